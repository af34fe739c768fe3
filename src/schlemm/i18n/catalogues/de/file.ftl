## Was an einer Datei mit Boards nicht stimmt, und was hilft

file-no-boards = In dieser Datei stehen keine Boards im Format { $format }: Prüf, ob es die richtige ist.
file-broken = Ab hier ist das kein { $format } mehr: Behebe die Stelle, oder lass weg, was dort steht.
file-cut-off = Hier bricht die Datei ab ({ $format }): Hol sie noch einmal, ganz.
file-unknown-field = Die Angabe { $text } kenne ich nicht; ich lasse sie weg.
file-bad-value = „{ $text }“ kann hier nicht stehen ({ $tag }): Sieh in der Beschreibung des Formats nach, was erlaubt ist.
file-board-number = „{ $text }“ ist keine Nummer eines Boards: Schreib eine ganze Zahl ab 1.
file-dealer = „{ $text }“ kann hier nicht geben: Schreib N, E, S oder W, und zwar, wer beginnt.
file-vulnerability = „{ $text }“ ist keine Gefahrenlage: Schreib -, n, e oder b.
file-bad-hand = Dieses Blatt ({ $seat }) kann ich nicht lesen: { $text }. Es sollte dreizehn verschiedene Karten haben.
file-card-twice = In mehreren Blättern stehen dieselben Karten: Lass jede nur in einem.
file-no-dealer = Wer beginnt, steht nicht da: Gib an, wer gibt.
file-bad-call = Ansage { $number } ist keine oder nicht erlaubt: { $text }. Was danach kommt, lasse ich weg.
file-bad-card = Karte { $number } ist keine, schon gespielt oder nicht im Blatt des Spielers, der am Zug ist: { $text }. Was danach kommt, lasse ich weg.
file-contract = „{ $text }“ ist kein Kontrakt, oder niemand spielt ihn: Schreib Stufe und Farbe, und wer spielt.
file-contract-differs = In der Datei steht { $text }, doch die Ansagen enden mit { $contract }: Ändere das eine oder das andere.
file-no-contract = Hier ist etwas gespielt, aber es gibt keinen Kontrakt: Ergänze ihn.
file-result = „{ $text }“ ist keine Zahl von Stichen: Schreib die Stiche der spielenden Partei, 0 bis 13.
file-ending-result = „{ $text }“: So viele Stiche sind in diesem Endspiel nicht mehr zu machen; sie zählen das ganze Board und werden weggelassen.
file-checksum = Die Prüfsumme stimmt nicht: Jemand hat diese Zeile geändert. Vergleich das Board mit dem Original.
file-hands-differ = Dieses Board steht zweimal da und nicht gleich: Es gilt, was die Maschine verteilt, nicht was sie zeigt.
file-left-out =
    { $count ->
        [one] Eine Angabe dieser Datei hat in einem Board keinen Platz und bleibt weg: { $text }.
       *[other] { $count } Angaben dieser Datei haben in einem Board keinen Platz und bleiben weg: { $text }.
    }
file-not-followed = Hier steht nur, wo Boards wären; ich rufe keine Adressen auf. Füg die Boards selbst ein.
file-foreign =
    { $kind ->
        [packed] Das ist eine gepackte Datei (zip oder dergleichen). Pack sie aus und gib die Dateien an, die darin sind.
        [bws] Das ist eine Datenbank eines Bridgemate (BWS). Lass dein Auswertungsprogramm USEBIO oder PBN exportieren.
       *[other] Das ist eine Datei von ACBLscore. Lass das Programm die Ergebnisse als USEBIO oder PBN exportieren.
    }
file-entity = Diese Datei will anderen Text einsetzen lassen; das tue ich nicht und lese von hier an nicht weiter. Lass <!ENTITY …> weg.
file-version = Das Format „{ $text }“ kenne ich nicht: Ich lese { $format }.
file-too-many-comments = Zu diesem Board stehen mehr als { $most } Bemerkungen da; den Rest lasse ich weg.
file-too-long = Hier steht zu viel auf einmal. Höchstzahl der Zeichen: { $most }.
file-file-too-long = So viel lese ich nicht auf einmal: Teil die Datei in Stücke von höchstens { $most } MB.
file-too-many-defects = Bei diesem Board stimmt noch mehr nicht; nach { $most } Fehlern zähle ich nicht weiter. Behebe zuerst die genannten.
file-too-dense = Von hier an lese ich nicht weiter: Die Datei besteht aus so vielen winzigen Stücken, dass sie keine Boards enthalten kann. Teil sie.
