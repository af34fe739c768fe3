### Leçon : couper, pourquoi la distribution compte.

lesson-stealing-short = Une couleur courte est vite épuisée. Ensuite vous pouvez couper, et votre plus petit atout bat leur as : vous volez la levée. Regardez deux fois les mêmes cinq cartes, une à une.
lesson-stealing-notrump = Sans atout, Ouest défile ses cœurs : { $side } fait encore { $tricks } levées.
lesson-stealing-spades = Avec pique atout, le mort coupe deux fois : { $side } fait { $tricks } levées.
lesson-stealing-why = Les mêmes cartes, { $more } levées de mieux. Dans les deux cas, le meilleur jeu de tous donne exactement cela. Voilà pourquoi une courte vaut des points quand vous avez un atout.
