### What the table reads aloud when it is asked: each question has a key.

hear-hand = reads your hand aloud
hear-dummy = reads { -dummy } aloud
hear-trick = reads the trick aloud
hear-auction = reads the auction aloud
hear-score = reads contract, tricks and score aloud
hear-turn = says whose turn it is
hear-face-down = Your cards are still face down.
hear-no-hand = You hold no cards.
hear-no-dummy = Dummy is not on the table yet.
hear-trick-is = In the trick: { $cards }.
hear-trick-was = Last trick: { $cards }.
hear-no-trick = No card has been played yet.
hear-auction-is = Auction: { $calls }.
hear-no-auction = Nobody has called yet.
hear-sentence = { $text }.
hear-tricks = Tricks: { $tricks }, { $need }.
hear-turn-is = { $name } to act.
hear-over = It is nobody’s turn.

table-aloud-result = Result: { $ended }.
table-aloud-ended =
    { $contractname }, { $fate ->
        [over] { $count ->
            [one] one overtrick
           *[other] { $count } overtricks
        }
        [down] { $count } down
       *[made] made
    }
