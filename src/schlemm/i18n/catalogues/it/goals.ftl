### Esercizi di gioco: la licita è finita, giochi le carte verso un obiettivo.

title-cards = Esercizi di gioco – Schlemm
goals-title = Esercizi di gioco
goals-text = La licita è già finita e tu giochi le carte. Le smazzate sono scelte in modo che l’obiettivo sia raggiungibile, ma non senza pensarci.
goals-form = Scegli l’obiettivo
goals-goal = Obiettivo
goals-size = Quanto alto?
goals-size-any = Qualsiasi
goals-size-part-score = Parziale
goals-size-game = Manche
goals-size-slam = Slam
goals-kind = Con { -trump }?
goals-kind-any = Non importa
goals-kind-suit = A colore
goals-kind-notrump = A { -notrump }
goals-begin = Dai le carte
goals-wait = Sto cercando una smazzata…

## Gli obiettivi

goal-make = Mantenere
goal-make-text = Sei il { -declarer } e fai le prese che sono state dichiarate.
goal-beat = Battere
goal-beat-text = Giochi in controgioco e fai cadere il contratto.
goal-overtricks = Più prese possibile
goal-overtricks-text = Sei il { -declarer } e prendi tutto quello che c’è.

## Al tavolo

goal-panel = Il tuo obiettivo
goal-board = Smazzata { $number }
goal-fit-good = Si può fare, ma non senza pensarci.
goal-fit-easy = Una smazzata più difficile non si è trovata in fretta. Qui l’obiettivo è a portata di mano.
goal-fit-unchecked = Qui manca il programma che calcola le prese. Perciò nessuno ha controllato se si può fare.
goal-fit-hard = Una smazzata adatta non si è trovata in fretta. Qui serve un errore degli altri.
goal-fit-other = Un contratto così non si è trovato in fretta. Eccone un altro.

## Alla fine

goal-reached-make = Mantenuto!
goal-missed-make = Non mantenuto
goal-reached-beat = Battuto!
goal-missed-beat = Non battuto
goal-reached-overtricks = Hai preso tutto!
goal-missed-overtricks = C’era di più da prendere
goal-tricks =
    { $tricks ->
        [0] Non avete fatto prese
        [one] Avete fatto una presa
       *[other] Avete fatto { $tricks } prese
    }.
goal-possible =
    { $possible ->
        [0] A carte viste e con il miglior gioco di tutti non ce ne sarebbero
        [one] A carte viste e con il miglior gioco di tutti sarebbe una
       *[other] A carte viste e con il miglior gioco di tutti sarebbero { $possible }
    }.
goal-again = Ancora una volta
goal-next = Prossima smazzata
goal-others = Altro obiettivo
form-boards = Incontro a squadre
refused-no-board = Non si è trovata nessuna smazzata. Riprova.
refused-nothing-left = Qui non resta niente da giocare: a questo punto il board è finito.
refused-hands-missing = Per questo si dovrebbero conoscere tutte e quattro le mani.

## Giocato diversamente

origin-title = Giocato diversamente
origin-again = Ancora una volta da lì
origin-now = Rivedi questo board
origin-before = Com’era andata prima
goals-ending-title = Giocare un finale
goals-ending-text = Da un libro, da un file o composto da te: inseriscilo sul tavolo d’analisi e giocalo contro la difesa migliore.
goals-ending-enter = Inserisci un finale
goals-ending-back = Torna al tavolo d’analisi
play-out-text = Tutte le carte sono scoperte. Tu giochi { $side }; gli altri due giocano al meglio.
play-out-begin = Gioca
play-out-last = Ultima presa
play-out-now = Sul tavolo
play-out-can = Prese finora: { $won }. Se ne possono fare { $tricks }.
play-out-over = Prese fatte: { $tricks }; possibili: { $best }.
play-out-lost =
    { $tricks ->
        [one] Questa carta è costata una presa.
       *[other] Questa carta è costata { $tricks } prese.
    }
play-out-turn = Tocca a { $seat }
play-out-back = Riprendi la carta
play-out-again = Da capo
