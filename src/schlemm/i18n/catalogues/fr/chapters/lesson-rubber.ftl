### Leçon : le robre classique.

lesson-rubber-line = Au robre classique, la feuille a une ligne. Dessous vont seulement les levées demandées et faites, dessus tout le reste. Qui atteint { $points } sous la ligne gagne une manche, même en plusieurs donnes.
lesson-rubber-sheet = { $side } réussit ici deux contrats qui font ensemble { $points } : la première manche. Ensuite, sous la ligne, tout le monde repart de zéro. La dernière ligne du tableau est la seconde manche d’un seul coup.
lesson-rubber-danger = Avec la première manche, vous êtes { -vulnerable }. Il n’y a pas ici de prime pour une seule manche ou une partielle, seulement pour les chelems, les contrats contrés et réussis, et, dans une seule main, quatre ou cinq honneurs d’atout ou, à sans-atout, les quatre as.
lesson-rubber-bonus = Deux manches gagnent le robre et rapportent { $quick } points si les autres n’en ont pas, sinon { $slow }. À la fin gagne qui a le plus de points en tout.
lesson-rubber-deal = Donne
lesson-rubber-below = sous la ligne
lesson-rubber-above = au-dessus
lesson-rubber-result = { $result }
