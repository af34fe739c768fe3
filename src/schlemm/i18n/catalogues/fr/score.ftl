### D’où viennent les points (step-<code>), les lignes de la marque, les formes et les règles maison.

## Étapes d’une marque. Les points figurent à côté.
## $terms est le calcul, par exemple 2 × 30 ; $count compte les levées.

step-bid-tricks =
    { $factor ->
        [4] Levées demandées : { $terms }, quadruplées par le surcontre
        [2] Levées demandées : { $terms }, doublées par le contre
       *[1] Levées demandées : { $terms }
    }{ $before ->
        [0] { "" }
       *[other] , soit { $reached } avec les { $before } d’avant
    }{ $by-doubling ->
        [1] , ce qui en fait une manche
       *[0] { "" }
    }
step-overtricks =
    { $count ->
        [one] Une levée de mieux
       *[other] { $count } levées de mieux
    }{ $doubling ->
        [4] { $count ->
            [one] , surcontrée
           *[other] , surcontrées
        }
        [2] { $count ->
            [one] , contrée
           *[other] , contrées
        }
       *[1] { "" }
    }{ $doubling ->
        [1] { "" }
       *[other] { $vulnerable ->
            [1] , vulnérable
           *[0] , non vulnérable
        }
    } : { $terms }
step-part-score =
    { $doubling ->
        [1] Prime de partielle (les levées demandées valent { $reached }, moins de 100)
       *[other] Prime de partielle (même ainsi les levées demandées ne valent que { $reached }, moins de 100)
    }
step-game =
    { $vulnerable ->
        [1] Prime de manche, vulnérable
       *[0] Prime de manche, non vulnérable
    }{ $by-doubling ->
        [1] { " " }(seul le contre porte les levées demandées à 100 ou plus, soit { $reached })
       *[0] { "" }
    }
step-small-slam =
    { $vulnerable ->
        [1] Petit chelem demandé et réussi, vulnérable
       *[0] Petit chelem demandé et réussi, non vulnérable
    }
step-grand-slam =
    { $vulnerable ->
        [1] Grand chelem demandé et réussi, vulnérable
       *[0] Grand chelem demandé et réussi, non vulnérable
    }
step-insult =
    { $doubling ->
        [4] Prime pour le contrat réussi malgré le surcontre
       *[2] Prime pour le contrat réussi malgré le contre
    }
step-undertricks =
    { $count ->
        [one] Une levée de chute
       *[other] { $count } levées de chute
    }{ $doubling ->
        [4] { $count ->
            [one] , surcontrée
           *[other] , surcontrées
        }
        [2] { $count ->
            [one] , contrée
           *[other] , contrées
        }
       *[1] { "" }
    }{ $vulnerable ->
        [1] , vulnérable
       *[0] , non vulnérable
    }{ $simple ->
        [1] , simplement doublées selon votre règle maison
       *[0] { "" }
    } : { $terms }
step-honours =
    { $honours ->
        [5] { $seat } avait en main les cinq honneurs à { $strain }
       *[4] { $points ->
            [150] { $seat } avait en main les quatre as, et l’on jouait à { $strain }
           *[100] { $seat } avait en main quatre des cinq honneurs à { $strain }
        }
    }
step-last-part-score = Partielle à la dernière donne ({ $reached } points, pas encore une manche)
step-rubber-bonus = Robre gagné par { $games } manches à { $against }
step-unfinished-game = La seule manche gagnée dans un robre interrompu
step-unfinished-part-score = { $reached } points vers la manche suivante quand le robre a été interrompu
step-passed-out = Quatre passes ; il n’y a pas de points

## Lignes de la marque qui n’appartiennent à aucun contrat

sheet-board = Donne
sheet-passed-out = Quatre passes
sheet-rubber-bonus = Prime de robre
sheet-unfinished = Arrêté avant la fin

## Formes

form-robber4 = Robre en quatre donnes (Chicago)
form-robber4-classic = Robre en quatre donnes, à l’ancienne
form-minibridge = Minibridge
form-rubber = Robre classique (partie libre)
form-duplicate = Duplicate

## Règles maison, telles qu’elles figurent sur la marque

rule-left-of-dealer-calls-first = Le joueur à gauche du donneur annonce le premier
rule-must-beat = Qui fournit doit monter s’il le peut
rule-simple-doubling = Chutes simplement doublées : le contre compte double, le surcontre quadruple
rule-non-dealer-vulnerable = Aux deuxième et troisième donnes, les adversaires du donneur sont vulnérables
rule-fixed-vulnerability = Nord-Sud sont vulnérables à la deuxième donne, Est-Ouest à la troisième
rule-same-dealer-redeals = Après quatre passes, le même donneur redonne
rule-next-dealer-redeals = Après quatre passes, le joueur suivant donne
rule-part-scores-carried = Les partielles se reportent jusqu’à ce qu’une manche soit complète
rule-honours-count = Les honneurs comptent
rule-honours-do-not-count = Les honneurs ne comptent pas
