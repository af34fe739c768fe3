### Dateien mit Boards: was darin nicht stimmt, und was die Befehle für sie sagen

## Dateien

files-unreadable = Die Datei { $path } lässt sich nicht lesen ({ file-reason }).
files-no-encoding = „{ $name }“ kenne ich nicht als Zeichencodierung von Texten. Schreib zum Beispiel cp1252, iso-8859-2 oder utf-16.
files-packed = { $path } ist eine gepackte Datei (zip oder dergleichen). Pack sie aus und gib die Dateien darin an.
files-acblscore = { $path } ist eine Datei von ACBLscore, die nur dieses Programm liest. Lass es die Ergebnisse als USEBIO oder PBN exportieren.
files-bws = Eine Datenbank eines Bridgemate (BWS) kann ich nicht von der Standardeingabe lesen: Gib die Datei an.
files-bws-broken = { $path } ist eine Datenbank eines Bridgemate (BWS), aber ich kann sie nicht lesen. Lass dein Auswertungsprogramm USEBIO oder PBN exportieren.
files-unknown = In welchem Format die Datei { $path } geschrieben ist, erkenne ich nicht. Lesen kann ich: { $known }.
files-unknown-input = In welchem Format das ist, was von der Standardeingabe kommt, erkenne ich nicht. Lesen kann ich: { $known }. Boards für andere Befehle schreibt zum Beispiel: schlemm deal --to pbn
files-empty = Die Datei { $path } ist leer.
files-empty-input = Von der Standardeingabe kommt nichts.

## Was sich in einem Board widerspricht. $told steht in der Datei, $expected folgt aus dem Rest.

differ-dealer = Bei Board { $number } gibt { $turn }, nicht { $seat }.
differ-vulnerability = Bei Board { $number } ist { $vulnerability }; in der Datei steht etwas anderes.
differ-leader = Ausgespielt hat { $seat }; nach dem Kontrakt wäre es { $turn }.
differ-passed-out = Hier haben alle gepasst, und doch sind Karten gespielt.
differ-not-held = { $seat } hat { $card } nicht im Blatt und spielt sie in Stich { $trick }.
differ-revoke = { $seat } hat in Stich { $trick } noch Karten der Farbe und spielt doch { $card }.
differ-result = Stiche laut Ergebnis: { $tricks }; nach den gespielten Karten: { $won }.
differ-result-reached = Stiche laut Ergebnis: { $tricks }; nach den gespielten Karten möglich: { $least } bis { $most }.
differ-claim = Stiche nach dem Anspruch: { $claimed }; laut Ergebnis: { $tricks }.
differ-claim-reached = Stiche nach dem Anspruch: { $claimed }; nach den gespielten Karten möglich: { $least } bis { $most }.
differ-score = Punkte für { $side } laut Datei: { $told }; nach Kontrakt und Ergebnis: { $expected }.
differ-score-sides = Punkte für Nord-Süd: { $told }, für Ost-West: { $other }. Was die einen gewinnen, verlieren die anderen.
differ-score-unknown = „{ $text }“ ist keine Punktzahl.
differ-row-score = { $who } – Punkte für { $side } laut Tabelle: { $told }; nach Kontrakt und Ergebnis: { $expected }.
differ-row-sides = { $who } – Punkte für Nord-Süd: { $told }, für Ost-West: { $other }. Was die einen gewinnen, verlieren die anderen.
differ-told-form = { $name } kann nicht „{ $text }“ heißen.
differ-rubber-games = Nach den gewonnenen Spielen des { -rubber }s: { $vulnerability }; in der Datei steht es anders.
differ-solved-tricks = { $name } – { $seat } in { $strain } laut Datei: { $told }; mit offenen Karten: { $expected }.
differ-solved-par = { $name } laut Datei: { $told }; Par für Nord-Süd mit offenen Karten: { $expected }.
differ-worth-matchpoints = { $who } – Matchpunkte für { $side } laut Datei: { $told }; nach den Punkten aller: { $expected }.
differ-worth-percentage = { $who } – Prozent für { $side } laut Datei: { $told }; nach den Punkten aller: { $expected }.
differ-worth-imps = { $who } – IMPs für { $side } laut Datei: { $told }; nach den Punkten aller: { $expected }.
differ-total = { $who } – { $column } laut Tabelle: { $told }; zusammengezählt: { $expected }.

## schlemm check

check-more-numbers =
    { $text } { $what ->
        [differ-dealer] { $count ->
            [one] Auch bei einem weiteren Board der Datei passt { -dealer(form: "der") } nicht zur Nummer; --json nennt es.
           *[other] Auch bei { $count } weiteren Boards der Datei passt { -dealer(form: "der") } nicht zur Nummer; --json nennt jedes.
        }
       *[other] { $count ->
            [one] Auch bei einem weiteren Board der Datei passt die Gefahrenlage nicht zur Nummer; --json nennt es.
           *[other] Auch bei { $count } weiteren Boards der Datei passt die Gefahrenlage nicht zur Nummer; --json nennt jedes.
        }
    }
check-file =
    { $path }: { $boards ->
        [one] ein Board
       *[other] { $boards } Boards
    }, { check-counts }
check-unsolved =
    { $count ->
        [one] Ein Board sagt etwas über offene Karten, das nicht nachgerechnet ist: Es wäre zu viel Arbeit.
       *[other] { $count } Boards sagen etwas über offene Karten, das nicht nachgerechnet ist: Es wäre zu viel Arbeit.
    }
check-all =
    Zusammen { $files } Dateien: { $boards ->
        [one] ein Board
       *[other] { $boards } Boards
    }, { check-counts }
check-counts =
    { $agree ->
        [0] keines stimmt ganz
        [one] eines stimmt
       *[other] { $agree } stimmen
    }{ $contradict ->
        [0] { "" }
        [one] , eines widerspricht sich
       *[other] , { $contradict } widersprechen sich
    }{ $unread ->
        [0] { "" }
        [one] , eines ist nur zum Teil lesbar
       *[other] , { $unread } sind nur zum Teil lesbar
    }.

## Dateien schreiben

files-exists = Die Datei { $path } gibt es schon. Nimm einen anderen Namen, oder überschreib sie: --force
files-unwritable = Die Datei { $path } lässt sich nicht schreiben ({ file-reason }).
files-no-format = Ein Format „{ $name }“ kenne ich nicht. Es gibt: { $known }.
files-which-format = In welchem Format soll { $path } geschrieben werden? Sag es dazu: --to FORMAT. Es gibt: { $known }.

## schlemm analyse

analyse-heading = Bei offenen Karten
analyse-played = gespielt
analyse-given = −
analyse-par = Par
analyse-ending = Endspiel, { $count ->
    [one] ein Stich
   *[other] { $count } Stiche
}
analyse-ending-line = { $seat } am Zug, { $strain }: Nord-Süd { $ns }, Ost-West { $ew }
analyse-no-deal = Hier sind nicht alle vier Blätter bekannt.
analyse-legend = Stiche je Partei; wo die Partner verschieden viele machen, die des besseren. Unter −: Stiche, die Nord-Süd und Ost-West im Spiel verschenkt haben, darunter die Karten, die sie gekostet haben. Par in Punkten für Nord-Süd. Alle Zahlen: --json oder --out DATEI.
analyse-working = Rechnet
analyse-written =
    { $path }: { $boards ->
        [one] ein Board
       *[other] { $boards } Boards
    }, davon { $solved } ausgerechnet.
analyse-interrupted = Unterbrochen. Mit --resume geht es von hier an weiter.
analyse-begun = Ein früherer Lauf ist abgebrochen; was er ausgerechnet hat, steht in { $path }. Mach dort weiter: --resume, oder lösch die Datei.
analyse-other = Was in { $path } steht, gehört zu anderen Boards. Lösch die Datei, oder nimm eine andere Zieldatei.
analyse-journal = Was ausgerechnet ist, lässt sich nicht festhalten ({ $path }: { file-reason }).
analyse-failed = Das Ausrechnen ist abgebrochen ({ $detail }). Mit --out DATEI und dann --resume geht nichts verloren.

## schlemm deal mit Bedingungen. $often und $seldom sind große Zahlen: eine von so vielen.

deal-rarity =
    { $differs ->
        [1] { $seldom ->
            [none] Je nach Board passt etwa eine von { $often } { -deal }en, oder von vielen Versuchen keiner: Das kann lange dauern
           *[other] Je nach Board passt etwa eine von { $often } bis { $seldom } { -deal }en
        }
       *[0] { $often ->
            [none] { $below ->
                [none] Von vielen Versuchen hat keiner gepasst: Das ist sehr selten und kann lange dauern
               *[other] Es passt weniger als eine von { $below } { -deal }en: Von so vielen Versuchen hat keiner gepasst, und es kann lange dauern
            }
           *[other] { $exact ->
                [1] Etwa eine von { $often } { -deal }en passt (genau gezählt)
               *[0] Etwa eine von { $often } { -deal }en passt (geschätzt)
            }
        }
    }. Startzahl: { $seed }
deal-working = Gibt
deal-nothing-fits = Keine { -deal } hat, was verlangt ist: Lass etwas weg, oder verlang weniger.
deal-held-twice = Hier soll eine Karte in zwei Blättern sein, oder ein Blatt mehr als dreizehn haben: Nenn jede Karte nur einmal.

files-no-boards = In den Dateien ist kein Board; geschrieben wurde nichts.
convert-none-fits = Kein Board passt auf das, was gewünscht ist.
convert-rotate = Unter --rotate ist „{ $text }“ niemand. Möglich: { $known }
convert-contract = Unter --contract ist „{ $text }“ kein Kontrakt. Möglich: { $known }
convert-declarer = Unter --declarer ist „{ $text }“ kein Platz. Möglich: N, E, S, W, NS, EW
convert-tricks = Unter --tricks ist „{ $text }“ keine Zahl von Stichen. Möglich: 9, 10-13, made, down
convert-no-room = { $format } hat für keins dieser Boards Platz; geschrieben wurde nichts.
files-at =
    { $line ->
        [none] { $board ->
            [none] { $path }: { $text }
           *[other] { $path }, Board { $board }: { $text }
        }
       *[other] { $board ->
            [none] { $path }, Zeile { $line }: { $text }
           *[other] { $path }, Zeile { $line }, Board { $board }: { $text }
        }
    }

## schlemm convert. $what ist, was verloren geht.

convert-no-output = Wohin mit den Boards von { $path }? Nenn hinter den Dateien die, in die geschrieben wird (- für die Standardausgabe).
convert-done =
    { $path }: { $boards ->
        [one] ein Board
       *[other] { $boards } Boards
    } in { $format } geschrieben.
convert-elsewhere = Das sind Links zu einer anderen Seite: Wer einen öffnet, schickt ihr { -deal }, Namen und Ansagen.
convert-losses = In { $format } fehlt oder steht anders da:
convert-loss =
    { "  " }{ $what }: { $boards ->
        [one] ein Board
       *[other] { $boards } Boards
    }
loss-number = Nummer des Boards
loss-dealer = wer gibt
loss-vulnerability = Gefahr
loss-hands = die Blätter
loss-auction = { -auction(form: "den") }
loss-notes = was Ansagen bedeuten
loss-grades = Noten für Ansagen
loss-contract = der Kontrakt
loss-result = das Ergebnis
loss-play = die gespielten Karten
loss-cards = Anmerkungen zu Karten
loss-comments = Kommentare
loss-places = wo Kommentare stehen
loss-boards = ganze Boards

## schlemm stats

stats-heading =
    { $boards ->
        [one] Ein Board
       *[other] { $boards } Boards
    } in { $files ->
        [one] einer Datei
       *[other] { $files } Dateien
    }
stats-deals = mit allen vier Blättern
stats-different = davon verschiedene
stats-hands = nur mit einzelnen Blättern
stats-auctions = mit { -auction(form: "dem") } bis zum Ende
stats-begun = mit dem Anfang { -auction(form: "dem") }
stats-notes = mit Erklärungen zu Ansagen
stats-plays = mit gespielten Karten
stats-whole = davon bis zur letzten Karte
stats-results = mit Ergebnis
stats-passed = durchgepasst
stats-doubled = kontriert oder rekontriert
stats-points-ns = Figurenpunkte von Nord-Süd im Mittel
stats-points-ew = Figurenpunkte von Ost-West im Mittel
stats-points-declarer = Figurenpunkte der spielenden Partei im Mittel
stats-margin = Stiche über dem Kontrakt im Mittel
stats-contracts = Kontrakte nach Stufe
stats-sum = alle
stats-made = erfüllt
stats-lost = gefallen
stats-defects = Was nicht zu lesen war ({ $count }); jeweils das erste:
stats-defect = { $count } × { $text }
