### Lezione: che cosa cambia la zona.

lesson-danger-what = In ogni smazzata una coppia è { -vulnerable } oppure no. Se lo è, i premi sono più grandi e le penalità anche; le prese contano uguale.
lesson-danger-changes = Il parziale conta sempre lo stesso. Tutto il resto cresce.
lesson-danger-whose = Importa solo la coppia che gioca il contratto. Se i difensori sono { -vulnerable }, nel conto non cambia nulla.
lesson-danger-when = Chi lo è sta scritto: in torneo secondo il numero del board, nel rubber di quattro secondo la smazzata – prima nessuno, poi la coppia che dà le carte, alla fine tutti. Nel rubber classico lo sei appena avete vinto una manche.
lesson-danger-head = Per che cosa
lesson-danger-no = { -not-vulnerable }
lesson-danger-yes = { -vulnerable }
lesson-danger-part-score = { -part-score }
lesson-danger-game = { -game }
lesson-danger-small = { -small-slam }, in più
lesson-danger-grand = { -grand-slam }, in più
lesson-danger-undertrick = Ogni presa down, senza { -double }
