### Lektion: was Stiche und Ansagen zählen.

lesson-score-values = Angesagte Stiche zählen in Treff und Karo wenig, in Coeur und Pik mehr, und ohne Trumpf kommt für den ersten etwas dazu. Das Wichtigste aber sind die Prämien: eine kleine für einen Teilkontrakt, eine große für ein Vollspiel. Ein Vollspiel ist, was angesagt hundert Punkte oder mehr bringt.
lesson-score-part = { $result }: elf Stiche gemacht, aber nur neun angesagt. Die zwei darüber zählen als Überstiche, ein Vollspiel wird es dadurch nicht.
lesson-score-game = { $result }: dieselben elf Stiche, nur angesagt ist das Vollspiel. Der ganze Unterschied ist die Prämie.
lesson-score-bid = Ein Vollspiel muss also angesagt werden, nicht nur gemacht.
