### Le carnet de marque pour une soirée à table.

title-pad = Carnet de marque – Schlemm
pad-title = Un carnet pour votre table
pad-text = Vous jouez avec de vraies cartes, le carnet calcule : saisissez le résultat après chaque donne. Il reste là jusqu’à la semaine prochaine.
pad-heading = Carnet de marque
pad-known = Vos carnets
pad-begin = Ouvrir le carnet
pad-form-match = Match à deux tables
pad-ours = Nous : { $seat }
pad-theirs = Eux : { $seat }
pad-fifth = Qui d’autre est là et attend son tour
pad-dealer = Qui donne d’abord ?
pad-team = Équipe { $number }
pad-team-1-hint = Joue en Nord-Sud à la table 1 et en Est-Ouest à la table 2.
pad-team-2-hint = Joue en Est-Ouest à la table 1 et en Nord-Sud à la table 2.
pad-name = Comment s’appelle le carnet ?
pad-name-example = Samedi chez Anna
pad-rules = Règles maison et enjeu
pad-write = Noter une donne
pad-write-go = Noter
pad-correct = Corriger la ligne
pad-correct-go = Corriger
pad-correct-line = Corriger la ligne { $line }
pad-correct-board = Corriger la donne { $board } de la table { $room }
pad-change = Corriger
pad-strike = Rayer
pad-cancel = Fermer
pad-undo = Annuler
pad-absent = Le serveur ne répond pas. Voici le carnet tel qu’il était ; continuez à écrire.
pad-unheard = Ceci est noté et ira dans le carnet dès que le serveur répondra :
pad-unheard-strike = Rayer la note { $line }
pad-table = Table
pad-declarer = Qui a joué ?
pad-honours = Honneurs dans une main
pad-honours-0 = aucun
pad-honours-4 = quatre : 100
pad-honours-5 = les cinq : 150
pad-honours-aces = quatre as : 150
pad-held-by = Chez qui ?
pad-held = { $count } honneurs chez { $name }
pad-type = Saisir au clavier
pad-typed = Résultat
pad-typed-hint = Par exemple 4♠X+1 ou 3SA -2 ; choisissez plus haut qui a joué, ou ajoutez-le.
pad-missing-typed = Quelque chose ne va pas dans le résultat saisi : corrigez-le ou choisissez le contrat plus haut.
pad-missing-contract = Il manque encore le contrat : choisissez-le plus haut, ou « Quatre passes ».
pad-missing-declarer = Il manque encore le déclarant : touchez son nom.
pad-missing-held = Il manque encore qui avait les honneurs : touchez son nom.
pad-round = Robre { $number }, { $day }
pad-deals = { $name } donne.
pad-stop = S’arrêter ici et compter
pad-next-rubber = Le prochain robre
pad-next-robber4 = Les quatre prochaines donnes
pad-next-help = La proposition réunit ceux qui ont le moins joué ensemble ; à cinq, sort celui qui joue depuis le plus longtemps. Vous pouvez aussi tirer au sort et changer ici.
pad-next-go = Commencer
pad-people = Qui joue
pad-name-people = Changer les noms, ajouter quelqu’un
pad-name-teams = Changer les noms
pad-name-of = Nom : { $name }
pad-add = Qui se joint à vous ?
pad-add-go = Ajouter
pad-difference =
    Différence pour la première équipe : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $measure ->
        [imps] , soit { $imps } IMP
       *[other] { "" }
    }.
pad-home = Emporter et partager
pad-csv = Tableau (CSV)
pad-print = Imprimer ou PDF
pad-link = Lien vers le carnet
pad-link-text = Qui ouvre le lien voit le carnet et peut y écrire, la semaine prochaine aussi.
pad-others = Autres carnets
pad-new = Ouvrir un carnet
pad-closed = Ce carnet ne se voit pas ici
pad-closed-why = Ouvrez encore une fois le lien reçu, en entier, jusqu’au dernier signe.
