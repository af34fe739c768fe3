### Files of boards: what is wrong in them, and what the commands for them say

## Files

files-unreadable = The file { $path } cannot be read ({ file-reason }).
files-unknown = I do not recognise the format of the file { $path }. I can read: { $known }.
files-empty = The file { $path } is empty.

## What contradicts itself in a board. $told stands in the file, $expected follows from the rest.

differ-dealer = Board { $number } is dealt by { $turn }, not by { $seat }.
differ-vulnerability = On board { $number }: { $vulnerability }; the file says something else.
differ-leader = The opening lead is { $seat }’s; by the contract it would be { $turn }’s.
differ-passed-out = All four have passed here, and yet cards are played.
differ-not-held = { $seat } does not hold { $card } and plays it to trick { $trick }.
differ-revoke = { $seat } does not follow suit in trick { $trick } and plays { $card }, although there are cards of the suit left.
differ-result = The result is given as { $tricks } tricks; by the cards played, { -declarer } takes { $won }.
differ-result-reached = The result is given as { $tricks } tricks; after the cards played, { $least } to { $most } are possible.
differ-claim = { $claimed } tricks are claimed; the result is given as { $tricks }.
differ-claim-reached = { $claimed } tricks are claimed; after the cards played, { $least } to { $most } are possible.
differ-score = The file gives { $side } { $told } points; contract and result make it { $expected }.
differ-score-sides = North-South have { $told } points and East-West { $other }: what one side wins, the other loses.
differ-score-unknown = “{ $text }” is no score.

## schlemm check

check-file =
    { $path }: { $boards ->
        [one] one board
       *[other] { $boards } boards
    }, { check-counts }
check-all =
    { $files } files together: { $boards ->
        [one] one board
       *[other] { $boards } boards
    }, { check-counts }
check-counts =
    { $agree ->
        [0] none agrees throughout
        [one] one agrees
       *[other] { $agree } agree
    }{ $contradict ->
        [0] { "" }
        [one] , one contradicts itself
       *[other] , { $contradict } contradict themselves
    }{ $unread ->
        [0] { "" }
        [one] , one can be read in part only
       *[other] , { $unread } can be read in part only
    }.

## Writing files

files-exists = There is a file { $path } already. Choose another name, or overwrite it: --force
files-unwritable = The file { $path } cannot be written ({ file-reason }).
files-no-format = I know no format “{ $name }”. There are: { $known }.
files-which-format = In which format is { $path } to be written? Add it: --to FORMAT. There are: { $known }.

## schlemm analyse

analyse-heading = With open cards
analyse-played = played
analyse-given = −
analyse-par = par for North-South
analyse-no-deal = Not all four hands are known here.
analyse-legend = Tricks of each side; where partners take different numbers, those of the better one. Under −: tricks that North-South and East-West have given away in the play, and below the cards that cost them. All numbers: --json or --out FILE.
analyse-working = Working
analyse-written =
    { $path }: { $boards ->
        [one] one board
       *[other] { $boards } boards
    }, { $solved } of them worked out.
analyse-interrupted = Interrupted. With --resume it goes on from here.
analyse-begun = An earlier run was broken off; what it has worked out is in { $path }. Go on from there: --resume, or delete the file.
analyse-other = What is in { $path } belongs to other boards. Delete the file, or choose another output file.
analyse-journal = What is worked out cannot be kept ({ $path }: { file-reason }).
analyse-failed = The work has broken off ({ $detail }). With --out FILE and then --resume nothing is lost.
