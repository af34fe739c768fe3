### Lektion: was Stiche und Ansagen zählen.

lesson-score-values = Angesagte Stiche zählen in { suit-C } und Karo wenig, in { suit-H } und Pik mehr, und ohne { -trump } kommt für den ersten etwas dazu. Das Wichtigste aber sind die Prämien: eine kleine für { -part-score(form: "einen") }, eine große für { -game(form: "ein") }. { -game(form: "Ein") } ist, was angesagt hundert Punkte oder mehr bringt.
lesson-score-part = { $result }: elf Stiche gemacht, aber nur neun angesagt. Die zwei darüber zählen als { -overtrick }e, { -game(form: "ein") } wird es dadurch nicht.
lesson-score-game = { $result }: dieselben elf Stiche, nur angesagt ist { -game(form: "der") }. Der ganze Unterschied ist die Prämie.
lesson-score-bid = { -game(form: "Ein") } muss also angesagt werden, nicht nur gemacht.
