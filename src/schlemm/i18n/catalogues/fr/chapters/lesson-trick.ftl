### Leçon : ce qu’est une levée.

lesson-trick-what = Quatre cartes, une de chaque joueur, dans le sens des aiguilles d’une montre : c’est une levée. Qui la gagne joue le premier à la suivante. On le fait treize fois, puis la donne est finie. On compte les levées, pas les points des cartes.
lesson-trick-followed = On a joué cœur et tout le monde en a. { $seat } gagne avec { $card }.
lesson-trick-follow = Qui a la couleur demandée doit la fournir. Qui n’a pas de carte à { $suit } joue ce qu’il veut.
lesson-trick-trumps = Si une couleur est atout, elle bat toutes les autres. Mais seul peut couper celui qui n’a plus la couleur demandée.
lesson-trick-ruffed = { $seat } n’a plus de cœur et coupe : { $card } bat même { $card-2 }.
