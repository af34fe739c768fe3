### Was die Übungen fragen, und warum eine Antwort stimmt.

ask-who-wins = Wer gewinnt diesen Stich?
ask-which-card = Du bist dran. Welche Karte darfst du spielen?
why-highest = { $card } ist die höchste Karte in { $suit }. Was in anderen Farben abgeworfen wird, gewinnt nichts.
why-highest-of-all = Alle haben { $suit } { -follow(form: "part") }, und { $card } ist die höchste Karte.
why-only-trump = { $card } ist { -trump(form: "der-adj", adj: "einzig") } und schlägt jede andere Farbe.
why-highest-trump = Mehrere haben { -ruff(form: "part") }; { $card } ist { -trump(form: "der-adj", adj: "höchst") }.
why-follow = Ausgespielt ist { $suit }, und du hast { $suit }: Du musst { -follow }. Wie hoch, ist deine Sache.
why-any = Du hast kein { $suit } mehr: Jede Karte ist erlaubt, auch { -trump(form: "ein") }. Eine Pflicht zu { -ruff } gibt es nicht.
why-any-card = Du hast kein { $suit } mehr: Jede Karte ist erlaubt.
