### Guardare: alle spalle di un giocatore, o dalla galleria.

refused-watching-ended = Con questo link non puoi più guardare qui: chiedine uno nuovo.
refused-has-watched = Hai guardato qui e visto delle carte: adesso non puoi giocare a questo posto.
refused-plays-here = Tu giochi qui, e chi gioca non guarda.
refused-watches-already = Stai già guardando in questa partita: un posto basta.
refused-too-many-spectators = Qui guardano già in { $most }: di più il tavolo non ne può tenere d’occhio.
refused-not-your-guest = Chi guarda qui non è tuo ospite.
refused-only-watching = Tu guardi: dichiarare, giocare e chiedere spetta al tavolo.

## Dove porta un link per guardare

title-watch = Guardare – Schlemm
watch-invited = { $name } ti mostra le carte
watch-invited-text = Vedi quello che vede { $name }, e non giochi.
watch-invited-gallery = Ti invitano a guardare
watch-gallery-text = Vedi le quattro mani di una smazzata appena è finita, e come è stata giocata, carta per carta.
watch-read = Tutti al tavolo leggono il tuo nome.
watch-read-match = Tutti al tavolo leggono il tuo nome. Chi guarda non può più giocare in questo incontro.
watch-go = Guarda
watch-here = qui guardi tu
watch-nothing = Qui non puoi guardare
watch-broken = La connessione si è interrotta e si sta cercando di nuovo.

## Guardando

watch-you-see = Guardi le carte di { $name }
watch-waiting = Tra poco si danno le carte.
watch-gallery = Galleria
watch-now = Si gioca la smazzata { $number }. La vedrai quando è finita.
watch-between = Tra poco si continua.
watch-over = La partita è finita.
watch-none-yet = Nessuna smazzata è ancora finita.
watch-board = Smazzata { $number }
watch-boards = Quale smazzata?
watch-projector = Proiettore
watch-projector-leave = Esci dal proiettore
watch-tricks = Prese
watch-points = Punti

## Al tavolo: chi guarda

watch-who = Guardano
watch-behind = vede le carte di { $seat }
watch-in-gallery = in galleria
watch-end = Basta così
watch-own-title = Mostra le tue carte
watch-own-text = Chi apre questo link vede le tue carte mentre giochi, e non può fare nulla. Tutti al tavolo leggono chi è.
watch-gallery-link = Chi apre questo link vede le quattro mani, ma solo quando una smazzata è finita.
watch-aloud = { $name } guarda.
watch-door = Persone, { $count ->
    [one] una guarda
   *[other] { $count } guardano
 }
