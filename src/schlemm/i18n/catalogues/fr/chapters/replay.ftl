### Revoir une donne terminée, annonce par annonce et carte par carte, même tirée d’un fichier.

title-replay = Donnes d’un fichier – Schlemm

## Une donne pas à pas

replay-cards = Les cartes
replay-steps = Annonce par annonce et carte par carte
replay-before-call = Avant la première annonce
replay-call-at = Annonce { $at } sur { $count }
replay-call-back = Une annonce en arrière
replay-call-on = Une annonce en avant
replay-to-start = Au début
replay-to-lead = À la fin des enchères
replay-call-aloud = Annonce { $at }. { $seat } : { $said }.
replay-said = { $name } a expliqué : { $text }
replay-next-costly = À la prochaine carte qui coûte quelque chose
replay-given = Levées perdues, à cartes ouvertes : Nord-Sud { $ns }, Est-Ouest { $ew }.
replay-both-tables = Les deux tables

## Jouer autrement à partir d’ici

replay-go-on = Jouer autrement à partir d’ici
replay-go-on-text = Une nouvelle table commence à cet endroit ; jusque-là, tout est comme c’était. Des robots occupent les autres places, et cette donne ne compte pas.
replay-go-on-seat = Votre place
replay-go-on-begin = Jouer à partir d’ici

## Donnes d’un fichier

replay-title = Donnes d’un fichier
replay-lead = Ouvrez un fichier de donnes (PBN, LIN et d’autres) et revoyez ses donnes, annonce par annonce et carte par carte. Le texte ne va qu’à ce serveur, qui ne le garde pas. L’adresse d’une donne la contient : qui la reçoit la voit aussi.
replay-form = Ouvrir un fichier
replay-file = Choisir un fichier
replay-text = Ou coller le texte
replay-read = Lire
replay-reading = Lecture du fichier…
replay-opening = Ouverture de la donne…
replay-too-long = C’est trop grand : on lit jusqu’à { $most } Mo. Divisez le fichier.
replay-found =
    { $boards ->
        [0] Aucune donne n’a pu y être lue
        [one] Une donne
       *[other] { $boards } donnes
    }
replay-boards = Les donnes du fichier
replay-column-board = Donne
replay-column-result = Résultat
replay-column-players = Qui a joué
replay-column-has = Ce que le fichier en dit
replay-board = Donne { $board }
replay-board-at = Donne à la place { $place } du fichier
replay-board-unnumbered = Donne sans numéro
replay-room-open = salle ouverte
replay-room-closed = salle fermée
replay-has = Annonces : { $calls }, cartes : { $cards }
replay-too-big = trop longue pour une adresse
replay-more =
    { $more ->
        [one] Il en reste une ; on montre les { $shown } premières.
       *[other] Il en reste { $more } ; on montre les { $shown } premières.
    }
replay-problems = Ce qui n’a pas pu être lu
replay-problem-line = Ligne { $line } :
replay-problem-board = Ligne { $line }, donne { $board } :
replay-more-problems =
    { $more ->
        [one] Et encore un endroit.
       *[other] Et encore { $more } endroits.
    }
replay-all = Toutes les donnes du fichier
replay-other = Ouvrir un fichier
replay-no-board = Il n’y a pas de donne dans cette adresse. Peut-être a-t-elle été coupée en la copiant.
replay-hands-missing = Il manque des mains ici : ce qui était possible ne peut pas être calculé.
