### Lezione: i punti di cortezza.

lesson-shortness-rule = Invece dei colori lunghi si possono contare quelli corti: { $void } per un vuoto (chicane), { $single } per un singolo, { $double } per un doubleton.
lesson-shortness-example = { $points } punti onori più { $short } di cortezza: { $total }, se un colore diventa atout.
lesson-shortness-notrump = La cortezza vale perché si può tagliare. A { $strain } non c’è atout: lì è una debolezza e non si conta.
lesson-shortness-either = Conta la lunghezza o la cortezza, mai tutte e due: chi ha colori lunghi ne ha anche di corti. La mano qui sopra avrebbe { $length } punti di lunghezza invece di { $short } di cortezza.
