### Eine Runde, die sich immer wieder trifft: ihre Leute, ihre Abende, ihre Tabelle.

refused-name-taken = Diesen Namen hat schon jemand in der Runde: Nimm einen anderen. Bist du es selbst, öffne die Runde auf deinem ersten Gerät und hol dir dort den Link für dieses.
refused-circle-full = Die Runde ist voll: Mehr als { $most } Leute haben keinen Platz in der Tabelle.
refused-only-host-agrees = Die Hausregeln bestimmt, wer die Runde gegründet hat.
refused-no-such-places = So könnt ihr nicht sitzen: Jeder hat genau einen Platz, und einer von euch muss mitspielen.
