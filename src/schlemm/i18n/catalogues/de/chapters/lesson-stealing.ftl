### Lektion: stehlen, warum Verteilung zählt.

lesson-stealing-short = Eine kurze Farbe ist schnell aufgebraucht. Danach darfst du trumpfen, und dein kleinster Trumpf schlägt ihr As: Du stiehlst den Stich. Sieh dir dieselben fünf Karten zweimal an, Karte für Karte.
lesson-stealing-notrump = Gibt es keinen Trumpf, laufen die Coeurs von West: { $side } macht noch { $tricks } Stiche.
lesson-stealing-spades = Mit Pik als Trumpf stiehlt der Tisch zweimal: { $side } macht { $tricks } Stiche.
lesson-stealing-why = Dieselben Karten, { $more } Stiche mehr. Beides ist nachgerechnet: Besser spielen kann keine Seite. Deshalb zählt eine kurze Farbe Punkte, wenn ihr einen Trumpf habt.
