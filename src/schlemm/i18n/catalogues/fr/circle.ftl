### Un cercle qui se retrouve : ses gens, ses soirées, son classement.

refused-name-taken = Quelqu’un du cercle porte déjà ce nom, ou un nom qu’on confondrait avec lui : choisissez-en un autre. Si c’est vous, ouvrez le cercle sur votre premier appareil et prenez-y le lien pour celui-ci.
refused-circle-full = Le cercle est complet : le classement a de la place pour { $most } personnes.
refused-circle-too-often =
    { $what ->
        [games] Un cercle ne commence pas plus de { $most } parties en une soirée : continuez demain.
       *[rules] Les règles ont déjà changé { $most } fois : commencez d’abord une partie, puis ce sera de nouveau possible.
    }
circle-left =
    { $what ->
        [games] Parties qui peuvent encore commencer ce soir : { $left }
       *[rules] Changements de règles encore possibles avant la prochaine partie : { $left }
    }
refused-only-host-agrees = Les règles maison sont fixées par la personne qui a fondé le cercle.
refused-no-such-places = Vous ne pouvez pas vous asseoir ainsi : chacun a une seule place, et l’un de vous doit jouer.

title-series = Cercle – Schlemm
circle-door = Cercle d’habitués
circle-back = Retour au cercle
circle-found = Fonder un cercle
circle-found-text = Pour celles et ceux qui se retrouvent régulièrement : un seul lien pour tous et pour chaque semaine. Robres et matchs s’additionnent dans un classement par personne, même si les partenaires changent.
circle-name = Comment s’appelle le cercle ?
circle-name-example = Les jeudis chez Anna
circle-found-go = Fonder le cercle
circle-known = Vos cercles
circle-closed = Il n’y a pas de cercle pour vous ici
circle-closed-why = Ouvrez encore une fois en entier le lien que vous avez reçu, jusqu’au dernier signe. Sur un autre appareil, il vous faut votre lien personnel.
circle-own = Ce lien fait entrer { $name } dans le cercle sur cet appareil.
circle-invited = { $host } a fondé ce cercle. Choisissez le nom qui figurera au classement, et vous en faites partie.
circle-join = Participer
circle-members = Qui en fait partie
circle-here = là
circle-ready = Votre place vous attend.
circle-sit = À la table
circle-standing = Classement
circle-standing-help = Ce qu’une paire gagne, l’autre le perd : la somme des points est nulle, tant qu’aucun robot ne joue.
circle-standing-csv = Ce classement (CSV)
circle-no-standing = Rien n’est encore compté. Après le premier robre, on lira ici qui a combien.
circle-who = Nom
circle-points = Points
circle-amount = Montant
circle-robbers = Robres
circle-deals = Donnes
circle-imps = IMP
circle-matches = Matchs
circle-boards = Donnes
circle-of = { $won } sur { $of }
circle-evenings = Soirées
circle-evening = La soirée : { $day }
circle-bots = Robots
circle-against = { $a } contre { $b }
circle-ahead =
    { $who } : { $measure ->
        [imps] { $points } IMP
        [board-a-match] { $points ->
            [one] { $points } donne
           *[other] { $points } donnes
        }
       *[total-points] { $points ->
           [one] { $points } point
          *[other] { $points } points
       }
    } d’avance
circle-leads = { $who } en tête
circle-even = Égalité
circle-nothing = Terminé avant tout décompte
circle-begun = Rien de compté encore
circle-next = La prochaine partie
circle-who-plays = Qui joue ?
circle-bot = Robot
circle-seats = Qui s’assied où
circle-place = Table { $room }, { $seat }
circle-out = Au repos : { $names }
circle-pivot-help = Les partenaires changent après chaque robre : à quatre, chacun joue en trois robres une fois avec chacun ; à cinq, l’un se repose à tour de rôle. Vous pouvez modifier à la main.
circle-match-help = La première équipe est en Nord-Sud à la table 1 et en Est-Ouest à la table 2. Des robots jouent les places libres.
circle-begin = Distribuer les cartes
circle-invite = Inviter des amis
circle-invite-text = Un lien pour tous et pour chaque semaine : envoyez-le une fois à votre groupe. Qui l’ouvre donne un nom et en fait partie.
circle-link = Lien du cercle
circle-device = Mon lien pour un autre appareil
circle-device-text = Rien que pour vous : qui le possède joue en votre nom.
circle-change-rules = Modifier les règles maison
circle-rules-from-now = Cela vaut dès la prochaine partie.
