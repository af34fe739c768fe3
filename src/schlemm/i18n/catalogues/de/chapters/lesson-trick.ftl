### Lektion: was ein Stich ist.

lesson-trick-what = Vier Karten, von jedem eine, im Uhrzeigersinn: Das ist ein Stich. Wer ihn gewinnt, spielt zum nächsten aus. Dreizehnmal geht das so, dann ist das Blatt gespielt. Gezählt werden Stiche, nicht die Punkte der Karten darin.
lesson-trick-followed = { suit-H } ist ausgespielt, alle haben { suit-H }. { $seat } gewinnt mit { $card }.
lesson-trick-follow = Wer die ausgespielte Farbe hat, muss sie { -follow }: Farbe auf Farbe. Wer keine Karte in { $suit } hat, spielt, was er will.
lesson-trick-trumps = Ist eine Farbe { -trump }, schlägt sie alle anderen. Damit { -ruff } darf aber nur, wer die ausgespielte Farbe nicht hat.
lesson-trick-ruffed = { $seat } hat kein { suit-H } mehr und { -ruff(form: "er") }: { $card } schlägt sogar { $card-2 }.
