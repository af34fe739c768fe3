### Ce que demandent les exercices, et pourquoi une réponse est juste.

ask-who-wins = Qui gagne cette levée ?
ask-which-card = C’est à vous. Quelle carte pouvez-vous jouer ?
why-highest = { $card } est la plus haute carte à { $suit }. Ce qu’on défausse dans les autres couleurs ne gagne rien.
why-highest-of-all = Tout le monde a fourni à { $suit }, et { $card } est la plus haute carte.
why-only-trump = { $card } est le seul atout, et l’atout bat toutes les autres couleurs.
why-highest-trump = Plusieurs ont joué atout ; { $card } est le plus haut.
why-any-card = Vous n’avez plus de { $suit } : toute carte convient.
why-follow = On a joué { $suit } et vous en avez : vous devez fournir. À quelle hauteur, c’est vous qui voyez.
why-any = Vous n’avez plus de { $suit } : toute carte convient, même un atout. Personne n’est obligé de couper.
