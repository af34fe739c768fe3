### Was eine Ansage bedeutet, wie das System des Bietenden sie liest.
### $suit, $their, $second und $trump sind none, wenn von keiner Farbe die Rede ist; $length ist 0, wenn keine Länge
### gezeigt wird; $held ist none, wenn keine Anzahl genannt wird.

## Bausteine

# $count sagt, was gezählt wird.
meaning-unit =
    { $count ->
        [figures] Figurenpunkte
        [long] Punkte mit Länge (FL)
        [short] Punkte mit Kürze
        [club-support] Punkte mit Fit in ♣
        [diamond-support] Punkte mit Fit in ♦
        [heart-support] Punkte mit Fit in ♥
        [spade-support] Punkte mit Fit in ♠
       *[strength] Punkte mit Länge
    }
# $usual sagt, wovon es meist so ist: von den Punkten, von Karten und Punkten oder von nichts, weil es immer so ist.
meaning-usual-cards =
    { $usual ->
        [no] { "" }
        [points] { "" }
       *[cards] meist{ " " }
    }
meaning-points =
    { $usual ->
        [points] meist { meaning-range }
       *[other] { meaning-range }
    }
meaning-range =
    { $span ->
        [any] beliebige Stärke
        [from] mindestens { $low } { meaning-unit }
        [to] höchstens { $high } { meaning-unit }
        [exactly] genau { $low } { meaning-unit }
       *[between] { $low } bis { $high } { meaning-unit }
    }
meaning-holding =
    { $cards ->
        [exactly]
            { $length ->
                [0] { meaning-points }
                [one] { meaning-usual-cards }genau eine Karte in { $suit }, { meaning-points }
               *[other] { meaning-usual-cards }genau { $length } Karten in { $suit }, { meaning-points }
            }
       *[from]
            { $length ->
                [0] { meaning-points }
                [one] { meaning-usual-cards }mindestens eine Karte in { $suit }, { meaning-points }
               *[other] { meaning-usual-cards }mindestens { $length } Karten in { $suit }, { meaning-points }
            }
    }
# zwischen zwei Zahlen: 0 oder 4
meaning-or = oder
meaning-trump =
    { $trump ->
        [none] { "" }
       *[other] { " " }({ $trump } ist { -trump })
    }

## Eröffnungen

meaning-opening = Eröffnung: { meaning-holding }.
meaning-opening-notrump = Eröffnung in { strain-NT }: { meaning-holding }.
meaning-opening-strong = Starke Eröffnung: { meaning-holding }.
meaning-semi-forcing = Semiforcing: ein sehr starkes Blatt, die Farbe wird später genannt; { meaning-points }.
meaning-strong-club = Starkes 1♣: künstliche Eröffnung mit jeder Verteilung, die Farbe wird später genannt; { meaning-points }.
meaning-game-force = Partieforcing: { -game(form: "Der") } ist sicher, die Farbe wird später genannt; { meaning-points }.
meaning-weak-two = Weak Two, eine schwache Eröffnung auf der Zweierstufe: { meaning-holding }.
meaning-preempt = { -preempt }, um den Gegnern Platz zu nehmen: { meaning-holding }.
meaning-pass =
    { $span ->
        [any] Kein Gebot passt besser.
       *[other] Kein Gebot passt besser: { meaning-points }.
    }
meaning-pass-opening = Zu schwach für eine Eröffnung: { meaning-points }.
meaning-pass-answer = Zu schwach für eine Antwort: { meaning-points }.
meaning-pass-weak = Zu schwach, um zu bieten: { meaning-points }.
meaning-pass-more = Zu schwach, um noch einmal zu bieten: { meaning-points }.
meaning-pass-content =
    { $span ->
        [any] Mit { $bid } zufrieden.
       *[other] Mit { $bid } zufrieden: { meaning-points }.
    }
meaning-pass-doubled =
    { $span ->
        [any] Mit dem Kontra des Partners zufrieden.
       *[other] Mit dem Kontra des Partners zufrieden: { meaning-points }.
    }
meaning-pass-told =
    { $span ->
        [any] Hat sein Blatt schon beschrieben und lässt die Gegner spielen.
       *[other] Hat sein Blatt schon beschrieben und lässt die Gegner spielen: { meaning-points }.
    }
meaning-pass-leaves =
    { $span ->
        [any] Überlässt dem Partner das nächste Wort.
       *[other] Überlässt dem Partner das nächste Wort: { meaning-points }.
    }
meaning-pass-trap = Wartet, statt zu bieten, mit der Farbe der Gegner: { meaning-holding }.
meaning-pass-weak-or-trap = Zu schwach, um zu bieten, oder ab { $else } Figurenpunkten wartend mit mindestens { $length } Karten in { $suit }: { meaning-points }.
meaning-pass-weak-or-waits = Zu schwach, um zu bieten, oder ab { $else } Figurenpunkten wartend, mit mindestens { $length } Karten in { $suit } oder mit einer eigenen Farbe, die für ein Gebot nicht gut genug ist: { meaning-points }.
meaning-pass-waits = Wartet mit mindestens { $length } Karten in { $suit } oder mit einer eigenen Farbe, die für ein Gebot nicht gut genug ist: { meaning-points }.
meaning-pass-poor = Wartet, denn die eigene Farbe ist für ein Gebot nicht gut genug: { meaning-points }.
meaning-pass-defend =
    { $span ->
        [any] Lässt die Gegner spielen: Weder ein Gebot noch ein Kontra passt.
       *[other] Lässt die Gegner spielen, weder ein Gebot noch ein Kontra passt: { meaning-points }.
    }

## Antworten und Wiedergebote

meaning-raise = Unterstützt die Farbe des Partners: { meaning-holding }.
meaning-limit-raise = Einladende Hebung der Partnerfarbe: { meaning-holding }.
meaning-drury = Drury: gute Hebung der Partnerfarbe von einem Blatt, das schon gepasst hat; { meaning-holding }.
meaning-preemptive-raise = Sperrende Hebung, viele { -trump(form: "pl") } und wenig Punkte: { meaning-holding }.
meaning-strong-raise = Starke Hebung der Partnerfarbe, mindestens { -game }; { meaning-holding }.
meaning-splinter = Splinter: Fit in der Partnerfarbe, Stärke für { -game(form: "den") } und höchstens eine Karte in der gebotenen Farbe; { meaning-holding }.
meaning-game = Will { -game(form: "den") } spielen: { meaning-holding }.
meaning-slam = Will einen { -slam } spielen: { meaning-holding }.
meaning-new-suit = Neue Farbe: { meaning-holding }.
meaning-jump-shift = Neue Farbe im Sprung, mindestens { -game }: { meaning-holding }.
meaning-suit-to-play = Eigene Farbe, zum Spielen: { meaning-holding }. Der Partner darf passen.
meaning-notrump = { strain-NT }, weil die Farbe des Partners nicht passt: { meaning-holding }.
meaning-notrump-balanced = { strain-NT }: { meaning-holding }.
meaning-rebid = Die eigene Farbe noch einmal: { meaning-holding }.
meaning-jump-rebid = Die eigene Farbe im Sprung, stark: { meaning-holding }.
meaning-rebid-notrump = Wiedergebot in { strain-NT }: { meaning-holding }.
meaning-second-suit = Zweite eigene Farbe: { meaning-holding }.
meaning-help-suit = Versuchsgebot: Mit Hilfe in dieser Farbe reicht es für { -game(form: "den") }; { meaning-holding }.
meaning-shows-stopper = Zeigt einen Stopper in der gebotenen Farbe: { meaning-points }.
meaning-choice = Wählt eine der Farben, die der Partner gezeigt hat: { meaning-holding }.
meaning-shortness = Zeigt Kürze in der gebotenen Farbe, auf dem Weg zum { -slam }; { meaning-holding }.
meaning-reverse = Reverse, die zweite Farbe steht höher als die erste, stark: { meaning-holding }.
meaning-preference = Zurück in die Farbe des Partners, die besser passt: { meaning-holding }.
meaning-waiting = Nur eine Antwort, weil die Ansage des Partners eine verlangt: { meaning-holding }.
meaning-relay = Relais: die billigste Antwort, damit der Partner weiter beschreibt; { meaning-points }.
meaning-puppet = Lebensohl: Der Partner bietet 3♣, damit eine schwache Hand ihre Farbe spielen kann; { meaning-points }.
meaning-positive = Positive Antwort auf die starke Eröffnung: { meaning-holding }.
meaning-ask = Fragegebot: Der Partner soll sein Blatt näher beschreiben; { meaning-points }.
meaning-minimum = Minimum dessen, was bisher gezeigt ist: { meaning-holding }.
meaning-maximum = Maximum dessen, was bisher gezeigt ist: { meaning-holding }.
meaning-feature = Maximum, mit einer hohen Figur in der gebotenen Farbe: { meaning-points }.
meaning-ogust = Antwort in Stufen: Stärke und Güte der langen Farbe, gleich welche Farbe geboten ist; { meaning-points }.
meaning-fourth-suit = Vierte Farbe forcierend: fragt weiter und sagt nichts über diese Farbe; { meaning-points }.
meaning-checkback = Checkback: fragt nach Fit und { -major }n und sagt nichts über diese Farbe; { meaning-points }.
meaning-invitation = Einladung, mit mehr als dem Minimum bietet der Partner { -game(form: "den") }: { meaning-holding }.
meaning-sign-off = Schlussgebot, der Partner passt: { meaning-holding }.

## Nach einer Eröffnung in Sans Atout

meaning-stayman = Stayman: fragt nach einer { -major } mit vier Karten; { meaning-points }.
meaning-no-major = Antwort auf Stayman: keine { -major } mit vier Karten; { meaning-points }.
meaning-major = Zeigt die gefragte { -major }: { meaning-holding }.
meaning-transfer =
    { $suit ->
        [none] Transfer: zeigt eine andere Farbe; { meaning-points }.
       *[other] Transfer auf { $suit }: { meaning-holding }. Der Partner bietet { $suit }.
    }
meaning-transfer-done = Führt den Transfer aus, wie verlangt: { meaning-holding }.
meaning-transfer-fit = Führt den Transfer im Sprung aus, mit gutem Fit und Maximum: { meaning-holding }.
meaning-quantitative = Quantitativ: Mit Maximum bietet der Partner { -slam }; { meaning-holding }.

## Auf dem Weg zum Schlemm

meaning-ask-aces = Assfrage{ meaning-trump }: { meaning-points }.
meaning-aces =
    { $held ->
        [none] Antwort auf die Assfrage.
       *[other] Antwort auf die Assfrage, Zahl der Asse: { $held }.
    }
meaning-ask-kings = Königfrage{ meaning-trump }: { meaning-points }.
meaning-kings =
    { $held ->
        [none] Antwort auf die Königfrage.
       *[other] Antwort auf die Königfrage, Zahl der Könige: { $held }.
    }
meaning-ask-key-cards = Frage nach Schlüsselkarten, den vier Assen und dem { -trump }könig{ meaning-trump }: { meaning-points }.
meaning-key-cards =
    { $held ->
        [none] Antwort auf die Frage nach Schlüsselkarten.
       *[other] Antwort, Zahl der Schlüsselkarten: { $held }{ meaning-trump }.
    }
meaning-control = Cuebid auf dem Weg zum { -slam }: höchstens ein Verlierer in der gebotenen Farbe{ meaning-trump }; { meaning-points }.
meaning-slam-try = Will { -slam } spielen, wenn der Partner etwas mehr hat als gezeigt: { meaning-holding }.

## Gegenreizung

meaning-overcall = Gegenreizung: { meaning-holding }.
meaning-overcall-strong = Gegenreizung im Sprung: { meaning-holding }.
meaning-overcall-notrump = Gegenreizung in { strain-NT }: { meaning-holding }.
meaning-takeout =
    { $short ->
        [13] Informationskontra: Der Partner soll eine Farbe nennen; { meaning-points }.
       *[other] Informationskontra: Der Partner soll eine Farbe nennen; { meaning-points }, { meaning-short }.
    }
meaning-short =
    { $else ->
        [0] { meaning-at-most }
       *[other] { meaning-at-most } (mit mehr mindestens { $else } Punkte)
    }
meaning-at-most =
    { $short ->
        [one] höchstens eine Karte in { $their }
       *[other] höchstens { $short } Karten in { $their }
    }
meaning-answer-double = Die Farbe, nach der das Kontra gefragt hat: { meaning-holding }.
meaning-penalty-pass = Strafpass, das Kontra des Partners bleibt stehen: { meaning-holding }.
meaning-penalty = Strafkontra, dieser Kontrakt soll fallen: { meaning-holding }.
meaning-lead-double = Kontra auf ein künstliches Gebot, zeigt die genannte Farbe: { meaning-holding }.
meaning-negative-double =
    { $suit ->
        [none] Negativkontra, kein Strafkontra: Der Partner soll weiter bieten; { meaning-points }.
       *[other] Negativkontra, kein Strafkontra: { meaning-points }, { meaning-unbid }.
    }
meaning-unbid =
    { $else ->
        [0] { meaning-unbid-suits }
       *[other] { meaning-unbid-suits } (sonst mindestens { $else } Punkte)
    }
meaning-unbid-suits =
    { $second ->
        [none] mindestens { $length } Karten in { $suit }
       *[other] { $which ->
            [one] mindestens { $length } Karten in { $suit } oder in { $second }
           *[both] je mindestens { $length } Karten in { $suit } und { $second }
        }
    }
meaning-support-double = Unterstützungskontra, kein Strafkontra: genau drei Karten in der Farbe des Partners; { meaning-points }.
meaning-game-try-double = Einladendes Kontra, kein Strafkontra: fragt, ob es für { -game(form: "den") } reicht, weil die Gegner kein Gebot dafür übrig lassen; { meaning-points }.
meaning-responsive-double = Antwortkontra, kein Strafkontra: Der Partner soll eine der übrigen Farben nennen; { meaning-points }.
meaning-competitive-double = Kompetitives Kontra: Punkte für mehr, aber kein klares Gebot; { meaning-points }.
meaning-redouble = Die eigene Partei hat mehr Punkte als die Gegner: { meaning-holding }.
meaning-cue-raise =
    { $their ->
        [none] Überruf der Gegnerfarbe, eine gute Hebung der Partnerfarbe: { meaning-holding }.
       *[other] Überruf in { $their }, der Farbe der Gegner, eine gute Hebung der Partnerfarbe: { meaning-holding }.
    }
meaning-cue-strong =
    { $their ->
        [none] Überruf der Gegnerfarbe, stark: Der Partner soll sein Blatt beschreiben; { meaning-points }.
       *[other] Überruf in { $their }, der Farbe der Gegner, stark: Der Partner soll sein Blatt beschreiben; { meaning-points }.
    }
meaning-two-suits =
    { $suit ->
        [none] Zwei Farben mit einem Gebot: { meaning-points }.
       *[other] { $second ->
            [none] Zweifärber mit { $suit } und einer Unterfarbe: { meaning-holding }.
           *[other] Zweifärber mit { $suit } und { $second }: { meaning-holding }.
        }
    }
meaning-reopening = Wiederbelebung, damit die Gegner nicht billig spielen: { meaning-holding }.
meaning-competing = So hoch, wie die { -trump(form: "pl") } beider Blätter reichen: { meaning-holding }.
meaning-sacrifice = { -sacrifice }, die { -undertrick(form: "pl") } sollen weniger kosten als der Kontrakt der Gegner: { meaning-holding }.
meaning-sacrifice-or-made = { -sacrifice }, oder um zu erfüllen; { -undertrick(form: "pl") } sollen weniger kosten als der Kontrakt der Gegner: { meaning-holding }.

## Allgemeines

meaning-natural = Natürliches Gebot: { meaning-holding }.
meaning-natural-notrump = Natürliches Gebot in { strain-NT }: { meaning-holding }.
meaning-unknown = Für diese Ansage gibt es hier keine Regel; sie kann alles bedeuten.
meaning-own = { $own-words }: { meaning-points }.
meaning-artificial = Künstliche Ansage: { meaning-points }.
meaning-double = Kontra zur Strafe oder als Frage nach einem Gebot: { meaning-points }.
meaning-excluded = So, wie es vereinbart ist, kann es nicht sein; das zeigen die Karten, die du siehst. Vereinbart ist:

## Was eine Ansage außerdem zeigt

shows-balanced = { -balanced(form: "Cap") } verteilt.
shows-case =
    { $length ->
        [one] Mit einer Karte in { $suit }
       *[other] Mit { $length } Karten in { $suit }
    } { $low ->
        [one] genügt 1.
       *[other] genügen { $low }.
    }
shows-case-honour = Mit einer hohen Karte in { $suit } { $low ->
        [one] genügt 1.
       *[other] genügen { $low }.
    }
shows-case-figures =
    Mit { $length } Karten in { $suit }, darunter { $among ->
        [5] { $least } Honneurs ({ rank-A } bis Zehn)
       *[other] { $least ->
            [one] eine Figur
           *[other] { $least } Figuren
        }
    }{ $figures ->
        [0] ,
       *[other] , und { $figures } Figurenpunkten
    } { $low ->
        [one] genügt 1.
       *[other] genügen { $low }.
    }
shows-no-long-major = Keine Fünferlänge in { -major }.
shows-shape = Verteilung { $shape }.
shows-length =
    { $span ->
        [exactly] { $low ->
            [0] Keine Karte in { $suit }.
            [one] Genau eine Karte in { $suit }.
           *[other] Genau { $low } Karten in { $suit }.
        }
        [from] { $low ->
            [one] Mindestens eine Karte
           *[other] Mindestens { $low } Karten
        } in { $suit }.
        [to] { $high ->
            [one] Höchstens eine Karte in { $suit }.
           *[other] Höchstens { $high } Karten in { $suit }.
        }
       *[between] { $low } bis { $high } Karten in { $suit }.
    }
shows-stopper = Stopper in { $suit }.
shows-honours =
    { $least ->
        [one] In { $suit } mindestens eine der { $among } höchsten Karten.
       *[other] In { $suit } mindestens { $least } der { $among } höchsten Karten.
    }
shows-honours-everywhere = In jeder Farbe mindestens eine Figur.
shows-held =
    { $rank ->
        [A] Zahl der Asse: { $held }.
       *[K] Zahl der Könige: { $held }.
    }
shows-key-cards =
    { $queen ->
        [yes] Zahl der Schlüsselkarten für { $suit }: { $held }, dazu die { -trump }dame.
        [no] Zahl der Schlüsselkarten für { $suit }: { $held }, ohne die { -trump }dame.
       *[any] Zahl der Schlüsselkarten für { $suit }: { $held }.
    }
shows-other-hand = Dein Blatt ist anders; so lesen es die anderen.
shows-part-score = Mit { $points } unter der Linie ist das schon { -game(form: "ein") }.
shows-sacrifice =
    { $down ->
        [0] { $bid } bringt ihnen { $worth } Punkte; kontriert kostet schon ein { -undertrick(form: "pl") } mehr.
        [one] { $bid } bringt ihnen { $worth } Punkte; ein { -undertrick } kontriert kostet { $cost }, zwei wären zu teuer.
       *[other] { $bid } bringt ihnen { $worth } Punkte; bis zu { $down } { -undertrick(form: "pl") } kontriert kosten weniger, nämlich { $cost }.
    }

## Was der Partner darf

force-none = Nicht forcierend: Der Partner darf passen.
force-request = Bittet um ein Gebot: Der Partner passt nur, wenn er sie schlagen will.
force-round = Forcierend: Der Partner bietet noch einmal.
force-game = Partieforcing: Vor { -game(form: "dem") } wird nicht gepasst.

## Warum ein Blatt eine Ansage nicht macht

why-no-rule = { $call } sieht das System hier nicht vor; es bietet { $better }.
why-pass = Passen heißt hier, dass kein Gebot passt; zu deinem Blatt passt { $better }.
why-better = { $call } wäre möglich, aber { $better } beschreibt dein Blatt besser.
why-overruled = Nach den Regeln allein wäre es { $call }; über viele mögliche Verteilungen gerechnet, bringt { $better } hier mehr.
why-weighed = Auch { $call } wäre möglich; über viele mögliche Verteilungen gerechnet, ist es aber nicht deutlich besser als { $better }.
why-points =
    { $way ->
        [few] Zu wenig Punkte: { meaning-unit } im Blatt { $held }, nötig mindestens { $bound }.
       *[many] Zu viele Punkte: { meaning-unit } im Blatt { $held }, höchstens { $bound }.
    }
why-length =
    { $way ->
        [few] { $suit } ist zu kurz: Karten im Blatt { $held }, nötig mindestens { $bound }.
       *[many] { $suit } ist zu lang: Karten im Blatt { $held }, erlaubt höchstens { $bound }.
    }
why-shape =
    { $shape ->
        [balanced] Dein Blatt ist nicht { -balanced } verteilt.
       *[other] Dein Blatt ist nicht { $shape } verteilt.
    }
why-longer = { $suit } ist zu kurz im Vergleich mit { $than }.
why-stopper = Dir fehlt ein Stopper in { $suit }.
why-honours =
    { $least ->
        [one] In { $suit } fehlt eine der { $among } höchsten Karten.
       *[other] In { $suit } müssten es { $least } der { $among } höchsten Karten sein.
    }
why-held =
    { $rank ->
        [A] Die Zahl deiner Asse stimmt nicht, gezeigt werden: { $wanted }.
       *[K] Die Zahl deiner Könige stimmt nicht, gezeigt werden: { $wanted }.
    }
why-key-cards =
    { $queen ->
        [yes] Deine Schlüsselkarten für { $suit } sind andere, gezeigt werden: { $wanted }, dazu die { -trump }dame.
        [no] Deine Schlüsselkarten für { $suit } sind andere, gezeigt werden: { $wanted }, ohne die { -trump }dame.
       *[any] Die Zahl deiner Schlüsselkarten für { $suit } stimmt nicht, gezeigt werden: { $wanted }.
    }

## Das gezeigte Blatt als Bild

shown-title = Das gezeigte Blatt
shown-points = { meaning-unit }
shown-span =
    { $kind ->
        [exactly] genau { $low }
        [from] mindestens { $low }
        [any] beliebig
       *[between] { $low } bis { $high }
    }
shown-usually = meist { $usually }, möglich { $possible }
shown-usual = meist
shown-possible = möglich
meaning-exact = Genau: was für jedes Blatt gilt, das so bietet
shown-artificial = Künstlich
shown-natural = Natürlich
