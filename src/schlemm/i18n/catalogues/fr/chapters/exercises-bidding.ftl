### Exercices : enchérir et peser.

ask-open = Tu es donneur et joues { $system ->
        [natur-a] { system-name-natur-a }
        [natur-b] { system-name-natur-b }
       *[forum] { system-name-forum }
    }. Qu’annonces-tu ?
ask-notrump = Tu es donneur et joues { $system ->
        [natur-a] { system-name-natur-a }
        [natur-b] { system-name-natur-b }
       *[forum] { system-name-forum }
    }. Ouvres-tu { $bid } ?
ask-answer = Ton partenaire a ouvert ; vous jouez { $system ->
        [natur-a] { system-name-natur-a }
        [natur-b] { system-name-natur-b }
       *[forum] { system-name-forum }
    }. Que réponds-tu ?
why-counted = Points d’honneurs : { $points }, points de longueur : { $length }, distribution : { $shape }.
why-it-calls = Cette main annonce { $call }. Cela veut dire :
why-it-opens = Cette main ouvre ainsi : { $call }.
ask-game = Ton partenaire et toi jouez à sans-atout ; il a montré { $low } à { $high } points. Vous êtes { $vulnerable ->
        [1] vulnérables
       *[0] non vulnérables
    }. Manche ou partielle ?
option-game = Manche
option-part-score = Partielle
why-together = Tu as { $points } ; il en manque { $needed } pour { $enough }. Avec { $low } à { $high } points, ton partenaire les a dans { $percent } cas sur 100.
why-game-even = La manche rapporte { $gain } de plus si elle gagne et coûte { $loss } si elle chute d’une : elle paie à partir de { $percent } sur 100.
ask-more = Vous avez demandé { $bid } et êtes sûrs de { $tricks } levées ; une de plus vient dans { $percent } cas sur 100. Vous êtes { $vulnerable ->
        [1] vulnérables
       *[0] non vulnérables
    }. Continuer jusqu’à { $better } ?
option-bid-on = Continuer
option-stay = Rester
why-more-nothing = { $better } reste une partielle : avec la levée de plus tu ne gagnes rien, sans elle tu perds { $loss }.
why-more-gain = { $better } est une manche : avec la levée de plus tu gagnes { $gain }, sans elle tu perds { $loss }.
why-average-gain = À { $percent } sur 100, cela rapporte { $points } points en moyenne.
why-average-loss = À { $percent } sur 100, cela coûte { $points } points en moyenne.
ask-double = Les adversaires jouent { $bid }, { $vulnerable ->
        [1] vulnérables
       *[0] non vulnérables
    }. Dans { $percent } cas sur 100 ils chutent de { $down }, sinon ils gagnent juste. Contres-tu ?
option-double = Contre
option-pass = Passe
why-into-game = { $bid } est une partielle ; contrée et gagnée, elle devient une manche.
why-double-even = Le contre gagne { $gain } de plus si { $bid } chute et coûte { $loss } s’il gagne. Il ne paie qu’à partir de { $percent } sur 100.
ask-aces = Ton partenaire demande les as, l’atout est { $trump }. Que réponds-tu ?
ask-kings = Ton partenaire demande maintenant les rois, l’atout est { $trump }. Que réponds-tu ?
why-aces = As dans ta main : { $count }. Par paliers, c’est { $bid }.
why-kings = Rois dans ta main : { $count }. Par paliers, c’est { $bid }.
why-limit = Mais { $bid } dépasserait { $lowest }. Dis plutôt moins : { $better } veut dire ici « { $count } ou plus ».
ask-sacrifice = Les adversaires ({ $theirs ->
        [1] vulnérables
       *[0] non vulnérables
    }) ont demandé { $bid } et le gagnent. À { $better }, vous ({ $ours ->
        [1] vulnérables
       *[0] non vulnérables
    }) chutez de { $down }, contrés. Que fais-tu ?
option-sacrifice = Défense
option-defend = Passe
why-sacrifice-pays = Leur contrat leur rapporte { $worth }, votre chute ne coûte que { $cost } : tu économises { $difference }.
why-sacrifice-costs = Leur contrat leur rapporte { $worth }, mais votre chute coûte { $cost } : tu perds { $difference }.
