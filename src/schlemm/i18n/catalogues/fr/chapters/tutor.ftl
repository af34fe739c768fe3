### Le calculateur : ce que vaut un résultat, et pourquoi.

title-tables = Tous les scores – Schlemm
title-sums = Primes en sommes – Schlemm
tutor-text = Tapez un résultat comme vous l’écririez, ou composez-le. Vous voyez chaque terme de la somme et d’où il vient.
tutor-result = Le résultat
tutor-typed = Résultat
tutor-typed-hint = Par exemple 4♠X+1, 3SA -2, 4 piques contré +1 ou 6SA=
tutor-contract = Contrat
tutor-far = plus haut que la manche ne l’exige
tutor-kind-part-score = { -part-score }
tutor-kind-game = { -game }
tutor-kind-small-slam = { -small-slam }
tutor-kind-grand-slam = { -grand-slam }
tutor-doubling = Contré ?
tutor-doubling-none = non
tutor-doubling-X = contre
tutor-doubling-XX = surcontre
tutor-tricks = Levées
tutor-trick-less = une levée de moins
tutor-trick-more = une levée de plus
tutor-tricks-count =
    { $count ->
        [one] une levée
       *[other] { $count } levées
    }
tutor-danger = Vulnérable
tutor-danger-None = personne
tutor-danger-NS = Nord-Sud
tutor-danger-EW = Est-Ouest
tutor-danger-All = tous
tutor-in-rubber = Au robre classique : marques partielles et honneurs
tutor-ours = Ses propres points sous la ligne
tutor-theirs = Points adverses sous la ligne
tutor-honours = Honneurs dans une main
tutor-honours-count =
    { $count ->
        [0] aucun
       *[other] { $whose ->
            [theirs] { $count } chez un adversaire
           *[ours] { $count } chez le déclarant ou le mort
        }
    }
tutor-duplicate = En duplicate et dans un robre de quatre
tutor-credited = pour { $side }
tutor-equal-safe = personne vulnérable
tutor-equal-danger = tous vulnérables
tutor-favourable = favorable : seuls les adversaires vulnérables
tutor-unfavourable = défavorable : seul son propre camp vulnérable
tutor-sums-text = Comme sur les feuilles italiennes : la prime de manche est comprise dans celle du chelem, et les pénalités sont des totaux. Les points sont les mêmes.
tutor-rubber = Au robre classique
tutor-above = au-dessus de la ligne
tutor-below = sous la ligne
tutor-rubber-over = La deuxième manche : le robre est fini.
tutor-rubber-game = Une manche est gagnée. On tire un trait sous les deux colonnes, et plus aucune marque partielle ne compte pour la suivante.
tutor-rubber-part = Il y a maintenant { $points } points sous la ligne ; 100 font une manche.
tutor-rubber-nothing = Rien ne change sous la ligne.
tutor-unfinished = Si vous arrêtiez maintenant, { $side } recevrait encore { $points } points.
tutor-inconvenient = { $bid } est plus haut que la manche ne l’exige : la levée de plus ne rapporte aucune prime et peut coûter le contrat.
tutor-made-into-game = Seul le contre fait de { $bid } une manche : les levées demandées valent maintenant 100 ou plus.
tutor-what-if = Et si…
tutor-if-undoubled = non contré
tutor-if-doubled = contré
tutor-if-redoubled = surcontré
tutor-if-vulnerable = vulnérable
tutor-if-safe = non vulnérable
tutor-if-trick-more = une levée de plus
tutor-if-trick-less = une levée de moins
tutor-sacrifice = Faut-il tenter { -sacrifice(form: "ein") } ?
tutor-sacrifice-text = Voilà de combien vous pouvez chuter contré en payant encore moins que leur contrat ne leur rapporterait.
tutor-worth = Leur contrat
tutor-may-fail = Chute permise
tutor-costs = Cela coûte
tutor-one-more = Une de plus
tutor-cards = Les nombres sur une carte
tutor-tables = Tous les scores par contrat
tutor-pad = Carnet de marque pour votre table
tutor-column-tricks = Levées
tutor-column-down = Chute
tutor-undertricks = Levées de chute, dans tout contrat
tutor-games = Partielle ou manche ?
tutor-games-none = Non contré
tutor-games-X = Contré
tutor-games-XX = Surcontré
tutor-games-part-score = Partielles
tutor-games-game = Comptent comme manches

## Classes de contrats avec les sommes (S2)

sums-title = Primes en sommes
sums-text = Les contrats par classe, comme sur les feuilles italiennes : la prime de manche est déjà dans celle du chelem, et les pénalités sont des totaux. Les points sont les mêmes.
sums-made = Contrats réussis (duplicate)
sums-tricks = Valeur des levées au-delà de six
sums-notrump = SA
sums-first = la première
sums-further = chaque suivante
sums-plus = S’ajoutent aux levées
sums-class-part-score = Partielles
sums-class-game = Manche
sums-class-small-slam = Petit chelem
sums-class-grand-slam = Grand chelem
sums-inconvenient = Manches peu avantageuses, plus hautes que nécessaire :
sums-doubled = Contrats contrés et réussis
sums-doubled-tricks = Levées demandées
sums-doubled-extra = Toujours en plus
sums-doubled-overtrick = Chaque levée de mieux
sums-doubled-text = La prime ne change pas. Si le contre porte les levées demandées à 100 ou plus, c’est une manche. Ne restent partielles que :
sums-down = Pénalités, toutes les levées de chute ensemble
sums-down-more = chaque autre
refused-kept-results = Sans serveur, je ne connais que la forme courte, par exemple 4♠X+1, et rien de ce qui précède dans un robre.
