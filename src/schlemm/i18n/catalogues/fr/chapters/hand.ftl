### La main : ce que valent treize cartes.

title-hand = Votre main – Schlemm
hand-title = Que vaut votre main ?
hand-text = Touchez treize cartes, écrivez-les, ou faites-les donner. Chaque point est compté devant vous.
hand-cards = Les cartes
hand-typed = Main
hand-typed-hint = Par exemple ♠ARD54 ♥R32 ♦DV3 ♣32 ; une chicane est un tiret
hand-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } sur 13
hand-deal = Donner une autre main
hand-clear = Vider
hand-share = { $share } de toutes les mains ont cette distribution ({ $shape }) ; { $class } : { $all }.
hand-distribution = Compter la distribution
hand-distribution-length = Couleurs longues
hand-distribution-shortness = Couleurs courtes
hand-distribution-hint = Selon S1:19 la longueur compte, selon S4:63 les couleurs courtes, et à l’atout seulement. À la table, la force de la main se compte comme votre système : en Natur B les courtes, ailleurs les longues.
hand-opens = Qu’ouvre-t-elle ?
hand-also = À la limite aussi : { $calls }
hand-partner = Qu’a votre partenaire ?
hand-partner-text = { $average } points d’honneurs en moyenne : le tiers de ce qui vous manque. Voici comment se répartissent les chances :
hand-together = À vous deux vous avez…
hand-goal-20 = la moitié des points, 20 ou plus
hand-goal-25 = assez pour une manche, 25 ou plus
hand-goal-33 = assez pour un petit chelem, 33 ou plus
hand-goal-37 = assez pour un grand chelem, 37 ou plus
hand-fits = Huit cartes ou plus ensemble à…
hand-fit = { $suit } (vous en avez { $count })
hand-breaks = Comment sont réparties les cartes manquantes ?
hand-missing = Dans une couleur, les adversaires ont
hand-breaks-text = Compté sur toutes les donnes, avant que les enchères et le jeu n’aient rien dit.
