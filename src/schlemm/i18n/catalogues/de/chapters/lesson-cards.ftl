### Lektion: die Karten.

lesson-cards-pack = Ein Kartenspiel hat { $cards } Karten in vier Farben, von jeder { $each }. Joker gibt es keine.
lesson-cards-order = Alle Pik, von oben nach unten: { rank-A }, König, Dame, Bube und dann die Zahlen. In jeder Farbe ist es dieselbe Reihe.
lesson-cards-suits = Auch die Farben haben eine Ordnung, von unten: { $suit-1 }, { $suit-2 }, { $suit-3 }, { $suit-4 }. Die ersten zwei heißen Unterfarben, die anderen { -major }n. Im Stich ist keine Farbe besser als die andere, solange sie nicht { -trump } ist; die Ordnung brauchst du zum Bieten.
lesson-cards-honours = { rank-A }, König, Dame, Bube und Zehn sind die Honneurs. Die ersten vier heißen auch Figuren und zählen Punkte; { $card } ist zwar ein Honneur, zählt aber keine.
lesson-cards-points = Mit diesen Punkten schätzt du ab, wie stark deine Karten sind. Gewonnen wird aber mit Stichen.
lesson-cards-card = Karte
lesson-cards-figures = Figurenpunkte
lesson-cards-one = { $card }
