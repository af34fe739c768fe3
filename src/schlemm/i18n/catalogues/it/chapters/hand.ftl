### La mano: quanto valgono tredici carte.

title-hand = La tua mano – Schlemm
hand-title = Quanto vale la tua mano?
hand-text = Tocca tredici carte, scrivile, o fattele dare. Ogni punto viene contato davanti a te.
hand-cards = Le carte
hand-typed = Mano
hand-typed-hint = Per esempio ♠ARD54 ♥R32 ♦DF3 ♣32; un vuoto è un trattino
hand-count =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } su 13
hand-deal = Dai un’altra mano
hand-clear = Svuota
hand-share = { $share } di tutte le mani sono distribuite così ({ $shape }); { $class }: { $all }.
hand-distribution = Contare la distribuzione
hand-distribution-length = Colori lunghi
hand-distribution-shortness = Colori corti
hand-distribution-hint = Secondo S1:19 conta la lunghezza, secondo S4:63 la brevità e solo con atout. Al tavolo la forza della mano si conta come il tuo sistema: in Natur B i colori corti, altrimenti i lunghi.
hand-opens = Che cosa apre?
hand-also = Al limite anche: { $calls }
hand-partner = Che cosa ha il compagno?
hand-partner-text = In media { $average } punti onori: un terzo di quelli che ti mancano. Ecco come si distribuiscono:
hand-together = Voi due insieme avete…
hand-goal-20 = metà dei punti, 20 o più
hand-goal-25 = abbastanza per una manche, 25 o più
hand-goal-33 = abbastanza per un piccolo slam, 33 o più
hand-goal-37 = abbastanza per un grande slam, 37 o più
hand-fits = Otto o più carte insieme a…
hand-fit = { $suit } (tu ne hai { $count })
hand-breaks = Come sono divise le carte che mancano?
hand-missing = In un colore gli avversari hanno
hand-breaks-text = Contato su tutte le distribuzioni, prima che licita e gioco abbiano detto qualcosa.
