### Lezione: la manche va dichiarata.

lesson-game-bid-hundred = Se le prese dichiarate portano { $points } punti o più, è una manche, e c’è un grande premio. La cosa più facile è ricordare da dove comincia.
lesson-game-bid-lowest = Senza atout bastano nove prese, nei { -major(form: "pl") } dieci, nei minori undici.
lesson-game-bid-same = Conta solo quello che si fa? No. Undici prese a picche, due volte: { $result } porta { $points }, { $result-2 } porta { $points-2 }.
lesson-game-bid-bonus = La differenza di { $more } è il premio, e dipende soltanto dalla dichiarazione.
lesson-game-bid-chance = Dichiarare è anche rischiare: se cadi a { $bid }, sarebbe bastato { $bid-2 }. In media il rischio paga già con il { $white }% di probabilità della decima presa, { -vulnerable } perfino con il { $red }%.
lesson-game-bid-head = Dichiarazione minima
lesson-game-bid-tricks = Prese
lesson-game-bid-points = Punti
lesson-game-bid-one = { $bid }
