### Das Analysebrett: eine Austeilung mit allen vier Blättern untersucht.

title-analysis = Analysebrett – Schlemm
analysis-title = Analysebrett
analysis-text = Gib eine { -deal } ein und schau in alle vier Blätter: Stiche, Par, jeder Kontrakt zum Ausprobieren, was die Systeme ansagen, und wie oft eine Karte Erfolg hat.
analysis-enter = { -deal } eingeben
analysis-field = Text
analysis-field-hint = PBN, LIN oder ein Link damit. Oder vier Blätter, jedes in einer Zeile: { $example }. Beim vierten genügt der Rest.
analysis-read = Lesen
analysis-line = Zeile { $line }: { $said }
analysis-random = Rest zufällig geben
analysis-clear = Leeren
analysis-give-to = Angetippte Karten bekommt
analysis-held = { $seat }: { $count } von 13
analysis-card-of = { $cardname }, { $seat }
analysis-card-free = { $cardname }, noch frei
analysis-deal = Die { -deal }
analysis-danger = Gefahr
analysis-swap = Karten tauschen
analysis-swap-one = Tipp eine Karte an und dann eine in einem anderen Blatt: Die beiden tauschen die Plätze.
analysis-swap-other = { $card } soll tauschen. Mit welcher Karte eines anderen Blattes?
analysis-table = Stiche mit offenen Karten
analysis-table-hint = Tipp eine Zahl an, um den Kontrakt auszuprobieren.
analysis-cell =
    { $seat }, { $strainname }: { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    }
analysis-par = Par: { $points } für { $side }
analysis-par-none = Par: 0 Punkte. Niemand kann etwas erfüllen.
analysis-par-made = So endet die beste { -auction } beider Seiten: { $results }. Wer höher bietet, steht schlechter da, auch mit einem { -sacrifice }.
analysis-par-sacrifice = So endet die beste { -auction } beider Seiten: { $results }. Das ist ein { -sacrifice }: Es kostet { $cost }, { $contract } brächte den Gegnern { $worth }.
analysis-most = { $side } kann am besten { $contract } erfüllen, Wert { $points }.
analysis-most-none = { $side } kann nichts erfüllen.
analysis-try = Einen Kontrakt ausprobieren
analysis-level = Stufe
analysis-strain = Farbe
analysis-declarer = { -declarer(form: "Cap") }
analysis-doubling = Kontriert
analysis-doubling-no = nein
analysis-try-it = Ausprobieren
analysis-turn = Am Zug: { $seat }
analysis-can = Spielen alle fehlerfrei, kommt heraus: { $result } (Stiche: { $tricks }).
analysis-over = Das Spiel ist aus: { $result }.
analysis-won = Stiche: { $ns } für Nord-Süd, { $ew } für Ost-West
analysis-card-keeps = { $cardname }: { $result }
analysis-keeps-hint = An jeder spielbaren Karte steht, was der Kontrakt mit ihr noch bringt: = erfüllt, +1 ein Stich mehr, −1 ein Stich zu wenig. Vorwärts geht es mit der besten Karte.
analysis-steps = Schritte durch das Spiel
analysis-step-start = Zum Anfang
analysis-step-back = Eine Karte zurück
analysis-step-on = Eine Karte weiter
analysis-step-end = Bis zum Ende
analysis-step-at = Stich { $trick }, Karte { $card }
analysis-as-ending = Als Endspiel ansehen
analysis-ending = Endspiel
analysis-ending-text = Wähl, wer ausspielt und in welcher Farbe; an jeder Karte steht dann, wie viele Stiche die Partei { -declarer(form: "des") } von hier an macht.
analysis-ending-lead = { -lead }
analysis-ending-tricks =
    { $count ->
        [one] ein Stich
       *[other] { $count } Stiche
    }
analysis-ending-can =
    Spielen alle fehlerfrei, macht { $side } { $count ->
        [one] einen Stich
       *[other] { $count } Stiche
    }.
analysis-ending-over =
    Das Spiel ist aus: { $side } hat { $count ->
        [one] einen Stich
       *[other] { $count } Stiche
    }.
analysis-ending-defended = Gegen die beste Gegenwehr spielen
analysis-line-title = Das beste Spiel von hier
analysis-trick-to = an { $seat }
analysis-chances = Wie oft hat die Karte Erfolg?
analysis-chances-text = Für { $seat }, ohne die verdeckten Blätter zu sehen: gezählt über zufällige { -deal }en, die zu allem passen, was bis hierher zu sehen ist.
analysis-chances-fit = Was dabei zählt
analysis-chances-fit-made = { -auction } des Boards
analysis-chances-fit-auction = Ansagen der Systeme
analysis-chances-fit-cards = Nur die Karten
analysis-chances-ask = Ausrechnen
analysis-chances-make = Erfüllt
analysis-chances-beat = Bringt zu Fall
analysis-chances-tricks = Stiche im Schnitt
analysis-chances-card = Karte
analysis-chances-share = { $share } % ± { $doubt }
analysis-chances-of = Zahl der { -deal }en: { $count }. Die Abweichung stimmt in 19 von 20 Fällen. Nach der Karte wird mit offenen Karten weitergespielt; am Tisch sieht das niemand.
analysis-chances-going = Bisher gerechnet: { $count } …
analysis-called = Die { -auction } des Boards
analysis-called-hint = So wurde angesagt. Tipp eine Ansage an, und du liest, was sie nach dem System ihrer Seite heißt; die Systeme wählst du darunter.
analysis-called-drop = Ohne diese { -auction }
analysis-systems = Was die Systeme ansagen
analysis-system-of = System von { $side }
analysis-dealer = { -dealer }
analysis-systems-ask = Ansagen lassen
analysis-systems-hint = Jeder sieht nur sein eigenes Blatt. Tipp eine Ansage an, und du liest, nach welcher Regel sie gewählt ist und was sie zeigt.
analysis-systems-ends = Das wird { $contract }, mit offenen Karten: { $result }.
analysis-systems-out = Alle passen.
analysis-systems-try = { $contract } ausprobieren
analysis-why = { $seat }: { $call }
analysis-why-rule = Warum
analysis-why-says = Was die anderen daraus lesen
analysis-take = Teilen und mitnehmen
analysis-link = Link zu dieser { -deal }
analysis-file-pbn = PBN-Datei
analysis-file-lin = LIN-Datei
analysis-picture-svg = Bild (SVG)
analysis-picture-png = Bild (PNG)
analysis-chances-bid-first = Soll auch die { -auction } zählen, lass erst die Systeme ansagen.
