### Un cercle qui se retrouve : ses gens, ses soirées, son classement.

refused-name-taken = Quelqu’un du cercle porte déjà ce nom : choisissez-en un autre. Si c’est vous, ouvrez le cercle sur votre premier appareil et prenez-y le lien pour celui-ci.
refused-circle-full = Le cercle est complet : le classement a de la place pour { $most } personnes.
refused-only-host-agrees = Les règles de la maison sont fixées par la personne qui a fondé le cercle.
refused-no-such-places = Vous ne pouvez pas vous asseoir ainsi : chacun a une seule place, et l’un de vous doit jouer.
