### Étuis à imprimer : quatre mains, levées à cartes ouvertes, par, résultats

records-title = Diagrammes
records-hint = À afficher : imprimez sur A4, tel que c’est ici.
records-board =
    { $number ->
        [none] Étui
       *[other] Étui { $number }
    }
# $seat est une place
records-dealer = Donneur { $seat }
records-points = Points d’honneurs
records-tricks = Levées à cartes ouvertes
records-par = Par
records-results = Résultats
records-table = Table
records-room-open = ouverte
records-room-closed = fermée
records-contract = Contrat
records-declarer = Joué par
records-lead = Entame
records-taken = Levées
records-score = Marque
records-imps = IMP
records-matchpoints = MP
records-outcome = { $first } – { $second } IMP
# $counted est par exemple : A 4, R 3, D 2, V 1
records-legend-points = Les quatre nombres en haut à droite sont les points d’honneurs ({ $counted }).
records-legend-tricks = Le tableau donne les levées que chacun fait comme { -declarer } si tous voient les cartes. Le par est ce à quoi mènent alors les meilleures enchères des deux camps.
records-legend-unsolved = Là où le tableau manque, rien n’a été calculé.

## schlemm records

records-written =
    { $path } : { $boards ->
        [one] un étui
       *[other] { $boards } étuis
    } sur une page à imprimer.
records-none = On ne connaît d’aucun étui les quatre mains, ou un numéro et un résultat ; rien n’a été écrit.
records-left-out =
    { $boards ->
        [one] Un étui manque sur la page : on ne connaît ni les quatre mains, ni un numéro et un résultat.
       *[other] { $boards } étuis manquent sur la page : on ne connaît ni les quatre mains, ni un numéro et un résultat.
    }
records-no-browser = Pour le PDF, il faut Chromium ou Chrome, et il n’y en a pas ici (SCHLEMM_CHROMIUM peut en donner le nom). Écrivez un fichier HTML sans --pdf, et imprimez-le en PDF dans votre navigateur.
records-no-pdf = Le PDF n’a pas pu être fait ({ file-reason }). Écrivez un fichier HTML sans --pdf, et imprimez-le en PDF dans votre navigateur.
records-unsolved = Le calcul s’est interrompu ({ $detail }). Sans levées ni par, c’est possible avec --no-tricks.
