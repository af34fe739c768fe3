### Lektion: ausspielen.

lesson-lead-first = Der Spieler links { -declarer(form: "vom") } spielt aus, bevor { -dummy(form: "der") } liegt. Welche Karte einer Farbe es ist, hat einen Sinn: Sie hilft dir, und sie erzählt dem Partner etwas. Fünf Regeln reichen weit.
lesson-lead-sequence = Eine Folge mit Figur: die höchste, also { $card }.
lesson-lead-fourth = Eine lange Farbe ohne Folge: die vierthöchste, also { $card }.
lesson-lead-low = Drei Karten mit Figur: die kleinste, also { $card }.
lesson-lead-double = Zwei Karten: die höhere, also { $card }.
lesson-lead-ace = Gegen einen Farbkontrakt nie klein unter dem { rank-A }: { $card }. Gegen { $strain } dagegen { $card-2 }.
lesson-lead-why = Und welche Farbe? In { -notrump } deine längste, gegen einen Farbkontrakt gern eine Folge oder ein Single; hat dein Partner geboten, fast immer seine.
