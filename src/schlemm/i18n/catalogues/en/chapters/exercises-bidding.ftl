### Exercises: bidding and weighing.

ask-open = You are dealer and play { $system ->
        [natur-a] { system-name-natur-a }
        [natur-b] { system-name-natur-b }
       *[forum] { system-name-forum }
    }. What do you bid?
ask-notrump = You are dealer and play { $system ->
        [natur-a] { system-name-natur-a }
        [natur-b] { system-name-natur-b }
       *[forum] { system-name-forum }
    }. Do you open { $bid }?
ask-answer = Your partner has opened; you play { $system ->
        [natur-a] { system-name-natur-a }
        [natur-b] { system-name-natur-b }
       *[forum] { system-name-forum }
    }. What do you respond?
why-counted = High-card points: { $points }, length points: { $length }, shape: { $shape }.
why-it-calls = The system says { $call } with this hand. It means:
why-it-opens = This hand opens like this: { $call }.
ask-game = You and your partner mean to play in { -notrump }; partner has shown { $low } to { $high } points. You are { $vulnerable ->
        [1] vulnerable
       *[0] not vulnerable
    }. Game or a { -part-score }?
option-game = Game
option-part-score = { -part-score(form: "Cap") }
why-together = You have { $points }; { $needed } more make { $enough }. With { $low } to { $high } points your partner has that many in { $percent } cases out of 100.
why-game-even = Game brings { $gain } more if it makes and costs { $loss } if it fails by one: it pays from { $percent } in 100.
ask-more = You have bid { $bid } and are sure of { $tricks } tricks; one more comes in { $percent } cases out of 100. You are { $vulnerable ->
        [1] vulnerable
       *[0] not vulnerable
    }. On to { $better }?
option-bid-on = Bid on
option-stay = Stay
why-more-nothing = { $better } is still a { -part-score }: with the extra trick you gain nothing, without it you lose { $loss }.
why-more-gain = { $better } is game: with the extra trick you gain { $gain }, without it you lose { $loss }.
why-average-gain =
    At { $percent } in 100 that brings { $points ->
        [one] { $points } point
       *[other] { $points } points
    } on average.
why-average-loss =
    At { $percent } in 100 that costs { $points ->
        [one] { $points } point
       *[other] { $points } points
    } on average.
ask-double = They play { $bid }, { $vulnerable ->
        [1] vulnerable
       *[0] not vulnerable
    }. In { $percent } cases out of 100 they go down { $down }, else they just make it. Do you double?
option-double = Double
option-pass = Pass
why-into-game = { $bid } is a { -part-score }; doubled and made it becomes game.
why-double-even = The double wins { $gain } more if { $bid } fails and costs { $loss } if it makes. It pays from { $percent } in 100 only.
ask-aces = Your partner asks for aces; { $trump } is trumps. What do you respond?
ask-kings = Your partner now asks for kings; { $trump } is trumps. What do you respond?
why-aces = Aces in your hand: { $count }. By steps that is { $bid }.
why-kings = Kings in your hand: { $count }. By steps that is { $bid }.
why-limit = But { $bid } would go past { $lowest }. Rather understate: { $better } here means “{ $count } or more”.
ask-sacrifice = They ({ $theirs ->
        [1] vulnerable
       *[0] not vulnerable
    }) have bid { $bid } and will make it. In { $better } you ({ $ours ->
        [1] vulnerable
       *[0] not vulnerable
    }) go down { $down } doubled. What do you do?
option-sacrifice = Sacrifice
option-defend = Pass
why-sacrifice-pays = Their contract brings them { $worth }, your loss is only { $cost }: you save { $difference }.
why-sacrifice-costs = Their contract brings them { $worth }, but your loss is { $cost }: you lose { $difference }.
