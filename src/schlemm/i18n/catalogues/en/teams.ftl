### Teams of four: agree on a match at two tables, play it, and compare it board by board.

title-match = Teams of four – Schlemm
phase-finished-here = Finished

## Start page

teams-door = Teams of four
teams-door-text = Two tables, the same cards: what counts is what you make of them.
teams-door-play = Four boards against bots
teams-door-set = Set up and invite

## What is agreed

teams-title = Teams of four
teams-text = Two teams, two tables, the same cards. What has been played at one table is played again at the other and then compared.
teams-boards = How many boards?
teams-boards-hint =
    { $boards ->
        [4] Four boards, each vulnerability once: about half an hour.
        [8] Eight boards: about an hour.
        [16] Sixteen boards: an evening, or two short ones.
        [24] Twenty-four boards: a long evening, or two.
       *[other] Thirty-two boards: over several evenings, with pauses.
    }
teams-measure = What decides?
teams-measure-imps = IMPs
teams-measure-imps-hint = The difference of each board is turned into IMPs: large ones count more, but not in proportion. At the end there are victory points.
teams-measure-total-points = Total points
teams-measure-total-points-hint = As at a single table, whoever has more points in the score wins: the points of all boards count as they are. One slam can turn everything.
teams-measure-board-a-match = Board-a-match
teams-measure-board-a-match-hint = Each board is won, tied or lost, by however much: even an overtrick decides.
teams-unit-imps = IMPs
teams-unit-total-points = Points
teams-unit-board-a-match = Boards
teams-who = Teams
teams-with-alone = Just me
teams-with-team = My team
teams-with-all = All eight
teams-is-bot = Bot
teams-is-person = Person
teams-is-me = Me
teams-place = { $seat }, table { $room }
teams-table = Table { $room }
teams-sits =
    { $team ->
        [A] Table 1 North-South, table 2 East-West
       *[B] Table 1 East-West, table 2 North-South
    }
teams-alone = You play with seven bots, and it begins at once.
teams-links =
    { $count ->
        [one] You get a link for this seat. Whoever opens it sits down, without signing up.
       *[other] You get a link for each of these { $count } seats. Whoever opens it sits down, without signing up.
    }
teams-name =
    { $team ->
        [A] First team
       *[B] Second team
    }
teams-colour = Colour
teams-colour-blue = Blue
teams-colour-red = Red
teams-colour-green = Green
teams-colour-yellow = Yellow
teams-colour-violet = Violet
teams-colour-white = White
teams-colour-blue-name = Team Blue
teams-colour-red-name = Team Red
teams-colour-green-name = Team Green
teams-colour-yellow-name = Team Yellow
teams-colour-violet-name = Team Violet
teams-colour-white-name = Team White
teams-how = How it goes
teams-order = When is it played?
teams-order-at-once = Both tables at once
teams-order-at-once-hint = Each table plays as fast as it likes. A board is compared as soon as both have finished it.
teams-order-passed-on = Boards are passed on
teams-order-passed-on-hint = What table 1 has played goes on to table 2, as at a real table.
teams-half = After half
teams-half-stay = Everybody stays
teams-half-stay-hint = Each pair plays the whole match against the same pair.
teams-half-change = The pairs change
teams-half-change-hint = After half of the boards the pairs of the second team change tables
teams-bots = Bots
teams-system =
    { $team ->
        [A] System of the first team
       *[B] System of the second team
    }
teams-open = Open the match and invite

## Before the first board

teams-captain = captain
teams-staff = Teams
teams-choose = Make captain
teams-choose-for = Make { $name } captain
teams-line-up = Line-up of { $name }
teams-line-up-of = Seat of { $name }
teams-of-plan =
    { $boards ->
        [one] { $boards } board
       *[other] { $boards } boards
    }
teams-by =
    { $measure ->
        [imps] IMPs decide
        [total-points] Total points decide
       *[board-a-match] Whoever wins more boards wins
    }

## At the table

teams-strip = The match
teams-board-of = Board { $board } of { $of }
teams-other-has =
    { $count ->
        [0] Table { $room } has finished no board yet
        [one] Table { $room } has finished one board
       *[other] Table { $room } has finished { $count } boards
    }
teams-other-short = T{ $room }: { $count }/{ $of }
teams-here = Here
teams-for-us = for you
teams-where-short = T{ $room } · { $board }/{ $of }
teams-standing-aloud = { $a } { $points }, { $b } { $others } ({ $unit })
teams-compared =
    { $boards ->
        [one] One board is compared.
       *[other] { $boards } boards are compared.
    }
teams-pause = Pause
teams-paused = The match rests.
teams-paused-text = Everything stays as it is, for days if you like.
teams-resume = Go on
teams-resumed = The match goes on.
teams-still = Table { $room } is still playing this board.
teams-still-why =
    { $count ->
        [0] Cards and results lie open once both are done. No board is over there yet.
        [one] Cards and results lie open once both are done. One board is over there.
       *[other] Cards and results lie open once both are done. { $count } boards are over there.
    }
teams-next = Next board
teams-half-now = Half-time: with the next board the pairs of the second team change tables.
teams-wait = It goes on in a moment.
teams-wait-board = Table { $room } passes the next board on as soon as it has played it.
teams-wait-half = Half-time: as soon as table { $room } is there too, the pairs of the second team change.
teams-wait-end = All boards are played here. Table { $room } is still playing.
teams-look-both = Look at both tables
teams-look-row = Turn up the row
teams-turned = Each player’s cards in the order of play: upright what the own side has won, lying what the others have.
teams-turned-won = { $cardname }, won
teams-turned-lost = { $cardname }, lost
teams-again = Another match

## The score

teams-score = Score
teams-end-won =
    { $measure ->
        [imps] { $name } wins by { $points ->
            [one] { $points } IMP
           *[other] { $points } IMPs
        }
        [total-points] { $name } wins by { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[board-a-match] { $name } wins by { $points ->
           [one] { $points } board
          *[other] { $points } boards
       }
    }
teams-end-tie = A tie
teams-now-leads =
    { $measure ->
        [imps] { $name } leads by { $points ->
            [one] { $points } IMP
           *[other] { $points } IMPs
        }
        [total-points] { $name } leads by { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[board-a-match] { $name } leads by { $points ->
           [one] { $points } board
          *[other] { $points } boards
       }
    }
teams-now-even = All square
teams-of-boards =
    { $boards ->
        [0] No board is compared yet
        [one] One board of { $of } is compared
       *[other] { $boards } of { $of } boards are compared
    }
teams-also-points =
    { $name ->
        [none] In total points it is a tie
       *[other] In total points: { $points } for { $name }
    }
teams-also-imps =
    { $name ->
        [none] In IMPs it is a tie
       *[other] In IMPs: { $imps } for { $name }
    }
teams-stopped = The match was ended early; what both tables have played counts
teams-victory = Victory points:
teams-victory-text = Twenty are divided: the larger the lead for the number of boards, the more.
teams-boards-caption = The boards at both tables
teams-board = Board
teams-lead = Lead
teams-difference = Difference
teams-ladder = Ladder
teams-total = Total
teams-credit = for { $name }:
teams-imps =
    { $imps ->
        [one] 1 IMP
       *[other] { $imps } IMPs
    }
teams-even = even
teams-vulnerable-None = none
teams-vulnerable-NS = N-S vul.
teams-vulnerable-EW = E-W vul.
teams-vulnerable-All = all vul.
teams-comments =
    { $count ->
        [one] One comment
       *[other] { $count } comments
    }
teams-lesson-short = made, but lost
teams-open-board = Board { $board } at both tables
teams-open-first = Table 1 is still playing
teams-open-second = Table 2 is still playing
teams-open-both = still to be played
teams-boards-help = Tap a board to see both tables side by side.
teams-back-to-table = Back to the table
teams-to-table = To the table
teams-gone = This match cannot be seen here
teams-gone-why = Only those who play in it can see it, in the browser in which they sat down.
teams-elsewhere = You sit at the other table
teams-elsewhere-why = In a match everybody plays at one table only, for the same cards lie at both.
teams-to-own-table = To my table
teams-looking = One moment …
teams-substitutes = Who played for whom
teams-substitute =
    { $bot ->
        [yes] Board { $board }, table { $room }, { $seat }: a bot for { $left }
       *[no] Board { $board }, table { $room }, { $seat }: { $came } for { $left }
    }
teams-nameless = the host

## What belongs to whom

teams-own = us
teams-own-table = your table
teams-own-named = { $name } (your team)
teams-followed-table = table of { $name }
teams-followed-named = { $name } (team of { $player })
teams-own-won = Your team has won
teams-own-lost = Your team has lost
teams-own-tied = Your team and the other one are level

## A board at both tables

teams-board-title = Board { $board }
teams-board-facts = Dealer { $seat }, { $danger }
teams-boards-nav = Boards
teams-all-boards = All boards
teams-board-before = The board before
teams-board-after = The next board
teams-board-closed = This board still lies face down
teams-board-closed-why = It opens once both tables have played it.
teams-board-even = Both tables have the same: the board is tied.
teams-board-won =
    { $measure ->
        [board-a-match] { $name } wins the board by { $points } points { $imps ->
            [one] ({ $imps } IMP)
           *[other] ({ $imps } IMPs)
        }.
       *[other] { $name } wins { $points } points: { $imps ->
            [0] too little for an IMP
            [one] one IMP
           *[other] { $imps } IMPs
        }.
    }
teams-parted-not = Both tables did everything alike.
teams-parted-call =
    { $count ->
        [0] The tables part with the very first call: { $seat } says { $one } at table 1, { $two } at table 2.
        [one] The tables part after the first call: { $seat } says { $one } at table 1, { $two } at table 2.
       *[other] The tables part after { $count } calls that were alike: { $seat } says { $one } at table 1, { $two } at table 2.
    }
teams-parted-card =
    { $count ->
        [0] The same auction, but another lead: { $seat } leads { $one } at table 1, { $two } at table 2.
       *[other] The same auction; in trick { $trick } the tables part: { $seat } plays { $one } at table 1, { $two } at table 2.
    }
teams-parted-claim = Everything was alike until the rest was claimed at one table in trick { $trick }.
teams-parted-claim-word = –
teams-parted-here = here the tables part
teams-parting-cost =
    { $one ->
        [0] { $two ->
            [0] Neither of the two cards costs a trick.
            [one] The one at table 2 costs a trick.
           *[other] The one at table 2 costs { $two } tricks.
        }
        [one] { $two ->
            [0] The one at table 1 costs a trick.
            [one] Both cost a trick.
           *[other] The one at table 1 costs a trick, the one at table 2 { $two }.
        }
       *[other] { $two ->
            [0] The one at table 1 costs { $one } tricks.
            [one] The one at table 1 costs { $one } tricks, the one at table 2 one.
           *[other] The one at table 1 costs { $one } tricks, the one at table 2 { $two }.
        }
    }
# $bidders, $players: name of a team, or none
teams-whence =
    { $bidders ->
        [none] Played with open cards, both contracts would be worth the same
       *[other] Played with open cards, the contracts would be worth { $auction } points to { $bidders }
    }; { $players ->
        [none] the play added nothing.
       *[other] the play added { $play } points for { $players }.
    }
teams-par = Par: { $results }, that is { $points } points for { $side }.
teams-par-none = Par: nobody gets any points.
teams-reckoning = Reckoning the tricks with open cards …
teams-no-figures = The tricks with open cards cannot be reckoned just now.
teams-lesson = Made, and yet lost: { $name } makes { $made } at table { $room } and loses { $lost } points by it, because at the other table it was { $theirs }. { $why }
teams-lesson-game = They had bid { -game } there.
teams-lesson-small-slam = They had bid a { -small-slam } there.
teams-lesson-grand-slam = They had bid a { -grand-slam } there.
teams-lesson-doubled = It was doubled there, and made.
teams-lesson-denomination = They were in the contract that pays better.
teams-lesson-tricks = They took more tricks in the same contract.
teams-lesson-defence = They let their opponents play, who went down.
teams-steps = Both tables, card by card
teams-card-back = Back one card
teams-card-on = On one card
teams-before-lead = Before the lead
teams-to-parting = Where they part
teams-step = Card { $card }, trick { $trick }.
teams-step-card = { $seat }: { $cardname }
teams-step-won = { $seat } wins the trick.
teams-one-table = Table { $room } call by call
teams-which-table = Which table?
teams-tricks = N-S { $ns }, E-W { $ew }
teams-claimed = The rest was claimed.
teams-subject = { $what } by { $seat }, table { $room }
teams-talk = What there is to say
teams-talk-none = Nobody has said anything yet.
teams-talk-help = Tap a call, or go to a card, and tell the others what you think of it.
teams-talk-about = About
teams-talk-card = About this card
teams-talk-send = Say it
teams-talk-left =
    { $left ->
        [0] All has been said about this match: it holds no more comments.
        [one] This match holds one more comment.
       *[other] This match holds { $left } more comments.
    }
