### Minibridge: der erste Schritt an den Tisch.

mini-title = Minibridge: dein erstes Blatt
mini-intro = Bridge ohne { -auction }. Drei Mitspieler sitzen bereit, und alles, was du brauchst, erfährst du beim Spielen.
mini-so-far =
    { $done ->
        [one] Ein Blatt hast du schon gespielt.
       *[other] { $done } Blätter hast du schon gespielt.
    }
mini-step-deal = Dreizehn Karten für jeden
mini-step-deal-text = Du spielst mit deinem Gegenüber gegen die beiden anderen.
mini-step-points = Alle sagen ihre Punkte an
mini-step-points-text = { rank-A } 4, König 3, Dame 2, Bube 1. Das Paar mit mehr Punkten spielt, die stärkere Hand davon ist { -declarer }. Bei 20 zu 20 wird neu gegeben.
mini-step-contract = Ein Kontrakt wird genannt
mini-step-contract-text = Die Karten des Partners kommen offen auf den Tisch. Wer beide Hände sieht, sagt: so viele Stiche, mit dieser Farbe als { -trump }.
mini-step-play = Dreizehn Stiche
mini-step-play-text = Jeder gibt eine Karte zu. Die ausgespielte Farbe musst du { -follow }, wenn du kannst. Die höchste Karte gewinnt, oder { -trump(form: "der-adj", adj: "höchst") }.
mini-step-score = Gezählt wird, was du versprochen hast
mini-step-score-text = Sechs Stiche und so viele, wie der Kontrakt sagt: Wer sie macht, schreibt an. Wer sie nicht macht, zahlt.
mini-first = Die ersten beiden Blätter
mini-first-mine = spiele ich
mini-first-cards = wie die Karten fallen
mini-first-text = Damit du gleich selbst spielst, geben alle vier ihre Karten reihum weiter, bis das Blatt { -declarer(form: "des") } bei dir liegt. Danach entscheiden die Karten.
mini-deal = Karten geben

## Die Punkte

mini-points-title = Alle sagen ihre Punkte an
mini-points-text = { rank-A } 4, König 3, Dame 2, Bube 1: zusammen immer 40.
mini-we-declare = Ihr habt { $more } Punkte, die anderen { $less }: Ihr spielt.
mini-they-declare = Die anderen haben { $more } Punkte, ihr { $less }: Sie spielen.
mini-declarer =
    { $self ->
        [yes] Du bist { -declarer }
       *[no] { $name } ist { -declarer }
    }{ $why ->
        [first] , denn bei gleich vielen Punkten zählt, wer zuerst ansagt.
       *[more] , denn { $points } sind mehr als { $less }.
    } { $partner ->
        [you] Deine Karten kommen offen auf den Tisch, und du spielst für beide.
       *[other] Die Karten von { $other } kommen offen auf den Tisch.
    }
mini-newcomer = Eines deiner ersten beiden Blätter: Alle vier haben ihre Karten reihum weitergegeben, bis das Blatt { -declarer(form: "des") } bei dir lag.
mini-level-title = 20 zu 20
mini-level = Beide Seiten haben gleich viele Punkte. Es wird neu gegeben.
mini-own-points = Deine Punkte, gezählt
mini-counting = So viel zählen deine Figuren:
mini-guide = Hinweise
mini-guide-fade = werden weniger
mini-guide-keep = immer
mini-guide-off = keine
mini-on = Weiter

## Der Kontrakt

mini-name-title = Nenne den Kontrakt
mini-yours = Deine Hand
mini-partners = Gegenüber
mini-table = Tisch
mini-together = Zusammen
mini-hint = Tipp
mini-plan-points = Zusammen { $points } Punkte.
mini-plan-suit =
    { $suit ->
        [none] In keiner Farbe habt ihr acht Karten: besser ohne { -trump }.
       *[other] { $suit } mit { $length } Karten ist { -trump(form: "ein-adj", adj: "gut") }.
    }
mini-plan-minor = Für { -game(form: "ein") } mit ♣ oder ♦ wären es elf Stiche, im { -notrump }-Spiel reichen neun.
mini-plan-part-score = Bis 24 Punkte reicht es meist für { -part-score(form: "den") }: { $bid }.
mini-plan-game = Ab 25 Punkten lohnt { -game(form: "der") }: { $bid }. Das zählt viel mehr.
mini-plan-small-slam = Ab 33 Punkten lockt der { -small-slam } mit zwölf Stichen: { $bid }.
mini-plan-grand-slam = Ab 37 Punkten geht der { -grand-slam }, alle dreizehn Stiche: { $bid }.
mini-strain = { -trump }
mini-tricks = Wie viele Stiche
mini-level-name = Stufe { $level }: { $tricks } Stiche
mini-choose = Wähle { -trump(form: "einen") } oder { -notrump } (ohne { -trump }), und wie viele Stiche du machst.
mini-means =
    { $bid }: { $tricks } von 13 Stichen, { $goal ->
        [game] { -game(form: "ein") }
        [small-slam] { -small-slam }
        [grand-slam] { -grand-slam }
       *[other] { -part-score(form: "ein") }
    }.
mini-name = Kontrakt nennen
mini-name-bid = { $bid } nennen
mini-contract-title = Der Kontrakt steht
mini-contract =
    { $self ->
        [yes] Du spielst
       *[no] { $name } spielt
    } { $bid }.
mini-contract-means =
    { $level } über sechs: { $tricks } Stiche, { $trump ->
        [none] ohne { -trump }
       *[other] mit { $trump } als { -trump }
    }.
mini-contract-ours = Ihr braucht { $tricks } von 13 Stichen.
mini-contract-theirs =
    { $tricks ->
        [one] Ihr haltet dagegen: Schon ein Stich für euch, und der Kontrakt fällt.
       *[other] Ihr haltet dagegen: Mit { $tricks } Stichen für euch fällt der Kontrakt.
    }
mini-contract-part =
    { $part ->
        [declares] Du spielst deine Karten und die von { $dummy }, die offen liegen.
        [plays] Deine Karten liegen offen, und du spielst für { $declarer } mit.
        [watches] Deine Karten liegen offen, und { $declarer } spielt sie.
       *[defends] { $declarer } spielt auch die Karten von { $dummy }, die offen liegen.
    }
mini-contract-lead =
    { $self ->
        [yes] Du spielst zum ersten Stich aus.
       *[no] { $name } spielt zum ersten Stich aus.
    }
mini-contract-play = Gespielt wird im Uhrzeigersinn. Karten, die du nicht spielen darfst, sagen dir, warum.
mini-begin = Los geht’s

## Im Spiel: eine Zeile

mini-tip-name = Sieh dir beide Hände an und nenne den Kontrakt.
mini-tip-waits = { $name } sieht beide Hände und nennt den Kontrakt.
mini-tip-opening-lead = Tipp: die höchste von mehreren Figuren hintereinander, sonst klein aus deiner längsten Farbe.
mini-tip-lead =
    { $from ->
        [own] Du spielst zum Stich aus: jede Karte ist erlaubt.
       *[table] Die Hand gegenüber spielt aus: Wähle dort irgendeine Karte.
    }
mini-tip-follow =
    { $from ->
        [own] { $suit } ist ausgespielt: { -follow(form: "Imp") } mit { $suit }.
       *[table] Die Hand gegenüber ist dran und { -follow(form: "er") } { $suit }.
    }
mini-tip-ruff =
    { $from ->
        [own] Kein { $suit } mehr: Du kannst mit { $trump } { -ruff } oder etwas abwerfen.
       *[table] Gegenüber ist kein { $suit } mehr: { $trump } gewinnt, alles andere ist Abwurf.
    }
mini-tip-discard =
    { $from ->
        [own] Kein { $suit } mehr: Wirf ab, was du am wenigsten brauchst.
       *[table] Gegenüber ist kein { $suit } mehr: Wirf dort ab, was am wenigsten nützt.
    }
mini-tip-make = Euer Ziel: { $tricks } Stiche.
mini-tip-beat =
    Euer Ziel: { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    }, dann fällt der Kontrakt.
mini-tip-done =
    { $done ->
        [0] Neue Karten, neues Glück.
        [one] Dein erstes Blatt ist gespielt!
       *[other] { $done } Blätter gespielt.
    }
mini-tip-result =
    { $made ->
        [yes] Erfüllt: { $need } Stiche waren angesagt, es wurden { $tricks }.
       *[no] Nicht erfüllt: { $need } Stiche waren angesagt, es wurden { $tricks }.
    }
mini-invite = Lust auf das ganze Spiel, mit { -auction }?
mini-invite-go = An den großen Tisch
