### Persone insieme al tavolo: invitare, sedersi, aspettare, ritirare, assentarsi.

title-sit = Prendi posto – Schlemm

## Chi gioca?

people-start = Gioca con altri
opening-company = Chi gioca con te?
opening-company-bot = Bot
opening-company-person = Persona
opening-company-alone = Giochi con tre bot e si comincia subito.
opening-company-links = Per ogni posto libero ricevi un link. Chi lo apre si siede, senza registrarsi.
opening-kept = Se per { $days ->
        [one] un giorno
       *[other] { $days } giorni
    } non ci gioca nessuno, il tavolo sparisce.
opening-invite = Apri il tavolo

# Un posto visto dal proprio; $place: self, left, partner, right
people-seat-from =
    { $place ->
        [partner] { $seat }, compagno
        [left] { $seat }, alla tua sinistra
        [right] { $seat }, alla tua destra
       *[self] { $seat }, il tuo posto
    }

## Sedie

people-title = Persone
people-unread = Persone, c’è qualcosa di nuovo
people-chairs = Chi siede dove
people-who = Al tavolo
people-host = ha invitato
people-free = Libero
people-is-here = è qui
people-is-gone = non c’è
people-is-away = gioca un bot
people-is-bot = bot
people-is-kept = atteso
people-is-coming = bot, fra poco { $name }
people-badge-bot = bot
people-badge-gone = non c’è
people-badge-away = gioca un bot
people-badge-coming = fra poco { $name }
people-badge-shares = vede { $seats }
people-is-you = il tuo posto
people-is-yours = il tuo posto
people-is-yours-soon = fra poco il tuo posto

## Aspettare, invitare, cominciare

people-room-title = Chi deve ancora arrivare?
people-room-host = Dai le carte quando vuoi: ai posti liberi giocano i bot, e chi arriva dopo dà loro il cambio alla fine di una smazzata.
people-room-ready = Potete cominciare.
people-room-alone = Giochi con tre bot e puoi cominciare.
people-room-guest = Aspetti { $name }: fra poco si danno le carte.
people-all-here = Siete tutti seduti
people-all-here-guest = Fra poco si comincia
people-soon-title = Fra poco tocca a te
people-soon = Si sta giocando. Appena finisce questa smazzata siedi in { $seat } al posto di { $name }.
people-invite = Invita
people-invite-text = Manda a ciascuno il suo link: chi lo apre dice il suo nome e si siede.
people-instead-of = al posto di { $name } (bot)
people-copy = Copia il link
people-copied = Copiato
people-copied-aloud = Il link è copiato.
people-qr = Codice QR
people-qr-alt = Codice QR del link
people-share = Condividi
people-share-text = Vieni al tavolo di bridge:
people-only-here = Hai aperto Schlemm a un indirizzo che vale solo su questo dispositivo, e così anche i link. Perché giochino altri dispositivi: avvialo con --host 0.0.0.0 e apri la pagina all’indirizzo di questo dispositivo nella rete.
people-draw = Sorteggia i posti
# Quattro nomi, dalla carta più alta alla più bassa
people-cut =
    { $you ->
        [one] Tu e { $two } avete preso le carte più alte e giocate contro { $three } e { $four }. Dai tu per primo le carte.
        [two] { $one } e tu avete preso le carte più alte e giocate contro { $three } e { $four }. { $one } dà per primo le carte.
        [three] { $one } e { $two } hanno preso le carte più alte e giocano contro te e { $four }. { $one } dà per primo le carte.
        [four] { $one } e { $two } hanno preso le carte più alte e giocano contro { $three } e te. { $one } dà per primo le carte.
       *[none] { $one } e { $two } hanno preso le carte più alte e giocano contro { $three } e { $four }. { $one } dà per primo le carte.
    }

## Sedersi

people-looking = Cerco il posto…
people-invited =
    { $host ->
        [none] Ti invitano al tavolo
       *[other] { $host } ti invita al tavolo
    }
people-invited-text = Il tuo posto è { $seat }. Ti serve solo un nome.
people-your-name = Così ti chiamano gli altri
people-sit = Siediti
people-after-this-deal = Si sta giocando: ti siedi appena finisce questa smazzata.
people-own-title = Continui qui?
people-own-text = Questo link è del tuo posto ({ $seat }). Puoi tenerlo aperto su più dispositivi.
people-own-go =
    { $name ->
        [none] Continua qui
       *[other] Continua come { $name }
    }
people-lost-title = Eccoti di nuovo
people-lost-text = Questo link ti riporta al tuo posto ({ $seat }). Vale una volta sola, e dopo il tuo vecchio dispositivo non apre più il posto.
people-no-seat = Qui non c’è posto
people-no-answer = Adesso non va
people-seat-taken = Qui siede già qualcuno
people-seat-taken-text = { $seat } è occupato. Eri tu, su un altro dispositivo? Allora apri lì «Persone»: c’è il tuo link per altri dispositivi. Altrimenti chiedi un altro posto.
people-game-over = Questa partita è finita
people-game-over-text = Chiedi un nuovo link, o comincia tu una partita.
people-went-on = Gli altri sono già passati al tavolo seguente, e il tuo link vale anche lì.
people-follow = Al tavolo seguente

## Al tavolo

people-menu-text = Invitare, link, chi c’è, una parola a tutti.
people-say = Di’ qualcosa
people-said = Detto da poco
people-stand-in = Fai giocare un bot
people-free-seat = Libera il posto
people-free-ask = { $name } non torna? Allora il posto va a un bot, finché qualcun altro non si siede con il link. Non si può annullare.
people-free-sure = Libera il posto
people-free-not = Meglio aspettare
people-shares = un browser con { $seats }
people-program = con un programma
people-lost = Nuovo link
people-lost-for = Link per { $name }, se il dispositivo è perso
people-lost-why = Chi lo apre siede come { $name } e vede quelle carte; il browser di prima non più. Vale una volta, e tutto il tavolo ne viene informato.
people-lost-make = Crea il link
people-lost-notice = C’è un nuovo link per { $name }, che ha perso il dispositivo.
people-bye = Non torno più
people-bye-text = Un bot prende il tuo posto, finché non si siede qualcun altro.
people-bye-ask = Il posto non sarà più tuo. Vuoi davvero andare?
people-bye-sure = Lascia il posto
people-bye-not = Rimango
people-own-link = Continua su un altro dispositivo
people-own-link-text = Questo link porta al tuo posto e alle tue carte: non darlo a nessuno.
people-leave = Devo andare
people-leave-text = Un bot gioca per te finché non torni. Il posto resta tuo.
people-leave-do = Fai giocare un bot per me
people-pause = Pausa
people-pause-text = I bot aspettano, nessun orologio corre, e tutti leggono chi l’ha chiesta.
people-pause-do = Chiedi una pausa
people-paused =
    { $self ->
        [yes] Hai chiesto una pausa: i bot aspettano.
       *[no] { $name } chiede una pausa: i bot aspettano.
    }
people-resume = Riprendi
people-you-are-away = Per te gioca un bot. Puoi chiudere la pagina.
people-come-back = Sono di nuovo qui
people-undo-asked = { $name } vorrebbe ritirare. D’accordo?
people-undo-mine = Vorresti ritirare. Risposta attesa: { $asked }
people-undo-others = { $name } vorrebbe ritirare. Risposta attesa: { $asked }
people-undo-withdraw = Lascia stare
people-yes = Sì
people-no = No

## Letto ad alta voce

people-aloud-sat = { $name } prende posto: { $seat }.
people-aloud-paused =
    { $self ->
        [yes] Chiedi una pausa.
       *[no] { $name } chiede una pausa.
    }
people-aloud-resumed =
    { $self ->
        [yes] Riprendi a giocare.
       *[no] { $name } riprende a giocare.
    }
people-aloud-stood-in =
    { $self ->
        [yes] Per te ora gioca un bot.
       *[other] Per { $name } ora gioca un bot.
    }
people-aloud-came-back =
    { $self ->
        [yes] Giochi di nuovo tu.
       *[other] { $name } gioca di nuovo.
    }
people-aloud-left = In { $seat } ora gioca il bot { $name }: il posto è libero.
people-aloud-device-replaced = { $name } è qui con un nuovo dispositivo.
people-aloud-here = { $name } è qui.
people-aloud-gone = { $name } non è più al tavolo.
people-aloud-undo-asked =
    { $self ->
        [yes] Vorresti ritirare.
       *[other] { $name } vorrebbe ritirare.
    }
people-aloud-undo-refused =
    { $self ->
        [yes] Non sei d’accordo.
       *[other] { $name } non è d’accordo.
    }
people-aloud-drawn = I posti sono sorteggiati. Ora siedi qui: { $seat }.
people-aloud-partner = Il tuo compagno è { $name }.
people-aloud-key-added = Il tuo posto è ora aperto su un altro dispositivo.
people-aloud-program-on =
    { $self ->
        [yes] Ora un programma può giocare al tuo posto.
       *[other] Ora un programma può giocare per { $name }.
    }
people-aloud-program-off =
    { $self ->
        [yes] Al tuo posto non gioca più nessun programma.
       *[other] Per { $name } non gioca più nessun programma.
    }
people-aloud-went-on = Si continua al tavolo seguente.

## Programmi

program-title = Far giocare un programma
program-text = Per chi scrive bot: un programma con una chiave vede ciò che si vede da questo posto, dichiara e gioca. Non può parlare né decidere del tavolo, e tutti leggono che gioca.
program-seat = Posto
program-name = Nome del programma
program-make = Crea una chiave
program-once = La chiave si vede solo adesso: copiala subito.
program-address = Indirizzo
program-key = Chiave
program-copy = Copia
program-done = Fatto
program-end = Ritira la chiave
program-described = Che cosa dice e sente un programma si legge su questo server sotto /api/schema/asyncapi.json.
refused-no-program = A questo posto non siede nessun programma.
refused-not-for-programs = Un programma non può farlo con la sua chiave.

## Spiegare le dichiarazioni

explain-title = Spiega agli avversari
explain-text = Lo leggono solo gli avversari; il tuo compagno quando la smazzata è finita.
explain-system = Il tuo sistema dice:
explain-own-words = Oppure con parole tue
explain-send = Di’
explain-as-system = Di’ così
explain-given =
    { $system ->
        [yes] Hai detto: come dice il sistema.
       *[other] Hai detto: «{ $text }»
    }
explain-said =
    { $system ->
        [yes] { $name } dice: come dice il sistema.
       *[other] { $name } dice: «{ $text }»
    }
explain-silent = { $name } non ha detto niente.
explain-ask = Chiedi a { $name }
explain-asked = Hai chiesto a { $name }.
explain-by-system = Secondo il sistema
explain-question = { $name } chiede: che cosa significa il tuo { $call }?
explain-alert = { $call } è artificiale. Dillo agli avversari:
explain-otherwise = Dillo in altro modo
explain-heard =
    { $system ->
        [yes] { $name } su { $callname }: come dice il sistema.
       *[other] { $name } su { $callname }: «{ $text }»
    }
explain-shown =
    { $system ->
        [yes] { $name } su { $call }: come dice il sistema.
       *[other] { $name } su { $call }: «{ $text }»
    }
explain-record = Spiegazioni

## Parlare, e le immagini

talk-heard = Conversazione
talk-write = Scrivi qualcosa a tutti
talk-send = Invia
talk-later = Si parla liberamente tra una smazzata e l’altra, finché nessun board è in gioco.
talk-allow = Permetti di parlare liberamente tra le smazzate
talk-reactions = Reazioni
talk-mute = Silenzia
talk-mute-one = Silenzia { $name }
talk-mute-all = Silenzia tutti
talk-mute-text = Non vedi e non senti più quello che dicono. Vale in questo browser per chiunque abbia quel nome, anche ad altri tavoli, finché non lo disattivi. Nessuno lo viene a sapere.
face-choice = La tua immagine
face-letter = Iniziale
face-owl = Gufo
face-fox = Volpe
face-cat = Gatto
face-hare = Lepre
face-bear = Orso
face-hedgehog = Riccio
face-frog = Rana
face-robin = Pettirosso
face-whale = Balena
face-turtle = Tartaruga
face-bee = Ape
face-snail = Chiocciola
