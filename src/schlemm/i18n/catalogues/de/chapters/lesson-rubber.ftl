### Lektion: der klassische Robber.

lesson-rubber-line = Im klassischen { -rubber } hat der Zettel eine Linie. Darunter kommen nur die angesagten und erfüllten Stiche, darüber alles andere. Wer unter der Linie { $points } erreicht, hat ein Spiel gewonnen – auch in mehreren { -deal }en.
lesson-rubber-sheet = { $side } macht hier zwei Kontrakte, die zusammen { $points } ergeben: das erste Spiel. Danach beginnt es unter der Linie wieder bei null, für beide Seiten. Die letzte Zeile ist das zweite Spiel auf einen Schlag.
lesson-rubber-danger = Mit dem ersten Spiel bist du { -vulnerable }. Für { -game(form: "ein") } oder { -part-score(form: "einen") } allein gibt es hier keine Prämie, nur für { -slam }s, für erfüllte kontrierte Kontrakte und in einer Hand für vier oder fünf { -trump }honneurs oder, in { -notrump }, für vier Asse.
lesson-rubber-bonus = Zwei Spiele gewinnen den { -rubber }, und dafür gibt es { $quick } Punkte, wenn die anderen noch keines haben, sonst { $slow }. Gewonnen hat am Ende, wer insgesamt mehr Punkte hat.
lesson-rubber-deal = { -deal }
lesson-rubber-below = unter der Linie
lesson-rubber-above = darüber
lesson-rubber-result = { $result }
