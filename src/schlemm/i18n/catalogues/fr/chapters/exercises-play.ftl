### Exercices : jouer.

ask-lead = Vous entamez { $suit } contre { $bid }. Quelle carte ?
why-lead = Ici, c’est { $card }.
ask-finesse = Les adversaires ont { $count } cartes de cette couleur, dont { $card }. Vous voulez toutes les levées. Faites-vous l’impasse sur Ouest, ou jouez-vous en tête ?
ask-finesse-known = Les adversaires ont { $count } cartes de cette couleur, dont { $card }. Dans une autre, vous savez qu’Ouest a { $west } cartes et Est { $east }. Faites-vous l’impasse sur Ouest, ou jouez-vous en tête ?
option-finesse = Impasse sur Ouest
option-drop = Jouer en tête
why-spaces = Ouest a de la place pour { $west } cartes inconnues, Est pour { $east } : qui a le plus de place a plus souvent l’honneur manquant.
why-plan-queen = Pour l’impasse, vous encaissez d’abord le roi puis jouez petit de Sud contre { $card }. En tête, vous tirez as et roi, et si Est défausse aussitôt, vous faites quand même l’impasse.
why-plan-king = Pour l’impasse, vous jouez petit de Sud contre { $card } autant que possible. En tête, vous tirez l’as en espérant le roi sec.
why-finesse-or-drop = Sur 1000 répartitions, l’impasse en gagne { $finesse }, le jeu en tête { $drop }.
ask-trumps = Sud a la main, l’atout est { $trump } et les adversaires en ont encore { $count }. D’abord { $trump }, ou d’abord { $suit }, que le mort n’a pas ?
option-draw = D’abord atout
option-ruff = D’abord l’autre couleur
why-draw = Leurs atouts partis, personne ne peut plus couper vos maîtresses.
why-ruff = Chaque tour de { $trump } enlève aussi un atout au mort. Avec { $suit }, il sert encore avant.
why-tricks-counted = Des { $tricks } dernières levées, vous en faites { $drawn } avec { $trump } d’abord et { $ruffed } avec { $suit } d’abord, au meilleur jeu de tous.
ask-first-bid = Quelle enchère { $seat } a-t-il faite en premier ?
why-first-bid = { $seat } a d’abord demandé { $bid }.
ask-who-named = Qui a nommé { $strain } en premier ?
why-who-named = C’était { $seat }, avec { $bid }. Si son camp joue finalement à { $strain }, { $seat } est le déclarant.
ask-trumps-gone = L’atout était { $trump }. Combien d’atouts sont partis ?
why-trumps-gone = { $trump } joués : { $count }.
ask-honour-gone = Un de ces honneurs est déjà parti. Lequel ?
why-honour-gone = L’honneur parti est { $card }, les quatre autres restent.
