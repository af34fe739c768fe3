### Minibridge : le premier pas vers la table.

mini-title = Minibridge : votre première donne
mini-intro = Le bridge sans enchères. Trois joueurs vous attendent, et vous apprenez tout ce qu’il faut en jouant.
mini-so-far =
    { $done ->
        [one] Vous avez déjà joué une donne.
       *[other] Vous avez déjà joué { $done } donnes.
    }
mini-step-deal = Treize cartes chacun
mini-step-deal-text = Vous jouez avec la personne en face contre les deux autres.
mini-step-points = Tous annoncent leurs points
mini-step-points-text = As 4, roi 3, dame 2, valet 1. Le camp qui a le plus de points joue, et sa main la plus forte est { -declarer(form: "der") }. À 20 partout, on redonne.
mini-step-contract = On nomme un contrat
mini-step-contract-text = Les cartes du partenaire sont étalées sur la table. Qui voit les deux mains dit combien de levées, et avec quel atout.
mini-step-play = Treize levées
mini-step-play-text = Chacun joue une carte. Il faut fournir la couleur demandée si l’on peut. La carte la plus haute gagne, ou le plus haut atout.
mini-step-score = Ce qui compte, c’est ce que vous avez promis
mini-step-score-text = Six levées plus celles du contrat : qui les fait marque, qui ne les fait pas paie.
mini-first = Les deux premières donnes
mini-first-mine = c’est moi qui joue
mini-first-cards = comme tombent les cartes
mini-first-text = Pour que vous jouiez tout de suite, tous les quatre passent leurs cartes à la ronde jusqu’à ce que la main { -declarer(form: "des") } soit chez vous. Ensuite, les cartes décident.
mini-deal = Donner les cartes

## Les points

mini-points-title = Tous annoncent leurs points
mini-points-text = As 4, roi 3, dame 2, valet 1 : toujours 40 en tout.
mini-we-declare = Vous avez à deux { $more } points, les autres { $less } : votre camp joue.
mini-they-declare = Les autres ont { $more } points, vous { $less } : leur camp joue.
mini-declarer =
    { $self ->
        [yes] Vous êtes { -declarer(form: "der") }
       *[no] { $name } est { -declarer(form: "der") }
    }{ $why ->
        [first]  : à égalité, c’est qui annonce en premier.
       *[more]  : { $points }, c’est plus que { $less }.
    } { $partner ->
        [you] Vos cartes sont étalées sur la table, et vous jouez pour deux.
       *[other] { $other } étale ses cartes sur la table.
    }
mini-newcomer = Une de vos deux premières donnes : tous les quatre ont passé leurs cartes à la ronde jusqu’à ce que la main { -declarer(form: "des") } soit chez vous.
mini-level-title = 20 partout
mini-level = Les deux camps ont autant de points. On redonne.
mini-own-points = Vos points, comptés
mini-counting = Voici ce que comptent vos honneurs :
mini-guide = Conseils
mini-guide-fade = de moins en moins
mini-guide-keep = toujours
mini-guide-off = aucun
mini-on = Continuer

## Le contrat

mini-name-title = Nommez le contrat
mini-yours = Votre main
mini-partners = En face
mini-table = Mort
mini-together = Ensemble
mini-hint = Conseil
mini-plan-points = { $points } points ensemble.
mini-plan-suit =
    { $suit ->
        [none] Dans aucune couleur vous n’avez huit cartes : mieux vaut sans atout.
       *[other] { $suit } avec { $length } cartes fait un bon atout.
    }
mini-plan-minor = Une manche à ♣ ou ♦ demanderait onze levées : sans atout, neuf suffisent.
mini-plan-part-score = Jusqu’à 24 points, c’est en général une { -part-score } : { $bid }.
mini-plan-game = À partir de 25 points, la { -game } vaut la peine, elle compte bien plus : { $bid }.
mini-plan-small-slam = À partir de 33 points, il y a le { -small-slam }, douze levées : { $bid }.
mini-plan-grand-slam = À partir de 37 points, il y a le { -grand-slam }, les treize levées : { $bid }.
mini-strain = Atout
mini-tricks = Combien de levées
mini-level-name = Palier { $level } : { $tricks } levées
mini-choose = Choisissez un atout ou SA (sans atout), et combien de levées vous ferez.
mini-means =
    { $bid } : { $tricks } levées sur 13, { $goal ->
        [game] une { -game }
        [small-slam] un { -small-slam }
        [grand-slam] un { -grand-slam }
       *[other] une { -part-score }
    }.
mini-name = Nommer le contrat
mini-name-bid = Nommer { $bid }
mini-contract-title = Le contrat est nommé
mini-contract =
    { $self ->
        [yes] Vous jouez
       *[no] { $name } joue
    } { $bid }.
mini-contract-means =
    { $level } de plus que six : { $tricks } levées, { $trump ->
        [none] sans atout
       *[other] avec { $trump } pour atout
    }.
mini-contract-ours = Votre camp a besoin de { $tricks } levées sur 13.
mini-contract-theirs =
    { $tricks ->
        [one] Vous défendez : une seule levée pour vous, et le contrat chute.
       *[other] Vous défendez : avec { $tricks } levées pour vous, le contrat chute.
    }
mini-contract-part =
    { $part ->
        [declares] Vous jouez vos cartes et celles de { $dummy }, étalées sur la table.
        [plays] Vos cartes sont étalées, et vous jouez aussi pour { $declarer }.
        [watches] Vos cartes sont étalées, et { $declarer } les joue.
       *[defends] { $declarer } joue aussi les cartes de { $dummy }, étalées sur la table.
    }
mini-contract-lead =
    { $self ->
        [yes] Vous entamez la première levée.
       *[no] { $name } entame la première levée.
    }
mini-contract-play = On joue dans le sens des aiguilles d’une montre. Les cartes que vous ne pouvez pas jouer vous disent pourquoi.
mini-begin = Jouons

## Pendant le jeu : une ligne

mini-tip-name = Regardez les deux mains et nommez le contrat.
mini-tip-waits = { $name } regarde les deux mains et nomme le contrat.
mini-tip-opening-lead = Conseil : la plus haute d’honneurs qui se suivent, sinon une petite de votre plus longue.
mini-tip-lead =
    { $from ->
        [own] Vous attaquez la levée : toute carte convient.
       *[table] La main d’en face attaque : choisissez-y n’importe quelle carte.
    }
mini-tip-follow =
    { $from ->
        [own] { $suit } est demandé : fournissez { $suit }.
       *[table] C’est à la main d’en face de fournir { $suit }.
    }
mini-tip-ruff =
    { $from ->
        [own] Plus de { $suit } : coupez avec { $trump } ou défaussez.
       *[table] Plus de { $suit } en face : { $trump } coupe, le reste est défausse.
    }
mini-tip-discard =
    { $from ->
        [own] Plus de { $suit } : défaussez ce qui vous sert le moins.
       *[table] Plus de { $suit } en face : défaussez-y ce qui sert le moins.
    }
mini-tip-make = Votre but : { $tricks } levées.
mini-tip-beat =
    Votre but : { $tricks ->
        [one] { $tricks } levée
       *[other] { $tricks } levées
    }, et le contrat chute.
mini-tip-done =
    { $done ->
        [0] Nouvelles cartes, nouvelle chance.
        [one] Votre première donne est jouée !
       *[other] { $done } donnes jouées.
    }
mini-tip-result =
    { $made ->
        [yes] Réussi : { $need } levées promises, { $tricks } faites.
       *[no] Chuté : { $need } levées promises, { $tricks } faites.
    }
mini-invite = Envie du jeu entier, avec ses enchères ?
mini-invite-go = À la grande table
