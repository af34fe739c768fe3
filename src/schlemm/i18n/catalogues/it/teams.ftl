### Incontro a squadre: concordare un incontro a due tavoli, giocarlo e confrontarlo board per board.

title-match = Incontro a squadre – Schlemm
phase-finished-here = Finito

## Pagina iniziale

teams-door = Incontro a squadre
teams-door-text = Due tavoli, le stesse carte: conta quello che ne fate.
teams-door-play = Quattro board contro i bot
teams-door-set = Imposta e invita

## Accordi

teams-title = Incontro a squadre
teams-text = Due squadre, due tavoli, le stesse carte. Quel che si è giocato a un tavolo si rigioca all’altro e poi si confronta.
teams-boards = Quanti board?
teams-boards-hint =
    { $boards ->
        [4] Quattro board, ogni situazione di zona una volta: circa mezz’ora.
        [8] Otto board: circa un’ora.
        [16] Sedici board: una serata, o due brevi.
        [24] Ventiquattro board: una lunga serata, o due.
       *[other] Trentadue board: in più serate, con pause.
    }
teams-measure = Che cosa decide?
teams-measure-imps = IMP
teams-measure-imps-hint = La differenza di ogni board diventa IMP: le grandi contano di più, ma non in proporzione. Alla fine ci sono i Victory Point.
teams-measure-total-points = Punti dello score
teams-measure-total-points-hint = Come a un tavolo solo, vince chi ha più punti nello score: i punti di tutti i board contano come sono. Uno slam può ribaltare tutto.
teams-measure-board-a-match = Board-a-match
teams-measure-board-a-match-hint = Ogni board è vinto, pari o perso, non importa di quanto: decide anche una { -overtrick }.
teams-unit-imps = IMP
teams-unit-total-points = Punti
teams-unit-board-a-match = Board
teams-who = Squadre
teams-with-alone = Solo io
teams-with-team = La mia squadra
teams-with-all = Tutti e otto
teams-is-bot = Bot
teams-is-person = Persona
teams-is-me = Io
teams-place = { $seat }, tavolo { $room }
teams-table = Tavolo { $room }
teams-sits =
    { $team ->
        [A] Tavolo 1 Nord-Sud, tavolo 2 Est-Ovest
       *[B] Tavolo 1 Est-Ovest, tavolo 2 Nord-Sud
    }
teams-alone = Giochi con sette bot e si comincia subito.
teams-links =
    { $count ->
        [one] Per questo posto ricevi un link. Chi lo apre si siede, senza registrarsi.
       *[other] Per ognuno di questi { $count } posti ricevi un link. Chi lo apre si siede, senza registrarsi.
    }
teams-name =
    { $team ->
        [A] Prima squadra
       *[B] Seconda squadra
    }
teams-colour = Colore
teams-colour-blue = Blu
teams-colour-red = Rosso
teams-colour-green = Verde
teams-colour-yellow = Giallo
teams-colour-violet = Viola
teams-colour-white = Bianco
teams-colour-blue-name = Squadra blu
teams-colour-red-name = Squadra rossa
teams-colour-green-name = Squadra verde
teams-colour-yellow-name = Squadra gialla
teams-colour-violet-name = Squadra viola
teams-colour-white-name = Squadra bianca
teams-how = Svolgimento
teams-order = Quando si gioca?
teams-order-at-once = Ai due tavoli insieme
teams-order-at-once-hint = Ogni tavolo gioca col suo ritmo. Un board si confronta appena entrambi l’hanno finito.
teams-order-passed-on = I board passano
teams-order-passed-on-hint = Quel che il tavolo 1 ha giocato passa al tavolo 2, come ai tavoli veri.
teams-half = Dopo metà incontro
teams-half-stay = Tutti restano
teams-half-stay-hint = Ogni coppia gioca tutto l’incontro contro la stessa coppia.
teams-half-change = Le coppie cambiano
teams-half-change-hint = Dopo metà incontro le coppie della seconda squadra si scambiano i tavoli
teams-bots = Bot
teams-system =
    { $team ->
        [A] Sistema della prima squadra
       *[B] Sistema della seconda squadra
    }
teams-open = Apri l’incontro e invita

## Prima del primo board

teams-captain = capitano
teams-staff = Squadre
teams-choose = Nomina capitano
teams-choose-for = Nomina { $name } capitano
teams-line-up = Formazione: { $name }
teams-line-up-of = Posto di { $name }
teams-of-plan = { $boards } board
teams-by =
    { $measure ->
        [imps] Decidono gli IMP
        [total-points] Decidono i punti dello score
       *[board-a-match] Vince chi vince più board
    }

## Al tavolo

teams-strip = L’incontro
teams-board-of = Board { $board } di { $of }
teams-other-has =
    { $count ->
        [0] Il tavolo { $room } non ha ancora finito nessun board
        [one] Il tavolo { $room } ha finito un board
       *[other] Il tavolo { $room } ha finito { $count } board
    }
teams-other-short = T{ $room }: { $count }/{ $of }
teams-here = Qui
teams-for-us = per voi
teams-where-short = T{ $room } · { $board }/{ $of }
teams-standing-aloud = { $a } { $points }, { $b } { $others } ({ $unit })
teams-compared =
    { $boards ->
        [one] Un board è confrontato.
       *[other] { $boards } board sono confrontati.
    }
teams-pause = Pausa
teams-paused = L’incontro è in pausa.
teams-paused-text = Tutto resta com’è, anche per giorni.
teams-resume = Riprendi
teams-resumed = L’incontro riprende.
teams-still = Il tavolo { $room } gioca ancora questo board.
teams-still-why =
    { $count ->
        [0] Carte e risultati si scoprono quando entrambi hanno finito. Là non è ancora finito nessun board.
        [one] Carte e risultati si scoprono quando entrambi hanno finito. Là è finito un board.
       *[other] Carte e risultati si scoprono quando entrambi hanno finito. Là sono finiti { $count } board.
    }
teams-next = Prossimo board
teams-half-now = Metà incontro: col prossimo board le coppie della seconda squadra si scambiano i tavoli.
teams-wait = Si continua fra poco.
teams-wait-board = Il tavolo { $room } passa il prossimo board appena l’ha giocato.
teams-wait-half = Metà incontro: appena anche il tavolo { $room } ci arriva, le coppie della seconda squadra si scambiano.
teams-wait-end = Qui tutti i board sono giocati. Il tavolo { $room } gioca ancora.
teams-look-both = Guarda i due tavoli
teams-look-row = Scopri la fila
teams-turned = Ogni giocatore con le sue carte nell’ordine di gioco: dritte le prese della propria coppia, di traverso le altre.
teams-turned-won = { $cardname }, presa vinta
teams-turned-lost = { $cardname }, presa persa
teams-again = Un altro incontro

## Punteggio

teams-score = Punteggio
teams-end-won =
    { $measure ->
        [imps] { $name } vince con { $points } IMP di vantaggio
        [total-points] { $name } vince con { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        } di vantaggio
       *[board-a-match] { $name } vince con { $points } board di vantaggio
    }
teams-end-tie = Pareggio
teams-now-leads =
    { $measure ->
        [imps] { $name } è in testa di { $points } IMP
        [total-points] { $name } è in testa di { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }
       *[board-a-match] { $name } è in testa di { $points } board
    }
teams-now-even = Parità
teams-of-boards =
    { $boards ->
        [0] Nessun board è ancora confrontato
        [one] Un board su { $of } è confrontato
       *[other] { $boards } board su { $of } sono confrontati
    }
teams-also-points =
    { $name ->
        [none] In punti dello score è parità
       *[other] In punti dello score: { $points } per { $name }
    }
teams-also-imps =
    { $name ->
        [none] In IMP è parità
       *[other] In IMP: { $imps } per { $name }
    }
teams-stopped = L’incontro è stato chiuso prima; conta quel che i due tavoli hanno giocato
teams-victory = Victory Point:
teams-victory-text = Se ne dividono venti: più grande il vantaggio per il numero dei board, più ne vanno a chi vince.
teams-boards-caption = I board ai due tavoli
teams-board = Board
teams-lead = Attacco
teams-difference = Differenza
teams-ladder = Scala
teams-total = Totale
teams-credit = per { $name }:
teams-imps =
    { $imps ->
        [one] 1 IMP
       *[other] { $imps } IMP
    }
teams-even = pari
teams-vulnerable-None = in prima
teams-vulnerable-NS = N-S zona
teams-vulnerable-EW = E-O zona
teams-vulnerable-All = tutti zona
teams-comments =
    { $count ->
        [one] Un commento
       *[other] { $count } commenti
    }
teams-lesson-short = mantenuto, ma perso
teams-open-board = Board { $board } ai due tavoli
teams-open-first = Il tavolo 1 gioca ancora
teams-open-second = Il tavolo 2 gioca ancora
teams-open-both = da giocare
teams-boards-help = Tocca un board e vedi i due tavoli affiancati.
teams-back-to-table = Torna al tavolo
teams-to-table = Al tavolo
teams-gone = Questo incontro qui non si può vedere
teams-gone-why = Lo vede solo chi ci gioca, nel browser in cui si è seduto.
teams-elsewhere = Siedi all’altro tavolo
teams-elsewhere-why = In un incontro ognuno gioca a un solo tavolo, perché ai due ci sono le stesse carte.
teams-to-own-table = Al mio tavolo
teams-looking = Un momento…
teams-substitutes = Chi ha giocato per chi
teams-substitute =
    { $bot ->
        [yes] Board { $board }, tavolo { $room }, { $seat }: un bot per { $left }
       *[no] Board { $board }, tavolo { $room }, { $seat }: { $came } per { $left }
    }
teams-nameless = chi ospita

## Di chi è che cosa

teams-own = noi
teams-own-table = il tuo tavolo
teams-own-named = { $name } (la tua squadra)
teams-followed-table = tavolo di { $name }
teams-followed-named = { $name } (squadra di { $player })
teams-own-won = La tua squadra ha vinto
teams-own-lost = La tua squadra ha perso
teams-own-tied = La tua squadra e l’altra sono pari

## Un board ai due tavoli

teams-board-title = Board { $board }
teams-board-facts = Mazziere { $seat }, { $danger }
teams-boards-nav = Board
teams-all-boards = Tutti i board
teams-board-before = Il board prima
teams-board-after = Il board dopo
teams-board-closed = Questo board è ancora coperto
teams-board-closed-why = Si scopre appena entrambi i tavoli l’hanno giocato.
teams-board-even = I due tavoli hanno lo stesso: il board è pari.
teams-board-won =
    { $measure ->
        [board-a-match] Board a { $name } per { $points } punti ({ $imps } IMP).
       *[other] { $points } punti a { $name }: { $imps ->
            [0] troppo poco per un IMP
            [one] un IMP
           *[other] { $imps } IMP
        }.
    }
teams-parted-not = I due tavoli hanno fatto tutto uguale.
teams-parted-call =
    { $count ->
        [0] I tavoli si separano già alla prima dichiarazione: { $seat } dice { $one } al tavolo 1, { $two } al tavolo 2.
        [one] I tavoli si separano dopo la prima dichiarazione: { $seat } dice { $one } al tavolo 1, { $two } al tavolo 2.
       *[other] I tavoli si separano dopo { $count } dichiarazioni uguali: { $seat } dice { $one } al tavolo 1, { $two } al tavolo 2.
    }
teams-parted-card =
    { $count ->
        [0] Stessa licita, ma un altro attacco: { $seat } gioca { $one } al tavolo 1, { $two } al tavolo 2.
       *[other] Stessa licita; alla presa { $trick } i tavoli si separano: { $seat } gioca { $one } al tavolo 1, { $two } al tavolo 2.
    }
teams-parted-claim = Tutto era uguale fino alla presa { $trick }, quando a un tavolo si è richiesto il resto.
teams-parted-claim-word = –
teams-parted-here = qui i tavoli si separano
teams-parting-cost =
    { $one ->
        [0] { $two ->
            [0] Nessuna delle due carte costa una presa.
            [one] Quella al tavolo 2 costa una presa.
           *[other] Quella al tavolo 2 costa { $two } prese.
        }
        [one] { $two ->
            [0] Quella al tavolo 1 costa una presa.
            [one] Entrambe costano una presa.
           *[other] Quella al tavolo 1 costa una presa, quella al tavolo 2 { $two }.
        }
       *[other] { $two ->
            [0] Quella al tavolo 1 costa { $one } prese.
            [one] Quella al tavolo 1 costa { $one } prese, quella al tavolo 2 una.
           *[other] Quella al tavolo 1 costa { $one } prese, quella al tavolo 2 { $two }.
        }
    }
# $bidders, $players: nome di una squadra, o none
teams-whence =
    { $bidders ->
        [none] A carte scoperte i due contratti varrebbero lo stesso
       *[other] A carte scoperte i contratti varrebbero { $auction } punti per { $bidders }
    }; { $players ->
        [none] il gioco non ha aggiunto nulla.
       *[other] il gioco ha aggiunto { $play } punti per { $players }.
    }
teams-par = Par: { $results }, cioè { $points } punti per { $side }.
teams-par-none = Par: nessuno ottiene punti.
teams-reckoning = Si calcolano le prese a carte scoperte…
teams-no-figures = Le prese a carte scoperte ora non si possono calcolare.
teams-lesson = Mantenuto, eppure perso: { $name } fa { $made } al tavolo { $room } e ci perde { $lost } punti, perché all’altro tavolo era { $theirs }. { $why }
teams-lesson-game = Là avevano dichiarato { -game }.
teams-lesson-small-slam = Là avevano dichiarato il { -small-slam }.
teams-lesson-grand-slam = Là avevano dichiarato il { -grand-slam }.
teams-lesson-doubled = Là era contrato, e mantenuto.
teams-lesson-denomination = Là erano nel contratto che rende di più.
teams-lesson-tricks = Là hanno fatto più prese nello stesso contratto.
teams-lesson-defence = Là hanno lasciato giocare gli avversari, che sono andati down.
teams-steps = I due tavoli, carta per carta
teams-card-back = Una carta indietro
teams-card-on = Una carta avanti
teams-before-lead = Prima dell’attacco
teams-to-parting = Dove si separano
teams-step = Carta { $card }, presa { $trick }.
teams-step-card = { $seat }: { $cardname }
teams-step-won = La presa è di { $seat }.
teams-one-table = Tavolo { $room } dichiarazione per dichiarazione
teams-which-table = Quale tavolo?
teams-tricks = N-S { $ns }, E-O { $ew }
teams-claimed = È stato richiesto il resto.
teams-subject = { $what } di { $seat }, tavolo { $room }
teams-talk = Che cosa c’è da dire
teams-talk-none = Nessuno ha ancora detto nulla.
teams-talk-help = Tocca una dichiarazione, o vai a una carta, e di’ agli altri che cosa ne pensi.
teams-talk-about = Su
teams-talk-card = Su questa carta
teams-talk-send = Dillo
teams-talk-left =
    { $left ->
        [0] Su questo incontro è stato detto tutto: non c’è posto per altri commenti.
        [one] In questo incontro c’è posto ancora per un commento.
       *[other] In questo incontro c’è posto ancora per { $left } commenti.
    }
