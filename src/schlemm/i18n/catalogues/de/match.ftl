### Was ein Vergleich zweier Teilnehmer sagt. $detail sind Worte eines Programms, $imps eine Zahl mit Vorzeichen.

match-heading = { $first } (A) gegen { $second } (B)
match-boards =
    { $boards ->
        [one] Ein Board
       *[other] { $boards } Boards
    } · Startzahl { $seed }
match-cards-by = Die Karten von { $team } spielt { $player }: Das Programm { -to-bid(form: "er") } nur.
match-imps = IMPs je Board für A
match-off-par = Abstand vom Par, IMPs je Tisch

match-count-makeable = möglich
match-count-bid = { -to-bid(form: "part") }
match-count-made = erfüllt
match-count-missed = verpasst
match-counts = Möglich: bei offenen Karten zu erfüllen. Verpasst: möglich, nicht { -to-bid(form: "part") }, und weniger Punkte als das und als Par.
match-games = { -game } { $team }
match-slams = { -slam } { $team }

match-costs = Verschenkte Stiche je Board, mit offenen Karten gesehen
match-cost-lead = { -lead }
match-cost-declarer = als { -declarer }
match-cost-defence = { -defence(form: "im") }

match-worst = Die schlechtesten Boards für A
match-board = Board
match-dealer = { -dealer } { $seat }
match-table = Tisch { $table }
match-lead =
    { -lead } { $card }, { $tricks ->
        [one] ein Stich
       *[other] { $tricks } Stiche
    }
match-par = Par
match-imps-won = IMPs

match-failures = Was nicht gelungen ist ({ $count }). Wer keine Ansage zustande bringt, passt bis ans Ende { -auction(form: "dem") }.
match-failures-played = Was nicht gelungen ist ({ $count }). Wer keine Ansage zustande bringt, passt bis ans Ende { -auction(form: "dem") }; statt einer Karte wird eine nach Faustregeln gespielt.
match-failure = Board { $board }, Tisch { $table }, { $seat } ({ $team }): { $what }: { $detail }
match-recovered = Board { $board }, Tisch { $table }, { $seat } ({ $team }): { $what }: { $detail } – beim zweiten Mal ging es
match-more-failures = … und { $count } mehr
match-fault-not-started = lässt sich nicht starten
match-fault-ended = hat sich beendet
match-fault-late = hat nicht rechtzeitig geantwortet
match-fault-unreadable = hat etwas geantwortet, was kein JSON-Objekt ist
match-fault-unasked = hat eine Zeile geschrieben, nach der niemand gefragt hatte
match-fault-refused = hat einen Fehler gemeldet
match-fault-no-call = hat keine Ansage gemacht
match-fault-illegal-call = hat eine unzulässige Ansage gemacht
match-fault-no-card = hat keine Karte gespielt
match-fault-illegal-card = hat eine unzulässige Karte gespielt
match-fault-illegal-claim = hat unzulässig beansprucht
match-fault-no-answer = hat nicht gesagt, ob der Anspruch gilt
match-fault-cannot-bid = sagt nicht, dass es { -to-bid } kann
match-fault-failed = ist gescheitert

match-stopped-failures = Abgebrochen: Ein Teilnehmer ist an drei Boards hintereinander gescheitert. Was gespielt ist, zählt.
match-stopped-interrupted = Unterbrochen. Was gespielt ist, zählt.
match-stopped-solver = Abgebrochen: Die Stiche ließen sich nicht berechnen ({ solver-reason }). Was gespielt ist, zählt.
match-stopped-worker = Abgebrochen: Ein Prozess hat sich unerwartet beendet (Board { $detail }). Was gespielt ist, zählt.
match-stopped-cluster-lost = Abgebrochen: Die Verbindung zum Cluster { $detail } ist abgerissen. Was gespielt ist, zählt.
match-stopped-cluster-no-workers = Abgebrochen: Der Cluster { $detail } hat keine Worker mehr. Was gespielt ist, zählt.
match-stopped-cluster-unfit = Abgebrochen: Dem Worker { $detail } fehlen die kompilierten Teile. Was gespielt ist, zählt.
match-stopped-cluster-versions = Abgebrochen: Der Worker { $detail } hat andere Software als hier. Was gespielt ist, zählt.

match-no-costs = --costs zählt, was im Spiel verschenkt wird, und bei --bid-only wird nicht gespielt. Lass eines von beiden weg.
match-unknown-bidder = Einen Bot „{ $name }“ gibt es nicht. Es gibt: { $known }. Ein fremdes Programm startet exec:BEFEHL.
match-not-started = Das Programm „{ $command }“ { $what }: { $detail }. Prüf den Befehl hinter exec: – was ein Programm können muss, steht in docs/external-bots.md.
match-cannot-start = Das Programm „{ $command }“ lässt sich nicht starten: { program-reason }. Prüf den Befehl hinter exec: – was ein Programm können muss, steht in docs/external-bots.md.
match-nothing-solver = Die Stiche lassen sich nicht berechnen: { solver-reason }
match-nothing-worker = Abgebrochen: Ein Prozess hat sich unerwartet beendet (Board { $detail }).
match-no-file = In die Datei { $path } lässt sich nicht schreiben ({ file-reason }). Nimm eine andere: --pbn DATEI
match-bad-tables = Die Datei { $path } hält keine gelösten { -deal }en ({ file-reason }). Nimm eine andere: --tables DATEI
match-bad-line = In Zeile { $line } der Datei { $path } steht keine gelöste { -deal }. Nimm eine andere: --tables DATEI
program-reason =
    { $detail ->
        [missing] es ist nicht da
        [denied] es darf nicht ausgeführt werden
        [no-program] es ist kein Programm
        [no-command] hinter exec: steht kein Befehl
        [quotes] ein Anführungszeichen ist nicht geschlossen
       *[other] das System meldet { $detail }
    }
solver-remedy = pip install ./native, oder make native; beides in den Quellen
solver-reason =
    { $detail ->
        [missing] die kompilierte Bibliothek dafür fehlt; es hilft { solver-remedy }
        [crashed] sein Prozess hat sich unerwartet beendet
       *[other] der Löser findet keine Antwort
    }
