## Ce qui ne va pas dans un fichier LIN, et ce qui aide

lin-no-boards = Il n’y a pas de LIN dans ce texte : une donne comporte des codes comme md et mb entre barres verticales.
lin-no-tag = Il faut ici un code de deux lettres ou chiffres, et non { $text } : regardez les barres qui précèdent.
lin-unknown-tag = Je ne connais pas le code { $text } ; je laisse de côté ce qui le suit.
lin-names = Ce ne sont ni quatre ni huit noms : { $text }. Mettez des virgules entre les noms seulement.
lin-bad-hand = Je ne peux pas lire cette main ({ $seat }) : { $text }. Il lui faut treize cartes différentes, couleur par couleur.
lin-card-twice = Les mêmes cartes sont dans plusieurs mains : laissez chacune dans une seule.
lin-too-many-hands = Il y a ici plus de quatre mains : supprimez ce qui est de trop.
lin-vulnerability = « { $text } » n’est pas une vulnérabilité : écrivez o, n, e ou b.
lin-no-dealer = Rien ne dit qui commence : mettez 1 pour Sud, 2 pour Ouest, 3 pour Nord ou 4 pour Est devant les mains.
lin-bad-call = L’annonce { $number } n’en est pas une ou n’est pas permise : { $text }. Je laisse de côté ce qui suit.
lin-bad-card = La carte { $number } n’en est pas une, a déjà été jouée ou n’est pas dans la main du joueur dont c’est le tour : { $text }. Je laisse de côté ce qui suit.
lin-no-contract = Des cartes sont jouées sans contrat : ajoutez les enchères.
lin-claim = « { $text } » n’est pas un nombre de levées : écrivez les levées du déclarant, de 0 à 13.
lin-result = « { $text } » n’est pas un résultat : écrivez par exemple 4SE+1, ou P.
lin-too-long = Il y a trop de texte au même endroit : raccourcissez-le à { $most } caractères au plus.
lin-file-too-long = C’est trop à lire d’un coup : divisez le fichier en morceaux de { $most } Mo au plus.
lin-too-many-defects = Cette donne a encore d’autres défauts ; après { $most }, je ne compte plus. Corrigez d’abord ceux-ci.
lin-too-dense = À partir d’ici, je ne lis plus : le fichier est fait de tant de morceaux minuscules que ce ne peuvent être des donnes. Divisez-le.
