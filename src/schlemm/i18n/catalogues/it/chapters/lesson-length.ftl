### Lezione: i punti di lunghezza.

lesson-length-idea = Gli onori non sono tutto. Un colore lungo fa prese con carte piccole, quando gli altri non ne hanno più. Perciò alcuni aggiungono punti per ogni scarto dalla distribuzione più piatta.
lesson-length-counts = Più lunghi i colori, più punti di lunghezza.
lesson-length-rule = Si conta così: niente per il primo colore quarto, uno per ogni altro, due per un colore quinto, tre per un sesto e così via. Tre carte o meno non contano.
lesson-length-example = { $points } punti onori e { $length } di lunghezza: la forza della mano è { $total }.
