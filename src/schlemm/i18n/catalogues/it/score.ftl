### Da dove vengono i punti (step-<code>), le righe dello score, le forme e le regole di casa.

## Passi di un punteggio. I punti stanno accanto.
## $terms è il conto, per esempio 2 × 30; $count conta le prese.

step-bid-tricks =
    { $factor ->
        [4] Prese dichiarate: { $terms }, quadruplicate dal { -redouble }
        [2] Prese dichiarate: { $terms }, raddoppiate dal { -double }
       *[1] Prese dichiarate: { $terms }
    }{ $before ->
        [0] { "" }
       *[other] ; con i { $before } di prima fanno { $reached }
    }{ $by-doubling ->
        [1] , e il parziale diventa manche
       *[0] { "" }
    }
step-overtricks =
    { $count ->
        [one] Una { -overtrick }
       *[other] { $count } { -overtrick(form: "pl") }
    }{ $doubling ->
        [4] { $count ->
            [one] , surcontrata
           *[other] , surcontrate
        }
        [2] { $count ->
            [one] , contrata
           *[other] , contrate
        }
       *[1] { "" }
    }{ $doubling ->
        [1] { "" }
       *[other] { $vulnerable ->
            [1] , in zona
           *[0] , in prima
        }
    }: { $terms }
step-part-score =
    { $doubling ->
        [1] Premio di parziale (le prese dichiarate valgono { $reached }, meno di 100)
       *[other] Premio di parziale (anche così le prese dichiarate valgono solo { $reached }, meno di 100)
    }
step-game =
    { $vulnerable ->
        [1] Premio di manche, in zona
       *[0] Premio di manche, in prima
    }{ $by-doubling ->
        [1] { " " }(solo grazie al { -double } le prese dichiarate arrivano a 100 o più, cioè a { $reached })
       *[0] { "" }
    }
step-small-slam =
    { $vulnerable ->
        [1] Piccolo slam dichiarato e mantenuto, in zona
       *[0] Piccolo slam dichiarato e mantenuto, in prima
    }
step-grand-slam =
    { $vulnerable ->
        [1] Grande slam dichiarato e mantenuto, in zona
       *[0] Grande slam dichiarato e mantenuto, in prima
    }
step-insult =
    { $doubling ->
        [4] Extra per il contratto surcontrato e mantenuto
       *[2] Extra per il contratto contrato e mantenuto
    }
step-undertricks =
    { $count ->
        [one] Una down
       *[other] { $count } down
    }{ $doubling ->
        [4] { $count ->
            [one] , surcontrata
           *[other] , surcontrate
        }
        [2] { $count ->
            [one] , contrata
           *[other] , contrate
        }
       *[1] { "" }
    }{ $vulnerable ->
        [1] , in zona
       *[0] , in prima
    }{ $simple ->
        [1] , raddoppio semplice per la vostra regola di casa
       *[0] { "" }
    }: { $terms }
step-honours =
    { $honours ->
        [5] { $seat } aveva in mano tutti e cinque gli onori a { $strain }
       *[4] { $points ->
            [150] { $seat } aveva in mano tutti e quattro gli assi, e si giocava a { $strain }
           *[100] { $seat } aveva in mano quattro dei cinque onori a { $strain }
        }
    }
step-last-part-score = Parziale nell’ultima smazzata ({ $reached } punti, non ancora manche)
step-rubber-bonus = Rubber vinto per { $games } manche a { $against }
step-unfinished-game = L’unica manche vinta in un rubber interrotto
step-unfinished-part-score = { $reached } punti verso la manche successiva, quando il rubber è stato interrotto
step-passed-out = Quattro passo; non ci sono punti

## Righe dello score che non appartengono a un contratto

sheet-board = Smazzata
sheet-passed-out = Quattro passo
sheet-rubber-bonus = Premio di rubber
sheet-unfinished = Chiuso prima della fine

## Forme

form-robber4 = Rubber di quattro smazzate (Chicago)
form-robber4-classic = Rubber di quattro smazzate, all’antica
form-minibridge = Minibridge
form-rubber = Rubber classico
form-duplicate = Duplicato

## Regole di casa, come stanno sullo score

rule-left-of-dealer-calls-first = Comincia la licita chi siede alla sinistra del mazziere
rule-must-beat = Chi risponde al colore deve superare, se può
rule-simple-doubling = Prese down raddoppiate semplicemente: il { -double } vale due volte, il { -redouble } quattro
rule-non-dealer-vulnerable = Nella seconda e nella terza smazzata sono in zona gli avversari del mazziere
rule-fixed-vulnerability = Nella seconda smazzata è in zona Nord-Sud, nella terza Est-Ovest
rule-same-dealer-redeals = Dopo quattro passo dà di nuovo lo stesso mazziere
rule-next-dealer-redeals = Dopo quattro passo dà il giocatore seguente
rule-part-scores-carried = I parziali restano validi finché una manche non è completa
rule-honours-count = Gli onori contano
rule-honours-do-not-count = Gli onori non contano
