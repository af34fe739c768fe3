### Il tavolo: che cosa vi si legge e vi si sente.

## Luogo e strade

table-title = Il tavolo
table-home = Alla pagina iniziale
table-menu = Menu
table-close = Chiudi
table-settings = Impostazioni
table-keys = Tastiera
table-side = Licita e score
table-sheet = Score
table-contract = Contratto
table-phases = Fasi
table-log = Che cosa succede
table-you = Tu
table-us = Noi
table-them = Loro
# Un posto con il nome: Ovest (Willi)
table-seat-name = { $seat } ({ $name })

table-deal-of =
    { $deals ->
        [0] Smazzata { $deal }
       *[other] Smazzata { $deal } di { $deals }
    }
table-deal-of-short =
    { $deals ->
        [0] n. { $deal }
       *[other] { $deal } di { $deals }
    }

## Zona e prima

table-all-danger = Tutti { -vulnerable }
table-none-safe = Tutti { -not-vulnerable }
table-us-danger = Noi { -vulnerable }
table-us-safe = noi { -not-vulnerable }
table-them-danger = Loro { -vulnerable }
table-them-safe = loro { -not-vulnerable }
table-danger-short = rosso
table-safe-short = verde
table-odds-favourable = favorevole
table-odds-unfavourable = sfavorevole
table-odds-favourable-why = Andare down costa meno a voi che agli avversari
table-odds-unfavourable-why = Andare down costa più a voi che agli avversari

## Licita

table-own-place =
    { $role ->
        [none] { $name } · { $seat }
       *[other] { $name } · { $seat } · { $role }
    }
table-bidbox = Dichiarazioni
table-bid-help = { $call } = { $tricks } prese. Ogni livello è una presa in più.
# $name è la dichiarazione, $goal: none, part-score, game, small-slam o grand-slam
table-bid-worth =
    { $name } = { $tricks } prese{ $goal ->
        [none] { "" }
       *[other] , { $goalname }
    }
table-call-P = Passo: nessuna dichiarazione in questo giro
table-call-X = { -double(form: "Cap") }: se resta così, giocate per una posta più alta
table-call-XX = { -redouble(form: "Cap") }: la posta sale ancora
table-call-illegal = { $what }, adesso non si può
table-confirm-call = Tocca ancora una volta per dichiarare { $call }
table-confirm-card = Tocca ancora una volta per giocare { $card }
table-typed = { $typed } …
table-typed-not-held = { $card } non è in questa mano
table-next-call = Qui va la prossima dichiarazione
table-call-by = { $callname } di { $seat }
table-why-by = di { $name }
table-why-help = Perché? Tocca una dichiarazione per vedere che cosa promette.
table-why-wait = Un momento…
table-why-nothing = Su questo non c’è un accordo.
table-call-by-artificial = { $callname } di { $seat }, artificiale
table-hint = Che cosa dichiareresti?
table-hint-short = Consiglio
table-hint-rule = Per te: con carte così si dichiara in questo modo
table-hint-alike = Per te e per gli altri: che cosa dice la tua dichiarazione
table-hint-promises = Per gli altri: come leggono la tua dichiarazione
table-hint-make = Dichiara { $call }
table-why-not = Perché non …?
table-why-not-help = Tocca una dichiarazione per sapere quale condizione manca alla tua mano.
table-why-not-none = Niente contro { $call }: il sistema farebbe lo stesso.

## Contratto

table-contract-by = di { $seat }
# $contractname è letto ad alta voce: 4 cuori di Sud
table-contract-why = { $contractname }. Perché?
table-why-declarer = { $seat } è { -declarer(form: "der") }: per { $side } ha nominato { $strain } per primo ({ $bid }), e a quello si gioca.
table-why-contract =
    Servono { $tricks } prese{ $trump ->
        [none] , senza atout
       *[other] ; atout è { $strain }
    }.{ $doubling ->
        [X] { " " }Il contratto è contrato.
        [XX] { " " }Il contratto è surcontrato.
       *[none] { "" }
    }

## Carte

table-trick = Presa
table-trick-card =
    { $seat }: { $cardname }{ $led ->
        [yes] , carta d’uscita
       *[no] { "" }
    }
table-led = carta d’uscita
# In a match: the row of backs before a player; $won and $lost count tricks
table-row = Carte coperte di { $seat }: { $won } vinte, { $lost } perse
table-card-yes = { $cardname }, giocabile
table-card-no = { $cardname }, adesso non si può
table-card-later = { $cardname }
table-own-hand =
    { $role ->
        [none] La tua mano
       *[other] La tua mano ({ $role })
    }
table-hand-of =
    { $role ->
        [none] Mano di { $seat }
       *[other] Mano di { $seat } ({ $role })
    }
table-your-lead =
    { $from ->
        [own] Tocca a te giocare per primo
       *[other] Mano di { $seat }: giochi per primo
    }
table-your-card =
    { $from ->
        [own] Tocca a te, si è giocato { $suit }
       *[other] Mano di { $seat }: si è giocato { $suit }
    }
table-waits-for = Tocca a { $name }
# A bot has been in turn for longer than a moment.
table-thinks = { $name } sta pensando
# A person, or several seats.
table-waits-on = Si aspetta { $name }

## Prese

table-tricks = noi { $us }, loro { $them }
table-tricks-us = noi { $count }
table-tricks-them = loro { $count }
# $fate: open, made o down; $count: le prese che mancano ancora, le surlevées o le prese in meno
table-need-make =
    { $fate ->
        [made] { $count ->
            [0] mantenuto
            [one] mantenuto, finora una { -overtrick }
           *[other] mantenuto, finora { $count } { -overtrick(form: "pl") }
        }
        [down] { $count ->
            [one] non si può più mantenere, finora una down
           *[other] non si può più mantenere, finora { $count } down
        }
       *[open] ancora { $count } per il contratto
    }
table-need-beat =
    { $fate ->
        [made] { $count ->
            [0] non si può più battere
            [one] non si può più battere, finora una { -overtrick }
           *[other] non si può più battere, finora { $count } { -overtrick(form: "pl") }
        }
        [down] { $count ->
            [one] battuto, finora una down
           *[other] battuto, finora { $count } down
        }
       *[open] ancora { $count } per batterlo
    }
table-last-trick = Ultima presa
table-last-trick-short = Ultima
table-last-gone = L’ultima presa è di nuovo coperta: si è già continuato a giocare.
table-last-none = Nessuna presa è ancora completa.
table-auction-gone = La licita non è più in vista: ora contano il contratto e la memoria.
# $self: yes se è la persona davanti allo schermo
table-trick-to =
    { $self ->
        [yes] La presa è tua
       *[other] La presa è di { $name }
    }

## Ritirare, richiedere

table-undo = Indietro
table-left =
    { $what ->
        [take-back] Ritirare:
        [claim] Richiedere il resto:
        [line] Dire qualcosa al tavolo:
        [explanation] Spiegare dichiarazioni o chiederne:
        [seat] Andare via e tornare:
        [settings] Cambiare le impostazioni:
        [spectator] Far entrare spettatori:
       *[leading] Schierare, sospendere, nominare capitani:
    } { $left ->
        [0] in questa smazzata non si può più.
        [one] in questa smazzata ancora una volta.
       *[other] in questa smazzata ancora { $left } volte.
    }
table-claim = Richiedi il resto
table-claim-not = Puoi richiedere prese mentre giochi le carte: non da morto, e dopo una richiesta rifiutata solo dopo la carta seguente.
table-claim-short = Resto
table-rest-yours = Il resto è tuo: prendi tutte e { $left } le prese
table-claim-shown = Chi richiede il resto mostra a tutti la sua mano.
table-claim-how-many =
    { $left ->
        [one] Resta una presa. Quante sono vostre?
       *[other] Restano { $left } prese. Quante sono vostre?
    }
table-claim-sentence =
    { $tricks ->
        [0] Cediamo tutte le prese che restano.
        [one] { $left ->
            [one] L’ultima presa è nostra.
           *[other] Una presa su { $left } è nostra, { $lost } le cediamo.
        }
       *[other] { $lost ->
            [0] Tutte le { $left } prese sono nostre.
            [one] { $tricks } prese su { $left } sono nostre, una la cediamo.
           *[other] { $tricks } prese su { $left } sono nostre, { $lost } le cediamo.
        }
    }
table-claim-line = E come:
table-claim-line-none = senza parole
table-claim-line-top-cards = le carte alte dall’alto
table-claim-line-trumps-first = prima gli atout, poi dall’alto
table-claim-line-cross-ruff = tagli incrociati
table-claim-said = Con queste parole: «{ $line }»
table-claim-send = Richiedi
table-concede = Cedi tutto
table-concede-ask = Vuoi davvero cedere tutte le prese che restano? La smazzata finisce qui.
table-concede-sure = Sì, cedo tutto
table-claim-refused =
    { $whose ->
        [self] Hai rifiutato la richiesta di { $claimer }: si continua.
        [own] { $name } vuole vederlo giocato: si continua.
       *[other] { $name } vuole veder giocata la richiesta di { $claimer }: si continua.
    }
table-claim-another = Un’altra richiesta: { $name }
table-claim-made =
    { $self ->
        [yes] { $tricks ->
            [0] Cedi il resto.
            [one] Richiedi una presa su { $left }.
           *[other] Richiedi { $tricks } prese su { $left }.
        }
       *[other] { $tricks ->
            [0] { $name } cede il resto e mostra la mano.
            [one] { $name } richiede una presa su { $left } e mostra la mano.
           *[other] { $name } richiede { $tricks } prese su { $left } e mostra la mano.
        }
    }
table-claim-accept = Accetta
table-claim-refuse = Continua a giocare
table-claim-waits =
    { $count ->
        [one] Manca ancora una risposta.
       *[other] Mancano ancora { $count } risposte.
    }

## Risultato

table-result = { $result }
table-by-claim = per richiesta
# $fate: made o down; $count: le surlevées o le prese in meno
table-fate =
    { $fate ->
        [down] { $count ->
            [one] Una down
           *[other] { $count } down
        }
       *[made] { $count ->
            [0] Mantenuto
            [one] Mantenuto, una { -overtrick }
           *[other] Mantenuto, { $count } { -overtrick(form: "pl") }
        }
    }
table-feat =
    { $feat ->
        [grand-slam] { -grand-slam }
        [small-slam] { -small-slam }
        [redoubled] surcontrato e mantenuto
        [doubled] contrato e mantenuto
       *[game] { -game } { -vulnerable }
    }
table-redeal = Nessuno ha dichiarato. Si danno di nuovo le carte.
table-points-us = { $amount } per voi
table-points-them = { $amount } per gli avversari
table-points-none = Nessun punto
table-sound-offer = Gioca con i suoni
table-points-to =
    { $whose ->
        [us] per voi
        [them] agli avversari
       *[none] punti
    }
table-line-above-us = Per voi, sopra la linea
table-line-above-them = Per gli avversari, sopra la linea
table-line-below-us = Per voi, sotto la linea
table-line-below-them = Per gli avversari, sotto la linea
table-look = Guarda le carte
table-look-hands = Tutte e quattro le mani
table-look-tricks = Presa per presa
table-replay = Le prese, una dopo l’altra
table-replay-back = Una presa indietro
table-replay-on = Una presa avanti
table-replay-at =
    { $count ->
        [13] Presa { $at } di { $count }
       *[other] Presa { $at } di { $count } giocate
    }
table-between = Tra poco si danno le carte
table-next = Prossima smazzata
table-next-redeal = Dai di nuovo
table-robber-over = Il rubber è finito
table-end-won = Avete vinto
table-end-lost = Hanno vinto gli avversari
table-end-tie = Pareggio
table-next-robber = Prossimo rubber

## Menu

table-leave = Continua più tardi
table-leave-why = Vai pure: tutto è salvato, e dalla pagina iniziale si continua da qui.
table-stop = Smetti adesso e fai i conti
table-stop-why = Il rubber finisce qui e si conta come le regole prevedono per un rubber interrotto.
table-stop-ask-robber4 = Vuoi davvero smettere? La smazzata in corso allora non conta, e vale quello che sta sullo score.
table-stop-ask-minibridge = Vuoi davvero smettere? La smazzata in corso allora non conta, e vale quello che sta sullo score.
table-stop-ask-rubber = Vuoi davvero smettere? La smazzata in corso allora non conta. L’unica manche vinta e una manche cominciata ricevono il loro premio.
table-stop-sure = Sì, facciamo i conti
table-stop-not = Continua a giocare

## Collegamento

table-connecting = Si prepara il tavolo…
table-offline = Il collegamento è interrotto.
table-offline-kept = Nulla è perduto, il tavolo resta com’è.
table-offline-server = Un tavolo ha bisogno del server: mescola, dà le carte e annota. Non si perde nulla, e appena risponde si continua da qui.
table-offline-again =
    { $seconds ->
        [0] Nuovo tentativo…
        [one] Nuovo tentativo tra un secondo.
       *[other] Nuovo tentativo tra { $seconds } secondi.
    }
table-offline-now = Prova adesso
table-gone = Questo tavolo non c’è
table-gone-why = Forse il link non è completo, oppure il tavolo è stato aperto in un altro browser: là si continua.

## Tastiera

table-key-arrows = da carta a carta, da dichiarazione a dichiarazione
table-key-enter-name = Invio
table-key-enter = gioca la carta, fa la dichiarazione
table-key-bid = livello e colore: { $example } dichiara { $bid }
table-key-pass = { call-P }
table-key-double = { call-X }, { call-XX }
table-key-card = colore e valore: { $example } gioca { $cardname }
table-key-dot = dopo un punto valgono le lettere inglesi
table-key-space-name = Barra spaziatrice
table-key-space = chiude ciò che è aperto; dà la prossima smazzata
table-key-escape = annulla, chiude
table-key-help = questo aiuto

## Letto ad alta voce

table-aloud-dealt = Nuova smazzata.
table-aloud-hand = La tua mano: { $cards }.
table-aloud-dummy = { -dummy(form: "Der") } scende: { $cards }.
# $callname e $cardname sono parole: 4 picche, re di picche
table-aloud-call = { $name }: { $callname }
table-aloud-card = { $name }: { $cardname }
table-aloud-contract =
    { $bidname }{ $doubling ->
        [X] { " " }contrate
        [XX] { " " }surcontrate
       *[none] { "" }
    } di { $seat }
table-aloud-trick =
    { $self ->
        [yes] La presa è tua.
       *[other] La presa è di { $name }.
    }
table-aloud-claim =
    { $self ->
        [yes] { $tricks ->
            [0] Cedi il resto.
            [one] Richiedi una presa.
           *[other] Richiedi { $tricks } prese.
        }
       *[other] { $tricks ->
            [0] { $name } cede il resto.
            [one] { $name } richiede una presa.
           *[other] { $name } richiede { $tricks } prese.
        }
    }
table-aloud-answer =
    { $self ->
        [yes] { $accept ->
            [yes] Accetti.
           *[no] Continui a giocare.
        }
       *[other] { $accept ->
            [yes] { $name } accetta.
           *[no] { $name } continua a giocare.
        }
    }
table-aloud-undone =
    { $self ->
        [yes] Ritiri.
       *[other] { $name } ritira.
    }
table-aloud-closed = Il rubber è finito.
table-you-play = Giochi tu
table-turn-call = Tocca a te: che cosa dichiari?
table-turn-card = Tocca a te.
table-turn-card-of = Tocca a te, con la mano di { $seat }.
table-turn-claim = Tocca a te rispondere: accetti?
