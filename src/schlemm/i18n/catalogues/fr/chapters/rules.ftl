### Les règles et les habitudes, racontées dans l’ordre d’une soirée.

title-rules = Les règles – Schlemm
rules-title = Les règles en bref
rules-text = Ce qui est de règle au bridge, dans l’ordre d’une soirée. Chaque phrase dit si c’est une règle ou une habitude, et de quelle source elle vient ; les cinq sources sont à la fin.
rules-reading = La deuxième source mettait ses habitudes en italique, ce que son texte a perdu ; dire ce qui est règle et ce qui est habitude est donc notre lecture.
rules-kind-rule = Règle
rules-kind-habit = Habitude
rules-do = Essayez tout de suite
rules-another = Un autre exercice
rules-print = Imprimer
rules-contents = Sommaire
rules-visit-practice = Exercices d’enchères
rules-visit-systems = Lire un système
rules-visit-cards = Exercices de jeu
rules-visit-count = Calculer un résultat
rules-visit-tables = Tous les résultats en tableau
rules-visit-hand = Évaluer une main
rules-visit-ceremony = Mélanger, couper et donner ensemble

rules-equipment = Les cartes
rules-equipment-pack = On joue avec 52 cartes françaises sans joker : quatre couleurs de treize cartes chacune.
rules-equipment-ranks = Dans chaque couleur l’as est le plus haut, puis viennent roi, dame, valet et 10 jusqu’au 2. As, roi, dame et valet s’appellent figures.
rules-equipment-honours = Le 10 aussi fait partie des cinq hautes cartes d’une couleur, les honneurs. Il n’a pas de points.
rules-equipment-order = Les couleurs ont un ordre : ♣ et ♦ sont les mineures, ♥ et ♠ les majeures, et au-dessus il y a sans-atout.
rules-equipment-two-packs = À la maison, deux jeux sont prêts, l’un à dos bleu, l’autre à dos rouge. On les donne à tour de rôle.

rules-seats = Places et formes de jeu
rules-seats-four = À quatre autour d’une table, on s’appelle Nord, Est, Sud et Ouest. Ceux qui se font face jouent ensemble.
rules-seats-drawn = Qui joue avec qui est fixé d’avance ou tiré au sort.
rules-seats-home = À la maison, on donne à nouveau chaque fois. Il reste un peu de chance : parfois les autres ont simplement de meilleures cartes.
rules-seats-match = Dans un match, huit personnes jouent les mêmes cartes à deux tables. Nord-Sud d’une table et Est-Ouest de l’autre forment une équipe : seul le savoir-faire compte, ou presque.
rules-seats-robber = Un robre de quatre compte quatre donnes. Gagne qui a le plus de points à la fin.
rules-seats-classic = Le robre classique continue jusqu’à ce qu’un camp ait atteint deux fois { $game } points pour des levées demandées.
rules-seats-phases = Chaque donne a trois parties : les enchères, le jeu de la carte et la marque.

rules-dealing = Mélanger et donner
rules-dealing-shuffle = Avant la première donne, deux partenaires mélangent les deux jeux, ou bien le donneur mélange lui-même.
rules-dealing-cut = L’adversaire à droite du donneur coupe : la moitié du bas passe sur celle du haut.
rules-dealing-round = On donne dans le sens des aiguilles d’une montre, une carte à la fois. La première va au voisin de gauche, la dernière au donneur.
rules-dealing-packets = Certains donnent par paquets de trois, et de quatre à la fin.
rules-dealing-pick-up = Personne ne ramasse ses cartes avant que la dernière soit donnée ; ensuite chacun compte sa main.
rules-dealing-poker-face = Tenez vos cartes cachées et gardez un visage neutre : ce qu’il trahit n’est pas une annonce.
rules-dealing-next = La fois suivante, c’est le voisin de gauche qui donne, et ainsi de suite.

rules-valuing = Évaluer la main
rules-valuing-own-way = La façon de juger votre main ne regarde que vous. Il existe des façons de compter sur lesquelles presque tous s’accordent.
rules-valuing-figures = Un as compte { $ace } points, un roi { $king }, une dame { $queen }, un valet { $jack }. Il y en a { $pack } dans le jeu.
rules-valuing-bands = Au-dessous de dix points d’honneurs une main est faible, à partir de douze elle peut ouvrir, de seize elle est forte et de vingt très forte.
rules-valuing-length = S’y ajoutent des points de longueur : la première couleur quatrième 0, chaque autre 1, une couleur cinquième 2, une sixième 3, et ainsi de suite.
rules-valuing-shortness = Ou des points de distribution : une chicane { $void }, un singleton { $singleton }, un doubleton { $doubleton }. À sans-atout ils ne comptent pas.
rules-valuing-shapes = La distribution s’écrit en quatre nombres, par exemple 4-4-3-2. D’après elle, une main est régulière, unicolore, bicolore ou tricolore.
rules-valuing-wild = Plus les couleurs sont inégales, plus une main peut valoir : une couleur courte est vite épuisée, et alors on coupe.

rules-auction = Les enchères
rules-auction-turn = On parle dans le sens des aiguilles d’une montre, une annonce chacun. Le donneur commence.
rules-auction-bid = Une enchère nomme un palier de 1 à 7 et une couleur ou sans-atout. Le palier compte les levées au-dessus de six : 1♣ en promet sept.
rules-auction-range = Il y a { $count } enchères : la plus basse est { $bid }, la plus haute { $last }.
rules-auction-higher = Chaque enchère doit dépasser la dernière : à un palier plus haut, ou au même palier dans une couleur plus haute.
rules-auction-double = Au lieu d’enchérir, vous pouvez passer, contrer une enchère adverse ou surcontrer leur contre. Les levées demandées comptent alors double ou quadruple, et les chutes coûtent plus cher.
rules-auction-cancelled = Une nouvelle enchère annule contre et surcontre.
rules-auction-end = Trois passes après une enchère mettent fin aux enchères.
rules-auction-passed-out = Si tous les quatre passent d’emblée, à la maison on mélange et on redonne.
rules-auction-contract = La dernière enchère est le contrat. Elle fixe l’{ -trump } et le nombre de levées.
rules-auction-words = Vous ne parlez à votre partenaire que par des annonces, sans commentaire ni intonation.
rules-auction-open = Vous pouvez convenir du sens des annonces. Les adversaires doivent pouvoir le connaître : les secrets sont interdits.

rules-bidding = Ce que disent le plus souvent les annonces
rules-bidding-aim = On cherche le contrat qui réussira sans doute et qui compte le plus. Pour cela, vous vous racontez vos mains.
rules-bidding-opening = Selon la première école, il faut pour ouvrir treize points avec la longueur et une couleur de quatre cartes, mieux cinq ; pour la seconde, douze suffisent.
rules-bidding-notrump = Une ouverture de 1SA montre une main régulière.
rules-bidding-answer = Avec moins de six points, le partenaire passe ; sinon il nomme sa meilleure couleur. Répondre à sans-atout refuse la couleur nommée.
rules-bidding-jump = Avec plus de treize points, le partenaire saute un palier de plus que nécessaire.
rules-bidding-pass = Passe veut dire : trop faible, ou content de l’enchère du partenaire.
rules-bidding-game = Une manche ou plus mérite un risque. Une partielle au palier exact n’en mérite pas.
rules-bidding-aces = Avant un chelem, 4SA demande les as : 5♣ veut dire aucun, 5♦ un, et ainsi de suite. Ensuite, 5SA demande les rois. Mieux vaut en dire moins que dépasser la couleur d’{ -trump }.
rules-bidding-sacrifice = Une enchère de { -sacrifice } va trop haut exprès, parce que la pénalité coûte moins que ce que feraient les adversaires.
rules-bidding-careful = Ne contrez pas une partielle à la légère : { $bid } contré compte { $points } points de levées, { $bid-2 } { $points-2 }, et cela devient une manche.

rules-play = Le jeu de la carte
rules-play-declarer = Dans le camp de la dernière enchère, le premier à en avoir nommé la couleur joue les deux mains : c’est le déclarant.
rules-play-lead = L’adversaire à sa gauche joue la première carte : c’est l’entame.
rules-play-dummy = Puis le partenaire étale ses cartes, rangées par couleur. Il est le mort et ne décide plus de rien.
rules-play-follow = Couleur sur couleur : qui a une carte de la couleur jouée doit fournir.
rules-play-any = Qui n’en a pas joue ce qu’il veut : il coupe à l’{ -trump } ou défausse. Personne n’est obligé de couper.
rules-play-wins = L’atout le plus haut gagne la levée ; sans atout, c’est la plus haute carte de la couleur jouée.
rules-play-next = Qui gagne la levée joue le premier à la suivante. Une donne a treize levées.
rules-play-tricks = On compte les levées, pas les cartes qu’elles contiennent.
rules-play-piles = À la maison, chaque camp ramasse ses levées en un petit tas, faces cachées.
rules-play-rows = Dans un match, chacun pose sa carte face cachée devant lui, tournée vers le camp qui a gagné la levée. On peut ainsi tout recompter, et trouver une renonce.
rules-play-last-trick = On peut revoir la dernière levée tant que personne n’a joué à la suivante.
rules-play-remember = Après, seule la mémoire aide. Retenez les enchères et les figures, surtout celles d’{ -trump }.

rules-scoring = La marque
rules-scoring-made = Le contrat est gagné s’il y a au moins les levées demandées. Celles en plus sont des levées de mieux ; s’il en manque, ce sont des chutes, et les adversaires marquent.
rules-scoring-danger = Vulnérable, tout compte davantage, primes comme pénalités. Seul importe le camp qui joue le contrat.
rules-scoring-tricks = Une levée demandée compte { $minor } points à ♣ et ♦, { $major } à ♥ et ♠. À sans-atout, la première compte { $first }, chaque autre { $major }. Le contre double, le surcontre quadruple.
rules-scoring-game = À partir de { $game } points de levées, c’est une manche avec une prime de { $bonus } points, { $bonus-danger } vulnérable. Au-dessous, il y en a { $part }.
rules-scoring-slam = Douze levées demandées ajoutent { $small }, vulnérable { $small-danger } ; toutes les treize { $grand } et { $grand-danger }.
rules-scoring-bid-it = La manche doit être demandée : { $bid } avec deux levées de mieux compte { $points }, { $bid-2 } avec une { $points-2 }.
rules-scoring-doubled = Un contrat contré et gagné rapporte encore { $insult } points, surcontré { $insult-2 }. Une levée de mieux compte alors { $over }, vulnérable { $over-danger }, et le double surcontrée.
rules-scoring-down = Une levée de chute coûte { $down }, vulnérable { $down-danger }. Contrées, une, deux et trois coûtent { $one }, { $two } et { $three } ; vulnérable { $one-danger }, { $two-danger } et { $three-danger } ; chacune de plus encore { $more }. Surcontrées, le double.
rules-scoring-robber = Dans le robre de quatre, personne n’est vulnérable à la première donne, tous le sont à la quatrième, et un camp à la fois entre les deux.
