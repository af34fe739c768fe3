### What a comparison of two bidders says. $detail are words of a program, $imps a number with its sign.

match-heading = { $first } (A) against { $second } (B)
match-boards =
    { $boards ->
        [one] One board
       *[other] { $boards } boards
    } · seed { $seed }
match-imps = IMPs a board for A
match-off-par = Distance from par, IMPs a table

match-count-makeable = makeable
match-count-bid = bid
match-count-made = made
match-count-missed = missed
match-counts = Makeable: it makes with all cards in view. Missed: makeable, not bid, and fewer points than that and than par.
match-games = { -game } { $team }
match-slams = slam { $team }

match-worst = The worst boards for A
match-board = Board
match-table = Table { $table }
match-par = Par
match-imps-won = IMPs

match-failures = What went wrong ({ $count }). Who fails to call passes until the end of this auction.
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
match-fault-cannot-bid = does not say that it can bid
match-fault-failed = has failed

match-stopped-failures = Stopped: a bidder failed three times in a row. What was played counts.
match-stopped-interrupted = Interrupted. What was played counts.
match-stopped-solver = Stopped: the tricks could not be computed ({ $detail }). What was played counts.
match-stopped-worker = Stopped: { $detail }. What was played counts.

match-bid-only = So far comparisons are for bidding only. Add --bid-only.
match-unknown-bidder = There is no bot “{ $name }”. There are: { $known }. A foreign program is started by exec:COMMAND.
match-not-started = The program “{ $command }” { $what }: { $detail }. Check the command behind exec: – what a program must be able to do is written in docs/external-bots.md.
match-nothing-solver = The tricks cannot be computed: { $detail }
match-nothing-worker = Stopped: { $detail }.
match-no-file = Cannot write to the file { $path } ({ $detail }). Take another: --pbn FILE
match-bad-tables = The file { $path } holds no solved deals ({ $detail }). Take another: --tables FILE
