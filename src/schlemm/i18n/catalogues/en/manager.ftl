### What the table manager and its guests say. $team, $first, $second and $detail are words of foreign programs.

manager-listening =
    Table manager at { $host }, port { $port }: { $boards ->
        [one] one board
       *[other] { $boards } boards
    }, seats to take: { $players }. Ctrl+C ends it.
manager-seated =
    { $room ->
        [closed] Closed room
       *[open] Open room
    }, { $seat }: { $team }
manager-refused = Disconnected: { $why }
manager-played =
    Board { $board }, { $room ->
        [closed] closed
       *[open] open
    } room: { $result } ({ $score })
manager-heading = { $first } (North-South) against { $second }
manager-heading-imp = { $first } against { $second }, IMPs: { $one }–{ $other }
manager-heading-mp = { $first } against { $second }, matchpoints: { $one }–{ $other }
manager-board = Board
manager-room =
    { $room ->
        [closed] Closed room
       *[open] Open room
    }
manager-imp = IMPs
manager-mp = Matchpoints
manager-stopped = Broken off: { $why }
manager-stands = What was played stands here.
manager-no-deals = The file { $path } has no board with all four hands.
manager-no-address = Nobody can wait at { $host }, port { $port } ({ file-reason }). Take another port: --port 2001

manager-fault-bad-version = { $who } speaks version { $detail } of the protocol; there are 18 and 19.
manager-fault-seat-taken = { $who } is taken ({ $detail }).
manager-fault-other-team = { $who }: the team “{ $detail }” sits elsewhere, or another one was agreed.
manager-fault-not-connecting = The first line asks for no seat: { $detail }
manager-fault-illegal-call = { $who } has made an illegal call: { $detail }
manager-fault-illegal-card = { $who } has played an illegal card: { $detail }
manager-fault-unexpected = { $who } was not on turn: { $detail }
manager-fault-flood = { $who } has written more than anybody needs ({ $detail }).
manager-fault-deaf = { $who } does not read what is sent.
manager-fault-empty-seats =
    { $count ->
        [one] Not all seats were taken in time: one is still free.
       *[other] Not all seats were taken in time: { $count } are still free.
    }
manager-fault-late = { $who } has not sent in time: { $detail }
manager-fault-gone = { $who } has closed the connection.

client-over = The match of { $first } against { $second } is over.
client-no-seats = “{ $text }” are no seats. Take N, E, S and W, such as --seats NS
client-no-manager = There is no table manager at { $host }, port { $port } ({ file-reason }).
client-fault-gone = The table manager has closed the connection. Its last words: { $detail }
client-fault-gone-silent = The table manager has closed the connection without saying why.
client-fault-no-cards = Cards were due at seat { $seat } in board { $board }. What came instead: { $detail }
client-fault-late = The table manager says nothing any more.
client-fault-unexpected = The table manager has said what cannot be: { $detail }
client-fault-flood = The table manager has written a line that is too long.
client-fault-deaf = The table manager does not read what is sent.
