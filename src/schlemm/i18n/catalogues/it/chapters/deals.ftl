### Board su misura: distribuiti come qualcuno li chiede, e quanto è raro.

title-deals = Board su misura – Schlemm
deals-title = Board su misura
deals-text = Fai distribuire board che hanno ciò che vuoi esercitare o mostrare. Quanto è raro lo sai prima.
deals-wish = Che cosa è chiesto
deals-examples = Per esempio
deals-example-notrump = Sud apre 1{ -notrump }
deals-example-fit = Manche a picche
deals-example-slam = Slam
deals-example-wild = Mano sbilanciata
deals-example-stayman = 1{ -notrump } – 2♣
deals-clear = Svuota
deals-hands = Singole mani
deals-sides = I due compagni insieme
deals-sides-hint = Punti e lunghezze, per esempio 25+ 8+♠
deals-bidding = Licita
deals-auction = Come comincia la licita
deals-auction-hint = { -dealer(form: "Der") } di ogni board fa la prima dichiarazione, per esempio { $example }. Vengono solo board su cui il sistema dichiara così.
deals-system = Sistema di entrambe le linee
deals-how = Come si scrivono le condizioni
deals-how-points = punti onori
deals-how-length = carte di un colore
deals-how-cards = carte che la mano ha
deals-how-top = due delle tre carte più alte del colore
deals-how-shape = distribuzione in colori qualsiasi; di più d’una, una
deals-how-exact = esattamente tante ♠, ♥, ♦ e ♣
deals-how-balanced = 4-3-3-3, 4-4-3-2 o 5-3-3-2
deals-balanced = bilanciata
deals-how-all = Tutto ciò che sta in un campo vale insieme; un campo vuoto non chiede nulla.
deals-rarity = Quanto è raro?
deals-counting = Si conta …
deals-rarity-mend = Prima bisogna che sopra tutto si possa leggere.
deals-rarity-all = Va bene ogni smazzata.
deals-rarity-nothing = Non va bene nessuna smazzata: togli qualcosa, o chiedi di meno.
deals-rarity-below = Va bene meno di una smazzata su { $below }, stimato: di tanti tentativi nessuno è riuscito.
deals-rarity-never = Di molte prove nessuna è riuscita: è molto raro.
deals-rarity-one =
    Va bene circa una smazzata su { $often }, { $exact ->
        [1] contate esattamente
       *[0] secondo una stima
    }.
deals-rarity-range = A seconda del board va bene circa una smazzata su { $often } fino a una su { $seldom }, secondo una stima.
deals-rarity-some = A seconda del board va bene circa una smazzata su { $often }, o nessuna di molte prove.
deals-count = Board
deals-seed = Numero iniziale
deals-seed-hint = Lo stesso numero dà gli stessi board.
deals-seed-wrong = Il numero iniziale è un numero intero fino a { $most }.
deals-too-many-calls = Sono troppe dichiarazioni: chiedi solo l’inizio.
deals-deal = Distribuisci
deals-other = Altri board
deals-found =
    { $found ->
        [one] Un board
       *[other] { $found } board
    }
deals-few =
    { $found ->
        [0] In questo tempo non si è trovato nessun board che vada bene.
        [one] In questo tempo si è trovato un solo board su { $count }.
       *[other] In questo tempo si sono trovati solo { $found } board su { $count }.
    } Chiedi di meno, o usa «schlemm deal» nel terminale, che cerca più a lungo.
deals-board = Board { $number }
deals-analyse = Analizza il board { $number }
deals-play = Gioca
deals-play-board = Gioca il board { $number }
deals-seat = Il tuo posto al tavolo
deals-seat-hint = «Gioca» apre un tavolo con tre bot. I numeri piccoli sono punti onori.
deals-take = Condividere e portare via
deals-link = Link a questi board
deals-files = Come file
deals-machines = Per macchine distributrici
deals-bbo = Link BBO
deals-bbo-hint = Chi apre un link BBO manda la smazzata a bridgebase.com.
