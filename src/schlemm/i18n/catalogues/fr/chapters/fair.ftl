### La page qui vérifie les donnes.

title-fair = Donnes vérifiées – Schlemm
fair-title = Des donnes que l’on peut vérifier
fair-lead = Avant chaque donne, le serveur s’engage sur un nombre secret. Ensuite, votre navigateur en ajoute un. Les cartes découlent des deux, et après l’étui cette page refait le calcul dans votre navigateur.
fair-deals = Les donnes de cette partie
fair-none = Aucun étui n’est encore terminé.
fair-deal = Donne { $number }
fair-figures = Tous les nombres du calcul
fair-commitment = Engagement du serveur, avant la donne
fair-secret = Secret du serveur
fair-numbers = Nombres des navigateurs
fair-cut = Coupe
fair-uncut = pas de coupe
fair-seed = Le germe qui en découle
fair-download = Enregistrer dans un fichier
fair-proves = Ce que cela prouve
fair-rule = La règle
fair-statistics = Toutes les donnes de ce serveur
fair-shapes = Distributions
fair-points = Points d’honneurs
fair-expected = attendues
fair-at-table = Table { $number }, { $name }
fair-right =
    { $deals ->
        [one] La seule donne promise est juste.
       *[other] Les { $deals } donnes promises sont toutes justes.
    }
fair-wrong = Quelque chose ne va pas : donne { $deals }.
fair-unruled =
    { $deals ->
        [one] Une n’a pas été distribuée selon cette règle.
       *[other] { $deals } n’ont pas été distribuées selon cette règle.
    }
fair-hidden =
    { $deals ->
        [one] Un étui n’est pas terminé : ses cartes restent cachées.
       *[other] { $deals } étuis ne sont pas terminés : leurs cartes restent cachées.
    }
fair-number-of = Nombre du navigateur : { $name }
fair-server-alone = aucun : ici, seul le serveur a tiré
fair-cut-after =
    après { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
fair-deal-number = Numéro de la donne
fair-found-cards = Les cartes découlent du secret et des nombres des navigateurs.
fair-found-cards-passed-on = Les cartes découlent du secret et des nombres des navigateurs. Pour que vous soyez { -declarer(form: "der") }, les quatre mains ont été passées à la ronde.
fair-found-other-cards = Ces cartes n’en découlent pas : d’autres ont été distribuées.
fair-found-seen = L’engagement est celui que votre navigateur a vu avant la donne.
fair-found-unseen = L’engagement correspond au secret ; ce navigateur ne l’a pas vu avant la donne.
fair-found-changed = Avant la donne, votre navigateur a vu un autre engagement.
fair-found-broken = Le secret ne correspond pas à l’engagement.
fair-found-own = Le nombre de votre navigateur y est.
fair-found-left-out = Votre navigateur a envoyé un nombre qui n’y est pas : arrivé trop tard, ou laissé de côté.
fair-found-other-number = Pour votre place, il y a un autre nombre que celui de ce navigateur : un autre de vos appareils a été plus rapide, ou il a été échangé.
fair-found-none-given = Aucun nombre de ce navigateur n’y est.
fair-found-unruled = Pas distribuée selon cette règle, donc pas vérifiable : un étui d’exercice, un serveur aux donnes connues d’avance, ou une donne d’avant la règle.
fair-found-count = trouvées
fair-found-percent = trouvées, %
fair-expected-percent = attendues, %
fair-shapes-one = Distribution
fair-points-one = Points
fair-not-found = Rien à vérifier pour vous dans cette partie : vous n’y avez pas de place, ou elle n’existe plus.
fair-file-bad = Ce n’est pas un fichier de donnes de Schlemm.
fair-open-file = Vérifier un fichier enregistré
fair-not = Ce que cela ne prouve pas
fair-proves-server = Le serveur n’a pas choisi les cartes une fois les nombres connus : il était déjà lié.
fair-proves-players = Aucun joueur ne les a choisies : qui donne un nombre ne connaît que l’engagement, pas le secret.
fair-proves-chance = Si un seul d’entre eux a tiré honnêtement, à l’insu des autres, les 52!/(13!)⁴ donnes sont toutes aussi probables.
fair-proves-after = Personne n’a rien changé après coup : votre navigateur se souvient de ce qu’il a vu et donné.
fair-not-sees = Que personne ne voit les cartes : le serveur distribue, donc qui l’exploite peut regarder les quatre mains.
fair-not-together = Que personne n’est de mèche avec le serveur : qui connaît le secret et donne son nombre en dernier peut essayer jusqu’à ce que les cartes lui plaisent.
fair-not-alone = Rien sur les donnes sans nombre de navigateur – la première à une table qui n’a pas attendu, et les robots n’en donnent pas : là, le serveur pouvait choisir seul.
fair-not-stops = Que le serveur continue : il peut s’arrêter avant une donne, ou écarter votre nombre comme tardif. S’il manque, c’est dit ici.
fair-not-others = Rien sur les étuis d’exercice, ni sur les serveurs aux donnes connues d’avance : ils figurent ici comme non distribués selon la règle.
fair-rule-1 = Le serveur tire 32 octets au hasard, son secret, et en publie le SHA-256 avant la donne : l’engagement.
fair-rule-2 = Les navigateurs des joueurs donnent ensuite 16 octets au hasard chacun, dans un match ceux des deux tables.
fair-rule-3 = Le germe est le SHA-256 de la partie, du numéro, du secret, de tous les nombres et de la coupe.
fair-rule-4 = Des blocs découlent du germe. Les 96 premiers bits du premier bloc restant sous 53 644 737 765 488 792 839 237 440 000 sont le numéro de la donne ; les nombres trop grands sont écartés.
fair-rule-5 = Chaque numéro est exactement une donne.
fair-rule-6 = Dans les deux premières donnes d’une première partie de minibridge, les quatre mains sont passées à la ronde jusqu’à ce que celle { -declarer(form: "des") } soit chez le débutant, qui les distribue ; à 20 partout, c’est le numéro suivant qui compte.
fair-rule-more = Octet par octet, avec un exemple à refaire, la règle est dans la documentation, « Fair dealing ». Dans le terminal, un fichier enregistré se vérifie avec :
fair-counted =
    { $deals ->
        [0] Aucun étui n’est encore terminé, aucune donne n’est donc comptée.
        [one] Une donne dont l’étui est terminé a été comptée.
       *[other] { $deals } donnes dont les étuis sont terminés ont été comptées.
    }
fair-seeded = Ce serveur tourne avec des donnes connues d’avance.
fair-few = C’est trop peu pour en conclure quoi que ce soit.
fair-usual = Cela ressemble au hasard : la comparaison la plus frappante le serait autant ou davantage dans { $percent } % des cas.
fair-odd = Cela ne ressemble pas au hasard : la comparaison la plus frappante ne le serait autant que dans { $percent } % des cas.
fair-tests = Les tableaux comptent les quatre mains. Chaque place est comparée à part (khi-deux), car les quatre mains d’une donne dépendent l’une de l’autre.
