### Lektion: nicht leichtfertig kontrieren.

lesson-light-doubles-tempting = Die Gegner bleiben niedrig stehen, und du glaubst, sie fallen. Ein Kontra verdoppelt die Strafe. Aber was, wenn sie doch erfüllen?
lesson-light-doubles-plain = Ohne Kontra: { -part-score(form: "ein") }.
lesson-light-doubles-doubled = Mit Kontra: Die verdoppelten Stiche reichen für { -game(form: "ein") }, und die Prämie dafür kommt dazu.
lesson-light-doubles-into = Das niedrigste Gebot, das so { -game(form: "zum") } wird, ist { $bid }; insgesamt sind es { $count }. Rechne nach, wie sicher du sein musst:
lesson-light-doubles-prices = Punkte, wenn sie um einen fallen, und wenn sie genau erfüllen; niemand ist { -vulnerable }. Bei { -game(form: "einem") } ist wenig zu verlieren: Die Prämie bekommen sie ohnehin.
lesson-light-doubles-when = Kontriere { -part-score(form: "einen") } also nur, wenn du die Stiche vor dir siehst, oder wenn die Gegner gleich mehrfach fallen dürften.
