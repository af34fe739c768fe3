### Lektion: der klassische Robber.

lesson-rubber-line = Im klassischen Robber hat der Zettel eine Linie. Darunter kommen nur die angesagten und erfüllten Stiche, darüber alles andere. Wer unter der Linie { $points } erreicht, hat ein Spiel gewonnen – auch in mehreren Austeilungen.
lesson-rubber-sheet = { $side } macht hier zwei Kontrakte, die zusammen { $points } ergeben: das erste Spiel. Danach beginnt es unter der Linie wieder bei null, für beide Seiten. Die letzte Zeile ist das zweite Spiel auf einen Schlag.
lesson-rubber-danger = Mit dem ersten Spiel bist du { -vulnerable }. Für ein einzelnes Vollspiel oder einen Teilkontrakt gibt es hier keine Prämie, nur für Schlemms, für erfüllte kontrierte Kontrakte und in einer Hand für vier oder fünf Trumpfhonneurs oder, in SA, für vier Asse.
lesson-rubber-bonus = Zwei Spiele gewinnen den Robber, und dafür gibt es { $quick } Punkte, wenn die anderen noch keines haben, sonst { $slow }. Gewonnen hat am Ende, wer insgesamt mehr Punkte hat.
lesson-rubber-deal = Austeilung
lesson-rubber-below = unter der Linie
lesson-rubber-above = darüber
lesson-rubber-result = { $result }
