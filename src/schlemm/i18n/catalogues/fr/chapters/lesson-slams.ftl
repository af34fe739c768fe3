### Leçon : les chelems.

lesson-slams-two = Qui demande et fait { $small } levées a un { -small-slam } ; toutes les { $grand } font un { -grand-slam }. Chacun a sa prime, en plus de celle de manche.
lesson-slams-bonuses = La prime dépend de l’enchère et de la vulnérabilité, pas du contre.
lesson-slams-whole = Tout ensemble, cela fait ici { $points } points.
lesson-slams-chance = Est-ce que cela vaut la peine ? Un { -small-slam } au lieu de la manche est rentable dès { $small } % de chances. Du petit au grand, il en faut déjà { $grand } % : l’enjeu est bien plus haut.
lesson-slams-head = Pour quoi
lesson-slams-no = { -not-vulnerable }
lesson-slams-yes = { -vulnerable }
lesson-slams-small = { -small-slam }, en plus
lesson-slams-grand = { -grand-slam }, en plus
