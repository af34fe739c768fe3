### What the score pad does not take, and what to do.

refused-pad-changed = Somebody else has written on the pad in the meantime: have a look at it and try again. What you entered is still there.
refused-no-such-line = This line is no longer on the pad: check whether it has been struck out.
refused-no-such-board = There is no such board here: it can be 1 to { $boards }.
refused-board-written = Board { $board } of table { $room } is written down already: pick another, or change it in the list.
refused-no-honours = There are no such honours here: four or five trump honours, in { -notrump } four aces, and only if you agreed to count them.
refused-over-before = That way it would have been over after deal { $deal }, but { $deals } are written down: strike out first what comes after it.
refused-nothing-to-undo = There is nothing left to undo.
refused-name-on-pad = { $name }, or a name that looks the same, is on the pad already: tell two people of one name apart, with a letter after it, say.
refused-too-many-people = No more people fit on this pad.
refused-pad-full = This pad is full: begin a new one.
refused-pad-too-often = A great deal has been corrected on this pad: write on, or begin a new one.
pad-left = How often something can still be corrected on this pad: { $left }
refused-unknown-pad = There is no such pad here: check whether the link is complete.
refused-wrong-pad-key = This link does not open the pad: check that it is complete, to the last sign.
