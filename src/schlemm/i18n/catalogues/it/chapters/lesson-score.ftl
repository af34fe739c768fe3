### Lezione: quanto valgono prese e contratti.

lesson-score-values = Le prese dichiarate valgono poco a fiori e a quadri, di più a cuori e a picche, e a senza la prima vale qualcosa in più. Ma contano soprattutto i premi: piccolo per un parziale, grande per una manche. È manche ciò che in prese dichiarate porta cento punti o più.
lesson-score-part = { $result }: undici prese fatte, ma solo nove dichiarate. Le due in più sono { -overtrick(form: "pl") } e non ne fanno una manche.
lesson-score-game = { $result }: le stesse undici prese, ma la manche è dichiarata. Tutta la differenza è il premio.
lesson-score-bid = La manche dunque va dichiarata, non solo fatta.
