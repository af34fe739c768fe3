### The library: its door, the search and the sources.

title-learn = Look up – Schlemm
library-text = Rules, words, systems and where it all comes from. Search for what you want to know.
library-search = Search rules, lessons, history and glossary
library-search-hint = For example: follow, double, sacrifice
library-found =
    { $count ->
        [0] Nothing is said of it here. Try a shorter word.
        [one] Found in one place
       *[other] Found in { $count } places
    }
library-more = And { $count } more
library-group-rule = Rules
library-group-conflict = Where the sources disagree
library-group-lesson = Lessons
library-group-history = History
library-group-word = Glossary
library-rules-text = Told in short, with their sources, and each to be tried at once.
library-conflicts-text = Forty places, and what really holds.
library-history-text = From whist until today, in a few lines.
library-glossary-text = Every word in German, Austrian, Swiss, Italian, English and French.
library-sources-text = What stands in each place, in a sentence, and what we make of it.
library-sources-all = All places, retold in a sentence
library-source-S0 = A page on scoring, with tables and four examples
library-source-S1 = The rules of bridge as a circle at home wrote them down
library-source-S2 = An Italian sheet of finished sums
library-source-S3 = The explanations of a bridge calculator
library-source-S4 = An introduction to contract bridge
library-source-line = Source { $source }, line { $line }
