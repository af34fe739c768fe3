### The words of the game.

## Terms that other texts use.

-declarer = declarer
-dummy = dummy
-dealer = dealer
-auction = auction
-game = game
-part-score =
    { $form ->
        [Cap] Part score
       *[bare] part score
    }
-notrump =
    { $form ->
        [Cap] Notrump
       *[bare] notrump
    }
-small-slam = small slam
-grand-slam = grand slam
-trump = trump
-vulnerable = vulnerable
-not-vulnerable = not vulnerable

## Suits and ranks

suit-S = spades
suit-H = hearts
suit-D = diamonds
suit-C = clubs
strain-S = { suit-S }
strain-H = { suit-H }
strain-D = { suit-D }
strain-C = { suit-C }
strain-NT = { -notrump }
rank-A = ace
rank-K = king
rank-Q = queen
rank-J = jack
rank-T = ten
rank-9 = nine
rank-8 = eight
rank-7 = seven
rank-6 = six
rank-5 = five
rank-4 = four
rank-3 = three
rank-2 = two
# A card, read aloud: $suit-name from suit-…, $rank-name from rank-…
card-name = { $rank-name } of { $suit-name }

## Seats and sides

seat-N = North
seat-E = East
seat-S = South
seat-W = West
side-NS = North-South
side-EW = East-West

## Calls

call-P = Pass
call-X = Double
call-XX = Redouble
# A bid, read aloud: $level is its level, $strain-name comes from strain-…
strain-one-S = spade
strain-one-H = heart
strain-one-D = diamond
strain-one-C = club
strain-one-NT = { strain-NT }
bid-name = { $level } { $strain-name }

## Contract and result. $doubling is none, X or XX; $margin is =, +1 or −2.

contract-short =
    { $doubling ->
        [X] { $bid }X
        [XX] { $bid }XX
       *[none] { $bid }
    }
contract-by =
    { $doubling ->
        [X] { $bid }X by { $seat }
        [XX] { $bid }XX by { $seat }
       *[none] { $bid } by { $seat }
    }
result-short =
    { $doubling ->
        [X] { $bid }X { $margin }
        [XX] { $bid }XX { $margin }
       *[none] { $bid } { $margin }
    }
result-by =
    { $doubling ->
        [X] { $bid }X { $margin } by { $seat }
        [XX] { $bid }XX { $margin } by { $seat }
       *[none] { $bid } { $margin } by { $seat }
    }
result-passed-out = passed out

## Vulnerability

vulnerability-None = nobody { -vulnerable }
vulnerability-NS = North-South { -vulnerable }
vulnerability-EW = East-West { -vulnerable }
vulnerability-All = everybody { -vulnerable }

## Phases

phase-auction = Auction
phase-play = Play
phase-claim = Claim
phase-result = Score
phase-closed = The end

## What a bid would be worth

goal-part-score = { -part-score }
goal-game = game
goal-small-slam = small slam
goal-grand-slam = grand slam

## Roles

role-dealer = dealer
role-declarer = declarer
role-dummy = dummy
