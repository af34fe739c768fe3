### Lektion: Schlemms.

lesson-slams-two = Wer { $small } Stiche ansagt und macht, hat einen { -small-slam }; alle { $grand } sind ein { -grand-slam }. Für beide gibt es eine Prämie, zusätzlich zur Prämie für { -game(form: "den") }.
lesson-slams-bonuses = Die Prämie hängt an der Ansage und an der Gefahr, nicht daran, ob kontriert ist.
lesson-slams-whole = Alles zusammen sind hier { $points } Punkte.
lesson-slams-chance = Lohnt sich das? { -small-slam } statt { -game } lohnt sich ab { $small } % Aussicht. Vom kleinen zum großen aber brauchst du schon { $grand } %: Da steht viel mehr auf dem Spiel.
lesson-slams-head = Wofür
lesson-slams-no = { -not-vulnerable }
lesson-slams-yes = { -vulnerable }
lesson-slams-small = { -small-slam }, zusätzlich
lesson-slams-grand = { -grand-slam }, zusätzlich
