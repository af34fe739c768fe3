### Leçon : les points de distribution.

lesson-shortness-rule = Au lieu des longues, on peut compter les courtes : { $void } pour une chicane, { $single } pour un singleton, { $double } pour un doubleton.
lesson-shortness-example = { $points } points d’honneurs et { $short } de distribution : { $total } si une couleur devient atout.
lesson-shortness-notrump = La courte vaut quelque chose parce qu’on peut couper. À { $strain } il n’y a pas d’atout : c’est une faiblesse, et on ne la compte pas.
lesson-shortness-either = Comptez la longueur ou la courte, jamais les deux : qui a des longues a aussi des courtes. La main ci-dessus aurait { $length } points de longueur au lieu de { $short } de distribution.
