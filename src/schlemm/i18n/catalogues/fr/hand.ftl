### Ce que vaut une main : barèmes, distribution, force et termes de la somme.

## Barèmes

scheme-figure = Points d’honneurs
scheme-length = Points de longueur
scheme-shortness = Points de distribution

## Distribution (S4:51-59)

shape-balanced = Régulière
shape-one-suited = Unicolore
shape-two-suited = Bicolore
shape-three-suited = Tricolore

## Force selon les points d’honneurs (S4:49)

strength-weak = faible
strength-nearly-opening = presque une ouverture
strength-opening = force d’ouverture
strength-strong = forte
strength-very-strong = très forte

## Termes de la somme ; les points figurent à côté

addend-ace = As de { $suit }
addend-king = Roi de { $suit }
addend-queen = Dame de { $suit }
addend-jack = Valet de { $suit }
addend-first-four = Première couleur quatrième, { $suit }
addend-further-four = Autre couleur quatrième, { $suit }
addend-length = { $length } cartes à { $suit }
addend-doubleton = Doubleton à { $suit }
addend-singleton = Singleton à { $suit }
addend-void = Chicane à { $suit }
