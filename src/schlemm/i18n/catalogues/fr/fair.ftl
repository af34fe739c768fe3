### Une donne loyale, que chacun peut vérifier.

refused-nothing-promised = Aucun nombre n’est attendu pour cette donne en ce moment.
refused-given-already = Ta place a déjà donné sa part pour cette donne.
fair-link = Vérifier les donnes
