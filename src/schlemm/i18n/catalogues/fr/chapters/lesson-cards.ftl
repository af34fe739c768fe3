### Leçon : les cartes.

lesson-cards-pack = Un jeu compte { $cards } cartes, en quatre couleurs de { $each }. Il n’y a pas de joker.
lesson-cards-order = Tous les piques, du plus haut : as, roi, dame, valet, puis les nombres. C’est pareil dans chaque couleur.
lesson-cards-suits = Les couleurs ont aussi un ordre, en montant : { $suit-1 }, { $suit-2 }, { $suit-3 }, { $suit-4 }. Les deux premières sont les mineures, les autres les majeures. Dans une levée aucune couleur ne vaut mieux qu’une autre, sauf l’atout ; l’ordre sert aux enchères.
lesson-cards-honours = As, roi, dame, valet et dix sont les honneurs. Les quatre premiers s’appellent aussi figures et comptent des points ; { $card } est un honneur, mais n’en compte pas.
lesson-cards-points = Ces points servent à estimer la force de vos cartes. Mais on gagne avec des levées.
lesson-cards-card = Carte
lesson-cards-figures = Points d’honneurs
lesson-cards-one = { $card }
