### Lektion: der klassische Robber.

lesson-rubber-line = Im klassischen { -rubber } hat der Zettel eine Linie. Darunter kommen nur die angesagten und erfüllten Stiche, darüber alles andere. Wer unter der Linie { $points } erreicht, hat { -game(form: "ein") } gewonnen – auch in mehreren { -deal }en.
lesson-rubber-sheet = { $side } macht hier zwei Kontrakte, die zusammen { $points } ergeben: { -game(form: "ein") }. Danach beginnt es unter der Linie wieder bei null, für beide Seiten. Die letzte Zeile ist gleich noch { -game(form: "ein") }, auf einen Schlag.
lesson-rubber-danger = Mit { -game(form: "einem") } bist du { -vulnerable }. Für { -game(form: "ein") } oder { -part-score(form: "einen") } allein gibt es hier keine Prämie, nur für { -slam }s, für erfüllte kontrierte Kontrakte und in einer Hand für vier oder fünf { -trump }honneurs oder, in { -notrump }, für vier Asse.
lesson-rubber-bonus = Zwei { -game(form: "pl") } gewinnen den { -rubber }, und dafür gibt es { $quick } Punkte, wenn die anderen noch { -game(form: "kein") } haben, sonst { $slow }. Gewonnen hat am Ende, wer insgesamt mehr Punkte hat.
lesson-rubber-deal = { -deal }
lesson-rubber-below = unter der Linie
lesson-rubber-above = darüber
lesson-rubber-result = { $result }
