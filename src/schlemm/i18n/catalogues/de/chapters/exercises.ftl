### Was die Übungen fragen, und warum eine Antwort stimmt.

ask-who-wins = Wer gewinnt diesen Stich?
ask-which-card = Du bist dran. Welche Karte darfst du spielen?
why-highest = { $card } ist die höchste Karte in { $suit }. Was in anderen Farben abgeworfen wird, gewinnt nichts.
why-highest-of-all = Alle haben { $suit } bedient, und { $card } ist die höchste Karte.
why-only-trump = { $card } ist der einzige Trumpf und sticht jede andere Farbe.
why-highest-trump = Mehrere haben getrumpft; { $card } ist der höchste Trumpf.
why-follow = Ausgespielt ist { $suit }, und du hast { $suit }: Du musst bedienen. Wie hoch, ist deine Sache.
why-any = Du hast kein { $suit } mehr: Jede Karte ist erlaubt, auch ein Trumpf. Eine Pflicht zu trumpfen gibt es nicht.
why-any-card = Du hast kein { $suit } mehr: Jede Karte ist erlaubt.
