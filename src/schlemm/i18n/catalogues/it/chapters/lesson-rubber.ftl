### Lezione: il rubber classico.

lesson-rubber-line = Nel rubber classico il foglio ha una linea. Sotto vanno solo le prese dichiarate e fatte, sopra tutto il resto. Chi sotto la linea arriva a { $points } ha vinto una manche, anche in più smazzate.
lesson-rubber-sheet = { $side } mantiene qui due contratti che insieme fanno { $points }: la prima manche. Poi sotto la linea si riparte da zero, per tutti. L’ultima riga è la seconda manche in un colpo solo.
lesson-rubber-danger = Con la prima manche sei { -vulnerable }. Per la singola manche o il parziale qui non c’è premio, solo per gli slam, per i contratti contrati e mantenuti e in una mano sola per quattro o cinque onori d’atout o, a senza, per i quattro assi.
lesson-rubber-bonus = Due manche vincono il rubber e portano { $quick } punti se gli altri non ne hanno, altrimenti { $slow }. Alla fine vince chi ha più punti in tutto.
lesson-rubber-deal = Smazzata
lesson-rubber-below = sotto la linea
lesson-rubber-above = sopra
lesson-rubber-result = { $result }
