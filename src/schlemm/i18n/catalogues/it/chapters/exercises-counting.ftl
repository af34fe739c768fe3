### Che cosa chiedono gli esercizi sui conti, e perché una risposta è giusta.

ask-down =
    { $vulnerable ->
        [1] { $result }, e la coppia è { -vulnerable }. Quanti punti vanno agli avversari?
       *[0] { $result }, e la coppia è { -not-vulnerable }. Quanti punti vanno agli avversari?
    }
ask-kind = Che cos’è { $bid }?
ask-becomes-game =
    { $factor ->
        [4] { $bid } viene surcontrato e mantenuto. Spetta il premio di manche?
       *[2] { $bid } viene contrato e mantenuto. Spetta il premio di manche?
    }
ask-slam =
    { $vulnerable ->
        [1] { $result }, { -vulnerable }. Quant’è il solo premio di slam? (0 se non c’è)
       *[0] { $result }, { -not-vulnerable }. Quant’è il solo premio di slam? (0 se non c’è)
    }
ask-danger-robber = Rubber di quattro, smazzata { $deal }, mazziere { $seat }. Chi è { -vulnerable }?
ask-danger-rubber = Rubber classico. Manche vinte: Nord-Sud { $ours }, Est-Ovest { $theirs }. Chi è { -vulnerable }?
ask-danger-board = Torneo, board { $number }. Chi è { -vulnerable }?
ask-below = Rubber classico: { $result }. Quanti punti vanno sotto la linea?
ask-game-won = Rubber classico: questa coppia ha { $before } sotto la linea. Ora arriva { $result }. Ha vinto una manche?
ask-imps = Board di torneo, { $vulnerability }. Quanti IMP prende la tua squadra? (con il meno, se li perde)
why-sum = Il conto: { $terms } = { $points }.
why-theirs = Vanno agli avversari; per questa coppia sono { $points }.
why-other-danger =
    { $vulnerable ->
        [1] Quello sarebbe il numero per una coppia { -not-vulnerable }.
       *[0] Quello sarebbe il numero per una coppia { -vulnerable }.
    }
why-not-simple = Non è semplicemente il doppio: contrata, la prima presa down costa qui { $first }, la seconda e la terza { $next } ciascuna, ogni altra { $later }.
why-reaches-game = { $bid } porta { $terms } = { $points } punti, cioè cento o più.
why-below-game = { $bid } porta { $terms } = { $points } punti, cioè meno di cento.
why-slam-level = { $bid } promette { $tricks } prese su tredici.
why-doubled-game = { $bid } conta ({ $terms }) × { $factor } = { $points }. Sono cento o più.
why-doubled-part = Anche così { $bid } conta solo ({ $terms }) × { $factor } = { $points }, meno di cento.
why-slam-bonus = Porta { $points }, oltre alle prese e al premio di manche.
why-slam-not-bid = Le prese sono { $tricks }, ma si era dichiarato { $bid }. Il premio è solo per gli slam dichiarati.
why-with-game = { $sum } è la somma di { $game } per la manche e { $points } per lo slam: così sta sui fogli italiani.
why-first-deal = Nella prima delle quattro smazzate nessuno è { -vulnerable }, né { $side } né gli altri.
why-dealers-side = Nella seconda e nella terza è la coppia che dà le carte, qui { $side }.
why-last-deal = Nell’ultima smazzata lo sono entrambe le coppie, non solo { $side }.
why-has-a-game = Lo è chi ha già vinto una manche: { $vulnerability }.
why-danger-first = Fino al board 4 in quest’ordine: nessuno, Nord-Sud, Est-Ovest, tutti. Board { $number }: { $vulnerability }.
why-danger-shifts = Ogni quattro board la serie «nessuno, Nord-Sud, Est-Ovest, tutti» scorre di un posto. Board { $number }: { $vulnerability }.
why-below = Sotto la linea vanno solo le prese dichiarate: { $points }. Tutto il resto sta sopra.
why-nothing-below = Sotto la linea vanno solo i contratti mantenuti, quindi qui { $points }. La penalità gli avversari la segnano sopra.
why-above = Questo è tutto insieme. Sotto la linea contano solo le prese dichiarate e fatte, qui { $points }.
why-game-won = { $before } di prima e { $points } di adesso fanno { $reached }: cento o più.
why-game-not-yet = { $before } di prima e { $points } di adesso fanno { $reached }: non ancora cento.
why-difference = Al tavolo 1 prendete { $first }, al tavolo 2 { $second }; insieme fa { $points }.
why-imps =
    { $count ->
        [one] Una differenza da { $low } a { $high } vale { $count } IMP.
       *[other] Una differenza da { $low } a { $high } vale { $count } IMP.
    }
why-other-team = Il numero è giusto, ma per l’altra squadra.
ask-score =
    { $vulnerable ->
        [1] Quanto vale { $result }, se la coppia è { -vulnerable }?
       *[0] Quanto vale { $result }, se la coppia è { -not-vulnerable }?
    }
