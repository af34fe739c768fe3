### Was nicht geht, und was stattdessen: refused-<code>.

## Reizung

refused-only-a-contract = Hier wird nicht { -to-bid(form: "part") }: { -declarer(form: "Der") } nennt einfach den Kontrakt.
refused-auction-over = { -auction(form: "Der") } ist schon zu Ende; Ansagen gibt es erst wieder in der nächsten { -deal }.
refused-insufficient-bid =
    { $lowest ->
        [none] { $bid } geht nicht mehr: Über { $last } gibt es kein Gebot.
       *[other] { $bid } ist zu niedrig: Das letzte Gebot war { $last }. Möglich ist es ab { $lowest }.
    }
refused-nothing-to-double = Kontra braucht ein Gebot der Gegner, und noch hat niemand geboten.
refused-double-of-own-side = { $bid } kommt von eurer eigenen Partei: Kontrieren kannst du nur ein Gebot der Gegner.
refused-already-doubled = Das letzte Gebot ist schon kontriert; ein zweites Kontra gibt es nicht.
refused-nothing-to-redouble = Rekontra gibt es nur auf ein Kontra der Gegner, und im Augenblick steht keins.
refused-redouble-of-own-side = Das Kontra kommt von eurer eigenen Partei: Rekontrieren können nur die Gegner.
refused-already-redoubled = Das letzte Gebot ist schon rekontriert; höher geht der Einsatz nicht.

## Abspiel

refused-play-over = Alle dreizehn Stiche sind gespielt; weiter geht es mit der { -scoring }.
refused-not-in-hand = { $card } ist nicht in diesem Blatt: Wähle eine Karte, die du dort siehst.
refused-must-follow-suit = Farbe auf Farbe: In diesem Blatt ist noch { $suit }, darum geht { $card } jetzt nicht.
refused-must-beat = Stichzwang (eure Hausregel): Spiel eine Karte in { $suit }, die den Stich übernimmt, nicht { $card }.
refused-not-your-turn = Noch nicht: { $turn } ist am Zug.
refused-wrong-phase =
    { $phase ->
        [auction] Ansagen gibt es nur, solange { -auction(form: "der") } läuft.
       *[play] Das geht nur im Abspiel, und gerade werden keine Karten gespielt.
    }

## Beanspruchte Stiche

refused-claim-pending = Es sind Stiche beansprucht: Erst wird darauf geantwortet, dann geht es weiter.
refused-claim-refused = Dein Anspruch ist abgelehnt worden: Beanspruche wieder, sobald mehr Karten gespielt sind als damals.
refused-no-claim = Niemand hat gerade Stiche beansprucht, es gibt nichts zu beantworten.
refused-claim-too-high =
    { $left ->
        [one] { $tricks } Stiche sind zu viel: Es ist nur noch ein Stich offen.
       *[other] { $tricks } Stiche sind zu viel: Es sind nur noch { $left } offen.
    }
refused-no-voice-in-claim = Darüber entscheiden die anderen; warte, bis sie geantwortet haben.
refused-dummy-may-not = { -dummy(form: "Der") } hat im Abspiel keine Stimme: Stiche beanspruchen { -declarer(form: "der") } oder die { -defender }.

## Am Tisch

refused-stale = Am Tisch ist inzwischen etwas geschehen: Schau hin und versuch es noch einmal.
refused-not-your-hand = Die Karten von { $seat } spielt gerade jemand anders; warte, bis du am Zug bist.
refused-nothing-to-take-back = Es gibt nichts zurückzunehmen: In dieser { -deal } hast du noch nichts angesagt oder gespielt.
refused-others-must-agree = Eine Bitte ums Zurücknehmen liegt schon auf dem Tisch: Warte, bis alle geantwortet haben.
refused-absent-must-agree = { $seat } ist nicht da: Zurückgenommen wird nur, wenn alle zustimmen können.
refused-absent-has-a-say = { $seat } ist nicht da und müsste zustimmen: Spiel weiter, bis alle da sind.
refused-board-not-over = Erst wird diese { -deal } zu Ende gespielt, dann kommt die nächste.
refused-game-over = Dieser { -rubber } ist schon zu Ende; fang einfach einen neuen an.
refused-bad-stake = So hoch geht der Einsatz nicht: Möglich sind 0 bis { $highest } Hundertstel für hundert Punkte.

## Verbindung und Speicher

refused-not-a-call = „{ $text }“ ist keine Ansage: Nimm { -pass }, Kontra, Rekontra oder ein Gebot aus der Bietbox.
refused-not-a-card = „{ $text }“ ist keine Karte: Wähle eine aus dem Blatt.
refused-no-such-call = Diese Ansage gibt es in { -auction(form: "dem") } nicht mehr; vielleicht wurde sie zurückgenommen.
refused-no-meaning = Was diese Ansage bedeutet, lässt sich gerade nicht herausfinden; frag gleich noch einmal.
refused-partners-call = Was das Gebot deines Partners bedeutet, erfährst du nach der { -deal }.
refused-no-hints = In einem Turnier gibt es keinen Rat.
refused-nothing-announced = Hier ist gerade nichts angesagt, auf das jemand wartet.
refused-not-to-call = Einen Rat gibt es, wenn du mit einer Ansage an der Reihe bist.
refused-unknown-table = Diesen Tisch gibt es hier nicht: Sieh die Adresse nach oder fang einen neuen an.
refused-foreign-table = An diesem Tisch sitzt du nicht: Öffne ihn in dem Browser, in dem du ihn angefangen hast.
refused-too-many-windows = Dieser Tisch ist schon in vielen Fenstern offen: Schließ eines davon und lade neu.
refused-too-many-sockets = Von deinem Anschluss aus sind schon sehr viele Tische offen: Schließ einige Fenster und lade neu.
refused-table-damaged = Die Aufzeichnung dieses Tisches lässt sich nicht lesen; fang einen neuen an, die anderen bleiben erhalten.
refused-malformed = Diese Nachricht war nicht zu verstehen: Lade die Seite neu und versuch es noch einmal.
refused-too-large = Diese Nachricht war zu lang: Lade die Seite neu und versuch es noch einmal.
refused-too-much-work = Das zu lesen dauert zu lange: Teile den Text in kleinere Stücke.
refused-too-fast = Das ging zu schnell hintereinander: Warte einen Augenblick und versuch es noch einmal.
refused-too-often = Mehr als { $most }-mal geht das in einer { -deal } nicht: Sobald neu geteilt ist, geht es wieder.
refused-comments-full = In diesem Match kann nichts mehr gesagt werden: Es fasst { $most } Kommentare.
refused-not-found = Unter dieser Adresse gibt es nichts: Geh zur Startseite zurück.
refused-foreign-origin = Diese Anfrage kam von einer fremden Seite und wurde nicht ausgeführt: Öffne Schlemm direkt.
refused-wrong-host = Unter diesem Namen antwortet der Server nicht: Nimm die Adresse, die er beim Start nennt.
refused-bot-trouble = Den Bots fällt gerade nichts ein, es liegt am Server. Sie versuchen es von selbst wieder; sonst lade die Seite neu.
refused-bots-busy = Die Bots haben gerade sehr viel zu tun; versuch es gleich noch einmal.
refused-too-many-questions = Von deinem Anschluss aus ist schon sehr vieles gefragt: Warte, bis einiges davon beantwortet ist.
refused-too-many-bot-tables = Von deinem Anschluss aus spielen die Bots schon an { $most } Tischen: An diesem warten sie, bis einer davon verlassen wird.
refused-bot-stood-in = { $seat } wusste nicht weiter und hat etwas Einfaches getan; es geht weiter. Der Server hat es vermerkt.
refused-data-read-only = Es lässt sich nichts speichern, weil die Datei schreibgeschützt ist; der Stand bis hierher bleibt erhalten.
refused-data-full = Es lässt sich nichts speichern, weil der Datenträger voll ist: Schaff Platz und versuch es noch einmal.
refused-data-damaged = Es lässt sich nichts speichern, weil die Datei beschädigt ist; sichere sie und starte mit einer neuen.
refused-data-locked = Ein anderes Programm hält die Datei fest: Beende es und versuch es noch einmal.
refused-data-unreachable = Die Datenbank, in der alle Spiele stehen, antwortet gerade nicht. Sobald sie wieder da ist, geht es weiter: Versuch es gleich noch einmal.
refused-data-failed = Das Speichern hat nicht geklappt, und nichts davon ist geschehen: Versuch es noch einmal.
