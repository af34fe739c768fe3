### Was der Schreibblock nicht annimmt, und was zu tun ist.

refused-pad-changed = Inzwischen hat jemand anders auf den Block geschrieben: Sieh ihn dir an und versuch es noch einmal. Was du eingetragen hast, steht noch da.
refused-no-such-line = Diese Zeile steht nicht mehr auf dem Block: Sieh nach, ob sie schon gestrichen ist.
refused-no-such-board = So ein Board gibt es hier nicht: Möglich sind 1 bis { $boards }.
refused-board-written = Board { $board } von Tisch { $room } ist schon aufgeschrieben: Wähl ein anderes, oder ändere es in der Tabelle.
refused-no-honours = Diese Honneurs gibt es hier nicht: Vier oder fünf { -trump }honneurs, ohne { -trump } vier Asse, und nur, wenn sie bei euch zählen.
refused-over-before = So wäre es schon nach der { $deal }. { -deal } aus gewesen, aber aufgeschrieben sind { $deals }: Streich zuerst, was danach kommt.
refused-nothing-to-undo = Es gibt nichts mehr rückgängig zu machen.
refused-name-on-pad = { $name }, oder ein Name, der genauso aussieht, steht schon auf dem Block: Schreib zwei Gleichnamige verschieden, etwa mit einem Buchstaben dahinter.
refused-too-many-people = Mehr Leute passen nicht auf diesen Block.
refused-pad-full = Dieser Block ist voll: Fang einen neuen an.
refused-pad-too-often = Auf diesem Block wurde sehr oft ausgebessert: Schreib weiter oder fang einen neuen an.
pad-left = So oft lässt sich auf diesem Block noch etwas ausbessern: { $left }-mal
refused-unknown-pad = Diesen Block gibt es hier nicht: Sieh nach, ob der Link ganz ist.
refused-wrong-pad-key = Dieser Link öffnet den Block nicht: Sieh nach, ob er ganz ist, bis zum letzten Zeichen.
