### Lezione: l’apertura.

lesson-opening-what = Chi dichiara per primo apre, e dice così: ho più della mia parte. Quanto di più, dipende dagli accordi. Natur A aggiunge i punti di lunghezza, Natur B conta solo gli onori; Forum valuta un poco i colori lunghi.
lesson-opening-count = Da tanti punti, contati ognuno a modo suo, e con tante carte a picche o a cuori si apre.
lesson-opening-long = { $points } punti onori, ma { $length } di lunghezza. Natur A dice { $call }, Natur B { $call-2 }, Forum { $call-3 }.
lesson-opening-flat = { $points } punti onori e { $length } di lunghezza, tutta piatta: Natur A dice { $call }, Natur B { $call-2 }. In Forum un { -major } promette cinque carte, quindi { $call-3 }.
lesson-opening-suit = Si apre nel colore più lungo, meglio se con figure. Se non basta, passi: anche il compagno avrà il suo turno.
