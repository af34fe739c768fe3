### Boards nach Wunsch: gegeben, wie jemand sie verlangt, und wie selten das ist.

title-deals = Boards nach Wunsch – Schlemm
deals-title = Boards nach Wunsch
deals-text = Lass Boards geben, die haben, was du üben oder zeigen willst. Wie selten das ist, erfährst du vorher.
deals-wish = Was verlangt ist
deals-examples = Zum Beispiel
deals-example-notrump = Süd eröffnet 1{ -notrump(form: "bid") }
deals-example-fit = { -game } in { suit-S }
deals-example-slam = { -slam }
deals-example-wild = Wilde Verteilung
deals-example-stayman = 1{ -notrump(form: "bid") } – 2♣
deals-clear = Leeren
deals-hands = Einzelne Blätter
deals-sides = Beide Partner zusammen
deals-sides-hint = Punkte und Längen, etwa 25+ 8+♠
deals-bidding = { -auction }
deals-auction = So beginnt die { -auction }
deals-auction-hint = Die erste Ansage macht { -dealer(form: "der") } jedes Boards, etwa { $example }. Es kommen nur Boards, auf denen das System ebendiese Ansagen macht.
deals-system = System beider Seiten
deals-how = So schreibt man Bedingungen
deals-how-points = Figurenpunkte
deals-how-length = Karten einer Farbe
deals-how-cards = Karten, die das Blatt hat
deals-how-top = zwei der drei höchsten Karten der Farbe
deals-how-shape = Verteilung, gleich in welchen Farben; von mehreren eine
deals-how-exact = genau so viele ♠, ♥, ♦ und ♣
deals-how-balanced = 4-3-3-3, 4-4-3-2 oder 5-3-3-2
deals-balanced = { -balanced }
deals-how-all = Was in einem Feld steht, gilt alles zugleich; ein leeres Feld verlangt nichts.
deals-rarity = Wie selten ist das?
deals-counting = Wird gezählt …
deals-rarity-mend = Erst muss oben alles zu lesen sein.
deals-rarity-all = Jede { -deal } passt.
deals-rarity-nothing = Keine { -deal } passt: Lass etwas weg, oder verlang weniger.
deals-rarity-below = Es passt weniger als eine von { $below } { -deal }en, geschätzt: Von so vielen Versuchen hat keiner gepasst.
deals-rarity-never = Von vielen Versuchen hat keiner gepasst: Das ist sehr selten.
deals-rarity-one =
    Etwa eine von { $often } { -deal }en passt, { $exact ->
        [1] genau gezählt
       *[0] geschätzt
    }.
deals-rarity-range = Je nach Board passt etwa eine von { $often } bis { $seldom } { -deal }en, geschätzt.
deals-rarity-some = Je nach Board passt etwa eine von { $often } { -deal }en, oder von vielen Versuchen keiner.
deals-count = Boards
deals-seed = Startzahl
deals-seed-hint = Dieselbe Zahl gibt dieselben Boards.
deals-seed-wrong = Die Startzahl ist eine ganze Zahl bis { $most }.
deals-too-many-calls = Das sind zu viele Ansagen: Verlang nur den Anfang.
deals-deal = Geben
deals-other = Andere Boards
deals-found =
    { $found ->
        [one] Ein Board
       *[other] { $found } Boards
    }
deals-few =
    { $found ->
        [0] In der Zeit hat sich kein Board gefunden, das passt.
        [one] In der Zeit hat sich nur ein Board von { $count } gefunden.
       *[other] In der Zeit haben sich nur { $found } Boards von { $count } gefunden.
    } Verlang weniger, oder nimm im Terminal „schlemm deal“: Das sucht länger.
deals-board = Board { $number }
deals-analyse = Analysieren: Board { $number }
deals-play = Spielen
deals-play-board = Spielen: Board { $number }
deals-seat = Dein Platz am Tisch
deals-seat-hint = „Spielen“ öffnet einen Tisch mit drei Bots. Die kleinen Zahlen sind Figurenpunkte.
deals-take = Teilen und mitnehmen
deals-link = Link zu diesen Boards
deals-files = Als Datei
deals-machines = Für Kartengebemaschinen
deals-bbo = BBO-Links
deals-bbo-hint = Wer einen BBO-Link öffnet, schickt die { -deal } an bridgebase.com.
