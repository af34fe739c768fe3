### Lektion: Kürzepunkte.

lesson-shortness-rule = Statt der langen kann man die kurzen Farben zählen: eine fehlende Farbe (Chicane) { $void }, eine einzelne Karte (Single) { $single }, zwei Karten (Double) { $double }.
lesson-shortness-example = { $points } Figurenpunkte, dazu { $short } für Kürze: { $total }, wenn eine Farbe { -trump } wird.
lesson-shortness-notrump = Kürze ist etwas wert, weil man { -ruff } kann. In { $strain } gibt es { -trump(form: "keinen") }: Dort ist sie eine Schwäche und darf nicht gezählt werden.
lesson-shortness-either = Zähle Länge oder Kürze, nie beides: Wer lange Farben hat, hat auch kurze. Das Blatt oben hätte { $length } Längenpunkte statt { $short } Kürzepunkte.
