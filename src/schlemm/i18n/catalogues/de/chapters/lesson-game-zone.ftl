### Lektion: ins Vollspiel.

lesson-game-zone-bonus = Dieselben Stiche, einmal als { -part-score } und einmal als { -game } angesagt: Die Prämie macht den Unterschied.
lesson-game-zone-part = Nur angesagt, was sicher war.
lesson-game-zone-game = { -game(form: "Der") } angesagt.
lesson-game-zone-enough = Wann reicht es? Als Faustregel genügen { $enough } Figurenpunkte in beiden Blättern zusammen für { -game(form: "ein") } in { -notrump }, Pik oder { suit-H }. Deine kennst du; was dein Partner hat, lässt sich abschätzen.
lesson-game-zone-hand = Dein Blatt: { $points } Punkte, es fehlen { $needed }.
lesson-game-zone-chances = Gezählt über alle Blätter, die dein Partner haben kann. Ohne Auskunft ist es ein Wagnis, mit Auskunft oft gewiss.
lesson-game-zone-even = { $bid } statt { $lowest } lohnt sich schon, wenn es in { $percent } % der Fälle glückt, { -vulnerable } sogar bei { $risky } %. Darum: lieber einmal zu viel { -game(form: "ins") }.
