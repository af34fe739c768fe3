### Exercices sur les règles : ordre, places, une faute à trouver.

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

ask-who-revoked = Devant chacun se trouve ce qu’il a joué. Qui n’a pas fourni une fois, alors qu’il le pouvait ?
ask-where-revoked = Devant chacun se trouve ce qu’il a joué. À quelle levée quelqu’un n’a-t-il pas fourni, alors qu’il le pouvait ?
why-revoke = À la levée { $trick }, { $seat } a joué { $card } alors qu’il fallait fournir { $suit }, puis a montré { $card-2 } plus tard.
