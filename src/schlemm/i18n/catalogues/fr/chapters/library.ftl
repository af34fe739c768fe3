### La bibliothèque : sa porte, la recherche et les sources.

title-learn = Apprendre – Schlemm
library-title = Apprendre et consulter
library-text = Commencez par une leçon, ou cherchez ce que vous voulez savoir.
library-search = Chercher dans les règles, les leçons, l’histoire et le glossaire
library-search-hint = Par exemple : fournir, contre, { -sacrifice }
library-found =
    { $count ->
        [0] Il n’en est pas question ici. Essayez un mot plus court.
        [one] Trouvé à un endroit
       *[other] Trouvé à { $count } endroits
    }
library-more = Et { $count } autres
library-group-rule = Règles
library-group-conflict = Là où les sources divergent
library-group-lesson = Leçons
library-group-history = Histoire
library-group-word = Glossaire
library-begin = Commencer
library-practise = S’exercer
library-look-up = Consulter
library-school-text = De courtes leçons de la première levée { -sacrifice(form: "au") }, chacune avec des exercices.
library-rules-text = En bref, avec leur source, et chacune à essayer tout de suite.
library-conflicts = Là où les sources divergent
library-conflicts-text = Quarante endroits, et ce qui fait foi.
library-history = Histoire
library-history-text = Du whist à aujourd’hui, en quelques lignes.
library-glossary-text = Chaque mot en allemand, autrichien, suisse, italien, anglais et français.
library-sources = Les cinq sources
library-sources-text = Ce qui se trouve à chaque endroit, en une phrase, et ce que nous en faisons.
library-sources-all = Tous les endroits, racontés en une phrase
library-source-S0 = Une page sur la marque, avec des tableaux et quatre exemples
library-source-S1 = Les règles du bridge telles qu’un cercle les a notées chez lui
library-source-S2 = Une feuille italienne de sommes toutes faites
library-source-S3 = Les explications d’un calculateur de bridge
library-source-S4 = Une introduction au bridge-contrat
library-source-line = Source { $source }, ligne { $line }

learn-ways = Comment la table vous aide
learn-way-count = Évaluez votre main
learn-way-count-text = Comptez vous-même honneurs, longueurs et distribution, puis comparez terme à terme.
learn-way-why = Demandez « Pourquoi ? »
learn-way-why-text = Chaque annonce à la table vous dit ce qu’elle promet.
learn-way-reason = Essayez sans crainte
learn-way-reason-text = Ce qui n’est pas permis reste en place et vous dit quelle règle s’y oppose.
learn-way-points = Lisez la marque
learn-way-points-text = Touchez un chiffre : il se décompose en étapes, telles qu’il s’est formé.
