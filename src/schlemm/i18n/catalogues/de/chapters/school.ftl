### Die Schule: was über den Lektionen steht.

title-school = Die Schule – Schlemm
title-lesson = Lektion – Schlemm
course-first-steps = Erste Schritte
school-title = Die Schule
school-text = Kurze Lektionen, jede mit etwas zu tun. Die Aufgaben sind jedes Mal neu, und nach jeder Antwort erfährst du, warum.
school-hand = Deine Karten
school-trump = Trumpf ist { $strain }.
school-no-trump = Gespielt wird { $strain }, ohne Trumpf.
school-leader = { $seat } hat ausgespielt.
school-vulnerable = { -vulnerable }
school-not-vulnerable = { -not-vulnerable }
school-back = Zurück
school-on = Weiter
school-answers = Antworten
school-number = Deine Zahl
school-answer = Antworten
school-right = Richtig.
school-wrong = Leider nicht.
school-next = Nächste Aufgabe
school-row = { $count } von { $enough } hintereinander richtig
school-before = Vorige Lektion
school-after = Nächste Lektion
school-all = Alle Lektionen
lesson-trick = Der Stich
lesson-score = Was eine Ansage zählt
course-counting = Rechnen
