### Le mie partite: ciò che si è giocato in questo browser.

title-games = Le mie partite – Schlemm
games-title = Le mie partite
games-lead = Ciò che hai giocato in questo browser, l’ultima serata per prima. Lo vede solo questo browser.
games-to-figures = Vai ai numeri
games-looking = Cerco le tue partite …
games-undated = Senza data
games-with-bots = con i bot
games-won =
    { $points ->
        [one] Vinta di un punto
       *[other] Vinta di { $points } punti
    }
games-lost =
    { $points ->
        [one] Persa di un punto
       *[other] Persa di { $points } punti
    }
games-even = Pari
games-boards =
    { $boards ->
        [one] un board
       *[other] { $boards } board
    }
games-circle = in un gruppo
games-older = Partite precedenti
games-none-title = Qui non c’è ancora una partita
games-none = Gioca il tuo primo rubber: dopo ogni smazzata la ritrovi qui, con tutte le carte. E col tempo i numeri ti dicono in che cosa sei forte.

## Una partita e i suoi board

games-all = Tutte le mie partite
games-gone = Questa partita non è tua
games-gone-why = In questo browser non hai un posto lì, oppure questo board non è ancora finito.
games-sheet = Tutti i board
games-board = Board { $board }
games-board-title = Board { $board }, { $form }
games-no-board = Nessun board è ancora finito.
games-without-you = (senza di te)
games-total = In tutto
games-play = Le carte
games-column-board = Board
games-column-result = Risultato
games-column-danger = Zona

## Che cosa dicono i board

games-figures = Che cosa dicono i board del tuo gioco
games-counting = Conto i tuoi board …
games-figures-from =
    { $boards ->
        [0] Non hai ancora giocato tu stesso un board dall’inizio alla fine.
        [one] È contato un board che hai giocato tu stesso.
       *[other] Sono contati { $boards } board che hai giocato tu stesso.
    }
games-figures-own = Non contano i board in cui un bot ti ha sostituito, né le mani di esercizio.
games-figures-newest = Vengono dalle tue ultime { $games } partite.
games-declared = Come { -declarer }
games-defended = In difesa
games-bidding = Nella licita
games-percent = { $percent }%
games-made-of =
    { $of ->
        [0] Non hai ancora giocato un contratto.
        [one] Hai giocato un contratto e { $hits ->
            [0] non l’hai mantenuto.
           *[other] l’hai mantenuto.
        }
       *[other] Di { $of } contratti ne hai mantenuti { $hits }.
    }
games-beaten-of =
    { $of ->
        [0] Non hai ancora difeso contro un contratto.
        [one] Hai difeso contro un contratto e { $hits ->
            [0] non l’hai battuto.
           *[other] l’hai battuto.
        }
       *[other] Di { $of } contratti avversari ne avete battuti { $hits }.
    }
games-between = Il valore vero sta probabilmente fra { $low } e { $high }.
games-few =
    { $of ->
        [0] { "" }
       *[other] È troppo poco per un numero: viene da { $enough } in su.
    }
games-few-reckoned = Calcolati a carte viste: { $of }. Un numero viene da { $enough } in su.
games-declared-tricks =
    { $way ->
        [more] In media fai { $amount } prese in più di quante se ne farebbero a carte viste e col miglior gioco di tutti.
        [less] In media fai { $amount } prese in meno di quante se ne farebbero a carte viste e col miglior gioco di tutti.
       *[even] In media fai tante prese quante se ne farebbero a carte viste e col miglior gioco di tutti.
    }
games-defended-tricks =
    { $way ->
        [more] In media fate { $amount } prese in più di quante se ne farebbero a carte viste e col miglior gioco di tutti.
        [less] In media fate { $amount } prese in meno di quante se ne farebbero a carte viste e col miglior gioco di tutti.
       *[even] In media fate tante prese quante se ne farebbero a carte viste e col miglior gioco di tutti.
    }
games-bidding-par =
    { $way ->
        [more] A board, il contratto in cui arrivate vale per voi { $amount ->
            [one] un punto
           *[other] { $amount } punti
        } più del par.
        [less] A board, il contratto in cui arrivate vale per voi { $amount ->
            [one] un punto
           *[other] { $amount } punti
        } meno del par.
       *[even] In media il contratto in cui arrivate vale quanto il par.
    }
games-par-help = Il par è ciò che risulta se tutti licitano e giocano al meglio a carte viste. Che cosa fate poi con le carte qui non conta.
games-chance = Può essere ancora il caso.
games-no-chance = Il solo caso lo spiega poco.
games-reckoning = I board vengono ricalcolati a carte viste: { $reckoned } di { $boards } sono pronti.
games-no-solver = Qui manca il programma che calcola le prese a carte viste. Si conta lo stesso.
games-unsolved = { $boards ->
        [one] Un board non si è potuto ricalcolare e resta escluso.
       *[other] { $boards } board non si sono potuti ricalcolare e restano esclusi.
    }
games-interval-help = La barra mostra dove sta probabilmente il valore vero: in 95 casi su 100 è lì dentro. Dove contano meno di { $enough } board non c’è un numero.
games-range = da { $low } a { $high }
games-kinds = I tuoi contratti secondo il tipo
games-column-kind = Tipo
games-column-made = mantenuti
games-column-share = per cento
games-column-tricks = prese oltre le carte viste
games-kind-part-score = Parziale
games-kind-game = Manche
games-kind-small-slam = Piccolo slam
games-kind-grand-slam = Grande slam
games-kind-minor-suit = A un minore
games-kind-major-suit = A un { -major }
games-kind-notrump = A { -notrump }

## Portare via e dimenticare

games-take = Da portare a casa
games-take-text = Tutte le tue partite con carte, dichiarazioni e risultati in un file.
games-file-json = Tutto (JSON)
games-file-pbn = Board (PBN)
games-file-csv = Risultati (CSV)
games-forget = Farsi dimenticare
games-forget-text = Il server ti riconosce da un segreto che ha solo questo browser. Se lo lascia, questa lista è vuota, e non apre più nessuno dei tuoi posti, neppure nelle partite in corso, né un gruppo né un segnapunti. Restano le impostazioni e ciò che hai imparato.
games-forget-stays = Sul server le partite restano, con carte e nomi: sono anche degli altri al tavolo. Può cancellarle del tutto solo chi gestisce il server.
games-forget-go = Fai dimenticare questo browser
games-forget-question = Non si può annullare. Se vuoi tenere qualcosa, prima porta a casa i file.
games-forget-sure = Sì, dimentica
games-forget-not = No, lascia stare
