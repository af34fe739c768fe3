### Die Regeln und Gewohnheiten, nacherzählt in der Reihenfolge eines Abends.

title-rules = Die Regeln – Schlemm
rules-title = Die Regeln, kurz erzählt
rules-text = Was beim Bridge gilt, in der Reihenfolge eines Abends. Bei jedem Satz steht, ob er Regel oder Gewohnheit ist und aus welcher Quelle er stammt; die fünf Quellen stehen am Ende.
rules-reading = Die zweite Quelle setzt ihre Gewohnheiten kursiv, doch das ist in ihrem Text verloren gegangen: Was Regel ist und was Gewohnheit, haben deshalb wir eingeordnet.
rules-kind-rule = Regel
rules-kind-habit = Gewohnheit
rules-do = Gleich ausprobieren
rules-another = Andere Aufgabe
rules-print = Drucken
rules-contents = Inhalt
rules-visit-practice = { -to-bid(form: "Cap") } üben
rules-visit-systems = Ein System nachlesen
rules-visit-cards = Abspiel üben
rules-visit-count = Ein Ergebnis ausrechnen
rules-visit-tables = Alle Ergebnisse als Tabelle
rules-visit-hand = Ein Blatt bewerten
rules-visit-ceremony = Gemeinsam mischen, abheben und geben

rules-equipment = Die Karten
rules-equipment-pack = Gespielt wird mit 52 französischen Karten ohne Joker: vier Farben zu je dreizehn Karten.
rules-equipment-ranks = In jeder Farbe steht das { rank-A } am höchsten, dann kommen König, Dame, Bube und 10 bis hinunter zur 2. { rank-A }, König, Dame und Bube heißen Figuren.
rules-equipment-honours = Auch die 10 gehört zu den fünf hohen Karten einer Farbe, den Honneurs. Figurenpunkte hat sie keine.
rules-equipment-order = Die Farben haben eine Reihenfolge: ♣ und ♦ sind die Unterfarben, ♥ und ♠ die { -major }n, darüber steht { strain-NT }, das Spiel ohne { -trump }.
rules-equipment-two-packs = Zu Hause liegen zwei Pakete bereit, eines mit blauem und eines mit rotem Rücken. Sie werden abwechselnd gegeben.

rules-seats = Plätze und Spielformen
rules-seats-four = Vier sitzen um einen Tisch und heißen Nord, Ost, Süd und West. Wer einander gegenübersitzt, spielt zusammen.
rules-seats-drawn = Wer mit wem spielt, steht vorher fest oder wird ausgelost.
rules-seats-home = Im Gesellschaftsbridge wird jedes Mal neu gegeben. Ein Rest Glück bleibt: Manchmal haben die anderen einfach die besseren Karten.
rules-seats-match = Im Turnierbridge spielen acht Leute an zwei Tischen dieselben Karten. Nord-Süd des einen und Ost-West des anderen Tisches bilden ein Team; so zählt fast nur das Können.
rules-seats-robber = Ein { -rubber } hat vier { -deal }en. Wer am Ende mehr Punkte hat, gewinnt.
rules-seats-classic = Im klassischen { -rubber } wird gespielt, bis eine Seite zweimal { $game } Punkte für angesagte Stiche erreicht hat.
rules-seats-phases = Jede { -deal } hat drei Teile: { -auction(form: "der") }, das Abspiel und die { -scoring }.

rules-dealing = Mischen und Geben
rules-dealing-shuffle = Vor der ersten { -deal } mischen zwei Partner die beiden Pakete, oder { -dealer(form: "der") } mischt selbst.
rules-dealing-cut = Der rechte Gegner { -dealer(form: "des") } hebt ab: Die untere Hälfte kommt auf die obere.
rules-dealing-round = Gegeben wird im Uhrzeigersinn, Karte für Karte. Die erste bekommt der linke Nachbar, die letzte { -dealer(form: "der") } selbst.
rules-dealing-packets = Manche geben in Päckchen zu drei Karten und zum Schluss zu vier.
rules-dealing-pick-up = Alle nehmen ihre Karten erst auf, wenn die letzte gegeben ist, und zählen dann ihr Blatt.
rules-dealing-poker-face = Karten verdeckt halten und keine Miene verziehen: Was das Gesicht verrät, ist keine Ansage.
rules-dealing-next = Das nächste Mal gibt der linke Nachbar, und so geht es im Uhrzeigersinn weiter.

rules-valuing = Das Blatt bewerten
rules-valuing-own-way = Wie du dein Blatt einschätzt, ist deine Sache. Es gibt Zählweisen, auf die sich fast alle verständigt haben.
rules-valuing-figures = Ein { rank-A } zählt { $ace } Punkte, ein König { $king }, eine Dame { $queen }, ein Bube { $jack }. Im ganzen Spiel stecken { $pack }.
rules-valuing-bands = Unter zehn Figurenpunkten ist ein Blatt schwach, ab zwölf reicht es zum Eröffnen, ab sechzehn ist es stark und ab zwanzig sehr stark.
rules-valuing-length = Dazu kommen Punkte für Länge: die erste Viererfarbe 0, jede weitere 1, eine Fünferfarbe 2, eine Sechserfarbe 3 und so fort.
rules-valuing-shortness = Oder Punkte für Kürze: eine fehlende Farbe { $void }, eine einzelne Karte { $singleton }, zwei Karten { $doubleton }. Ohne { -trump } zählt das nicht.
rules-valuing-shapes = Die Verteilung schreibt man als vier Zahlen, etwa 4-4-3-2. Danach heißt ein Blatt { -balanced }, Ein-, Zwei- oder Dreifärber.
rules-valuing-wild = Je ungleicher die Farben verteilt sind, desto mehr kann ein Blatt wert sein: Eine kurze Farbe ist schnell aufgebraucht, und dann lässt sich { -ruff }.

rules-auction = { -auction(form: "Der") }
rules-auction-turn = Es geht im Uhrzeigersinn, jeder macht eine Ansage. Den Anfang macht { -dealer(form: "der") }.
rules-auction-bid = Ein Gebot nennt eine Stufe von 1 bis 7 und eine Farbe oder { strain-NT }. Die Stufe zählt die Stiche über sechs: 1♣ verspricht sieben.
rules-auction-range = Es gibt { $count } Gebote, das niedrigste ist { $bid }, das höchste { $last }.
rules-auction-higher = Jedes Gebot muss höher sein als das letzte: auf einer höheren Stufe oder auf derselben in einer höheren Farbe.
rules-auction-double = Statt zu bieten, darfst du passen, ein Gebot der Gegner kontrieren oder ihr Kontra rekontrieren. Angesagte Stiche zählen dann doppelt oder vierfach, und { -undertrick(form: "pl") } kosten mehr.
rules-auction-cancelled = Ein neues Gebot hebt Kontra und Rekontra wieder auf.
rules-auction-end = Nach drei { -pass } auf ein Gebot ist Schluss.
rules-auction-passed-out = Passen alle vier gleich zu Beginn, wird zu Hause neu gemischt und gegeben.
rules-auction-contract = Das letzte Gebot ist der Kontrakt. Es bestimmt { -trump(form: "den") } und die Zahl der Stiche.
rules-auction-words = Mit dem Partner sprichst du nur durch Ansagen; Zusätze und Betonungen gibt es nicht.
rules-auction-open = Ihr dürft verabreden, was Ansagen bedeuten. Die Gegner müssen es wissen dürfen: Geheimes ist verboten.

rules-bidding = Was Ansagen meistens heißen
rules-bidding-aim = Gesucht wird der Kontrakt, der wahrscheinlich gelingt und am meisten zählt. Dafür erzählt ihr einander eure Blätter.
rules-bidding-opening = Wer eröffnet, hat nach der ersten Schule mindestens dreizehn Punkte mit Länge und eine Farbe von vier, besser fünf Karten; nach der zweiten genügen zwölf.
rules-bidding-notrump = Wer mit 1 { strain-NT } eröffnet, zeigt ein { -balanced }es Blatt.
rules-bidding-answer = Der Partner passt mit weniger als sechs Punkten. Sonst nennt er seine beste Farbe; { strain-NT } als Antwort lehnt die genannte Farbe ab.
rules-bidding-jump = Mit mehr als dreizehn Punkten springt der Partner eine Stufe höher als nötig.
rules-bidding-pass = Ein { -pass } heißt: zu schwach, oder mit dem Gebot des Partners zufrieden.
rules-bidding-game = Für { -game(form: "ein") } oder mehr lohnt sich ein Risiko. Für { -part-score(form: "einen") } auf genau der richtigen Stufe lohnt es sich nicht.
rules-bidding-aces = Vor einem { -slam } fragt 4 { strain-NT } nach Assen: 5♣ heißt keines, 5♦ eines und so weiter. Mit 5 { strain-NT } fragt man danach nach Königen. Lieber untertreiben, als über { -trump(form: "den") } hinauszugeraten.
rules-bidding-sacrifice = Ein { -sacrifice } geht absichtlich zu hoch, weil die Strafe billiger ist als das Spiel der Gegner.
rules-bidding-careful = Kontriere { -part-score(form: "einen") } nicht leichtfertig: { $bid } im Kontra zählt { $points } Stichpunkte, { $bid-2 } ebenso { $points-2 }, und damit wird { -game(form: "ein") } daraus.

rules-play = Das Abspiel
rules-play-declarer = Wer auf der Seite des letzten Gebots dessen Farbe zuerst genannt hat, spielt beide Hände: { -declarer(form: "der") }.
rules-play-lead = Sein linker Gegner spielt die erste Karte aus.
rules-play-dummy = Danach legt der Partner seine Karten offen hin, nach Farben geordnet. Er ist { -dummy(form: "der") } und hat nichts mehr zu entscheiden.
rules-play-follow = Farbe auf Farbe: Wer eine Karte der ausgespielten Farbe hat, muss sie { -follow }.
rules-play-any = Wer keine hat, spielt, was er will: Er { -ruff(form: "er") } oder wirft etwas ab. Niemand muss { -ruff }.
rules-play-wins = { -trump(form: "Der-adj", adj: "höchst") } gewinnt den Stich; ohne { -trump } die höchste Karte der ausgespielten Farbe.
rules-play-next = Wer den Stich gewinnt, spielt zum nächsten aus. Dreizehn Stiche hat eine { -deal }.
rules-play-tricks = Gezählt werden Stiche, nicht die Karten darin.
rules-play-piles = Zu Hause sammelt jede Seite ihre Stiche verdeckt auf einem Häufchen.
rules-play-rows = Im Turnier legt jeder seine Karte verdeckt vor sich hin, in Richtung der Seite, die den Stich gewonnen hat. So lässt sich am Ende nachzählen, auch ob einmal jemand nicht { -follow(form: "part") } hat.
rules-play-last-trick = Den letzten Stich darfst du noch einmal ansehen, bis zum nächsten ausgespielt ist.
rules-play-remember = Danach hilft nur das Gedächtnis. Merke dir { -auction(form: "den") } und die Figuren, vor allem in { -trump }.

rules-scoring = Die { -scoring }
rules-scoring-made = Der Kontrakt ist erfüllt, wenn mindestens die angesagten Stiche da sind. Mehr sind { -overtrick }e; fehlen welche, sind es { -undertrick(form: "pl") }, und die Gegner schreiben Punkte.
rules-scoring-danger = { -vulnerable(form: "Cap") } zählt mehr: Prämien ebenso wie Strafen. Es kommt nur auf die Seite an, die den Kontrakt spielt.
rules-scoring-tricks = Ein angesagter Stich zählt in ♣ und ♦ { $minor } Punkte, in ♥ und ♠ { $major }. In { strain-NT } zählt der erste { $first }, jeder weitere { $major }. Kontra verdoppelt, Rekontra vervierfacht.
rules-scoring-game = Ab { $game } Stichpunkten ist es { -game(form: "ein") } mit { $bonus } Punkten Prämie, { -vulnerable } { $bonus-danger }. Darunter gibt es { $part }.
rules-scoring-slam = Zwölf angesagte Stiche bringen noch { $small } dazu, { -vulnerable } { $small-danger }; alle dreizehn { $grand } und { $grand-danger }.
rules-scoring-bid-it = { -game(form: "Der") } muss angesagt sein: { $bid } mit zwei { -overtrick }en zählt { $points }, { $bid-2 } mit einem { $points-2 }.
rules-scoring-doubled = Wer einen kontrierten Kontrakt erfüllt, bekommt { $insult } dazu, rekontriert { $insult-2 }. Ein { -overtrick } zählt dann { $over }, { -vulnerable } { $over-danger }, rekontriert noch einmal das Doppelte.
rules-scoring-down = Ein { -undertrick(form: "pl") } kostet { $down }, { -vulnerable } { $down-danger }. Kontriert kosten einer, zwei und drei { $one }, { $two } und { $three }, { -vulnerable } { $one-danger }, { $two-danger } und { $three-danger }, jeder weitere noch { $more }. Rekontriert ist es das Doppelte.
rules-scoring-robber = Im { -rubber } zu vier { -deal }en ist in der ersten niemand { -vulnerable }, in der vierten sind es alle, dazwischen je eine Seite.
