### Practise card play: the auction is over, and you play the cards towards a goal.

title-cards = Practise card play – Schlemm
goals-title = Practise card play
goals-text = The auction is over, and you play the cards. The deals are chosen so that your goal is within reach, but takes some thought.
goals-form = Choose your goal
goals-goal = Goal
goals-size = How high?
goals-size-any = Any
goals-size-part-score = { -part-score(form: "Cap") }
goals-size-game = Game
goals-size-slam = Slam
goals-kind = With { -trump }s?
goals-kind-any = Either
goals-kind-suit = In a suit
goals-kind-notrump = In NT
goals-begin = Deal
goals-wait = Looking for a deal to practise …

## The goals

goal-make = Make it
goal-make-text = You are { -declarer } and take the tricks that were bid.
goal-beat = Beat it
goal-beat-text = You defend and bring the contract down.
goal-overtricks = As many tricks as possible
goal-overtricks-text = You are { -declarer } and take all there is.

## At the table

goal-panel = Your goal
goal-board = Deal { $number }
goal-fit-good = It can be done, but takes some thought.
goal-fit-easy = No trickier deal was found so quickly. Here the goal is well within reach.
goal-fit-unchecked = The program that works out tricks is missing here. So nobody has checked whether it can be done.
goal-fit-hard = No deal that fits was found so quickly. Here it takes a mistake of the others.
goal-fit-other = No such contract was found so quickly. Here is another.

## At the end

goal-reached-make = Made!
goal-missed-make = Not made
goal-reached-beat = Beaten!
goal-missed-beat = Not beaten
goal-reached-overtricks = You took it all!
goal-missed-overtricks = There was more to take
goal-tricks =
    { $tricks ->
        [0] Your side took no trick
        [one] Your side took one trick
       *[other] Your side took { $tricks } tricks
    }.
goal-possible =
    { $possible ->
        [0] With open cards and best play by all it would be none
        [one] With open cards and best play by all it would be one
       *[other] With open cards and best play by all it would be { $possible }
    }.
goal-again = Once more
goal-next = Next deal
goal-others = Another goal
form-boards = Teams of four
refused-no-board = No deal was found for this. Try once more.
refused-nothing-left = Nothing is left to play here: the board is over at this point.
refused-hands-missing = For this all four hands would have to be known.

## Played differently

origin-title = Played differently
origin-again = Once more from there
origin-now = Look at this board
origin-before = How it went before
goals-ending-title = Play an ending
goals-ending-text = From a book, a file, or laid out by yourself: enter it on the analysis board, and play it from there against the best defence.
goals-ending-enter = Enter an ending
goals-ending-back = Back to the analysis board
play-out-text = All cards lie open. You play { $side }; the other two play as well as can be.
play-out-begin = Play
play-out-last = Last trick
play-out-now = On the table
play-out-can = Tricks so far: { $won }. { $tricks } can be made.
play-out-over = Tricks made: { $tricks }; possible: { $best }.
play-out-lost =
    { $tricks ->
        [one] That card cost a trick.
       *[other] That card cost { $tricks } tricks.
    }
play-out-turn = { $seat } to play
play-out-back = Take the card back
play-out-again = From the start
