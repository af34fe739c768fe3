### Die Schule: was über den Lektionen steht.

course-first-steps = Erste Schritte
