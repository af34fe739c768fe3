### Match par quatre : pourquoi quelque chose ne se peut pas.

refused-no-take-back = Dans un match, ce qui est annoncé et joué reste : seule une étourderie aux enchères se reprend, avant l’annonce de votre partenaire.
refused-board-elsewhere = L’autre table joue encore cette donne : ensuite, on continue ici.
refused-seated-elsewhere = Vous connaissez des cartes de l’autre table : vous ne pouvez pas vous asseoir ici pendant ce match.
refused-match-paused = Le match est en pause : un capitaine ou l’hôte le reprend.
refused-captain-decides = C’est au capitaine d’en décider.
refused-same-colours = Deux équipes demandent deux couleurs : choisissez-en une autre pour l’une d’elles.
