### Mes parties : ce qui a été joué dans ce navigateur.

title-games = Mes parties – Schlemm
games-title = Mes parties
games-lead = Ce que vous avez joué dans ce navigateur, la dernière soirée d’abord. Lui seul peut le voir.
games-to-figures = Voir les chiffres
games-looking = Recherche de vos parties…
games-undated = Sans date
games-with-bots = avec des robots
games-won =
    { $points ->
        [one] Gagné de { $points } point
       *[other] Gagné de { $points } points
    }
games-lost =
    { $points ->
        [one] Perdu de { $points } point
       *[other] Perdu de { $points } points
    }
games-even = Égalité
games-boards =
    { $boards ->
        [one] { $boards } donne
       *[other] { $boards } donnes
    }
games-circle = dans un cercle
games-older = Parties plus anciennes
games-none-title = Pas encore de partie ici
games-none = Jouez votre premier robre : après chaque donne, vous la retrouvez ici avec toutes ses cartes. Et avec le temps, des chiffres vous disent où vous êtes fort.

## Une partie et ses donnes

games-all = Toutes mes parties
games-gone = Cette partie n’est pas à vous
games-gone-why = Dans ce navigateur, vous n’y avez pas de place, ou cette donne n’est pas encore finie.
games-sheet = Toutes les donnes
games-board = Donne { $board }
games-board-title = Donne { $board }, { $form }
games-no-board = Aucune donne n’est encore finie.
games-without-you = (sans vous)
games-total = Total
games-play = Les cartes
games-column-board = Donne
games-column-result = Résultat
games-column-danger = Vulnérabilité

## Ce que disent les donnes

games-figures = Ce que les donnes disent de votre jeu
games-counting = Vos donnes sont comptées…
games-figures-from =
    { $boards ->
        [0] Vous n’avez encore joué vous-même aucune donne du début à la fin.
        [one] { $boards } donne comptée, que vous avez jouée vous-même.
       *[other] { $boards } donnes comptées, que vous avez jouées vous-même.
    }
games-figures-own = Les donnes où un robot vous a remplacé et celles d’exercice ne comptent pas.
games-figures-newest = Elles viennent de vos { $games } dernières parties.
games-declared = Comme { -declarer }
games-defended = En défense
games-bidding = Aux enchères
games-percent = { $percent } %
games-made-of =
    { $of ->
        [0] Vous n’avez encore joué aucun contrat.
        [one] Vous avez joué { $of } contrat, { $hits ->
            [0] sans le gagner.
           *[other] et vous l’avez gagné.
        }
       *[other] Sur { $of } contrats, vous en avez gagné { $hits }.
    }
games-beaten-of =
    { $of ->
        [0] Vous n’avez encore défendu contre aucun contrat.
        [one] Vous avez défendu contre { $of } contrat, { $hits ->
            [0] sans le battre.
           *[other] et vous l’avez battu.
        }
       *[other] Sur { $of } contrats adverses, vous en avez battu { $hits }.
    }
games-between = La vraie valeur se situe sans doute entre { $low } et { $high }.
games-few =
    { $of ->
        [0] { "" }
       *[other] C’est trop peu pour un chiffre : il vient à partir de { $enough }.
    }
games-few-reckoned = Calculées à cartes ouvertes : { $of }. Un chiffre vient à partir de { $enough }.
games-declared-tricks =
    { $way ->
        [more] En moyenne, vos levées dépassent de { $amount } ce que donneraient les cartes ouvertes et le meilleur jeu de tous.
        [less] En moyenne, vos levées restent de { $amount } au-dessous de ce que donneraient les cartes ouvertes et le meilleur jeu de tous.
       *[even] En moyenne, vous faites autant de levées qu’en donneraient les cartes ouvertes et le meilleur jeu de tous.
    }
games-defended-tricks =
    { $way ->
        [more] En moyenne, les levées de votre camp dépassent de { $amount } ce que donneraient les cartes ouvertes et le meilleur jeu de tous.
        [less] En moyenne, les levées de votre camp restent de { $amount } au-dessous de ce que donneraient les cartes ouvertes et le meilleur jeu de tous.
       *[even] En moyenne, votre camp fait autant de levées qu’en donneraient les cartes ouvertes et le meilleur jeu de tous.
    }
games-bidding-par =
    { $way ->
        [more] Par donne, le contrat où vous arrivez vaut pour vous { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        } de plus que le par.
        [less] Par donne, le contrat où vous arrivez vaut pour vous { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        } de moins que le par.
       *[even] En moyenne, le contrat où vous arrivez vaut autant que le par.
    }
games-par-help = Le par, c’est ce qui arrive quand tous enchérissent et jouent au mieux à cartes ouvertes. Ce que vous faites ensuite des cartes ne compte pas ici.
games-chance = Cela peut encore être le hasard.
games-no-chance = Le hasard seul ne l’explique guère.
games-reckoning = Les donnes sont recalculées à cartes ouvertes : { $reckoned } sur { $boards } sont faites.
games-no-solver = Il manque ici le programme qui calcule les levées à cartes ouvertes. On compte tout de même.
games-unsolved = { $boards ->
        [one] Une donne n’a pas pu être recalculée et reste de côté.
       *[other] { $boards } donnes n’ont pas pu être recalculées et restent de côté.
    }
games-interval-help = Le trait montre où se situe sans doute la vraie valeur : elle y est dans 95 cas sur 100. Quand moins de { $enough } donnes comptent, il n’y a pas de chiffre.
games-range = { $low } à { $high }
games-kinds = Vos contrats selon leur genre
games-column-kind = Genre
games-column-made = gagnés
games-column-share = en pour cent
games-column-tricks = levées de plus qu’à cartes ouvertes
games-kind-part-score = Partielle
games-kind-game = Manche
games-kind-small-slam = Petit chelem
games-kind-grand-slam = Grand chelem
games-kind-minor-suit = En mineure
games-kind-major-suit = En majeure
games-kind-notrump = À sans-atout

## Emporter et oublier

games-take = À emporter
games-take-text = Toutes vos parties avec cartes, enchères et résultats dans un fichier.
games-file-json = Tout (JSON)
games-file-pbn = Donnes (PBN)
games-file-csv = Résultats (CSV)
games-forget = Se faire oublier
games-forget-text = Le serveur vous reconnaît à un secret que seul ce navigateur possède. S’il le rend, cette liste est vide, et il n’ouvre plus aucune de vos places, même dans les parties en cours, ni cercle, ni carnet de marque. Les réglages et les leçons apprises restent.
games-forget-stays = Sur le serveur, les parties restent avec leurs cartes et leurs noms : elles sont aussi aux autres joueurs. Seul qui tient le serveur peut les effacer.
games-forget-go = Faire oublier ce navigateur
games-forget-question = C’est définitif. Pour garder quelque chose, emportez d’abord les fichiers.
games-forget-sure = Oui, oublier
games-forget-not = Finalement non
