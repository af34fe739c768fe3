### Lektion: wilde Verteilungen.

lesson-wild-claim = Viele Karten in einer oder zwei Farben sind mehr wert, als die Punkte sagen. Zwei Beispiele mit gleich vielen Punkten zeigen, wie viel das ausmachen kann.
lesson-wild-flat = Süd hat { $shape }. Mit { $points } Punkten beider Blätter sind in Pik { $tricks } Stiche möglich.
lesson-wild-wild = Süd hat { $shape }. Mit { $points } Punkten beider Blätter sind in Pik { $tricks } Stiche möglich.
lesson-wild-why = { $more } Stiche Unterschied bei gleichen Punkten. Die langen Farben liefern Stiche mit kleinen Karten, die kurzen halten die Gegner auf. Gerechnet ist mit offenen Karten und bestem Spiel aller vier.
lesson-wild-care = Nicht jedes wilde Blatt bringt so viel. Es kommt darauf an, dass der Partner Karten in deiner langen Farbe hat; fehlt das, ist auch eine lange Farbe nur mühsam.
