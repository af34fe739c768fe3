### Boards zum Ausdrucken: vier Blätter, Stiche bei offenen Karten, Par, Ergebnisse

records-title = Boards
records-hint = Zum Aufhängen: auf A4 ausdrucken, ganz so wie hier.
records-board =
    { $number ->
        [none] Board
       *[other] Board { $number }
    }
# $seat ist ein Platz
records-dealer = { -dealer } { $seat }
records-points = Figurenpunkte
records-tricks = Stiche bei offenen Karten
records-par = Par
records-results = Ergebnisse
records-table = Tisch
records-room-open = offen
records-room-closed = geschlossen
records-contract = Kontrakt
records-declarer = Spieler
records-lead = { -lead }
records-taken = Stiche
records-score = Punkte
records-imps = IMPs
records-matchpoints = MP
records-outcome = { $first } : { $second } IMPs
# $counted ist etwa: A 4, K 3, D 2, B 1
records-legend-points = Die vier Zahlen oben rechts sind Figurenpunkte ({ $counted }).
records-legend-tricks = Die Tabelle nennt die Stiche, die jeder als { -declarer } macht, wenn alle die Karten sehen. Par ist, was herauskommt, wenn dann beide Parteien so gut wie möglich { -to-bid }.
records-legend-unsolved = Wo die Tabelle fehlt, ist nichts ausgerechnet.

## schlemm records

records-written =
    { $path }: { $boards ->
        [one] ein Board
       *[other] { $boards } Boards
    } auf einer Seite zum Ausdrucken.
records-none = Von keinem Board sind alle vier Blätter oder Nummer und Ergebnis bekannt; geschrieben wurde nichts.
records-left-out =
    { $boards ->
        [one] Ein Board fehlt auf der Seite: Weder alle vier Blätter noch Nummer und Ergebnis sind bekannt.
       *[other] { $boards } Boards fehlen auf der Seite: Weder alle vier Blätter noch Nummer und Ergebnis sind bekannt.
    }
records-no-browser = Für PDF brauche ich Chromium oder Chrome, und hier ist keines (sein Name kann in SCHLEMM_CHROMIUM stehen). Schreib ohne --pdf eine HTML-Datei, und druck sie in deinem Browser als PDF.
records-no-pdf = Das PDF ist nicht zustande gekommen ({ file-reason }). Schreib ohne --pdf eine HTML-Datei, und druck sie in deinem Browser als PDF.
records-unsolved = Das Ausrechnen ist abgebrochen ({ $detail }). Ohne Stiche und Par geht es mit --no-tricks.
