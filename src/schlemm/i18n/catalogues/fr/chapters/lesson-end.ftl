### Leçon : quand finissent les enchères.

lesson-end-three = Trois passes de suite après une enchère, et c’est fini. La dernière enchère est le contrat : son nombre dit combien de levées il faut, sa couleur est l’atout ; après sans-atout, il n’y en a pas.
lesson-end-over = { $bid }, puis trois passes : on joue { $contract }.
lesson-end-four = Si trois passent au début, le quatrième a encore la parole. S’il passe aussi, il n’y a rien à jouer. À la maison on redonne, en tournoi les deux camps marquent zéro.
lesson-end-contract = Un contrat, ce sont trois choses : la dernière enchère, si elle est contrée, et qui la joue.
