### The library: its door, the search and the sources.

title-learn = Learn – Schlemm
library-title = Learn and look up
library-text = Begin with a lesson, or search for what you want to know.
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
library-begin = Begin
library-practise = Practise
library-look-up = Look up
library-school-text = Short lessons from the first trick to the sacrifice, each with questions.
library-rules-text = Told in short, with their sources, and each to be tried at once.
library-conflicts = Where the sources disagree
library-conflicts-text = Forty places, and what really holds.
library-history = History
library-history-text = From whist until today, in a few lines.
library-glossary-text = Every word in German, Austrian, Swiss, Italian, English and French.
library-sources = The five sources
library-sources-text = What stands in each place, in a sentence, and what we make of it.
library-sources-all = All places, retold in a sentence
library-source-S0 = A page on scoring, with tables and four examples
library-source-S1 = The rules of bridge as a circle at home wrote them down
library-source-S2 = An Italian sheet of finished sums
library-source-S3 = The explanations of a bridge calculator
library-source-S4 = An introduction to contract bridge
library-source-line = Source { $source }, line { $line }

learn-ways = How the table helps you
learn-way-count = Value your hand
learn-way-count-text = Count high cards, long suits and short suits yourself, then compare them one by one.
learn-way-why = Ask “Why?”
learn-way-why-text = Every call at the table tells you what it promises.
learn-way-reason = Just try it
learn-way-reason-text = What is not allowed stays where it is, and tells you which rule is in the way.
learn-way-points = Read the sheet
learn-way-points-text = Tap a number: it falls apart into the steps that made it.
