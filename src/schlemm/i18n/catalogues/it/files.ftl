### File di board: che cosa non va, e che cosa dicono i comandi che li usano

## File

files-unreadable = Il file { $path } non si può leggere ({ file-reason }).
files-unknown = Non riconosco il formato del file { $path }. So leggere: { $known }.
files-empty = Il file { $path } è vuoto.

## Che cosa si contraddice in un board. $told sta nel file, $expected segue dal resto.

differ-dealer = Nel board { $number } dà le carte { $turn }, non { $seat }.
differ-vulnerability = Nel board { $number }: { $vulnerability }; nel file c’è altro.
differ-leader = Ha attaccato { $seat }; secondo il contratto toccava a { $turn }.
differ-passed-out = Qui hanno passato tutti, eppure ci sono carte giocate.
differ-not-held = { $seat } non ha in mano { $card } e la gioca nella presa { $trick }.
differ-revoke = { $seat } non risponde al colore nella presa { $trick } e gioca { $card }, anche se ne ha ancora in mano.
differ-result = Come risultato ci sono { $tricks } prese; le carte giocate danno { $won } prese per { -declarer(form: "der") }.
differ-result-reached = Come risultato ci sono { $tricks } prese; dopo le carte giocate sono possibili da { $least } a { $most }.
differ-claim = Sono richieste { $claimed } prese; come risultato ce ne sono { $tricks }.
differ-claim-reached = Sono richieste { $claimed } prese; dopo le carte giocate sono possibili da { $least } a { $most }.
differ-score = Il file dà { $told } punti a { $side }; contratto e risultato ne danno { $expected }.
differ-score-sides = Nord-Sud ha { $told } punti ed Est-Ovest { $other }: quello che gli uni vincono, gli altri lo perdono.
differ-score-unknown = «{ $text }» non è un punteggio.

## schlemm check

check-file =
    { $path }: { $boards ->
        [one] un board
       *[other] { $boards } board
    }, { check-counts }
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
analyse-par = par per Nord-Sud
analyse-no-deal = Qui non si conoscono tutte e quattro le mani.
analyse-legend = Prese di ogni coppia; dove i compagni ne fanno un numero diverso, quelle del migliore. Sotto −: prese che Nord-Sud ed Est-Ovest hanno regalato nel gioco, e più sotto le carte che le sono costate. Tutti i numeri: --json o --out FILE.
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
