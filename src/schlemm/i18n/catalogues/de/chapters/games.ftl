### Meine Spiele: was in diesem Browser gespielt wurde.

title-games = Meine Spiele – Schlemm
games-title = Meine Spiele
games-lead = Was du in diesem Browser gespielt hast, der letzte Abend zuerst. Nur dieser Browser bekommt es zu sehen.
games-to-figures = Zu den Zahlen
games-looking = Deine Spiele werden gesucht …
games-undated = Ohne Datum
games-with-bots = mit Bots
games-won =
    { $points ->
        [one] Mit einem Punkt gewonnen
       *[other] Mit { $points } Punkten gewonnen
    }
games-lost =
    { $points ->
        [one] Mit einem Punkt verloren
       *[other] Mit { $points } Punkten verloren
    }
games-even = Unentschieden
games-boards =
    { $boards ->
        [one] ein Board
       *[other] { $boards } Boards
    }
games-circle = in einer Runde
games-older = Ältere Spiele
games-none-title = Hier steht noch kein Spiel
games-none = Spiel deinen ersten { -rubber }: Nach jeder { -deal } findest du sie hier wieder, mit allen Karten. Und mit der Zeit sagen dir Zahlen, was du gut kannst.

## Ein Spiel und seine Boards

games-all = Alle meine Spiele
games-gone = Dieses Spiel ist nicht deines
games-gone-why = In diesem Browser hast du dort keinen Platz, oder dieses Board ist noch nicht zu Ende.
games-sheet = Alle Boards
games-board = Board { $board }
games-board-title = Board { $board }, { $form }
games-no-board = Noch ist kein Board zu Ende.
games-without-you = (ohne dich)
games-total = Zusammen
games-play = Die Karten
games-column-board = Board
games-column-result = Ergebnis
games-column-danger = Gefahr

## Was die Boards sagen

games-figures = Was die Boards über dein Spiel sagen
games-counting = Deine Boards werden gezählt …
games-figures-from =
    { $boards ->
        [0] Noch hast du kein Board von Anfang bis Ende selbst gespielt.
        [one] Gezählt ist ein Board, das du selbst gespielt hast.
       *[other] Gezählt sind { $boards } Boards, die du selbst gespielt hast.
    }
games-figures-own = Wo ein Bot für dich eingesprungen ist, und Blätter zum Üben zählen nicht.
games-figures-newest = Es sind deine letzten { $games } Spiele.
games-declared = Als { -declarer }
games-defended = Im { -defence }
games-bidding = In der { -auction }
games-percent = { $percent } %
games-made-of =
    { $of ->
        [0] Noch hast du keinen Kontrakt gespielt.
        [one] Du hast einen Kontrakt gespielt und { $hits ->
            [0] nicht erfüllt.
           *[other] erfüllt.
        }
       *[other] Von { $of } Kontrakten hast du { $hits } erfüllt.
    }
games-beaten-of =
    { $of ->
        [0] Noch hast du keinen Kontrakt der anderen verteidigt.
        [one] Du hast gegen einen Kontrakt gespielt und ihn { $hits ->
            [0] nicht geschlagen.
           *[other] geschlagen.
        }
       *[other] Von { $of } Kontrakten der anderen habt ihr { $hits } geschlagen.
    }
games-between = Wahrscheinlich liegt der wahre Wert zwischen { $low } und { $high }.
games-few =
    { $of ->
        [0] { "" }
       *[other] Für eine Zahl ist das zu wenig: Sie kommt ab { $enough }.
    }
games-few-reckoned = Mit offenen Karten nachgerechnet: { $of }. Eine Zahl kommt ab { $enough }.
games-declared-tricks =
    { $way ->
        [more] Im Schnitt machst du { $amount } Stiche mehr, als bei offenen Karten und bestem Spiel aller herauskämen.
        [less] Im Schnitt machst du { $amount } Stiche weniger, als bei offenen Karten und bestem Spiel aller herauskämen.
       *[even] Im Schnitt machst du so viele Stiche, wie bei offenen Karten und bestem Spiel aller herauskämen.
    }
games-defended-tricks =
    { $way ->
        [more] Im Schnitt holt ihr { $amount } Stiche mehr, als bei offenen Karten und bestem Spiel aller herauskämen.
        [less] Im Schnitt holt ihr { $amount } Stiche weniger, als bei offenen Karten und bestem Spiel aller herauskämen.
       *[even] Im Schnitt holt ihr so viele Stiche, wie bei offenen Karten und bestem Spiel aller herauskämen.
    }
games-bidding-par =
    { $way ->
        [more] Je Board bringt euch der Kontrakt, in dem ihr landet, { $amount ->
            [one] einen Punkt
           *[other] { $amount } Punkte
        } mehr als Par.
        [less] Je Board bringt euch der Kontrakt, in dem ihr landet, { $amount ->
            [one] einen Punkt
           *[other] { $amount } Punkte
        } weniger als Par.
       *[even] Der Kontrakt, in dem ihr landet, bringt im Schnitt so viel wie Par.
    }
games-par-help = Par kommt heraus, wenn alle mit offenen Karten am besten { -to-bid } und spielen. Was ihr danach mit den Karten macht, zählt hier nicht.
games-chance = Das kann noch Zufall sein.
games-no-chance = Zufall allein ist das kaum.
games-reckoning = Die Boards werden mit offenen Karten nachgerechnet: { $reckoned } von { $boards } sind fertig.
games-no-solver = Hier fehlt das Programm, das die Stiche bei offenen Karten ausrechnet. Gezählt wird trotzdem.
games-unsolved = { $boards ->
        [one] Ein Board ließ sich nicht nachrechnen und bleibt außer Betracht.
       *[other] { $boards } Boards ließen sich nicht nachrechnen und bleiben außer Betracht.
    }
games-interval-help = Der Strich zeigt, wo der wahre Wert wahrscheinlich liegt: In 95 von 100 solchen Fällen liegt er darin. Wo weniger als { $enough } Boards zählen, steht keine Zahl.
games-range = { $low } bis { $high }
games-kinds = Deine Kontrakte nach ihrer Art
games-column-kind = Art
games-column-made = erfüllt
games-column-share = in Prozent
games-column-tricks = Stiche über offene Karten
games-kind-part-score = { -part-score }
games-kind-game = { -game }
games-kind-small-slam = { -small-slam }
games-kind-grand-slam = { -grand-slam }
games-kind-minor-suit = In Unterfarbe
games-kind-major-suit = In { -major }
games-kind-notrump = In { -notrump }

## Mitnehmen und vergessen

games-take = Zum Mitnehmen
games-take-text = Alle deine Spiele mit Karten, Geboten und Ergebnissen als Datei.
games-file-json = Alles (JSON)
games-file-pbn = Boards (PBN)
games-file-csv = Ergebnisse (CSV)
games-forget = Vergessen lassen
games-forget-text = Der Server kennt dich an einem Geheimnis, das nur dieser Browser hat. Gibt er es weg, ist diese Liste leer, und er öffnet keinen deiner Plätze mehr, auch nicht in laufenden Spielen, und keine Runde und keinen Schreibblock. Einstellungen und Lernstand bleiben.
games-forget-stays = Auf dem Server bleiben die Spiele mit Karten und Namen: Sie gehören auch den anderen am Tisch. Ganz löschen kann sie nur, wer den Server betreibt.
games-forget-go = Diesen Browser vergessen lassen
games-forget-question = Das lässt sich nicht zurücknehmen. Wenn du etwas behalten willst, sichere vorher die Dateien.
games-forget-sure = Ja, vergessen
games-forget-not = Doch nicht
