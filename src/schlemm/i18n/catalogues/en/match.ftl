### What a comparison of two players says. $detail are words of a program, $imps a number with its sign.

match-heading = { $first } (A) against { $second } (B)
match-boards =
    { $boards ->
        [one] One board
       *[other] { $boards } boards
    } · seed { $seed }
match-cards-by = The cards of { $team } are played by { $player }: the program only bids.
match-imps = IMPs a board for A
match-off-par = Distance from par, IMPs a table

match-count-makeable = makeable
match-count-bid = bid
match-count-made = made
match-count-missed = missed
match-counts = Makeable: it makes with all cards in view. Missed: makeable, not bid, and fewer points than that and than par.
match-games = { -game } { $team }
match-slams = slam { $team }

match-costs = Tricks given away a board, seen with open cards
match-cost-lead = opening lead
match-cost-declarer = as declarer
match-cost-defence = in defence

match-worst = The worst boards for A
match-board = Board
match-dealer = { -dealer } { $seat }
match-table = Table { $table }
match-lead =
    lead { $card }, { $tricks ->
        [one] one trick
       *[other] { $tricks } tricks
    }
match-par = Par
match-imps-won = IMPs

match-failures = What went wrong ({ $count }). Who fails to call passes until the end of this auction.
match-failures-played = What went wrong ({ $count }). Who fails to call passes until the end of this auction; a card that fails is replaced by one by rules of thumb.
match-failure = Board { $board }, table { $table }, { $seat } ({ $team }): { $what }: { $detail }
match-recovered = Board { $board }, table { $table }, { $seat } ({ $team }): { $what }: { $detail } – the second time it worked
match-more-failures = … and { $count } more
match-fault-not-started = cannot be started
match-fault-ended = has ended
match-fault-late = has not answered in time
match-fault-unreadable = has answered with what is no JSON object
match-fault-unasked = has written a line that was not asked for
match-fault-refused = has reported an error
match-fault-no-call = has made no call
match-fault-illegal-call = has made an illegal call
match-fault-no-card = has played no card
match-fault-illegal-card = has played an illegal card
match-fault-illegal-claim = has made an illegal claim
match-fault-no-answer = has not answered a claim
match-fault-cannot-bid = does not say that it can bid
match-fault-failed = has failed

match-stopped-failures = Stopped: a player failed on three boards in a row. What was played counts.
match-stopped-interrupted = Interrupted. What was played counts.
match-stopped-solver = Stopped: the tricks could not be computed ({ solver-reason }). What was played counts.
match-stopped-worker = Stopped: a process ended unexpectedly (board { $detail }). What was played counts.
match-stopped-cluster-lost = Stopped: the connection to the cluster { $detail } has broken. What was played counts.
match-stopped-cluster-no-workers = Stopped: the cluster { $detail } has no workers any more. What was played counts.
match-stopped-cluster-unfit = Stopped: the worker { $detail } lacks the compiled parts. What was played counts.
match-stopped-cluster-versions = Stopped: the worker { $detail } has other software than here. What was played counts.

match-no-costs = --costs counts what the play gives away, and with --bid-only nothing is played. Leave out one of them.
match-unknown-bidder = There is no bot “{ $name }”. There are: { $known }. A foreign program is started by exec:COMMAND.
match-not-started = The program “{ $command }” { $what }: { $detail }. Check the command behind exec: – what a program must be able to do is written in docs/external-bots.md.
match-cannot-start = The program “{ $command }” cannot be started: { program-reason }. Check the command behind exec: – what a program must be able to do is written in docs/external-bots.md.
match-nothing-solver = The tricks cannot be computed: { solver-reason }
match-nothing-worker = Stopped: a process ended unexpectedly (board { $detail }).
match-no-file = Cannot write to the file { $path } ({ file-reason }). Take another: --pbn FILE
match-bad-tables = The file { $path } holds no solved deals ({ file-reason }). Take another: --tables FILE
match-bad-line = Line { $line } of the file { $path } is no solved deal. Take another: --tables FILE
program-reason =
    { $detail ->
        [missing] it is not there
        [denied] it may not be run
        [no-program] it is no program
        [no-command] there is no command behind exec:
        [quotes] a quotation mark is not closed
       *[other] the system says { $detail }
    }
solver-remedy = pip install ./native, or make native, either in a checkout
solver-reason =
    { $detail ->
        [missing] the compiled library for it is missing; what helps: { solver-remedy }
        [crashed] its process ended unexpectedly
       *[other] the solver finds no answer
    }
