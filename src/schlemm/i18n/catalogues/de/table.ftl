### Der Tisch: was man dort liest und hört.

## Ort und Wege

table-title = Der Tisch
table-home = Zur Startseite
table-menu = Menü
table-close = Schließen
table-settings = Einstellungen
table-keys = Tastatur
table-side = { -auction } und Zettel
table-sheet = Zettel
table-contract = Kontrakt
table-phases = Phasen
table-log = Was geschieht
table-you = Du
table-us = Wir
table-them = Sie
# Ein Platz mit dem Namen: West (Willi)
table-seat-name = { $seat } ({ $name })

table-deal-of =
    { $deals ->
        [0] { $deal }. { -deal }
       *[other] { -deal } { $deal } von { $deals }
    }
table-deal-of-short =
    { $deals ->
        [0] Nr. { $deal }
       *[other] { $deal } von { $deals }
    }

## Gefahr

table-all-danger = Alle { -vulnerable }
table-none-safe = Niemand { -vulnerable }
table-us-danger = Wir { -vulnerable }
table-us-safe = wir nicht
table-them-danger = Sie { -vulnerable }
table-them-safe = sie nicht
table-danger-short = rot
table-safe-short = weiß
table-odds-favourable = günstig
table-odds-unfavourable = ungünstig
table-odds-favourable-why = { -undertrick(form: "pl") } kosten euch weniger als die Gegner
table-odds-unfavourable-why = { -undertrick(form: "pl") } kosten euch mehr als die Gegner

# Der eigene Platz: Süd, oder Süd · Alleinspieler
table-own-place =
    { $role ->
        [none] { $name } · { $seat }
       *[other] { $name } · { $seat } · { $role }
    }

## Reizung

table-bidbox = Ansagen
table-bid-help = { $call } = { $tricks } Stiche. Jede Stufe ist ein Stich mehr.
# $name ist das Gebot, $goal: none, part-score, game, small-slam oder grand-slam
table-bid-worth =
    { $name } = { $tricks } Stiche{ $goal ->
        [none] { "" }
       *[other] , { $goalname }
    }
table-call-P = { -pass }: kein Gebot in dieser Runde
table-call-X = Kontra: Ihr spielt um mehr, wenn es dabei bleibt
table-call-XX = Rekontra: der Einsatz steigt noch einmal
table-call-illegal = { $what }, geht jetzt nicht
table-confirm-call = Noch einmal tippen, und du sagst { $call }
table-confirm-card = Noch einmal tippen, und du spielst { $card }
table-typed = { $typed } …
table-typed-not-held = { $card } ist nicht in diesem Blatt
table-next-call = Hier kommt die nächste Ansage hin
table-call-by = { $callname } von { $seat }
table-why-by = von { $name }
table-why-help = Warum? Ein Tipp auf eine Ansage zeigt, was sie verspricht.
table-why-wait = Einen Augenblick …
table-why-nothing = Dazu ist nichts verabredet.
table-call-by-artificial = { $callname } von { $seat }, künstlich
table-hint = Was würdest du bieten?
table-hint-short = Rat
table-hint-rule = Für dich: so bietest du mit solchen Karten
table-hint-alike = Für dich und die anderen: das heißt deine Ansage
table-hint-promises = Für die anderen: so lesen sie deine Ansage
table-hint-make = { $call } ansagen
table-why-not = Warum nicht …?
table-why-not-help = Tippe auf eine Ansage, und du erfährst, welche Bedingung dein Blatt nicht erfüllt.
table-why-not-none = Nichts spricht gegen { $call }: Das System würde es selbst so machen.

## Kontrakt

table-contract-by = von { $seat }
# $contractname ist vorgelesen: 4 Coeur von Süd
table-contract-why = { $contractname }. Warum?
table-why-declarer = { $seat } ist { -declarer }: Von { $side } hat { $seat } zuerst { $strain } geboten ({ $bid }), und darin wird gespielt.
table-why-contract =
    Gebraucht werden { $tricks } Stiche{ $trump ->
        [none] , ohne { -trump }
       *[other] ; { -trump } ist { $strain }
    }.{ $doubling ->
        [X] { " " }Der Kontrakt ist kontriert.
        [XX] { " " }Der Kontrakt ist rekontriert.
       *[none] { "" }
    }

## Karten

table-trick = Stich
table-trick-card =
    { $seat }: { $cardname }{ $led ->
        [yes] , ausgespielt
       *[no] { "" }
    }
table-led = ausgespielt
# In a match: the row of backs before a player; $won and $lost count tricks
table-row = Verdeckte Karten von { $seat }: { $won } gewonnen, { $lost } verloren
table-card-yes = { $cardname }, spielbar
table-card-no = { $cardname }, geht jetzt nicht
table-card-later = { $cardname }
table-own-hand =
    { $role ->
        [none] Dein Blatt
       *[other] Dein Blatt ({ $role })
    }
table-hand-of =
    { $role ->
        [none] Blatt von { $seat }
       *[other] Blatt von { $seat } ({ $role })
    }
table-your-lead =
    { $from ->
        [own] Du spielst aus
       *[other] Blatt von { $seat }: Du spielst aus
    }
table-your-card =
    { $from ->
        [own] Du bist am Zug, { $suit } ist ausgespielt
       *[other] Blatt von { $seat }: { $suit } ist ausgespielt
    }
table-waits-for = { $name } ist am Zug
# A bot has been in turn for longer than a moment.
table-thinks = { $name } denkt nach
# A person, or several seats.
table-waits-on = Wir warten auf { $name }

## Stiche

table-tricks = wir { $us }, sie { $them }
table-tricks-us = wir { $count }
table-tricks-them = sie { $count }
# $fate: open, made oder down; $count: die Stiche, die noch fehlen, die Überstiche oder die Faller
table-need-make =
    { $fate ->
        [made] { $count ->
            [0] erfüllt
            [one] erfüllt, bisher ein { -overtrick }
           *[other] erfüllt, bisher { $count } { -overtrick }e
        }
        [down] { $count ->
            [one] nicht mehr zu erfüllen, bisher ein { -undertrick }
           *[other] nicht mehr zu erfüllen, bisher { $count } { -undertrick(form: "pl") }
        }
       *[open] noch { $count } zum Kontrakt
    }
table-need-beat =
    { $fate ->
        [made] { $count ->
            [0] nicht mehr zu schlagen
            [one] nicht mehr zu schlagen, bisher ein { -overtrick }
           *[other] nicht mehr zu schlagen, bisher { $count } { -overtrick }e
        }
        [down] { $count ->
            [one] geschlagen, bisher ein { -undertrick }
           *[other] geschlagen, bisher { $count } { -undertrick(form: "pl") }
        }
       *[open] noch { $count } zum { -undertrick }
    }
table-last-trick = Letzter Stich
table-last-trick-short = Letzter
table-last-gone = Der letzte Stich liegt wieder verdeckt: Es ist schon weitergespielt.
table-last-none = Noch ist kein Stich fertig.
table-auction-gone = { -auction(form: "Der") } liegt verdeckt: Jetzt gelten der Kontrakt und dein Gedächtnis.
# $self: yes, wenn es der Mensch am Bildschirm selbst ist
table-trick-to =
    { $self ->
        [yes] Du gewinnst den Stich
       *[other] { $name } gewinnt den Stich
    }

## Zurücknehmen, Anspruch

table-undo = Zurück
table-left =
    { $what ->
        [take-back] Zurücknehmen
        [claim] Den Rest beanspruchen
        [line] Etwas in die Runde sagen
        [explanation] Ansagen erklären oder erfragen
        [seat] Weggehen und wiederkommen
        [settings] Einstellungen ändern
        [spectator] Zuschauer hereinlassen
       *[leading] Aufstellen, anhalten oder Kapitäne bestimmen
    } { $left ->
        [0] geht in dieser { -deal } nicht mehr.
       *[other] geht in dieser { -deal } noch { $left }-mal.
    }
table-claim = Rest beanspruchen
table-claim-not = Beanspruchen kannst du, während du Karten spielst: nicht als { -dummy }, und nach einem abgelehnten Anspruch erst nach der nächsten Karte.
table-claim-short = Rest
table-rest-yours = Der Rest gehört dir: alle { $left } Stiche nehmen
table-claim-shown = Wer den Rest beansprucht, zeigt allen sein Blatt.
table-claim-how-many =
    { $left ->
        [one] Ein Stich ist noch offen. Wie viele davon gehören euch?
       *[other] { $left } Stiche sind noch offen. Wie viele davon gehören euch?
    }
table-claim-sentence =
    { $tricks ->
        [0] Wir geben alle restlichen Stiche ab.
        [one] { $left ->
            [one] Der letzte Stich gehört uns.
           *[other] Einer von { $left } Stichen gehört uns, { $lost } geben wir ab.
        }
       *[other] { $lost ->
            [0] Alle { $left } Stiche gehören uns.
            [one] { $tricks } von { $left } Stichen gehören uns, einen geben wir ab.
           *[other] { $tricks } von { $left } Stichen gehören uns, { $lost } geben wir ab.
        }
    }
table-claim-line = Und so:
table-claim-line-none = ohne Worte
table-claim-line-top-cards = hohe Karten von oben
table-claim-line-trumps-first = erst { -trump } ziehen, dann von oben
table-claim-line-cross-ruff = abwechselnd { -ruff }
table-claim-said = Dazu: „{ $line }“
table-claim-send = Beanspruchen
table-concede = Alles abgeben
table-concede-ask = Wirklich alle restlichen Stiche abgeben? Die { -deal } ist damit zu Ende.
table-concede-sure = Ja, alles abgeben
table-claim-refused =
    { $whose ->
        [self] Du hast den Anspruch von { $claimer } abgelehnt: Es geht weiter.
        [own] { $name } will das ausgespielt sehen: Es geht weiter.
       *[other] { $name } will den Anspruch von { $claimer } ausgespielt sehen: Es geht weiter.
    }
table-claim-another = Noch ein Anspruch: { $name }
table-claim-made =
    { $self ->
        [yes] { $tricks ->
            [0] Du gibst den Rest ab.
            [one] Du beanspruchst einen Stich von { $left }.
           *[other] Du beanspruchst { $tricks } von { $left } Stichen.
        }
       *[other] { $tricks ->
            [0] { $name } gibt den Rest ab und zeigt das Blatt.
            [one] { $name } beansprucht einen Stich von { $left } und zeigt das Blatt.
           *[other] { $name } beansprucht { $tricks } von { $left } Stichen und zeigt das Blatt.
        }
    }
table-claim-accept = Annehmen
table-claim-refuse = Weiterspielen
table-claim-waits =
    { $count ->
        [one] Eine Antwort fehlt noch.
       *[other] { $count } Antworten fehlen noch.
    }

## Ergebnis

table-result = { $result }
table-by-claim = durch Anspruch
# $fate: made oder down; $count: die Überstiche oder die Faller
table-fate =
    { $fate ->
        [down] { $count ->
            [one] Ein { -undertrick }
           *[other] { $count } { -undertrick(form: "pl") }
        }
       *[made] { $count ->
            [0] Erfüllt
            [one] Erfüllt, ein { -overtrick }
           *[other] Erfüllt, { $count } { -overtrick }e
        }
    }
table-feat =
    { $feat ->
        [grand-slam] { -grand-slam }
        [small-slam] { -small-slam }
        [redoubled] Trotz Rekontra erfüllt
        [doubled] Trotz Kontra erfüllt
       *[game] { -game } { -vulnerable }
    }
table-redeal = Niemand hat geboten. Es wird noch einmal gegeben.
table-points-us = { $amount } für euch
table-points-them = { $amount } für die Gegner
table-points-none = Keine Punkte
table-sound-offer = Mit Ton spielen
table-points-to =
    { $whose ->
        [us] für euch
        [them] an die Gegner
       *[none] Punkte
    }
table-line-above-us = Für euch, über der Linie
table-line-above-them = Für die Gegner, über der Linie
table-line-below-us = Für euch, unter der Linie
table-line-below-them = Für die Gegner, unter der Linie
table-look = Die Karten ansehen
table-look-hands = Alle vier Blätter
table-look-tricks = Stich für Stich
table-replay = Die Stiche, einer nach dem anderen
table-replay-back = Einen Stich zurück
table-replay-on = Einen Stich weiter
table-replay-at =
    { $count ->
        [13] Stich { $at } von { $count }
       *[other] Stich { $at } von { $count } gespielten
    }
table-between = Gleich wird gegeben
table-next = Nächste { -deal }
table-next-redeal = Noch einmal geben
table-robber-over = Der { -rubber } ist zu Ende
table-end-won = Ihr habt gewonnen
table-end-lost = Die Gegner haben gewonnen
table-end-tie = Unentschieden
table-next-robber = Nächster { -rubber }

## Menü

table-leave = Später weiterspielen
table-leave-why = Geh einfach: Alles ist gespeichert, und auf der Startseite geht es hier weiter.
table-stop = Jetzt aufhören und abrechnen
table-stop-why = Der { -rubber } endet hier und wird abgerechnet, wie die Regeln es für einen abgebrochenen vorsehen.
table-stop-ask-robber4 = Wirklich aufhören? Die laufende { -deal } zählt dann nicht, und es bleibt bei dem, was auf dem Zettel steht.
table-stop-ask-minibridge = Wirklich aufhören? Die laufende { -deal } zählt dann nicht, und es bleibt bei dem, was auf dem Zettel steht.
table-stop-ask-rubber = Wirklich aufhören? Die laufende { -deal } zählt dann nicht. Wer als einzige Seite { -game(form: "ein") } oder { -part-score(form: "einen") } stehen hat, bekommt dafür eine Prämie.
table-stop-sure = Ja, abrechnen
table-stop-not = Weiterspielen

## Verbindung

table-connecting = Der Tisch wird gedeckt …
table-offline = Die Verbindung ist unterbrochen.
table-offline-kept = Nichts ist verloren, der Tisch bleibt, wie er ist.
table-offline-server = Ein Tisch braucht den Server: Er mischt, gibt und schreibt auf. Nichts ist verloren, und sobald er antwortet, geht es hier weiter.
table-offline-again =
    { $seconds ->
        [0] Neuer Versuch …
        [one] Neuer Versuch in einer Sekunde.
       *[other] Neuer Versuch in { $seconds } Sekunden.
    }
table-offline-now = Jetzt versuchen
table-gone = Diesen Tisch gibt es nicht
table-gone-why = Vielleicht ist der Link unvollständig, oder der Tisch wurde in einem anderen Browser eröffnet: Dort geht es weiter.

## Tastatur

table-key-arrows = von Karte zu Karte, von Gebot zu Gebot
table-key-enter-name = Eingabe
table-key-enter = spielt die Karte, macht das Gebot
table-key-bid = Stufe und Farbe: { $example } bietet { $bid }
table-key-pass = { call-P }
table-key-double = { call-X }, { call-XX }
table-key-card = Farbe und Wert: { $example } spielt { $cardname }
table-key-dot = nach einem Punkt gelten die englischen Buchstaben
table-key-space-name = Leertaste
table-key-space = schließt, was offen ist; gibt die nächste { -deal }
table-key-escape = bricht ab, schließt
table-key-help = diese Hilfe

## Vorgelesen

table-aloud-dealt = Neue { -deal }.
table-aloud-hand = Dein Blatt: { $cards }.
table-aloud-dummy = { -dummy(form: "Der") } liegt: { $cards }.
# $callname und $cardname sind Wörter: 4 Pik, Pik König
table-aloud-call = { $name }: { $callname }
table-aloud-card = { $name }: { $cardname }
table-aloud-contract =
    { $bidname }{ $doubling ->
        [X] { " " }kontriert
        [XX] { " " }rekontriert
       *[none] { "" }
    } von { $seat }
table-aloud-trick =
    { $self ->
        [yes] Du gewinnst den Stich.
       *[other] { $name } gewinnt den Stich.
    }
table-aloud-claim =
    { $self ->
        [yes] { $tricks ->
            [0] Du gibst den Rest ab.
            [one] Du beanspruchst einen Stich.
           *[other] Du beanspruchst { $tricks } Stiche.
        }
       *[other] { $tricks ->
            [0] { $name } gibt den Rest ab.
            [one] { $name } beansprucht einen Stich.
           *[other] { $name } beansprucht { $tricks } Stiche.
        }
    }
table-aloud-answer =
    { $self ->
        [yes] { $accept ->
            [yes] Du nimmst an.
           *[no] Du spielst weiter.
        }
       *[other] { $accept ->
            [yes] { $name } nimmt an.
           *[no] { $name } spielt weiter.
        }
    }
table-aloud-undone =
    { $self ->
        [yes] Du nimmst zurück.
       *[other] { $name } nimmt zurück.
    }
table-aloud-closed = Der { -rubber } ist beendet.
table-you-play = Du spielst
table-turn-call = Du bist am Zug: Was sagst du?
table-turn-card = Du bist am Zug.
table-turn-card-of = Du bist am Zug, mit dem Blatt von { $seat }.
table-turn-claim = Du bist gefragt: Nimmst du an?
