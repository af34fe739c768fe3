### Lezione: quando un contratto cade.

lesson-down-each = Se mancano prese, i punti vanno agli avversari e le tue prese non contano. Ogni presa che manca è una down: con sei prese in un contratto di uno sei sotto di una, { $result }. Senza { -double } una down costa { $white }, { -vulnerable } { $red }.
lesson-down-plain = { $result }, senza { -double }: semplicemente per due.
lesson-down-doubled = Contrato diventa caro, e sempre di più: la prima down costa il doppio, le altre ancora di più. Surcontrato si raddoppia tutto un’altra volta.
lesson-down-doubled-sum = { $result }: la somma cresce più in fretta delle down.
lesson-down-who = Perciò contra chi è sicuro che cadrai. E perciò una down senza { -double } spesso non è una disgrazia.
