### Leçon : qui joue avec qui.

lesson-partners-seats = On est quatre à table, nommés d’après les points cardinaux. Ceux qui se font face jouent ensemble : { $side } contre { $side-2 }. Les levées des deux partenaires comptent en commun.
lesson-partners-around = Voici les quatre mains autour de la table. Quand vous jouez, vous ne voyez d’abord que la vôtre.
lesson-partners-turns = Tout tourne dans le sens des aiguilles d’une montre : la donne, les enchères, le jeu. Le suivant est toujours à votre gauche.
lesson-partners-phases = Chaque donne a trois parties. D’abord les enchères : on annonce combien de levées on fera. Puis on joue treize levées, et à la fin on compte les points.
