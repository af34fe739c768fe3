### Lezione: le distribuzioni.

lesson-shapes-notation = Come si dividono le tue carte si scrive dal colore più lungo: { $shape } significa due colori quarti, un terzo e un doppio, quali che siano. Nessuna distribuzione è più frequente.
lesson-shapes-classes = Quattro tipi bastano per parlare di una mano: bilanciata, oppure con uno, due o tre colori lunghi.
lesson-shapes-shares = Quasi metà delle mani è bilanciata; le tricolori sono rare.
lesson-shapes-most = La distribuzione più piatta, { $flat }, non è la più frequente. In tutto ce ne sono { $count }.
