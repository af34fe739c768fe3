### Ce que signifie une annonce, selon le système de son auteur.
### $suit et $their valent none s’il n’est question d’aucune couleur ; $length vaut 0 si aucune longueur n’est montrée.

## Éléments

# $count dit ce que l’on compte.
meaning-unit =
    { $count ->
        [figures] points d’honneurs
       *[strength] points avec la longueur
    }
meaning-points =
    { $span ->
        [any] force quelconque
        [from] au moins { $low } { meaning-unit }
        [to] au plus { $high } { meaning-unit }
        [exactly] exactement { $low } { meaning-unit }
       *[between] de { $low } à { $high } { meaning-unit }
    }
meaning-holding =
    { $length ->
        [0] { meaning-points }
        [1] au moins une carte à { $suit }, { meaning-points }
       *[other] au moins { $length } cartes à { $suit }, { meaning-points }
    }

## Annonces

meaning-opening = Ouverture : { meaning-holding }.
meaning-opening-notrump = Ouverture à sans-atout : main régulière, { meaning-holding }.
meaning-opening-strong = Ouverture forte : { meaning-holding }. Le partenaire ne doit pas passer.
meaning-preempt = Barrage, pour prendre de la place aux adversaires : { meaning-holding }.
meaning-pass = Aucune autre annonce ne convient mieux : { meaning-holding }.
meaning-raise = Soutien dans la couleur du partenaire : { meaning-holding }.
meaning-game = Veut jouer la manche : { meaning-holding }.
meaning-slam = Veut jouer un chelem : { meaning-holding }.
meaning-new-suit = Changement de couleur, forcing : { meaning-holding }. Le partenaire reparle.
meaning-jump-shift = Changement de couleur à saut, manche au moins : { meaning-holding }.
meaning-suit-to-play = Couleur personnelle, pour jouer : { meaning-holding }. Le partenaire peut passer.
meaning-notrump = Sans-atout, faute de soutien pour le partenaire : { meaning-holding }.
meaning-notrump-balanced = Sans-atout, main régulière : { meaning-holding }.
meaning-rebid = Répétition de sa couleur : { meaning-holding }.
meaning-second-suit = Deuxième couleur personnelle : { meaning-holding }.
meaning-preference = Retour dans la couleur du partenaire qui convient le mieux : { meaning-holding }.
meaning-waiting = Simple réponse, parce que le partenaire en demande une : { meaning-holding }.
meaning-overcall = Intervention : { meaning-holding }.
meaning-overcall-strong = Intervention à saut : { meaning-holding }.
meaning-overcall-notrump = Intervention à sans-atout, main régulière : { meaning-holding }.
meaning-takeout =
    { $their ->
        [none] Contre d’appel : au partenaire de nommer une couleur ; { meaning-points }.
       *[other] Contre d’appel : au partenaire de nommer une couleur ; court à { $their } ou très fort, { meaning-points }.
    }
meaning-answer-double = La couleur demandée par le contre d’appel : { meaning-holding }.
meaning-penalty-pass = Passe punitif, le contre d’appel du partenaire reste : { meaning-holding }.
meaning-penalty = Contre punitif, ce contrat doit chuter : { meaning-holding }.
meaning-redouble = Le camp du surcontreur a plus de points que les adversaires : { meaning-holding }.
meaning-natural = Enchère naturelle : { meaning-holding }.
meaning-natural-notrump = Enchère naturelle à sans-atout : { meaning-holding }.
meaning-unknown = Il n’y a pas de règle pour cette annonce ici ; elle peut tout signifier.
