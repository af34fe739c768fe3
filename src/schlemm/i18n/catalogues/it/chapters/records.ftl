### Board da stampare: quattro mani, prese a carte scoperte, par, risultati

records-title = Smazzate
records-hint = Da appendere: si stampa su A4, così com’è qui.
records-board =
    { $number ->
        [none] Board
       *[other] Board { $number }
    }
# $seat è un posto
records-dealer = Mazziere { $seat }
records-points = Punti onore
records-tricks = Prese a carte scoperte
records-par = Par
records-results = Risultati
records-table = Tavolo
records-room-open = aperta
records-room-closed = chiusa
records-contract = Contratto
records-declarer = Gioca
records-lead = Attacco
records-taken = Prese
records-score = Punti
records-imps = IMP
records-matchpoints = MP
records-outcome = { $first } – { $second } IMP
# $counted è per esempio: A 4, R 3, D 2, F 1
records-legend-points = I quattro numeri in alto a destra sono i punti onore ({ $counted }).
records-legend-tricks = La tabella dà le prese che ognuno fa come { -declarer } se tutti vedono le carte. Il par è dove porta allora la migliore licita delle due linee.
records-legend-unsolved = Dove manca la tabella, non è stato calcolato nulla.

## schlemm records

records-written =
    { $path }: { $boards ->
        [one] un board
       *[other] { $boards } board
    } su una pagina da stampare.
records-none = Di nessun board sono noti le quattro mani, oppure numero e risultato; non è stato scritto nulla.
records-left-out =
    { $boards ->
        [one] Un board manca dalla pagina: non sono noti né le quattro mani né numero e risultato.
       *[other] { $boards } board mancano dalla pagina: non sono noti né le quattro mani né numero e risultato.
    }
records-no-browser = Per il PDF serve Chromium o Chrome, e qui non c’è (il suo nome può stare in SCHLEMM_CHROMIUM). Scrivi un file HTML senza --pdf, e stampalo come PDF nel tuo browser.
records-no-pdf = Il PDF non è riuscito ({ file-reason }). Scrivi un file HTML senza --pdf, e stampalo come PDF nel tuo browser.
records-unsolved = Il calcolo si è interrotto ({ $detail }). Senza prese e par si può con --no-tricks.
