### Ce que demandent les exercices sur les enchères, et pourquoi une réponse est juste.

option-undoubled = non contré
option-doubled = contré
option-redoubled = surcontré
ask-tricks = Combien de levées promet { $bid } ?
ask-tricks-left = Vous défendez contre { $bid }. Combien de levées votre camp peut-il faire au plus si le contrat est réussi ?
ask-legal-bid = C’est à { $seat }, qui voudrait dire { $bid }. Est-ce permis ?
ask-lowest-bid = Quelle est maintenant l’enchère la plus basse à { $strain } ?
ask-may-double = C’est à { $seat }. Peut-on contrer maintenant ?
ask-may-redouble = C’est à { $seat }. Peut-on surcontrer maintenant ?
ask-how-it-stands = La dernière enchère est { $bid }. Comment est-elle jouée ?
ask-over = Les enchères sont-elles finies ?
ask-whose-call = À qui le tour ?
ask-contract = Quel est le contrat, et qui le joue ?
ask-declarer = Qui est le déclarant ?
why-tricks = { $bid } veut dire six levées et { $level } de plus : { $tricks } en tout.
why-plus-book = Le { $level } compte à partir de la septième levée. Les six premières s’y ajoutent toujours.
why-tricks-left = { $bid } promet six levées et { $level }, soit { $tricks } sur treize. Il vous en reste { $left }.
why-more-tricks = { $bid } promet plus de levées que { $last }. Cela suffit, la couleur ne compte plus.
why-fewer-tricks = { $bid } promet moins de levées que { $last }. Une couleur plus haute n’y fait rien.
why-higher-strain = { $bid } et { $last } promettent autant de levées, mais la couleur de { $bid } est plus haute.
why-lower-strain = { $bid } et { $last } promettent autant de levées, et la couleur de { $bid } est plus basse.
why-same-level = { $strain } est au-dessus de la couleur de { $last }, le même palier suffit : { $bid }.
why-next-level = { $strain } n’est pas au-dessus de la couleur de { $last }. Il faut monter d’un palier : { $bid }.
why-not-above = { $bid } n’est pas au-dessus de { $last }.
why-may-double = { $bid } vient des adversaires et n’est pas encore contré : { $seat } peut.
why-may-redouble = Les adversaires ont contré { $bid } : { $seat } peut surcontrer.
why-redoubled-already = { $bid } est déjà surcontré ; { $seat } ne peut pas monter davantage l’enjeu.
why-nothing-to-redouble = Le surcontre répond à un contre, et { $bid } n’est pas contré. { $seat } ne peut pas.
why-own-double = Le contre sur { $bid } vient du même camp. Seuls les adversaires peuvent surcontrer, pas { $seat }.
why-own-bid = { $bid } vient du même camp. { $seat } ne peut contrer que les adversaires.
why-doubled-already = { $bid } est déjà contré ; { $seat } ne peut pas le refaire.
why-stands-doubled = Après le contre sur { $bid }, personne n’a plus rien annoncé : il compte.
why-stands-redoubled = { $bid } a été contré, puis surcontré, sans autre annonce ensuite : les deux comptent.
why-cancelled = Le contre portait sur une enchère précédente. { $bid } est venu après et l’a annulé.
why-never-doubled = Personne n’a contré { $bid }.
why-three-passes = Après { $bid }, trois passes de suite : c’est fini. { $turn } n’a plus la parole.
why-one-more = Après { $bid }, il n’y a pas encore eu trois passes de suite : { $turn } a la parole.
why-four-passes = Tous les quatre ont passé, { $turn } aussi : pas de contrat. À la maison on redonne, en tournoi les deux camps marquent zéro.
why-three-at-first = Personne n’a encore ouvert, le quatrième a donc aussi la parole : c’est à { $turn }.
why-contract = La dernière enchère est { $bid }, d’où { $contract }.
why-last-bid-counts = Seule la dernière enchère compte, pas une enchère d’avant.
why-declarer = La dernière enchère vient du camp { $side }, et c’est { $seat } qui y a nommé { $strain } en premier.
why-last-not-first = { $seat } a bien dit { $bid } en dernier, mais n’a pas été le premier de son camp à nommer cette couleur.
why-other-side = { $seat } a aussi nommé { $strain }, mais n’est pas du camp { $side }, qui joue.
why-next-call = On tourne dans le sens des aiguilles d’une montre : après { $seat } vient { $seat-2 }, à sa gauche.
ask-which-call = Laquelle de ces annonces est permise maintenant ?
why-which-call =
    { $call ->
        [none] Il faut dépasser { $last }, donc au moins { $lowest }. Il n’y a rien à contrer ni à surcontrer pour le moment.
       *[other] Il faut dépasser { $last }, donc au moins { $lowest } ; { $call } est permis aussi.
    }
