### Lezione: quando un contro regala la manche.

lesson-doubled-game-how = Il { -double } raddoppia i punti delle prese dichiarate. Se così diventano cento o più, spetta anche il premio di manche, benché sia stato dichiarato solo un parziale.
lesson-doubled-game-two = { $result }: il { -double } ha regalato agli avversari il premio grande.
lesson-doubled-game-which = Contrato, tutto fino a { $bid } resta un parziale; da { $bid-2 } è manche. Surcontrati, i parziali finiscono con { $bid-3 }.
lesson-doubled-game-risk = Fa’ il conto: se { $bid } cade di una, il { -double } ti porta { $gain } in più. Se viene mantenuto, ti costa { $loss }. Conviene dunque solo se il contratto cade { $percent } volte su cento.
