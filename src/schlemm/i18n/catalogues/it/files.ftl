### File di board: che cosa non va, e che cosa dicono i comandi che li usano

## File

files-unreadable = Il file { $path } non si può leggere ({ file-reason }).
files-no-encoding = «{ $name }» non è una codifica di testi che conosco. Scrivi per esempio cp1252, iso-8859-2 o utf-16.
files-packed = { $path } è un file compresso (zip o simili). Estrailo e indica i file che contiene.
files-acblscore = { $path } è un file di ACBLscore, che solo quel programma legge. Fagli esportare i risultati in USEBIO o PBN.
files-bws = Un database di Bridgemate (BWS) non si può leggere dallo standard input: indica il file.
files-bws-broken = { $path } è un database di Bridgemate (BWS), ma non riesco a leggerlo. Fai esportare USEBIO o PBN dal tuo programma di calcolo.
files-unknown = Non riconosco il formato del file { $path }. So leggere: { $known }.
files-unknown-input = Non riconosco il formato di ciò che arriva dallo standard input. So leggere: { $known }. Board per altri comandi li scrive, per esempio: schlemm deal --to pbn
files-empty = Il file { $path } è vuoto.
files-empty-input = Dallo standard input non arriva niente.

## Che cosa si contraddice in un board. $told sta nel file, $expected segue dal resto.

differ-dealer = Nel board { $number } dà le carte { $turn }, non { $seat }.
differ-vulnerability = Nel board { $number }: { $vulnerability }; nel file c’è altro.
differ-leader = Ha attaccato { $seat }; secondo il contratto toccava a { $turn }.
differ-passed-out = Qui hanno passato tutti, eppure ci sono carte giocate.
differ-not-held = { $seat } non ha in mano { $card } e la gioca nella presa { $trick }.
differ-revoke = { $seat } non risponde al colore nella presa { $trick } e gioca { $card }, anche se ne ha ancora in mano.
differ-result = Prese secondo il risultato: { $tricks }; secondo le carte giocate: { $won }.
differ-result-reached = Prese secondo il risultato: { $tricks }; possibili dopo le carte giocate: da { $least } a { $most }.
differ-claim = Prese richieste: { $claimed }; secondo il risultato: { $tricks }.
differ-claim-reached = Prese richieste: { $claimed }; possibili dopo le carte giocate: da { $least } a { $most }.
differ-score = Punti per { $side } secondo il file: { $told }; secondo contratto e risultato: { $expected }.
differ-score-sides = Punti di Nord-Sud: { $told }, di Est-Ovest: { $other }. Quello che gli uni vincono, gli altri lo perdono.
differ-score-unknown = «{ $text }» non è un punteggio.
differ-row-score = { $who } – Punti di { $side } nella tabella: { $told }; secondo contratto e risultato: { $expected }.
differ-row-sides = { $who } – Punti di Nord-Sud: { $told }, di Est-Ovest: { $other }. Ciò che vince una linea lo perde l’altra.
differ-told-form = { $name } non può dire «{ $text }».
differ-rubber-games = Dopo le partite vinte del rubber: { $vulnerability }; il file dice altro.
differ-solved-tricks = { $name } – { $seat } a { $strain } secondo il file: { $told }; a carte scoperte: { $expected }.
differ-solved-par = { $name } secondo il file: { $told }; par di Nord-Sud a carte scoperte: { $expected }.
differ-worth-matchpoints = { $who } – Matchpoint di { $side } nel file: { $told }; secondo i punti di tutti: { $expected }.
differ-worth-percentage = { $who } – Percentuale di { $side } nel file: { $told }; secondo i punti di tutti: { $expected }.
differ-worth-imps = { $who } – IMP di { $side } nel file: { $told }; secondo i punti di tutti: { $expected }.
differ-total = { $who } – { $column } nella tabella: { $told }; sommando: { $expected }.

## schlemm check

check-more-numbers =
    { $text } { $what ->
        [differ-dealer] { $count ->
            [one] Anche in un altro board del file chi dà le carte non corrisponde al numero; --json lo indica.
           *[other] Anche in altri { $count } board del file chi dà le carte non corrisponde al numero; --json li indica tutti.
        }
       *[other] { $count ->
            [one] Anche in un altro board del file la zona non corrisponde al numero; --json lo indica.
           *[other] Anche in altri { $count } board del file la zona non corrisponde al numero; --json li indica tutti.
        }
    }
check-file =
    { $path }: { $boards ->
        [one] un board
       *[other] { $boards } board
    }, { check-counts }
check-unsolved =
    { $count ->
        [one] Un board dice delle carte scoperte qualcosa che non è ricalcolato: sarebbe troppo lavoro.
       *[other] { $count } board dicono delle carte scoperte qualcosa che non è ricalcolato: sarebbe troppo lavoro.
    }
check-all =
    In tutto { $files } file: { $boards ->
        [one] un board
       *[other] { $boards } board
    }, { check-counts }
check-counts =
    { $agree ->
        [0] nessuno è del tutto a posto
        [one] uno a posto
       *[other] { $agree } a posto
    }{ $contradict ->
        [0] { "" }
        [one] , uno si contraddice
       *[other] , { $contradict } si contraddicono
    }{ $unread ->
        [0] { "" }
        [one] , uno si legge solo in parte
       *[other] , { $unread } si leggono solo in parte
    }.

## Scrivere file

files-exists = Il file { $path } c’è già. Scegli un altro nome, o sovrascrivilo: --force
files-unwritable = Il file { $path } non si può scrivere ({ file-reason }).
files-no-format = Non conosco un formato «{ $name }». Ci sono: { $known }.
files-which-format = In quale formato va scritto { $path }? Aggiungilo: --to FORMATO. Ci sono: { $known }.

## schlemm analyse

analyse-heading = A carte scoperte
analyse-played = giocato
analyse-given = −
analyse-par = par
analyse-ending = Finale, { $count ->
    [one] una presa
   *[other] { $count } prese
}
analyse-ending-line = { $seat } gioca, { $strain }: Nord-Sud { $ns }, Est-Ovest { $ew }
analyse-no-deal = Qui non si conoscono tutte e quattro le mani.
analyse-legend = Prese di ogni coppia; dove i compagni ne fanno un numero diverso, quelle del migliore. Sotto −: prese che Nord-Sud ed Est-Ovest hanno regalato nel gioco, e più sotto le carte che le sono costate. Il par è in punti per Nord-Sud. Tutti i numeri: --json o --out FILE.
analyse-working = Calcolo
analyse-written =
    { $path }: { $boards ->
        [one] un board
       *[other] { $boards } board
    }, di cui { $solved } calcolati.
analyse-interrupted = Interrotto. Con --resume si continua da qui.
analyse-begun = Una corsa precedente si è interrotta; quello che ha calcolato è in { $path }. Continua da lì: --resume, o cancella il file.
analyse-other = Quello che c’è in { $path } riguarda altri board. Cancella il file, o scegli un altro file di uscita.
analyse-journal = Quello che è calcolato non si può conservare ({ $path }: { file-reason }).
analyse-failed = Il calcolo si è interrotto ({ $detail }). Con --out FILE e poi --resume non si perde niente.

## schlemm deal con condizioni. $often e $seldom sono numeri grandi: una su tante.

deal-rarity =
    { $differs ->
        [1] { $seldom ->
            [none] A seconda del board va bene circa una smazzata su { $often }, o nessuna di molte prove: può durare a lungo
           *[other] A seconda del board va bene circa una smazzata su { $often } fino a una su { $seldom }
        }
       *[0] { $often ->
            [none] { $below ->
                [none] Di molte prove nessuna è riuscita: è molto raro e può durare a lungo
               *[other] Va bene meno di una smazzata su { $below }: di tanti tentativi nessuno è riuscito, e può volerci molto
            }
           *[other] { $exact ->
                [1] Va bene circa una smazzata su { $often } (contate esattamente)
               *[0] Va bene circa una smazzata su { $often } (stima)
            }
        }
    }. Numero iniziale: { $seed }
deal-working = Distribuzione
deal-nothing-fits = Nessuna smazzata ha quello che è chiesto: togli qualcosa, o chiedi di meno.
deal-held-twice = Qui una carta dovrebbe stare in due mani, o una mano averne più di tredici: nomina ogni carta una volta sola.

files-no-boards = Nei file non c’è nessun board; non è stato scritto niente.
convert-none-fits = Nessun board corrisponde a quanto chiesto.
convert-rotate = In --rotate nessuno si chiama «{ $text }». Possibile: { $known }
convert-contract = In --contract «{ $text }» non è un contratto. Possibile: { $known }
convert-declarer = In --declarer «{ $text }» non è un posto. Possibile: N, E, S, W, NS, EW
convert-tricks = In --tricks «{ $text }» non è un numero di prese. Possibile: 9, 10-13, made, down
convert-no-room = In { $format } non c’è posto per nessuno di questi board; non è stato scritto niente.
files-at =
    { $line ->
        [none] { $board ->
            [none] { $path }: { $text }
           *[other] { $path }, board { $board }: { $text }
        }
       *[other] { $board ->
            [none] { $path }, riga { $line }: { $text }
           *[other] { $path }, riga { $line }, board { $board }: { $text }
        }
    }

## schlemm convert. $what è quello che si perde.

convert-no-output = Dove vanno i board di { $path }? Indica dopo i file quello in cui scrivere (- per lo standard output).
convert-done =
    { $path }: { $boards ->
        [one] un board scritto
       *[other] { $boards } board scritti
    } in { $format }.
convert-elsewhere = Questi sono link a un altro sito: chi ne apre uno gli manda smazzata, nomi e dichiarazioni.
convert-losses = In { $format } manca o è diverso:
convert-loss =
    { "  " }{ $what }: { $boards ->
        [one] un board
       *[other] { $boards } board
    }
loss-number = numero del board
loss-dealer = chi dà le carte
loss-vulnerability = la zona
loss-hands = le mani
loss-auction = la licita
loss-notes = che cosa significano le dichiarazioni
loss-grades = voti alle dichiarazioni
loss-contract = il contratto
loss-result = il risultato
loss-play = le carte giocate
loss-cards = note alle carte
loss-comments = commenti
loss-places = dove stanno i commenti
loss-boards = board interi

## schlemm stats

stats-heading =
    { $boards ->
        [one] Un board
       *[other] { $boards } board
    } in { $files ->
        [one] un file
       *[other] { $files } file
    }
stats-deals = con tutte e quattro le mani
stats-different = di cui diversi
stats-hands = solo con singole mani
stats-auctions = con la licita fino alla fine
stats-begun = con l’inizio della licita
stats-notes = con spiegazioni delle dichiarazioni
stats-plays = con carte giocate
stats-whole = di cui fino all’ultima carta
stats-results = con il risultato
stats-passed = quattro passo
stats-doubled = contrati o surcontrati
stats-points-ns = punti di Nord-Sud in media
stats-points-ew = punti di Est-Ovest in media
stats-points-declarer = punti della coppia { -declarer(form: "des") } in media
stats-margin = prese oltre il contratto in media
stats-contracts = Contratti per livello
stats-sum = tutti
stats-made = fatti
stats-lost = caduti
stats-defects = Che cosa non si è potuto leggere ({ $count }); il primo di ogni tipo:
stats-defect = { $count } × { $text }
