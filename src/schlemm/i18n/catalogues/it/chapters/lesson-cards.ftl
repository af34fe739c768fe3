### Lezione: le carte.

lesson-cards-pack = Un mazzo ha { $cards } carte in quattro colori di { $each }. I jolly non ci sono.
lesson-cards-order = Tutte le picche dall’alto: asso, re, donna, fante e poi i numeri. In ogni colore è uguale.
lesson-cards-suits = Anche i colori hanno un ordine, dal basso: { $suit-1 }, { $suit-2 }, { $suit-3 }, { $suit-4 }. I primi due sono i minori, gli altri i { -major(form: "pl") }. In una presa nessun colore vale più di un altro, se non è atout; l’ordine serve per la licita.
lesson-cards-honours = Asso, re, donna, fante e dieci sono gli onori. I primi quattro si chiamano anche figure e contano punti; { $card } è un onore, ma di punti non ne conta.
lesson-cards-points = Con questi punti stimi quanto sono forti le tue carte. A vincere però sono le prese.
lesson-cards-card = Carta
lesson-cards-figures = Punti onori
lesson-cards-one = { $card }
