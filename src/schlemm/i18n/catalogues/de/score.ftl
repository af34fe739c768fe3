### Woher die Punkte kommen (step-<code>), die Zeilen des Zettels, die Formen und die Hausregeln.

## Schritte einer Abrechnung. Die Punkte selbst stehen daneben.
## $terms ist die Rechnung, etwa 2 × 30; $count zählt die Stiche.

step-bid-tricks =
    { $factor ->
        [4] Angesagte Stiche: { $terms }, durch Rekontra vervierfacht
        [2] Angesagte Stiche: { $terms }, durch Kontra verdoppelt
       *[1] Angesagte Stiche: { $terms }
    }{ $before ->
        [0] { "" }
       *[other] ; mit den { $before } von vorher sind es { $reached }
    }{ $by-doubling ->
        [1] , damit ist es { -game(form: "ein") }
       *[0] { "" }
    }
step-overtricks =
    { $count ->
        [one] Ein { -overtrick }
       *[other] { $count } { -overtrick }e
    }{ $doubling ->
        [4] , rekontriert
        [2] , kontriert
       *[1] { "" }
    }{ $doubling ->
        [1] { "" }
       *[other] { $vulnerable ->
            [1] , { -vulnerable }
           *[0] , { -not-vulnerable }
        }
    }: { $terms }
step-part-score =
    { $doubling ->
        [1] Prämie für { -part-score(form: "den") } (die angesagten Stiche zählen { $reached }, weniger als 100)
       *[other] Prämie für { -part-score(form: "den") } (auch so zählen die angesagten Stiche nur { $reached }, weniger als 100)
    }
step-game =
    { $vulnerable ->
        [1] Prämie für { -game(form: "den") }, { -vulnerable }
       *[0] Prämie für { -game(form: "den") }, { -not-vulnerable }
    }{ $by-doubling ->
        [1] { " " }(erst durch das Kontra zählen die angesagten Stiche 100 oder mehr, nämlich { $reached })
       *[0] { "" }
    }
step-small-slam =
    { $vulnerable ->
        [1] { -small-slam } geboten und erfüllt, { -vulnerable }
       *[0] { -small-slam } geboten und erfüllt, { -not-vulnerable }
    }
step-grand-slam =
    { $vulnerable ->
        [1] { -grand-slam } geboten und erfüllt, { -vulnerable }
       *[0] { -grand-slam } geboten und erfüllt, { -not-vulnerable }
    }
step-insult =
    { $doubling ->
        [4] Trotz Kontra und Rekontra erfüllt (Gewinnprämie)
       *[2] Trotz Kontra erfüllt (Gewinnprämie)
    }
step-undertricks =
    { $count ->
        [one] Ein { -undertrick }
       *[other] { $count } { -undertrick(form: "pl") }
    }{ $doubling ->
        [4] , rekontriert
        [2] , kontriert
       *[1] { "" }
    }{ $vulnerable ->
        [1] , { -vulnerable }
       *[0] , { -not-vulnerable }
    }{ $simple ->
        [1] , einfach verdoppelt nach eurer Hausregel
       *[0] { "" }
    }: { $terms }
step-honours =
    { $honours ->
        [5] { $seat } hatte alle fünf Honneurs in { $strain } auf der Hand
       *[4] { $points ->
            [150] { $seat } hatte alle vier Asse auf der Hand, und gespielt wurde { $strain }
           *[100] { $seat } hatte vier der fünf Honneurs in { $strain } auf der Hand
        }
    }
step-last-part-score = { -part-score(form: "Der") } der letzten { -deal } ({ $reached } Punkte, noch { -game(form: "kein") })
step-rubber-bonus = Den { -rubber } gewonnen, { $games } : { $against }
step-unfinished-game = Als einzige Seite { -game(form: "ein") }, als der { -rubber } abgebrochen wurde
step-unfinished-part-score = Als einzige Seite { $reached } Punkte unter der Linie, als der { -rubber } abgebrochen wurde
step-passed-out = Durchgepasst; dafür gibt es keine Punkte

## Zeilen des Zettels, die zu keinem Kontrakt gehören

sheet-board = { -deal }
sheet-passed-out = Durchgepasst
sheet-rubber-bonus = Prämie für den { -rubber }
sheet-unfinished = Vorzeitig abgerechnet

## Formen

form-robber4 = { -rubber } zu vier { -deal }en
form-robber4-classic = { -rubber } zu vier { -deal }en, klassisch
form-minibridge = Minibridge
form-rubber = Klassischer { -rubber }
form-duplicate = Turnier

## Hausregeln, wie sie auf dem Zettel stehen

rule-left-of-dealer-calls-first = Wer links { -dealer(form: "dem") } sitzt, beginnt { -auction(form: "den") }
rule-must-beat = Stichzwang: Wer { -follow(form: "er") }, übernimmt den Stich, wenn es geht
rule-simple-doubling = { -undertrick(form: "pl") } einfach verdoppelt: Kontra zählt doppelt, Rekontra vierfach
rule-non-dealer-vulnerable = In der zweiten und dritten { -deal } sind die Gegner { -dealer(form: "des") } { -vulnerable }
rule-fixed-vulnerability = In der zweiten { -deal } ist Nord-Süd { -vulnerable }, in der dritten Ost-West
rule-same-dealer-redeals = Wird durchgepasst, gibt derselbe noch einmal
rule-next-dealer-redeals = Wird durchgepasst, gibt der Nächste
rule-part-scores-carried = Angesagte Stiche bleiben stehen, bis { -game(form: "ein") } beisammen ist
rule-honours-count = Honneurs zählen
rule-honours-do-not-count = Honneurs zählen nicht
