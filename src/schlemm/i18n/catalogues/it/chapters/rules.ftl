### Le regole e le abitudini, raccontate nell’ordine di una serata.

title-rules = Le regole – Schlemm
rules-title = Le regole in breve
rules-text = Che cosa vale a bridge, nell’ordine di una serata. Ogni frase dice se è una regola o un’abitudine e da quale fonte viene; le cinque fonti sono in fondo.
rules-reading = I corsivi con cui la seconda fonte segnava le abitudini sono andati persi nel testo; che cosa sia regola e che cosa abitudine è quindi una lettura nostra.
rules-kind-rule = Regola
rules-kind-habit = Abitudine
rules-do = Prova subito
rules-another = Un altro esercizio
rules-print = Stampa
rules-contents = Indice
rules-visit-practice = Esercizi di licita
rules-visit-systems = Leggi un sistema
rules-visit-cards = Esercizi di gioco
rules-visit-count = Calcola un risultato
rules-visit-tables = Tutti i risultati in tabella
rules-visit-hand = Valuta una mano
rules-visit-ceremony = Mescola, taglia e dai con gli altri

rules-equipment = Le carte
rules-equipment-pack = Si gioca con 52 carte francesi senza jolly: quattro colori di tredici carte ciascuno.
rules-equipment-ranks = In ogni colore la più alta è l’asso, poi re, donna, fante e 10 fino al 2. Asso, re, donna e fante si chiamano figure.
rules-equipment-honours = Anche il 10 è una delle cinque carte alte di un colore, gli onori. Punti non ne ha.
rules-equipment-order = I colori hanno un ordine: ♣ e ♦ sono i minori, ♥ e ♠ i { -major(form: "pl") }, e sopra c’è senza atout.
rules-equipment-two-packs = In casa ci sono due mazzi, uno dal dorso blu e uno dal dorso rosso. Si danno a turno.

rules-seats = Posti e forme di gioco
rules-seats-four = In quattro si siede a un tavolo e ci si chiama Nord, Est, Sud e Ovest. Chi si siede di fronte gioca insieme.
rules-seats-drawn = Chi gioca con chi è stabilito prima o tirato a sorte.
rules-seats-home = In casa si danno carte nuove ogni volta. Resta un po’ di fortuna: a volte gli altri hanno semplicemente carte migliori.
rules-seats-match = In un incontro otto persone giocano le stesse carte a due tavoli. Nord-Sud di un tavolo ed Est-Ovest dell’altro sono una squadra: conta quasi solo la bravura.
rules-seats-robber = Un rubber di quattro ha quattro smazzate. Vince chi alla fine ha più punti.
rules-seats-classic = Il rubber classico va avanti finché una coppia non ha raggiunto due volte { $game } punti per prese dichiarate.
rules-seats-phases = Ogni smazzata ha tre parti: la licita, il gioco della carta e il punteggio.

rules-dealing = Mescolare e dare
rules-dealing-shuffle = Prima della prima smazzata due compagni mescolano i due mazzi, oppure mescola il mazziere.
rules-dealing-cut = Taglia l’avversario alla destra del mazziere: la metà inferiore va sopra quella superiore.
rules-dealing-round = Si dà in senso orario, una carta alla volta. La prima va al vicino di sinistra, l’ultima al mazziere.
rules-dealing-packets = Alcuni danno a gruppi di tre e alla fine di quattro.
rules-dealing-pick-up = Nessuno prende le carte prima che sia data l’ultima; poi ognuno conta la sua mano.
rules-dealing-poker-face = Tieni le carte coperte e il viso impassibile: quello che tradisce non è una dichiarazione.
rules-dealing-next = La volta dopo dà il vicino di sinistra, e così via in senso orario.

rules-valuing = Valutare la mano
rules-valuing-own-way = Come giudichi la tua mano sta a te. Ci sono però modi di contare su cui quasi tutti sono d’accordo.
rules-valuing-figures = Un asso vale { $ace } punti, un re { $king }, una donna { $queen }, un fante { $jack }. In tutto il mazzo ce ne sono { $pack }.
rules-valuing-bands = Sotto i dieci punti onori una mano è debole, da dodici può aprire, da sedici è forte e da venti molto forte.
rules-valuing-length = Si aggiungono punti di lunghezza: il primo colore quarto 0, ogni altro 1, un colore quinto 2, uno sesto 3 e così via.
rules-valuing-shortness = Oppure punti di distribuzione: un vuoto { $void }, un singolo { $singleton }, un doppio { $doubleton }. A senza atout non contano.
rules-valuing-shapes = La distribuzione si scrive con quattro numeri, per esempio 4-4-3-2. Secondo questi una mano è bilanciata, monocolore, bicolore o tricolore.
rules-valuing-wild = Più i colori sono diseguali, più una mano può valere: un colore corto finisce presto, e poi si taglia.

rules-auction = La licita
rules-auction-turn = Si parla in senso orario, una dichiarazione ciascuno. Comincia il mazziere.
rules-auction-bid = Si nomina un livello da 1 a 7 e un colore o senza atout. Il livello conta le prese oltre sei: 1♣ ne promette sette.
rules-auction-range = Le dichiarazioni possibili sono { $count }: la più bassa è { $bid }, la più alta { $last }.
rules-auction-higher = Ogni dichiarazione deve superare l’ultima: a un livello più alto, o allo stesso livello in un colore più alto.
rules-auction-double = Invece di dichiarare puoi passare, contrare una dichiarazione avversaria o surcontrare il loro { -double }. Allora le prese dichiarate valgono il doppio o il quadruplo, e le prese down costano di più.
rules-auction-cancelled = Una nuova dichiarazione annulla { -double } e { -redouble }.
rules-auction-end = Tre passo dopo una dichiarazione chiudono la licita.
rules-auction-passed-out = Se passano subito tutti e quattro, in casa si mescola e si dà di nuovo.
rules-auction-contract = L’ultima dichiarazione è il contratto. Fissa l’{ -trump } e il numero delle prese.
rules-auction-words = Con il compagno parli solo per dichiarazioni, senza aggiunte e senza toni.
rules-auction-open = Potete accordarvi su che cosa significano le dichiarazioni. Gli avversari devono poterlo sapere: i segreti sono vietati.

rules-bidding = Che cosa vogliono dire di solito
rules-bidding-aim = Si cerca il contratto che probabilmente riesce e che vale di più. Per questo vi raccontate le vostre mani.
rules-bidding-opening = Secondo la prima scuola per aprire servono tredici punti con la lunghezza e un colore di quattro carte, meglio cinque; per la seconda ne bastano dodici.
rules-bidding-notrump = Chi apre di 1{ -notrump } mostra una mano bilanciata.
rules-bidding-answer = Con meno di sei punti il compagno passa; altrimenti nomina il suo colore migliore. Rispondere a senza atout rifiuta il colore nominato.
rules-bidding-jump = Con più di tredici punti il compagno salta un livello oltre il necessario.
rules-bidding-pass = Passo vuol dire: troppo debole, o contento di quello che ha detto il compagno.
rules-bidding-game = Per una manche o più vale la pena rischiare. Per un parziale al livello esatto no.
rules-bidding-aces = Prima di uno slam 4{ -notrump } chiede gli assi: 5♣ vuol dire nessuno, 5♦ uno e così via. Dopo, 5{ -notrump } chiede i re. Meglio dire meno che superare il colore di { -trump }.
rules-bidding-sacrifice = Una difesa va apposta troppo in alto, perché la penalità costa meno di quello che farebbero gli avversari.
rules-bidding-careful = Non contrare un parziale con leggerezza: { $bid } contrato vale { $points } punti di prese, { $bid-2 } { $points-2 }, e così diventa una manche.

rules-play = Il gioco della carta
rules-play-declarer = Chi, nella coppia dell’ultima dichiarazione, ne ha nominato per primo il colore gioca le due mani: è il { -declarer }.
rules-play-lead = L’avversario alla sua sinistra gioca la prima carta: l’attacco.
rules-play-dummy = Poi il compagno mette giù le carte, ordinate per colore. È il morto e non decide più niente.
rules-play-follow = Colore su colore: chi ha carte del colore giocato deve rispondere.
rules-play-any = Chi non ne ha gioca quello che vuole: taglia con { -trump } o scarta. Nessuno è obbligato a tagliare.
rules-play-wins = Vince la presa l’atout più alto; senza atout la carta più alta del colore giocato.
rules-play-next = Chi vince la presa gioca per primo alla successiva. Una smazzata ha tredici prese.
rules-play-tricks = Contano le prese, non le carte che ci sono dentro.
rules-play-piles = In casa ogni coppia raccoglie le sue prese coperte in un mucchietto.
rules-play-rows = In un incontro ognuno posa la sua carta coperta davanti a sé, rivolta verso la coppia che ha vinto la presa. Così alla fine si può ricontare, e trovare chi non ha risposto al colore.
rules-play-last-trick = L’ultima presa si può rivedere finché qualcuno non gioca alla successiva.
rules-play-remember = Dopo aiuta solo la memoria. Ricorda la licita e le figure, soprattutto quelle di { -trump }.

rules-scoring = Il punteggio
rules-scoring-made = Il contratto è mantenuto se ci sono almeno le prese dichiarate. Quelle in più sono { -overtrick(form: "pl") }; se ne mancano, si è down e segnano gli avversari.
rules-scoring-danger = In zona tutto vale di più, premi e penalità. Conta solo la coppia che gioca il contratto.
rules-scoring-tricks = Una presa dichiarata vale { $minor } punti a ♣ e ♦, { $major } a ♥ e ♠. A senza atout la prima vale { $first }, ogni altra { $major }. Il { -double } raddoppia, il { -redouble } quadruplica.
rules-scoring-game = Da { $game } punti di prese è una manche, con un premio di { $bonus } punti, { $bonus-danger } in zona. Sotto ce ne sono { $part }.
rules-scoring-slam = Dodici prese dichiarate aggiungono { $small }, in zona { $small-danger }; tutte e tredici { $grand } e { $grand-danger }.
rules-scoring-bid-it = La manche va dichiarata: { $bid } con due { -overtrick(form: "pl") } vale { $points }, { $bid-2 } con una { $points-2 }.
rules-scoring-doubled = Un contratto contrato e mantenuto porta altri { $insult } punti, surcontrato { $insult-2 }. Una { -overtrick } vale allora { $over }, in zona { $over-danger }, surcontrata ancora il doppio.
rules-scoring-down = Una presa down costa { $down }, in zona { $down-danger }. Contrate, una, due e tre costano { $one }, { $two } e { $three }; in zona { $one-danger }, { $two-danger } e { $three-danger }; ognuna in più altri { $more }. Surcontrate, il doppio.
rules-scoring-robber = Nel rubber di quattro nella prima smazzata nessuno è in zona, nella quarta lo sono tutti, in mezzo una coppia per volta.
