### Das Blatt: was dreizehn Karten wert sind.

title-hand = Dein Blatt – Schlemm
hand-title = Was ist dein Blatt wert?
hand-text = Tipp dreizehn Karten an, schreib sie auf, oder lass geben. Jeder Punkt wird vorgerechnet.
hand-cards = Die Karten
hand-typed = Blatt
hand-typed-hint = Etwa ♠AKD54 ♥K32 ♦DB3 ♣32; eine leere Farbe ist ein Strich
hand-count = { $count } von 13 Karten
hand-deal = Neues Blatt geben
hand-clear = Leeren
hand-share = So verteilt ({ $shape }) sind { $share } aller Blätter; { $class }: { $all }.
hand-opens = Was eröffnet es?
hand-also = Im Grenzbereich auch: { $calls }
hand-partner = Was hat dein Partner?
hand-partner-text = Im Schnitt { $average } Figurenpunkte: ein Drittel von dem, was dir fehlt. So verteilen sich die Möglichkeiten:
hand-together = Ihr zwei zusammen habt …
hand-goal-20 = die Hälfte aller Punkte, 20 oder mehr
hand-goal-25 = genug für { -game(form: "ein") }, 25 oder mehr
hand-goal-33 = genug für einen { -small-slam }, 33 oder mehr
hand-goal-37 = genug für einen { -grand-slam }, 37 oder mehr
hand-fits = Acht oder mehr gemeinsam in …
hand-fit = { $suit } (du hast { $count })
hand-breaks = Wie liegen die fehlenden Karten?
hand-missing = Den Gegnern gehören in einer Farbe
hand-breaks-text = Gezählt über alle Verteilungen, bevor { -auction } und Spiel etwas verraten haben.
