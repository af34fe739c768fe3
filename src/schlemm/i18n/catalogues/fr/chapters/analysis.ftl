### La table d’analyse : une donne étudiée avec ses quatre mains.

title-analysis = Table d’analyse – Schlemm
analysis-title = Table d’analyse
analysis-text = Entrez une donne et regardez les quatre mains : levées, par, tout contrat à essayer, ce que disent les systèmes, et combien de fois une carte réussit.
analysis-enter = Entrer une donne
analysis-field = Texte
analysis-field-hint = PBN, LIN ou un lien qui en contient. Ou quatre mains, une par ligne : { $example }. La quatrième peut manquer.
analysis-read = Lire
analysis-line = Ligne { $line } : { $said }
analysis-random = Donner le reste au hasard
analysis-clear = Vider
analysis-give-to = Les cartes touchées vont à
analysis-held = { $seat } : { $count } sur 13
analysis-card-of = { $cardname }, { $seat }
analysis-card-free = { $cardname }, pas encore donnée
analysis-deal = La donne
analysis-danger = Vulnérabilité
analysis-swap = Échanger des cartes
analysis-swap-one = Touchez une carte, puis une d’une autre main : les deux changent de place.
analysis-swap-other = { $card } doit changer de place. Avec quelle carte d’une autre main ?
analysis-table = Levées à cartes ouvertes
analysis-table-hint = Touchez un nombre pour essayer le contrat.
analysis-cell =
    { $seat }, { $strainname } : { $tricks ->
        [one] { $tricks } levée
       *[other] { $tricks } levées
    }
analysis-par = Par : { $points } pour { $side }
analysis-par-none = Par : 0 point. Personne ne peut rien réussir.
analysis-par-made = Ainsi finissent les meilleures enchères des deux camps : { $results }. Qui enchérit plus haut y perd, même par { -sacrifice(form: "ein") }.
analysis-par-sacrifice = Ainsi finissent les meilleures enchères des deux camps : { $results }. C’est { -sacrifice(form: "ein") } : il coûte { $cost }, { $contract } donnerait { $worth } aux adversaires.
analysis-most = Le mieux que { $side } puisse réussir est { $contract }, valeur { $points }.
analysis-most-none = { $side } ne peut rien réussir.
analysis-try = Essayer un contrat
analysis-level = Palier
analysis-strain = Couleur
analysis-declarer = Déclarant
analysis-doubling = Contre
analysis-doubling-no = non
analysis-try-it = Essayer
analysis-turn = À { $seat } de jouer
analysis-can = Si personne ne se trompe, on arrive à { $result } (levées : { $tricks }).
analysis-over = Le jeu est fini : { $result }.
analysis-won = Levées : { $ns } pour Nord-Sud, { $ew } pour Est-Ouest
analysis-card-keeps = { $cardname } : { $result }
analysis-keeps-hint = Sur chaque carte jouable figure ce que le contrat donne encore : = réussi, +1 une levée de plus, −1 une levée de moins. En avant, c’est la meilleure carte qui est jouée.
analysis-steps = Pas dans le jeu
analysis-step-start = Au début
analysis-step-back = Une carte en arrière
analysis-step-on = Une carte en avant
analysis-step-end = Jusqu’à la fin
analysis-step-at = Levée { $trick }, carte { $card }
analysis-as-ending = Voir comme fin de coup
analysis-ending = Fin de coup
analysis-ending-text = Choisissez qui entame et l’atout ; à chaque carte figure le nombre de levées que le camp du déclarant fait à partir d’ici.
analysis-ending-lead = Entame
analysis-ending-tricks =
    { $count ->
        [one] une levée
       *[other] { $count } levées
    }
analysis-ending-can =
    Sans erreur de personne, { $side } fait { $count ->
        [one] une levée
       *[other] { $count } levées
    }.
analysis-ending-over =
    Le jeu est fini : { $side } a { $count ->
        [one] une levée
       *[other] { $count } levées
    }.
analysis-ending-defended = Jouer contre la meilleure défense
analysis-line-title = Le meilleur jeu à partir d’ici
analysis-trick-to = à { $seat }
analysis-chances = Combien de fois la carte réussit-elle ?
analysis-chances-text = Pour { $seat }, sans voir les mains cachées : compté sur des donnes au hasard qui vont avec tout ce qu’on voit jusqu’ici.
analysis-chances-fit = Ce qui compte
analysis-chances-fit-made = Les enchères de la donne
analysis-chances-fit-auction = Les annonces des systèmes
analysis-chances-fit-cards = Seulement les cartes
analysis-chances-ask = Calculer
analysis-chances-make = Réussit
analysis-chances-beat = Fait chuter
analysis-chances-tricks = Levées en moyenne
analysis-chances-card = Carte
analysis-chances-share = { $share } % ± { $doubt }
analysis-chances-of = Nombre de donnes : { $count }. La marge vaut 19 fois sur 20. Après la carte, on joue à cartes ouvertes ; à la table, personne ne les voit.
analysis-chances-going = Jusqu’ici : { $count } …
analysis-called = Les enchères de la donne
analysis-called-hint = Voici ce qui a été annoncé. Touchez une annonce pour lire ce qu’elle veut dire d’après le système de son camp ; les systèmes se choisissent plus bas.
analysis-called-drop = Sans ces enchères
analysis-systems = Ce que disent les systèmes
analysis-system-of = Système de { $side }
analysis-dealer = Donneur
analysis-systems-ask = Faire enchérir
analysis-systems-hint = Chacun ne voit que sa main. Touchez une annonce pour lire d’après quelle règle elle est choisie et ce qu’elle montre.
analysis-systems-ends = Cela donne { $contract }, à cartes ouvertes : { $result }.
analysis-systems-out = Tout le monde passe.
analysis-systems-try = Essayer { $contract }
analysis-why = { $seat } : { $call }
analysis-why-rule = Pourquoi
analysis-why-says = Ce que les autres y lisent
analysis-take = Partager et emporter
analysis-link = Lien vers cette donne
analysis-file-pbn = Fichier PBN
analysis-file-lin = Fichier LIN
analysis-picture-svg = Image (SVG)
analysis-picture-png = Image (PNG)
analysis-chances-bid-first = Si les enchères doivent compter aussi, faites d’abord enchérir les systèmes.
