### Che cosa non si può fare, e che cosa invece sì: refused-<code>.

## Licita

refused-only-a-contract = Qui non si licita: il { -declarer } nomina semplicemente il contratto.
refused-auction-over = La licita è già finita; si dichiara di nuovo nella prossima smazzata.
refused-insufficient-bid =
    { $lowest ->
        [none] { $bid } non è più possibile: sopra { $last } non c’è altra dichiarazione.
       *[other] { $bid } è troppo basso: l’ultima dichiarazione è stata { $last }. Puoi dichiarare da { $lowest } in su.
    }
refused-nothing-to-double = Si contra solo una dichiarazione degli avversari, e finora nessuno ha dichiarato.
refused-double-of-own-side = { $bid } l’ha dichiarato la tua coppia: puoi contrare solo gli avversari.
refused-already-doubled = L’ultima dichiarazione è già contrata; non si contra due volte.
refused-nothing-to-redouble = Si surcontra solo un { -double } degli avversari, e adesso non ce n’è nessuno.
refused-redouble-of-own-side = Il { -double } è della tua coppia: solo gli avversari possono surcontrare.
refused-already-redoubled = L’ultima dichiarazione è già surcontrata; la posta non può salire ancora.

## Gioco della carta

refused-play-over = Tutte le tredici prese sono state giocate; ora viene il punteggio.
refused-not-in-hand = { $card } non è in questa mano: scegli una carta che vi vedi.
refused-must-follow-suit = Si risponde al colore: in questa mano c’è ancora { $suit }, perciò { $card } non si può giocare.
refused-must-beat = La vostra regola chiede di superare se si può: gioca a { $suit } una carta che prende, non { $card }.
refused-not-your-turn = Non ancora: tocca a { $turn }.
refused-wrong-phase =
    { $phase ->
        [auction] Si dichiara solo finché dura la licita.
       *[play] Questo si fa solo durante il gioco della carta, e adesso non si gioca.
    }

## Richieste di prese

refused-claim-pending = Prima bisogna rispondere alla richiesta di prese sul tavolo, poi si continua.
refused-claim-refused = La tua richiesta è stata rifiutata: richiedi di nuovo quando saranno state giocate più carte di allora.
refused-no-claim = Non c’è nessuna richiesta di prese a cui rispondere.
refused-claim-too-high =
    { $left ->
        [one] { $tricks } prese sono troppe: ne resta una sola.
       *[other] { $tricks } prese sono troppe: ne restano solo { $left }.
    }
refused-no-voice-in-claim = Su questa richiesta decidono altri; aspetta la loro risposta.
refused-dummy-may-not = Il morto non ha voce nel gioco: possono richiedere prese il { -declarer } e i difensori.

## Al tavolo

refused-stale = Nel frattempo al tavolo è successo qualcosa: guarda e riprova.
refused-not-your-hand = Le carte di { $seat } le gioca qualcun altro; aspetta il tuo turno.
refused-nothing-to-take-back = Non c’è nulla da ritirare: in questa smazzata non hai ancora dichiarato né giocato.
refused-others-must-agree = Una richiesta di ritirare è già sul tavolo: aspetta che tutti rispondano.
refused-absent-must-agree = { $seat } non c’è: si ritira solo quando tutti possono acconsentire.
refused-absent-has-a-say = { $seat } non c’è e dovrebbe acconsentire: continua finché non ci sono tutti.
refused-board-not-over = Prima si finisce questa smazzata, poi si dà la prossima.
refused-game-over = Questo rubber è finito; comincia pure un altro.
refused-bad-stake = La posta non può essere così alta: sono possibili da 0 a { $highest } centesimi ogni cento punti.

## Collegamento e dati

refused-not-a-call = «{ $text }» non è una dichiarazione: usa passo, { -double }, { -redouble } o una licita del bidding box.
refused-not-a-card = «{ $text }» non è una carta: scegline una dalla mano.
refused-no-such-call = In questa licita non c’è quella dichiarazione; forse è stata ritirata.
refused-no-meaning = Per ora non si riesce a sapere che cosa significa questa dichiarazione; chiedi di nuovo tra poco.
refused-partners-call = Che cosa significa la dichiarazione del compagno lo saprai dopo la smazzata.
refused-no-hints = In un torneo non si danno consigli.
refused-nothing-announced = Qui non è annunciato niente che qualcuno aspetti.
refused-not-to-call = Il consiglio c’è quando tocca a te dichiarare.
refused-unknown-table = Qui non c’è questo tavolo: controlla l’indirizzo o comincia un tavolo nuovo.
refused-foreign-table = A questo tavolo non hai un posto: aprilo nel browser in cui l’hai cominciato.
refused-too-many-windows = Questo tavolo è già aperto in molte finestre: chiudine una e ricarica.
refused-too-many-sockets = Dalla tua rete sono già aperti moltissimi tavoli: chiudi qualche finestra e ricarica.
refused-table-damaged = La registrazione di questo tavolo non si può leggere; comincia un tavolo nuovo, gli altri sono salvi.
refused-malformed = Questo messaggio non si capisce: ricarica la pagina e riprova.
refused-too-large = Questo messaggio era troppo lungo: ricarica la pagina e riprova.
refused-too-much-work = Leggere questo testo richiede troppo tempo: dividilo in parti più piccole.
refused-too-fast = Troppo in fretta: aspetta un momento e riprova.
refused-too-often = In una smazzata questo si può fare { $most } volte e non di più: si potrà di nuovo alla prossima distribuzione.
refused-comments-full = Su questo incontro non si può dire altro: contiene { $most } commenti.
refused-not-found = A questo indirizzo non c’è nulla: torna alla pagina iniziale.
refused-foreign-origin = Questa richiesta veniva da un altro sito e non è stata eseguita: apri direttamente Schlemm.
refused-wrong-host = Il server non risponde a questo nome: usa l’indirizzo che indica all’avvio.
refused-bot-trouble = I bot adesso non riescono a pensare, il server ha un problema. Riprovano da soli; altrimenti ricarica la pagina.
refused-bots-busy = I bot adesso hanno moltissimo da fare; riprova tra poco.
refused-too-many-questions = Dalla tua connessione è già stato chiesto moltissimo: aspetta che arrivi qualche risposta.
refused-too-many-bot-tables = Dalla tua connessione i bot giocano già a { $most } tavoli: a questo aspettano che uno di quelli venga lasciato.
refused-bot-stood-in = { $seat } non sapeva come continuare e ha fatto una cosa semplice; il gioco prosegue. Il server ne ha preso nota.
refused-data-read-only = Non si può salvare perché il file è di sola lettura; tutto fino a qui è al sicuro.
refused-data-full = Non si può salvare perché il disco è pieno: fai spazio e riprova.
refused-data-damaged = Non si può salvare perché il file è danneggiato; fanne una copia e riparti con uno nuovo.
refused-data-locked = Un altro programma tiene occupato il file: chiudilo e riprova.
refused-data-unreachable = Il database in cui stanno tutte le partite al momento non risponde. Appena torna si continua: riprova tra poco.
refused-data-failed = Il salvataggio non è riuscito e nulla è stato fatto: riprova.
