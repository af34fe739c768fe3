### Che cosa dicono il table manager e i suoi ospiti. $team, $first, $second e $detail sono parole di altri programmi.

manager-listening =
    Table manager su { $host }, porta { $port }: { $boards ->
        [one] un board
       *[other] { $boards } board
    }, posti da occupare: { $players }. Ctrl+C termina.
manager-seated =
    { $room ->
        [closed] Sala chiusa
       *[open] Sala aperta
    }, { $seat }: { $team }
manager-refused = Disconnesso: { $why }
manager-played =
    Board { $board }, sala { $room ->
        [closed] chiusa
       *[open] aperta
    }: { $result } ({ $score })
manager-heading = { $first } (Nord-Sud) contro { $second }
manager-heading-imp = { $first } contro { $second }, IMP: { $one }–{ $other }
manager-heading-mp = { $first } contro { $second }, matchpoint: { $one }–{ $other }
manager-board = Board
manager-room =
    { $room ->
        [closed] Sala chiusa
       *[open] Sala aperta
    }
manager-imp = IMP
manager-mp = Matchpoint
manager-stopped = Interrotto: { $why }
manager-stands = Ciò che è stato giocato è qui.
manager-no-deals = Nel file { $path } non c’è nessun board con tutte e quattro le mani.
manager-no-address = Su { $host }, porta { $port } non si può aspettare ({ file-reason }). Prendi un’altra porta: --port 2001

manager-fault-bad-version = { $who } parla la versione { $detail } del protocollo; ci sono la 18 e la 19.
manager-fault-seat-taken = { $who } è occupato ({ $detail }).
manager-fault-other-team = { $who }: la squadra «{ $detail }» siede altrove, o ne era prevista un’altra.
manager-fault-not-connecting = La prima riga non chiede un posto: { $detail }
manager-fault-illegal-call = { $who } ha fatto una dichiarazione non ammessa: { $detail }
manager-fault-illegal-card = { $who } ha giocato una carta non ammessa: { $detail }
manager-fault-unexpected = { $who } non era di turno: { $detail }
manager-fault-flood = { $who } ha scritto più di quanto serva a chiunque ({ $detail }).
manager-fault-deaf = { $who } non legge ciò che si manda.
manager-fault-empty-seats =
    { $count ->
        [one] Non tutti i posti sono stati occupati in tempo: uno è ancora libero.
       *[other] Non tutti i posti sono stati occupati in tempo: { $count } sono ancora liberi.
    }
manager-fault-late = { $who } non ha mandato in tempo: { $detail }
manager-fault-gone = { $who } ha chiuso la connessione.

client-over = L’incontro { $first } contro { $second } è finito.
client-no-seats = «{ $text }» non sono posti. Prendi N, E, S e W, per esempio --seats NS
client-no-manager = Su { $host }, porta { $port } non si trova nessun table manager ({ file-reason }).
client-fault-gone = Il table manager ha chiuso la connessione. Le sue ultime parole: { $detail }
client-fault-gone-silent = Il table manager ha chiuso la connessione senza dire perché.
client-fault-no-cards = Al posto { $seat }, nella mano { $board }, dovevano arrivare le carte. È arrivato invece: { $detail }
client-fault-late = Il table manager non dice più nulla.
client-fault-unexpected = Il table manager ha detto ciò che non può essere: { $detail }
client-fault-flood = Il table manager ha scritto una riga troppo lunga.
client-fault-deaf = Il table manager non legge ciò che si manda.
