### Lektion: Längenpunkte.

lesson-length-idea = Figuren sind nicht alles. Aus einer langen Farbe kommen Stiche mit kleinen Karten, wenn die anderen keine mehr haben. Darum zählen manche jede Abweichung von der flachsten Verteilung dazu.
lesson-length-counts = Je länger die Farben, desto mehr Längenpunkte.
lesson-length-rule = So wird gezählt: die erste Viererfarbe nichts, jede weitere einen Punkt, eine Fünferfarbe zwei, eine Sechserfarbe drei und so weiter. Drei Karten oder weniger zählen nichts.
lesson-length-example = { $points } Figurenpunkte und { $length } Längenpunkte: Die Blattstärke ist { $total }.
