### The score pad for an evening at a real table.

title-pad = Score pad – Schlemm
pad-title = A pad for your table
pad-text = You play with real cards, the pad does the sums: enter the result after each deal. It stays until you go on next week.
pad-heading = Score pad
pad-known = Your pads
pad-begin = Begin the pad
pad-form-match = Match at two tables
pad-ours = We: { $seat }
pad-theirs = They: { $seat }
pad-fifth = Who else is there and sits out
pad-dealer = Who deals first?
pad-team = Team { $number }
pad-team-1-hint = Sits North-South at table 1 and East-West at table 2.
pad-team-2-hint = Sits East-West at table 1 and North-South at table 2.
pad-name = What is the pad called?
pad-name-example = Saturday at Anna’s
pad-rules = House rules and stake
pad-write = Write a deal down
pad-write-go = Write down
pad-correct = Change the line
pad-correct-go = Change
pad-correct-line = Change line { $line }
pad-correct-board = Change board { $board } of table { $room }
pad-change = Change
pad-strike = Strike out
pad-cancel = Cancel
pad-undo = Undo
pad-absent = The server does not answer. This is how the pad stood last; do write on.
pad-unheard = This is noted, and comes onto the pad as soon as the server is back:
pad-unheard-strike = Strike out note { $line }
pad-table = Table
pad-declarer = Who played it?
pad-honours = Honours in one hand
pad-honours-0 = none
pad-honours-4 = four: 100
pad-honours-5 = all five: 150
pad-honours-aces = four aces: 150
pad-held-by = Who held them?
pad-held = { $count } honours with { $name }
pad-type = Type it instead
pad-typed = Result
pad-typed-hint = Such as 4♠X+1 or 3NT -2; choose above who played it, or add it.
pad-missing-typed = Something is wrong with the typed result: mend it, or pick the contract above.
pad-missing-contract = The contract is still missing: tap it above, or “Passed out”.
pad-missing-declarer = It is still open who played it: tap the name.
pad-missing-held = It is still open who held the honours: tap the name.
pad-round = Rubber { $number }, { $day }
pad-deals = { $name } deals.
pad-stop = Stop here and settle
pad-next-rubber = The next rubber
pad-next-robber4 = The next four deals
pad-next-help = Proposed are those who have played together least; with five, whoever has played longest sits out. You may also cut and change it here.
pad-next-go = Begin
pad-people = Who plays
pad-name-people = Change names, add somebody
pad-name-teams = Change names
pad-name-of = Name of { $name }
pad-add = Who is coming along?
pad-add-go = Add
pad-difference =
    Difference for the first team: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $measure ->
        [imps] , which is { $imps ->
            [one] { $imps } IMP
           *[other] { $imps } IMPs
        }
       *[other] { "" }
    }.
pad-home = Take home and share
pad-csv = Table (CSV)
pad-print = Print or PDF
pad-link = Link to the pad
pad-link-text = Whoever opens the link sees the pad and may write on it, next week too.
pad-others = Other pads
pad-new = Begin a pad
pad-closed = This pad cannot be seen here
pad-closed-why = Open the link you were given once more, all of it, to the last sign.
