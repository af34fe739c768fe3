### Esercizi: dichiarare e valutare.

ask-open = Sei mazziere e giochi { $system ->
        [natur-a] { system-name-natur-a }
        [natur-b] { system-name-natur-b }
       *[forum] { system-name-forum }
    }. Che cosa dichiari?
ask-notrump = Sei mazziere e giochi { $system ->
        [natur-a] { system-name-natur-a }
        [natur-b] { system-name-natur-b }
       *[forum] { system-name-forum }
    }. Apri { $bid }?
ask-answer = Il tuo compagno ha aperto; giocate { $system ->
        [natur-a] { system-name-natur-a }
        [natur-b] { system-name-natur-b }
       *[forum] { system-name-forum }
    }. Che cosa rispondi?
why-counted = Punti onori: { $points }, punti di lunghezza: { $length }, distribuzione: { $shape }.
why-it-calls = Questa mano dichiara { $call }. Significa:
why-it-opens = Questa mano apre così: { $call }.
ask-game = Tu e il compagno giocate a senza; lui ha mostrato da { $low } a { $high } punti. Siete { $vulnerable ->
        [1] in zona
       *[0] in prima
    }. Manche o parziale?
option-game = Manche
option-part-score = Parziale
why-together = Hai { $points }; per { $enough } ne mancano { $needed }. Con { $low }-{ $high } punti il compagno ne ha abbastanza in { $percent } casi su 100.
why-game-even = La manche rende { $gain } in più se riesce e costa { $loss } se cade di una: conviene da { $percent } su 100.
ask-more = Avete dichiarato { $bid } e siete sicuri di { $tricks } prese; una in più viene in { $percent } casi su 100. Siete { $vulnerable ->
        [1] in zona
       *[0] in prima
    }. Avanti fino a { $better }?
option-bid-on = Avanti
option-stay = Fermarsi
why-more-nothing = { $better } resta un parziale: con la presa in più non guadagni nulla, senza perdi { $loss }.
why-more-gain = { $better } è manche: con la presa in più guadagni { $gain }, senza perdi { $loss }.
why-average-gain =
    Con { $percent } su 100 rende in media { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
why-average-loss =
    Con { $percent } su 100 costa in media { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
ask-double = Gli avversari giocano { $bid }, { $vulnerable ->
        [1] in zona
       *[0] in prima
    }. In { $percent } casi su 100 cadono di { $down }, altrimenti fanno giusto il contratto. Contri?
option-double = { -double(form: "Cap") }
option-pass = Passo
why-into-game = { $bid } è un parziale; contrato e mantenuto diventa manche.
why-double-even = Il { -double } guadagna { $gain } in più se { $bid } cade e costa { $loss } se riesce. Conviene solo da { $percent } su 100.
ask-aces = Il compagno chiede gli assi, l’atout è { $trump }. Che cosa rispondi?
ask-kings = Ora il compagno chiede i re, l’atout è { $trump }. Che cosa rispondi?
why-aces = Assi nella tua mano: { $count }. A gradini è { $bid }.
why-kings = Re nella tua mano: { $count }. A gradini è { $bid }.
why-limit = Ma { $bid } supererebbe { $lowest }. Meglio dire meno: { $better } qui significa «{ $count } o più».
ask-sacrifice = Gli avversari ({ $theirs ->
        [1] in zona
       *[0] in prima
    }) hanno dichiarato { $bid } e lo fanno. A { $better } voi ({ $ours ->
        [1] in zona
       *[0] in prima
    }) cadete di { $down }, contrati. Che cosa fai?
option-sacrifice = Difesa
option-defend = Passo
why-sacrifice-pays = Il loro contratto vale { $worth }, la vostra caduta costa solo { $cost }: risparmi { $difference }.
why-sacrifice-costs = Il loro contratto vale { $worth }, ma la vostra caduta costa { $cost }: perdi { $difference }.
