### Was die Übungen zum Rechnen fragen, und warum eine Antwort stimmt.

ask-down =
    { $vulnerable ->
        [1] { $result }, und diese Seite ist { -vulnerable }. Wie viele Punkte bekommen die Gegner?
       *[0] { $result }, und diese Seite ist { -not-vulnerable }. Wie viele Punkte bekommen die Gegner?
    }
ask-kind = Was ist { $bid }?
ask-becomes-game =
    { $factor ->
        [4] { $bid } wird rekontriert und erfüllt. Gibt es dafür die Prämie für { -game(form: "den") }?
       *[2] { $bid } wird kontriert und erfüllt. Gibt es dafür die Prämie für { -game(form: "den") }?
    }
ask-slam =
    { $vulnerable ->
        [1] { $result }, { -vulnerable }. Wie hoch ist allein die { -slam }prämie? (0, wenn es keine gibt)
       *[0] { $result }, { -not-vulnerable }. Wie hoch ist allein die { -slam }prämie? (0, wenn es keine gibt)
    }
ask-danger-robber = { -rubber } zu vier, { -deal } { $deal }, { $seat } gibt. Wer ist { -vulnerable }?
ask-danger-rubber = Klassischer { -rubber }. Gewonnene { -game(form: "pl") }: Nord-Süd { $ours }, Ost-West { $theirs }. Wer ist { -vulnerable }?
ask-danger-board = Turnier, Board { $number }. Wer ist { -vulnerable }?
ask-below = Klassischer { -rubber }: { $result }. Wie viele Punkte kommen unter die Linie?
ask-game-won = Klassischer { -rubber }: Unter der Linie stehen für diese Seite { $before }. Nun kommt { $result }. Hat sie damit { -game(form: "ein") } gewonnen?
ask-imps = Board im Turnier, { $vulnerability }. Wie viele IMPs bekommt dein Team? (mit Minus, wenn es welche verliert)
why-sum = Gerechnet: { $terms } = { $points }.
why-theirs = Das bekommen die Gegner; für diese Seite sind es { $points }.
why-other-danger =
    { $vulnerable ->
        [1] Das wäre die Zahl für eine Seite, die { -not-vulnerable } ist.
       *[0] Das wäre die Zahl für eine Seite, die { -vulnerable } ist.
    }
why-not-simple = Einfach verdoppelt wird nicht: Kontriert kostet hier der erste { -undertrick } { $first }, der zweite und dritte je { $next } und jeder weitere { $later }.
why-reaches-game = { $bid } bringt { $terms } = { $points } Punkte, also hundert oder mehr.
why-below-game = { $bid } bringt { $terms } = { $points } Punkte, also weniger als hundert.
why-slam-level = { $bid } verspricht { $tricks } von dreizehn Stichen.
why-doubled-game = { $bid } zählt ({ $terms }) × { $factor } = { $points }. Das sind hundert oder mehr.
why-doubled-part = { $bid } zählt auch so nur ({ $terms }) × { $factor } = { $points }, also weniger als hundert.
why-slam-bonus = Dafür gibt es { $points }, zusätzlich zu den Stichen und zur Prämie für { -game(form: "den") }.
why-slam-not-bid = Es waren { $tricks } Stiche, aber angesagt war { $bid }. { -slam }prämien gibt es nur für angesagte { -slam }s.
why-with-game = { $sum } ist die Summe aus { $game } für { -game(form: "den") } und { $points } für den { -slam }. So steht es auf italienischen Zetteln.
why-first-deal = In der ersten der vier { -deal }en ist niemand { -vulnerable }, weder { $side } noch die anderen.
why-dealers-side = In der zweiten und dritten { -deal } ist es die Seite, die gibt, hier { $side }.
why-last-deal = In der letzten { -deal } sind beide Seiten { -vulnerable }, nicht nur { $side }.
why-has-a-game = Das gilt für jede Seite, die schon { -game(form: "ein") } gewonnen hat: { $vulnerability }.
why-danger-first = Bis Board 4 der Reihe nach: niemand, Nord-Süd, Ost-West, alle. Board { $number }: { $vulnerability }.
why-danger-shifts = Nach je vier Boards verschiebt sich die Reihe „niemand, Nord-Süd, Ost-West, alle“ um einen Platz. Board { $number }: { $vulnerability }.
why-below = Unter die Linie kommen nur die angesagten Stiche: { $points }. Alles andere steht darüber.
why-nothing-below = Unter die Linie kommen nur erfüllte Kontrakte, hier also { $points }. Die Strafe schreiben die Gegner sich über die Linie.
why-above = Das ist alles zusammen. Unter der Linie zählen nur die angesagten und erfüllten Stiche, hier { $points }.
why-game-won = { $before } von vorher und { $points } von jetzt sind { $reached }: hundert oder mehr.
why-game-not-yet = { $before } von vorher und { $points } von jetzt sind { $reached }: noch keine hundert.
why-difference = An Tisch 1 bekommt ihr { $first }, an Tisch 2 { $second }; zusammen macht das { $points }.
why-imps =
    { $count ->
        [one] Ein Unterschied von { $low } bis { $high } ist { $count } IMP wert.
       *[other] Ein Unterschied von { $low } bis { $high } ist { $count } IMPs wert.
    }
why-other-team = Die Zahl stimmt, aber für das andere Team.
ask-score =
    { $vulnerable ->
        [1] Was zählt { $result }, wenn diese Seite { -vulnerable } ist?
       *[0] Was zählt { $result }, wenn diese Seite { -not-vulnerable } ist?
    }
