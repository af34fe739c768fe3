### Exercices de jeu : les enchères sont finies, tu joues les cartes vers un objectif.

title-cards = Exercices de jeu – Schlemm
goals-title = Exercices de jeu
goals-text = Les enchères sont finies et vous jouez les cartes. Les donnes sont choisies pour que votre objectif soit à votre portée, mais pas sans réfléchir.
goals-form = Choisissez votre objectif
goals-goal = Objectif
goals-size = À quel niveau ?
goals-size-any = Peu importe
goals-size-part-score = Partielle
goals-size-game = Manche
goals-size-slam = Chelem
goals-kind = Avec { -trump } ?
goals-kind-any = Peu importe
goals-kind-suit = À la couleur
goals-kind-notrump = À SA
goals-begin = Donner les cartes
goals-wait = Recherche d’une donne…

## Les objectifs

goal-make = Réussir le contrat
goal-make-text = Vous êtes déclarant et vous faites les levées demandées.
goal-beat = Faire chuter
goal-beat-text = Vous jouez en flanc et vous faites chuter le contrat.
goal-overtricks = Le plus de levées possible
goal-overtricks-text = Vous êtes déclarant et vous prenez tout ce qu’il y a à prendre.

## À la table

goal-panel = Votre objectif
goal-board = Donne { $number }
goal-fit-good = C’est possible, mais pas sans réfléchir.
goal-fit-easy = Aucune donne plus difficile ne s’est trouvée aussi vite. Ici, l’objectif est à portée de main.
goal-fit-unchecked = Le programme qui calcule les levées manque ici. Personne n’a donc vérifié si c’est possible.
goal-fit-hard = Aucune donne ne convenait parmi celles essayées. Ici, il faut une faute des autres.
goal-fit-other = Aucun contrat de ce genre ne s’est trouvé aussi vite. En voici un autre.

## À la fin

goal-reached-make = Contrat réussi !
goal-missed-make = Contrat non réussi
goal-reached-beat = Contrat chuté !
goal-missed-beat = Le contrat est passé
goal-reached-overtricks = Vous avez tout pris !
goal-missed-overtricks = Il restait des levées à prendre
goal-tricks =
    { $tricks ->
        [0] Votre camp n’a fait aucune levée
        [one] Votre camp a fait une levée
       *[other] Votre camp a fait { $tricks } levées
    }.
goal-possible =
    { $possible ->
        [0] À cartes ouvertes et avec le meilleur jeu de tous, il n’y en aurait aucune
        [one] À cartes ouvertes et avec le meilleur jeu de tous, il y en aurait une
       *[other] À cartes ouvertes et avec le meilleur jeu de tous, il y en aurait { $possible }
    }.
goal-again = Encore une fois
goal-next = Donne suivante
goal-others = Autre objectif
form-boards = Match par quatre
refused-no-board = Aucune donne ne s’est trouvée. Essayez encore une fois.
refused-nothing-left = Il ne reste rien à jouer ici : la donne est terminée à cet endroit.
refused-hands-missing = Il faudrait pour cela connaître les quatre mains.

## Jouée autrement

origin-title = Jouée autrement
origin-again = Encore une fois à partir de là
origin-now = Revoir cette donne
origin-before = Ce qui s’était passé avant
goals-ending-title = Jouer une fin de coup
goals-ending-text = D’un livre, d’un fichier ou composée par vous : saisissez-la sur la table d’analyse, puis jouez-la contre la meilleure défense.
goals-ending-enter = Saisir une fin de coup
goals-ending-back = Retour à la table d’analyse
play-out-text = Toutes les cartes sont ouvertes. Vous jouez { $side } ; les deux autres jouent au mieux.
play-out-begin = Jouer
play-out-last = Dernière levée
play-out-now = Sur la table
play-out-can = Levées jusqu’ici : { $won }. On peut en faire { $tricks }.
play-out-over = Levées faites : { $tricks } ; possibles : { $best }.
play-out-lost =
    { $tricks ->
        [one] Cette carte a coûté une levée.
       *[other] Cette carte a coûté { $tricks } levées.
    }
play-out-turn = { $seat } joue
play-out-back = Reprendre la carte
play-out-again = Depuis le début
