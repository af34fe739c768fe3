### Der Rechner: was ein Ergebnis wert ist, und warum.

title-tables = Alle Ergebnisse – Schlemm
title-sums = Prämien als Summen – Schlemm
tutor-text = Tipp ein Ergebnis ein, wie du es aufschreiben würdest, oder stell es zusammen. Du siehst jeden Summanden und woher er kommt.
tutor-result = Das Ergebnis
tutor-typed = Ergebnis
tutor-typed-hint = Etwa 4♠X+1, 3{ -notrump(form: "bid") } -2, 4 Pik kontriert +1 oder 6{ -notrump(form: "bid") }=
tutor-contract = Kontrakt
tutor-far = höher als für { -game(form: "den") } nötig
tutor-kind-part-score = { -part-score }
tutor-kind-game = { -game }
tutor-kind-small-slam = { -small-slam }
tutor-kind-grand-slam = { -grand-slam }
tutor-doubling = Kontriert?
tutor-doubling-none = nein
tutor-doubling-X = Kontra
tutor-doubling-XX = Rekontra
tutor-tricks = Stiche
tutor-trick-less = ein Stich weniger
tutor-trick-more = ein Stich mehr
tutor-tricks-count =
    { $count ->
        [one] ein Stich
       *[other] { $count } Stiche
    }
tutor-danger = Gefahr
tutor-danger-None = niemand
tutor-danger-NS = Nord-Süd
tutor-danger-EW = Ost-West
tutor-danger-All = alle
tutor-in-rubber = Im klassischen { -rubber }: Teilpunkte und Honneurs
tutor-ours = Eigene Punkte unter der Linie
tutor-theirs = Punkte der Gegner unter der Linie
tutor-honours = Honneurs in einer Hand
tutor-honours-count =
    { $count ->
        [0] keine
       *[other] { $whose ->
            [theirs] { $count } bei einem Gegner
           *[ours] { $count } { -declarer(form: "beim") } oder { -dummy(form: "beim") }
        }
    }
tutor-duplicate = Im Turnier und im { -rubber } zu vier
tutor-credited = für { $side }
tutor-equal-safe = niemand { -vulnerable }
tutor-equal-danger = beide { -vulnerable }
tutor-favourable = günstig: nur die Gegner { -vulnerable }
tutor-unfavourable = ungünstig: nur man selbst { -vulnerable }
tutor-sums-text = Wie auf italienischen Zetteln: Die Prämie für { -game(form: "den") } steckt schon in der { -slam }prämie, und Strafen stehen als Summe. Es sind dieselben Punkte.
tutor-rubber = Im klassischen { -rubber }
tutor-above = über der Linie
tutor-below = unter der Linie
tutor-rubber-over = { -game } Nummer zwei: Der { -rubber } ist zu Ende.
tutor-rubber-game = { -game(form: "Ein") } ist gewonnen. Unter beide Spalten kommt eine Linie, und die Teilpunkte beider Seiten zählen nicht mehr dafür.
tutor-rubber-part = Unter der Linie stehen jetzt { $points } Punkte; mit 100 ist { -game(form: "der") } gewonnen.
tutor-rubber-nothing = Unter der Linie ändert sich nichts.
tutor-unfinished = Hörtet ihr jetzt auf, bekäme { $side } noch { $points } Punkte.
tutor-inconvenient = { $bid } ist schon höher als für { -game(form: "den") } nötig: Der eine Stich mehr bringt keine Prämie und kann den Kontrakt kosten.
tutor-made-into-game = Erst das Kontra macht aus { $bid } { -game(form: "ein") }: Die angesagten Stiche zählen nun 100 oder mehr.
tutor-what-if = Was wäre, wenn …
tutor-if-undoubled = ohne Kontra
tutor-if-doubled = mit Kontra
tutor-if-redoubled = mit Rekontra
tutor-if-vulnerable = { -vulnerable }
tutor-if-safe = { -not-vulnerable }
tutor-if-trick-more = ein Stich mehr
tutor-if-trick-less = ein Stich weniger
tutor-sacrifice = Lohnt sich ein { -sacrifice } dagegen?
tutor-sacrifice-text = So oft darfst du kontriert fallen und zahlst immer noch weniger, als ihr Kontrakt ihnen brächte.
tutor-worth = Ihr Kontrakt
tutor-may-fail = { -undertrick(form: "pl") } erlaubt
tutor-costs = Das kostet
tutor-one-more = Einer mehr
tutor-cards = Die Zahlen auf einer Karte
tutor-tables = Alle Ergebnisse nach Kontrakt
tutor-pad = Schreibblock für euren Spieltisch
tutor-column-tricks = Stiche
tutor-column-down = { -undertrick(form: "pl") }
tutor-undertricks = { -undertrick(form: "pl") }, in jedem Kontrakt
tutor-games = { -part-score } oder { -game }?
tutor-games-none = Ohne Kontra
tutor-games-X = Kontra
tutor-games-XX = Rekontra
tutor-games-part-score = { -part-score(form: "pl") }
tutor-games-game = Zählt als { -game }

## Kontraktklassen mit Summen (S2)

sums-title = Prämien als Summen
sums-text = Kontrakte nach Klassen, wie auf italienischen Zetteln: Die Prämie für { -game(form: "den") } steckt schon in der für den { -slam }, und Strafen stehen als Summe. Es sind dieselben Punkte.
sums-made = Erfüllte Kontrakte (Turnier)
sums-tricks = Wert der Stiche über sechs
sums-notrump = { -notrump }
sums-first = der erste
sums-further = jeder weitere
sums-plus = Zu den Stichen kommen
sums-class-part-score = { -part-score(form: "pl") }
sums-class-game = { -game }
sums-class-small-slam = { -small-slam }
sums-class-grand-slam = { -grand-slam }
sums-inconvenient = Ungünstig, weil höher als nötig:
sums-doubled = Kontriert und erfüllt
sums-doubled-tricks = Angesagte Stiche
sums-doubled-extra = Dazu immer
sums-doubled-overtrick = Je { -overtrick }
sums-doubled-text = Die Prämie bleibt, wie sie ist. Zählen die angesagten Stiche durch das Kontra 100 oder mehr, ist es { -game(form: "ein") }. { -part-score(form: "pl") } bleiben nur:
sums-down = Strafen, alle { -undertrick(form: "pl") } zusammen
sums-down-more = je weiterer
refused-kept-results = Ohne Server kenne ich nur die Kurzform, etwa 4♠X+1, und nichts von vorher in einem { -rubber }.
