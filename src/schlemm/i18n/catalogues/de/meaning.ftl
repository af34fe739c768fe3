### Was eine Ansage bedeutet, wie das System des Bietenden sie liest.
### $suit und $their sind none, wenn von keiner Farbe die Rede ist; $length ist 0, wenn keine Länge gezeigt wird.

## Bausteine

# $count sagt, was gezählt wird.
meaning-unit =
    { $count ->
        [figures] Figurenpunkte
       *[strength] Punkte mit Länge
    }
meaning-points =
    { $span ->
        [any] beliebige Stärke
        [from] mindestens { $low } { meaning-unit }
        [to] höchstens { $high } { meaning-unit }
        [exactly] genau { $low } { meaning-unit }
       *[between] { $low } bis { $high } { meaning-unit }
    }
meaning-holding =
    { $length ->
        [0] { meaning-points }
        [one] mindestens eine Karte in { $suit }, { meaning-points }
       *[other] mindestens { $length } Karten in { $suit }, { meaning-points }
    }

## Ansagen

meaning-opening = Eröffnung: { meaning-holding }.
meaning-opening-notrump = Eröffnung in { strain-NT }: gleichmäßig verteilt, { meaning-holding }.
meaning-opening-strong = Starke Eröffnung: { meaning-holding }. Der Partner darf nicht passen.
meaning-preempt = Sperrgebot, das den Gegnern den Platz nimmt: { meaning-holding }.
meaning-pass = Kein anderes Gebot passt besser: { meaning-holding }.
meaning-raise = Unterstützt die Farbe des Partners: { meaning-holding }.
meaning-game = Will { -game(form: "den") } spielen: { meaning-holding }.
meaning-slam = Will einen Schlemm spielen: { meaning-holding }.
meaning-new-suit = Neue Farbe: { meaning-holding }. Der Partner bietet weiter.
meaning-jump-shift = Neue Farbe im Sprung, mindestens { -game }: { meaning-holding }.
meaning-suit-to-play = Eigene Farbe, zum Spielen: { meaning-holding }. Der Partner darf passen.
meaning-notrump = { strain-NT }, weil die Farbe des Partners nicht passt: { meaning-holding }.
meaning-notrump-balanced = { strain-NT }, gleichmäßig verteilt: { meaning-holding }.
meaning-rebid = Die eigene Farbe noch einmal: { meaning-holding }.
meaning-second-suit = Zweite eigene Farbe: { meaning-holding }.
meaning-preference = Zurück in die Farbe des Partners, die besser passt: { meaning-holding }.
meaning-waiting = Nur eine Antwort, weil die Ansage des Partners eine verlangt: { meaning-holding }.
meaning-overcall = Gegenreizung: { meaning-holding }.
meaning-overcall-strong = Gegenreizung im Sprung: { meaning-holding }.
meaning-overcall-notrump = Gegenreizung in { strain-NT }, gleichmäßig verteilt: { meaning-holding }.
meaning-takeout =
    { $their ->
        [none] Informationskontra: Der Partner soll eine Farbe nennen; { meaning-points }.
       *[other] Informationskontra: Der Partner soll eine Farbe nennen; kurz in { $their } oder sehr stark, { meaning-points }.
    }
meaning-answer-double = Die Farbe, nach der das Informationskontra gefragt hat: { meaning-holding }.
meaning-penalty-pass = Strafpass, das Informationskontra des Partners bleibt stehen: { meaning-holding }.
meaning-penalty = Strafkontra, dieser Kontrakt soll fallen: { meaning-holding }.
meaning-redouble = Die eigene Partei hat mehr Punkte als die Gegner: { meaning-holding }.
meaning-natural = Natürliches Gebot: { meaning-holding }.
meaning-natural-notrump = Natürliches Gebot in { strain-NT }: { meaning-holding }.
meaning-unknown = Für diese Ansage gibt es hier keine Regel; sie kann alles bedeuten.
