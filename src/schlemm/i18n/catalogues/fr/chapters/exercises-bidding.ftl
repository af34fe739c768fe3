### Exercices : enchérir et peser.

ask-open = Vous êtes donneur et jouez { $system ->
        [natur-a] { system-name-natur-a }
        [natur-b] { system-name-natur-b }
       *[forum] { system-name-forum }
    }. Qu’annoncez-vous ?
ask-notrump = Vous êtes donneur et jouez { $system ->
        [natur-a] { system-name-natur-a }
        [natur-b] { system-name-natur-b }
       *[forum] { system-name-forum }
    }. Ouvrez-vous de { $bid } ?
ask-answer = Votre partenaire a ouvert ; vous jouez { $system ->
        [natur-a] { system-name-natur-a }
        [natur-b] { system-name-natur-b }
       *[forum] { system-name-forum }
    }. Que répondez-vous ?
why-counted = Points d’honneurs : { $points }, points de longueur : { $length }, distribution : { $shape }.
why-it-calls = Cette main annonce { $call }. Cela veut dire :
why-it-opens = Cette main ouvre ainsi : { $call }.
ask-game = Votre partenaire et vous jouez à sans-atout ; il a montré { $low } à { $high } points. Vous êtes { $vulnerable ->
        [1] vulnérables
       *[0] non vulnérables
    }. Manche ou partielle ?
option-game = Manche
option-part-score = Partielle
why-together = Vous avez { $points } ; il en manque { $needed } pour { $enough }. Avec { $low } à { $high } points, votre partenaire les a dans { $percent } cas sur 100.
why-game-even = La manche rapporte { $gain } de plus si elle gagne et coûte { $loss } si elle chute d’une : elle est rentable à partir de { $percent } sur 100.
ask-more = Vous avez demandé { $bid } et êtes sûrs de { $tricks } levées ; une de plus vient dans { $percent } cas sur 100. Vous êtes { $vulnerable ->
        [1] vulnérables
       *[0] non vulnérables
    }. Continuer jusqu’à { $better } ?
option-bid-on = Continuer
option-stay = Rester
why-more-nothing = { $better } reste une partielle : avec la levée de plus vous ne gagnez rien, sans elle vous perdez { $loss }.
why-more-gain = { $better } est une manche : avec la levée de plus vous gagnez { $gain }, sans elle vous perdez { $loss }.
why-average-gain =
    À { $percent } sur 100, cela rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en moyenne.
why-average-loss =
    À { $percent } sur 100, cela coûte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en moyenne.
ask-double = Les adversaires jouent { $bid }, { $vulnerable ->
        [1] vulnérables
       *[0] non vulnérables
    }. Dans { $percent } cas sur 100 ils chutent de { $down }, sinon ils gagnent juste. Contrez-vous ?
option-double = Contre
option-pass = Passe
why-into-game = { $bid } est une partielle ; contrée et gagnée, elle devient une manche.
why-double-even = Le contre gagne { $gain } de plus si { $bid } chute et coûte { $loss } s’il gagne. Il n’est rentable qu’à partir de { $percent } sur 100.
why-limit = Mais { $bid } dépasserait { $lowest }. Dites plutôt moins : { $better } veut dire ici « { $count } ou plus ».
ask-aces = Votre partenaire demande les as, l’atout est { $trump }. Que répondez-vous ?
ask-kings = Votre partenaire demande maintenant les rois, l’atout est { $trump }. Que répondez-vous ?
why-aces = As dans votre main : { $count }. Par paliers, c’est { $bid }.
why-kings = Rois dans votre main : { $count }. Par paliers, c’est { $bid }.
ask-sacrifice = Les adversaires ({ $theirs ->
        [1] vulnérables
       *[0] non vulnérables
    }) ont demandé { $bid } et le gagnent. À { $better }, vous ({ $ours ->
        [1] vulnérables
       *[0] non vulnérables
    }) chutez de { $down }, contrés. Que faites-vous ?
option-sacrifice = { -sacrifice(form: "Cap") }
option-defend = Passe
why-sacrifice-pays = Leur contrat leur rapporte { $worth }, votre chute ne coûte que { $cost } : vous économisez { $difference }.
why-sacrifice-costs = Leur contrat leur rapporte { $worth }, mais votre chute coûte { $cost } : vous perdez { $difference }.
