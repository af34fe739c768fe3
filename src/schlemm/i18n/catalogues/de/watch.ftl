### Zuschauen: wer einem Spieler in die Karten sieht oder von der Galerie aus zusieht.

refused-watching-ended = Mit diesem Link kannst du hier nicht mehr zuschauen: Bitte um einen neuen.
refused-has-watched = Du hast hier zugeschaut und Karten gesehen: Auf diesem Platz kannst du jetzt nicht mitspielen.
refused-plays-here = Du spielst hier mit, und wer mitspielt, schaut nicht zu.
refused-watches-already = Du schaust in diesem Spiel schon zu: Ein Platz dafür genügt.
refused-too-many-spectators = Hier schauen schon { $most } zu: Mehr lässt sich am Tisch nicht überblicken.
refused-not-your-guest = Wer hier zuschaut, ist nicht dein Gast.
refused-only-watching = Du schaust zu: Gereizt, gespielt und gefragt wird am Tisch.
