### Che cosa vale una mano: schemi, distribuzione, forza e addendi.

## Schemi

scheme-figure = Punti onori
scheme-length = Punti di lunghezza
scheme-shortness = Punti di distribuzione

## Distribuzione (S4:51-59)

shape-balanced = Bilanciata
shape-one-suited = Monocolore
shape-two-suited = Bicolore
shape-three-suited = Tricolore

## Forza secondo i punti onori (S4:49)

strength-weak = debole
strength-nearly-opening = poco sotto l’apertura
strength-opening = forza d’apertura
strength-strong = forte
strength-very-strong = molto forte

## Addendi; i punti stanno accanto

addend-ace = Asso di { $suit }
addend-king = Re di { $suit }
addend-queen = Donna di { $suit }
addend-jack = Fante di { $suit }
addend-first-four = Primo colore quarto, { $suit }
addend-further-four = Altro colore quarto, { $suit }
addend-length = { $length } carte a { $suit }
addend-doubleton = Doppio a { $suit }
addend-singleton = Singolo a { $suit }
addend-void = Vuoto a { $suit }
