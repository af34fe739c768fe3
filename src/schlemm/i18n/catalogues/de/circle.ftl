### Eine Runde, die sich immer wieder trifft: ihre Leute, ihre Abende, ihre Tabelle.

refused-name-taken = So oder zum Verwechseln ähnlich heißt in der Runde schon jemand: Nimm einen anderen Namen. Bist du es selbst, öffne die Runde auf deinem ersten Gerät und hol dir dort den Link für dieses.
refused-circle-full = Die Runde ist voll: Mehr als { $most } Leute haben keinen Platz in der Tabelle.
refused-circle-too-often =
    { $what ->
        [games] Mehr als { $most } Spiele fängt eine Runde an einem Abend nicht an: Morgen geht es weiter.
       *[rules] Die Regeln wurden schon { $most }-mal geändert: Fangt erst ein Spiel an, dann geht es wieder.
    }
circle-left =
    { $what ->
        [games] Spiele, die heute Abend noch anfangen können: { $left }
       *[rules] So oft lassen sich die Regeln vor dem nächsten Spiel noch ändern: { $left }-mal
    }
refused-only-host-agrees = Die Hausregeln bestimmt, wer die Runde gegründet hat.
refused-no-such-places = So könnt ihr nicht sitzen: Jeder hat genau einen Platz, und einer von euch muss mitspielen.

title-series = Runde – Schlemm
circle-door = Feste Runde
circle-back = Zurück zur Runde
circle-found = Eine Runde gründen
circle-found-text = Für Leute, die sich immer wieder treffen: ein Link für alle und für jede Woche. { -rubber } und Matches zählen für jeden einzeln zu einer Tabelle zusammen, auch wenn die Partner wechseln.
circle-name = Wie heißt die Runde?
circle-name-example = Donnerstag bei Anna
circle-found-go = Runde gründen
circle-known = Deine Runden
circle-closed = Hier ist keine Runde für dich
circle-closed-why = Öffne den Link, den du bekommen hast, noch einmal ganz, bis zum letzten Zeichen. Auf einem anderen Gerät brauchst du deinen eigenen Link.
circle-own = Dieser Link bringt { $name } auf diesem Gerät in die Runde.
circle-invited = { $host } hat diese Runde gegründet. Gib dir einen Namen, unter dem du in der Tabelle stehst, und du gehörst dazu.
circle-join = Mitmachen
circle-members = Wer dazugehört
circle-here = da
circle-ready = Dein Platz wartet auf dich.
circle-sit = An den Tisch
circle-standing = Tabelle
circle-standing-help = Was ein Paar gewinnt, verliert das andere: Die Punkte aller zusammen sind null, solange keine Bots mitspielen.
circle-standing-csv = Diese Tabelle (CSV)
circle-no-standing = Noch ist nichts abgerechnet. Nach dem ersten { -rubber } steht hier, wer wie viel hat.
circle-who = Name
circle-points = Punkte
circle-amount = Betrag
circle-robbers = { -rubber }
circle-deals = { -deal }en
circle-imps = IMPs
circle-matches = Matches
circle-boards = Boards
circle-of = { $won } von { $of }
circle-evenings = Abende
circle-evening = Der Abend: { $day }
circle-bots = Bots
circle-against = { $a } gegen { $b }
circle-ahead =
    { $who }: { $measure ->
        [imps] { $points ->
            [one] { $points } IMP
           *[other] { $points } IMPs
        }
        [board-a-match] { $points ->
            [one] { $points } Board
           *[other] { $points } Boards
        }
       *[total-points] { $points ->
           [one] { $points } Punkt
          *[other] { $points } Punkte
       }
    } Vorsprung
circle-leads = { $who } vorn
circle-even = Gleichstand
circle-nothing = Beendet, bevor etwas abgerechnet war
circle-begun = Noch nichts abgerechnet
circle-next = Das nächste Spiel
circle-who-plays = Wer spielt mit?
circle-bot = Bot
circle-seats = Wer wo sitzt
circle-place = Tisch { $room }, { $seat }
circle-out = Setzt aus: { $names }
circle-pivot-help = Nach jedem { -rubber } wechseln die Partner: Zu viert spielt in drei { -rubber }n jeder einmal mit jedem, zu fünft setzt reihum einer aus. Ihr dürft es von Hand ändern.
circle-match-help = An Tisch 1 sitzt das erste Team Nord-Süd, an Tisch 2 Ost-West. Freie Plätze spielen Bots.
circle-begin = Karten geben
circle-invite = Freunde dazuholen
circle-invite-text = Ein Link für alle und für jede Woche: Schick ihn einmal in eure Gruppe. Wer ihn öffnet, gibt einen Namen an und gehört dazu.
circle-link = Link der Runde
circle-device = Mein Link für ein anderes Gerät
circle-device-text = Nur für dich: Wer ihn hat, spielt auf deinen Namen.
circle-change-rules = Hausregeln ändern
circle-rules-from-now = Das gilt ab dem nächsten Spiel.
