### Was ein Blatt wert ist: Schemata, Verteilung, Stärke und die Summanden.

## Schemata

scheme-figure = Figurenpunkte
scheme-length = Längenpunkte
scheme-shortness = Kürzepunkte

## Verteilung (S4:51-59)

shape-balanced = { -balanced(form: "Cap") } verteilt
shape-one-suited = Einfärber
shape-two-suited = Zweifärber
shape-three-suited = Dreifärber

## Stärke nach Figurenpunkten (S4:49)

strength-weak = schwach
strength-nearly-opening = knapp unter der Eröffnung
strength-opening = Eröffnungsstärke
strength-strong = stark
strength-very-strong = sehr stark

## Summanden; die Punkte stehen daneben

addend-ace = { rank-A } in { $suit }
addend-king = König in { $suit }
addend-queen = Dame in { $suit }
addend-jack = Bube in { $suit }
addend-first-four = Erste Viererfarbe, { $suit }
addend-further-four = Weitere Viererfarbe, { $suit }
addend-length = { $length } Karten in { $suit }
addend-doubleton = Double in { $suit }
addend-singleton = Single in { $suit }
addend-void = Chicane in { $suit }
