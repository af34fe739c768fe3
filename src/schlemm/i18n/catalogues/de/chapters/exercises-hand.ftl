### Übungen: was ein Blatt wert ist.

ask-points = Wie viele Figurenpunkte hat dieses Blatt?
why-figures = Asse { $aces } × 4, Könige { $kings } × 3, Damen { $queens } × 2, Buben { $jacks } × 1: zusammen { $points }. Die Zehn zählt nichts.
why-strength-weak =
    Mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } ist das Blatt schwach.
why-strength-nearly-opening = Mit { $points } Punkten fehlt wenig zur Eröffnung.
why-strength-opening = { $points } Punkte reichen für eine Eröffnung.
why-strength-strong = Mit { $points } Punkten ist das Blatt stark.
why-strength-very-strong = Mit { $points } Punkten ist das Blatt sehr stark.
ask-length = Wie viele Längenpunkte hat dieses Blatt?
why-addend-first-four = { $suit } ist die erste Viererfarbe: 0.
why-addend-further-four = { $suit } ist eine weitere Viererfarbe: { $points }.
why-addend-length = { $suit } hat { $length } Karten: { $points }.
why-addend-doubleton = { $suit } ist ein Double: { $points }.
why-addend-singleton = { $suit } ist ein Single: { $points }.
why-addend-void = { $suit } fehlt ganz: { $points }.
why-added = Zusammen { $points }.
ask-shortness = Ihr wollt { $strain } spielen. Wie viele Kürzepunkte hat dieses Blatt?
why-short-notrump = In { $strain } kann man nicht { -ruff }: Kurze Farben sind dort Schwächen und zählen 0.
why-short-none = Jede Farbe hat drei Karten oder mehr: 0.
ask-shape = Von welcher Art ist dieses Blatt?
why-shape-balanced = { $shape }: keine Farbe ist sehr lang, keine sehr kurz. { -balanced(form: "Cap") } sind { $percent } von 100 Blättern.
why-shape-one-suited = { $shape }: eine Farbe mit sechs Karten oder mehr, keine zweite mit vier. Einfärber sind { $percent } von 100 Blättern.
why-shape-two-suited = { $shape }: eine Farbe mit fünf Karten oder mehr und eine zweite mit vier oder mehr. Zweifärber sind { $percent } von 100 Blättern.
why-shape-three-suited = { $shape }: drei Farben mit vier Karten oder mehr. Dreifärber sind nur { $percent } von 100 Blättern.
