### Che cosa significa una dichiarazione, secondo il sistema di chi la fa.
### $suit, $their, $second e $trump sono none se non si parla di un colore; $length è 0 se non si mostra lunghezza;
### $held è none se non si dice alcun numero.

## Elementi

# $count dice che cosa si conta.
meaning-unit =
    { $count ->
        [figures] punti onori
        [long] punti con i colori lunghi
        [short] punti con i colori corti
        [club-support] punti in appoggio a ♣
        [diamond-support] punti in appoggio a ♦
        [heart-support] punti in appoggio a ♥
        [spade-support] punti in appoggio a ♠
       *[strength] punti con la lunghezza
    }
# $usual dice che cosa è così di solito: i punti, le carte e i punti, o niente, perché è sempre così.
meaning-usual-cards =
    { $usual ->
        [no] { "" }
        [points] { "" }
       *[cards] di solito{ " " }
    }
meaning-points =
    { $usual ->
        [points] di solito { meaning-range }
       *[other] { meaning-range }
    }
meaning-range =
    { $span ->
        [any] forza qualsiasi
        [from] almeno { $low } { meaning-unit }
        [to] al massimo { $high } { meaning-unit }
        [exactly] esattamente { $low } { meaning-unit }
       *[between] da { $low } a { $high } { meaning-unit }
    }
meaning-holding =
    { $cards ->
        [exactly]
            { $length ->
                [0] { meaning-points }
                [one] { meaning-usual-cards }esattamente una carta a { $suit }, { meaning-points }
               *[other] { meaning-usual-cards }esattamente { $length } carte a { $suit }, { meaning-points }
            }
       *[from]
            { $length ->
                [0] { meaning-points }
                [one] { meaning-usual-cards }almeno una carta a { $suit }, { meaning-points }
               *[other] { meaning-usual-cards }almeno { $length } carte a { $suit }, { meaning-points }
            }
    }
# fra due numeri: 0 o 4
meaning-or = o
meaning-trump =
    { $trump ->
        [none] { "" }
       *[other] { " " }(atout { $trump })
    }

## Aperture

meaning-opening = Apertura: { meaning-holding }.
meaning-opening-notrump = Apertura a senza: { meaning-holding }.
meaning-opening-strong = Apertura forte: { meaning-holding }.
meaning-semi-forcing = Apertura fortissima, il colore verrà dopo: { meaning-points }.
meaning-strong-club = 1♣ forte: apertura artificiale con ogni distribuzione, il colore verrà dopo; { meaning-points }.
meaning-game-force = Forzante di { -game }: la { -game } è sicura, il colore verrà dopo; { meaning-points }.
meaning-weak-two = Sottoapertura a livello di due: { meaning-holding }.
meaning-preempt = Barrage, toglie spazio agli avversari: { meaning-holding }.
meaning-pass =
    { $span ->
        [any] Nessuna licita va meglio.
       *[other] Nessuna licita va meglio: { meaning-points }.
    }
meaning-pass-opening = Troppo debole per aprire: { meaning-points }.
meaning-pass-answer = Troppo debole per rispondere: { meaning-points }.
meaning-pass-weak = Troppo debole per dichiarare: { meaning-points }.
meaning-pass-more = Troppo debole per dichiarare ancora: { meaning-points }.
meaning-pass-content =
    { $span ->
        [any] { $bid } va bene così.
       *[other] { $bid } va bene così: { meaning-points }.
    }
meaning-pass-doubled =
    { $span ->
        [any] Il { -double } del compagno va bene così.
       *[other] Il { -double } del compagno va bene così: { meaning-points }.
    }
meaning-pass-told =
    { $span ->
        [any] Ha già descritto la mano e lascia giocare gli avversari.
       *[other] Ha già descritto la mano e lascia giocare gli avversari: { meaning-points }.
    }
meaning-pass-leaves =
    { $span ->
        [any] Lascia la prossima parola al compagno.
       *[other] Lascia la prossima parola al compagno: { meaning-points }.
    }
meaning-pass-trap = Invece di dichiarare aspetta con il colore degli avversari: { meaning-holding }.
meaning-pass-weak-or-trap = Troppo debole per dichiarare, oppure da { $else } punti onori in su in attesa con almeno { $length } carte a { $suit }: { meaning-points }.
meaning-pass-weak-or-waits = Troppo debole per dichiarare, oppure da { $else } punti onori in su in attesa, con almeno { $length } carte a { $suit } o con un colore proprio non abbastanza buono da licitare: { meaning-points }.
meaning-pass-waits = Aspetta con almeno { $length } carte a { $suit } o con un colore proprio non abbastanza buono da licitare: { meaning-points }.
meaning-pass-poor = Aspetta, perché il proprio colore non è abbastanza buono da licitare: { meaning-points }.
meaning-pass-defend =
    { $span ->
        [any] Lascia giocare gli avversari: non va bene né una licita né un { -double }.
       *[other] Lascia giocare gli avversari, non va bene né una licita né un { -double }: { meaning-points }.
    }

## Risposte e ridichiarazioni

meaning-raise = Appoggia il colore del compagno: { meaning-holding }.
meaning-limit-raise = Appoggio invitante nel colore del compagno: { meaning-holding }.
meaning-drury = Drury: buon appoggio nel colore del compagno da una mano già passata; { meaning-holding }.
meaning-preemptive-raise = Appoggio di barrage, molti atout e pochi punti: { meaning-holding }.
meaning-strong-raise = Appoggio forte nel colore del compagno, almeno { -game }; { meaning-holding }.
meaning-splinter = Splinter: appoggio al compagno, forza da { -game } e al massimo una carta nel colore dichiarato; { meaning-holding }.
meaning-game = Vuole giocare { -game }: { meaning-holding }.
meaning-slam = Vuole giocare uno slam: { meaning-holding }.
meaning-new-suit = Nuovo colore: { meaning-holding }.
meaning-jump-shift = Nuovo colore a salto, almeno { -game }: { meaning-holding }.
meaning-suit-to-play = Colore proprio, per giocare: { meaning-holding }. Il compagno può passare.
meaning-notrump = Senza atout, perché il colore del compagno non è gradito: { meaning-holding }.
meaning-notrump-balanced = Senza atout: { meaning-holding }.
meaning-rebid = Ripete il proprio colore: { meaning-holding }.
meaning-jump-rebid = Ripete il proprio colore a salto, mano forte: { meaning-holding }.
meaning-rebid-notrump = Ridichiarazione a senza: { meaning-holding }.
meaning-second-suit = Secondo colore proprio: { meaning-holding }.
meaning-help-suit = Dichiarazione di prova: con un aiuto in questo colore c’è { -game }; { meaning-holding }.
meaning-shows-stopper = Mostra un fermo nel colore dichiarato: { meaning-points }.
meaning-choice = Sceglie uno dei colori che il compagno ha mostrato: { meaning-holding }.
meaning-shortness = Mostra il corto nel colore dichiarato, verso lo slam; { meaning-holding }.
meaning-reverse = Rever, il secondo colore è più alto del primo, mano forte: { meaning-holding }.
meaning-preference = Preferenza per il colore del compagno che va meglio: { meaning-holding }.
meaning-waiting = Solo una risposta, perché il compagno la chiede: { meaning-holding }.
meaning-relay = Relais: la risposta più economica, perché il compagno descriva ancora; { meaning-points }.
meaning-puppet = Lebensohl: il compagno dichiara 3♣, perché una mano debole giochi il suo colore; { meaning-points }.
meaning-positive = Risposta positiva all’apertura forte: { meaning-holding }.
meaning-ask = Interrogativa: il compagno descriva meglio la sua mano; { meaning-points }.
meaning-minimum = Minimo di quanto mostrato finora: { meaning-holding }.
meaning-maximum = Massimo di quanto mostrato finora: { meaning-holding }.
meaning-feature = Massimo, con un onore alto nel colore dichiarato: { meaning-points }.
meaning-ogust = Risposta a gradini: la forza della mano e la qualità del suo colore, qualunque colore si dichiari; { meaning-points }.
meaning-fourth-suit = Quarto colore forzante: chiede ancora e non dice nulla su questo colore; { meaning-points }.
meaning-checkback = Checkback: chiede appoggio e { -major(form: "pl") } e non dice nulla su questo colore; { meaning-points }.
meaning-invitation = Invito a { -game }, il compagno accetta con più del minimo: { meaning-holding }.
meaning-sign-off = Conclusiva, il compagno passa: { meaning-holding }.

## Dopo un’apertura a senza

meaning-stayman = Stayman: chiede un { -major } quarto; { meaning-points }.
meaning-no-major = Risposta alla Stayman: nessun { -major } quarto; { meaning-points }.
meaning-major = Mostra il { -major } richiesto: { meaning-holding }.
meaning-transfer =
    { $suit ->
        [none] Transfer: mostra un altro colore; { meaning-points }.
       *[other] Transfer per { $suit }: { meaning-holding }. Il compagno dichiara { $suit }.
    }
meaning-transfer-done = Esegue la transfer, come richiesto: { meaning-holding }.
meaning-transfer-fit = Esegue la transfer a salto, con buon appoggio e il massimo: { meaning-holding }.
meaning-quantitative = Quantitativa: con il massimo il compagno dichiara slam; { meaning-holding }.

## Verso lo slam

meaning-ask-aces = Richiesta d’assi{ meaning-trump }: { meaning-points }.
meaning-aces =
    { $held ->
        [none] Risposta alla richiesta d’assi.
       *[other] Risposta alla richiesta d’assi, numero di assi: { $held }.
    }
meaning-ask-kings = Richiesta di re{ meaning-trump }: { meaning-points }.
meaning-kings =
    { $held ->
        [none] Risposta alla richiesta di re.
       *[other] Risposta alla richiesta di re, numero di re: { $held }.
    }
meaning-ask-key-cards = Richiesta di carte chiave, i quattro assi e il re d’atout{ meaning-trump }: { meaning-points }.
meaning-key-cards =
    { $held ->
        [none] Risposta alla richiesta di carte chiave.
       *[other] Numero di carte chiave: { $held }{ meaning-trump }.
    }
meaning-control = Cue bid verso lo slam: un controllo (asso, re o al massimo una carta) nel colore dichiarato{ meaning-trump }; { meaning-points }.
meaning-slam-try = Cerca lo slam, se il compagno ha un po’ più di quanto ha mostrato: { meaning-holding }.

## Interventi

meaning-overcall = Intervento: { meaning-holding }.
meaning-overcall-strong = Intervento a salto: { meaning-holding }.
meaning-overcall-notrump = Intervento a senza: { meaning-holding }.
meaning-takeout =
    { $short ->
        [13] Contro informativo: il compagno nomini un colore; { meaning-points }.
       *[other] Contro informativo: il compagno nomini un colore; { meaning-points }, { meaning-short }.
    }
meaning-short =
    { $else ->
        [0] { meaning-at-most }
       *[other] { meaning-at-most } (con di più almeno { $else } punti)
    }
meaning-at-most =
    { $short ->
        [one] al massimo una carta a { $their }
       *[other] al massimo { $short } carte a { $their }
    }
meaning-answer-double = Il colore chiesto dal { -double }: { meaning-holding }.
meaning-penalty-pass = Passo punitivo, il { -double } del compagno resta: { meaning-holding }.
meaning-penalty = { -double(form: "Cap") } punitivo, questo contratto deve cadere: { meaning-holding }.
meaning-lead-double = { -double(form: "Cap") } di una dichiarazione artificiale, mostra il colore nominato: { meaning-holding }.
meaning-negative-double =
    { $suit ->
        [none] { -double(form: "Cap") } sputnik (negativo), non punitivo: il compagno continui a dichiarare; { meaning-points }.
       *[other] { -double(form: "Cap") } sputnik (negativo), non punitivo: { meaning-points }, { meaning-unbid }.
    }
meaning-unbid =
    { $else ->
        [0] { meaning-unbid-suits }
       *[other] { meaning-unbid-suits } (altrimenti almeno { $else } punti)
    }
meaning-unbid-suits =
    { $second ->
        [none] almeno { $length } carte a { $suit }
       *[other] { $which ->
            [one] almeno { $length } carte a { $suit } o a { $second }
           *[both] almeno { $length } carte ciascuno a { $suit } e a { $second }
        }
    }
meaning-support-double = { -double(form: "Cap") } d’appoggio, non punitivo: tre carte esatte nel colore del compagno; { meaning-points }.
meaning-game-try-double = { -double(form: "Cap") } di prova, non punitivo: chiede se c’è { -game }, perché gli avversari non hanno lasciato altra dichiarazione; { meaning-points }.
meaning-responsive-double = { -double(form: "Cap") } responsivo, non punitivo: il compagno nomini uno degli altri colori; { meaning-points }.
meaning-competitive-double = { -double(form: "Cap") } competitivo: punti per di più, ma nessuna licita chiara; { meaning-points }.
meaning-redouble = La coppia di chi surcontra ha più punti degli avversari: { meaning-holding }.
meaning-cue-raise =
    { $their ->
        [none] Surlicita nel colore avversario, un buon appoggio al compagno: { meaning-holding }.
       *[other] Surlicita a { $their }, il colore avversario, un buon appoggio al compagno: { meaning-holding }.
    }
meaning-cue-strong =
    { $their ->
        [none] Surlicita nel colore avversario, forte: il compagno descriva la sua mano; { meaning-points }.
       *[other] Surlicita a { $their }, il colore avversario, forte: il compagno descriva la sua mano; { meaning-points }.
    }
meaning-two-suits =
    { $suit ->
        [none] Due colori con una sola licita: { meaning-points }.
       *[other] { $second ->
            [none] Bicolore con { $suit } e un minore: { meaning-holding }.
           *[other] Bicolore con { $suit } e { $second }: { meaning-holding }.
        }
    }
meaning-reopening = Riapertura, perché gli avversari non giochino a poco prezzo: { meaning-holding }.
meaning-competing = Tanto in alto quanto permettono gli atout delle due mani: { meaning-holding }.
meaning-sacrifice = Difesa, cadere deve costare meno del contratto avversario: { meaning-holding }.
meaning-sacrifice-or-made = Difesa, o dichiarazione per vincere; cadere deve costare meno del contratto avversario: { meaning-holding }.

## In generale

meaning-natural = Dichiarazione naturale: { meaning-holding }.
meaning-natural-notrump = Dichiarazione naturale a senza: { meaning-holding }.
meaning-unknown = Per questa dichiarazione qui non c’è una regola; può voler dire qualsiasi cosa.
meaning-own = { $own-words }: { meaning-points }.
meaning-artificial = Dichiarazione artificiale: { meaning-points }.
meaning-double = { -double(form: "Cap") } punitivo o per chiedere una licita: { meaning-points }.
meaning-excluded = Come concordato non può essere, lo mostrano le carte che vedi. Concordato è:

## Che cosa mostra ancora una dichiarazione

shows-balanced = Mano bilanciata.
shows-case =
    { $length ->
        [one] Con una carta a { $suit }
       *[other] Con { $length } carte a { $suit }
    } { $low ->
        [one] basta 1.
       *[other] ne bastano { $low }.
    }
shows-case-honour = Con una carta alta a { $suit } { $low ->
        [one] basta 1.
       *[other] ne bastano { $low }.
    }
shows-case-figures =
    Con { $length } carte a { $suit }, di cui { $least } { $among ->
        [5] onori (dall’asso al dieci)
       *[other] { $least ->
            [one] figura
           *[other] figure
        }
    }{ $figures ->
        [0] ,
       *[other] , e { $figures } punti onori
    } { $low ->
        [one] basta 1.
       *[other] ne bastano { $low }.
    }
shows-no-long-major = Nessun { -major } quinto.
shows-shape = Distribuzione { $shape }.
shows-length =
    { $span ->
        [exactly] { $low ->
            [0] Nessuna carta a { $suit }.
            [one] Esattamente una carta a { $suit }.
           *[other] Esattamente { $low } carte a { $suit }.
        }
        [from] { $low ->
            [one] Almeno una carta
           *[other] Almeno { $low } carte
        } a { $suit }.
        [to] { $high ->
            [one] Al massimo una carta a { $suit }.
           *[other] Al massimo { $high } carte a { $suit }.
        }
       *[between] Da { $low } a { $high } carte a { $suit }.
    }
shows-stopper = Fermo a { $suit }.
shows-honours =
    { $least ->
        [one] A { $suit } almeno una delle { $among } carte più alte.
       *[other] A { $suit } almeno { $least } delle { $among } carte più alte.
    }
shows-honours-everywhere = Almeno una figura in ogni colore.
shows-held =
    { $rank ->
        [A] Numero di assi: { $held }.
       *[K] Numero di re: { $held }.
    }
shows-key-cards =
    { $queen ->
        [yes] Numero di carte chiave per { $suit }: { $held }, con la donna d’atout.
        [no] Numero di carte chiave per { $suit }: { $held }, senza la donna d’atout.
       *[any] Numero di carte chiave per { $suit }: { $held }.
    }
shows-other-hand = La tua mano è diversa; gli altri la leggono così.
shows-part-score = Con { $points } sotto la linea questa è già { -game }.
shows-sacrifice =
    { $down ->
        [0] { $bid } vale per loro { $worth } punti; contrato, anche una sola presa di caduta costa di più.
        [one] { $bid } vale per loro { $worth } punti; una presa di caduta contrata costa { $cost }, due sarebbero troppe.
       *[other] { $bid } vale per loro { $worth } punti; fino a { $down } prese di caduta contrate costano meno: { $cost }.
    }

## Che cosa può fare il compagno

force-none = Non forzante: il compagno può passare.
force-request = Chiede una dichiarazione: il compagno passa solo per batterli.
force-round = Forzante: il compagno dichiara ancora una volta.
force-game = Forzante di { -game }: prima di allora nessuno passa.

## Perché una mano non fa una dichiarazione

why-no-rule = Il sistema qui non prevede { $call }; dichiara { $better }.
why-pass = Passare dice che qui nessuna licita va bene; per la tua mano va bene { $better }.
why-better = { $call } sarebbe possibile, ma { $better } descrive meglio la tua mano.
why-overruled = Per le sole regole sarebbe { $call }; ma calcolando su molte distribuzioni possibili qui { $better } rende di più.
why-weighed = Anche { $call } sarebbe possibile, ma calcolando su molte distribuzioni possibili non risulta nettamente migliore di { $better }.
why-points =
    { $way ->
        [few] Troppo pochi punti: { meaning-unit } in mano { $held }, necessari almeno { $bound }.
       *[many] Troppi punti: { meaning-unit } in mano { $held }, al massimo { $bound }.
    }
why-length =
    { $way ->
        [few] { $suit } è troppo corto: carte in mano { $held }, necessarie almeno { $bound }.
       *[many] { $suit } è troppo lungo: carte in mano { $held }, ammesse al massimo { $bound }.
    }
why-shape =
    { $shape ->
        [balanced] La tua mano non è bilanciata.
       *[other] La tua mano non è { $shape }.
    }
why-longer = { $suit } è troppo corto rispetto a { $than }.
why-stopper = Ti manca un fermo a { $suit }.
why-honours =
    { $least ->
        [one] A { $suit } manca una delle { $among } carte più alte.
       *[other] A { $suit } ci vorrebbero { $least } delle { $among } carte più alte.
    }
why-held =
    { $rank ->
        [A] Il numero dei tuoi assi non è quello, qui si mostra: { $wanted }.
       *[K] Il numero dei tuoi re non è quello, qui si mostra: { $wanted }.
    }
why-key-cards =
    { $queen ->
        [yes] Le tue carte chiave per { $suit } sono altre, qui si mostra: { $wanted }, con la donna d’atout.
        [no] Le tue carte chiave per { $suit } sono altre, qui si mostra: { $wanted }, senza la donna d’atout.
       *[any] Il numero delle tue carte chiave per { $suit } non è quello, qui si mostra: { $wanted }.
    }

## La mano mostrata, come immagine

shown-title = La mano mostrata
shown-points = { meaning-unit }
shown-span =
    { $kind ->
        [exactly] esattamente { $low }
        [from] almeno { $low }
        [any] qualsiasi
       *[between] da { $low } a { $high }
    }
shown-usually = di solito { $usually }, possibile { $possible }
shown-usual = di solito
shown-possible = possibile
meaning-exact = Nel dettaglio: ciò che vale per ogni mano che dichiara così
shown-artificial = Artificiale
shown-natural = Naturale
