### Lezione: i punti di distribuzione.

lesson-shortness-rule = Invece dei colori lunghi si possono contare quelli corti: { $void } per un vuoto (chicane), { $single } per un singolo, { $double } per un doppio.
lesson-shortness-example = { $points } punti onori più { $short } di distribuzione: { $total }, se un colore diventa atout.
lesson-shortness-notrump = I colori corti valgono perché si può tagliare. A { $strain } non c’è atout: lì sono una debolezza e non si contano.
lesson-shortness-either = Conta i colori lunghi o quelli corti, mai entrambi: chi ha colori lunghi ne ha anche di corti. La mano qui sopra avrebbe { $length } punti di lunghezza invece di { $short } di distribuzione.
