### Esercizi: quanto vale una mano.

ask-points = Quanti punti onori ha questa mano?
why-figures = Assi { $aces } × 4, re { $kings } × 3, donne { $queens } × 2, fanti { $jacks } × 1: in tutto { $points }. Il dieci non conta.
why-strength-weak =
    Con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } la mano è debole.
why-strength-nearly-opening = Con { $points } punti manca poco all’apertura.
why-strength-opening = { $points } punti bastano per aprire.
why-strength-strong = Con { $points } punti la mano è forte.
why-strength-very-strong = Con { $points } punti la mano è molto forte.
ask-length = Quanti punti di lunghezza ha questa mano?
why-addend-first-four = { $suit } è il primo colore quarto: 0.
why-addend-further-four = { $suit } è un altro colore quarto: { $points }.
why-addend-length = { $suit } ha { $length } carte: { $points }.
why-addend-doubleton = { $suit } è un doppio: { $points }.
why-addend-singleton = { $suit } è un singolo: { $points }.
why-addend-void = { $suit } manca del tutto: { $points }.
why-added = In tutto { $points }.
ask-shortness = Volete giocare a { $strain }. Quanti punti di distribuzione ha questa mano?
why-short-notrump = A { $strain } non si taglia: i colori corti sono debolezze e contano 0.
why-short-none = Ogni colore ha tre carte o più: 0.
ask-shape = Di che tipo è questa mano?
why-shape-balanced = { $shape }: nessun colore molto lungo né molto corto. Sono bilanciate { $percent } mani su 100.
why-shape-one-suited = { $shape }: un colore di sei o più carte, nessun altro di quattro. Sono monocolori { $percent } mani su 100.
why-shape-two-suited = { $shape }: un colore di cinque o più carte e un secondo di quattro o più. Sono bicolori { $percent } mani su 100.
why-shape-three-suited = { $shape }: tre colori di quattro o più carte. Sono tricolori solo { $percent } mani su 100.
