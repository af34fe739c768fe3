### Was der Befehl schlemm im Terminal sagt.

## Hilfeseiten: jede Zeile für sich, ohne Begriffe und ohne Werte, damit sie schnell da ist.

help-schlemm = Bridge: Ergebnisse abrechnen, Blätter bewerten, Karten geben, spielen.
help-usage = Aufruf:
help-heading-options = Optionen
help-heading-commands = Befehle
help-heading-arguments = Angaben
help-help = Zeigt diese Hilfe.
help-version = Zeigt die Version.
help-lang = Sprache; sonst SCHLEMM_LANG, die Sprache des Systems oder Deutsch.
help-words = Wörter des Spiels, etwa herz,kreuz,manche; sonst SCHLEMM_WORDS oder die der Sprache.
help-words-metavar = WÖRTER
help-json = Eine Zeile JSON für Programme.
help-letters = Sprache einzelner Buchstaben, etwa P für Pik; ohne diese Angabe gelten C D H S, N E S W und A K Q J T.
help-metavar-options = [OPTIONEN]
help-metavar-command = BEFEHL
help-metavar-result = ERGEBNIS
help-metavar-hand = BLATT
help-metavar-deal = AUSTEILUNG
help-metavar-file = DATEI
help-metavar-to = ZIEL
help-metavar-from = SICHERUNG
help-metavar-address = ADRESSE
help-metavar-team = TEAM
help-score = Rechnet ein Ergebnis Schritt für Schritt ab.
help-score-result = Kontrakt und Ergebnis, zum Beispiel 4♠X+1, „3{ -notrump(form: "bid") } -2“ oder „4 Pik kontriert erfüllt“.
help-score-vul = Ob die Partei { -declarer(form: "des") } { -vulnerable } ist (sonst nicht).
help-score-form = Wie abgerechnet wird: Turnier (so auch im { -rubber } zu vier { -deal }en) oder klassischer { -rubber }.
help-score-below = Nur im klassischen { -rubber }: Punkte, die schon unter der Linie stehen.
help-score-simple = Hausregel: { -undertrick(form: "pl") } einfach verdoppelt.
help-score-declarer = Wer spielt, wenn es nicht schon beim Kontrakt steht.
help-score-sums = Prämien und Strafen als Summen, wie auf italienischen Zetteln.
help-score-more = Auch: im klassischen { -rubber }, was wäre wenn, und was ein { -sacrifice } dagegen kosten darf.
help-hand = Bewertet ein Blatt: Punkte, Stärke, Verteilung, Verlierer. Ohne Blatt wird eines gegeben.
help-hand-cards = Dreizehn Karten, zum Beispiel AKQ54.K32.QJ3.32 oder „♠AKQ54 ♥K32 ♦QJ3 ♣32“.
help-hand-more = Auch: was das Blatt in jedem System eröffnet und was vom Partner zu erwarten ist.
help-deal = Gibt Karten und zeigt alle vier Blätter.
help-deal-count = Wie viele { -deal }en (sonst eine).
help-deal-board = Nummer des ersten Boards; von ihr hängen { -dealer } und Gefahr ab.
help-deal-number = Genau die { -deal } mit dieser Nummer.
help-deal-seed = Startzahl des Zufalls: Dieselbe Zahl gibt dieselben Karten.
help-deal-verify = Prüft die { -deal }en einer Datei, die die Seite „{ -deal }en nachrechnen“ gesichert hat.
help-deal-pbn = Nur die Karten, eine Zeile PBN je { -deal }.
help-metavar-condition = BEDINGUNG
help-deal-hand = Wie dieses Blatt sein soll: Punkte 15-17, Längen 5+♠, Karten ♥AK, zwei der drei höchsten 2/3♠, Verteilung 5-3-3-2 oder 5=3=3=2 (♠♥♦♣), balanced; mehreres mit Leerzeichen.
help-deal-hand-too = Ebenso für dieses Blatt.
help-deal-side = Was beide Partner zusammen haben: Punkte und Längen, etwa „25+ 8+♠“.
help-deal-side-too = Ebenso für diese Partei.
help-deal-auction = So soll { -auction(form: "der") } anfangen, vom { -dealer(form: "bare") } an, etwa „1C P 1H“: nur { -deal }en, bei denen das System so ansagt.
help-deal-system = Welches System so ansagt (sonst forum).
help-deal-out = Schreibt die { -deal }en in diese Datei (sonst auf die Standardausgabe).
help-match = Lässt zwei Bots oder Programme dieselben Boards an zwei Tischen { -to-bid } und spielen und vergleicht sie in IMPs.
help-match-a = Wer an Tisch 1 Nord-Süd hat: ein System, auch mit Spielstärke (forum:klub, natur-a/notrump=12-14:anfaenger, eine .json-Datei von --save), oder exec:BEFEHL für ein fremdes Programm; SYSTEM@exec:BEFEHL sagt, nach welchem System die anderen dessen Ansagen lesen.
help-match-b = Wer an Tisch 1 Ost-West hat, ebenso.
help-match-boards = Wie viele Boards (sonst 100).
help-match-seed = Startzahl des Zufalls: Dieselbe Zahl gibt dieselben Boards.
help-match-bid-only = Nur { -to-bid }; gewertet wird, was bei offenen Karten herauskäme.
help-match-costs = Rechnet auch aus, wie viele Stiche beide im Spiel verschenken.
help-match-jobs = In wie vielen Prozessen (sonst einer je Kern); auf das Ergebnis hat das keinen Einfluss.
help-cluster = Wo gerechnet wird: Adresse eines Dask-Schedulers (tcp://RECHNER:PORT) oder local für eigene Dask-Prozesse; auf das Ergebnis hat das keinen Einfluss.
help-match-patience = Wie viele Sekunden ein fremdes Programm für eine Antwort hat (sonst 30).
help-match-worst = Wie viele der schlechtesten Boards gezeigt werden (sonst 10).
help-match-pbn = Schreibt alle Boards mit dem, was an beiden Tischen geschah, in diese Datei.
help-match-tables = Merkt sich in dieser Datei, was gelöst ist: Dieselben Boards gehen dann schnell.
help-table-manager = Hält als Table Manager einen Wettkampf fremder Bridgeprogramme ab (Protokoll von Blue Chip Bridge, Version 18 und 19).
help-manager-host = Adresse, auf der gewartet wird (sonst 127.0.0.1: nur dieser Rechner).
help-manager-port = Port (sonst 2000; 0 nimmt irgendeinen freien).
help-manager-rooms = In wie vielen Räumen gespielt wird: 1 (sonst) oder 2 für einen Wettkampf; im zweiten sitzen die Teams andersherum.
help-manager-boards = Wie viele Boards (sonst 16).
help-manager-seed = Startzahl des Zufalls: Dieselbe Zahl gibt dieselben Boards wie bei match.
help-manager-deals = Spielt die Boards dieser PBN-Datei.
help-manager-teams = Nur diese Teams dürfen kommen; das erste hat im offenen Raum Nord-Süd.
help-manager-playing = Wie gewertet wird (sonst imp); Programme der Version 19 erfahren es.
help-manager-strip-alerts = Gibt diesem Team Ansagen ohne Alert und Erklärung weiter (mehrfach möglich); bei WBridge5 von selbst.
help-manager-slow-lines = Lässt Pausen zwischen den Zeilen an dieses Team (mehrfach möglich).
help-manager-no-timing = Sagt diesem Team nach einem Board nicht, wie lange gedacht wurde (mehrfach möglich).
help-manager-patience = In wie vielen Sekunden jede Zeile da sein muss, auf die gewartet wird (sonst 180).
help-manager-wait = In wie vielen Sekunden alle Plätze besetzt sein müssen (sonst 3600).
help-manager-pbn = Schreibt alle Boards in diese Datei, nach jedem Board neu.
help-table-client = Setzt einen Bot an den Tisch eines fremden Table Managers (Protokoll von Blue Chip Bridge).
help-client-bot = Wer spielt: ein System, auch mit Spielstärke (forum:klub), eine .json-Datei von --save, oder exec:BEFEHL.
help-client-host = Wo der Table Manager ist (sonst 127.0.0.1).
help-client-port = Sein Port (sonst 2000).
help-client-seats = An welchen Plätzen der Bot sitzt: N E S W (sonst NS), für jeden eine eigene Verbindung.
help-client-team = Wie das Team heißt (sonst Schlemm).
help-client-opponents = Nach welchem System die Ansagen der Gegner gelesen werden.
help-client-protocol = Version des Protokolls: 18 (sonst) oder 19.
help-client-no-alerts = Ansagen ohne Alert und Erklärung senden; manche Table Manager lesen sonst die Ansage nicht.
help-client-wait = Wie viele Sekunden auf den Table Manager gewartet wird, wenn er noch nicht da ist (sonst 10).
help-system = Zeigt, was in einem System vereinbart ist und was in seinem Buch steht; mit --topic oder --all, was jede Ansage bedeutet. Ohne Namen: welche Systeme es gibt.
help-system-name = Name eines Systems: forum; natur-a, wie in „Die Regeln des Bridge“; natur-b, wie in der Einführung in Kontraktbridge; acol; auch geändert (forum/notrump=16-18), oder eine Datei .json von --save oder eine eigene Datei .system. schlemm system lint DATEI.system sagt, was an ihr nicht stimmt, schlemm system diff A B, was sich unterscheidet.
help-system-topic = Nur dieses Kapitel, etwa opening.
help-system-all = Das ganze Buch.
help-system-set = Ändert eine Vereinbarung, etwa majors=4; mehrmals möglich.
help-system-save = Schreibt das System in diese Datei, damit du es behältst.
help-system-bml = Schreibt das Buch in der Bridge Markup Language (BML).
help-sources = Erzählt nach, was die fünf Quellen an einer Stelle sagen, und was Schlemm daraus macht.
help-sources-place = Eine Stelle, etwa S1:29: Zeile 29 der Quelle S1. Ohne Angabe: alle Stellen.
help-metavar-place = STELLE
help-bid = { -to-bid(form: "Er") } eine { -deal } oder alle Spiele einer PBN-Datei und sagt, was jede Ansage bedeutet. Ohne { -deal } gibt der Zufall.
help-bid-deal = { -deal } in PBN („N:AKQ….“ und so weiter), eine Datei, oder - für die Standardeingabe.
help-bid-system = System beider Parteien (sonst forum).
help-bid-ns = System von Nord-Süd.
help-bid-ew = System von Ost-West.
help-bid-dealer = Wer gibt (sonst wie in der Datei oder nach der Nummer des Boards, sonst Nord).
help-bid-vul = Wer { -vulnerable } ist (sonst wie in der Datei oder nach der Nummer des Boards, sonst niemand).
help-bid-auction = So hat { -auction(form: "der") } angefangen, etwa „1S P“; von dort geht es weiter.
help-bid-pbn = Schreibt PBN mit { -auction } und Anmerkungen.
help-check = Prüft, ob in Dateien mit Boards { -auction }, Spiel, Anspruch, Kontrakt, Ergebnis und Punkte zueinander passen, und nennt jeden Widerspruch.
help-board-files = Dateien mit Boards; das Format erkennt Schlemm selbst. - steht für die Standardeingabe.
help-board-encoding = In welcher Zeichencodierung die Dateien sind, etwa cp1252, wo sie es selbst nicht richtig sagen.
help-board-to = In welchem Format geschrieben wird, etwa pbn oder lin (sonst, was der Name der Datei sagt).
help-board-force = Überschreibt die Datei, wenn es sie schon gibt.
help-analyse = Rechnet aus, was Boards bei offenen Karten wert sind: Stiche in jeder Farbe, Par, und was jede gespielte Karte gekostet hat.
help-check-solve = Rechnet nach, was die Dateien über Stiche und Par mit offenen Karten sagen.
help-convert-contract = Nur Boards mit diesem Kontrakt, mehrere mit Komma: 4S, 4SX, H.
help-convert-declarer = Nur Boards, die von hier gespielt sind: N, E, S, W, NS, EW.
help-convert-tricks = Nur Boards mit so vielen Stichen: 9, 10-13, made, down.
help-convert-rotate = Dreht die Boards so, dass der hier im Süden sitzt: N, E, S, W, declarer oder leader. { -dealer }, Gefahr, Namen und Punkte drehen sich mit.
help-convert-renumber = Nummeriert die Boards neu, ab 1; alles andere bleibt.
help-analyse-out = Schreibt die Boards mit allem, was ausgerechnet ist, in diese Datei (- für die Standardausgabe). In PBN stehen Stiche und Par in OptimumResultTable, OptimumScore und ParContract, Kosten als Anmerkung hinter der Karte.
help-analyse-resume = Macht dort weiter, wo ein abgebrochener Lauf mit derselben Zieldatei aufgehört hat.
help-records = Macht aus Boards eine Seite zum Ausdrucken und Aufhängen: vier Blätter, Punkte, Stiche bei offenen Karten, Par, und was an den Tischen herauskam.
help-records-out = Schreibt die Seite in diese Datei (- oder nichts für die Standardausgabe); sie ist HTML und braucht keine andere.
help-records-pdf = Schreibt PDF. Das druckt Chromium oder Chrome, wenn eines da ist.
help-records-title = Was über den Boards steht (sonst Turnier und Datum, wenn die Dateien sie nennen).
help-records-scoring = Wie die Tische verglichen werden: in IMPs, in Matchpoints oder gar nicht (sonst, wie die Dateien sagen; sonst zwei Tische in IMPs, mehr in Matchpoints).
help-records-no-results = Lässt die Ergebnisse der Tische weg.
help-records-no-tricks = Rechnet nichts aus: ohne Stiche und Par.
help-records-letters = Sprache der Buchstaben auf Karten und Plätzen, wenn es eine andere sein soll als die der Wörter.
help-metavar-out = ZIELDATEI
help-convert = Schreibt die Boards von Dateien in einem anderen Format und nennt, was darin keinen Platz hat.
help-convert-files = Dateien mit Boards, und zuletzt die, in die geschrieben wird. - steht für die Standardein- und -ausgabe.
help-stats = Zählt, was in Dateien mit Boards steht: { -deal }en, Kontrakte, Ergebnisse, Punkte, und was nicht zu lesen war.
help-serve = Startet den Server für den Tisch im Browser.
help-serve-data = Datei, in der alle Spiele stehen.
help-serve-bus = Bus der Server einer Datenbank: nats://RECHNER:4222. Mit ihm können mehrere Server an einer Datenbank laufen.
help-serve-bots = Wer für die Bots denkt: eigene Prozesse (own), oder die von „schlemm bots“ am Bus (bus).
help-serve-store = Datenbank statt einer Datei: postgresql://NAME@RECHNER/DATENBANK. „schlemm store migrate“ richtet sie ein.
help-serve-host = Adresse, auf der der Server antwortet (sonst 127.0.0.1: nur dieser Rechner).
help-serve-port = Anschluss (sonst 8000; 0 nimmt einen freien).
help-serve-proxy = Adresse eines Proxys davor, dem geglaubt wird, woher Anfragen kommen (mehrmals möglich).
help-serve-ops = Zweite Adresse, nur für den Betrieb: /metrics für Prometheus, /healthz, /readyz (sonst keine).
help-serve-drain = Sekunden, die der Server nach SIGTERM noch weiterläuft, damit ein Lastverteiler es merkt (sonst 0).
help-serve-prune-after = Nach so vielen Tagen verschwinden Tische und Matchs, an denen nie jemand angesagt hat (sonst 30; 0: nie).
help-serve-log = Wie das Protokoll geschrieben wird: als Text (so ist es sonst) oder als JSON.
help-serve-open = Ob der Browser geöffnet wird (sonst nicht).
help-serve-seed = Zum Ausprobieren: Dieselbe Zahl gibt dieselben Karten, nach jedem Start von vorn.
help-bots = Lässt die Prozesse dieses Rechners beantworten, was Server die Bots über einen Bus fragen. Ein Server fragt nur Bots seiner eigenen Version.
help-bots-bus = Der Bus, über den gefragt wird: nats://RECHNER:4222, mehrere eines Verbunds mit Kommas.
help-bots-workers = Wie viele Prozesse Spieler eines Anschlusses zugleich beschäftigen (sonst einer je Kern, mindestens zwei, höchstens vier); einer mehr ist für andere da.
help-config = Die Einstellungen stehen in dieser TOML-Datei, in der Tabelle des Befehls. Was hier getippt wird, geht vor.
help-show-config = Zeigt die Einstellungen und woher jede kommt, ohne Passwörter, und startet nichts.
help-backup = Sichert alle Spiele in eine neue Datei und prüft sie, auch während der Server läuft. ZIEL ist eine Datei oder ein Ordner.
help-restore = Setzt eine Sicherung an die Stelle der Datei, in der alle Spiele stehen; die bisherige wird beiseitegelegt. Dabei darf kein Server laufen.
help-restore-damaged = Auch eine Sicherung, in der einzelne Spiele beschädigt sind.
help-store = Richtet eine Datenbank ein, trägt Spiele von einem Speicher in den anderen, nennt, was in einem steht.
help-migrate = Richtet eine Datenbank ein, oder bringt sie auf den Stand dieser Version.
help-copy = Trägt Spiele von einem Speicher in einen anderen und vergleicht danach beide. Ein Speicher ist sqlite:DATEI oder postgresql://…
help-copy-only = Nur diese Aufzeichnung, wie „schlemm store list“ sie nennt (mehrmals möglich).
help-list = Nennt alles, was in einem Speicher steht, mit der Zahl der Einträge.
help-prune = Entfernt Tische und Matchs, an denen nie jemand angesagt hat. Ein laufender Server tut es von selbst.
help-prune-days = So viele Tage ist dort nichts mehr geschehen (sonst 30).
help-prune-dry-run = Nur nennen, was entfernt würde; auch neben einem laufenden Server.
help-metavar-store = SPEICHER
help-metavar-name = NAME

## Abrechnung

cli-line-below = unter der Linie
cli-line-above = über der Linie
cli-line-none = –
cli-vulnerable = { -vulnerable }
cli-not-vulnerable = { -not-vulnerable }
cli-for-declarer = Für die Partei { -declarer(form: "des") }
cli-for-defenders = Für die { -defender }

## Blatt. $share ist ein Anteil wie 15,52 %, $hands eine große Zahl.

cli-hand-strength = Stärke
cli-hand-strength-ours = { $strength } (so nennen wir es; die Quelle hat kein Wort dafür)
cli-hand-shape = Verteilung
cli-hand-shape-share = { $shape }: { $share } aller Blätter
cli-hand-shape-rare = { $shape }: ein Blatt von { $hands }
cli-hand-class-share = { $class }: { $share } aller Blätter
cli-hand-losers = Verlierer
cli-hand-with = zusammen mit den Figurenpunkten { $points }
cli-hand-suit-only = nur mit { -trump }
cli-hand-nothing = keine

## Austeilung

cli-deal-heading = Board { $number } · { -dealer } { $seat } · { $vulnerability }
cli-deal-points = { $seat } { $points }
cli-deal-number = Nummer { $number }

## Das Systembuch

system-otherwise = So ist das System, wie es im Kasten liegt. Hier ist anderes vereinbart; das Übliche steht dabei in Klammern.
system-usual = { $value } (sonst { $usual })
system-legend = Zum Lesen
system-marks = In eckigen Klammern steht, ob der Partner passen darf (forcierend: er darf es nicht) und ob die Ansage künstlich ist, also nicht die Farbe meint, die sie nennt. Die Ansagen stehen nach ihrer Höhe, nicht nach Vorrang: Passen zwei auf ein Blatt, hat eine davon Vorrang, meist die, die mehr von ihm sagt.
system-counts-figures = Figurenpunkte: { rank-A } 4, König 3, Dame 2, Bube 1.
system-counts-strength = Punkte mit Länge: Figurenpunkte, dazu 2 für eine Fünferlänge, 3 für sechs Karten und so weiter, und 1 für jede Viererlänge außer der ersten.
system-counts-long = Punkte mit Länge (FL): Figurenpunkte, dazu 1 für jede Karte einer Farbe über vier.
system-counts-short = Punkte mit Kürze: Figurenpunkte, dazu 1 für zwei Karten in einer Farbe, 2 für eine, 3 für keine.
system-counts-support = Punkte mit Fit: Figurenpunkte, dazu für die Kürze neben mindestens vier { -trump(form: "pl-dem") } 1 für zwei Karten, 3 für eine, 5 für keine; neben drei { -trump(form: "pl-dem") } 1, 2 und 3.

## Server

cli-serving = Schlemm läuft: { $address }
cli-serving-data = Alle Spiele stehen in { $path }
cli-serving-end = Beenden mit Strg+C.
cli-serving-lost = Seit dem letzten Mal ist etwas verloren gegangen, was schon gespeichert war, bei: { $names }. Wie das sein kann, steht unter docs/handbook.md#damage.
cli-serving-ops = Für den Betrieb: { $address }metrics
cli-serving-unsolved = Das Programm, das die Stiche ausrechnet, fehlt hier: Alle Bots spielen nach Faustregeln, Rat zum Spiel und Rückblick gibt es nicht. Es hilft { solver-remedy }
serve-port-taken = Auf { $host } ist der Anschluss { $port } schon belegt. Läuft Schlemm schon? Sonst nimm einen anderen: --port { $next }
serve-port-forbidden = Den Anschluss { $port } darf hier nicht jeder benutzen. Nimm einen ab 1024, etwa --port 8000.
serve-port-unknown = Einen Anschluss { $port } gibt es nicht: Nimm einen von 0 bis 65535.
serve-host-unknown = Auf { $host }, Anschluss { $port }, kann dieser Rechner nicht antworten. Nimm --host 127.0.0.1 und einen Anschluss bis 65535.
serve-proxy-unknown = „{ $address }“ ist keine Adresse und kein Netz eines Proxys. Nimm etwa --proxy 127.0.0.1 oder --proxy 10.0.0.0/8.
serve-proxy-everybody = Mit --proxy { $address } würde jedem geglaubt, woher er kommt. Nenn die Adresse des Proxys, etwa --proxy 127.0.0.1.
serve-ops-unknown = „{ $address }“ ist keine Adresse mit Anschluss. Nimm etwa --ops 127.0.0.1:9100.
serve-ops-taken = Auf { $address } kann dieser Rechner nicht antworten, oder der Anschluss ist belegt. Nimm etwas anderes, etwa --ops 127.0.0.1:9101.
serve-static-missing = Die Seiten für den Browser fehlen ({ $path }). „make run“ baut sie.
serve-no-workers = Das System gibt den Bots keine Prozesse. Schließe andere Programme und versuch es noch einmal.
bots-no-bus = Es fehlt, über welchen Bus gefragt wird: --bus nats://RECHNER:4222
cli-bots-answering =
    { $count ->
        [one] Ein Prozess beantwortet Fragen an Bots der Art { $kind } über { $place }
       *[other] { $count } Prozesse beantworten Fragen an Bots der Art { $kind } über { $place }
    }
cli-bots-unsolved = Das Programm, das die Stiche ausrechnet, fehlt hier. Gefragt werden diese Bots nur von Servern, denen es auch fehlt. Es hilft { solver-remedy }
serve-data-damaged = Die Datei { $path } ist beschädigt oder keine Datei von Schlemm. Nichts wurde verändert. Setz deine letzte Sicherung ein (schlemm restore SICHERUNG; die beschädigte Datei bleibt daneben liegen), oder nimm eine andere: --data DATEI
serve-data-read-only = In { $path } lässt sich nicht schreiben. Prüf die Rechte, oder nimm eine andere Datei: --data DATEI
serve-data-newer = Die Datei { $path } kommt von einer neueren Version von Schlemm (Dateiformat { $found }, diese Version kennt bis { $known }). Nimm die neue Version, oder eine andere Datei: --data DATEI
serve-data-foreign = Die Datei { $path } gehört einem anderen Programm; sie bleibt, wie sie ist. Nimm eine andere: --data DATEI
serve-data-locked = Die Datei { $path } wird gerade von einem anderen Programm benutzt. Läuft Schlemm schon? Sonst nimm eine andere: --data DATEI
serve-data-full = Für { $path } ist kein Platz mehr auf dem Datenträger. Mach Platz, oder nimm eine andere Datei: --data DATEI
serve-data-failed = Die Datei { $path } lässt sich nicht öffnen ({ file-reason }). Nimm eine andere: --data DATEI
serve-data-in-use =
    { $process ->
        [none] Mit der Datei { $path } läuft schon ein Server von Schlemm. Beende ihn, oder nimm eine andere Datei: --data DATEI
       *[other] Mit der Datei { $path } läuft schon ein Server von Schlemm (Prozess { $process }). Beende ihn, oder nimm eine andere Datei: --data DATEI
    }
serve-two-stores = Entweder --data oder --store: Alle Spiele stehen an einer Stelle.
store-address-unknown = „{ $address }“ nennt weder eine Datei noch eine Datenbank. So geht es: sqlite:DATEI oder postgresql://NAME@RECHNER/DATENBANK
serve-store-address = Mit der Adresse { $path } kann die Datenbank nichts anfangen: { $said }
serve-store-denied = Die Datenbank { $path } lässt diesen Zugang nicht zu: { $said }. Prüf Namen, Passwort und Rechte.
serve-store-encoding = Die Datenbank { $path } speichert keine Texte in UTF-8. Leg eine an, die das tut: createdb --encoding=UTF8 --template=template0
serve-store-foreign = In der Datenbank { $path } gehört der Bereich „schlemm“ einem anderen Programm; er bleibt, wie er ist. Nimm eine andere Datenbank.
serve-store-in-use = Mit der Datenbank { $path } läuft schon ein anderer Server von Schlemm, oder er ist gerade erst abgestürzt. Beende ihn, oder warte einen Moment.
serve-store-newer = Die Datenbank { $path } ist für eine neuere Version von Schlemm eingerichtet (Format { $found }, diese Version kennt { $known }). Nimm die neue Version.
serve-store-no-database = Die Datenbank { $path } gibt es nicht. Leg sie an: createdb
serve-store-older = Die Datenbank { $path } ist noch für eine ältere Version von Schlemm eingerichtet (Format { $found }, diese Version braucht { $known }). Bring sie auf den Stand: schlemm store migrate ADRESSE
serve-store-other-bus = Die Server der Datenbank { $path } sprechen über einen anderen Bus. Alle Server einer Datenbank brauchen denselben: gib diesem hier dieselbe Adresse bei --bus.
serve-store-unprepared = Die Datenbank { $path } ist noch nicht eingerichtet. Das macht: schlemm store migrate ADRESSE
serve-store-unreachable = Die Datenbank { $path } antwortet nicht: { $said }. Läuft sie, und stimmt die Adresse?
serve-store-failed = Die Datenbank { $path } lässt sich nicht benutzen: { $said }
bus-address-unknown = „{ $address }“ nennt keinen Bus. So geht es: nats://RECHNER:4222, mehrere mit Kommas dazwischen.
serve-bots-without-bus = Mit --bots bus denken die Bots anderswo: Dazu gehört --bus mit der Adresse des Busses.
serve-bus-denied = Der Bus { $path } lässt diesen Zugang nicht zu: { $said }. Prüf Namen und Passwort.
serve-bus-no-jetstream = Der Bus { $path } merkt sich nichts: JetStream ist dort nicht eingeschaltet. Starte ihn mit: nats-server -js
serve-bus-other-version = Auf dem Bus { $path } läuft ein Server einer anderen Version: { $said }. Beende erst alle alten Server, dann starte die neuen.
serve-bus-unreachable = Der Bus { $path } antwortet nicht: { $said }. Läuft er, und stimmt die Adresse?
serve-bus-failed = Der Bus { $path } lässt sich nicht benutzen: { $said }

## Sicherungen. $names zählt auf, was beschädigt ist.

cli-backup-done =
    Gesichert und geprüft: { $path }
    { $streams ->
        [one] eine Aufzeichnung
       *[other] { $streams } Aufzeichnungen
    }, { $events ->
        [one] ein Eintrag
       *[other] { $events } Einträge
    }
cli-backup-altered = Schon in der Datei selbst ist beschädigt: { $names }. Das lässt sich nicht mehr öffnen; alles andere ist gesichert. Behalte die älteren Sicherungen.
backup-no-data = Die Datei { $path } gibt es nicht. Sag, welche gesichert werden soll: --data DATEI
backup-not-written = In { $path } lässt sich nichts sichern ({ file-reason }). Nimm einen anderen Namen; was schon da ist, wird nie überschrieben.
cli-restore-done =
    Eingesetzt und geprüft: { $path }
    { $streams ->
        [one] eine Aufzeichnung
       *[other] { $streams } Aufzeichnungen
    }, { $events ->
        [one] ein Eintrag
       *[other] { $events } Einträge
    }
cli-restore-aside = Die bisherige Datei liegt jetzt hier: { $path }
cli-restore-missing = Mehr als in der Sicherung stand vorher schon bei: { $names }
cli-restore-altered = Beschädigt ist: { $names }. Das lässt sich nicht öffnen; alles andere geht.
restore-altered = In der Sicherung { $path } ist beschädigt: { $names }. Nichts wurde verändert. Nimm eine andere, oder diese trotzdem: --damaged
restore-same = { $path } ist schon die Datei, in der alle Spiele stehen. Nenn eine Sicherung von ihr.
restore-no-file = Die Sicherung { $path } lässt sich nicht einsetzen ({ file-reason }). Nichts wurde verändert.
restore-source-damaged = Die Sicherung { $path } ist beschädigt oder keine Datei von Schlemm. Nichts wurde verändert. Nimm eine andere.
restore-source-newer = Die Sicherung { $path } kommt von einer neueren Version von Schlemm (Dateiformat { $found }, diese Version kennt bis { $known }). Nimm die neue Version.
restore-source-foreign = { $path } ist keine Sicherung von Schlemm. Nichts wurde verändert.
restore-source-failed = Die Sicherung { $path } lässt sich nicht lesen ({ file-reason }). Nichts wurde verändert.
restore-in-use =
    { $process ->
        [none] Mit der Datei { $path } läuft schon ein Server von Schlemm. Beende ihn zuerst; nichts wurde verändert.
       *[other] Mit der Datei { $path } läuft schon ein Server von Schlemm (Prozess { $process }). Beende ihn zuerst; nichts wurde verändert.
    }
restore-source-in-use =
    { $process ->
        [none] Mit der Datei { $path } läuft schon ein Server von Schlemm. Mach erst eine Sicherung von ihr: schlemm backup
       *[other] Mit der Datei { $path } läuft schon ein Server von Schlemm (Prozess { $process }). Mach erst eine Sicherung von ihr: schlemm backup
    }

## Speicher. $names zählt auf; $more sagt, wie viele nicht genannt sind.

store-file-damaged = Die Datei { $path } ist beschädigt oder keine Datei von Schlemm. Nichts wurde verändert.
store-file-foreign = Die Datei { $path } gehört einem anderen Programm; sie bleibt, wie sie ist.
store-file-in-use = Mit der Datei { $path } läuft ein Server von Schlemm. Beende ihn zuerst; nichts wurde verändert.
store-file-newer = Die Datei { $path } kommt von einer neueren Version von Schlemm (Dateiformat { $found }, diese Version kennt bis { $known }). Nimm die neue Version.
store-file-failed = Mit der Datei { $path } geht es nicht ({ file-reason }). Nichts wurde verändert.
store-migrate-file = { $path } ist eine Datei; die bringt schon „schlemm serve“ auf den Stand.
cli-store-migrated =
    { $state ->
        [same] Die Datenbank { $path } ist auf dem Stand (Format { $after }).
       *[changed] Die Datenbank { $path } ist jetzt für diese Version eingerichtet (Format { $after }, vorher { $before }).
    }
cli-store-pruned =
    { $state ->
        [would] { $games ->
            [one] Ein Spiel ohne Ansage würde entfernt.
           *[other] { $games } Spiele ohne Ansage würden entfernt.
        }
       *[done] { $games ->
            [one] Ein Spiel ohne Ansage ist entfernt.
           *[other] { $games } Spiele ohne Ansage sind entfernt.
        }
    }
cli-store-copied =
    Übertragen und verglichen: { $path }
    { $streams ->
        [one] eine Aufzeichnung
       *[other] { $streams } Aufzeichnungen
    }, { $events ->
        [one] ein Eintrag
       *[other] { $events } Einträge
    }
store-copy-taken =
    { $more ->
        [0] Im Ziel gibt es schon: { $names }. Nichts wurde verändert. Trag nur einzelne hinüber: --only NAME
       *[other] Im Ziel gibt es schon: { $names } und { $more } weitere. Nichts wurde verändert. Trag nur einzelne hinüber: --only NAME
    }
store-copy-unknown =
    { $more ->
        [0] Das steht dort nicht: { $names }. Was es gibt, sagt: schlemm store list
       *[other] Das steht dort nicht: { $names } und { $more } weitere. Was es gibt, sagt: schlemm store list
    }
store-copy-altered =
    { $more ->
        [0] Beschädigt ist: { $names }. Nichts wurde verändert. Trotzdem übertragen: --damaged
       *[other] Beschädigt ist: { $names } und { $more } weitere. Nichts wurde verändert. Trotzdem übertragen: --damaged
    }

## Fehler beim Aufruf

cli-error = Das geht nicht:
cli-more-help = Mehr mit: { $command }
cli-no-such-language = Eine Sprache „{ $name }“ gibt es nicht. Es gibt: { $known }. (Gewählt mit --lang oder SCHLEMM_LANG.)
cli-no-such-word = Ein Wort „{ $name }“ steht nicht zur Wahl. Zur Wahl stehen: { $known }. (Gewählt mit --words oder SCHLEMM_WORDS.)
cli-no-such-place = { $name } ist keine Stelle, auf die sich Schlemm beruft. Alle zeigt „schlemm sources“.
cli-no-such-option =
    { $near ->
        [none] Die Option { $option } gibt es nicht.
       *[other] Die Option { $option } gibt es nicht. Meinst du { $near }?
    }
cli-no-such-command =
    { $near ->
        [none] Den Befehl „{ $command }“ gibt es nicht.
       *[other] Den Befehl „{ $command }“ gibt es nicht. Meinst du { $near }?
    }
cli-missing = Hier fehlt eine Angabe: { $what }.
cli-option-takes-one = Hinter { $option } fehlt ein Wert.
cli-option-takes-none = { $option } nimmt keinen Wert.
cli-not-one-of = { $option } kennt „{ $value }“ nicht. Möglich sind: { $choices }.
cli-not-a-number = { $option } braucht eine ganze Zahl von { $least } bis { $most }, nicht „{ $value }“.
cli-left-over = Das ist zu viel: { $words }. Dieser Befehl nimmt nur Optionen.
cli-not-understood = Den Aufruf verstehe ich nicht: { $what }
cli-exclude = { $first } und { $second } gehen nicht zusammen: Nimm nur eins davon.
cli-needs = { $option } wirkt nur zusammen mit { $needed }: Gib auch das an, oder lass { $option } weg.
cli-twice = { $option } steht mehr als einmal da: Lass es nur einmal stehen.
score-passed-out = Wo alle passen, ändert { $option } nichts: Lass es weg.
cli-two-declarers = Beim Kontrakt steht { $seat } als { -declarer }, bei --declarer { $turn }. Lass eins von beiden weg.
cli-no-output = Die Ausgabe kann nicht geschrieben werden ({ file-reason }).
cli-alone = Hier steht nur die Bibliothek; für den Befehl schlemm (es fehlt: { $missing }) gib dort, wo die Quellen liegen, ein: pip install { "\"" }.[cli]{ "\"" }
cli-not-installed = Dafür fehlt etwas ({ $missing }). Installiere es dazu, dort, wo die Quellen liegen: pip install { "\"" }.[{ $extra }]{ "\"" } { $folders }
cluster-bad-address = { $address } ist keine Adresse eines Dask-Schedulers. Nimm tcp://RECHNER:PORT, oder local.
cluster-unreachable = Unter { $address } antwortet kein Dask-Scheduler. Sieh nach, ob er läuft und ob die Adresse stimmt.
cluster-not-started = Die eigenen Dask-Prozesse lassen sich nicht starten ({ $theirs }).
cluster-no-workers = Der Dask-Scheduler { $address } hat keine Worker. Starte welche mit: dask worker { $address }
cluster-versions = Auf { $address } ist andere Software ({ $theirs }) als hier ({ $ours }). Installiere überall dieselbe, sonst wäre das Ergebnis ein anderes.
cluster-unfit = Dem Worker { $address } fehlen die kompilierten Teile. Installiere sie dort aus den Quellen: pip install ./native { "\"" }.[bulk]{ "\"" }
cluster-lost = Auf dem Cluster { $address } geht es nicht weiter: Die Verbindung ist abgerissen.
cli-unreadable-contract = Dieses Ergebnis kann ich nicht lesen.
cli-unreadable-hand = Dieses Blatt kann ich nicht lesen.
cli-unreadable-condition = Diese Bedingung kann ich nicht lesen.
cli-unreadable-auction = Diese { -auction } kann ich nicht lesen.
cli-unreadable-seat = Diesen Platz kann ich nicht lesen.

## Einstellungen aus Datei und Umgebung

cli-setting-default = Vorgabe
cli-setting-unset = nicht gesetzt
setting-allowed =
    { $kind ->
        [switch] true oder false
        [whole] eine ganze Zahl von { $least } bis { $most }
        [choice] eines von: { $choices }
        [list] eine Liste von Texten
        [commas] einen Text, oder mehrere mit Kommas dazwischen
        [text] einen Text
       *[other] nur, was auch { $flag } nimmt
    }
config-unreadable = Die Datei { $path } lässt sich nicht lesen ({ file-reason }).
config-not-toml =
    { $line ->
        [none] Die Datei { $path } ist keine TOML-Datei.
       *[other] Die Datei { $path } ist keine TOML-Datei: Zeile { $line } kann ich nicht lesen.
    }
config-no-table = In der Datei { $path } muss „{ $key }“ eine Tabelle sein: [{ $key }]
config-unknown-key =
    { $near ->
        [none] Die Datei { $path } setzt „{ $key }“, und das gibt es nicht. Es gibt: { $known }.
       *[other] Die Datei { $path } setzt „{ $key }“, und das gibt es nicht. Meinst du { $near }? Es gibt: { $known }.
    }
config-unfit-value = In der Datei { $path } nimmt „{ $key }“ { setting-allowed }.
config-unknown-variable =
    { $near ->
        [none] Die Umgebung setzt { $variable }, und das gibt es nicht. Es gibt: { $known }.
       *[other] Die Umgebung setzt { $variable }, und das gibt es nicht. Meinst du { $near }? Es gibt: { $known }.
    }
config-unfit-variable = In der Umgebung nimmt { $variable } { setting-allowed }.
config-one-line = In der Datei { $path } muss genau eine Adresse stehen und sonst nichts.

## Was an getippten Texten nicht stimmt, und was hilft

read-empty = Hier steht noch nichts. Ein Ergebnis sieht so aus: 4♠X+1, ein Blatt so: AKQ54.K32.QJ3.32
read-too-long = Das ist zu lang, um gelesen zu werden: Kürz es auf höchstens { $most } Zeichen.
read-unknown-sign = Das Zeichen { $word } hat hier keine Bedeutung: Lass es weg.
read-unknown-word = „{ $word }“ verstehe ich nicht. Farben: ♣ ♦ ♥ ♠ { -notrump } oder ihre Namen; Karten: A K Q J 10 bis 2.
read-local-letter = „{ $word }“ heißt in jeder Sprache etwas anderes. Nimm das Zeichen oder das ganze Wort (♠, Pik, Ost), C D H S, N E S W und A K Q J.
cli-name-letters = Oder sag dazu, in welcher Sprache die Buchstaben gemeint sind: --letters de
read-no-contract = Hier fehlt der Kontrakt, etwa 4♠ oder 3{ -notrump(form: "bid") }.
read-no-denomination = { $number } wovon? Zum Gebot gehört eine Farbe oder { -notrump }, etwa { $number }♠.
read-no-level = Vor { $strain } fehlt die Stufe, eine Zahl von 1 bis 7.
read-level-not-1-to-7 = Gebote gibt es von 1 bis 7, nicht { $level }.
read-two-contracts = Das ist ein zweiter Kontrakt: Gewertet wird nur einer.
read-two-doublings = Das ist ein zweites Kontra. Rekontra schreibt man XX.
read-two-declarers = Hier sind es zwei, die spielen: { -declarer } ist nur einer.
read-number-of-what =
    { $number } wovon? Schreib +{ $number } für { -overtrick }e, -{ $number } für { -undertrick(form: "pl") }, „{ $number ->
        [one] { $number } Stich“
       *[other] { $number } Stiche“
    } für alle Stiche.
read-number-missing = Zu „{ $word }“ gehört eine Zahl, etwa +1, -2 oder „2 { -undertrick(form: "pl") }“.
read-results-differ = Das widerspricht dem Ergebnis, das schon dasteht: Lass eins von beiden weg.
read-too-many-tricks =
    { $most ->
        [0] So viele Stiche gibt es nicht: { $bid } kann keinen { -overtrick } haben.
        [one] So viele Stiche gibt es nicht: { $bid } kann höchstens einen { -overtrick } haben.
       *[other] So viele Stiche gibt es nicht: { $bid } kann höchstens { $most } { -overtrick }e haben.
    }
read-too-few-tricks = So viele Stiche gibt es nicht: { $bid } kann höchstens { $most } { -undertrick(form: "pl") } haben.
read-passed-and-contract = Entweder haben alle gepasst, oder es gibt einen Kontrakt: Lass eins von beiden weg.
read-no-result = Hier fehlt das Ergebnis: = für erfüllt, +1 für einen { -overtrick }, -2 für zwei { -undertrick(form: "pl") }.
read-no-seat = Die Plätze heißen N E S W, oder Nord, Ost, Süd, West.
read-card-twice = { $card } steht schon da: Jede Karte gibt es nur einmal.
read-too-few-cards =
    { $count ->
        [one] Das ist erst eine Karte; ein Blatt hat { $size }.
       *[other] Das sind erst { $count } Karten; ein Blatt hat { $size }.
    }
read-too-many-cards = Das sind { $count } Karten; ein Blatt hat nur { $size }.
read-not-four-holdings = Ein Blatt hat vier Farben, durch Punkte getrennt und mit Pik zuerst; hier sind es { $count }. Eine leere Farbe schreibt man als Strich: AKQ54.K32.QJ432.-
read-no-deal = Darin steht keine ganze { -deal }. Lesen kann ich: Dateien mit Boards, Adressen von Anzeigen mit den Blättern darin, [hv=…] aus Foren, Diagramme und drei oder vier Blätter, jedes in einer Zeile (N: AKD5.K32.DB3.432) oder Farbe für Farbe, auch Endspiele mit gleich vielen Karten in jeder Hand.
read-whose-hands = Vier Blätter stehen da, aber nicht, wem sie gehören: Schreib vor jedes Nord, Ost, Süd oder West.
read-two-meanings = Diese Buchstaben bedeuten je nach Sprache verschiedene Verteilungen: Schreib N E S W und A K Q J, und ♠ ♥ ♦ ♣.
read-no-suit = Zu welcher Farbe gehören diese Karten? Setz ♠ ♥ ♦ oder ♣ davor.
read-no-condition = Hier steht keine Bedingung. Schreib etwa „15-17 balanced“ oder „5+♠ ♥AK“.
read-unknown-condition = „{ $word }“ ist keine Bedingung: Schreib etwa 15-17, 12+, 5+♠, ♥AK, 2/3♠, 5-3-3-2 oder balanced.
read-not-of-a-side = „{ $word }“ kann nur ein einzelnes Blatt haben: Für beide Partner zusammen gibt es Punkte und Längen.
read-no-shape = „{ $word }“ ist keine Verteilung: Die vier Längen sind zusammen dreizehn.
read-nobody = So ein Blatt gibt es nicht, oder nicht zusammen mit dem, was sonst verlangt ist: { $word }.
read-unknown-call = „{ $word }“ ist keine Ansage: Schreib etwa 1♠, 2{ -notrump(form: "bid") }, P für { -pass }, X oder XX.
read-call-not-legal = { $word } ist hier nicht erlaubt.

## Warum eine Datei nicht geht

file-reason =
    { $detail ->
        [missing] es gibt sie nicht
        [folder] das ist ein Ordner
        [no-folder] ein Ordner auf dem Weg dorthin ist eine Datei
        [denied] dafür fehlt die Erlaubnis
        [exists] es gibt sie schon
        [full] auf dem Datenträger ist kein Platz mehr
        [too-large] sie würde zu groß
        [read-only] dort lässt sich nichts schreiben
        [long-name] der Name ist zu lang
        [busy] sie wird gerade benutzt
        [loop] der Weg dorthin führt im Kreis
        [device] das Gerät antwortet nicht
        [many-open] es sind zu viele Dateien offen
        [closed] niemand liest mehr mit
        [no-program] das ist kein Programm
        [not-text] darin steht etwas anderes als Text
        [no-path] so kann keine Datei heißen
        [no-home] diesen Benutzer gibt es nicht
        [unknown] mehr ist nicht bekannt
       *[other] das System meldet { $detail }
    }
