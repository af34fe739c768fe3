### Lezione: tagliare, perché la distribuzione conta.

lesson-stealing-short = Un colore corto finisce presto. Poi puoi tagliare, e il tuo atout più piccolo batte il loro asso: rubi la presa. Guarda le stesse cinque carte due volte, una per una.
lesson-stealing-notrump = Senza atout corrono le cuori di Ovest: { $side } fa ancora { $tricks } prese.
lesson-stealing-spades = Con picche atout il morto taglia due volte: { $side } fa { $tricks } prese.
lesson-stealing-why = Le stesse carte, { $more } prese in più. In entrambi i casi il miglior gioco di tutti porta proprio a questo. Ecco perché un colore corto vale punti quando avete un atout.
