### Boards to order: dealt as somebody asks for them, and how rare that is.

title-deals = Boards to order – Schlemm
deals-title = Boards to order
deals-text = Have boards dealt that hold what you want to practise or to show. You are told beforehand how rare that is.
deals-wish = What is asked
deals-examples = For example
deals-example-notrump = South opens 1NT
deals-example-fit = Game in spades
deals-example-slam = Slam
deals-example-wild = Wild shape
deals-example-stayman = 1NT – 2♣
deals-clear = Clear
deals-hands = Single hands
deals-sides = Both partners together
deals-sides-hint = Points and lengths, such as 25+ 8+♠
deals-bidding = { -auction }
deals-auction = How the { -auction } begins
deals-auction-hint = The { -dealer } of each board makes the first call, such as { $example }. Only boards come on which the system bids so.
deals-system = System of both sides
deals-how = How conditions are written
deals-how-points = high-card points
deals-how-length = cards of a suit
deals-how-cards = cards that the hand holds
deals-how-top = two of the three highest cards of the suit
deals-how-shape = shape in any suits; of several, one
deals-how-exact = exactly so many ♠, ♥, ♦ and ♣
deals-how-balanced = 4-3-3-3, 4-4-3-2 or 5-3-3-2
deals-balanced = balanced
deals-how-all = Everything in a field holds at once; an empty field asks for nothing.
deals-rarity = How rare is this?
deals-counting = Counting …
deals-rarity-mend = First everything above has to be readable.
deals-rarity-all = Every deal fits.
deals-rarity-nothing = No deal fits: leave something out, or ask for less.
deals-rarity-below = Less than one deal in { $below } fits, estimated: of so many tries none has fitted.
deals-rarity-never = Of many trials none has fitted: this is very rare.
deals-rarity-one =
    About one deal in { $often } fits, { $exact ->
        [1] counted exactly
       *[0] estimated
    }.
deals-rarity-range = Depending on the board, about one deal in { $often } to { $seldom } fits, estimated.
deals-rarity-some = Depending on the board, about one deal in { $often } fits, or none of many trials.
deals-count = Boards
deals-seed = Seed
deals-seed-hint = The same number gives the same boards.
deals-seed-wrong = The seed is a whole number up to { $most }.
deals-too-many-calls = These are too many calls: ask for the beginning only.
deals-deal = Deal
deals-other = Other boards
deals-found =
    { $found ->
        [one] One board
       *[other] { $found } boards
    }
deals-few =
    { $found ->
        [0] In the time there is, no board was found that fits.
        [one] In the time there is, only one board of { $count } was found.
       *[other] In the time there is, only { $found } boards of { $count } were found.
    } Ask for less, or use “schlemm deal” in a terminal, which searches longer.
deals-board = Board { $number }
deals-analyse = Analyse board { $number }
deals-play = Play
deals-play-board = Play board { $number }
deals-seat = Your seat at the table
deals-seat-hint = “Play” opens a table with three bots. The small numbers are high-card points.
deals-take = Share and take home
deals-link = Link to these boards
deals-files = As a file
deals-machines = For dealing machines
deals-bbo = BBO links
deals-bbo-hint = Whoever opens a BBO link sends the deal to bridgebase.com.
