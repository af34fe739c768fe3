### Turnierbridge: ein Match an zwei Tischen vereinbaren, spielen und Board für Board vergleichen.

title-match = Turnierbridge – Schlemm
phase-finished-here = Fertig

## Startseite

teams-door = Turnierbridge
teams-door-text = Zwei Tische, dieselben Karten: Was zählt, ist, was ihr daraus macht.
teams-door-play = Vier Boards gegen Bots
teams-door-set = Einstellen und einladen

## Vereinbaren

teams-title = Turnierbridge
teams-text = Zwei Teams, zwei Tische, dieselben Karten. Was an einem Tisch gespielt ist, wird am anderen noch einmal gespielt und dann verglichen.
teams-boards = Wie viele Boards?
teams-boards-hint =
    { $boards ->
        [4] Vier Boards, jede Gefahrenlage einmal: etwa eine halbe Stunde.
        [8] Acht Boards: etwa eine Stunde.
        [16] Sechzehn Boards: ein Abend, gern auf zwei verteilt.
        [24] Vierundzwanzig Boards: ein langer Abend oder zwei.
       *[other] Zweiunddreißig Boards: über mehrere Abende, mit Pausen.
    }
teams-measure = Was entscheidet?
teams-measure-imps = IMPs
teams-measure-imps-hint = Der Unterschied jedes Boards wird in IMPs umgerechnet: Große Unterschiede zählen mehr, aber nicht im selben Maß. Am Ende gibt es Siegpunkte.
teams-measure-total-points = { -scoring }spunkte
teams-measure-total-points-hint = Gewonnen hat wie am einen Tisch, wer in der { -scoring } mehr Punkte hat: Die Punkte aller Boards zählen, wie sie sind. Ein { -slam } kann alles drehen.
teams-measure-board-a-match = Board-a-Match
teams-measure-board-a-match-hint = Jedes Board ist gewonnen, geteilt oder verloren, gleich wie hoch: Schon ein { -overtrick } entscheidet.
teams-unit-imps = IMPs
teams-unit-total-points = Punkte
teams-unit-board-a-match = Boards
teams-who = Teams
teams-with-alone = Ich allein
teams-with-team = Mein Team
teams-with-all = Alle acht
teams-is-bot = Bot
teams-is-person = Mensch
teams-is-me = Ich
teams-place = { $seat }, Tisch { $room }
teams-table = Tisch { $room }
teams-sits =
    { $team ->
        [A] Tisch 1 Nord-Süd, Tisch 2 Ost-West
       *[B] Tisch 1 Ost-West, Tisch 2 Nord-Süd
    }
teams-alone = Du spielst mit sieben Bots, und es geht gleich los.
teams-links =
    { $count ->
        [one] Für diesen Platz bekommst du einen Link. Wer ihn öffnet, setzt sich, ohne Anmeldung.
       *[other] Für jeden dieser { $count } Plätze bekommst du einen Link. Wer ihn öffnet, setzt sich, ohne Anmeldung.
    }
teams-name =
    { $team ->
        [A] Erstes Team
       *[B] Zweites Team
    }
teams-colour = Farbe
teams-colour-blue = Blau
teams-colour-red = Rot
teams-colour-green = Grün
teams-colour-yellow = Gelb
teams-colour-violet = Violett
teams-colour-white = Weiß
teams-colour-blue-name = Team Blau
teams-colour-red-name = Team Rot
teams-colour-green-name = Team Grün
teams-colour-yellow-name = Team Gelb
teams-colour-violet-name = Team Violett
teams-colour-white-name = Team Weiß
teams-how = Ablauf
teams-order = Wann wird gespielt?
teams-order-at-once = Beide Tische zugleich
teams-order-at-once-hint = Jeder Tisch spielt so schnell, wie er mag. Verglichen wird ein Board, sobald beide fertig sind.
teams-order-passed-on = Boards wandern
teams-order-passed-on-hint = Was Tisch 1 gespielt hat, geht an Tisch 2 weiter, wie am wirklichen Tisch.
teams-half = Nach der Hälfte
teams-half-stay = Alle bleiben sitzen
teams-half-stay-hint = Jedes Paar spielt das ganze Match gegen dasselbe Paar.
teams-half-change = Die Paare wechseln
teams-half-change-hint = Nach der Hälfte tauschen die Paare des zweiten Teams die Tische
teams-bots = Bots
teams-system =
    { $team ->
        [A] System des ersten Teams
       *[B] System des zweiten Teams
    }
teams-open = Match eröffnen und einladen

## Vor dem ersten Board

teams-captain = Kapitän
teams-staff = Teams
teams-choose = Zum Kapitän machen
teams-choose-for = { $name } zum Kapitän machen
teams-line-up = Aufstellung von { $name }
teams-line-up-of = Platz von { $name }
teams-of-plan =
    { $boards ->
        [one] { $boards } Board
       *[other] { $boards } Boards
    }
teams-by =
    { $measure ->
        [imps] Es entscheiden die IMPs
        [total-points] Es entscheiden die { -scoring }spunkte
       *[board-a-match] Es entscheidet, wer mehr Boards gewinnt
    }

## Am Tisch

teams-strip = Das Match
teams-board-of = Board { $board } von { $of }
teams-other-has =
    { $count ->
        [0] Tisch { $room } hat noch kein Board fertig
        [one] Tisch { $room } hat ein Board fertig
       *[other] Tisch { $room } hat { $count } Boards fertig
    }
teams-other-short = T{ $room }: { $count }/{ $of }
teams-here = Hier
teams-for-us = für euch
teams-where-short = T{ $room } · { $board }/{ $of }
teams-standing-aloud = { $a } { $points }, { $b } { $others } ({ $unit })
teams-compared =
    { $boards ->
        [one] Ein Board ist verglichen.
       *[other] { $boards } Boards sind verglichen.
    }
teams-pause = Pause
teams-paused = Das Match macht Pause.
teams-paused-text = Alles bleibt, wie es ist, auch über Tage.
teams-resume = Weiterspielen
teams-resumed = Das Match geht weiter.
teams-still = Tisch { $room } spielt dieses Board noch.
teams-still-why =
    { $count ->
        [0] Erst wenn beide fertig sind, liegen Karten und Ergebnisse offen. Dort ist noch kein Board zu Ende.
        [one] Erst wenn beide fertig sind, liegen Karten und Ergebnisse offen. Dort ist ein Board zu Ende.
       *[other] Erst wenn beide fertig sind, liegen Karten und Ergebnisse offen. Dort sind { $count } Boards zu Ende.
    }
teams-next = Nächstes Board
teams-half-now = Halbzeit: Mit dem nächsten Board wechseln die Paare des zweiten Teams die Tische.
teams-wait = Gleich geht es weiter.
teams-wait-board = Tisch { $room } reicht das nächste Board weiter, sobald es dort gespielt ist.
teams-wait-half = Halbzeit: Sobald auch Tisch { $room } so weit ist, wechseln die Paare des zweiten Teams.
teams-wait-end = Hier sind alle Boards gespielt. Tisch { $room } spielt noch.
teams-look-both = Beide Tische ansehen
teams-look-row = Die Reihe aufdecken
teams-turned = Jeder Spieler mit seinen Karten in der Reihenfolge des Spiels: aufrecht, was die eigene Seite gewonnen hat, quer, was die anderen.
teams-turned-won = { $cardname }, gewonnen
teams-turned-lost = { $cardname }, verloren
teams-again = Noch ein Match

## Spielstand

teams-score = Spielstand
teams-end-won =
    { $measure ->
        [imps] { $name } gewinnt mit { $points ->
            [one] { $points } IMP
           *[other] { $points } IMPs
        } Vorsprung
        [total-points] { $name } gewinnt mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        } Vorsprung
       *[board-a-match] { $name } gewinnt mit { $points ->
           [one] { $points } Board
          *[other] { $points } Boards
       } Vorsprung
    }
teams-end-tie = Unentschieden
teams-now-leads =
    { $measure ->
        [imps] { $name } führt mit { $points ->
            [one] { $points } IMP
           *[other] { $points } IMPs
        }
        [total-points] { $name } führt mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }
       *[board-a-match] { $name } führt mit { $points ->
           [one] { $points } Board
          *[other] { $points } Boards
       }
    }
teams-now-even = Es steht gleich
teams-of-boards =
    { $boards ->
        [0] Noch kein Board ist verglichen
        [one] Ein Board von { $of } ist verglichen
       *[other] { $boards } von { $of } Boards sind verglichen
    }
teams-also-points =
    { $name ->
        [none] In { -scoring }spunkten steht es gleich
       *[other] In { -scoring }spunkten: { $points } für { $name }
    }
teams-also-imps =
    { $name ->
        [none] In IMPs steht es gleich
       *[other] In IMPs: { $imps } für { $name }
    }
teams-stopped = Das Match wurde vorzeitig beendet; es zählt, was beide Tische gespielt haben
teams-victory = Siegpunkte:
teams-victory-text = Zwanzig werden geteilt: je größer der Vorsprung für die Zahl der Boards, desto mehr.
teams-boards-caption = Die Boards an beiden Tischen
teams-board = Board
teams-lead = { -lead }
teams-difference = Unterschied
teams-ladder = Leiter
teams-total = Stand
teams-credit = für { $name }:
teams-imps =
    { $imps ->
        [one] 1 IMP
       *[other] { $imps } IMPs
    }
teams-even = gleich
teams-vulnerable-None = keiner
teams-vulnerable-NS = N-S rot
teams-vulnerable-EW = O-W rot
teams-vulnerable-All = alle rot
teams-comments =
    { $count ->
        [one] Ein Kommentar
       *[other] { $count } Kommentare
    }
teams-lesson-short = erfüllt, aber verloren
teams-open-board = Board { $board } an beiden Tischen
teams-open-first = Tisch 1 spielt noch
teams-open-second = Tisch 2 spielt noch
teams-open-both = noch zu spielen
teams-boards-help = Tippe auf ein Board, und du siehst beide Tische nebeneinander.
teams-back-to-table = Zurück an den Tisch
teams-to-table = Zum Tisch
teams-gone = Dieses Match ist hier nicht zu sehen
teams-gone-why = Sehen können es nur, die darin spielen, in dem Browser, in dem sie Platz genommen haben.
teams-elsewhere = Du sitzt am anderen Tisch
teams-elsewhere-why = In einem Match spielt jeder nur an einem Tisch, denn dort liegen dieselben Karten.
teams-to-own-table = An meinen Tisch
teams-looking = Einen Augenblick …
teams-substitutes = Wer für wen gespielt hat
teams-substitute =
    { $bot ->
        [yes] Board { $board }, Tisch { $room }, { $seat }: ein Bot für { $left }
       *[no] Board { $board }, Tisch { $room }, { $seat }: { $came } für { $left }
    }
teams-nameless = Gastgeber

## Was zu wem gehört

teams-own = wir
teams-own-table = dein Tisch
teams-own-named = { $name } (dein Team)
teams-followed-table = Tisch von { $name }
teams-followed-named = { $name } (Team von { $player })
teams-own-won = Dein Team hat gewonnen
teams-own-lost = Dein Team hat verloren
teams-own-tied = Dein Team und das andere liegen gleichauf

## Ein Board an beiden Tischen

teams-board-title = Board { $board }
teams-board-facts = { -dealer } { $seat }, { $danger }
teams-boards-nav = Boards
teams-all-boards = Alle Boards
teams-board-before = Das Board davor
teams-board-after = Das nächste Board
teams-board-closed = Dieses Board ist noch verdeckt
teams-board-closed-why = Es liegt offen, sobald beide Tische es gespielt haben.
teams-board-even = Beide Tische haben gleich viel: Das Board ist geteilt.
teams-board-won =
    { $measure ->
        [board-a-match] { $name } gewinnt das Board mit { $points } Punkten { $imps ->
            [one] ({ $imps } IMP)
           *[other] ({ $imps } IMPs)
        }.
       *[other] { $name } gewinnt { $points } Punkte: { $imps ->
            [0] zu wenig für einen IMP
            [one] ein IMP
           *[other] { $imps } IMPs
        }.
    }
teams-parted-not = Beide Tische haben alles gleich gemacht.
teams-parted-call =
    { $count ->
        [0] Schon mit der ersten Ansage trennen sich die Tische: { $seat } sagt { $one } an Tisch 1 und { $two } an Tisch 2.
        [one] Nach der ersten Ansage trennen sich die Tische: { $seat } sagt { $one } an Tisch 1 und { $two } an Tisch 2.
       *[other] Nach { $count } gleichen Ansagen trennen sich die Tische: { $seat } sagt { $one } an Tisch 1 und { $two } an Tisch 2.
    }
teams-parted-card =
    { $count ->
        [0] { -auction(form: "Derselbe") }, aber { -lead(form: "ein-adj", adj: "ander") }: { $seat } spielt { $one } an Tisch 1 und { $two } an Tisch 2.
       *[other] { -auction(form: "Derselbe") }; im { $trick }. Stich trennen sich die Tische: { $seat } spielt { $one } an Tisch 1 und { $two } an Tisch 2.
    }
teams-parted-claim = Alles war gleich, bis im { $trick }. Stich an einem Tisch der Rest beansprucht wurde.
teams-parted-claim-word = –
teams-parted-here = hier trennen sich die Tische
teams-parting-cost =
    { $one ->
        [0] { $two ->
            [0] Keine der beiden Karten kostet einen Stich.
            [one] Die an Tisch 2 kostet einen Stich.
           *[other] Die an Tisch 2 kostet { $two } Stiche.
        }
        [one] { $two ->
            [0] Die an Tisch 1 kostet einen Stich.
            [one] Beide kosten einen Stich.
           *[other] Die an Tisch 1 kostet einen Stich, die an Tisch 2 { $two }.
        }
       *[other] { $two ->
            [0] Die an Tisch 1 kostet { $one } Stiche.
            [one] Die an Tisch 1 kostet { $one } Stiche, die an Tisch 2 einen.
           *[other] Die an Tisch 1 kostet { $one } Stiche, die an Tisch 2 { $two }.
        }
    }
# $bidders, $players: Name eines Teams oder none
teams-whence =
    { $bidders ->
        [none] Mit offenen Karten gespielt wären beide Kontrakte gleich viel wert
       *[other] Mit offenen Karten gespielt wären die Kontrakte { $auction } Punkte wert für { $bidders }
    }; { $players ->
        [none] am Abspiel lag nichts.
       *[other] am Abspiel lagen { $play } Punkte für { $players }.
    }
teams-par = Par: { $results }, das sind { $points } Punkte für { $side }.
teams-par-none = Par: Niemand bekommt Punkte.
teams-reckoning = Die Stiche mit offenen Karten werden gerechnet …
teams-no-figures = Die Stiche mit offenen Karten lassen sich gerade nicht rechnen.
teams-lesson = Erfüllt, und doch verloren: { $name } macht an Tisch { $room } { $made } und verliert damit { $lost } Punkte, denn am anderen Tisch hieß es { $theirs }. { $why }
teams-lesson-game = Dort war { -game(form: "der") } { -to-bid(form: "part") }.
teams-lesson-small-slam = Dort war { -small-slam } { -to-bid(form: "part") }.
teams-lesson-grand-slam = Dort war { -grand-slam } { -to-bid(form: "part") }.
teams-lesson-doubled = Dort war kontriert, und der Kontrakt ging.
teams-lesson-denomination = Dort war es der Kontrakt, der mehr einbringt.
teams-lesson-tricks = Dort gab es im selben Kontrakt mehr Stiche.
teams-lesson-defence = Dort ließ man die Gegner spielen, und sie fielen.
teams-steps = Beide Tische Karte für Karte
teams-card-back = Eine Karte zurück
teams-card-on = Eine Karte weiter
teams-before-lead = Vor { -lead(form: "dem") }
teams-to-parting = Wo sie sich trennen
teams-step = Karte { $card }, Stich { $trick }.
teams-step-card = { $seat }: { $cardname }
teams-step-won = Der Stich geht an { $seat }.
teams-one-table = Tisch { $room } Ansage für Ansage
teams-which-table = Welcher Tisch?
teams-tricks = N-S { $ns }, O-W { $ew }
teams-claimed = Der Rest wurde beansprucht.
teams-subject = { $what } von { $seat }, Tisch { $room }
teams-talk = Was dazu zu sagen ist
teams-talk-none = Noch hat niemand etwas gesagt.
teams-talk-help = Tippe auf eine Ansage, oder geh zu einer Karte, und sag den anderen, was du davon hältst.
teams-talk-about = Zu
teams-talk-card = Zu dieser Karte
teams-talk-send = Sagen
teams-talk-left =
    { $left ->
        [0] In diesem Match ist alles gesagt: Mehr Kommentare fasst es nicht.
        [one] Dieses Match fasst noch einen Kommentar.
       *[other] Dieses Match fasst noch { $left } Kommentare.
    }
