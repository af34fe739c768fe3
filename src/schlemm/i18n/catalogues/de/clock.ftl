### Die Uhr: wie lange die Menschen einer Seite für eine Austeilung brauchen.

clock = Uhr
clock-minutes =
    { $minutes ->
        [0] keine
       *[other] { $minutes } Minuten
    }
clock-hint =
    { $minutes ->
        [0] Ihr spielt ohne Uhr.
       *[other] Für jede Seite, in jeder { -deal } neu. Nur Menschen verbrauchen Zeit, und wer überzieht, verliert keinen Punkt.
    }
clock-agreed = Mit Uhr: { $minutes } Minuten für jede Seite, in jeder { -deal } neu
clock-of = Uhr: { $minutes } Minuten für jede Seite
clock-us = wir
clock-them = sie
clock-over = { $time } über der Zeit
clock-over-short = { $time } drüber
clock-overtime = { $side }: { $time } über der Zeit

## Vorgelesen

clock-aloud-minute =
    { $self ->
        [yes] Eure Seite hat noch eine Minute.
       *[other] Die Gegner haben noch eine Minute.
    }
clock-aloud-over =
    { $self ->
        [yes] Eure Seite ist über der Zeit.
       *[other] Die Gegner sind über der Zeit.
    }
