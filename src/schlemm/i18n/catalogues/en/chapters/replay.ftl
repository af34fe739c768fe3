### Going through a board that is over, call by call and card by card, also one from a file.

title-replay = Boards from a file – Schlemm

## A board step by step

replay-cards = The cards
replay-steps = Call by call and card by card
replay-before-call = Before the first call
replay-call-at = Call { $at } of { $count }
replay-call-back = Back one call
replay-call-on = On one call
replay-to-start = To the beginning
replay-to-lead = To the end of the { -auction }
replay-call-aloud = Call { $at }. { $seat }: { $said }.
replay-said = { $name } explained: { $text }
replay-next-costly = To the next card that costs something
replay-given = Tricks given away, with open cards: North-South { $ns }, East-West { $ew }.
replay-both-tables = Both tables

## Playing on differently

replay-go-on = Play differently from here
replay-go-on-text = A new table begins at this step; up to here all is as it was. Bots sit at the other seats, and this board does not count.
replay-go-on-seat = Your seat
replay-go-on-begin = Play from here

## Boards from a file

replay-title = Boards from a file
replay-lead = Open a file of boards (PBN, LIN and others) and go through its boards, call by call and card by card. The text goes to this server only, which does not keep it. The address of a board holds the board itself: whoever is given it sees it too.
replay-form = Open a file
replay-file = Choose a file
replay-text = Or paste the text
replay-read = Read
replay-reading = The file is being read …
replay-opening = The board is being opened …
replay-too-long = This is too large: up to { $most } MB are read. Split the file.
replay-found =
    { $boards ->
        [0] No board in it could be read
        [one] One board
       *[other] { $boards } boards
    }
replay-boards = The boards of the file
replay-column-board = Board
replay-column-result = Result
replay-column-players = Who played
replay-column-has = What the file tells of it
replay-board = Board { $board }
replay-board-at = Board in place { $place } of the file
replay-board-unnumbered = Board without a number
replay-room-open = open room
replay-room-closed = closed room
replay-has = Calls: { $calls }, cards: { $cards }
replay-too-big = too long for an address
replay-more =
    { $more ->
        [one] There is one more board in it; the first { $shown } are shown.
       *[other] There are { $more } more boards in it; the first { $shown } are shown.
    }
replay-problems = What could not be read
replay-problem-line = Line { $line }:
replay-problem-board = Line { $line }, board { $board }:
replay-more-problems =
    { $more ->
        [one] And one more place.
       *[other] And { $more } more places.
    }
replay-all = All boards of the file
replay-other = Open a file
replay-no-board = There is no board in this address. Perhaps it was cut off when it was copied.
replay-hands-missing = Hands are missing here: what was possible cannot be reckoned.
