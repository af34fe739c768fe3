### Files of boards: what is wrong in them, and what the commands for them say

## Files

files-unreadable = The file { $path } cannot be read ({ file-reason }).
files-no-encoding = “{ $name }” is no encoding of texts that is known. Write for instance cp1252, iso-8859-2 or utf-16.
files-packed = { $path } is a packed file (zip or the like). Unpack it and give the files in it.
files-acblscore = { $path } is a file of ACBLscore, which only that program reads. Have it export the results as USEBIO or PBN.
files-bws = A database of a Bridgemate (BWS) cannot be read from standard input: name its file.
files-bws-broken = { $path } is a database of a Bridgemate (BWS), but it cannot be read. Have your scoring program export USEBIO or PBN.
files-unknown = I do not recognise the format of the file { $path }. I can read: { $known }.
files-unknown-input = I do not recognise the format of what comes from standard input. I can read: { $known }. Boards for other commands are written, for example, by: schlemm deal --to pbn
files-empty = The file { $path } is empty.
files-empty-input = Nothing comes from standard input.

## What contradicts itself in a board. $told stands in the file, $expected follows from the rest.

differ-dealer = Board { $number } is dealt by { $turn }, not by { $seat }.
differ-vulnerability = On board { $number }: { $vulnerability }; the file says something else.
differ-leader = The opening lead is { $seat }’s; by the contract it would be { $turn }’s.
differ-passed-out = All four have passed here, and yet cards are played.
differ-not-held = { $seat } does not hold { $card } and plays it to trick { $trick }.
differ-revoke = { $seat } does not follow suit in trick { $trick } and plays { $card }, although there are cards of the suit left.
differ-result = Tricks by the result: { $tricks }; by the cards played: { $won }.
differ-result-reached = Tricks by the result: { $tricks }; possible after the cards played: { $least } to { $most }.
differ-claim = Tricks claimed: { $claimed }; by the result: { $tricks }.
differ-claim-reached = Tricks claimed: { $claimed }; possible after the cards played: { $least } to { $most }.
differ-score = Points for { $side } in the file: { $told }; by contract and result: { $expected }.
differ-score-sides = Points of North-South: { $told }, of East-West: { $other }. What one side wins, the other loses.
differ-score-unknown = “{ $text }” is no score.
differ-row-score = { $who } – Points for { $side } in the table: { $told }; by contract and result: { $expected }.
differ-row-sides = { $who } – Points for North-South: { $told }, for East-West: { $other }. What one side wins, the other loses.
differ-told-form = The tag { $name } cannot say “{ $text }”.
differ-rubber-games = After the games of the rubber that have been won: { $vulnerability }; the tag Vulnerable says something else.
differ-solved-tricks = { $name } – { $seat } in { $strain } by the file: { $told }; with open cards: { $expected }.
differ-solved-par = { $name } by the file: { $told }; par for North-South with open cards: { $expected }.
differ-worth-matchpoints = { $who } – Matchpoints for { $side } in the file: { $told }; by everybody’s points: { $expected }.
differ-worth-percentage = { $who } – Percentage for { $side } in the file: { $told }; by everybody’s points: { $expected }.
differ-worth-imps = { $who } – IMPs for { $side } in the file: { $told }; by everybody’s points: { $expected }.
differ-total = { $who } – { $column } in the table: { $told }; added up: { $expected }.

## schlemm check

check-more-numbers =
    { $text } { $what ->
        [differ-dealer] { $count ->
            [one] On one more board of the file the { -dealer } does not fit the number either; --json names it.
           *[other] On { $count } more boards of the file the { -dealer } does not fit the number either; --json names each.
        }
       *[other] { $count ->
            [one] On one more board of the file the vulnerability does not fit the number either; --json names it.
           *[other] On { $count } more boards of the file the vulnerability does not fit the number either; --json names each.
        }
    }
check-file =
    { $path }: { $boards ->
        [one] one board
       *[other] { $boards } boards
    }, { check-counts }
check-unsolved =
    { $count ->
        [one] One board tells something of open cards that is not worked out: it would be too much work.
       *[other] { $count } boards tell something of open cards that is not worked out: it would be too much work.
    }
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
analyse-par = par
analyse-ending = Ending, { $count ->
    [one] one trick
   *[other] { $count } tricks
}
analyse-ending-line = { $seat } to play, { $strain }: North-South { $ns }, East-West { $ew }
analyse-no-deal = Not all four hands are known here.
analyse-legend = Tricks of each side; where partners take different numbers, those of the better one. Under −: tricks that North-South and East-West have given away in the play, and below the cards that cost them. Par is in points for North-South. All numbers: --json or --out FILE.
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

## schlemm deal with conditions. $often and $seldom are large numbers: one in so many.

deal-rarity =
    { $differs ->
        [1] { $seldom ->
            [none] Depending on the board, about one deal in { $often } fits, or none of many trials: this may take long
           *[other] Depending on the board, about one deal in { $often } to { $seldom } fits
        }
       *[0] { $often ->
            [none] { $below ->
                [none] Of many trials none has fitted: this is very rare and may take long
               *[other] Less than one deal in { $below } fits: of so many tries none has fitted, and it may take long
            }
           *[other] { $exact ->
                [1] About one deal in { $often } fits (counted exactly)
               *[0] About one deal in { $often } fits (estimated)
            }
        }
    }. Seed: { $seed }
deal-working = Dealing
deal-nothing-fits = No deal has what is asked: leave something out, or ask for less.
deal-held-twice = One card is to be in two hands here, or a hand is to have more than thirteen: name each card only once.

files-no-boards = There is no board in the files; nothing was written.
convert-none-fits = No board fits what is asked for.
convert-rotate = Nobody is called “{ $text }” in --rotate. Possible: { $known }
convert-contract = “{ $text }” in --contract is no contract. Possible: { $known }
convert-declarer = “{ $text }” in --declarer is no seat. Possible: N, E, S, W, NS, EW
convert-tricks = “{ $text }” in --tricks is no number of tricks. Possible: 9, 10-13, made, down
convert-no-room = { $format } has no room for any of these boards; nothing was written.
files-at =
    { $line ->
        [none] { $board ->
            [none] { $path }: { $text }
           *[other] { $path }, board { $board }: { $text }
        }
       *[other] { $board ->
            [none] { $path }, line { $line }: { $text }
           *[other] { $path }, line { $line }, board { $board }: { $text }
        }
    }

## schlemm convert. $what is what gets lost.

convert-no-output = Where to with the boards of { $path }? Name the file to write to behind the others (- for standard output).
convert-done =
    { $path }: { $boards ->
        [one] one board
       *[other] { $boards } boards
    } written as { $format }.
convert-elsewhere = These are links to another site: whoever opens one sends it the deal, the names and the calls.
convert-losses = Missing in { $format }, or different there:
convert-loss =
    { "  " }{ $what }: { $boards ->
        [one] one board
       *[other] { $boards } boards
    }
loss-number = number of the board
loss-dealer = who deals
loss-vulnerability = vulnerability
loss-hands = the hands
loss-auction = { -auction(form: "bare") }
loss-notes = what calls mean
loss-grades = grades of calls
loss-contract = the contract
loss-result = the result
loss-play = the cards played
loss-cards = remarks on cards
loss-comments = comments
loss-places = where comments stand
loss-boards = whole boards

## schlemm stats

stats-heading =
    { $boards ->
        [one] One board
       *[other] { $boards } boards
    } in { $files ->
        [one] one file
       *[other] { $files } files
    }
stats-deals = with all four hands
stats-different = different ones among them
stats-hands = with single hands only
stats-auctions = with an auction to its end
stats-begun = with the beginning of an auction
stats-notes = with explanations of calls
stats-plays = with cards played
stats-whole = to the last card among them
stats-results = with a result
stats-passed = passed out
stats-doubled = doubled or redoubled
stats-points-ns = points of North-South on average
stats-points-ew = points of East-West on average
stats-points-declarer = points of declarer’s side on average
stats-margin = tricks above the contract on average
stats-contracts = Contracts by level
stats-sum = all
stats-made = made
stats-lost = down
stats-defects = What could not be read ({ $count }); the first of each kind:
stats-defect = { $count } × { $text }
