### Zuschauen: wer einem Spieler in die Karten sieht oder von der Galerie aus zusieht.

refused-watching-ended = Mit diesem Link kannst du hier nicht mehr zuschauen: Bitte um einen neuen.
refused-has-watched = Du hast hier zugeschaut und Karten gesehen: Auf diesem Platz kannst du jetzt nicht mitspielen.
refused-plays-here = Du spielst hier mit, und wer mitspielt, schaut nicht zu.
refused-watches-already = Du schaust in diesem Spiel schon zu: Ein Platz dafür genügt.
refused-too-many-spectators = Hier schauen schon { $most } zu: Mehr lässt sich am Tisch nicht überblicken.
refused-not-your-guest = Wer hier zuschaut, ist nicht dein Gast.
refused-only-watching = Du schaust zu: { -to-bid(form: "Part") }, gespielt und gefragt wird am Tisch.

## Wohin ein Link zum Zuschauen führt

title-watch = Zuschauen – Schlemm
watch-invited = { $name } zeigt dir die Karten
watch-invited-text = Du siehst, was { $name } sieht, und spielst nicht mit.
watch-invited-gallery = Du bist zum Zuschauen eingeladen
watch-gallery-text = Du siehst alle vier Hände einer { -deal }, sobald sie zu Ende ist, und ihren Verlauf Karte für Karte.
watch-read = Alle am Tisch lesen deinen Namen.
watch-read-match = Alle am Tisch lesen deinen Namen. Wer zuschaut, kann in diesem Match nicht mehr mitspielen.
watch-go = Zuschauen
watch-here = hier schaust du zu
watch-nothing = Hier kannst du nicht zuschauen
watch-broken = Die Verbindung ist unterbrochen und wird wieder gesucht.

## Beim Zuschauen

watch-you-see = Du schaust { $name } zu
watch-waiting = Gleich werden die Karten gegeben.
watch-gallery = Galerie
watch-now = Gespielt wird { -deal } { $number }. Du siehst sie, wenn sie zu Ende ist.
watch-between = Gleich geht es weiter.
watch-over = Das Spiel ist zu Ende.
watch-none-yet = Noch ist keine { -deal } zu Ende.
watch-board = { -deal } { $number }
watch-boards = Welche { -deal }?
watch-projector = Beamer
watch-projector-leave = Beamer beenden
watch-tricks = Stiche
watch-points = Punkte

## Am Tisch: wer zuschaut

watch-who = Es schauen zu
watch-behind = schaut auf { $seat } in die Karten
watch-in-gallery = auf der Galerie
watch-end = Beenden
watch-own-title = Deine Karten zeigen
watch-own-text = Wer diesen Link öffnet, sieht deine Karten, während du spielst, und kann nichts tun. Alle am Tisch lesen, wer es ist.
watch-gallery-link = Wer diesen Link öffnet, sieht alle vier Hände, aber erst, wenn eine { -deal } zu Ende ist.
watch-aloud = { $name } schaut zu.
watch-door = Leute, { $count ->
    [one] einer schaut
   *[other] { $count } schauen
 } zu
