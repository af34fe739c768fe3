### Everything around the table: start page, agreements, settings, score sheet, learning, counting.

you = You
back-to-start = To the start page

## Titles of the pages

title-start = Schlemm: bridge at home
title-table = At the table – Schlemm
title-count = Count – Schlemm
title-unknown = Not found – Schlemm

## Start page

start-sentence = Bridge: one table, four chairs, thirteen cards for you.
start-text = Three bots are at the table already. They say what they bid, and bid what they say.
start-deal-cards = Deal the cards
start-as-s1 = As in “Die Regeln des Bridge”
start-settings-first = Settings before you start
start-go-on = Go on from here
start-circle = To the circle
start-friends = With friends
start-friends-text = A link, a name, a seat. No account needed, and it works on a phone.
start-invite = Invite
start-first-time = New to bridge?
start-first-time-text = In ten minutes you will have played your first deal: mini-bridge, step by step.
start-first-hand = First deal
mini-link = Mini-bridge: your first deal
start-pad-go-on = Go on scoring
start-analyse = Analyse
games-link = My games
start-continue = Go on
start-look-again = Look at it
start-with = with { $names }
start-deal-of = Deal { $deal } of { $deals }
start-deal = Deal { $deal }

## What is agreed before the first deal

opening-bot-tables =
    { $left ->
        [0] From your connection bots already play at { $most } tables: at another one they wait until one of those is left.
        [one] From your connection bots play at one more table; at more than { $most } at a time they wait.
       *[other] From your connection bots play at { $left } more tables; at more than { $most } at a time they wait.
    }
opening-title = What do you agree on?
opening-others-title = Play with friends
opening-others-text = Open the table, and you get a link for every free seat. Whoever opens it sits down, without signing up.
opening-seats = Seats and dealer
opening-form = Form
opening-form-robber4 = Four deals, each with its own vulnerability. Whoever has more points then has won.
opening-form-minibridge = All announce their points, the stronger side names the contract and plays it: bridge without an auction.
opening-form-rubber = The first side to win two games of 100 points ends the rubber. That may take three deals, or twelve.
opening-name = Your name
opening-seat = Your seat
opening-draw = Seats
opening-draw-no = As chosen
opening-draw-no-hint = You sit where you like, and it begins at once.
opening-draw-yes = Drawn
opening-draw-yes-hint = Everybody cuts a card: the two highest play together, and the highest deals first.
opening-dealer = Who deals first?
opening-dealer-hint = After that the deal goes round clockwise.
opening-rules = House rules
opening-rules-text = To begin with, everything is as the Laws have it. What you change is named on the sheet.
opening-by-the-laws = All by the Laws
opening-law = Law
opening-house-rule = House rule
opening-at-the-table = At the table
opening-back = Back

opening-first-caller = Who calls first?
opening-first-caller-dealer = The dealer
opening-first-caller-dealer-hint = Whoever has dealt makes the first call.
opening-first-caller-left-of-dealer = The next on the left
opening-first-caller-left-of-dealer-hint = The player on the dealer’s left makes the first call; the deal goes round as usual.

opening-must-beat = Duty to win the trick
opening-must-beat-no = No
opening-must-beat-no-hint = Following suit is enough; nobody has to win the trick.
opening-must-beat-yes = Yes
opening-must-beat-yes-hint = Whoever follows suit must win the trick if they can.

opening-doubling = Doubled undertricks
opening-doubling-no = By the table
opening-doubling-no-hint = Each further undertrick costs more: 100, 300, 500 … and vulnerable 200, 500, 800 …
opening-doubling-yes = Simply doubled
opening-doubling-yes-hint = Every undertrick costs the same: 100, or 200 vulnerable; redoubled twice as much again.

opening-vulnerability = Vulnerability in the second and third deal
opening-vulnerability-dealer = Dealer’s side
opening-vulnerability-dealer-hint = The dealer and their partner are vulnerable.
opening-vulnerability-non-dealer = The opponents
opening-vulnerability-non-dealer-hint = The dealer and their partner are not vulnerable; the others are.
opening-vulnerability-fixed = Fixed order
opening-vulnerability-fixed-hint = First North-South is vulnerable, then East-West, whoever deals.

opening-scoring = Below 100 points
opening-scoring-each = Each by itself
opening-scoring-each-hint = Every deal is scored by itself; a { -part-score } brings 50 at once.
opening-scoring-classic = Carried over
opening-scoring-classic-hint = Tricks bid and made stay on the sheet until they reach 100 together, and so make game.

opening-redeal = When passed out
opening-redeal-same-dealer = The same dealer
opening-redeal-same-dealer-hint = Whoever has dealt deals once more.
opening-redeal-next-dealer = The next player
opening-redeal-next-dealer-hint = The player on the dealer’s left deals.

opening-honours = Honours
opening-honours-no = Do not count
opening-honours-no-hint = Four or five high trumps in one hand bring no points.
opening-honours-yes = Count
opening-honours-yes-hint = Four high trumps in one hand bring 100, all five or four aces at { -notrump } 150. The program finds them.

opening-stake = Stake for a hundred points
opening-stake-none = No stake: you play for the honour.
opening-stake-example = In the unit you agree on: a lead of { $points } points would be worth { $amount }.
opening-rounding = Rounding
opening-rounding-none = None
opening-rounding-none-hint = Every point counts.
opening-rounding-half-up = 50 up
opening-rounding-half-up-hint = To hundreds: 540 becomes 500, 550 becomes 600.
opening-rounding-half-down = 50 down
opening-rounding-half-down-hint = To hundreds: 550 becomes 500, 560 becomes 600.

## Settings

settings-title = Settings
install-title = Install as an app
install-text = Schlemm gets an icon and a window of its own. School, count, score pad and glossary then work offline too.
install-go = Install
settings-close = Close
settings-group-table = Table
settings-group-senses = Sight and sound
settings-group-cards = Cards
settings-group-play = Play
settings-group-language = Language
settings-profile = Language and terms
settings-brief = What the keys read aloud
settings-brief-no = In words
settings-brief-yes = In short
settings-brief-hint = In short, as for a Braille display: S AKQ2 for four cards in spades, 6S S −5 for a result.
settings-words = Word by word
settings-words-hint = What a thing is called holds everywhere: at the table, in lessons and on everything you take home.
settings-words-usual = As in the profile again
profile-de = Deutsch
profile-de-AT = Deutsch (Österreich)
profile-de-CH = Deutsch (Schweiz)
profile-it = Italiano
profile-en = English
profile-fr = Français
settings-text = Text size
settings-text-100 = Normal
settings-text-110 = Large
settings-text-120 = Larger
settings-text-130 = Very large
settings-theme = Light
settings-theme-auto = As the device
settings-theme-light = Bright
settings-theme-dark = Dark
settings-theme-contrast = Contrast
settings-tempo = Pace of the bots
settings-tempo-0 = At once
settings-tempo-1 = Calm
settings-tempo-2 = Slow
settings-level-agreed = This was settled when the table was opened. You can choose differently for a new table.
settings-partner = When your partner is { -declarer }
settings-partner-play = I play
settings-partner-watch = I watch
settings-partner-hint = Your partner is a bot: you may play both hands in its place.
settings-looking-back = Looking back
settings-looking-back-freely = Any time
settings-looking-back-freely-hint = The last trick while the next is being played; the auction throughout.
settings-looking-back-next-lead = Until the next lead
settings-looking-back-next-lead-hint = Last trick and auction until the next lead: after that, memory only.
settings-looking-back-laws = As in tournaments
settings-looking-back-laws-hint = The last trick until your side plays on; the auction until your first card, afterwards the opponents’ calls when it is your turn.
settings-valuation = Count beside your hand
settings-valuation-off = Off
settings-valuation-count = I count first
settings-valuation-on = Show
settings-valuation-hint = Shape, points and losers, with everything they add up from.
settings-taps = Calls and cards
settings-taps-1 = One tap
settings-taps-2 = Two taps
settings-taps-hint = With two taps you first choose and then confirm.
settings-colours = Colours
settings-colours-4 = Four
settings-colours-2 = Two
settings-sound = Sound
settings-sound-0 = Off
settings-sound-1 = Soft
settings-sound-2 = Full
settings-sound-hint = Shuffling, cards, calls, when it is your turn, and how it ended.
settings-faces = Card faces
settings-faces-auto = To fit
settings-faces-classic = Classic
settings-faces-plain = Large and plain
settings-letters = Letters
settings-letters-profile = As the language
settings-letters-AKQJ = A K Q J
settings-order = Suits in your hand
settings-order-SHCD = ♠ ♥ ♣ ♦
settings-order-SHDC = ♠ ♥ ♦ ♣
settings-mirrored = Trumps in dummy
settings-mirrored-no = On the left
settings-mirrored-yes = On the right
settings-mirrored-hint = The Laws want them on dummy’s right, which is the left of your screen.

## Score sheet

sheet-caption-rubber = Sheet: bonuses above the line, tricks bid and made below it
sheet-caption-robber4 = Sheet: the four deals
sheet-us = We
sheet-them = They
sheet-above = Above the line
sheet-line-above = above the line
sheet-line-below = below the line
sheet-game = Game { $game }
sheet-deal = Deal
sheet-danger = Vul.
sheet-danger-None = none
sheet-danger-All = all
sheet-danger-us = we
sheet-danger-them = they
sheet-contract = Contract
sheet-now = Now
sheet-so-far = So far
sheet-total = Total
sheet-entry-us = { $amount } for you, { $what }: where from?
sheet-entry-them = { $amount } for the opponents, { $what }: where from?
sheet-replay = Deal { $deal } step by step
sheet-deal-result = Deal { $deal }: { $what }
sheet-now-even = The score is level.
sheet-now-us = You lead by { $amount }.
sheet-now-them = The opponents lead by { $amount }.
sheet-end-even = A tie: both sides have the same number of points.
sheet-end-us = You win the rubber by { $amount } points.
sheet-end-them = The opponents win the rubber by { $amount } points.
sheet-part-score-us = { -part-score(form: "Cap") } { $below } for you: { $missing } to game.
sheet-part-score-them = { -part-score(form: "Cap") } { $below } for the opponents: { $missing } to game.
sheet-owed-us = { $rounded } points are settled: each opponent pays { $amount }.
sheet-owed-them = { $rounded } points are settled: each of you pays { $amount }.
sheet-agreed = Your house rules
sheet-left = { $name } played { $seat } until deal { $deal }.
sheet-by-the-laws = Played by the Laws.
steps-sum = Sum

## Value of the hand

valuation-title = What is your hand worth?
valuation-count-first = Count it yourself, then compare.
valuation-compare = Compare
valuation-reveal = Show
valuation-losers =
    { $losers ->
        [one] one loser
       *[other] { $losers } losers
    }
valuation-all-right = That is just what the program counts.
valuation-look-again = Have a look at what adds up.
valuation-right = you: { $own }, right
valuation-wrong = you: { $own }
valuation-nothing = Nothing to count.
valuation-strength = Strength of the hand
valuation-with-length = High-card and length points
valuation-with-shortness = High-card and shortness points
valuation-trumps-only = with trumps only
valuation-notrump = Count for a contract in { -notrump }
valuation-notrump-only = without shortness points: they count nothing in { -notrump }
valuation-count-yours = Count your hand
valuation-show = Show points
valuation-hide = Hide points

## Counting

count-title = What counts how much?
count-text = The numbers of the score on one card. At the table the program does the sums, and shows you each step.
count-plain = undoubled
count-doubled = doubled
count-redoubled = redoubled
count-safe = not vulnerable
count-danger = vulnerable
count-tricks = Tricks bid and made
count-tricks-text = For every trick beyond six, if the contract is made. Undoubled overtricks count the same.
count-minor = ♣ ♦
count-major = ♥ ♠
count-notrump-first = NT, the first
count-notrump-further = NT, each further
count-premiums = Bonuses
count-premiums-text = In the rubber of four deals and in duplicate. A game must be bid, not only made.
count-part-score = { -part-score(form: "Cap") }
count-game = Game, from 100
count-small-slam = Small slam, besides
count-grand-slam = Grand slam, besides
count-insult-doubled = Made doubled
count-insult-redoubled = Made redoubled
count-overtrick-doubled = Overtrick, doubled
count-overtrick-redoubled = Overtrick, redoubled
count-down-safe = Undertricks, not vulnerable
count-down-safe-text = The opponents get these points.
count-down-danger = Undertricks, vulnerable
count-down-danger-text = All that matters is whether declarer’s side is vulnerable.
count-first = the first
count-second-third = the second and third
count-fourth = each further
count-terminal = In the terminal
count-terminal-text = There the program scores any contract and names the steps:
count-print = Print

## When something is missing

unknown-title = There is no table here.
unknown-text = This address leads nowhere. Perhaps its last character is missing?
offline-title = The server does not answer.
offline-text = Your tables are saved. As soon as it is back, you go on where you stopped.
offline-again = Try again
offline-without = The server does not answer. This works without it:
standalone-starting = The program is loading: some ten megabytes the first time, later nothing.
standalone-elsewhere = Schlemm is open in another window. Play on there, or close it.
standalone-failed = This browser cannot run the program. Try a newer one.
standalone-friends = To play together you need Schlemm on a computer of your own; this page does without one and plays with you alone.
refused-no-server = The server does not answer. If it is running, try again.
refused-server-error = Something went wrong in the server. Try again.
