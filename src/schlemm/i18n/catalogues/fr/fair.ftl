### Une donne loyale, que chacun peut vérifier.

refused-nothing-promised = Aucun nombre n’est attendu pour cette donne en ce moment.
refused-given-already = Votre place a déjà donné sa part pour cette donne.
refused-no-pack-to-cut = Aucun paquet n’attend d’être coupé.
refused-cut-first = D’abord, { $seat } coupe.
refused-bad-cut = Laissez au moins { $least } cartes de chaque côté.
fair-link = Vérifier les donnes
cli-deal-checked =
    Donne { $number } : { $verdict ->
        [kept] Les cartes découlent de l’engagement et des nombres.
        [broken] Le secret ne correspond pas à l’engagement.
        [other-cards] D’autres cartes que celles qui en découlent.
       *[unruled] Pas distribuée selon la règle.
    }
deal-no-file = Impossible de lire le fichier { $path } ({ file-reason }).
deal-no-record = Le fichier { $path } ne contient pas de donnes telles que la page les enregistre.
