### Che cosa dice un confronto fra due partecipanti. $detail sono parole di un programma, $imps un numero con il segno.

match-heading = { $first } (A) contro { $second } (B)
match-boards = { $boards } board · seme { $seed }
match-cards-by = Le carte di { $team } le gioca { $player }: il programma sa solo licitare.
match-imps = IMP per board per A
match-off-par = Distanza dal par, IMP per tavolo

match-count-makeable = fattibili
match-count-bid = licitati
match-count-made = mantenuti
match-count-missed = mancati
match-counts = Fattibili: si mantengono a carte viste. Mancati: fattibili, non licitati, e meno punti di così e del par.
match-games = { -game } { $team }
match-slams = slam { $team }

match-costs = Prese regalate per board, viste a carte scoperte
match-cost-lead = attacco
match-cost-declarer = da { -declarer }
match-cost-defence = in controgioco

match-worst = I board peggiori per A
match-board = Board
match-dealer = { -dealer } { $seat }
match-table = Tavolo { $table }
match-lead =
    attacco { $card }, { $tricks ->
        [one] una presa
       *[other] { $tricks } prese
    }
match-par = Par
match-imps-won = IMP

match-failures = Che cosa non è riuscito ({ $count }). Chi non riesce a dichiarare passa fino alla fine della licita.
match-failures-played = Che cosa non è riuscito ({ $count }). Chi non riesce a dichiarare passa fino alla fine della licita; al posto di una carta mancata se ne gioca una semplice.
match-failure = Board { $board }, tavolo { $table }, { $seat } ({ $team }): { $what }: { $detail }
match-recovered = Board { $board }, tavolo { $table }, { $seat } ({ $team }): { $what }: { $detail } – la seconda volta è riuscito
match-more-failures = … e altri { $count }
match-fault-not-started = non si avvia
match-fault-ended = è terminato
match-fault-late = non ha risposto in tempo
match-fault-unreadable = ha risposto con qualcosa che non è un oggetto JSON
match-fault-unasked = ha scritto una riga che nessuno aveva chiesto
match-fault-refused = ha segnalato un errore
match-fault-no-call = non ha fatto una dichiarazione
match-fault-illegal-call = ha fatto una dichiarazione irregolare
match-fault-no-card = non ha giocato una carta
match-fault-illegal-card = ha giocato una carta irregolare
match-fault-illegal-claim = ha fatto una richiesta irregolare
match-fault-no-answer = non ha risposto alla richiesta
match-fault-cannot-bid = non dice di saper licitare
match-fault-failed = ha fallito

match-stopped-failures = Interrotto: un partecipante ha fallito su tre board di seguito. Quello che è stato giocato conta.
match-stopped-interrupted = Interrotto. Quello che è stato giocato conta.
match-stopped-solver = Interrotto: non è stato possibile calcolare le prese ({ solver-reason }). Quello che è stato giocato conta.
match-stopped-worker = Interrotto: un processo è finito inaspettatamente (board { $detail }). Quello che è stato giocato conta.
match-stopped-cluster-lost = Interrotto: la connessione al cluster { $detail } è caduta. Quello che è stato giocato conta.
match-stopped-cluster-no-workers = Interrotto: il cluster { $detail } non ha più worker. Quello che è stato giocato conta.
match-stopped-cluster-unfit = Interrotto: al worker { $detail } mancano le parti compilate. Quello che è stato giocato conta.
match-stopped-cluster-versions = Interrotto: il worker { $detail } ha altro software rispetto a qui. Quello che è stato giocato conta.

match-no-costs = --costs conta ciò che si regala nel gioco, e con --bid-only non si gioca. Togli uno dei due.
match-unknown-bidder = Non c’è nessun bot «{ $name }». Ci sono: { $known }. Un programma esterno si avvia con exec:COMANDO.
match-not-started = Il programma «{ $command }» { $what }: { $detail }. Controlla il comando dopo exec: – che cosa deve saper fare un programma sta in docs/external-bots.md.
match-cannot-start = Il programma «{ $command }» non si può avviare: { program-reason }. Controlla il comando dopo exec: – che cosa deve saper fare un programma sta in docs/external-bots.md.
match-nothing-solver = Non è possibile calcolare le prese: { solver-reason }
match-nothing-worker = Interrotto: un processo è finito inaspettatamente (board { $detail }).
match-no-file = Non si può scrivere nel file { $path } ({ file-reason }). Usane un altro: --pbn FILE
match-bad-tables = Il file { $path } non contiene smazzate risolte ({ file-reason }). Usane un altro: --tables FILE
match-bad-line = La riga { $line } del file { $path } non contiene una smazzata risolta. Usane un altro: --tables FILE
program-reason =
    { $detail ->
        [missing] non c’è
        [denied] non si può eseguire
        [no-program] non è un programma
        [no-command] dopo exec: non c’è nessun comando
        [quotes] una virgoletta non è chiusa
       *[other] il sistema dice { $detail }
    }
solver-remedy = pip install ./native, oppure make native, sempre dai sorgenti
solver-reason =
    { $detail ->
        [missing] manca la libreria compilata; rimedio: { solver-remedy }
        [crashed] il suo processo è finito inaspettatamente
       *[other] il risolutore non trova risposta
    }
