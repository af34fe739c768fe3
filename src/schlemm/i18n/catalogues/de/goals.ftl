### Kartenspiel üben: Die Reizung ist gelaufen, du spielst die Karten auf ein Ziel hin.

title-cards = Kartenspiel üben – Schlemm
goals-title = Kartenspiel üben
goals-text = { -auction(form: "Der") } ist vorbei, du spielst die Karten. Jedes Blatt ist so ausgesucht, dass dein Ziel zu schaffen ist, aber nicht von allein.
goals-form = Wähle dein Ziel
goals-goal = Ziel
goals-size = Wie hoch?
goals-size-any = Egal
goals-size-part-score = { -part-score }
goals-size-game = { -game }
goals-size-slam = { -slam }
goals-kind = Mit { -trump }?
goals-kind-any = Egal
goals-kind-suit = In Farbe
goals-kind-notrump = In { -notrump }
goals-begin = Blatt geben
goals-wait = Ein Blatt zum Üben wird gesucht …

## Die Ziele

goal-make = Erfüllen
goal-make-text = Du bist { -declarer } und machst die Stiche, die { -to-bid(form: "part") } wurden.
goal-beat = Schlagen
goal-beat-text = Du spielst gegen { -declarer(form: "den") } und bringst den Kontrakt zu Fall.
goal-overtricks = So viele Stiche wie möglich
goal-overtricks-text = Du bist { -declarer } und holst alles, was drin ist.

## Am Tisch

goal-panel = Dein Ziel
goal-board = Blatt { $number }
goal-fit-good = Es geht, aber nicht von allein.
goal-fit-easy = Ein kniffligeres Blatt fand sich so schnell nicht. Hier ist das Ziel gut zu erreichen.
goal-fit-unchecked = Hier fehlt das Programm, das die Stiche ausrechnet. Ob es geht, hat deshalb niemand geprüft.
goal-fit-hard = Ein passendes Blatt fand sich so schnell nicht. Hier geht es nur, wenn die anderen einen Fehler machen.
goal-fit-other = So einen Kontrakt gab es so schnell nicht. Hier ist ein anderer.

## Am Ende

goal-reached-make = Erfüllt!
goal-missed-make = Nicht erfüllt
goal-reached-beat = Geschlagen!
goal-missed-beat = Nicht geschlagen
goal-reached-overtricks = Alles geholt!
goal-missed-overtricks = Nicht alles geholt
goal-tricks =
    { $tricks ->
        [0] Ihr habt keinen Stich gemacht
        [one] Ihr habt einen Stich gemacht
       *[other] Ihr habt { $tricks } Stiche gemacht
    }.
goal-possible =
    { $possible ->
        [0] Mit offenen Karten und bestem Spiel aller wäre es keiner
        [one] Mit offenen Karten und bestem Spiel aller wäre es einer
       *[other] Mit offenen Karten und bestem Spiel aller wären es { $possible }
    }.
goal-again = Nochmal
goal-next = Nächstes Blatt
goal-others = Anderes Ziel
form-boards = Turnierbridge
refused-no-board = Dazu fand sich kein Blatt. Versuch es noch einmal.
refused-nothing-left = Hier ist nichts mehr zu spielen: Das Board ist an dieser Stelle zu Ende.
refused-hands-missing = Dafür müssten alle vier Blätter bekannt sein.

## Anders gespielt

origin-title = Anders gespielt
origin-again = Noch einmal von dort
origin-now = Dieses Board ansehen
origin-before = Wie es vorher ging
goals-ending-title = Ein Endspiel spielen
goals-ending-text = Aus einem Buch, einer Datei oder selbst gelegt: Gib es auf dem Analysebrett ein und spiel es von dort gegen die beste Gegenwehr.
goals-ending-enter = Endspiel eingeben
goals-ending-back = Zurück zum Analysebrett
play-out-text = Alle Karten liegen offen. Du spielst { $side }; die anderen beiden spielen, so gut es geht.
play-out-begin = Spielen
play-out-last = Letzter Stich
play-out-now = Auf dem Tisch
play-out-can = Stiche bisher: { $won }. Zu machen sind { $tricks }.
play-out-over = Gespielte Stiche: { $tricks }; möglich: { $best }.
play-out-lost =
    { $tricks ->
        [one] Diese Karte hat einen Stich gekostet.
       *[other] Diese Karte hat { $tricks } Stiche gekostet.
    }
play-out-turn = { $seat } ist dran
play-out-back = Karte zurück
play-out-again = Von vorn
