### Lektion: stehlen, warum Verteilung zählt.

lesson-stealing-short = Eine kurze Farbe ist schnell aufgebraucht. Danach darfst du { -ruff }, und schon { -trump(form: "ein-adj", adj: "klein") } schlägt ihr { rank-A }: So holst du dir ihren Stich. Sieh dir dieselben fünf Karten zweimal an, Karte für Karte.
lesson-stealing-notrump = Gibt es { -trump(form: "keinen") }, laufen die { suit-H } von West: { $side } macht noch { $tricks } Stiche.
lesson-stealing-spades = Mit Pik als { -trump } { -ruff(form: "er") } { -dummy(form: "der") } zweimal: { $side } macht { $tricks } Stiche.
lesson-stealing-why = Dieselben Karten, { $more } Stiche mehr. Beides ist nachgerechnet: Besser spielen kann keine Seite. Deshalb zählt eine kurze Farbe Punkte, wenn ihr { -trump(form: "einen") } habt.
