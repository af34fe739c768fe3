### Lektion: eröffnen.

lesson-opening-what = Wer als Erster bietet, eröffnet und sagt damit: Ich habe mehr als meinen Anteil. Wie viel mehr, ist Sache der Vereinbarung. Natur A zählt Längenpunkte mit, Natur B nur die Figurenpunkte; Forum rechnet lange Farben ein wenig an.
lesson-opening-count = Ab so vielen Punkten, jeder zählt auf seine Weise, und mit so vielen Karten in Pik oder { suit-H } wird eröffnet.
lesson-opening-long = { $points } Figurenpunkte, aber { $length } Längenpunkte. Natur A sagt { $call }, Natur B { $call-2 }, Forum { $call-3 }.
lesson-opening-flat = { $points } Figurenpunkte und { $length } Längenpunkte, ganz { -balanced }: Natur A sagt { $call }, Natur B { $call-2 }. In Forum verspricht eine { -major } fünf Karten, also { $call-3 }.
lesson-opening-suit = Eröffnet wird die längste Farbe, am liebsten eine mit Figuren. Reicht es nicht, passt du: Dein Partner kommt auch noch dran.
