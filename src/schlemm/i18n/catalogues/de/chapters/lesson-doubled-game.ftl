### Lektion: wenn ein Kontra ein Vollspiel macht.

lesson-doubled-game-how = Ein Kontra verdoppelt die Punkte der angesagten Stiche. Werden es dadurch hundert oder mehr, bekommt die Seite auch die Prämie für { -game(form: "den") }, obwohl sie { -part-score(form: "einen") } angesagt hat.
lesson-doubled-game-two = { $result }: Das Kontra hat den Gegnern die große Prämie geschenkt.
lesson-doubled-game-which = Kontriert bleibt alles bis { $bid } { -part-score(form: "ein") }; ab { $bid-2 } wird es { -game(form: "ein") }. Rekontriert ist schon nach { $bid-3 } Schluss.
lesson-doubled-game-risk = Rechne mit: Fällt { $bid } einmal, bringt dir das Kontra { $gain } mehr. Wird es erfüllt, kostet es dich { $loss }. Es lohnt sich also erst, wenn der Kontrakt in { $percent } von hundert Fällen fällt.
