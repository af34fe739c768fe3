### Esercizi sulle regole: ordine, posti, un errore da trovare.

ask-seat-partner = Chi è il compagno di { $seat }?
ask-seat-left = Chi siede alla sinistra di { $seat }?
ask-seat-cuts = { $seat } dà le carte. Chi taglia il mazzo?
ask-seat-first-card = { $seat } dà le carte. Chi riceve la prima?
ask-seat-last-card = { $seat } dà le carte. Chi riceve l’ultima?
ask-seat-deals-next = { $seat } ha dato le carte. Chi le dà dopo?
why-seat-partner = I compagni siedono uno di fronte all’altro: { $seat } e { $turn }.
why-seat-left = A sinistra c’è chi segue in senso orario: dopo { $seat } viene { $turn }.
why-seat-cuts = Taglia il mazzo il vicino di destra, un avversario. Alla destra di { $seat } siede { $turn }.
why-seat-first-card = Si dà in senso orario, e la prima carta va al vicino di sinistra: { $turn }.
why-seat-last-card = Un giro, tredici volte: l’ultima carta va a chi dà, cioè { $turn }.
why-seat-deals-next = Il turno di dare gira in senso orario: dopo { $seat } viene { $turn }.

ask-who-revoked = Davanti a ognuno c’è quello che ha giocato. Chi una volta non ha risposto al colore, pur potendo?
ask-where-revoked = Davanti a ognuno c’è quello che ha giocato. In quale presa qualcuno non ha risposto al colore, pur potendo?
why-revoke = Alla presa { $trick } { $seat } ha giocato { $card } benché fosse uscito { $suit }, e più tardi ha mostrato { $card-2 }.
