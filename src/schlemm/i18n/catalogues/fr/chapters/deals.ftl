### Donnes sur mesure : distribuées comme on les demande, et leur rareté.

title-deals = Donnes sur mesure – Schlemm
deals-title = Donnes sur mesure
deals-text = Faites distribuer des donnes qui ont ce que vous voulez travailler ou montrer. Vous savez d’avance si c’est rare.
deals-wish = Ce qui est demandé
deals-examples = Par exemple
deals-example-notrump = Sud ouvre de 1SA
deals-example-fit = Manche à pique
deals-example-slam = Chelem
deals-example-wild = Main très irrégulière
deals-example-stayman = 1SA – 2♣
deals-clear = Vider
deals-hands = Chaque main
deals-sides = Les deux partenaires ensemble
deals-sides-hint = Points et longueurs, par exemple 25+ 8+♠
deals-bidding = Enchères
deals-auction = Début des enchères
deals-auction-hint = { -dealer(form: "Der") } de chaque étui fait la première annonce, par exemple { $example }. Ne viennent que des donnes où le système annonce ainsi.
deals-system = Système des deux camps
deals-how = Comment écrire les conditions
deals-how-points = points d’honneurs
deals-how-length = cartes d’une couleur
deals-how-cards = cartes que la main a
deals-how-top = deux des trois cartes les plus hautes de la couleur
deals-how-shape = distribution, quelles que soient les couleurs ; parmi plusieurs, une
deals-how-exact = exactement tant de ♠, ♥, ♦ et ♣
deals-how-balanced = 4-3-3-3, 4-4-3-2 ou 5-3-3-2
deals-balanced = régulière
deals-how-all = Tout ce qui est dans un champ vaut à la fois ; un champ vide ne demande rien.
deals-rarity = Est-ce rare ?
deals-counting = On compte …
deals-rarity-mend = Il faut d’abord que tout ce qui précède soit lisible.
deals-rarity-all = Toute donne convient.
deals-rarity-nothing = Aucune donne ne convient : enlevez quelque chose, ou demandez moins.
deals-rarity-below = Moins d’une donne sur { $below } convient, par estimation : d’autant d’essais aucun n’a convenu.
deals-rarity-never = De nombreux essais, aucun n’a convenu : c’est très rare.
deals-rarity-one =
    Environ une donne sur { $often } convient ({ $exact ->
        [1] compté exactement
       *[0] estimation
    }).
deals-rarity-range = Selon l’étui, environ une donne sur { $often } à une sur { $seldom } convient (estimation).
deals-rarity-some = Selon l’étui, environ une donne sur { $often } convient, ou aucune de nombreux essais.
deals-count = Étuis
deals-seed = Graine
deals-seed-hint = Le même nombre donne les mêmes étuis.
deals-seed-wrong = La graine est un nombre entier jusqu’à { $most }.
deals-too-many-calls = Ce sont trop d’annonces : ne demandez que le début.
deals-deal = Distribuer
deals-other = D’autres donnes
deals-found =
    { $found ->
        [one] Un étui
       *[other] { $found } étuis
    }
deals-few =
    { $found ->
        [0] Dans le temps imparti, aucune donne qui convienne n’a été trouvée.
        [one] Dans le temps imparti, une seule donne sur { $count } a été trouvée.
       *[other] Dans le temps imparti, seules { $found } donnes sur { $count } ont été trouvées.
    } Demandez moins, ou prenez « schlemm deal » dans un terminal : la recherche y est plus longue.
deals-board = Étui { $number }
deals-analyse = Analyser l’étui { $number }
deals-play = Jouer
deals-play-board = Jouer l’étui { $number }
deals-seat = Votre place à la table
deals-seat-hint = « Jouer » ouvre une table avec trois robots. Les petits nombres sont des points d’honneurs.
deals-take = Partager et emporter
deals-link = Lien vers ces donnes
deals-files = En fichier
deals-machines = Pour machines à dupliquer
deals-bbo = Liens BBO
deals-bbo-hint = Qui ouvre un lien BBO envoie la donne à bridgebase.com.
