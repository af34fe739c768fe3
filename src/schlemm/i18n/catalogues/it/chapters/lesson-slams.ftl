### Lezione: gli slam.

lesson-slams-two = Chi dichiara e fa { $small } prese ha un { -small-slam }; tutte e { $grand } sono un { -grand-slam }. Per entrambi c’è un premio, oltre a quello di manche.
lesson-slams-bonuses = Il premio dipende dalla dichiarazione e dalla zona, non dal { -double }.
lesson-slams-whole = Tutto insieme qui fa { $points } punti.
lesson-slams-chance = Conviene? Un { -small-slam } invece della manche conviene dal { $small }% di probabilità. Dal piccolo al grande serve già il { $grand }%: la posta è molto più alta.
lesson-slams-head = Per che cosa
lesson-slams-no = { -not-vulnerable }
lesson-slams-yes = { -vulnerable }
lesson-slams-small = { -small-slam }, in più
lesson-slams-grand = { -grand-slam }, in più
