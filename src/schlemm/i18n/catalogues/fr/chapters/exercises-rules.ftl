### Exercices sur les règles : ordre, places, des enchères à poursuivre, une faute à trouver.

ask-seat-partner = Quel joueur { $seat } a-t-il pour partenaire ?
ask-seat-left = Quel joueur { $seat } a-t-il à sa gauche ?
ask-seat-cuts = { $seat } donne. Qui coupe le paquet ?
ask-seat-first-card = { $seat } donne. Qui reçoit la première carte ?
ask-seat-last-card = { $seat } donne. Qui reçoit la dernière carte ?
ask-seat-deals-next = { $seat } a donné. Qui donne ensuite ?
why-seat-partner = Les partenaires se font face : { $seat } et { $turn }.
why-seat-left = À gauche, c’est qui suit dans le sens des aiguilles d’une montre : après { $seat } vient { $turn }.
why-seat-cuts = C’est le voisin de droite qui coupe, un adversaire. { $seat } a { $turn } à sa droite.
why-seat-first-card = On donne dans le sens des aiguilles d’une montre, et la première carte va au voisin de gauche : { $turn }.
why-seat-last-card = Un tour, treize fois : la dernière carte va au donneur, { $turn }.
why-seat-deals-next = La donne tourne dans le sens des aiguilles d’une montre : après { $seat } vient { $turn }.

ask-is-it-over = Les enchères sont-elles terminées ?
option-over-yes = Oui
option-over-no = Non
why-over = Trois passes ont suivi la dernière enchère : elle reste.
why-over-passed-out = Tous les quatre ont passé sans que personne n’ait enchéri.
why-not-over =
    { $bid-made ->
        [1] Après une enchère, il faut trois passes de suite. Jusqu’ici il y en a { $passes }.
       *[0] Tant que personne n’a enchéri, il faut quatre passes. Jusqu’ici il y en a { $passes }.
    }
ask-whose-turn = À qui est-ce de parler ?
why-turn = { $seat } a parlé en dernier, et { $turn } suit dans le sens des aiguilles d’une montre.
ask-which-call = Laquelle de ces annonces est permise maintenant ?
why-which-call =
    { $last ->
        [none] Personne n’a encore enchéri. Toute enchère à partir de { $lowest } est permise ; pour un contre, il manque une enchère adverse.
       *[other]
            { $call ->
                [none] Il faut dépasser { $last }, donc au moins { $lowest }. Il n’y a rien à contrer ni à surcontrer pour le moment.
               *[other] Il faut dépasser { $last }, donc au moins { $lowest } ; { $call } est permis aussi.
            }
    }

ask-who-revoked = Devant chacun se trouve ce qu’il a joué. Qui n’a pas fourni une fois, alors qu’il le pouvait ?
ask-where-revoked = Devant chacun se trouve ce qu’il a joué. À quelle levée quelqu’un n’a-t-il pas fourni, alors qu’il le pouvait ?
why-revoke = À la levée { $trick }, { $seat } a joué { $card } alors qu’il fallait fournir { $suit }, puis a montré { $card-2 } plus tard.
