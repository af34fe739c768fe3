### La scuola: che cosa sta sopra le lezioni.

course-first-steps = Primi passi
