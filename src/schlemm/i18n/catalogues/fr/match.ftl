### Ce que dit la comparaison de deux participants. $detail sont les mots d’un programme, $imps un nombre avec son signe.

match-heading = { $first } (A) contre { $second } (B)
match-boards =
    { $boards ->
        [one] Un étui
       *[other] { $boards } étuis
    } · graine { $seed }
match-cards-by = Les cartes de { $team } sont jouées par { $player } : le programme ne fait qu’enchérir.
match-imps = IMP par étui pour A
match-off-par = Écart au par, IMP par table

match-count-makeable = faisables
match-count-bid = demandés
match-count-made = réussis
match-count-missed = manqués
match-counts = Faisables : gagnés à cartes ouvertes. Manqués : faisables, non demandés, et moins de points que cela et que le par.
match-games = { -game } { $team }
match-slams = chelem { $team }

match-costs = Levées données par étui, vues à cartes ouvertes
match-cost-lead = entame
match-cost-declarer = comme déclarant
match-cost-defence = en défense

match-worst = Les plus mauvais étuis pour A
match-board = Étui
match-dealer = { -dealer } { $seat }
match-table = Table { $table }
match-lead =
    entame { $card }, { $tricks ->
        [one] une levée
       *[other] { $tricks } levées
    }
match-par = Par
match-imps-won = IMP

match-failures = Ce qui n’a pas réussi ({ $count }). Qui ne parvient pas à parler passe jusqu’à la fin de ces enchères.
match-failures-played = Ce qui n’a pas réussi ({ $count }). Qui ne parvient pas à parler passe jusqu’à la fin de ces enchères ; une carte manquée est remplacée par une carte simple.
match-failure = Étui { $board }, table { $table }, { $seat } ({ $team }) : { $what } : { $detail }
match-recovered = Étui { $board }, table { $table }, { $seat } ({ $team }) : { $what } : { $detail } – la seconde fois a réussi
match-more-failures = … et { $count } de plus
match-fault-not-started = ne démarre pas
match-fault-ended = s’est terminé
match-fault-late = n’a pas répondu à temps
match-fault-unreadable = a répondu autre chose qu’un objet JSON
match-fault-unasked = a écrit une ligne que personne n’avait demandée
match-fault-refused = a signalé une erreur
match-fault-no-call = n’a fait aucune annonce
match-fault-illegal-call = a fait une annonce irrégulière
match-fault-no-card = n’a joué aucune carte
match-fault-illegal-card = a joué une carte irrégulière
match-fault-illegal-claim = a fait une revendication irrégulière
match-fault-no-answer = n’a pas répondu à la revendication
match-fault-cannot-bid = ne dit pas qu’il sait enchérir
match-fault-failed = a échoué

match-stopped-failures = Arrêté : un participant a échoué sur trois étuis de suite. Ce qui est joué compte.
match-stopped-interrupted = Interrompu. Ce qui est joué compte.
match-stopped-solver = Arrêté : impossible de calculer les levées ({ solver-reason }). Ce qui est joué compte.
match-stopped-worker = Arrêté : un processus s’est terminé de façon inattendue (étui { $detail }). Ce qui est joué compte.
match-stopped-cluster-lost = Arrêté : la connexion au cluster { $detail } est rompue. Ce qui est joué compte.
match-stopped-cluster-no-workers = Arrêté : le cluster { $detail } n’a plus de workers. Ce qui est joué compte.
match-stopped-cluster-unfit = Arrêté : il manque les parties compilées au worker { $detail }. Ce qui est joué compte.
match-stopped-cluster-versions = Arrêté : le worker { $detail } a d’autres logiciels qu’ici. Ce qui est joué compte.

match-no-costs = --costs compte ce que l’on donne en jouant, et avec --bid-only on ne joue pas. Retirez l’un des deux.
match-unknown-bidder = Il n’y a pas de robot « { $name } ». Il y a : { $known }. Un programme externe se lance par exec:COMMANDE.
match-not-started = Le programme « { $command } » { $what } : { $detail }. Vérifiez la commande exec:… ; ce qu’un programme doit savoir faire est écrit dans docs/external-bots.md.
match-cannot-start = Le programme « { $command } » ne peut pas être lancé : { program-reason }. Vérifiez la commande exec:… ; ce qu’un programme doit savoir faire est écrit dans docs/external-bots.md.
match-nothing-solver = Impossible de calculer les levées : { solver-reason }
match-nothing-worker = Arrêté : un processus s’est terminé de façon inattendue (étui { $detail }).
match-no-file = Impossible d’écrire dans le fichier { $path } ({ file-reason }). Prenez-en un autre : --pbn FICHIER
match-bad-tables = Le fichier { $path } ne contient pas de donnes résolues ({ file-reason }). Prenez-en un autre : --tables FICHIER
match-bad-line = La ligne { $line } du fichier { $path } n’est pas une donne résolue. Prenez-en un autre : --tables FICHIER
program-reason =
    { $detail ->
        [missing] il n’est pas là
        [denied] il ne peut pas être exécuté
        [no-program] ce n’est pas un programme
        [no-command] il n’y a pas de commande
        [quotes] un guillemet n’est pas fermé
       *[other] le système dit { $detail }
    }
solver-remedy = pip install ./native, ou make native ; l’un ou l’autre dans les sources
solver-reason =
    { $detail ->
        [missing] il manque la bibliothèque compilée ; remède : { solver-remedy }
        [crashed] son processus s’est terminé de façon inattendue
       *[other] le solveur ne trouve pas de réponse
    }
