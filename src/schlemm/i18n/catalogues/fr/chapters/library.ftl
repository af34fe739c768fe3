### La bibliothèque : sa porte, la recherche et les sources.

title-learn = Consulter – Schlemm
library-text = Règles, mots, systèmes, et d’où tout cela vient. Cherchez ce que vous voulez savoir.
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
library-rules-text = En bref, avec leur source, et chacune à essayer tout de suite.
library-conflicts-text = Quarante endroits, et ce qui fait foi.
library-history-text = Du whist à aujourd’hui, en quelques lignes.
library-glossary-text = Chaque mot en allemand, autrichien, suisse, italien, anglais et français.
library-sources-text = Ce qui se trouve à chaque endroit, en une phrase, et ce que nous en faisons.
library-sources-all = Tous les endroits, racontés en une phrase
library-source-S0 = Une page sur la marque, avec des tableaux et quatre exemples
library-source-S1 = Les règles du bridge telles qu’un cercle les a notées chez lui
library-source-S2 = Une feuille italienne de sommes toutes faites
library-source-S3 = Les explications d’un calculateur de bridge
library-source-S4 = Une introduction au bridge-contrat
library-source-line = Source { $source }, ligne { $line }
