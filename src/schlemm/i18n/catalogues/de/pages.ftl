### Alles um den Tisch herum: Startseite, Vereinbarungen, Einstellungen, Zettel, Lernen, Rechnen.

you = Du
back-to-start = Zur Startseite

## Titel der Seiten

title-start = Schlemm: Bridge zu Hause
title-table = Am Tisch – Schlemm
title-count = Rechnen – Schlemm
title-unknown = Nicht gefunden – Schlemm

## Startseite

start-sentence = Bridge: ein Tisch, vier Stühle, dreizehn Karten für dich.
start-text = Drei Bots sitzen schon am Tisch. Sie sagen, was sie bieten, und bieten, was sie sagen.
start-deal-cards = Karten geben
start-as-s1 = Wie in „Die Regeln des Bridge“
start-settings-first = Einstellungen vor dem Start
start-go-on = Hier geht es weiter
start-circle = Zur Runde
start-friends = Mit Freunden
start-friends-text = Ein Link, ein Name, ein Stuhl. Ohne Konto, auch am Telefon.
start-invite = Einladen
start-first-time = Zum ersten Mal?
start-first-time-text = In zehn Minuten spielst du dein erstes Blatt: Minibridge, Schritt für Schritt.
start-first-hand = Erstes Blatt
mini-link = Minibridge: dein erstes Blatt
start-pad-go-on = Weiterschreiben
start-analyse = Analysieren
games-link = Meine Spiele
start-continue = Weiterspielen
start-look-again = Ansehen
start-with = mit { $names }
start-deal-of = { -deal } { $deal } von { $deals }
start-deal = { -deal } { $deal }

## Was vor der ersten Austeilung vereinbart wird

opening-bot-tables =
    { $left ->
        [0] Von deinem Anschluss aus spielen die Bots schon an { $most } Tischen: An einem weiteren warten sie, bis einer davon verlassen wird.
        [one] Von deinem Anschluss aus spielen die Bots noch an einem weiteren Tisch; an mehr als { $most } zugleich warten sie.
       *[other] Von deinem Anschluss aus spielen die Bots noch an { $left } weiteren Tischen; an mehr als { $most } zugleich warten sie.
    }
opening-title = Was vereinbart ihr?
opening-others-title = Mit Freunden spielen
opening-others-text = Eröffne den Tisch, und du bekommst für jeden freien Platz einen Link. Wer ihn öffnet, setzt sich, ohne Anmeldung.
opening-seats = Plätze und { -dealer }
opening-form = Form
opening-form-robber4 = Vier { -deal }en, jede mit eigener Gefahr. Danach gewinnt, wer mehr Punkte hat.
opening-form-minibridge = Alle sagen ihre Punkte an, die stärkere Seite nennt den Kontrakt und spielt: Bridge ohne { -auction }.
opening-form-rubber = Wer zuerst zweimal 100 Punkte für angesagte Stiche beisammenhat, beendet den { -rubber }. Das kann drei { -deal }en dauern oder zwölf.
opening-name = Dein Name
opening-seat = Dein Platz
opening-draw = Plätze
opening-draw-no = Wie gewählt
opening-draw-no-hint = Du sitzt, wo du willst, und es geht gleich los.
opening-draw-yes = Auslosen
opening-draw-yes-hint = Alle ziehen eine Karte: Die höchsten spielen zusammen, und die höchste gibt zuerst.
opening-dealer = Wer gibt zuerst?
opening-dealer-hint = Danach geht das Geben im Uhrzeigersinn weiter.
opening-rules = Hausregeln
opening-rules-text = Am Anfang steht alles so, wie es die Regeln wollen. Was du änderst, steht später auf dem Zettel.
opening-by-the-laws = Alles nach Regel
opening-law = Regel
opening-house-rule = Hausregel
opening-at-the-table = Am Tisch
opening-back = Zurück

opening-first-caller = Wer beginnt { -auction(form: "den") }?
opening-first-caller-dealer = { -dealer(form: "Der") }
opening-first-caller-dealer-hint = Wer gegeben hat, sagt als Erster an.
opening-first-caller-left-of-dealer = Sein linker Nachbar
opening-first-caller-left-of-dealer-hint = Wer links neben ihm sitzt, sagt als Erster an; gegeben wird wie sonst.

opening-must-beat = Stichzwang
opening-must-beat-no = Nein
opening-must-beat-no-hint = Farbe { -follow } genügt; den Stich übernehmen muss niemand.
opening-must-beat-yes = Ja
opening-must-beat-yes-hint = Wer { -follow(form: "er") }, muss den Stich übernehmen, wenn er kann.

opening-doubling = Kontrierte { -undertrick(form: "pl") }
opening-doubling-no = Nach der Tabelle
opening-doubling-no-hint = Jeder weitere { -undertrick } kostet mehr: 100, 300, 500 … und { -vulnerable } 200, 500, 800 …
opening-doubling-yes = Einfach verdoppelt
opening-doubling-yes-hint = Jeder { -undertrick } kostet gleich viel: 100, { -vulnerable } 200; rekontriert noch einmal das Doppelte.

opening-vulnerability = Gefahr in der zweiten und dritten { -deal }
opening-vulnerability-dealer = Partei { -dealer(form: "des") }
opening-vulnerability-dealer-hint = Wer gibt, ist mit dem Partner { -vulnerable }.
opening-vulnerability-non-dealer = Die Gegner
opening-vulnerability-non-dealer-hint = Wer gibt, ist mit dem Partner { -not-vulnerable }; die anderen sind es.
opening-vulnerability-fixed = Feste Folge
opening-vulnerability-fixed-hint = Erst ist Nord-Süd { -vulnerable }, dann Ost-West, gleich wer gibt.

opening-scoring = Unter 100 Punkten
opening-scoring-each = Jede für sich
opening-scoring-each-hint = Jede { -deal } wird für sich abgerechnet; { -part-score(form: "ein") } bringt gleich 50 dazu.
opening-scoring-classic = Anschreiben
opening-scoring-classic-hint = Angesagte Stiche bleiben stehen, bis zusammen 100 und damit { -game(form: "ein") } erreicht ist.

opening-redeal = Wird durchgepasst, gibt
opening-redeal-same-dealer = Derselbe
opening-redeal-same-dealer-hint = Wer gegeben hat, gibt noch einmal.
opening-redeal-next-dealer = Der Nächste
opening-redeal-next-dealer-hint = Es gibt, wer links neben ihm sitzt.

opening-honours = Honneurs
opening-honours-no = Zählen nicht
opening-honours-no-hint = Vier oder fünf hohe { -trump(form: "pl") } in einer Hand bringen keine Punkte.
opening-honours-yes = Zählen
opening-honours-yes-hint = Vier hohe { -trump(form: "pl") } in einer Hand bringen 100, alle fünf oder vier Asse in { -notrump } 150. Das Programm findet sie.

opening-stake = Einsatz für hundert Punkte
opening-stake-none = Ohne Einsatz: Es geht um die Ehre.
opening-stake-example = In der Einheit, die ihr verabredet: Ein Vorsprung von { $points } Punkten wäre { $amount } wert.
opening-rounding = Gerundet wird
opening-rounding-none = Gar nicht
opening-rounding-none-hint = Jeder Punkt zählt.
opening-rounding-half-up = 50 nach oben
opening-rounding-half-up-hint = Auf Hunderter: 540 werden 500, 550 werden 600.
opening-rounding-half-down = 50 nach unten
opening-rounding-half-down-hint = Auf Hunderter: 550 werden 500, 560 werden 600.

## Einstellungen

settings-title = Einstellungen
install-title = Als App installieren
install-text = Schlemm bekommt ein eigenes Symbol und ein eigenes Fenster. Schule, Rechner, Schreibblock und Glossar gehen dann auch ohne Netz.
install-go = Installieren
settings-close = Schließen
settings-group-table = Tisch
settings-group-senses = Bild und Ton
settings-group-cards = Karten
settings-group-play = Spielen
settings-group-language = Sprache
settings-profile = Sprache und Begriffe
settings-brief = Was die Tasten vorlesen
settings-brief-no = In Worten
settings-brief-yes = Kurz
settings-brief-hint = Kurz, wie für eine Braillezeile: P AKD2 für vier Karten in Pik, 6P S −5 für ein Ergebnis.
settings-words = Wort für Wort
settings-words-hint = Wie eine Sache heißt, gilt überall: am Tisch, in den Lektionen und auf allem, was du mitnimmst.
settings-words-usual = Wieder wie im Profil
profile-de = Deutsch
profile-de-AT = Deutsch (Österreich)
profile-de-CH = Deutsch (Schweiz)
profile-it = Italiano
profile-en = English
profile-fr = Français
settings-text = Schriftgröße
settings-text-100 = Normal
settings-text-110 = Groß
settings-text-120 = Größer
settings-text-130 = Sehr groß
settings-theme = Licht
settings-theme-auto = Wie das Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-theme-contrast = Kontrast
settings-tempo = Tempo der Bots
settings-tempo-0 = Sofort
settings-tempo-1 = Ruhig
settings-tempo-2 = Gemächlich
settings-level-agreed = Sie steht fest, seit der Tisch eröffnet wurde. Für einen neuen Tisch kannst du eine andere wählen.
settings-partner = Wenn dein Partner { -declarer } ist
settings-partner-play = Ich spiele
settings-partner-watch = Ich schaue zu
settings-partner-hint = Der Partner ist ein Bot: Du kannst beide Hände für ihn spielen.
settings-looking-back = Zurückblicken
settings-looking-back-freely = Jederzeit
settings-looking-back-freely-hint = Der letzte Stich, solange der nächste läuft; { -auction(form: "den") } bis zum Schluss.
settings-looking-back-next-lead = Bis { -lead(form: "zum") }
settings-looking-back-next-lead-hint = Letzter Stich und { -auction } bis { -lead(form: "zum-adj", adj: "nächst") }: Danach gilt das Gedächtnis.
settings-looking-back-laws = Wie im Turnier
settings-looking-back-laws-hint = Der letzte Stich, bis eure Seite weiterspielt; { -auction(form: "den") } bis zu deiner ersten Karte, danach die Ansagen der Gegner, wenn du am Zug bist.
settings-valuation = Zählung neben deinem Blatt
settings-valuation-off = Aus
settings-valuation-count = Erst selbst zählen
settings-valuation-on = Zeigen
settings-valuation-hint = Verteilung, Punkte und Verlierer, mit allen Summanden.
settings-taps = Ansagen und Karten
settings-taps-1 = Ein Tipp
settings-taps-2 = Zwei Tipps
settings-taps-hint = Mit zwei Tipps wählst du erst aus und bestätigst dann.
settings-colours = Farben
settings-colours-4 = Vier
settings-colours-2 = Zwei
settings-sound = Ton
settings-sound-0 = Aus
settings-sound-1 = Leise
settings-sound-2 = Laut
settings-sound-hint = Mischen, Karten, Ansagen, wann du dran bist und wie es ausging.
settings-faces = Kartenbild
settings-faces-auto = Passend
settings-faces-classic = Klassisch
settings-faces-plain = Groß und schlicht
settings-letters = Buchstaben
settings-letters-profile = Wie die Sprache
settings-letters-AKQJ = A K Q J
settings-order = Farben im Blatt
settings-order-SHCD = ♠ ♥ ♣ ♦
settings-order-SHDC = ♠ ♥ ♦ ♣
settings-mirrored = { -trump } { -dummy(form: "des") }
settings-mirrored-no = Links
settings-mirrored-yes = Rechts
settings-mirrored-hint = Die Regeln wollen ihn auf der rechten Seite { -dummy(form: "des") }, also links auf deinem Bildschirm.

## Zettel

sheet-caption-rubber = Zettel: über der Linie Prämien, darunter die angesagten Stiche
sheet-caption-robber4 = Zettel: die vier { -deal }en
sheet-us = Wir
sheet-them = Sie
sheet-above = Über der Linie
sheet-line-above = über der Linie
sheet-line-below = unter der Linie
sheet-game = { $game }. { -game }
sheet-deal = { -deal }
sheet-danger = Gefahr
sheet-danger-None = keiner
sheet-danger-All = alle
sheet-danger-us = wir
sheet-danger-them = sie
sheet-contract = Kontrakt
sheet-now = Jetzt
sheet-so-far = Bisher
sheet-total = Summe
sheet-entry-us = { $amount } für euch, { $what }: woher?
sheet-entry-them = { $amount } für die Gegner, { $what }: woher?
sheet-replay = { -deal } { $deal } Schritt für Schritt
sheet-deal-result = { -deal } { $deal }: { $what }
sheet-now-even = Es steht gleich.
sheet-now-us = Ihr führt mit { $amount }.
sheet-now-them = Die Gegner führen mit { $amount }.
sheet-end-even = Unentschieden: Beide haben gleich viele Punkte.
sheet-end-us = Ihr gewinnt den { -rubber } mit { $amount } Punkten Vorsprung.
sheet-end-them = Die Gegner gewinnen den { -rubber } mit { $amount } Punkten Vorsprung.
sheet-part-score-us = { -part-score } { $below } für euch: es fehlen { $missing }.
sheet-part-score-them = { -part-score } { $below } für die Gegner: es fehlen { $missing }.
sheet-owed-us = Abgerechnet werden { $rounded } Punkte: Jeder Gegner zahlt { $amount }.
sheet-owed-them = Abgerechnet werden { $rounded } Punkte: Jeder von euch zahlt { $amount }.
sheet-agreed = Eure Hausregeln
sheet-left = { $name } hat auf { $seat } mitgespielt, bis zur { $deal }. { -deal }.
sheet-by-the-laws = Gespielt wird nach Regel.
steps-sum = Summe

## Wert des Blatts

valuation-title = Was ist dein Blatt wert?
valuation-count-first = Zähl erst selbst, dann vergleiche.
valuation-compare = Vergleichen
valuation-reveal = Zeigen
valuation-losers =
    { $losers ->
        [one] ein Verlierer
       *[other] { $losers } Verlierer
    }
valuation-all-right = Genau so zählt auch das Programm.
valuation-look-again = Schau dir die Summanden an.
valuation-right = du: { $own }, stimmt
valuation-wrong = du: { $own }
valuation-nothing = Nichts zu zählen.
valuation-strength = Blattstärke
valuation-with-length = Figuren- und Längenpunkte
valuation-with-shortness = Figuren- und Kürzepunkte
valuation-trumps-only = nur mit { -trump }
valuation-notrump = Für einen Kontrakt in { -notrump } gerechnet
valuation-notrump-only = ohne Kürzepunkte: sie zählen in { -notrump } nicht
valuation-count-yours = Zähl dein Blatt
valuation-show = Punkte zeigen
valuation-hide = Punkte ausblenden

## Rechnen

count-title = Was zählt wie viel?
count-text = Die Zahlen der { -scoring } auf einer Karte. Am Tisch rechnet das Programm und zeigt dir jeden Schritt.
count-plain = einfach
count-doubled = Kontra
count-redoubled = Rekontra
count-safe = { -not-vulnerable }
count-danger = { -vulnerable }
count-tricks = Angesagte Stiche
count-tricks-text = Für jeden Stich über sechs, wenn der Kontrakt erfüllt ist. Unkontrierte { -overtrick }e zählen ebenso.
count-minor = ♣ ♦
count-major = ♥ ♠
count-notrump-first = { -notrump }, der erste
count-notrump-further = { -notrump }, jeder weitere
count-premiums = Prämien
count-premiums-text = So im { -rubber } zu vier { -deal }en und im Turnier. { -game(form: "Der") } muss geboten sein, nicht nur gemacht.
count-part-score = { -part-score }
count-game = { -game }, ab 100
count-small-slam = { -small-slam } dazu
count-grand-slam = { -grand-slam } dazu
count-insult-doubled = Kontra erfüllt
count-insult-redoubled = Rekontra erfüllt
count-overtrick-doubled = { -overtrick } im Kontra
count-overtrick-redoubled = { -overtrick } im Rekontra
count-down-safe = { -undertrick(form: "pl") }, { -not-vulnerable }
count-down-safe-text = Die Punkte bekommen die Gegner.
count-down-danger = { -undertrick(form: "pl") }, { -vulnerable }
count-down-danger-text = Es kommt nur darauf an, ob die Partei { -declarer(form: "des") } { -vulnerable } ist.
count-first = der erste
count-second-third = der zweite und dritte
count-fourth = jeder weitere
count-terminal = Im Terminal
count-terminal-text = Dort rechnet das Programm jeden Kontrakt aus und nennt die Schritte:
count-print = Drucken

## Wenn etwas fehlt

unknown-title = Hier steht kein Tisch.
unknown-text = Diese Adresse führt nirgendwohin. Vielleicht fehlt am Ende ein Zeichen?
offline-title = Der Server antwortet nicht.
offline-text = Deine Tische sind gespeichert. Sobald er wieder läuft, geht es dort weiter, wo du aufgehört hast.
offline-again = Noch einmal versuchen
offline-without = Der Server antwortet nicht. Das hier geht auch ohne ihn:
standalone-starting = Das Programm wird geladen: beim ersten Mal etwa zehn Megabyte, später nichts mehr.
standalone-elsewhere = Schlemm ist in einem anderen Fenster offen. Spiel dort weiter, oder schließ es.
standalone-failed = Dieser Browser kann das Programm nicht ausführen. Versuch es mit einem neueren.
standalone-friends = Zu mehreren geht es mit Schlemm auf einem eigenen Rechner; diese Seite kommt ohne aus und spielt mit dir allein.
refused-no-server = Der Server antwortet nicht. Läuft er noch? Dann versuch es noch einmal.
refused-server-error = Beim Server ist etwas schiefgegangen. Versuch es noch einmal.
