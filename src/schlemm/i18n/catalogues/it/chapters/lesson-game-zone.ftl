### Lezione: andare in manche.

lesson-game-zone-bonus = Le stesse prese, dichiarate una volta come parziale e una come manche: la differenza è il premio.
lesson-game-zone-part = Dichiarato solo il sicuro.
lesson-game-zone-game = Dichiarata la manche.
lesson-game-zone-enough = Quando basta? Di regola { $enough } punti onori nelle due mani bastano per una manche a senza, picche o cuori. I tuoi li conosci; quelli del compagno si possono stimare.
lesson-game-zone-hand = La tua mano: { $points } punti, ne mancano { $needed }.
lesson-game-zone-chances = Contato su tutte le mani possibili del compagno. Senza notizie è un azzardo, con notizie è spesso sicuro.
lesson-game-zone-even = { $bid } invece di { $lowest } conviene già se riesce nel { $percent }% dei casi, in zona perfino nel { $risky }%. Dunque: meglio una manche di troppo.
