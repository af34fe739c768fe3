### Exercices d’enchères : une main par thème et, après chaque annonce, ce que le système aurait dit.

title-practice = Exercices d’enchères – Schlemm
practice-title = Exercices d’enchères
practice-text = Vous recevez une main ; votre partenaire et les adversaires annoncent selon le système. Après chaque annonce, vous apprenez ce que le système aurait dit, et pourquoi.
practice-choose = Que voulez-vous travailler ?
practice-system = Tous annoncent selon
practice-read-system = Lire le livre du système

## Thèmes

drill-opening = Ouvrir
drill-opening-text = Personne n’a encore parlé : votre main suffit-elle, et pour quoi ?
drill-answer-suit = Répondre à une couleur
drill-answer-suit-text = Votre partenaire a ouvert d’une couleur au palier de un.
drill-answer-notrump = Répondre à 1SA
drill-answer-notrump-text = Votre partenaire a ouvert de 1SA : passer, inviter, la manche ou davantage ?
drill-answer-strong = Répondre aux ouvertures fortes
drill-answer-strong-text = Votre partenaire a ouvert de 2♣, 2♦ ou 2SA.
drill-rebid = La deuxième annonce de l’ouvreur
drill-rebid-text = Vous avez ouvert et votre partenaire a répondu.
drill-slam = En route vers le chelem
drill-slam-text = Ensemble, vous avez au moins 31 points d’honneurs. Y arrivez-vous ?
drill-overcall = Intervenir
drill-overcall-text = À votre droite, on a ouvert : passer, annoncer une couleur ou contrer ?
drill-answer-overcall = Répondre à l’intervention
drill-answer-overcall-text = Votre partenaire est intervenu ; à vous maintenant.
drill-answer-double = Répondre au contre d’appel
drill-answer-double-text = Par son contre, votre partenaire demande votre meilleure couleur.
drill-competing = Quand les adversaires gênent
drill-competing-text = Votre partenaire a ouvert et l’adversaire de droite a parlé.
drill-over-preempts = Contre les barrages
drill-over-preempts-text = Les adversaires ont ouvert haut et faible.
drill-reopening = Réveiller
drill-reopening-text = Si vous passez, l’ouverture de gauche met fin aux enchères.
drill-doubling = Contrer ou non
drill-doubling-text = Les adversaires ont annoncé, mais vous avez aussi des points.

## La main

practice-hand = Votre main
practice-where = Donneur { $seat }, { $vulnerability }.
practice-not-found = Avec ce système, aucune main n’a été trouvée assez vite pour ce thème. En voici une quelconque.
practice-tap = Touchez une annonce pour voir ce qu’elle signifie.
practice-told = { $call } ({ $seat }) signifie :
verdict-same = { $call }, c’est aussi ce que dit le système.
verdict-possible = { $call } est possible. Le système préfère { $better }.
verdict-other = Ici, le système aurait dit { $better }.
practice-promises = Ce que la table en lit
practice-why-not = Pourquoi pas { $call } ?
practice-mark-same = comme le système
practice-mark-possible = possible aussi
practice-mark-other = autrement que le système
practice-double-risk = Attention : { $bid } n’est qu’une partielle. Si les adversaires la réussissent contrée, elle compte { $points } points et devient une manche.
practice-double-back = Plutôt pas
practice-double-anyway = { $call } quand même
practice-next = Main suivante
practice-topics = Un autre thème
practice-tally =
    { $hands ->
        [0] Aucune main annoncée jusqu’au bout encore
        [one] Jusqu’ici, une main annoncée jusqu’au bout
       *[other] Jusqu’ici, { $hands } mains annoncées jusqu’au bout
    }. Annonces comme le système : { $same } sur { $calls }{ $possible ->
        [0] { "" }
       *[other] , et { $possible } possibles aussi
    }.

## À la fin

practice-end = Voilà ce que cela donne
practice-passed-out = Quatre passes.
practice-outlook = { $contract } : { $tricks } levées en moyenne, réussi { $made } fois sur 100.
practice-model = Les enchères du système
practice-model-same = Le système aurait annoncé de même.
practice-estimated = Levées et chances sont estimées d’après les cartes du déclarant et du mort.
refused-practice-gone = Le serveur ne connaît plus cette main. Prenez la suivante.
