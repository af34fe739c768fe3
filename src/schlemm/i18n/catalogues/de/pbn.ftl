## Was in einer PBN-Datei nicht stimmt, und was hilft

pbn-place =
    { $board ->
        [none] Zeile { $line }
       *[other] Zeile { $line }, Board { $board }
    }
pbn-no-games = In diesem Text steht kein PBN: Zu einem Spiel gehören Angaben wie Board und Deal in eckigen Klammern.
pbn-unclosed-comment = Dieser Kommentar hört nicht auf: Setz eine schließende geschweifte Klammer an sein Ende.
pbn-unreadable-tag = Das ist keine Angabe: { $text } – sie sollte ein Name sein und ein Wert in geraden Anführungszeichen, in eckigen Klammern.
pbn-inherited = In [{ $tag }] ist # nicht erlaubt: Schreib den Wert selbst hin.
pbn-board-number = „{ $text }“ ist keine Boardnummer: Schreib eine ganze Zahl ab 1 oder ein ?.
pbn-unknown-dealer = „{ $text }“ kann nicht geben: Schreib N, E, S oder W.
pbn-unknown-vulnerability = „{ $text }“ ist keine Gefahrenlage: Schreib None, NS, EW oder All.
pbn-not-four-hands = Zur Austeilung gehören ein erster Platz, ein Doppelpunkt und vier Blätter; hier sind es { $count }. Für ein unbekanntes Blatt steht -.
pbn-not-four-holdings = Ein Blatt hat vier Farben mit Punkten dazwischen; dieses ({ $seat }) hat { $count }.
pbn-unknown-rank = „{ $rank }“ ist keine Karte ({ $seat }): Schreib A K Q J T 9 bis 2.
pbn-not-13-cards =
    Dieses Blatt ({ $seat }) hat { $count ->
        [one] nur eine Karte
       *[other] { $count } Karten
    }: Gib ihm dreizehn.
pbn-card-twice = Doppelt ausgeteilt: { $cards }. Lass jede nur in einem Blatt.
pbn-card-missing = In keinem Blatt: { $cards }. Gib jede davon jemandem.
pbn-end-position = Ein Endspiel hat in allen vier Händen gleich viele verschiedene Karten; hier sind es { $text } (Nord, Ost, Süd, West).
pbn-first-caller = „{ $text }“ kann nicht als Erster ansagen, das tut { -dealer(form: "der") }: Ändere [Auction] oder [Dealer].
pbn-passes-missing = Vor der Eröffnung fehlt { -pass }, denn gespielt wurde { $contract }: Ergänze die Ansagen in [Auction].
pbn-unknown-call = Ansage { $number } verstehe ich nicht: { $call }. Schreib Pass, X, XX, AP oder ein Gebot wie 1NT.
pbn-illegal-call = Ansage { $number } ist nicht erlaubt: { $call }. Ändere sie, oder beende { -auction(form: "den") } davor mit *.
pbn-irregular-call = Ansage { $number } wurde gegen die Regeln angenommen ({ $call }); so etwas lässt sich nicht lesen: Beende { -auction(form: "den") } davor mit *.
pbn-unknown-note = Diese Anmerkung hat keine Nummer: { $text } – sie sollte mit der Nummer und einem Doppelpunkt anfangen.
pbn-unknown-contract = „{ $text }“ ist kein Kontrakt: Schreib Pass oder Stufe, Farbe und X oder XX, etwa 4SX.
pbn-unknown-declarer = „{ $text }“ ist kein { -declarer }: Schreib N, E, S oder W.
pbn-no-contract = „{ $text }“ gehört zu einem Kontrakt, und hier ist keiner: Gib [Contract] und [Declarer] an oder { -auction(form: "den") }.
pbn-no-declarer = Diesen Kontrakt spielt niemand: Ergänze [Declarer].
pbn-contract-differs = In der Datei steht { $text }, aber { -auction(form: "der") } endet mit { $contract }: Ändere eins von beiden.
pbn-unknown-result = „{ $text }“ ist kein Ergebnis: Schreib die Stiche der spielenden Partei, 0 bis 13.
pbn-note-number = „{ $text }“ ist keine Nummer einer Anmerkung: Schreib eine Zahl mit höchstens neun Ziffern.
pbn-unknown-leader = { $text ->
    [none] Wer ausspielt, steht nicht da: Schreib N, E, S oder W.
   *[other] „{ $text }“ kann nicht ausspielen: Schreib N, E, S oder W.
}
pbn-unknown-card = Karte { $number } verstehe ich nicht: { $text }. Schreib Farbe und Rang, etwa SA, oder - für eine unbekannte Karte.
pbn-played-twice = Karte { $number } ist schon gespielt: { $card }. Lass sie nur an einer Stelle.
pbn-too-many-cards = Hier stehen mehr als dreizehn Stiche: Lass weg, was zu viel ist.
pbn-file-too-long = So viel lese ich nicht auf einmal: Teil die Datei in Stücke von höchstens { $most } MB.
pbn-too-long = Hier steht zu viel auf einmal: Kürz es auf höchstens { $most } Zeichen.
pbn-too-many-tags = Dieses Spiel hat mehr als { $most } Angaben: Lass welche weg, oder trenn die Spiele durch leere Zeilen.
pbn-too-many-words = Dieses Spiel hat mehr als { $most } Wörter hinter seinen Angaben: Kürz seine Tabellen, oder trenn die Spiele durch leere Zeilen.
pbn-too-many-defects = In diesem Spiel stimmt noch mehr nicht; nach { $most } Fehlern zähle ich nicht weiter. Behebe zuerst die genannten.
pbn-too-dense = Von hier an lese ich nicht weiter: Die Datei besteht aus so vielen winzigen Stücken, dass sie keine Spiele enthalten kann. Lass weg, was leer ist, oder teil sie.
