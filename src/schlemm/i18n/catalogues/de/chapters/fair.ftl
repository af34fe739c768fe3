### Die Seite zum Nachrechnen der Teilungen.

title-fair = Nachgerechnete { -deal }en – Schlemm
fair-title = { -deal }en, die sich nachrechnen lassen
fair-lead = Vor jeder { -deal } bindet sich der Server an eine geheime Zahl. Danach gibt dein Browser eine eigene dazu. Aus beiden folgen die Karten, und nach dem Board rechnet diese Seite in deinem Browser nach, ob das stimmt.
fair-deals = Die { -deal }en dieses Spiels
fair-none = Noch ist kein Board zu Ende.
fair-deal = { -deal } { $number }
fair-figures = Alle Zahlen zum Nachrechnen
fair-commitment = Versprechen des Servers, vor der { -deal }
fair-secret = Geheimzahl des Servers
fair-numbers = Zahlen der Browser
fair-cut = Abheben
fair-uncut = nicht abgehoben
fair-seed = Daraus folgender Keim
fair-download = Als Datei sichern
fair-proves = Was das beweist
fair-rule = Die Regel
fair-statistics = Alle { -deal }en dieses Servers
fair-shapes = Verteilungen
fair-points = Figurenpunkte
fair-expected = erwartet
fair-at-table = Tisch { $number }, { $name }
fair-right =
    { $deals ->
        [one] Die eine versprochene { -deal } stimmt.
       *[other] Alle { $deals } versprochenen { -deal }en stimmen.
    }
fair-wrong = Hier stimmt etwas nicht: { -deal } { $deals }.
fair-unruled =
    { $deals ->
        [one] Eine wurde nicht nach dieser Regel geteilt.
       *[other] { $deals } wurden nicht nach dieser Regel geteilt.
    }
fair-hidden =
    { $deals ->
        [one] Ein Board ist noch nicht zu Ende: Seine Karten bleiben verdeckt.
       *[other] { $deals } Boards sind noch nicht zu Ende: Ihre Karten bleiben verdeckt.
    }
fair-number-of = Zahl vom Browser: { $name }
fair-server-alone = keine: Hier hat nur der Server gezogen
fair-cut-after =
    nach { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
fair-deal-number = Nummer der { -deal }
fair-found-cards = Die Karten folgen aus der Geheimzahl und den Zahlen der Browser.
fair-found-cards-passed-on = Die Karten folgen aus der Geheimzahl und den Zahlen der Browser. Damit du { -declarer } wirst, wurden die vier Hände reihum weitergegeben.
fair-found-other-cards = Diese Karten folgen nicht daraus: Es wurden andere geteilt.
fair-found-seen = Das Versprechen ist das, das dein Browser vor der { -deal } gesehen hat.
fair-found-unseen = Das Versprechen passt zur Geheimzahl; dieser Browser hat es vor der { -deal } nicht gesehen.
fair-found-changed = Vor der { -deal } hat dein Browser ein anderes Versprechen gesehen.
fair-found-broken = Die Geheimzahl passt nicht zum Versprechen.
fair-found-own = Die Zahl deines Browsers ist darin.
fair-found-left-out = Dein Browser hat eine Zahl geschickt, die nicht darin ist: Sie kam zu spät oder wurde weggelassen.
fair-found-other-number = Für deinen Platz steht eine andere Zahl darin als die dieses Browsers: Ein anderes deiner Geräte war schneller, oder sie wurde vertauscht.
fair-found-none-given = Von diesem Browser ist keine Zahl darin.
fair-found-unruled = Nicht nach dieser Regel geteilt, darum nicht nachzurechnen: ein Board zum Üben, ein Server mit vorher bekannten { -deal }en oder eine { -deal } aus der Zeit vor der Regel.
fair-found-count = gefunden
fair-found-percent = gefunden in %
fair-expected-percent = erwartet in %
fair-shapes-one = Verteilung
fair-points-one = Punkte
fair-not-found = Zu diesem Spiel gibt es für dich nichts nachzurechnen: Du sitzt nicht darin, oder es gibt es nicht mehr.
fair-file-bad = Das ist keine Datei mit { -deal }en von Schlemm.
fair-open-file = Gesicherte Datei prüfen
fair-not = Was es nicht beweist
fair-proves-server = Der Server hat die Karten nicht ausgesucht, nachdem er die Zahlen der Browser kannte: Da war er schon gebunden.
fair-proves-players = Kein Spieler hat sie ausgesucht: Wer eine Zahl gibt, kennt nur das Versprechen und nicht die Geheimzahl.
fair-proves-chance = Zog auch nur einer davon ehrlich, ohne dass die anderen seine Zahl kannten, sind alle 52!/(13!)⁴ { -deal }en gleich wahrscheinlich.
fair-proves-after = Niemand hat hinterher etwas geändert: Dein Browser hat sich gemerkt, was er vor der { -deal } sah und gab.
fair-not-sees = Dass niemand die Karten sieht: Der Server teilt, also kann sein Betreiber jederzeit alle vier Hände ansehen.
fair-not-together = Dass niemand mit dem Server gemeinsame Sache macht: Wer die Geheimzahl kennt und seine Zahl zuletzt gibt, kann probieren, bis ihm die Karten gefallen.
fair-not-alone = Etwas über { -deal }en, zu denen kein Browser eine Zahl gab – die erste an einem Tisch ohne Warten, und Bots geben keine: Da hätte der Server allein wählen können.
fair-not-stops = Dass der Server weitermacht: Er kann vor einer { -deal } anhalten oder deine Zahl als verspätet weglassen. Fehlt sie, steht es hier.
fair-not-others = Etwas über Boards zum Üben und über Server, deren { -deal }en vorher bekannt sind: Sie stehen hier als nicht nach der Regel geteilt.
fair-rule-1 = Der Server zieht 32 zufällige Bytes, seine Geheimzahl, und veröffentlicht vor der { -deal } ihren SHA-256-Wert: das Versprechen.
fair-rule-2 = Die Browser der Spieler geben danach je 16 zufällige Bytes, im Match die an beiden Tischen.
fair-rule-3 = Der Keim ist der SHA-256-Wert von Spiel, Nummer, Geheimzahl, allen Zahlen und dem Abheben.
fair-rule-4 = Aus dem Keim folgen Blöcke. Die ersten 96 Bit des ersten Blocks, die unter 53 644 737 765 488 792 839 237 440 000 bleiben, sind die Nummer der { -deal }; zu große Zahlen fallen weg.
fair-rule-5 = Jede Nummer ist genau eine { -deal }.
fair-rule-6 = In den ersten beiden Blättern des ersten Minibridge-Spiels werden die vier Hände reihum weitergegeben, bis das Blatt { -declarer(form: "des") } beim Neuling liegt. Er teilt diese Blätter aus; wo es 20 zu 20 stünde, zählt die nächste Nummer.
fair-rule-more = Byte für Byte, mit einem Beispiel zum Nachrechnen, steht die Regel in der Dokumentation unter „Fair dealing“. Im Terminal prüft eine gesicherte Datei:
fair-counted =
    { $deals ->
        [one] Gezählt ist eine { -deal }, deren Board zu Ende ist.
       *[other] Gezählt sind { $deals } { -deal }en, deren Boards zu Ende sind.
    }
fair-seeded = Dieser Server läuft mit { -deal }en, die vorher bekannt sind.
fair-few = Das sind zu wenige, um etwas daraus zu schließen.
fair-usual = Das sieht nach Zufall aus: So auffällig wie hier oder auffälliger wäre der auffälligste Vergleich in { $percent } % aller Fälle.
fair-odd = Das sieht nicht nach Zufall aus: So auffällig wäre der auffälligste Vergleich nur in { $percent } % aller Fälle.
fair-tests = Die Tabellen zählen alle vier Hände. Verglichen wird jeder Platz für sich (Chi-Quadrat), weil die vier Hände einer { -deal } voneinander abhängen.
