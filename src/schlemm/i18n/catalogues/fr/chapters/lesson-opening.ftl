### Leçon : l’ouverture.

lesson-opening-what = Qui enchérit le premier ouvre, et dit : j’ai plus que ma part. De combien, c’est affaire de convention. Natur A ajoute les points de longueur, Natur B ne compte que les honneurs ; Forum tient un peu compte des longues.
lesson-opening-count = On ouvre à partir de tant de points, chacun comptant à sa façon, et avec tant de cartes à pique ou à cœur.
lesson-opening-long = { $points } points d’honneurs, mais { $length } de longueur. Natur A dit { $call }, Natur B { $call-2 }, Forum { $call-3 }.
lesson-opening-flat = { $points } points d’honneurs et { $length } de longueur, toute plate : Natur A dit { $call }, Natur B { $call-2 }. En Forum, une majeure promet cinq cartes, donc { $call-3 }.
lesson-opening-suit = On ouvre de sa plus longue couleur, de préférence avec des figures. Si cela ne suffit pas, vous passez : votre partenaire parlera aussi.
