### Leçon : l’impasse.

lesson-finesse-two = Il vous manque une carte haute. Vous pouvez faire l’impasse, en espérant qu’elle est chez l’adversaire visé ; ou jouer en tête et espérer qu’elle tombe. Ce qui vaut mieux se compte.
lesson-finesse-suit = Il manque { $card }. Impasse : { $card-3 }, puis petit vers le mort et, si Ouest met petit, { $card-2 } ou le dix.
lesson-finesse-queen = Il manque { $card } : avec huit cartes, impasse ; avec neuf ou plus, jouez en tête.
lesson-finesse-king = Il manque { $card } : il faut onze cartes pour qu’il vaille mieux tirer l’as.
lesson-finesse-known = Ces nombres valent tant que vous ne savez rien. Si un adversaire a montré beaucoup de cartes d’une autre couleur, il lui reste moins de place, et l’honneur est plutôt chez l’autre.
