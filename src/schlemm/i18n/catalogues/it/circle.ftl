### Un gruppo che si ritrova sempre: la sua gente, le sue serate, la sua classifica.

refused-name-taken = Qualcuno nel gruppo ha già questo nome, o uno che si confonde con questo: scegline un altro. Se sei tu, apri il gruppo sul tuo primo dispositivo e prendi lì il link per questo.
refused-circle-full = Il gruppo è al completo: in classifica c’è posto per { $most } persone.
refused-circle-too-often =
    { $what ->
        [games] In una serata un gruppo non comincia più di { $most } partite: si continua domani.
       *[rules] Le regole sono già state cambiate { $most } volte: cominciate una partita, poi si potrà di nuovo.
    }
circle-left =
    { $what ->
        [games] Partite che stasera possono ancora cominciare: { $left }
       *[rules] Cambi di regole ancora possibili prima della prossima partita: { $left }
    }
refused-only-host-agrees = Le regole di casa le sceglie chi ha fondato il gruppo.
refused-no-such-places = Così non potete sedervi: ognuno ha un posto solo, e almeno uno di voi deve giocare.

title-series = Gruppo – Schlemm
circle-door = Gruppo fisso
circle-back = Torna al gruppo
circle-found = Fonda un gruppo
circle-found-text = Per chi si ritrova regolarmente: un solo link per tutti e per ogni settimana. Rubber e incontri si sommano in una classifica per persona, anche se i compagni cambiano.
circle-name = Come si chiama il gruppo?
circle-name-example = Giovedì da Anna
circle-found-go = Fonda il gruppo
circle-known = I tuoi gruppi
circle-closed = Qui non c’è un gruppo per te
circle-closed-why = Apri di nuovo per intero il link che hai ricevuto, fino all’ultimo carattere. Su un altro dispositivo ti serve il tuo link personale.
circle-own = Questo link porta { $name } nel gruppo su questo dispositivo.
circle-invited = { $host } ha fondato questo gruppo. Scegli il nome con cui comparire in classifica, e ne fai parte.
circle-join = Partecipa
circle-members = Chi ne fa parte
circle-here = presente
circle-ready = Il tuo posto ti aspetta.
circle-sit = Al tavolo
circle-standing = Classifica
circle-standing-help = Ciò che una coppia vince l’altra lo perde: la somma dei punti è zero, finché non giocano bot.
circle-standing-csv = Questa classifica (CSV)
circle-no-standing = Non c’è ancora nulla di conteggiato. Dopo il primo rubber qui si legge chi ha quanto.
circle-who = Nome
circle-points = Punti
circle-amount = Importo
circle-robbers = Rubber
circle-deals = Smazzate
circle-imps = IMP
circle-matches = Incontri
circle-boards = Board
circle-of = { $won } su { $of }
circle-evenings = Serate
circle-evening = La serata: { $day }
circle-bots = Bot
circle-against = { $a } contro { $b }
circle-ahead =
    { $who }: in vantaggio di { $measure ->
        [imps] { $points } IMP
        [board-a-match] { $points } board
       *[total-points] { $points ->
           [one] { $points } punto
          *[other] { $points } punti
       }
    }
circle-leads = { $who } in vantaggio
circle-even = Parità
circle-nothing = Finita prima di qualsiasi conteggio
circle-begun = Ancora nulla di conteggiato
circle-next = La prossima partita
circle-who-plays = Chi gioca?
circle-bot = Bot
circle-seats = Chi siede dove
circle-place = Tavolo { $room }, { $seat }
circle-out = Riposa: { $names }
circle-pivot-help = Dopo ogni rubber i compagni cambiano: in quattro, in tre rubber ognuno gioca una volta con ciascuno; in cinque, a turno uno riposa. Potete cambiare a mano.
circle-match-help = La prima squadra siede in Nord-Sud al tavolo 1 e in Est-Ovest al tavolo 2. I posti liberi li giocano i bot.
circle-begin = Dai le carte
circle-invite = Chiama gli amici
circle-invite-text = Un link per tutti e per ogni settimana: mandalo una volta al vostro gruppo. Chi lo apre dà un nome e ne fa parte.
circle-link = Link del gruppo
circle-device = Il mio link per un altro dispositivo
circle-device-text = Solo per te: chi ce l’ha gioca a tuo nome.
circle-change-rules = Cambia le regole di casa
circle-rules-from-now = Vale dalla prossima partita.
