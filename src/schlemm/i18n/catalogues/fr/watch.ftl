### Regarder : derrière un joueur, ou depuis la galerie.

refused-watching-ended = Ce lien ne permet plus de regarder ici : demandez-en un autre.
refused-has-watched = Vous avez regardé ici et vu des cartes : vous ne pouvez pas jouer à cette place maintenant.
refused-plays-here = Vous jouez ici, et qui joue ne regarde pas.
refused-watches-already = Vous regardez déjà dans cette partie : une place suffit.
refused-too-many-spectators = Ils sont déjà { $most } à regarder : la table ne peut en surveiller davantage.
refused-not-your-guest = La personne qui regarde n’est pas votre invitée.
refused-only-watching = Vous regardez : annoncer, jouer et demander revient à la table.
