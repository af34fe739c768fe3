### Lezione: i punti onori.

lesson-points-scheme = Prima di dichiarare, conta. Un asso vale { $ace }, un re { $king }, una donna { $queen }, un fante { $jack }. Il resto non vale nulla, nemmeno il dieci, che pure è un onore.
lesson-points-example = Questa mano ha { $points } punti onori.
lesson-points-pack = In tutto il mazzo ci sono { $total } punti: in media { $average } a testa. Quelli che tu e il tuo compagno non avete li hanno gli avversari.
lesson-points-bands = Queste forze hanno un nome. Dalla forza d’apertura in su puoi aprire la licita; una mano molto forte è rara.
lesson-points-own = Debole, forte e molto forte sono le parole di una delle fonti. I nomi dei due gradini intermedi sono nostri.
