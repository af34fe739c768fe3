# Consigli durante il gioco e uno sguardo alle carte di una smazzata.

## E adesso?

play-hint = E adesso?
play-hint-wait = Immagino come possono stare le carte…
play-hint-play = Gioca { $card }
play-in-deals =
    { $reached ->
        [0] zero volte su { $count } distribuzioni immaginate
       *[other] { $fails ->
            [0] in tutte le { $count } distribuzioni immaginate
           *[other] in { $reached } su { $count } distribuzioni immaginate
        }
    }
play-in-least =
    { $least ->
        [0] in nessuna
       *[other] in { $least }
    }
# $other: la carta seguente; same se raggiunge lo scopo altrettanto spesso ($next), $gains: se $card porta più prese
play-hint-make =
    { $other ->
        [none] { $card } mantiene il contratto { play-in-deals }.
        [same] { $card } e { $next } mantengono il contratto ugualmente spesso, { play-in-deals }; { $gains ->
            [yes] { $card } porta in media più prese.
            [less] { $next } porta in media un po’ più prese.
           *[no] anche le prese in media sono uguali.
        }
       *[other] { $card } mantiene il contratto { play-in-deals }, { $other } { play-in-least }.
    }
play-hint-beat =
    { $other ->
        [none] { $card } batte il contratto { play-in-deals }.
        [same] { $card } e { $next } battono il contratto ugualmente spesso, { play-in-deals }; { $gains ->
            [yes] { $card } porta in media più prese.
            [less] { $next } porta in media un po’ più prese.
           *[no] anche le prese in media sono uguali.
        }
       *[other] { $card } batte il contratto { play-in-deals }, { $other } { play-in-least }.
    }
play-hint-all = Tutte le carte
play-hint-card = Carta
play-hint-made = mantenuto
play-hint-beaten = battuto
play-hint-tricks = Prese in media
play-hint-how = Calcolato da ciò che vedi: le tue carte, il morto, la licita e le carte giocate.

## Perché questa carta

card-why-only = Non puoi giocare nessun’altra carta.
card-why-equal = Qui una carta vale l’altra.
card-why-cheapest = La più bassa fra carte che qui valgono lo stesso.
card-why-lowest = La più piccola a { $suit }: le più alte restano per dopo.
card-why-all-yours = A carte viste il resto è vostro in ogni caso.
card-why-none-left = A carte viste nessuna carta può più dare una presa.
card-why-odds = È così che riesce più spesso.
card-why-odds-level = Con nessuna carta riesce più spesso.
card-why-tricks = È quella che in media porta più prese.
card-why-tricks-level = Nessuna carta porta in media più prese.
card-why-usual = Secondo i conti un’altra è appena migliore; di solito si gioca così.
card-why-usual-anyway = Di solito si gioca così; in { $count } distribuzioni immaginate un’altra carta porterebbe di più, ma può essere un caso.
card-why-signals =
    { $tells ->
        [attitude-yes] Un segnale: dice al compagno che a { $suit } hai l’asso, il re o la donna.
        [attitude-no] Un segnale: dice al compagno che a { $suit } non hai niente di alto.
        [discard-yes] Un segnale: dice al compagno che vuoi { $suit }.
        [discard-no] Un segnale: dice al compagno che non vuoi { $suit }.
        [count-even] Un segnale: dice al compagno che a { $suit } hai un numero pari di carte.
        [count-odd] Un segnale: dice al compagno che a { $suit } hai un numero dispari di carte.
        [preference-higher] Un segnale: chiede { $suit } al compagno.
       *[preference-lower] Un segnale: chiede al compagno { $suit }, o niente di particolare.
    }
card-why-discard = Nessun’altra mancherà di meno in seguito.
card-why-ruff = Taglia e vince una presa che il colore non dà.
card-why-ruff-high = Taglia, così chi segue deve tagliare più alto se vuole la presa.
card-why-under-ruff = Gioca un atout sotto l’altro: più alto non si può, o non conviene.
card-why-overruff = Surtaglia l’avversario.
card-why-cheaply = Vince la presa con la carta più piccola che basta.
card-why-conceals = Prende, e lascia aperto dove sia { $card }.
card-why-wins = Vince la presa.
card-why-overtakes = Supera la carta del compagno: è questa mano a giocare per prima.
card-why-sure = Vince la presa di sicuro: nessuno può giocare più alto.
card-why-highest = Nessuno può giocare più alto nel colore.
card-why-cannot = Questa mano non può vincere la presa; basta la carta più piccola.
card-why-hides = Questa mano non può vincere la presa; tra carte uguali questa dice meno agli avversari.
card-why-partners = La presa è già vostra; basta una carta piccola.
card-why-partner-leads = La vostra parte è in testa nella presa; basta una carta piccola.
card-why-covers = Copre { $card }: all’avversario servono due carte alte per una presa.
card-why-third-high = Terza mano, carta alta: con una piccola l’avversario potrebbe vincere a buon mercato.
card-why-forces = Costringe il prossimo a giocare alto, se vuole la presa.
card-why-second-low = Seconda mano, carta piccola: { $card } resta per una presa in cui vale di più.
card-why-holds-up = Trattiene { $card } finché gli avversari non perdono i collegamenti nel colore.
card-why-ducks = Lascia questa presa; { $card } resta per dopo.
card-why-runs-to = Lascia correre la presa verso l’altra mano, dove { $card } può ancora vincerla.
card-why-finesse =
    Fa l’impasse: { $card } sta dalla parte giusta in { $works ->
        [one] { $works } distribuzione
       *[other] { $works } distribuzioni
    } su { $count }.
card-why-runs =
    Lascia correre per l’impasse: { $card } sta dalla parte giusta in { $works ->
        [one] { $works } distribuzione
       *[other] { $works } distribuzioni
    } su { $count }.
card-why-to-finesse =
    Muove per l’impasse: { $card } sta dalla parte giusta in { $works ->
        [one] { $works } distribuzione
       *[other] { $works } distribuzioni
    } su { $count }.
card-why-towards = Muove verso { $card }: se la carta più alta sta davanti, può fare una presa.
card-why-draws-trumps =
    { $out ->
        [one] Batte { -trump }: ne resta fuori uno.
       *[other] Batte { -trump }: ne restano fuori { $out }.
    }
card-why-ruff-there = L’altra mano non ha più carte del colore e può tagliare.
card-why-cashes = Incassa una presa sicura.
card-why-cashes-unless =
    { $ruffed ->
        [0] Incassa una carta alta; difficilmente viene tagliata.
       *[other]
            Incassa una carta alta; viene tagliata in { $ruffed ->
                [one] { $ruffed } distribuzione
               *[other] { $ruffed } distribuzioni
            } su { $count }.
    }
card-why-must-ruff = Fa uscire un atout: chi vuole la presa deve tagliare.
card-why-develops = Affranca { $suit }: uscite le carte alte degli avversari, le piccole sono buone.
card-why-lead-partner = Gioca il colore dichiarato dal compagno.
card-why-lead-trump = Gioca atout, perché { -dummy(form: "der") } possa tagliare meno.
card-why-lead-single = Un singolo: quando il colore torna, puoi tagliare.
card-why-lead-sequence = La più alta di una sequenza: se fa uscire una carta più alta, la prossima ne prende il posto.
card-why-lead-fourth = La quarta del colore lungo: { $suit } deve portare prese più tardi.
card-why-lead-third = La terza di quattro: { $suit } deve portare prese più tardi.
card-why-lead-fifth = La quinta del colore lungo: { $suit } deve portare prese più tardi.
card-why-lead-passive = Da carte piccole: così si regala di rado una presa.
card-why-gives-ruff = Il compagno non ha più carte del colore: se gli resta un atout, può tagliare.
card-why-returns = Ritorna a { $suit }, il colore del compagno.
card-why-through = Attraverso la forza del morto: il compagno gioca dopo.
card-why-weakness = Verso la debolezza del morto, che gioca per ultimo.

## A quale piano appartiene la carta

play-in-made =
    { $made ->
        [0] zero volte
       *[other] in { $made } di queste
    }
play-in-saved =
    { $saved ->
        [0] altrimenti in nessun caso su { $fails }
       *[other] altrimenti in { $saved } su { $fails }
    }
play-in-instead =
    { $instead ->
        [0] zero volte
       *[other] in { $instead }
    }
card-plan-finesse = Molto dipende da questo: se { $card } sta dalla parte giusta, il contratto riesce in { $made } casi su { $works }, { play-in-saved }.
card-plan-towards = { $card } è in { $seat } in { $works } su { $count } distribuzioni: allora il contratto riesce { play-in-made }, { play-in-saved }.
# $matters: se conta come sono divisi gli atout
card-plan-trumps =
    { $rounds ->
        [one] Dopo questo giro di { -trump }
       *[other] Dopo { $rounds } giri di { -trump }
    } gli avversari non ne hanno più { $fails ->
        [0] in nessuna distribuzione immaginata
       *[other] in { $works } su { $count } distribuzioni
    }{ $matters ->
        [yes] ; allora il contratto riesce { play-in-made }, { play-in-saved }.
       *[no] .
    }
card-plan-long-suit = Dopo { $rounds } giri di { $suit } gli avversari non ne hanno più in { $works } su { $count } distribuzioni: allora il contratto riesce { play-in-made }, { play-in-saved }.
card-plan-drives-out = Più alta delle vostre { $run } carte migliori a { $suit } è solo { $card }. Una volta giocata, le vostre sono le più alte.
card-plan-holds-up =
    Dopo questa presa { $seat } non ha più niente a { $suit } { $fails ->
        [0] in nessuna distribuzione immaginata
       *[other] in { $works } su { $count } distribuzioni
    }{ $matters ->
        [yes] ; allora il contratto riesce { play-in-made }, { play-in-saved }.
       *[no] .
    }
card-plan-enough =
    { $needed ->
        [one] Le carte alte bastano: al contratto manca una presa,
       *[other] Le carte alte bastano: al contratto mancano { $needed } prese,
    } { $sure ->
        [one] e da incassare qui ce n’è una.
       *[other] e da incassare qui ce ne sono { $sure }.
    }
card-plan-ruffs-first = Prima tagliare a { $suit }, poi battere { -trump }: con { -trump } adesso il contratto riesce { play-in-instead } invece che in { $reached } su { $count } distribuzioni.
card-plan-contract-first = Prima il contratto: { $card } porterebbe in media più prese, ma il contratto riuscirebbe { play-in-instead } invece che in { $reached } su { $count } distribuzioni.
card-plan-safety = Gioco di sicurezza: se un avversario ha ancora { $length } o più carte a { $suit } (in { $works } su { $count } distribuzioni), il contratto riesce { play-in-made }, con { $card } { play-in-instead }.
card-plan-tricks-first = Qui contano soprattutto le prese: con { $card } il contratto riuscirebbe { play-in-instead } invece che in { $reached } su { $count } distribuzioni, ma porterebbe in media meno prese.
# $matters: se allora il contratto riesce molto più spesso
card-plan-squeezes =
    Compressione: { $fails ->
        [0] in tutte le distribuzioni immaginate
       *[other] in { $works } su { $count } distribuzioni
    } { $seat } non ha carte di troppo, e qualunque scarto su questa costa una presa{ $matters ->
        [yes] ; allora il contratto riesce { play-in-made }, { play-in-saved }.
       *[no] .
    }
# $matters: se allora il contratto riesce molto più spesso
card-plan-throws-in =
    Messa in mano: { $fails ->
        [0] in tutte le distribuzioni immaginate
       *[other] in { $works } su { $count } distribuzioni
    } { $seat } fa questa presa e deve giocare, e ciò costa una presa{ $matters ->
        [yes] ; allora il contratto riesce { play-in-made }, { play-in-saved }.
       *[no] .
    }

## Rivedere

review-title = Analisi
review-last = Analisi dell’ultima smazzata finita
review-wait =
    { $total ->
        [0] Sto calcolando…
       *[other] Sto calcolando… { $done ->
           [one] { $done } carta
          *[other] { $done } carte
       } su { $total }
    }
review-par-us = Senza errori e a carte viste: { $results }. Sono { $points } punti per voi.
review-par-them = Senza errori e a carte viste: { $results }. Sono { $points } punti per gli avversari.
review-par-none = Senza errori e a carte viste nessuno avrebbe fatto punti.
review-or = o
review-made =
    Nel contratto giocato { $possible ->
        [one] c’era { $possible } presa
       *[other] c’erano { $possible } prese
    }; ne sono state fatte { $made }.
review-luck = Contato per voi: fortuna delle carte { $luck }, al tavolo { $table }, insieme { $score }.
review-luck-why = La fortuna delle carte è il par: ciò che danno senza errori. Il resto è nato al tavolo.
review-game =
    { $boards ->
        [one] Tutta la partita, una smazzata:
       *[other] Tutta la partita, { $boards } smazzate:
    }
review-not-exact = I premi per il robber e gli onori non appartengono a una sola smazzata; perciò la somma può differire dallo score.
review-better = Come andrebbe avanti a carte viste, invece di { $card } nella presa { $trick }
review-no-play = Non è stata giocata nessuna carta.
review-claims = Richieste non accettate
review-claim =
    { $self ->
        [yes] Hai richiesto { $tricks ->
            [one] { $tricks } presa
           *[other] { $tricks } prese
        } su { $left }.
       *[other] { $name } ha richiesto { $tricks ->
           [one] { $tricks } presa
          *[other] { $tricks } prese
       } su { $left }.
    }
review-claim-by =
    { $self ->
        [yes] Volevi vederlo giocato.
       *[other] { $name } voleva vederlo giocato.
    }
review-claim-holds = La richiesta avrebbe retto: nessun modo sensato di giocare perde di più.
review-claim-open = Ci sono troppi modi di giocare per esaminarli tutti; nel dubbio non si accetta.
review-claim-beaten = Ecco come la si smentisce:
review-claim-trick = { $seat } fa la presa
review-claim-lost = { $seat } fa questa presa, che non era stata ceduta.
review-open = A carte viste
review-known-self = Con ciò che sapevi
review-known-other = Con ciò che sapeva { $name }
review-known = Con ciò che si sapeva
review-open-cost =
    { $tricks ->
        [0] non costa niente
        [one] costa una presa
       *[other] costa { $tricks } prese
    }
review-known-right = giusta
review-known-only = l’unica carta
review-known-later = ancora da calcolare
review-known-cost =
    { $card } era migliore in media di { $amount ->
        [one] { $amount } presa
       *[other] { $amount } prese
    }
review-known-chance =
    { $card } raggiunge l’obiettivo in { $best } invece di { $reached ->
        [one] { $reached } distribuzione
       *[other] { $reached } distribuzioni
    } su { $count }
review-mark-mistake = Errore: si poteva vedere
review-mark-unseen = Sfortuna: era quasi impossibile da vedere
review-mark-lucky = Contro le probabilità; non ha fatto danni
review-marked = Prossima carta da notare
review-player = Giocatore
review-given = Prese regalate
review-possible = Prese a carte viste

## Perché no

refused-not-to-play = Il consiglio c’è quando tocca a te giocare una carta.
refused-other-rules = Con l’obbligo di superare la presa non ci sono né consigli per il gioco né analisi: il calcolo segue le regole solite, che qui non valgono.
refused-no-figures = Per ora non si riesce a calcolare; chiedi di nuovo tra poco.
refused-too-wild = Queste mani sono così sbilanciate che calcolarne le prese richiede troppo tempo.
refused-solver-missing = Su questo computer manca il programma che calcola le prese; perciò qui non ci sono né consigli per il gioco né analisi. Il rimedio lo dice il server quando si avvia.
