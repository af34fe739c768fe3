### La scuola: che cosa sta sopra le lezioni.

title-school = La scuola – Schlemm
title-lesson = Lezione – Schlemm
course-first-steps = Primi passi
school-title = La scuola
school-text = Lezioni brevi, ognuna con qualcosa da fare. Le domande sono sempre nuove, e dopo ogni risposta sai perché.
school-hand = Le tue carte
school-trump = L’atout è { $strain }.
school-no-trump = Si gioca a { $strain }, senza atout.
school-leader = È uscito { $seat }.
school-vulnerable = { -vulnerable }
school-not-vulnerable = { -not-vulnerable }
school-back = Indietro
school-on = Avanti
school-answers = Risposte
school-number = Il tuo numero
school-answer = Rispondi
school-right = Giusto.
school-wrong = Purtroppo no.
school-next = Prossima domanda
school-row = { $count } di { $enough } giuste di fila
school-before = Lezione precedente
school-after = Lezione successiva
school-all = Tutte le lezioni
lesson-trick = La presa
lesson-score = Quanto vale un contratto
course-counting = Contare
