### My games: what was played in this browser.

title-games = My games – Schlemm
games-title = My games
games-lead = What you have played in this browser, the latest evening first. Nobody but this browser is shown it.
games-to-figures = To the figures
games-looking = Looking for your games …
games-undated = Without a date
games-with-bots = with bots
games-won =
    { $points ->
        [one] Won by one point
       *[other] Won by { $points } points
    }
games-lost =
    { $points ->
        [one] Lost by one point
       *[other] Lost by { $points } points
    }
games-even = A tie
games-boards =
    { $boards ->
        [one] one board
       *[other] { $boards } boards
    }
games-circle = in a circle
games-older = Earlier games
games-none-title = No game here yet
games-none = Play your first rubber: after each deal you find it here again, with all its cards. And in time numbers tell you what you are good at.

## A game and its boards

games-all = All my games
games-gone = This game is not one of yours
games-gone-why = In this browser you have no seat there, or this board is not over yet.
games-sheet = All boards
games-board = Board { $board }
games-board-title = Board { $board }, { $form }
games-no-board = No board is over yet.
games-without-you = (without you)
games-total = Total
games-play = The cards
games-column-board = Board
games-column-result = Result
games-column-danger = Vulnerability

## What the boards say

games-figures = What the boards say about your play
games-counting = Counting your boards …
games-figures-from =
    { $boards ->
        [0] You have not yet played a board yourself from start to end.
        [one] Counted is one board that you have played yourself.
       *[other] Counted are { $boards } boards that you have played yourself.
    }
games-figures-own = Boards in which a bot stood in for you, and deals for practice, do not count.
games-figures-newest = They come from your latest { $games } games.
games-declared = As { -declarer }
games-defended = In defence
games-bidding = In the { -auction }
games-percent = { $percent }%
games-made-of =
    { $of ->
        [0] You have not played a contract yet.
        [one] You have played one contract and { $hits ->
            [0] not made it.
           *[other] made it.
        }
       *[other] Of { $of } contracts you have made { $hits }.
    }
games-beaten-of =
    { $of ->
        [0] You have not defended a contract yet.
        [one] You have defended one contract and { $hits ->
            [0] not beaten it.
           *[other] beaten it.
        }
       *[other] Of { $of } contracts of the others you have beaten { $hits }.
    }
games-between = The true value probably lies between { $low } and { $high }.
games-few =
    { $of ->
        [0] { "" }
       *[other] That is too few for a number: it comes from { $enough } on.
    }
games-few-reckoned = Worked out with open cards: { $of }. A number comes from { $enough } on.
games-declared-tricks =
    { $way ->
        [more] On average you take { $amount } tricks more than open cards and best play by all would give.
        [less] On average you take { $amount } tricks fewer than open cards and best play by all would give.
       *[even] On average you take as many tricks as open cards and best play by all would give.
    }
games-defended-tricks =
    { $way ->
        [more] On average your side takes { $amount } tricks more than open cards and best play by all would give.
        [less] On average your side takes { $amount } tricks fewer than open cards and best play by all would give.
       *[even] On average your side takes as many tricks as open cards and best play by all would give.
    }
games-bidding-par =
    { $way ->
        [more] Each board, the contract you end in is worth { $amount ->
            [one] one point
           *[other] { $amount } points
        } more to you than par.
        [less] Each board, the contract you end in is worth { $amount ->
            [one] one point
           *[other] { $amount } points
        } less to you than par.
       *[even] On average the contract you end in is worth as much as par.
    }
games-par-help = Par is what comes of it when all bid and play their best with open cards. What you then make of the cards does not count here.
games-chance = That may still be chance.
games-no-chance = Chance alone is hardly the reason.
games-reckoning = The boards are being worked out with open cards: { $reckoned } of { $boards } are done.
games-no-solver = The program that works out tricks with open cards is missing here. Boards are counted all the same.
games-unsolved = { $boards ->
        [one] One board could not be worked out and is left aside.
       *[other] { $boards } boards could not be worked out and are left aside.
    }
games-interval-help = The bar shows where the true value probably lies: in 95 of 100 such cases it is within. Where fewer than { $enough } boards count, there is no number.
games-range = { $low } to { $high }
games-kinds = Your contracts by their kind
games-column-kind = Kind
games-column-made = made
games-column-share = per cent
games-column-tricks = tricks above open cards
games-kind-part-score = { -part-score(form: "Cap") }
games-kind-game = Game
games-kind-small-slam = Small slam
games-kind-grand-slam = Grand slam
games-kind-minor-suit = In a minor
games-kind-major-suit = In a major
games-kind-notrump = In { -notrump }

## To take home and to forget

games-take = To take home
games-take-text = All your games with cards, calls and results as a file.
games-file-json = Everything (JSON)
games-file-pbn = Boards (PBN)
games-file-csv = Results (CSV)
games-forget = Be forgotten
games-forget-text = The server knows you by a secret that only this browser has. Once it gives that away, this list is empty, and it opens none of your seats any more, not even in games that go on, and no circle and no score pad. Settings and what you have learnt stay.
games-forget-stays = On the server the games stay, with cards and names: they belong to the others at the table as well. Only whoever runs the server can delete them.
games-forget-go = Have this browser forgotten
games-forget-question = This cannot be undone. If you want to keep anything, take the files home first.
games-forget-sure = Yes, forget
games-forget-not = No, keep it
