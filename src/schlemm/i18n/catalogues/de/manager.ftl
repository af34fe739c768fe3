### Was der Table Manager und seine Gäste sagen. $team, $first, $second und $detail sind Worte fremder Programme.

manager-listening =
    Table Manager auf { $host }, Port { $port }: { $boards ->
        [one] ein Board
       *[other] { $boards } Boards
    }, freie Plätze: { $players }. Strg+C beendet.
manager-seated =
    { $room ->
        [closed] Geschlossener Raum
       *[open] Offener Raum
    }, { $seat }: { $team }
manager-refused = Getrennt: { $why }
manager-played =
    Board { $board }, { $room ->
        [closed] geschlossener
       *[open] offener
    } Raum: { $result } ({ $score })
manager-heading = { $first } (Nord-Süd) gegen { $second }
manager-heading-imp = { $first } gegen { $second }, IMPs: { $one }–{ $other }
manager-heading-mp = { $first } gegen { $second }, Matchpunkte: { $one }–{ $other }
manager-board = Board
manager-room =
    { $room ->
        [closed] Geschlossener Raum
       *[open] Offener Raum
    }
manager-imp = IMPs
manager-mp = Matchpunkte
manager-stopped = Abgebrochen: { $why }
manager-stands = Was gespielt ist, steht hier.
manager-no-deals = In der Datei { $path } steht kein Board mit allen vier Händen.
manager-no-address = Auf { $host }, Port { $port } lässt sich nicht warten ({ file-reason }). Nimm einen anderen Port: --port 2001

manager-fault-bad-version = { $who } spricht Version { $detail } des Protokolls; es gibt 18 und 19.
manager-fault-seat-taken = { $who } ist besetzt ({ $detail }).
manager-fault-other-team = { $who }: Das Team „{ $detail }“ sitzt woanders, oder es war ein anderes verabredet.
manager-fault-not-connecting = Die erste Zeile bittet um keinen Platz: { $detail }
manager-fault-illegal-call = { $who } hat eine unzulässige Ansage gemacht: { $detail }
manager-fault-illegal-card = { $who } hat eine unzulässige Karte gespielt: { $detail }
manager-fault-unexpected = { $who } war nicht an der Reihe: { $detail }
manager-fault-flood = { $who } hat mehr geschrieben, als jemand braucht ({ $detail }).
manager-fault-deaf = { $who } liest nicht, was gesendet wird.
manager-fault-empty-seats =
    { $count ->
        [one] Nicht alle Plätze wurden rechtzeitig besetzt: Einer ist noch frei.
       *[other] Nicht alle Plätze wurden rechtzeitig besetzt: { $count } sind noch frei.
    }
manager-fault-late = { $who } hat nicht rechtzeitig gesendet: { $detail }
manager-fault-gone = { $who } hat die Verbindung beendet.

client-over = Der Wettkampf { $first } gegen { $second } ist zu Ende.
client-no-seats = „{ $text }“ sind keine Plätze. Nimm N, E, S und W, etwa --seats NS
client-no-manager = Auf { $host }, Port { $port } ist kein Table Manager zu erreichen ({ file-reason }).
client-fault-gone = Der Table Manager hat die Verbindung beendet. Seine letzten Worte: { $detail }
client-fault-gone-silent = Der Table Manager hat die Verbindung beendet, ohne zu sagen, warum.
client-fault-no-cards = In Board { $board } sollten jetzt die Karten von Platz { $seat } kommen. Zu lesen war stattdessen: { $detail }
client-fault-late = Der Table Manager sagt nichts mehr.
client-fault-unexpected = Der Table Manager hat gesagt, was nicht sein kann: { $detail }
client-fault-flood = Der Table Manager hat eine zu lange Zeile geschrieben.
client-fault-deaf = Der Table Manager liest nicht, was gesendet wird.
