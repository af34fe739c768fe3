### Exercices : ce que vaut une main.

ask-points = Combien de points d’honneurs a cette main ?
why-figures = As { $aces } × 4, rois { $kings } × 3, dames { $queens } × 2, valets { $jacks } × 1 : { $points } en tout. Le dix ne compte pas.
why-strength-weak =
    Avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, la main est faible.
why-strength-nearly-opening = Avec { $points } points, il manque peu pour ouvrir.
why-strength-opening = { $points } points suffisent pour ouvrir.
why-strength-strong = Avec { $points } points, la main est forte.
why-strength-very-strong = Avec { $points } points, la main est très forte.
ask-length = Combien de points de longueur a cette main ?
why-addend-first-four = { $suit } est la première couleur quatrième : 0.
why-addend-further-four = { $suit } est une autre couleur quatrième : { $points }.
why-addend-length = { $suit } a { $length } cartes : { $points }.
why-addend-doubleton = { $suit } est un doubleton : { $points }.
why-addend-singleton = { $suit } est un singleton : { $points }.
why-addend-void = { $suit } manque : { $points }.
why-added = En tout { $points }.
ask-shortness = Vous voulez jouer à { $strain }. Combien de points de distribution a cette main ?
why-short-notrump = À { $strain } on ne coupe pas : les couleurs courtes sont des faiblesses et comptent 0.
why-short-none = Chaque couleur a trois cartes ou plus : 0.
ask-shape = De quel type est cette main ?
why-shape-balanced = { $shape } : aucune couleur très longue, aucune très courte. { $percent } mains sur 100 sont régulières.
why-shape-one-suited = { $shape } : une couleur de six cartes ou plus, aucune autre de quatre. { $percent } mains sur 100 sont unicolores.
why-shape-two-suited = { $shape } : une couleur de cinq cartes ou plus et une autre de quatre ou plus. { $percent } mains sur 100 sont bicolores.
why-shape-three-suited = { $shape } : trois couleurs de quatre cartes ou plus. Seules { $percent } mains sur 100 sont tricolores.
