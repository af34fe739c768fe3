### Fichiers d’étuis : ce qui n’y va pas, et ce que disent les commandes pour eux

## Fichiers

files-unreadable = Le fichier { $path } ne peut pas être lu ({ file-reason }).
files-no-encoding = « { $name } » n’est pas un encodage de textes connu. Écrivez par exemple cp1252, iso-8859-2 ou utf-16.
files-packed = { $path } est un fichier compressé (zip ou semblable). Décompressez-le et indiquez les fichiers qu’il contient.
files-acblscore = { $path } est un fichier d’ACBLscore, que seul ce programme lit. Faites-lui exporter les résultats en USEBIO ou PBN.
files-bws = Je ne peux pas lire une base de données d’un Bridgemate (BWS) depuis l’entrée standard : indiquez son fichier.
files-bws-broken = { $path } est une base de données d’un Bridgemate (BWS), mais je ne peux pas la lire. Faites exporter USEBIO ou PBN par votre programme de calcul.
files-unknown = Je ne reconnais pas le format du fichier { $path }. Je sais lire : { $known }.
files-unknown-input = Je ne reconnais pas le format de ce qui vient de l’entrée standard. Je sais lire : { $known }. Pour écrire des étuis destinés à d’autres commandes, par exemple : schlemm deal --to pbn
files-empty = Le fichier { $path } est vide.
files-empty-input = Rien ne vient de l’entrée standard.

## Ce qui se contredit dans un étui. $told est dans le fichier, $expected suit du reste.

differ-dealer = À l’étui { $number }, c’est { $turn } qui donne, et non { $seat }.
differ-vulnerability = À l’étui { $number } : { $vulnerability } ; le fichier dit autre chose.
differ-leader = { $seat } a entamé ; d’après le contrat, c’était à { $turn }.
differ-passed-out = Ici, tous ont passé, et pourtant des cartes sont jouées.
differ-not-held = { $seat } n’a pas { $card } en main et la joue à la levée { $trick }.
differ-revoke = { $seat } ne fournit pas à la levée { $trick } et joue { $card }, alors qu’il lui reste de la couleur.
differ-result = Levées d’après le résultat : { $tricks } ; d’après les cartes jouées : { $won }.
differ-result-reached = Levées d’après le résultat : { $tricks } ; possibles après les cartes jouées : de { $least } à { $most }.
differ-claim = Levées revendiquées : { $claimed } ; d’après le résultat : { $tricks }.
differ-claim-reached = Levées revendiquées : { $claimed } ; possibles après les cartes jouées : de { $least } à { $most }.
differ-score = Points pour { $side } dans le fichier : { $told } ; d’après contrat et résultat : { $expected }.
differ-score-sides = Points de Nord-Sud : { $told }, d’Est-Ouest : { $other }. Ce que les uns gagnent, les autres le perdent.
differ-score-unknown = « { $text } » n’est pas un nombre de points.
differ-row-score = { $who } – Points de { $side } dans le tableau : { $told } ; d’après le contrat et le résultat : { $expected }.
differ-row-sides = { $who } – Points de Nord-Sud : { $told }, d’Est-Ouest : { $other }. Ce que gagne un camp, l’autre le perd.
differ-told-form = { $name } ne peut pas dire « { $text } ».
differ-rubber-games = Après les manches gagnées du robre : { $vulnerability } ; le fichier dit autre chose.
differ-solved-tricks = { $name } – { $seat } à { $strain } selon le fichier : { $told } ; à cartes ouvertes : { $expected }.
differ-solved-par = { $name } selon le fichier : { $told } ; par de Nord-Sud à cartes ouvertes : { $expected }.
differ-worth-matchpoints = { $who } – Points de match de { $side } dans le fichier : { $told } ; d’après les points de tous : { $expected }.
differ-worth-percentage = { $who } – Pourcentage de { $side } dans le fichier : { $told } ; d’après les points de tous : { $expected }.
differ-worth-imps = { $who } – IMP de { $side } dans le fichier : { $told } ; d’après les points de tous : { $expected }.
differ-total = { $who } – { $column } dans le tableau : { $told } ; en additionnant : { $expected }.

## schlemm check

check-more-numbers =
    { $text } { $what ->
        [differ-dealer] { $count ->
            [one] Dans un autre étui du fichier non plus, { -dealer(form: "der") } ne correspond pas au numéro ; --json l’indique.
           *[other] Dans { $count } autres étuis du fichier non plus, { -dealer(form: "der") } ne correspond pas au numéro ; --json les indique tous.
        }
       *[other] { $count ->
            [one] Dans un autre étui du fichier non plus, la vulnérabilité ne correspond pas au numéro ; --json l’indique.
           *[other] Dans { $count } autres étuis du fichier non plus, la vulnérabilité ne correspond pas au numéro ; --json les indique tous.
        }
    }
check-file =
    { $path } : { $boards ->
        [one] un étui
       *[other] { $boards } étuis
    }, { check-counts }
check-unsolved =
    { $count ->
        [one] Une donne dit à cartes ouvertes quelque chose qui n’est pas vérifié : ce serait trop de travail.
       *[other] { $count } donnes disent à cartes ouvertes quelque chose qui n’est pas vérifié : ce serait trop de travail.
    }
check-all =
    { $files } fichiers en tout : { $boards ->
        [one] un étui
       *[other] { $boards } étuis
    }, { check-counts }
check-counts =
    { $agree ->
        [0] aucun n’est tout à fait cohérent
        [one] un est cohérent
       *[other] { $agree } sont cohérents
    }{ $contradict ->
        [0] { "" }
        [one] , un se contredit
       *[other] , { $contradict } se contredisent
    }{ $unread ->
        [0] { "" }
        [one] , un n’est lisible qu’en partie
       *[other] , { $unread } ne sont lisibles qu’en partie
    }.

## Écrire des fichiers

files-exists = Le fichier { $path } existe déjà. Choisissez un autre nom, ou écrasez-le : --force
files-unwritable = Le fichier { $path } ne peut pas être écrit ({ file-reason }).
files-no-format = Je ne connais pas de format « { $name } ». Il y a : { $known }.
files-which-format = Dans quel format faut-il écrire { $path } ? Précisez-le : --to FORMAT. Il y a : { $known }.

## schlemm analyse

analyse-heading = À cartes ouvertes
analyse-played = joué
analyse-given = −
analyse-par = par
analyse-ending = Fin de coup, { $count ->
    [one] une levée
   *[other] { $count } levées
}
analyse-ending-line = { $seat } joue, { $strain } : Nord-Sud { $ns }, Est-Ouest { $ew }
analyse-no-deal = Ici, les quatre mains ne sont pas toutes connues.
analyse-legend = Levées de chaque camp ; là où les partenaires n’en font pas autant, celles du meilleur. Sous − : levées que Nord-Sud et Est-Ouest ont données au jeu, et dessous les cartes qui les ont coûtées. Le par est en points pour Nord-Sud. Tous les nombres : --json ou --out FICHIER.
analyse-working = Calcul
analyse-written =
    { $path } : { $boards ->
        [one] un étui
       *[other] { $boards } étuis
    }, dont { $solved } calculés.
analyse-interrupted = Interrompu. Avec --resume, cela reprend d’ici.
analyse-begun = Une exécution précédente s’est arrêtée ; ce qu’elle a calculé est dans { $path }. Reprenez de là : --resume, ou supprimez le fichier.
analyse-other = Ce qui est dans { $path } concerne d’autres étuis. Supprimez le fichier, ou choisissez un autre fichier de sortie.
analyse-journal = Ce qui est calculé ne peut pas être conservé ({ $path } : { file-reason }).
analyse-failed = Le calcul s’est arrêté ({ $detail }). Avec --out FICHIER puis --resume, rien n’est perdu.

## schlemm deal avec conditions. $often et $seldom sont de grands nombres : une sur autant.

deal-rarity =
    { $differs ->
        [1] { $seldom ->
            [none] Selon l’étui, environ une donne sur { $often } convient, ou aucune de nombreux essais : cela peut durer longtemps
           *[other] Selon l’étui, environ une donne sur { $often } à une sur { $seldom } convient
        }
       *[0] { $often ->
            [none] { $below ->
                [none] De nombreux essais, aucun n’a convenu : c’est très rare et peut durer longtemps
               *[other] Moins d’une donne sur { $below } convient : d’autant d’essais aucun n’a convenu, et cela peut durer
            }
           *[other] { $exact ->
                [1] Environ une donne sur { $often } convient (compté exactement)
               *[0] Environ une donne sur { $often } convient (estimation)
            }
        }
    }. Graine : { $seed }
deal-working = Distribution
deal-nothing-fits = Aucune donne n’a ce qui est demandé : enlevez quelque chose, ou demandez moins.
deal-held-twice = Ici, une carte devrait être dans deux mains, ou une main en avoir plus de treize : nommez chaque carte une seule fois.

files-no-boards = Il n’y a aucun étui dans les fichiers ; rien n’a été écrit.
convert-none-fits = Aucune donne ne correspond à ce qui est demandé.
convert-rotate = Personne ne s’appelle « { $text } » sous --rotate. Possible : { $known }
convert-contract = « { $text } » sous --contract n’est pas un contrat. Possible : { $known }
convert-declarer = « { $text } » sous --declarer n’est pas une place. Possible : N, E, S, W, NS, EW
convert-tricks = « { $text } » sous --tricks n’est pas un nombre de levées. Possible : 9, 10-13, made, down
convert-no-room = { $format } n’a de place pour aucun de ces étuis ; rien n’a été écrit.
files-at =
    { $line ->
        [none] { $board ->
            [none] { $path } : { $text }
           *[other] { $path }, étui { $board } : { $text }
        }
       *[other] { $board ->
            [none] { $path }, ligne { $line } : { $text }
           *[other] { $path }, ligne { $line }, étui { $board } : { $text }
        }
    }

## schlemm convert. $what est ce qui se perd.

convert-no-output = Où mettre les étuis de { $path } ? Nommez derrière les fichiers celui où écrire (- pour la sortie standard).
convert-done =
    { $path } : { $boards ->
        [one] un étui écrit
       *[other] { $boards } étuis écrits
    } en { $format }.
convert-elsewhere = Ce sont des liens vers un autre site : qui en ouvre un lui envoie la donne, les noms et les annonces.
convert-losses = En { $format }, il manque ou diffère :
convert-loss =
    { "  " }{ $what } : { $boards ->
        [one] un étui
       *[other] { $boards } étuis
    }
loss-number = numéro de l’étui
loss-dealer = qui donne
loss-vulnerability = vulnérabilité
loss-hands = les mains
loss-auction = les enchères
loss-notes = ce que signifient les annonces
loss-grades = notes données aux annonces
loss-contract = le contrat
loss-result = le résultat
loss-play = les cartes jouées
loss-cards = remarques sur les cartes
loss-comments = commentaires
loss-places = la place des commentaires
loss-boards = étuis entiers

## schlemm stats

stats-heading =
    { $boards ->
        [one] Un étui
       *[other] { $boards } étuis
    } dans { $files ->
        [one] un fichier
       *[other] { $files } fichiers
    }
stats-deals = avec les quatre mains
stats-different = dont différents
stats-hands = avec certaines mains seulement
stats-auctions = avec des enchères jusqu’au bout
stats-begun = avec le début des enchères
stats-notes = avec des explications d’annonces
stats-plays = avec des cartes jouées
stats-whole = dont jusqu’à la dernière carte
stats-results = avec un résultat
stats-passed = quatre passes
stats-doubled = contrés ou surcontrés
stats-points-ns = points de Nord-Sud en moyenne
stats-points-ew = points d’Est-Ouest en moyenne
stats-points-declarer = points du camp du déclarant en moyenne
stats-margin = levées au-dessus du contrat en moyenne
stats-contracts = Contrats par palier
stats-sum = tous
stats-made = réussis
stats-lost = chutés
stats-defects = Ce qui n’a pu être lu ({ $count }) ; le premier de chaque sorte :
stats-defect = { $count } × { $text }
