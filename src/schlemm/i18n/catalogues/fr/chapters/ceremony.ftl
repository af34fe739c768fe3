### La donne à table : mélanger, couper, carte par carte. Une habitude, pas une règle.

ceremony = Comment on donne
ceremony-habit = Habitude
ceremony-when = Donner comme à table
ceremony-when-first = la première fois
ceremony-when-first-hint = Les premières cartes de chaque partie sont données à la table, les autres sont aussitôt en main. C’est ainsi tant que vous ne choisissez rien d’autre.
ceremony-when-every = toujours
ceremony-when-every-hint = Avant chaque donne, on mélange, on coupe et on donne.
ceremony-when-off = jamais
ceremony-when-off-hint = Les cartes sont toujours aussitôt en main.
ceremony-singly = une à une
ceremony-singly-hint = On mélange et on coupe, puis les cartes viennent une à une, dans le sens horaire. Vous pouvez passer cette étape à tout moment.
ceremony-packets = 3-3-3-4
ceremony-packets-hint = On mélange et on coupe, puis viennent trois fois trois cartes, et quatre à la fin. Vous pouvez passer cette étape à tout moment.
shuffler = Qui mélange
shuffler-two = Nord et Sud
shuffler-two-hint = Nord mélange le jeu bleu, Sud le jeu rouge ; ils alternent de donne en donne.
shuffler-dealer = le donneur
shuffler-dealer-hint = Le donneur mélange lui-même, tour à tour le jeu bleu et le jeu rouge.
habit-dealt-singly = On donne comme à table, carte par carte, après la coupe du joueur de droite.
habit-dealt-packets = On donne comme à table, par paquets 3-3-3-4, après la coupe du joueur de droite.
habit-shuffled-two = Nord mélange le jeu bleu, Sud le jeu rouge.
habit-shuffled-dealer = Le donneur mélange lui-même.
ceremony-shuffled =
    { $self ->
        [yes] Vous avez mélangé
       *[no] { $name } a mélangé
    } { $back ->
        [blue] le jeu bleu.
       *[red] le jeu rouge.
    }
ceremony-deals =
    { $self ->
        [yes] Vous donnez.
       *[no] { $name } donne.
    }
ceremony-waits = { $name } coupe.
ceremony-your-cut = Vous coupez : où partagez-vous le jeu ?
ceremony-halves = { $cards } dessus, { $rest } dessous
ceremony-cut = Couper
ceremony-counts = Votre coupe compte : les cartes en dépendent aussi, et chacun peut le vérifier.
ceremony-counts-not = Sur ce serveur, les cartes sont déjà fixées. Votre coupe est notée et ne les change pas.
ceremony-was-cut =
    { $self ->
        [yes] Vous avez coupé
       *[no] { $name } a coupé
    } après { $cards } cartes. On donne.
ceremony-put-away =
    { $back ->
        [blue] Le jeu bleu
       *[red] Le jeu rouge
    } attend la prochaine donne : { $name }, à gauche.
ceremony-skip = Ramasser
ceremony-any-key = Une touche ou un tapotement suffit.
ceremony-skip-all = Passer la distribution
ceremony-no-more = Ne plus montrer
