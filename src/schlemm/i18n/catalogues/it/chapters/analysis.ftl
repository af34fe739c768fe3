### Il tavolo di analisi: una smazzata esaminata con tutte e quattro le mani.

title-analysis = Tavolo di analisi – Schlemm
analysis-title = Tavolo di analisi
analysis-text = Inserisci una smazzata e guarda in tutte e quattro le mani: prese, par, ogni contratto da provare, che cosa dichiarano i sistemi e quanto spesso una carta ha successo.
analysis-enter = Inserire una smazzata
analysis-field = Testo
analysis-field-hint = PBN, LIN o un link che li contiene. Oppure quattro mani, una per riga: { $example }. La quarta può mancare.
analysis-read = Leggi
analysis-line = Riga { $line }: { $said }
analysis-random = Dai il resto a caso
analysis-clear = Svuota
analysis-give-to = Le carte toccate vanno a
analysis-held = { $seat }: { $count } su 13
analysis-card-of = { $cardname }, { $seat }
analysis-card-free = { $cardname }, ancora libera
analysis-deal = La smazzata
analysis-danger = Zona
analysis-swap = Scambia carte
analysis-swap-one = Tocca una carta e poi una in un’altra mano: si scambiano di posto.
analysis-swap-other = { $card } cambia posto. Con quale carta di un’altra mano?
analysis-table = Prese a carte viste
analysis-table-hint = Tocca un numero per provare il contratto.
analysis-cell =
    { $seat }, { $strainname }: { $tricks ->
        [one] { $tricks } presa
       *[other] { $tricks } prese
    }
analysis-par = Par: { $points } per { $side }
analysis-par-none = Par: 0 punti. Nessuno può mantenere nulla.
analysis-par-made = Così finisce la dichiarazione migliore delle due linee: { $results }. Chi dichiara di più ci perde, anche con una difesa.
analysis-par-sacrifice = Così finisce la dichiarazione migliore delle due linee: { $results }. È una difesa: costa { $cost }, { $contract } darebbe { $worth } agli avversari.
analysis-most = { $side } può mantenere al meglio { $contract }, valore { $points }.
analysis-most-none = { $side } non può mantenere nulla.
analysis-try = Provare un contratto
analysis-level = Livello
analysis-strain = Colore
analysis-declarer = { -declarer(form: "Cap") }
analysis-doubling = Contrato
analysis-doubling-no = no
analysis-try-it = Prova
analysis-turn = Tocca a { $seat }
analysis-can = Se tutti giocano senza errori, il risultato è { $result } (prese: { $tricks }).
analysis-over = Il gioco è finito: { $result }.
analysis-won = Prese: { $ns } a Nord-Sud, { $ew } a Est-Ovest
analysis-card-keeps = { $cardname }: { $result }
analysis-keeps-hint = Su ogni carta giocabile sta ciò che il contratto può ancora dare: = mantenuto, +1 una presa in più, −1 una presa in meno. In avanti si va con la carta migliore.
analysis-steps = Passi nel gioco
analysis-step-start = All’inizio
analysis-step-back = Una carta indietro
analysis-step-on = Una carta avanti
analysis-step-end = Fino alla fine
analysis-step-at = Presa { $trick }, carta { $card }
analysis-as-ending = Guardalo come finale
analysis-ending = Finale
analysis-ending-text = Scegli chi esce e l’atout; a ogni carta sta quante prese fa da qui in poi la linea { -declarer(form: "des") }.
analysis-ending-lead = Esce per primo
analysis-ending-tricks =
    { $count ->
        [one] una presa
       *[other] { $count } prese
    }
analysis-ending-can =
    Se nessuno sbaglia, { $side } fa { $count ->
        [one] una presa
       *[other] { $count } prese
    }.
analysis-ending-over =
    Il gioco è finito: { $side } ha { $count ->
        [one] una presa
       *[other] { $count } prese
    }.
analysis-ending-defended = Gioca contro la difesa migliore
analysis-line-title = Il gioco migliore da qui
analysis-trick-to = a { $seat }
analysis-chances = Quanto spesso la carta ha successo?
analysis-chances-text = Per { $seat }, senza vedere le mani coperte: contato su smazzate a caso che vanno d’accordo con tutto ciò che fin qui si vede.
analysis-chances-fit = Che cosa conta
analysis-chances-fit-made = La dichiarazione della smazzata
analysis-chances-fit-auction = Le dichiarazioni dei sistemi
analysis-chances-fit-cards = Solo le carte
analysis-chances-ask = Calcola
analysis-chances-make = Mantenuto
analysis-chances-beat = Fa cadere
analysis-chances-tricks = Prese in media
analysis-chances-card = Carta
analysis-chances-share = { $share } % ± { $doubt }
analysis-chances-of = Numero di smazzate: { $count }. Lo scarto vale 19 volte su 20. Dopo la carta si gioca a carte viste; al tavolo nessuno le vede.
analysis-chances-going = Finora: { $count } …
analysis-called = La dichiarazione della smazzata
analysis-called-hint = Così si è dichiarato. Tocca una dichiarazione per leggere che cosa significa secondo il sistema della sua linea; i sistemi si scelgono qui sotto.
analysis-called-drop = Senza questa dichiarazione
analysis-systems = Che cosa dichiarano i sistemi
analysis-system-of = Sistema di { $side }
analysis-dealer = Mazziere
analysis-systems-ask = Fai dichiarare
analysis-systems-hint = Ognuno vede solo la propria mano. Tocca una dichiarazione per leggere per quale regola è scelta e che cosa mostra.
analysis-systems-ends = Finisce in { $contract }, a carte viste: { $result }.
analysis-systems-out = Passano tutti.
analysis-systems-try = Prova { $contract }
analysis-why = { $seat }: { $call }
analysis-why-rule = Perché
analysis-why-says = Che cosa ne leggono gli altri
analysis-take = Condividere e portare via
analysis-link = Link a questa smazzata
analysis-file-pbn = File PBN
analysis-file-lin = File LIN
analysis-picture-svg = Immagine (SVG)
analysis-picture-png = Immagine (PNG)
analysis-chances-bid-first = Se deve contare anche la dichiarazione, fai prima dichiarare i sistemi.
