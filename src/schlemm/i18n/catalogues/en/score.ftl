### Where the points come from (step-<code>), the lines of the sheet, the forms and the house rules.

## Steps of a score. The points themselves stand beside them.
## $terms is the sum, such as 2 × 30; $count counts the tricks.

step-bid-tricks =
    { $factor ->
        [4] Tricks bid: { $terms }, times four for the redouble
        [2] Tricks bid: { $terms }, times two for the double
       *[1] Tricks bid: { $terms }
    }{ $before ->
        [0] { "" }
       *[other] ; with the { $before } from before that makes { $reached }
    }{ $by-doubling ->
        [1] , which makes it a game
       *[0] { "" }
    }
step-overtricks =
    { $count ->
        [one] One overtrick
       *[other] { $count } overtricks
    }{ $doubling ->
        [4] , redoubled
        [2] , doubled
       *[1] { "" }
    }{ $doubling ->
        [1] { "" }
       *[other] { $vulnerable ->
            [1] , vulnerable
           *[0] , not vulnerable
        }
    }: { $terms }
step-part-score =
    { $doubling ->
        [1] Bonus for the { -part-score } (the tricks bid count { $reached }, less than 100)
       *[other] Bonus for the { -part-score } (even so the tricks bid count only { $reached }, less than 100)
    }
step-game =
    { $vulnerable ->
        [1] Bonus for the game, vulnerable
       *[0] Bonus for the game, not vulnerable
    }{ $by-doubling ->
        [1] { " " }(only the double brings the tricks bid to 100 or more, namely { $reached })
       *[0] { "" }
    }
step-small-slam =
    { $vulnerable ->
        [1] Small slam bid and made, vulnerable
       *[0] Small slam bid and made, not vulnerable
    }
step-grand-slam =
    { $vulnerable ->
        [1] Grand slam bid and made, vulnerable
       *[0] Grand slam bid and made, not vulnerable
    }
step-insult =
    { $doubling ->
        [4] Made in spite of double and redouble (“for the insult”)
       *[2] Made in spite of the double (“for the insult”)
    }
step-undertricks =
    { $count ->
        [one] One undertrick
       *[other] { $count } undertricks
    }{ $doubling ->
        [4] , redoubled
        [2] , doubled
       *[1] { "" }
    }{ $vulnerable ->
        [1] , vulnerable
       *[0] , not vulnerable
    }{ $simple ->
        [1] , simply doubled by your house rule
       *[0] { "" }
    }: { $terms }
step-honours =
    { $honours ->
        [5] { $seat } held all five honours in { $strain }
       *[4] { $points ->
            [150] { $seat } held all four aces, and the contract was in { $strain }
           *[100] { $seat } held four of the five honours in { $strain }
        }
    }
step-last-part-score = { -part-score(form: "Cap") } in the last deal ({ $reached } points, not yet a game)
step-rubber-bonus = Rubber won by { $games } games to { $against }
step-unfinished-game = The only game won in an unfinished rubber
step-unfinished-part-score = { $reached } points towards the next game when the rubber was stopped
step-passed-out = Passed out; there are no points for that

## Lines of the sheet that belong to no contract

sheet-board = Board
sheet-passed-out = Passed out
sheet-rubber-bonus = Bonus for the rubber
sheet-unfinished = Settled early

## Forms

form-robber4 = Rubber of four deals (Chicago)
form-robber4-classic = Rubber of four deals, classic scoring
form-minibridge = Mini-bridge
form-rubber = Rubber bridge
form-duplicate = Duplicate

## House rules as they stand on the sheet

rule-left-of-dealer-calls-first = The player on dealer’s left calls first
rule-must-beat = Who follows suit must beat if able
rule-simple-doubling = Undertricks simply doubled: a double counts twice, a redouble four times
rule-non-dealer-vulnerable = In the second and third deal the dealer’s opponents are vulnerable
rule-fixed-vulnerability = North-South are vulnerable in the second deal, East-West in the third
rule-same-dealer-redeals = When passed out, the same dealer deals again
rule-next-dealer-redeals = When passed out, the next player deals
rule-part-scores-carried = { -part-score(form: "Cap") }s are carried over until a game is complete
rule-honours-count = Honours count
rule-honours-do-not-count = Honours do not count
