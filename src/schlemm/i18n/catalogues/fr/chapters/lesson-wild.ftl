### Leçon : distributions sauvages.

lesson-wild-claim = Beaucoup de cartes dans une ou deux couleurs valent plus que ne disent les points. Deux exemples à points égaux montrent l’écart possible.
lesson-wild-flat = Sud a une { $shape }. Avec { $points } points dans les deux mains, on fait { $tricks } levées à pique.
lesson-wild-wild = Sud a une { $shape }. Avec { $points } points dans les deux mains, on fait { $tricks } levées à pique.
lesson-wild-why = { $more } levées d’écart à points égaux. Les longues font des levées avec de petites cartes, les courtes arrêtent les adversaires. Le calcul est à cartes ouvertes, avec le meilleur jeu des quatre.
lesson-wild-care = Toutes les mains excentrées ne rapportent pas autant. Il faut que le partenaire ait des cartes dans votre longue ; sinon, même une longue est laborieuse.
