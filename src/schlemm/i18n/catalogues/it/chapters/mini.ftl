### Minibridge: il primo passo al tavolo.

mini-title = Minibridge: la tua prima smazzata
mini-intro = Bridge senza licita. Tre giocatori ti aspettano, e tutto quel che serve lo impari giocando.
mini-so-far =
    { $done ->
        [one] Finora hai giocato una smazzata.
       *[other] Finora hai giocato { $done } smazzate.
    }
mini-step-deal = Tredici carte ciascuno
mini-step-deal-text = Giochi con chi ti sta di fronte contro gli altri due.
mini-step-points = Tutti annunciano i punti
mini-step-points-text = Asso 4, re 3, donna 2, fante 1. Gioca la coppia con più punti, e la sua mano più forte è { -declarer(form: "der") }. Sul 20 a 20 si ridanno le carte.
mini-step-contract = Si nomina un contratto
mini-step-contract-text = Le carte del compagno si scoprono sul tavolo. Chi vede le due mani dice quante prese, e con quale atout.
mini-step-play = Tredici prese
mini-step-play-text = Ognuno gioca una carta. Al colore giocato devi rispondere, se puoi. Vince la carta più alta, o l’atout più alto.
mini-step-score = Conta quel che hai promesso
mini-step-score-text = Sei prese più quelle del contratto: chi le fa segna punti, chi non le fa paga.
mini-first = Le prime due smazzate
mini-first-mine = gioco io
mini-first-cards = come vengono le carte
mini-first-text = Perché tu giochi subito, tutti e quattro passano le carte in giro finché la mano { -declarer(form: "des") } arriva a te. Poi decidono le carte.
mini-deal = Dai le carte

## I punti

mini-points-title = Tutti annunciano i punti
mini-points-text = Asso 4, re 3, donna 2, fante 1: in tutto sempre 40.
mini-we-declare = Voi avete { $more } punti, gli altri { $less }: giocate voi.
mini-they-declare = Gli altri hanno { $more } punti, voi { $less }: giocano loro.
mini-declarer =
    { $self ->
        [yes] Tu sei { -declarer(form: "der") }
       *[no] { $name } è { -declarer(form: "der") }
    }{ $why ->
        [first] : a parità di punti conta chi annuncia per primo.
       *[more] : { $points } sono più di { $less }.
    } { $partner ->
        [you] Le tue carte si scoprono sul tavolo, e giochi tu per tutti e due.
       *[other] Le carte di { $other } si scoprono sul tavolo.
    }
mini-newcomer = Una delle tue prime due smazzate: tutti e quattro hanno passato le carte in giro finché la mano { -declarer(form: "des") } è arrivata a te.
mini-level-title = 20 a 20
mini-level = Le due coppie hanno gli stessi punti. Si ridanno le carte.
mini-own-points = I tuoi punti, contati
mini-counting = Ecco quanto contano i tuoi onori:
mini-guide = Suggerimenti
mini-guide-fade = sempre meno
mini-guide-keep = sempre
mini-guide-off = nessuno
mini-on = Avanti

## Il contratto

mini-name-title = Nomina il contratto
mini-yours = La tua mano
mini-partners = Di fronte
mini-table = Morto
mini-together = Insieme
mini-hint = Suggerimento
mini-plan-points = Insieme { $points } punti.
mini-plan-suit =
    { $suit ->
        [none] In nessun colore avete otto carte: meglio senza atout.
       *[other] { $suit } con { $length } carte è un buon atout.
    }
mini-plan-minor = Per una manche a ♣ o ♦ ci vorrebbero undici prese: senza atout ne bastano nove.
mini-plan-part-score = Fino a 24 punti si arriva di solito a un { -part-score }: { $bid }.
mini-plan-game = Da 25 punti conviene la { -game }, che vale molto di più: { $bid }.
mini-plan-small-slam = Da 33 punti c’è il { -small-slam }, dodici prese: { $bid }.
mini-plan-grand-slam = Da 37 punti c’è il { -grand-slam }, tutte e tredici le prese: { $bid }.
mini-strain = Atout
mini-tricks = Quante prese
mini-level-name = Livello { $level }: { $tricks } prese
mini-choose = Scegli un atout o { -notrump } (senza atout), e quante prese farai.
mini-means =
    { $bid }: { $tricks } prese su 13, { $goal ->
        [game] una { -game }
        [small-slam] un { -small-slam }
        [grand-slam] un { -grand-slam }
       *[other] un { -part-score }
    }.
mini-name = Nomina il contratto
mini-name-bid = Nomina { $bid }
mini-contract-title = Il contratto è deciso
mini-contract =
    { $self ->
        [yes] Giochi
       *[no] { $name } gioca
    } { $bid }.
mini-contract-means =
    { $level } più di sei: { $tricks } prese, { $trump ->
        [none] senza atout
       *[other] con { $trump } come atout
    }.
mini-contract-ours = Vi servono { $tricks } prese su 13.
mini-contract-theirs =
    { $tricks ->
        [one] Siete in controgioco: basta una presa vostra, e il contratto cade.
       *[other] Siete in controgioco: con { $tricks } prese vostre il contratto cade.
    }
mini-contract-part =
    { $part ->
        [declares] Giochi le tue carte e quelle di { $dummy }, che sono scoperte.
        [plays] Le tue carte sono scoperte, e giochi anche per { $declarer }.
        [watches] Le tue carte sono scoperte, e le gioca { $declarer }.
       *[defends] { $declarer } gioca anche le carte di { $dummy }, che sono scoperte.
    }
mini-contract-lead =
    { $self ->
        [yes] Apri tu la prima presa.
       *[no] { $name } apre la prima presa.
    }
mini-contract-play = Si gioca in senso orario. Le carte che non puoi giocare ti dicono perché.
mini-begin = Si gioca

## Durante il gioco: una riga

mini-tip-name = Guarda le due mani e nomina il contratto.
mini-tip-waits = { $name } guarda le due mani e nomina il contratto.
mini-tip-opening-lead = Consiglio: la più alta di più onori in fila, se no piccola dal tuo colore più lungo.
mini-tip-lead =
    { $from ->
        [own] Apri tu la presa: va bene ogni carta.
       *[table] Apre la mano di fronte: scegli lì una carta qualsiasi.
    }
mini-tip-follow =
    { $from ->
        [own] È stato giocato { $suit }: rispondi a { $suit }.
       *[table] Tocca alla mano di fronte, che risponde a { $suit }.
    }
mini-tip-ruff =
    { $from ->
        [own] Niente più { $suit }: taglia con { $trump } o scarta.
       *[table] Di fronte niente più { $suit }: { $trump } taglia, il resto è scarto.
    }
mini-tip-discard =
    { $from ->
        [own] Niente più { $suit }: scarta quel che ti serve di meno.
       *[table] Di fronte niente più { $suit }: scarta lì quel che serve di meno.
    }
mini-tip-make = Il vostro obiettivo: { $tricks } prese.
mini-tip-beat =
    Il vostro obiettivo: { $tricks ->
        [one] { $tricks } presa
       *[other] { $tricks } prese
    }, e il contratto cade.
mini-tip-done =
    { $done ->
        [0] Carte nuove, fortuna nuova.
        [one] Hai giocato la tua prima smazzata!
       *[other] { $done } smazzate giocate.
    }
mini-tip-result =
    { $made ->
        [yes] Mantenuto: promesse { $need } prese, fatte { $tricks }.
       *[no] Caduto: promesse { $need } prese, fatte { $tricks }.
    }
mini-invite = Ti va il gioco intero, con la licita?
mini-invite-go = Al tavolo grande
