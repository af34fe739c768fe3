### Lektion: sich merken.

lesson-memory-last = Den letzten Stich darfst du noch ansehen, bis zum nächsten ausgespielt ist. Danach bleibt nur das Gedächtnis. Niemand merkt sich alles auf einmal; fang mit dem Wichtigsten an.
lesson-memory-auction = Das Erste ist { -auction(form: "der") }: Wer hat welche Farbe genannt, wer gepasst? So erfährst du, wo die Karten liegen, noch bevor eine gespielt ist.
lesson-memory-told = { $seat } hat Pik gezeigt, { $seat-2 } { suit-H }: Das merkst du dir als eine kleine Geschichte.
lesson-memory-cards = Dann die Karten. Zähl zuerst die { -trump(form: "pl") }, die gefallen sind, und merk dir die Figuren. Kleine Karten kommen später von selbst dazu.
lesson-memory-gone = Aus diesem Stich merkst du dir: { $card } ist fort, und gefallene { $trump }: { $count }.
