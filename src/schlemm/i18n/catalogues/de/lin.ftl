## Was an einer LIN-Datei nicht stimmt, und was hilft

lin-no-boards = In diesem Text steht kein LIN: Zu einem Board gehören Angaben wie md und mb zwischen senkrechten Strichen.
lin-no-tag = Hier sollte ein Kürzel aus zwei Buchstaben oder Ziffern stehen, nicht { $text }: Prüf die senkrechten Striche davor.
lin-unknown-tag = Das Kürzel { $text } kenne ich nicht; was dahinter steht, lasse ich weg.
lin-names = Das sind weder vier noch acht Namen: { $text }. Setz nur zwischen Namen ein Komma.
lin-bad-hand = Dieses Blatt ({ $seat }) kann ich nicht lesen: { $text }. Es sollte dreizehn verschiedene Karten haben, Farbe für Farbe.
lin-card-twice = In mehreren Blättern stehen dieselben Karten: Lass jede nur in einem.
lin-too-many-hands = Hier stehen mehr als vier Blätter: Lass weg, was zu viel ist.
lin-vulnerability = „{ $text }“ ist keine Gefahrenlage: Schreib o, n, e oder b.
lin-no-dealer = Wer beginnt, steht nicht da: Setz vor die Blätter 1 für Süd, 2 für West, 3 für Nord oder 4 für Ost.
lin-bad-call = Ansage { $number } ist keine oder nicht erlaubt: { $text }. Was danach kommt, lasse ich weg.
lin-bad-card = Karte { $number } ist keine, schon gespielt oder nicht im Blatt des Spielers, der am Zug ist: { $text }. Was danach kommt, lasse ich weg.
lin-no-contract = Hier sind Karten gespielt, aber es gibt keinen Kontrakt: Ergänze { -auction(form: "den") }.
lin-claim = „{ $text }“ ist keine Zahl von Stichen: Schreib die Stiche der spielenden Partei, 0 bis 13.
lin-result = „{ $text }“ ist kein Ergebnis: Schreib etwa 4SE+1 oder P.
lin-too-long = Hier steht zu viel auf einmal: Kürz es auf höchstens { $most } Zeichen.
lin-file-too-long = So viel lese ich nicht auf einmal: Teil die Datei in Stücke von höchstens { $most } MB.
lin-too-many-defects = Bei diesem Board stimmt noch mehr nicht; nach { $most } Fehlern zähle ich nicht weiter. Behebe zuerst die genannten.
lin-too-dense = Von hier an lese ich nicht weiter: Die Datei besteht aus so vielen winzigen Stücken, dass sie keine Boards enthalten kann. Teil sie.
