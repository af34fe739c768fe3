### The page that checks deals.

title-fair = Checked deals – Schlemm
fair-title = Deals you can verify
fair-lead = Before each deal the server binds itself to a secret number. Then your browser adds one of its own. The cards follow from both, and after the board this page works out in your browser whether that is so.
fair-deals = The deals of this game
fair-none = No board is over yet.
fair-deal = Deal { $number }
fair-figures = All figures to work it out
fair-commitment = The server’s promise, before the deal
fair-secret = The server’s secret
fair-numbers = The browsers’ numbers
fair-cut = Cut
fair-uncut = not cut
fair-seed = The seed that follows
fair-download = Save as a file
fair-proves = What this proves
fair-rule = The rule
fair-statistics = All deals of this server
fair-shapes = Shapes
fair-points = High-card points
fair-expected = expected
fair-at-table = Table { $number }, { $name }
fair-right =
    { $deals ->
        [one] The one promised deal is right.
       *[other] All { $deals } promised deals are right.
    }
fair-wrong = Something is wrong here: deal { $deals }.
fair-unruled =
    { $deals ->
        [one] One was not dealt by this rule.
       *[other] { $deals } were not dealt by this rule.
    }
fair-hidden =
    { $deals ->
        [one] One board is not over: its cards stay hidden.
       *[other] { $deals } boards are not over: their cards stay hidden.
    }
fair-number-of = Number of the browser: { $name }
fair-server-alone = none: only the server has drawn here
fair-cut-after =
    after { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
fair-deal-number = Number of the deal
fair-found-cards = The cards follow from the secret and the browsers’ numbers.
fair-found-cards-passed-on = The cards follow from the secret and the browsers’ numbers. For you to be { -declarer }, the four hands were passed on round the table.
fair-found-other-cards = These cards do not follow from them: others were dealt.
fair-found-seen = The promise is the one your browser saw before the deal.
fair-found-unseen = The promise fits the secret; this browser did not see it before the deal.
fair-found-changed = Before the deal your browser saw another promise.
fair-found-broken = The secret does not fit the promise.
fair-found-own = Your browser’s number is in it.
fair-found-left-out = Your browser sent a number that is not in it: it came too late or was left out.
fair-found-other-number = For your seat there is another number in it than this browser’s: another device of yours was faster, or it was exchanged.
fair-found-none-given = There is no number of this browser in it.
fair-found-unruled = Not dealt by this rule, so it cannot be worked out: a board to practise with, a server whose deals are known beforehand, or a deal from before there was the rule.
fair-found-count = found
fair-found-percent = found, %
fair-expected-percent = expected, %
fair-shapes-one = Shape
fair-points-one = Points
fair-not-found = There is nothing for you to check in this game: you have no seat in it, or it is gone.
fair-file-bad = This is no file with deals from Schlemm.
fair-open-file = Check a saved file
fair-not = What it does not prove
fair-proves-server = The server did not choose the cards once it knew the browsers’ numbers: it was bound by then.
fair-proves-players = No player chose them: whoever gives a number knows the promise only, not the secret.
fair-proves-chance = If only one of them drew honestly, with the others not knowing the number, all 52!/(13!)⁴ deals are equally likely.
fair-proves-after = Nobody changed anything afterwards: your browser remembers what it saw and gave before the deal.
fair-not-sees = That nobody sees the cards: the server deals, so whoever runs it can look at all four hands at any time.
fair-not-together = That nobody is in league with the server: who knows the secret and gives their number last can try until they like the cards.
fair-not-alone = Anything about deals for which no browser gave a number – the first at a table that did not wait, and bots give none: there the server could have chosen alone.
fair-not-stops = That the server goes on: it may stop before a deal, or leave your number out as late. If it is missing, it says so here.
fair-not-others = Anything about boards to practise with, or servers whose deals are known beforehand: they are named here as not dealt by the rule.
fair-rule-1 = The server draws 32 random bytes, its secret, and publishes their SHA-256 before the deal: the promise.
fair-rule-2 = The players’ browsers then give 16 random bytes each, in a match those at both tables.
fair-rule-3 = The seed is the SHA-256 of game, number, secret, all numbers and the cut.
fair-rule-4 = Blocks follow from the seed. The first 96 bits of the first block that stay below 53 644 737 765 488 792 839 237 440 000 are the number of the deal; numbers too large are left out.
fair-rule-5 = Each number is exactly one deal.
fair-rule-6 = In the first two deals of a first game of mini-bridge, the four hands are passed on round the table until { -declarer }’s lies with the newcomer, who deals them; where it would be 20 to 20, the next number counts.
fair-rule-more = Byte by byte, with an example to work out, the rule stands in the documentation under “Fair dealing”. In the terminal a saved file is checked by:
fair-counted =
    { $deals ->
        [one] One deal whose board is over has been counted.
       *[other] { $deals } deals whose boards are over have been counted.
    }
fair-seeded = This server runs with deals that are known beforehand.
fair-few = That is too few to conclude anything.
fair-usual = This looks like chance: the most striking comparison would be as striking as here or more in { $percent } % of all cases.
fair-odd = This does not look like chance: the most striking comparison would be as striking in { $percent } % of all cases only.
fair-tests = The tables count all four hands. Each seat is compared by itself (chi-square), as the four hands of a deal depend on each other.
