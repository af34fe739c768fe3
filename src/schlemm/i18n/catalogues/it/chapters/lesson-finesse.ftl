### Lezione: l’impasse.

lesson-finesse-two = Ti manca una carta alta. Puoi fare l’impasse, giocando verso l’avversario che speri l’abbia; o battere dall’alto e sperare che cada. Che cosa conviene si può contare.
lesson-finesse-suit = Manca { $card }. Impasse: { $card-3 }, poi piccola verso il morto e, se Ovest sta basso, { $card-2 } o il dieci.
lesson-finesse-queen = Manca { $card }: con otto carte impasse, con nove o più batti dall’alto.
lesson-finesse-king = Manca { $card }: solo con undici carte conviene battere l’asso.
lesson-finesse-known = I numeri valgono finché non sai nulla. Se un avversario ha mostrato molte carte di un altro colore, gli resta meno posto, e l’onore sta più facilmente dall’altro.
