### Il calcolatore: quanto vale un risultato, e perché.

title-tables = Tutti i punteggi – Schlemm
title-sums = Punteggi per classi di contratto – Schlemm
tutor-text = Scrivi un risultato come lo segneresti, oppure componilo. Vedi ogni addendo e da dove viene.
tutor-result = Il risultato
tutor-typed = Risultato
tutor-typed-hint = Per esempio 4♠X+1, 3{ -notrump } -2, 4 picche contrate +1 o 6{ -notrump }=
tutor-contract = Contratto
tutor-far = più alto di quanto serva per la manche
tutor-kind-part-score = { -part-score }
tutor-kind-game = { -game }
tutor-kind-small-slam = { -small-slam }
tutor-kind-grand-slam = { -grand-slam }
tutor-doubling = Contrato?
tutor-doubling-none = no
tutor-doubling-X = { -double }
tutor-doubling-XX = { -redouble }
tutor-tricks = Prese
tutor-trick-less = una presa in meno
tutor-trick-more = una presa in più
tutor-tricks-count =
    { $count ->
        [one] una presa
       *[other] { $count } prese
    }
tutor-danger = In zona
tutor-danger-None = nessuno
tutor-danger-NS = Nord-Sud
tutor-danger-EW = Est-Ovest
tutor-danger-All = tutti
tutor-in-rubber = Nel rubber classico: parziali e onori
tutor-ours = Punti propri sotto la linea
tutor-theirs = Punti degli avversari sotto la linea
tutor-honours = Onori in una mano
tutor-honours-count =
    { $count ->
        [0] nessuno
       *[other] { $whose ->
            [theirs] { $count } a un avversario
           *[ours] { $count } al { -declarer } o al morto
        }
    }
tutor-duplicate = Nel duplicato e nel rubber di quattro
tutor-credited = a { $side }
tutor-equal-safe = nessuno in zona
tutor-equal-danger = tutti in zona
tutor-favourable = favorevole: solo gli avversari in zona
tutor-unfavourable = sfavorevole: solo la propria coppia in zona
tutor-sums-text = Come sui fogli italiani: il premio di manche è già dentro quello di slam, e le penalità sono totali. I punti sono gli stessi.
tutor-rubber = Nel rubber classico
tutor-above = sopra la linea
tutor-below = sotto la linea
tutor-rubber-over = La seconda manche: il rubber è finito.
tutor-rubber-game = Una manche è vinta. Si tira una linea sotto entrambe le colonne, e i parziali di nessuno contano più per la prossima.
tutor-rubber-part = Ora ci sono { $points } punti sotto la linea; 100 fanno una manche.
tutor-rubber-nothing = Sotto la linea non cambia nulla.
tutor-unfinished = Se smetteste ora, { $side } avrebbe ancora { $points } punti.
tutor-inconvenient = { $bid } è più alto di quanto serva per la manche: la presa in più non porta premi e può costare il contratto.
tutor-made-into-game = Solo il { -double } fa di { $bid } una manche: le prese dichiarate ora valgono 100 o più.
tutor-what-if = E se…
tutor-if-undoubled = senza { -double }
tutor-if-doubled = con il { -double }
tutor-if-redoubled = con il { -redouble }
tutor-if-vulnerable = in zona
tutor-if-safe = in prima
tutor-if-trick-more = una presa in più
tutor-if-trick-less = una presa in meno
tutor-sacrifice = Conviene una difesa?
tutor-sacrifice-text = Di tante prese puoi cadere contrato pagando ancora meno di quanto il loro contratto renderebbe.
tutor-worth = Il loro contratto
tutor-may-fail = Down al massimo
tutor-costs = Costa
tutor-one-more = Una di più
tutor-cards = I numeri su un cartoncino
tutor-tables = Tutti i punteggi per contratto
tutor-pad = Segnapunti per il vostro tavolo
tutor-column-tricks = Prese
tutor-column-down = Down
tutor-undertricks = Prese down, in ogni contratto
tutor-games = Parziale o manche?
tutor-games-none = Senza { -double }
tutor-games-X = Con il { -double }
tutor-games-XX = Con il { -redouble }
tutor-games-part-score = Parziali
tutor-games-game = Valgono come manche

## Classi di contratti con le somme (S2)

sums-title = Punteggi per classi di contratto
sums-text = Il premio di manche è già dentro quello di slam, e le penalità sono totali, come sui fogli dei circoli. I punti sono gli stessi.
sums-made = Contratti mantenuti (duplicato)
sums-tricks = Valore delle prese oltre le sei di base
sums-notrump = { -notrump }
sums-first = la prima
sums-further = ogni successiva
sums-plus = Alle prese si aggiungono
sums-class-part-score = Contratti parziali
sums-class-game = Manche
sums-class-small-slam = Piccolo slam
sums-class-grand-slam = Grande slam
sums-inconvenient = Manche non convenienti:
sums-doubled = Contratti contrati e mantenuti
sums-doubled-tricks = Prese dichiarate
sums-doubled-extra = Extra fisso
sums-doubled-overtrick = Ogni { -overtrick }
sums-doubled-text = Il premio resta quello. Se per il { -double } le prese dichiarate valgono 100 o più, il parziale diventa manche. Restano parziali solo:
sums-down = Penalità: totale delle prese down
sums-down-more = ogni altra
refused-kept-results = Senza server conosco solo la forma breve, per esempio 4♠X+1, e niente di quanto c’era prima in un rubber.
