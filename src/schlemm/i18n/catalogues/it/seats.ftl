### Le persone ai posti: che cosa si dicono, e perché qualcosa non si può fare.

phase-naming = Contratto
phase-waiting = Prima della prima distribuzione

## Che cosa ci si dice al tavolo

chat-good-evening = Buonasera!
chat-good-luck = Buon gioco!
chat-thanks-partner = Grazie, compagno
chat-moment = Un momento, per favore
chat-back-again = Eccomi di nuovo
chat-sorry = Scusate
chat-well-bid = Ben dichiarato
chat-well-played = Ben giocato
chat-bad-luck = Che sfortuna
chat-thanks = Grazie della partita
chat-another = Un altro rubber?
chat-good-night = Buonanotte
chat-applause = Applausi
chat-laughter = Risate
chat-surprise = Oh!
chat-phew = Uff!
chat-heart = Che carino!
chat-cheers = Salute!

## Perché qualcosa non si può fare

refused-wrong-key = Questo link qui non apre nessun posto: controlla che sia intero, o chiedine uno nuovo.
refused-seat-taken = A questo posto siede già qualcuno: chiedi se ce n’è un altro libero.
refused-name-missing = Di’ agli altri come ti chiami.
refused-name-too-long = Questo nome è troppo lungo: sul tavolo ci stanno { $most } caratteri.
refused-not-seated-yet = Il posto è tuo appena finisce questa smazzata.
refused-too-many-devices = Il tuo posto è già aperto su molti dispositivi: usane uno.
refused-no-hints-among-people = Dove giocano anche altre persone non ci sono consigli prima della fine della smazzata.
refused-not-asked = Nessuno aspetta più la tua risposta.
refused-still-here = { $seat } è al tavolo: un bot sostituisce solo chi non c’è.
refused-name-at-table = A questo tavolo qualcuno ha già questo nome, o uno che si confonde con questo: scegline uno che vi distingua.
refused-device-in-use = { $seat } è qui proprio ora, con il dispositivo dato per perso.
refused-here-just-now = { $seat } era qui un momento fa: aspetta un minuto che il dispositivo ritorni.
refused-seat-in-browser = Questo browser ha già un posto qui e con un secondo vedrebbe carte altrui: apri il link sul dispositivo a cui è destinato.
refused-host-decides = Lo decide chi ha aperto il tavolo.
refused-last-person = Oltre a te qui non siede nessuno: termina piuttosto la partita.
refused-seat-given-on = Questo browser non apre più il tuo posto: è stato ceduto, o aperto con un altro dispositivo. Se vuoi continuare a giocare, chiedi al tavolo un nuovo link.
refused-nobody-to-stand-in-for = Per { $seat } gioca già un bot.
refused-away = Per te sta giocando un bot: di’ prima che sei di nuovo qui.
refused-not-away = Stai già giocando tu.
refused-seats-are-fixed = I posti si sorteggiano una volta sola, e solo prima della prima smazzata.
refused-host-starts = Comincia chi ha aperto il tavolo: { $seat } è ancora qui.
refused-not-during-board = Questo puoi dirlo a smazzata finita.
refused-words-off = A questo tavolo non si parla liberamente. Può cambiarlo chi ha aperto il tavolo.
refused-words-during-board = Durante una smazzata non si parla liberamente: ci sono solo le frasi fisse.
refused-words-board-elsewhere = All’altro tavolo un board è ancora in gioco: si parla liberamente quando è finito a entrambi i tavoli.
refused-words-length = Al massimo { $most } caratteri per volta, e almeno uno.
refused-game-not-over = Prima si finisce questo rubber, poi viene il prossimo.
refused-not-your-call = Puoi spiegare solo le tue dichiarazioni, finché si gioca.
refused-explanation-length = Una spiegazione è una riga di al massimo { $most } caratteri.
refused-call-gone = Questa dichiarazione non è più in vista.
refused-card-unexplained = Su questa carta adesso non ci sono spiegazioni.
refused-nobody-to-ask = Per { $seat } gioca un bot: vale quello che dice il suo sistema.
refused-question-at-turn = Puoi chiedere quando tocca a te.
refused-asked-already = Hai già chiesto.
