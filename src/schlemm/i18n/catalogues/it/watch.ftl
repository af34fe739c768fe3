### Guardare: alle spalle di un giocatore, o dalla galleria.

refused-watching-ended = Con questo link non puoi più guardare qui: chiedine uno nuovo.
refused-has-watched = Hai guardato qui e visto delle carte: adesso non puoi giocare a questo posto.
refused-plays-here = Tu giochi qui, e chi gioca non guarda.
refused-watches-already = Stai già guardando in questa partita: un posto basta.
refused-too-many-spectators = Qui guardano già in { $most }: di più il tavolo non ne può tenere d’occhio.
refused-not-your-guest = Chi guarda qui non è tuo ospite.
refused-only-watching = Tu guardi: dichiarare, giocare e chiedere spetta al tavolo.
