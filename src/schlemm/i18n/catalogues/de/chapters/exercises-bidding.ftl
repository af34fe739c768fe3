### Übungen: bieten und abwägen.

ask-open = Du bist { -dealer } und spielst { $system ->
        [natur-a] { system-name-natur-a }
        [natur-b] { system-name-natur-b }
       *[forum] { system-name-forum }
    }. Was bietest du?
ask-notrump = Du bist { -dealer } und spielst { $system ->
        [natur-a] { system-name-natur-a }
        [natur-b] { system-name-natur-b }
       *[forum] { system-name-forum }
    }. Eröffnest du { $bid }?
ask-answer = Dein Partner hat eröffnet, ihr spielt { $system ->
        [natur-a] { system-name-natur-a }
        [natur-b] { system-name-natur-b }
       *[forum] { system-name-forum }
    }. Was antwortest du?
why-counted = Figurenpunkte: { $points }, Längenpunkte: { $length }, Verteilung: { $shape }.
why-it-calls = Dieses Blatt sagt { $call }. Das heißt:
why-it-opens = Dieses Blatt eröffnet so: { $call }.
ask-game = Du spielst mit deinem Partner in { -notrump }; er hat { $low } bis { $high } Punkte gezeigt. Ihr seid { $vulnerable ->
        [1] { -vulnerable }
       *[0] { -not-vulnerable }
    }. { -game } oder { -part-score }?
option-game = { -game }
option-part-score = { -part-score }
why-together = Du hast { $points }; zu { $enough } fehlen { $needed }. Mit { $low } bis { $high } Punkten hat dein Partner so viel in { $percent } von 100 Fällen.
why-game-even = { -game(form: "Der") } bringt { $gain } mehr, wenn es glückt, und kostet { $loss }, wenn es um einen fällt: Es lohnt sich ab { $percent } von 100.
ask-more = Ihr habt { $bid } geboten und macht sicher { $tricks } Stiche; einer mehr kommt in { $percent } von 100 Fällen. Ihr seid { $vulnerable ->
        [1] { -vulnerable }
       *[0] { -not-vulnerable }
    }. Weiter auf { $better }?
option-bid-on = Weiterbieten
option-stay = Stehen lassen
why-more-nothing = { $better } bleibt { -part-score(form: "ein") }: Mit dem Stich mehr gewinnst du nichts dazu, ohne ihn verlierst du { $loss }.
why-more-gain = { $better } ist { -game(form: "ein") }: Mit dem Stich mehr gewinnst du { $gain }, ohne ihn verlierst du { $loss }.
why-average-gain =
    Bei { $percent } von 100 bringt das im Schnitt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
why-average-loss =
    Bei { $percent } von 100 kostet das im Schnitt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
ask-double = Die Gegner spielen { $bid }, { $vulnerable ->
        [1] { -vulnerable }
       *[0] { -not-vulnerable }
    }. In { $percent } von 100 Fällen fallen sie um { $down }, sonst erfüllen sie genau. Kontrierst du?
option-double = Kontra
option-pass = { -pass }
why-into-game = { $bid } ist { -part-score(form: "ein") }; im Kontra erfüllt wird daraus { -game(form: "ein") }.
why-double-even = Das Kontra gewinnt { $gain } dazu, wenn { $bid } fällt, und kostet { $loss }, wenn es erfüllt wird. Es lohnt sich erst ab { $percent } von 100.
ask-aces = Dein Partner fragt nach Assen, { $trump } ist { -trump }. Was antwortest du?
ask-kings = Dein Partner fragt jetzt nach Königen, { $trump } ist { -trump }. Was antwortest du?
why-aces = Asse in deinem Blatt: { $count }. Nach Stufen heißt das { $bid }.
why-kings = Könige in deinem Blatt: { $count }. Nach Stufen heißt das { $bid }.
why-limit = { $bid } ginge aber über { $lowest } hinaus. Untertreibe lieber: { $better } heißt hier „{ $count } oder mehr“.
ask-sacrifice = Die Gegner ({ $theirs ->
        [1] { -vulnerable }
       *[0] { -not-vulnerable }
    }) haben { $bid } geboten und erfüllen es. Mit { $better } fallt ihr ({ $ours ->
        [1] { -vulnerable }
       *[0] { -not-vulnerable }
    }) kontriert um { $down }. Was tust du?
option-sacrifice = { -sacrifice }
option-defend = Passen
why-sacrifice-pays = Ihr Kontrakt bringt ihnen { $worth }, euer Fall kostet nur { $cost }: Du sparst { $difference }.
why-sacrifice-costs = Ihr Kontrakt bringt ihnen { $worth }, euer Fall kostet aber { $cost }: Du verlierst { $difference }.
