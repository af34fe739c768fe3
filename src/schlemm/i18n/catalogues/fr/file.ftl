## Ce qui ne va pas dans un fichier de donnes, et ce qui aide

file-no-boards = Ce fichier ne contient pas de donnes au format { $format } : voyez si c’est le bon.
file-broken = À partir d’ici, ce n’est plus du { $format } : corrigez l’endroit, ou supprimez ce qui s’y trouve.
file-cut-off = Le fichier s’interrompt ici ({ $format }) : procurez-vous-le de nouveau, entier.
file-unknown-field = Je ne connais pas le champ { $text } ; je le laisse de côté.
file-bad-value = « { $text } » ne peut pas se trouver ici ({ $tag }) : voyez dans la description du format ce qui est permis.
file-board-number = « { $text } » n’est pas un numéro de donne : écrivez un nombre entier à partir de 1.
file-dealer = « { $text } » ne peut pas donner ici : écrivez N, E, S ou W, celui qui commence.
file-vulnerability = « { $text } » n’est pas une vulnérabilité : écrivez -, n, e ou b.
file-bad-hand = Je ne peux pas lire cette main ({ $seat }) : { $text }. Il lui faut treize cartes différentes.
file-card-twice = Les mêmes cartes sont dans plusieurs mains : laissez chacune dans une seule.
file-no-dealer = Rien ne dit qui commence : indiquez qui donne.
file-bad-call = L’annonce { $number } n’en est pas une ou n’est pas permise : { $text }. Je laisse de côté ce qui suit.
file-bad-card = La carte { $number } n’en est pas une, a déjà été jouée ou n’est pas dans la main du joueur dont c’est le tour : { $text }. Je laisse de côté ce qui suit.
file-contract = « { $text } » n’est pas un contrat, ou personne ne le joue : écrivez le palier, la couleur et qui joue.
file-contract-differs = Le fichier dit { $text }, mais les enchères se terminent par { $contract } : corrigez l’un ou l’autre.
file-no-contract = Quelque chose est joué ici sans contrat : ajoutez-le.
file-result = « { $text } » n’est pas un nombre de levées : écrivez les levées du déclarant, de 0 à 13.
file-ending-result = « { $text } » : il ne reste pas tant de levées dans cette fin de coup ; ce sont celles de toute la donne, et elles sont laissées de côté.
file-checksum = La somme de contrôle est fausse : quelqu’un a modifié cette ligne. Comparez la donne à l’original.
file-hands-differ = Cette donne se trouve ici deux fois, différemment : ce que la machine distribue compte, non ce qu’elle montre.
file-left-out =
    { $count ->
        [one] Une indication de ce fichier n’a pas de place dans une donne et est laissée de côté : { $text }.
       *[other] { $count } indications de ce fichier n’ont pas de place dans une donne et sont laissées de côté : { $text }.
    }
file-not-followed = Ceci dit seulement où seraient des donnes ; je n’ouvre aucune adresse. Mettez les donnes elles-mêmes.
file-foreign =
    { $kind ->
        [packed] Ceci est un fichier compressé (zip ou autre). Décompressez-le et donnez les fichiers qu’il contient.
        [bws] Ceci est une base de données d’un Bridgemate (BWS). Faites exporter USEBIO ou PBN par votre programme de calcul.
       *[other] Ceci est un fichier d’ACBLscore. Faites exporter les résultats en USEBIO ou PBN par le programme.
    }
file-entity = Ce fichier veut faire insérer un autre texte ; je ne le fais pas et ne lis plus rien à partir d’ici. Supprimez <!ENTITY …>.
file-version = Je ne connais pas le format « { $text } » : je lis { $format }.
file-too-many-comments = Il y a plus de { $most } commentaires sur cette donne ; je laisse le reste de côté.
file-too-long = Il y a trop de texte au même endroit. Nombre maximal de caractères : { $most }.
file-file-too-long = C’est trop à lire d’un coup : divisez le fichier en morceaux de { $most } Mo au plus.
file-too-many-defects = Cette donne a encore d’autres défauts ; après { $most }, je ne compte plus. Corrigez d’abord ceux-ci.
file-too-dense = À partir d’ici, je ne lis plus : le fichier est fait de tant de morceaux minuscules que ce ne peuvent être des donnes. Divisez-le.
