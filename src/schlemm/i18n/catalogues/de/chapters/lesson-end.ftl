### Lektion: wann das Bieten zu Ende ist.

lesson-end-three = Drei { -pass } hintereinander nach einem Gebot, und Schluss. Das letzte Gebot ist der Kontrakt: Seine Zahl sagt, wie viele Stiche nötig sind, seine Farbe ist { -trump }, und nach { -notrump } wird ohne { -trump } gespielt.
lesson-end-over = { $bid }, dann dreimal { -pass }: Gespielt wird { $contract }.
lesson-end-four = Passen gleich am Anfang drei, so darf auch der Vierte noch bieten. Passt er auch, gibt es nichts zu spielen. Zu Hause wird dann neu gegeben, im Turnier schreiben beide null.
lesson-end-contract = Zum Kontrakt gehören drei Angaben: das letzte Gebot, ob es kontriert ist, und wer es spielt.
