### Incontro a squadre: perché in un incontro qualcosa non si può fare.

refused-no-take-back = In un incontro vale ciò che è dichiarato e giocato: si ritira solo una svista nella licita, prima che il compagno dichiari.
refused-board-elsewhere = All’altro tavolo si gioca ancora questo board: poi si continua anche qui.
refused-seated-elsewhere = Conosci carte dell’altro tavolo: in questo incontro non puoi sederti qui.
refused-match-paused = L’incontro è in pausa: lo riprende un capitano o chi ospita.
refused-captain-decides = Questo lo decide il capitano.
refused-same-colours = Due squadre hanno bisogno di due colori: scegline un altro per una di loro.
