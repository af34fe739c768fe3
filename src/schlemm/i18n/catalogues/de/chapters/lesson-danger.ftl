### Lektion: was die Gefahr ändert.

lesson-danger-what = Jede Seite ist in jeder { -deal } entweder { -vulnerable } oder nicht. Ist sie es, sind die Prämien größer und die Strafen auch; die Stiche selbst zählen gleich.
lesson-danger-changes = { -part-score(form: "Der") } zählt immer gleich viel. Alles andere wird größer.
lesson-danger-whose = Es kommt nur auf die Seite an, die den Kontrakt spielt. Ob die { -defender } { -vulnerable } sind, ändert an der Rechnung nichts.
lesson-danger-when = Wer es ist, liegt fest: im Turnier an der Nummer des Boards, im { -rubber } zu vier an der { -deal } – zuerst niemand, dann die Seite, die gibt, zuletzt alle. Im klassischen { -rubber } bist du es, sobald ihr { -game(form: "ein") } gewonnen habt.
lesson-danger-head = Wofür
lesson-danger-no = { -not-vulnerable }
lesson-danger-yes = { -vulnerable }
lesson-danger-part-score = { -part-score }
lesson-danger-game = { -game }
lesson-danger-small = { -small-slam }, zusätzlich
lesson-danger-grand = { -grand-slam }, zusätzlich
lesson-danger-undertrick = Jeder { -undertrick }, ohne Kontra
