### Lezione: non contrare alla leggera.

lesson-light-doubles-tempting = Gli avversari si fermano in basso, e credi che cadano. Il { -double } raddoppia la penalità. Ma se invece ce la fanno?
lesson-light-doubles-plain = Senza { -double }: un parziale.
lesson-light-doubles-doubled = Con il { -double }: le prese raddoppiate bastano per la manche, e il suo premio si aggiunge.
lesson-light-doubles-into = La dichiarazione più bassa che diventa così manche è { $bid }; in tutto sono { $count }. Calcola quanto devi essere sicuro:
lesson-light-doubles-prices = Punti se cadono di una e se fanno giusto; nessuno in zona. Contro una manche c’è meno da perdere: il premio lo prendono comunque.
lesson-light-doubles-when = Contra dunque un parziale solo se vedi le prese davanti a te, o se deve cadere di molto.
