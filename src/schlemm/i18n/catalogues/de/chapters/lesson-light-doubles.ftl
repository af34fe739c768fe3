### Lektion: nicht leichtfertig kontrieren.

lesson-light-doubles-tempting = Die Gegner bleiben niedrig stehen, und du glaubst, sie fallen. Ein Kontra verdoppelt die Strafe. Aber was, wenn sie doch erfüllen?
lesson-light-doubles-plain = Ohne Kontra: ein Teilkontrakt.
lesson-light-doubles-doubled = Mit Kontra: Die verdoppelten Stiche reichen für ein Vollspiel, und seine Prämie kommt dazu.
lesson-light-doubles-into = Das niedrigste Gebot, das so zum Vollspiel wird, ist { $bid }; insgesamt sind es { $count }. Rechne nach, wie sicher du sein musst:
lesson-light-doubles-prices = Punkte, wenn sie um einen fallen, und wenn sie genau erfüllen; niemand ist in Gefahr. Bei einem Vollspiel ist wenig zu verlieren: Die Prämie bekommen sie ohnehin.
lesson-light-doubles-when = Kontriere einen Teilkontrakt also nur, wenn du die Stiche vor dir siehst, oder wenn er gleich mehrfach fallen dürfte.
