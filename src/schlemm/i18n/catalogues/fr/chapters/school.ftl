### L’école : ce qui est écrit au-dessus des leçons.

course-first-steps = Premiers pas
