### Esercizi di licita: una mano per ogni tema e, dopo ogni dichiarazione, che cosa avrebbe detto il sistema.

title-practice = Esercizi di licita – Schlemm
practice-title = Esercizi di licita
practice-text = Ricevi una mano; il compagno e gli avversari licitano secondo il sistema. Dopo ogni dichiarazione scopri che cosa avrebbe detto il sistema, e perché.
practice-choose = Che cosa vuoi esercitare?
practice-system = Tutti licitano secondo
practice-read-system = Leggi il libro del sistema

## Temi

drill-opening = Aprire
drill-opening-text = Nessuno ha ancora dichiarato: la tua mano basta, e per che cosa?
drill-answer-suit = Rispondere a un colore
drill-answer-suit-text = Il compagno ha aperto di uno a colore.
drill-answer-notrump = Rispondere a 1{ -notrump }
drill-answer-notrump-text = Il compagno ha aperto di 1{ -notrump }: passare, invitare, { -game } o di più?
drill-answer-strong = Rispondere alle aperture forti
drill-answer-strong-text = Il compagno ha aperto di 2♣, 2♦ o 2{ -notrump }.
drill-rebid = La seconda dichiarazione dell’apertore
drill-rebid-text = Hai aperto e il compagno ha risposto.
drill-slam = Verso lo slam
drill-slam-text = Insieme avete almeno 31 punti onori. Ci arrivate?
drill-overcall = Intervenire
drill-overcall-text = Alla tua destra hanno aperto: passare, dichiarare un colore o contrare?
drill-answer-overcall = Rispondere all’intervento
drill-answer-overcall-text = Il compagno è intervenuto; ora tocca a te.
drill-answer-double = Rispondere al { -double } informativo
drill-answer-double-text = Con il { -double } il compagno chiede il tuo colore migliore.
drill-competing = Quando gli avversari disturbano
drill-competing-text = Il compagno ha aperto e l’avversario di destra ha detto qualcosa.
drill-over-preempts = Contro i barrage
drill-over-preempts-text = Gli avversari hanno aperto alto e debole.
drill-reopening = Riaprire
drill-reopening-text = Se ora passi, l’apertura di sinistra chiude la licita.
drill-doubling = Contrare o no
drill-doubling-text = Gli avversari hanno dichiarato, ma anche voi avete punti.

## La mano

practice-hand = La tua mano
practice-where = Mazziere { $seat }, { $vulnerability }.
practice-not-found = Con questo sistema non si è trovata in fretta una mano per questo tema. Eccone una qualsiasi.
practice-tap = Tocca una dichiarazione per vedere che cosa significa.
practice-told = { $call } di { $seat } significa:
verdict-same = { $call }: lo dice anche il sistema.
verdict-possible = { $call } è possibile. Il sistema preferisce { $better }.
verdict-other = Qui il sistema avrebbe detto { $better }.
practice-promises = Che cosa si legge al tavolo
practice-why-not = Perché non { $call }?
practice-mark-same = come il sistema
practice-mark-possible = anche possibile
practice-mark-other = diverso dal sistema
practice-double-risk = Attenzione: { $bid } è solo un parziale. Se gli avversari lo mantengono contrato, vale { $points } punti e diventa una manche.
practice-double-back = Meglio di no
practice-double-anyway = { $call } lo stesso
practice-next = Prossima mano
practice-topics = Un altro tema
practice-tally =
    { $hands ->
        [0] Ancora nessuna mano licitata fino in fondo
        [one] Finora una mano licitata fino in fondo
       *[other] Finora { $hands } mani licitate fino in fondo
    }. Dichiarazioni come il sistema: { $same } su { $calls }{ $possible ->
        [0] { "" }
       *[other] , e { $possible } anche possibili
    }.

## Alla fine

practice-end = Ecco che cosa ne è venuto
practice-passed-out = Quattro passo.
practice-outlook = { $contract }: in media { $tricks } prese, mantenuto { $made } volte su 100.
practice-model = La licita del sistema
practice-model-same = Il sistema avrebbe licitato allo stesso modo.
practice-estimated = Prese e probabilità sono stimate dalle carte del { -declarer } e del morto.
refused-practice-gone = Il server non conosce più questa mano. Prendi la prossima.
