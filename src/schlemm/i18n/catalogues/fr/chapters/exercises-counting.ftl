### Ce que demandent les exercices de calcul, et pourquoi une réponse est juste.

ask-down =
    { $vulnerable ->
        [1] { $result }, et ce camp est { -vulnerable }. Combien de points vont aux adversaires ?
       *[0] { $result }, et ce camp est { -not-vulnerable }. Combien de points vont aux adversaires ?
    }
ask-kind = Qu’est-ce que { $bid } ?
ask-becomes-game =
    { $factor ->
        [4] { $bid } est surcontré et réussi. La prime de manche est-elle due ?
       *[2] { $bid } est contré et réussi. La prime de manche est-elle due ?
    }
ask-slam =
    { $vulnerable ->
        [1] { $result }, { -vulnerable }. Combien vaut la seule prime de chelem ? (0 s’il n’y en a pas)
       *[0] { $result }, { -not-vulnerable }. Combien vaut la seule prime de chelem ? (0 s’il n’y en a pas)
    }
ask-danger-robber = Robre en quatre donnes, donne { $deal }, donneur { $seat }. Qui est { -vulnerable } ?
ask-danger-rubber = Robre classique. Manches gagnées : Nord-Sud { $ours }, Est-Ouest { $theirs }. Qui est { -vulnerable } ?
ask-danger-board = Tournoi, étui { $number }. Qui est { -vulnerable } ?
ask-below = Robre classique : { $result }. Combien de points vont sous la ligne ?
ask-game-won = Robre classique : ce camp a { $before } sous la ligne. Voici { $result }. A-t-il gagné une manche ?
ask-imps = Étui de tournoi, { $vulnerability }. Combien d’IMP votre équipe prend-elle ? (avec un moins si elle les perd)
why-sum = Le compte : { $terms } = { $points }.
why-theirs = C’est pour les adversaires ; pour ce camp, cela fait { $points }.
why-other-danger =
    { $vulnerable ->
        [1] Ce serait le nombre pour un camp { -not-vulnerable }.
       *[0] Ce serait le nombre pour un camp { -vulnerable }.
    }
why-not-simple = Ce n’est pas simplement le double : contrée, la première levée de chute coûte ici { $first }, la deuxième et la troisième { $next } chacune, toute autre { $later }.
why-reaches-game = { $bid } rapporte { $terms } = { $points } points, donc cent ou plus.
why-below-game = { $bid } rapporte { $terms } = { $points } points, donc moins de cent.
why-slam-level = { $bid } promet { $tricks } levées sur treize.
why-doubled-game = { $bid } compte ({ $terms }) × { $factor } = { $points }. Cela fait cent ou plus.
why-doubled-part = Même ainsi, { $bid } ne compte que ({ $terms }) × { $factor } = { $points }, moins de cent.
why-slam-bonus = Elle rapporte { $points }, en plus des levées et de la prime de manche.
why-slam-not-bid = Il y a eu { $tricks } levées, mais on n’a demandé que { $bid }. La prime est pour les chelems demandés.
why-with-game = { $sum } est la somme de { $game } pour la manche et de { $points } pour le chelem : c’est ainsi sur les feuilles italiennes.
why-first-deal = À la première des quatre donnes, personne n’est { -vulnerable }, ni { $side } ni les autres.
why-dealers-side = À la deuxième et à la troisième, c’est le camp du donneur, ici { $side }.
why-last-deal = À la dernière donne, ce sont les deux camps, pas seulement { $side }.
why-has-a-game = C’est le camp qui a déjà gagné une manche : { $vulnerability }.
why-danger-first = Jusqu’à l’étui 4, dans cet ordre : personne, Nord-Sud, Est-Ouest, tous. Étui { $number } : { $vulnerability }.
why-danger-shifts = Tous les quatre étuis, la suite « personne, Nord-Sud, Est-Ouest, tous » avance d’un rang. Étui { $number } : { $vulnerability }.
why-below = Seules les levées demandées vont sous la ligne : { $points }. Tout le reste s’écrit au-dessus.
why-nothing-below = Seuls les contrats réussis vont sous la ligne, donc ici { $points }. Les adversaires écrivent la pénalité au-dessus.
why-above = C’est le tout ensemble. Sous la ligne ne comptent que les levées demandées et faites, ici { $points }.
why-game-won = { $before } d’avant et { $points } de maintenant font { $reached } : cent ou plus.
why-game-not-yet = { $before } d’avant et { $points } de maintenant font { $reached } : pas encore cent.
why-difference = À la table 1 vous marquez { $first }, à la table 2 { $second } ; ensemble cela fait { $points }.
why-imps =
    { $count ->
        [one] Un écart de { $low } à { $high } vaut { $count } IMP.
       *[other] Un écart de { $low } à { $high } vaut { $count } IMP.
    }
why-other-team = Le nombre est juste, mais pour l’autre équipe.
ask-score =
    { $vulnerable ->
        [1] Que vaut { $result } si ce camp est { -vulnerable } ?
       *[0] Que vaut { $result } si ce camp est { -not-vulnerable } ?
    }
