## Ce qui ne va pas dans un fichier PBN, et ce qui aide

pbn-place =
    { $board ->
        [none] Ligne { $line }
       *[other] Ligne { $line }, donne { $board }
    }
pbn-no-games = Il n’y a pas de PBN dans ce texte : une donne porte des champs comme Board et Deal, entre crochets.
pbn-unclosed-comment = Ce commentaire n’est jamais fermé : mettez une accolade fermante à la fin.
pbn-unreadable-tag = Ceci n’est pas un champ : { $text } – il faut un nom et une valeur entre guillemets droits, le tout entre crochets.
pbn-inherited = # n’est pas permis dans [{ $tag }] : écrivez la valeur.
pbn-board-number = « { $text } » n’est pas un numéro de donne : écrivez un nombre entier à partir de 1, ou ?.
pbn-unknown-dealer = « { $text } » ne peut pas donner : écrivez N, E, S ou W.
pbn-unknown-vulnerability = « { $text } » n’est pas une vulnérabilité : écrivez None, NS, EW ou All.
pbn-not-four-hands = La donne demande une première place, deux points et quatre mains ; il y en a { $count }. Une main inconnue s’écrit -.
pbn-not-four-holdings = Une main a quatre couleurs séparées par des points ; celle-ci ({ $seat }) en a { $count }.
pbn-unknown-rank = « { $rank } » n’est pas une carte ({ $seat }) : écrivez A K Q J T 9 à 2.
pbn-not-13-cards =
    Cette main ({ $seat }) a { $count ->
        [one] une seule carte
       *[other] { $count } cartes
    } : donnez-lui-en treize.
pbn-card-twice = Cartes données deux fois : { $cards }. Laissez chacune dans une seule main.
pbn-card-missing = Dans aucune main : { $cards }. Donnez chacune à quelqu’un.
pbn-end-position = Une fin de coup a autant de cartes différentes dans les quatre mains ; ici il y en a { $text } (Nord, Est, Sud, Ouest).
pbn-first-caller = « { $text } » ne peut pas parler en premier, c’est au donneur : corrigez [Auction] ou [Dealer].
pbn-passes-missing = Il manque au moins un passe avant l’ouverture, car le contrat est { $contract } : complétez [Auction].
pbn-unknown-call = Je ne comprends pas l’annonce { $number } : { $call }. Écrivez Pass, X, XX, AP ou une enchère comme 1NT.
pbn-illegal-call = L’annonce { $number } n’est pas permise : { $call }. Corrigez-la, ou terminez les enchères avant elle par *.
pbn-irregular-call = L’annonce { $number } a été acceptée contre les règles ({ $call }) ; de telles enchères ne peuvent être lues : terminez-les avant par *.
pbn-unknown-note = Cette note n’a pas de numéro : { $text } – elle devrait commencer par le numéro et deux points.
pbn-unknown-contract = « { $text } » n’est pas un contrat : écrivez Pass, ou palier, couleur et X ou XX, par exemple 4SX.
pbn-unknown-declarer = « { $text } » ne peut pas jouer : écrivez N, E, S ou W.
pbn-no-contract = « { $text } » va avec un contrat, et il n’y en a pas : donnez [Contract] et [Declarer], ou les enchères.
pbn-no-declarer = Personne ne joue ce contrat : ajoutez [Declarer].
pbn-contract-differs = Le fichier dit { $text }, mais les enchères finissent par { $contract } : corrigez l’un des deux.
pbn-unknown-result = « { $text } » n’est pas un résultat : écrivez les levées du déclarant, de 0 à 13.
pbn-note-number = « { $text } » n’est pas un numéro de note : écrivez neuf chiffres au plus.
pbn-unknown-leader = { $text ->
    [none] Rien ne dit qui entame : écrivez N, E, S ou W.
   *[other] « { $text } » ne peut pas entamer : écrivez N, E, S ou W.
}
pbn-unknown-card = Je ne comprends pas la carte { $number } : { $text }. Écrivez couleur et rang, par exemple SA, ou - pour une carte inconnue.
pbn-played-twice = La carte { $number } a déjà été jouée : { $card }. Laissez-la à un seul endroit.
pbn-too-many-cards = Il y a plus de treize levées : supprimez ce qui est de trop.
pbn-file-too-long = C’est trop à lire d’un coup : divisez le fichier en morceaux de { $most } Mo au plus.
pbn-too-long = Il y a trop de texte au même endroit : raccourcissez-le à { $most } caractères au plus.
pbn-too-many-tags = Cette donne a plus de { $most } champs : supprimez-en, ou mettez des lignes vides entre les donnes.
pbn-too-many-words = Cette donne a plus de { $most } mots derrière ses champs : raccourcissez ses tableaux, ou mettez des lignes vides entre les donnes.
pbn-too-many-defects = Cette donne a encore d’autres défauts ; après { $most }, je ne compte plus. Corrigez d’abord ceux-ci.
pbn-too-dense = À partir d’ici, je ne lis plus : le fichier est fait de tant de morceaux minuscules que ce ne peuvent être des donnes. Supprimez ce qui est vide, ou divisez-le.
