### Lezione: due tavoli, le stesse carte.

lesson-teams-tables = Nell’incontro a squadre giocate in quattro a due tavoli: una coppia in Nord-Sud al primo, l’altra in Est-Ovest al secondo. Le carte viaggiano. Si confronta solo quello che avete fatto con le stesse mani.
lesson-teams-lost = { $result } è mantenuto, perfino con una presa in più. Ma all’altro tavolo c’è { $result-2 }: la squadra perde { $points } punti.
lesson-teams-imps = Le grandi differenze non devono decidere tutto, perciò si convertono in IMP: { $points } sta fra { $low } e { $high } e vale { $count } IMP.
lesson-teams-total = Si può fare anche senza convertire: allora i punti di tutti i board si sommano, come nel rubber.
lesson-teams-visit = Giocare un incontro a punti dello score
lesson-teams-aim = La domanda non è mai se avevi belle carte, ma se ne hai fatto più degli altri.
