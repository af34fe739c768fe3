### Che cosa significa una dichiarazione, secondo il sistema di chi la fa.
### $suit e $their sono none se non si parla di un colore; $length è 0 se non si mostra lunghezza.

## Elementi

# $count dice che cosa si conta.
meaning-unit =
    { $count ->
        [figures] punti onori
       *[strength] punti con la lunghezza
    }
meaning-points =
    { $span ->
        [any] forza qualsiasi
        [from] almeno { $low } { meaning-unit }
        [to] al massimo { $high } { meaning-unit }
        [exactly] esattamente { $low } { meaning-unit }
       *[between] da { $low } a { $high } { meaning-unit }
    }
meaning-holding =
    { $length ->
        [0] { meaning-points }
        [one] almeno una carta a { $suit }, { meaning-points }
       *[other] almeno { $length } carte a { $suit }, { meaning-points }
    }

## Dichiarazioni

meaning-opening = Apertura: { meaning-holding }.
meaning-opening-notrump = Apertura a senza: mano bilanciata, { meaning-holding }.
meaning-opening-strong = Apertura forte: { meaning-holding }. Il compagno non può passare.
meaning-preempt = Barrage, toglie spazio agli avversari: { meaning-holding }.
meaning-pass = Nessun’altra dichiarazione va meglio: { meaning-holding }.
meaning-raise = Appoggia il colore del compagno: { meaning-holding }.
meaning-game = Vuole giocare manche: { meaning-holding }.
meaning-slam = Vuole giocare uno slam: { meaning-holding }.
meaning-new-suit = Nuovo colore, forzante: { meaning-holding }. Il compagno dichiara ancora.
meaning-jump-shift = Nuovo colore a salto, almeno manche: { meaning-holding }.
meaning-suit-to-play = Colore proprio, per giocare: { meaning-holding }. Il compagno può passare.
meaning-notrump = Senza atout, perché il colore del compagno non è gradito: { meaning-holding }.
meaning-notrump-balanced = Senza atout, mano bilanciata: { meaning-holding }.
meaning-rebid = Ripete il proprio colore: { meaning-holding }.
meaning-second-suit = Secondo colore proprio: { meaning-holding }.
meaning-preference = Preferenza per il colore del compagno che va meglio: { meaning-holding }.
meaning-waiting = Solo una risposta, perché il compagno la chiede: { meaning-holding }.
meaning-overcall = Intervento: { meaning-holding }.
meaning-overcall-strong = Intervento a salto: { meaning-holding }.
meaning-overcall-notrump = Intervento a senza, mano bilanciata: { meaning-holding }.
meaning-takeout =
    { $their ->
        [none] Contro informativo: il compagno nomini un colore; { meaning-points }.
       *[other] Contro informativo: il compagno nomini un colore; corto a { $their } o molto forte, { meaning-points }.
    }
meaning-answer-double = Il colore chiesto dal contro informativo: { meaning-holding }.
meaning-penalty-pass = Passo punitivo, il contro informativo del compagno resta: { meaning-holding }.
meaning-penalty = Contro punitivo, questo contratto deve cadere: { meaning-holding }.
meaning-redouble = La coppia di chi surcontra ha più punti degli avversari: { meaning-holding }.
meaning-natural = Dichiarazione naturale: { meaning-holding }.
meaning-natural-notrump = Dichiarazione naturale a senza: { meaning-holding }.
meaning-unknown = Per questa dichiarazione qui non c’è una regola; può voler dire qualsiasi cosa.
