### Das Geben am Tisch: mischen, abheben, Karte für Karte. Eine Gewohnheit, keine Regel.

ceremony = Wie gegeben wird
ceremony-habit = Gewohnheit
ceremony-when = Geben wie am Kartentisch
ceremony-when-first = beim ersten Mal
ceremony-when-first-hint = Die ersten Karten jeder Partie werden am Tisch gegeben, die anderen sind sofort auf der Hand. So ist es, solange du nichts anderes wählst.
ceremony-when-every = immer
ceremony-when-every-hint = Vor jeder { -deal } wird gemischt, abgehoben und gegeben.
ceremony-when-off = nie
ceremony-when-off-hint = Die Karten sind immer sofort auf der Hand.
ceremony-singly = einzeln
ceremony-singly-hint = Es wird gemischt und abgehoben, dann kommt Karte für Karte im Uhrzeigersinn. Überspringen geht jederzeit.
ceremony-packets = 3-3-3-4
ceremony-packets-hint = Es wird gemischt und abgehoben, dann kommen dreimal drei Karten und zum Schluss vier. Überspringen geht jederzeit.
shuffler = Wer mischt
shuffler-two = Nord und Süd
shuffler-two-hint = Nord mischt den blauen Stapel, Süd den roten; sie wechseln sich von { -deal } zu { -deal } ab.
shuffler-dealer = wer gibt
shuffler-dealer-hint = { -dealer(form: "Der") } mischt selbst, abwechselnd den blauen und den roten Stapel.
habit-dealt-singly = Gegeben wird wie am Kartentisch, Karte für Karte, nachdem rechts abgehoben wurde.
habit-dealt-packets = Gegeben wird wie am Kartentisch, in Päckchen 3-3-3-4, nachdem rechts abgehoben wurde.
habit-shuffled-two = Nord mischt den blauen Stapel, Süd den roten.
habit-shuffled-dealer = { -dealer(form: "Der") } mischt selbst.
ceremony-shuffled =
    { $self ->
        [yes] Du hast
       *[no] { $name } hat
    } { $back ->
        [blue] den blauen Stapel gemischt.
       *[red] den roten Stapel gemischt.
    }
ceremony-deals =
    { $self ->
        [yes] Du gibst.
       *[no] { $name } gibt.
    }
ceremony-waits = { $name } hebt ab.
ceremony-your-cut = Du hebst ab: Wo teilst du den Stapel?
ceremony-halves = { $cards } oben, { $rest } unten
ceremony-cut = Abheben
ceremony-counts = Wo abgehoben wird, zählt: Die Karten hängen auch davon ab, und das lässt sich nachrechnen.
ceremony-counts-not = Auf diesem Server stehen die Karten schon fest. Wo du abhebst, wird notiert und ändert sie nicht.
ceremony-was-cut =
    { $self ->
        [yes] Du hast
       *[no] { $name } hat
    } nach { $cards } Karten abgehoben. Jetzt wird gegeben.
ceremony-put-away =
    { $back ->
        [blue] Der blaue Stapel
       *[red] Der rote Stapel
    } liegt für das nächste Geben bereit: { $name }, linke Seite.
ceremony-skip = Aufnehmen
ceremony-any-key = Eine Taste oder ein Tipp genügt.
ceremony-skip-all = Geben überspringen
ceremony-no-more = Künftig ohne
