### Regarder : derrière un joueur, ou depuis la galerie.

refused-watching-ended = Ce lien ne permet plus de regarder ici : demandez-en un autre.
refused-has-watched = Vous avez regardé ici et vu des cartes : vous ne pouvez pas jouer à cette place maintenant.
refused-plays-here = Vous jouez ici, et qui joue ne regarde pas.
refused-watches-already = Vous regardez déjà dans cette partie : une place suffit.
refused-too-many-spectators = Ils sont déjà { $most } à regarder : la table ne peut en surveiller davantage.
refused-not-your-guest = La personne qui regarde n’est pas votre invitée.
refused-only-watching = Vous regardez : annoncer, jouer et demander revient à la table.

## Où mène un lien pour regarder

title-watch = Regarder – Schlemm
watch-invited = { $name } vous montre ses cartes
watch-invited-text = Vous voyez ce que voit { $name }, et vous ne jouez pas.
watch-invited-gallery = On vous invite à regarder
watch-gallery-text = Vous voyez les quatre mains d’une donne dès qu’elle est finie, et comment elle a été jouée, carte par carte.
watch-read = Toute la table lit votre nom.
watch-read-match = Toute la table lit votre nom. Qui regarde ne peut plus jouer dans ce match.
watch-go = Regarder
watch-here = vous regardez ici
watch-nothing = Vous ne pouvez pas regarder ici
watch-broken = La connexion est coupée, on la cherche de nouveau.

## En regardant

watch-you-see = Vous regardez jouer { $name }
watch-waiting = Les cartes vont être données.
watch-gallery = Galerie
watch-now = On joue la donne { $number }. Vous la verrez quand elle sera finie.
watch-between = La suite vient tout de suite.
watch-over = La partie est finie.
watch-none-yet = Aucune donne n’est encore finie.
watch-board = Donne { $number }
watch-boards = Quelle donne ?
watch-projector = Vidéoprojecteur
watch-projector-leave = Quitter le vidéoprojecteur
watch-tricks = Levées
watch-points = Points

## À la table : qui regarde

watch-who = Regardent
watch-behind = voit les cartes ({ $seat })
watch-in-gallery = dans la galerie
watch-end = Arrêter
watch-own-title = Montrer vos cartes
watch-own-text = Qui ouvre ce lien voit vos cartes pendant que vous jouez, et ne peut rien faire. Toute la table lit qui c’est.
watch-gallery-link = Qui ouvre ce lien voit les quatre mains, mais seulement quand une donne est finie.
watch-aloud = { $name } regarde.
watch-door = Joueurs, { $count ->
    [one] une personne regarde
   *[other] { $count } personnes regardent
 }
