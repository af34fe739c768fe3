### Ce que signifie une annonce, selon le système de son auteur.
### $suit, $their, $second et $trump valent none s’il n’est question d’aucune couleur ; $length vaut 0 si aucune longueur
### n’est montrée ; $held vaut none si aucun nombre n’est dit.

## Éléments

# $count dit ce que l’on compte.
meaning-unit =
    { $count ->
        [figures] points d’honneurs
        [long] points HL
        [short] points avec les courtes
        [club-support] points de soutien à ♣
        [diamond-support] points de soutien à ♦
        [heart-support] points de soutien à ♥
        [spade-support] points de soutien à ♠
       *[strength] points avec la longueur
    }
# $usual dit ce qui est ainsi le plus souvent : les points, les cartes et les points, ou rien, car c’est toujours ainsi.
meaning-usual-cards =
    { $usual ->
        [no] { "" }
        [points] { "" }
       *[cards] le plus souvent{ " " }
    }
meaning-points =
    { $usual ->
        [points] le plus souvent { meaning-range }
       *[other] { meaning-range }
    }
meaning-range =
    { $span ->
        [any] force quelconque
        [from] au moins { $low } { meaning-unit }
        [to] au plus { $high } { meaning-unit }
        [exactly] exactement { $low } { meaning-unit }
       *[between] de { $low } à { $high } { meaning-unit }
    }
meaning-holding =
    { $cards ->
        [exactly]
            { $length ->
                [0] { meaning-points }
                [1] { meaning-usual-cards }exactement une carte à { $suit }, { meaning-points }
               *[other] { meaning-usual-cards }exactement { $length } cartes à { $suit }, { meaning-points }
            }
       *[from]
            { $length ->
                [0] { meaning-points }
                [1] { meaning-usual-cards }au moins une carte à { $suit }, { meaning-points }
               *[other] { meaning-usual-cards }au moins { $length } cartes à { $suit }, { meaning-points }
            }
    }
# entre deux nombres : 0 ou 4
meaning-or = ou
meaning-trump =
    { $trump ->
        [none] { "" }
       *[other] { " " }(atout { $trump })
    }

## Ouvertures

meaning-opening = Ouverture : { meaning-holding }.
meaning-opening-notrump = Ouverture à sans-atout : { meaning-holding }.
meaning-opening-strong = Ouverture forte : { meaning-holding }.
meaning-semi-forcing = Ouverture très forte, la couleur suivra : { meaning-points }.
meaning-strong-club = 1♣ fort : ouverture artificielle avec toute distribution, la couleur suivra ; { meaning-points }.
meaning-game-force = Forcing de manche : la { -game } est sûre, la couleur suivra ; { meaning-points }.
meaning-weak-two = Deux faible : { meaning-holding }.
meaning-preempt = Barrage, pour prendre de la place aux adversaires : { meaning-holding }.
meaning-pass =
    { $span ->
        [any] Aucune enchère ne convient mieux.
       *[other] Aucune enchère ne convient mieux : { meaning-points }.
    }
meaning-pass-opening = Trop faible pour ouvrir : { meaning-points }.
meaning-pass-answer = Trop faible pour répondre : { meaning-points }.
meaning-pass-weak = Trop faible pour annoncer : { meaning-points }.
meaning-pass-more = Trop faible pour reparler : { meaning-points }.
meaning-pass-content =
    { $span ->
        [any] Satisfait de { $bid }.
       *[other] Satisfait de { $bid } : { meaning-points }.
    }
meaning-pass-doubled =
    { $span ->
        [any] Satisfait du contre du partenaire.
       *[other] Satisfait du contre du partenaire : { meaning-points }.
    }
meaning-pass-told =
    { $span ->
        [any] A déjà décrit sa main et laisse jouer les adversaires.
       *[other] A déjà décrit sa main et laisse jouer les adversaires : { meaning-points }.
    }
meaning-pass-leaves =
    { $span ->
        [any] Laisse la parole au partenaire.
       *[other] Laisse la parole au partenaire : { meaning-points }.
    }
meaning-pass-trap = Attend avec la couleur des adversaires au lieu d’enchérir : { meaning-holding }.
meaning-pass-weak-or-trap = Trop faible pour enchérir, ou, à partir de { $else } points d’honneurs, en attente avec au moins { $length } cartes à { $suit } : { meaning-points }.
meaning-pass-weak-or-waits = Trop faible pour enchérir, ou, à partir de { $else } points d’honneurs, en attente avec au moins { $length } cartes à { $suit } ou avec une couleur propre trop pauvre pour être nommée : { meaning-points }.
meaning-pass-waits = Attend avec au moins { $length } cartes à { $suit } ou avec une couleur propre trop pauvre pour être nommée : { meaning-points }.
meaning-pass-poor = Attend, car sa couleur est trop pauvre pour être nommée : { meaning-points }.
meaning-pass-defend =
    { $span ->
        [any] Laisse jouer les adversaires : ni enchère ni contre ne convient.
       *[other] Laisse jouer les adversaires, ni enchère ni contre ne convient : { meaning-points }.
    }

## Réponses et redemandes

meaning-raise = Soutien dans la couleur du partenaire : { meaning-holding }.
meaning-limit-raise = Soutien limite dans la couleur du partenaire, propose la { -game } : { meaning-holding }.
meaning-drury = Drury : bon soutien dans la couleur du partenaire, d’une main déjà passée ; { meaning-holding }.
meaning-preemptive-raise = Soutien de barrage, beaucoup d’atouts et peu de points : { meaning-holding }.
meaning-strong-raise = Soutien fort dans la couleur du partenaire, { -game } au moins ; { meaning-holding }.
meaning-splinter = Splinter : soutien pour le partenaire, force de { -game } et une carte au plus dans la couleur annoncée ; { meaning-holding }.
meaning-game = Veut jouer la { -game } : { meaning-holding }.
meaning-slam = Veut jouer un chelem : { meaning-holding }.
meaning-new-suit = Changement de couleur : { meaning-holding }.
meaning-jump-shift = Changement de couleur à saut, { -game } au moins : { meaning-holding }.
meaning-suit-to-play = Couleur personnelle, pour jouer : { meaning-holding }. Le partenaire peut passer.
meaning-notrump = Sans-atout, faute de soutien pour le partenaire : { meaning-holding }.
meaning-notrump-balanced = Sans-atout : { meaning-holding }.
meaning-rebid = Répétition de sa couleur : { meaning-holding }.
meaning-jump-rebid = Répétition de sa couleur à saut, main forte : { meaning-holding }.
meaning-rebid-notrump = Redemande à sans-atout : { meaning-holding }.
meaning-second-suit = Deuxième couleur personnelle : { meaning-holding }.
meaning-help-suit = Enchère d’essai : avec de l’aide dans cette couleur, il y a la { -game } ; { meaning-holding }.
meaning-shows-stopper = Montre un arrêt dans la couleur annoncée : { meaning-points }.
meaning-choice = Choisit une des couleurs que le partenaire a montrées : { meaning-holding }.
meaning-shortness = Montre une courte dans la couleur annoncée, vers le chelem ; { meaning-holding }.
meaning-reverse = Bicolore cher, la deuxième couleur est plus chère que la première, main forte : { meaning-holding }.
meaning-preference = Retour dans la couleur du partenaire qui convient le mieux : { meaning-holding }.
meaning-waiting = Simple réponse, parce que le partenaire en demande une : { meaning-holding }.
meaning-relay = Relais : la réponse la plus économique, pour que le partenaire se décrive ; { meaning-points }.
meaning-puppet = Lebensohl : le partenaire annonce 3♣, pour qu’une main faible joue sa couleur ; { meaning-points }.
meaning-positive = Réponse positive à l’ouverture forte : { meaning-holding }.
meaning-ask = Enchère interrogative : au partenaire de mieux décrire sa main ; { meaning-points }.
meaning-minimum = Minimum de ce qui a été montré : { meaning-holding }.
meaning-maximum = Maximum de ce qui a été montré : { meaning-holding }.
meaning-feature = Maximum, avec un gros honneur dans la couleur annoncée : { meaning-points }.
meaning-ogust = Réponse par paliers : la force de la main et la qualité de sa couleur, quelle que soit la couleur annoncée ; { meaning-points }.
meaning-fourth-suit = Quatrième couleur forcing : interroge et ne dit rien sur cette couleur ; { meaning-points }.
meaning-checkback = Checkback : demande un soutien et les majeures et ne dit rien sur cette couleur ; { meaning-points }.
meaning-invitation = Proposition de { -game }, le partenaire accepte avec plus que le minimum : { meaning-holding }.
meaning-sign-off = Conclusion, le partenaire passe : { meaning-holding }.

## Après une ouverture à sans-atout

meaning-stayman = Stayman : demande une majeure quatrième ; { meaning-points }.
meaning-no-major = Réponse au Stayman : pas de majeure quatrième ; { meaning-points }.
meaning-major = Montre la majeure demandée : { meaning-holding }.
meaning-transfer =
    { $suit ->
        [none] Texas : montre une autre couleur ; { meaning-points }.
       *[other] Texas pour { $suit } : { meaning-holding }. Le partenaire annonce { $suit }.
    }
meaning-transfer-done = Rectifie le Texas, comme demandé : { meaning-holding }.
meaning-transfer-fit = Rectifie le Texas à saut, avec un bon soutien et le maximum : { meaning-holding }.
meaning-quantitative = Quantitatif : avec le maximum, le partenaire annonce le chelem ; { meaning-holding }.

## Vers le chelem

meaning-ask-aces = Demande d’as{ meaning-trump } : { meaning-points }.
meaning-aces =
    { $held ->
        [none] Réponse à la demande d’as.
       *[other] Réponse à la demande d’as, nombre d’as : { $held }.
    }
meaning-ask-kings = Demande de rois{ meaning-trump } : { meaning-points }.
meaning-kings =
    { $held ->
        [none] Réponse à la demande de rois.
       *[other] Réponse à la demande de rois, nombre de rois : { $held }.
    }
meaning-ask-key-cards = Demande de cartes clés, les quatre as et le roi d’atout{ meaning-trump } : { meaning-points }.
meaning-key-cards =
    { $held ->
        [none] Réponse à la demande de cartes clés.
       *[other] Nombre de cartes clés : { $held }{ meaning-trump }.
    }
meaning-control = Cue-bid vers le chelem : un contrôle (as, roi ou une carte au plus) dans la couleur annoncée{ meaning-trump } ; { meaning-points }.
meaning-slam-try = Cherche le chelem, si le partenaire a un peu plus que ce qu’il a montré : { meaning-holding }.

## Interventions

meaning-overcall = Intervention : { meaning-holding }.
meaning-overcall-strong = Intervention à saut : { meaning-holding }.
meaning-overcall-notrump = Intervention à sans-atout : { meaning-holding }.
meaning-takeout =
    { $short ->
        [13] Contre d’appel : au partenaire de nommer une couleur ; { meaning-points }.
       *[other] Contre d’appel : au partenaire de nommer une couleur ; { meaning-points }, { meaning-short }.
    }
meaning-short =
    { $else ->
        [0] { meaning-at-most }
       *[other] { meaning-at-most } (avec plus, au moins { $else } points)
    }
meaning-at-most =
    { $short ->
        [1] au plus une carte à { $their }
       *[other] au plus { $short } cartes à { $their }
    }
meaning-answer-double = La couleur demandée par le contre : { meaning-holding }.
meaning-penalty-pass = Passe punitif, le contre du partenaire reste : { meaning-holding }.
meaning-penalty = Contre punitif, ce contrat doit chuter : { meaning-holding }.
meaning-lead-double = Contre d’une enchère artificielle, montre la couleur nommée : { meaning-holding }.
meaning-negative-double =
    { $suit ->
        [none] Contre négatif (spoutnik), pas punitif : au partenaire de poursuivre ; { meaning-points }.
       *[other] Contre négatif (spoutnik), pas punitif : { meaning-points }, { meaning-unbid }.
    }
meaning-unbid =
    { $else ->
        [0] { meaning-unbid-suits }
       *[other] { meaning-unbid-suits } (sinon au moins { $else } points)
    }
meaning-unbid-suits =
    { $second ->
        [none] au moins { $length } cartes à { $suit }
       *[other] { $which ->
            [one] au moins { $length } cartes à { $suit } ou à { $second }
           *[both] au moins { $length } cartes à { $suit } et à { $second }
        }
    }
meaning-support-double = Contre de soutien, pas punitif : exactement trois cartes dans la couleur du partenaire ; { meaning-points }.
meaning-game-try-double = Contre d’essai, pas punitif : demande si la { -game } est là, les adversaires n’ayant pas laissé d’enchère pour le dire ; { meaning-points }.
meaning-responsive-double = Contre responsif, pas punitif : au partenaire de nommer une des autres couleurs ; { meaning-points }.
meaning-competitive-double = Contre compétitif : des points pour plus, mais pas d’enchère claire ; { meaning-points }.
meaning-redouble = Le camp du surcontreur a plus de points que les adversaires : { meaning-holding }.
meaning-cue-raise =
    { $their ->
        [none] Cue-bid dans la couleur adverse, bon soutien pour le partenaire : { meaning-holding }.
       *[other] Cue-bid à { $their }, la couleur adverse, bon soutien pour le partenaire : { meaning-holding }.
    }
meaning-cue-strong =
    { $their ->
        [none] Cue-bid dans la couleur adverse, fort : au partenaire de décrire sa main ; { meaning-points }.
       *[other] Cue-bid à { $their }, la couleur adverse, fort : au partenaire de décrire sa main ; { meaning-points }.
    }
meaning-two-suits =
    { $suit ->
        [none] Deux couleurs en une seule enchère : { meaning-points }.
       *[other] { $second ->
            [none] Bicolore avec { $suit } et une mineure : { meaning-holding }.
           *[other] Bicolore { $suit } et { $second } : { meaning-holding }.
        }
    }
meaning-reopening = Réveil, pour que les adversaires ne jouent pas à bon compte : { meaning-holding }.
meaning-competing = Aussi haut que le permettent les atouts des deux mains : { meaning-holding }.
meaning-sacrifice = { -sacrifice(form: "Cap") }, chuter doit coûter moins que le contrat adverse : { meaning-holding }.
meaning-sacrifice-or-made = { -sacrifice(form: "Cap") }, ou enchère pour gagner ; chuter doit coûter moins que le contrat adverse : { meaning-holding }.

## En général

meaning-natural = Enchère naturelle : { meaning-holding }.
meaning-natural-notrump = Enchère naturelle à sans-atout : { meaning-holding }.
meaning-unknown = Il n’y a pas de règle pour cette annonce ici ; elle peut tout signifier.
meaning-own = { $own-words } : { meaning-points }.
meaning-artificial = Annonce conventionnelle : { meaning-points }.
meaning-double = Contre punitif ou pour demander une enchère : { meaning-points }.
meaning-excluded = Ce ne peut pas être comme convenu, les cartes que vous voyez l’excluent. Il est convenu :

## Ce qu’une annonce montre encore

shows-balanced = Main régulière.
shows-case =
    { $length ->
        [1] Avec une carte à { $suit },
       *[other] Avec { $length } cartes à { $suit },
    } { $low ->
        [1] 1 suffit.
       *[other] { $low } suffisent.
    }
shows-case-honour = Avec une carte haute à { $suit }, { $low ->
        [1] 1 suffit.
       *[other] { $low } suffisent.
    }
shows-case-figures =
    Avec { $length } cartes à { $suit }, dont { $least } { $among ->
        [5] honneurs (de l’as au dix)
       *[other] { $least ->
            [1] figure
           *[other] figures
        }
    }{ $figures ->
        [0] ,
       *[other] , et { $figures } points d’honneurs,
    } { $low ->
        [1] 1 suffit.
       *[other] { $low } suffisent.
    }
shows-no-long-major = Pas de majeure cinquième.
shows-shape = Distribution { $shape }.
shows-length =
    { $span ->
        [exactly] { $low ->
            [0] Aucune carte à { $suit }.
            [1] Exactement une carte à { $suit }.
           *[other] Exactement { $low } cartes à { $suit }.
        }
        [from] { $low ->
            [one] Au moins une carte
           *[other] Au moins { $low } cartes
        } à { $suit }.
        [to] { $high ->
            [1] Une carte au plus à { $suit }.
           *[other] Au plus { $high } cartes à { $suit }.
        }
       *[between] De { $low } à { $high } cartes à { $suit }.
    }
shows-stopper = Arrêt à { $suit }.
shows-honours =
    { $least ->
        [1] À { $suit }, au moins une des { $among } plus hautes cartes.
       *[other] À { $suit }, au moins { $least } des { $among } plus hautes cartes.
    }
shows-honours-everywhere = Au moins une figure dans chaque couleur.
shows-held =
    { $rank ->
        [A] Nombre d’as : { $held }.
       *[K] Nombre de rois : { $held }.
    }
shows-key-cards =
    { $queen ->
        [yes] Nombre de cartes clés à { $suit } : { $held }, avec la dame d’atout.
        [no] Nombre de cartes clés à { $suit } : { $held }, sans la dame d’atout.
       *[any] Nombre de cartes clés à { $suit } : { $held }.
    }
shows-other-hand = Votre main est différente ; les autres la lisent ainsi.
shows-part-score = Avec { $points } sous la ligne, c’est déjà la { -game }.
shows-sacrifice =
    { $down ->
        [0] { $bid } leur rapporte { $worth } points ; contrée, même une seule levée de chute coûte plus cher.
        [one] { $bid } leur rapporte { $worth } points ; une levée de chute contrée coûte { $cost }, deux seraient trop chères.
       *[other] { $bid } leur rapporte { $worth } points ; jusqu’à { $down } levées de chute contrées coûtent moins : { $cost }.
    }

## Ce que peut faire le partenaire

force-none = Non forcing : le partenaire peut passer.
force-request = Demande une enchère : le partenaire ne passe que pour les faire chuter.
force-round = Forcing : le partenaire reparle une fois.
force-game = Forcing de { -game } : personne ne passe avant.

## Pourquoi une main ne fait pas une annonce

why-no-rule = Le système ne prévoit pas { $call } ici ; il dit { $better }.
why-pass = Passer dit qu’aucune enchère ne convient ici ; { $better } convient à votre main.
why-better = { $call } serait possible, mais { $better } décrit mieux votre main.
why-overruled = Selon les règles seules, ce serait { $call } ; calculé sur de nombreuses donnes possibles, { $better } rapporte ici davantage.
why-weighed = { $call } serait possible aussi ; mais sur de nombreuses donnes possibles, le calcul ne le montre pas nettement meilleur que { $better }.
why-points =
    { $way ->
        [few] Trop peu de points : { meaning-unit } en main { $held }, il en faut au moins { $bound }.
       *[many] Trop de points : { meaning-unit } en main { $held }, il en faut au plus { $bound }.
    }
why-length =
    { $way ->
        [few] { $suit } est trop court : cartes en main { $held }, il en faut au moins { $bound }.
       *[many] { $suit } est trop long : cartes en main { $held }, il en faut au plus { $bound }.
    }
why-shape =
    { $shape ->
        [balanced] Votre main n’est pas régulière.
       *[other] Votre main n’est pas { $shape }.
    }
why-longer = { $suit } est trop court par rapport à { $than }.
why-stopper = Il vous manque un arrêt à { $suit }.
why-honours =
    { $least ->
        [1] À { $suit }, il manque une des { $among } plus hautes cartes.
       *[other] À { $suit }, il faudrait { $least } des { $among } plus hautes cartes.
    }
why-held =
    { $rank ->
        [A] Le nombre de vos as n’est pas celui-là, on montre : { $wanted }.
       *[K] Le nombre de vos rois n’est pas celui-là, on montre : { $wanted }.
    }
why-key-cards =
    { $queen ->
        [yes] Vos cartes clés à { $suit } ne sont pas celles-là, on montre : { $wanted }, avec la dame d’atout.
        [no] Vos cartes clés à { $suit } ne sont pas celles-là, on montre : { $wanted }, sans la dame d’atout.
       *[any] Le nombre de vos cartes clés à { $suit } n’est pas celui-là, on montre : { $wanted }.
    }

## La main montrée, en image

shown-title = La main montrée
shown-points = { meaning-unit }
shown-span =
    { $kind ->
        [exactly] exactement { $low }
        [from] au moins { $low }
        [any] quelconque
       *[between] de { $low } à { $high }
    }
shown-usually = le plus souvent { $usually }, possible { $possible }
shown-usual = le plus souvent
shown-possible = possible
meaning-exact = En détail : ce qui vaut pour toute main qui annonce ainsi
shown-artificial = Conventionnel
shown-natural = Naturel
