### Nachspielen: ein Board, das zu Ende ist, Ansage für Ansage und Karte für Karte, auch aus einer Datei.

title-replay = Boards aus einer Datei – Schlemm

## Ein Board Schritt für Schritt

replay-cards = Die Karten
replay-steps = Ansage für Ansage und Karte für Karte
replay-before-call = Vor der ersten Ansage
replay-call-at = Ansage { $at } von { $count }
replay-call-back = Eine Ansage zurück
replay-call-on = Eine Ansage weiter
replay-to-start = An den Anfang
replay-to-lead = Ans Ende { -auction(form: "dem") }
replay-call-aloud = Ansage { $at }. { $seat }: { $said }.
replay-said = { $name } erklärte dazu: { $text }
replay-next-costly = Zur nächsten Karte, die etwas kostet
replay-given = Mit offenen Karten verschenkte Stiche: Nord-Süd { $ns }, Ost-West { $ew }.
replay-both-tables = Beide Tische

## Hier anders spielen

replay-go-on = Hier anders spielen
replay-go-on-text = Ein neuer Tisch beginnt bei diesem Schritt; bis hierhin ist alles, wie es war. An den anderen Plätzen sitzen Bots, und gezählt wird dieses Board nicht.
replay-go-on-seat = Dein Platz
replay-go-on-begin = Von hier an spielen

## Boards aus einer Datei

replay-title = Boards aus einer Datei
replay-lead = Öffne eine Datei mit Boards (PBN, LIN und andere) und geh ihre Boards durch, Ansage für Ansage und Karte für Karte. Der Text geht nur an diesen Server, und der behält ihn nicht. Die Adresse eines Boards enthält es selbst: Wer sie bekommt, sieht es auch.
replay-form = Datei öffnen
replay-file = Datei wählen
replay-text = Oder den Text einfügen
replay-read = Lesen
replay-reading = Die Datei wird gelesen …
replay-opening = Das Board wird geöffnet …
replay-too-long = Das ist zu groß: Gelesen wird bis { $most } MB. Teile die Datei auf.
replay-found =
    { $boards ->
        [0] Darin ließ sich kein Board lesen
        [one] Ein Board
       *[other] { $boards } Boards
    }
replay-boards = Die Boards der Datei
replay-column-board = Board
replay-column-result = Ergebnis
replay-column-players = Wer spielte
replay-column-has = Was die Datei davon erzählt
replay-board = Board { $board }
replay-board-at = Das { $place }. Board der Datei
replay-board-unnumbered = Board ohne Nummer
replay-room-open = offener Raum
replay-room-closed = geschlossener Raum
replay-has = Ansagen: { $calls }, Karten: { $cards }
replay-too-big = zu lang für eine Adresse
replay-more =
    { $more ->
        [one] Ein weiteres Board steht noch darin; gezeigt werden die ersten { $shown }.
       *[other] { $more } weitere Boards stehen noch darin; gezeigt werden die ersten { $shown }.
    }
replay-problems = Was sich nicht lesen ließ
replay-problem-line = Zeile { $line }:
replay-problem-board = Zeile { $line }, Board { $board }:
replay-more-problems =
    { $more ->
        [one] Und noch etwas.
       *[other] Und noch { $more } andere Stellen.
    }
replay-all = Alle Boards der Datei
replay-other = Eine Datei öffnen
replay-no-board = In dieser Adresse steht kein Board. Vielleicht ist sie beim Kopieren abgeschnitten worden.
replay-hands-missing = Hier fehlen Blätter: Was möglich war, lässt sich nicht rechnen.
