### Der Schreibblock für einen Abend am Spieltisch.

title-pad = Schreibblock – Schlemm
pad-title = Ein Block für den Spieltisch
pad-text = Ihr spielt mit richtigen Karten, der Block rechnet: Tippt nach jeder { -deal } das Ergebnis ein. Er bleibt liegen, bis ihr nächste Woche weiterspielt.
pad-heading = Schreibblock
pad-known = Deine Blöcke
pad-begin = Block anlegen
pad-form-match = Match an zwei Tischen
pad-ours = Wir: { $seat }
pad-theirs = Sie: { $seat }
pad-fifth = Wer noch da ist und aussetzt
pad-dealer = Wer gibt zuerst?
pad-team = Team { $number }
pad-team-1-hint = Sitzt an Tisch 1 Nord-Süd und an Tisch 2 Ost-West.
pad-team-2-hint = Sitzt an Tisch 1 Ost-West und an Tisch 2 Nord-Süd.
pad-name = Wie heißt der Block?
pad-name-example = Samstag bei Anna
pad-rules = Hausregeln und Einsatz
pad-write = { -deal } aufschreiben
pad-write-go = Aufschreiben
pad-correct = Zeile ändern
pad-correct-go = Ändern
pad-correct-line = Ändern: Zeile { $line }
pad-correct-board = Ändern: Board { $board } von Tisch { $room }
pad-change = Ändern
pad-strike = Streichen
pad-cancel = Abbrechen
pad-undo = Rückgängig
pad-absent = Der Server antwortet nicht. So stand der Block zuletzt; schreibt ruhig weiter.
pad-unheard = Das ist notiert und kommt auf den Block, sobald der Server wieder da ist:
pad-unheard-strike = Streichen: Notiz { $line }
pad-table = Tisch
pad-declarer = Wer hat gespielt?
pad-honours = Honneurs in einer Hand
pad-honours-0 = keine
pad-honours-4 = vier: 100
pad-honours-5 = alle fünf: 150
pad-honours-aces = vier Asse: 150
pad-held-by = Bei wem?
pad-held = { $count } Honneurs bei { $name }
pad-type = Lieber tippen
pad-typed = Ergebnis
pad-typed-hint = Etwa 4♠X+1 oder 3{ -notrump(form: "bid") } -2; wer gespielt hat, oben wählen oder dazuschreiben.
pad-missing-typed = Im getippten Ergebnis stimmt etwas nicht: Bessere es aus oder wähl den Kontrakt oben.
pad-missing-contract = Noch fehlt der Kontrakt: Tipp ihn oben an, oder „Durchgepasst“.
pad-missing-declarer = Noch fehlt, wer gespielt hat: Tipp den Namen an.
pad-missing-held = Noch fehlt, wer die Honneurs hatte: Tipp den Namen an.
pad-round = { $number }. { -rubber }, { $day }
pad-deals = Es gibt { $name }.
pad-stop = Hier aufhören und abrechnen
pad-next-rubber = Der nächste { -rubber }
pad-next-robber4 = Der nächste { -rubber } zu vier
pad-next-help = Vorgeschlagen ist, wer bisher am wenigsten zusammen gespielt hat; zu fünft setzt aus, wer am längsten spielt. Ihr dürft auch ziehen und hier ändern.
pad-next-go = Anfangen
pad-people = Wer mitspielt
pad-name-people = Namen ändern, jemanden dazunehmen
pad-name-teams = Namen ändern
pad-name-of = Name von { $name }
pad-add = Wer kommt dazu?
pad-add-go = Dazunehmen
pad-difference =
    Unterschied für das erste Team: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $measure ->
        [imps] , { $imps ->
            [one] das ist { $imps } IMP
           *[other] das sind { $imps } IMPs
        }
       *[other] { "" }
    }.
pad-home = Mitnehmen und teilen
pad-csv = Tabelle (CSV)
pad-print = Drucken oder als PDF
pad-link = Link zum Block
pad-link-text = Wer den Link öffnet, sieht den Block und schreibt mit, auch nächste Woche.
pad-others = Andere Blöcke
pad-new = Einen Block anlegen
pad-closed = Dieser Block ist hier nicht zu sehen
pad-closed-why = Öffne den Link, den du bekommen hast, noch einmal ganz, bis zum letzten Zeichen.
