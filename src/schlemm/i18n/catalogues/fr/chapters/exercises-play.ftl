### Exercices : jouer.

ask-lead = Tu entames { $suit } contre { $bid }. Quelle carte ?
why-lead = Ici, c’est { $card }.
ask-finesse = Les adversaires ont { $count } cartes de cette couleur, dont { $card }. Tu veux toutes les levées. Fais-tu l’impasse sur Ouest, ou joues-tu en tête ?
ask-finesse-known = Les adversaires ont { $count } cartes de cette couleur, dont { $card }. Dans une autre, tu sais qu’Ouest a { $west } cartes et Est { $east }. Fais-tu l’impasse sur Ouest, ou joues-tu en tête ?
option-finesse = Impasse sur Ouest
option-drop = Jouer en tête
why-spaces = Ouest a de la place pour { $west } cartes inconnues, Est pour { $east } : qui a le plus de place a plus souvent l’honneur manquant.
why-plan-queen = Pour l’impasse, tu encaisses d’abord le roi puis joues petit de Sud contre { $card }. En tête, tu bats as et roi, et si Est défausse aussitôt, tu fais quand même l’impasse.
why-plan-king = Pour l’impasse, tu joues petit de Sud contre { $card } autant que possible. En tête, tu bats l’as en espérant le roi sec.
why-finesse-or-drop = Sur 1000 répartitions, l’impasse en gagne { $finesse }, le jeu en tête { $drop }.
ask-trumps = Sud a la main, l’atout est { $trump } et les adversaires en ont encore { $count }. D’abord { $trump }, ou d’abord { $suit }, que le mort n’a pas ?
option-draw = D’abord atout
option-ruff = D’abord l’autre couleur
why-draw = Leurs atouts partis, personne ne peut plus couper tes maîtresses.
why-ruff = Chaque tour de { $trump } enlève aussi un atout au mort. Avec { $suit }, il sert encore avant.
why-tricks-counted = Des { $tricks } dernières levées, tu en fais { $drawn } avec { $trump } d’abord et { $ruffed } avec { $suit } d’abord, au meilleur jeu de tous.
ask-first-bid = Quelle a été la première enchère de { $seat } ?
why-first-bid = { $seat } a d’abord demandé { $bid }.
ask-who-named = Qui a nommé { $strain } en premier ?
why-who-named = C’était { $seat }, avec { $bid }. Si son camp joue finalement à { $strain }, { $seat } est le déclarant.
ask-trumps-gone = L’atout était { $trump }. Combien d’atouts sont partis ?
why-trumps-gone = { $trump } joués : { $count }.
ask-honour-gone = Un de ces honneurs est déjà parti. Lequel ?
why-honour-gone = { $card } est tombé, les quatre autres restent.
