### L’école : ce qui est écrit au-dessus des leçons.

title-school = L’école – Schlemm
title-lesson = Leçon – Schlemm
course-first-steps = Premiers pas
school-title = L’école
school-text = De courtes leçons, chacune avec quelque chose à faire. Les questions sont toujours nouvelles, et après chaque réponse tu sais pourquoi.
school-hand = Tes cartes
school-trump = L’atout est { $strain }.
school-no-trump = On joue à { $strain }, sans couleur d’atout.
school-leader = L’entame vient de { $seat }.
school-vulnerable = { -vulnerable }
school-not-vulnerable = { -not-vulnerable }
school-back = Retour
school-on = Suite
school-answers = Réponses
school-number = Ton nombre
school-answer = Répondre
school-right = C’est juste.
school-wrong = Pas cette fois.
school-next = Question suivante
school-row = { $count } sur { $enough } justes de suite
school-before = Leçon précédente
school-after = Leçon suivante
school-all = Toutes les leçons
lesson-trick = La levée
lesson-score = Ce que vaut un contrat
course-counting = Compter
