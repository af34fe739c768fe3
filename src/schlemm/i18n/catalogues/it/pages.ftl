### Tutto intorno al tavolo: pagina iniziale, accordi, impostazioni, score, imparare, calcolare.

you = Tu
back-to-start = Alla pagina iniziale

## Titoli delle pagine

title-start = Schlemm: il bridge a casa
title-table = Al tavolo – Schlemm
title-count = Calcolare – Schlemm
title-unknown = Non trovato – Schlemm

## Pagina iniziale

start-sentence = Bridge: un tavolo, quattro sedie, tredici carte per te.
start-text = Tre bot sono già al tavolo. Dicono quello che dichiarano e dichiarano quello che dicono.
start-deal-cards = Dai le carte
start-as-s1 = Come in «Die Regeln des Bridge»
start-settings-first = Impostazioni prima di cominciare
start-go-on = Riprendi da qui
start-circle = Vai al gruppo
start-friends = Con gli amici
start-friends-text = Un link, un nome, una sedia. Senza registrarsi, anche dal telefono.
start-invite = Invita
start-first-time = È la prima volta?
start-first-time-text = In dieci minuti giochi la tua prima smazzata: minibridge, passo per passo.
start-first-hand = Prima smazzata
mini-link = Minibridge: la tua prima smazzata
start-pad-go-on = Continua a segnare
start-analyse = Analizza
games-link = Le mie partite
start-continue = Continua
start-look-again = Rivedi
start-with = con { $names }
start-deal-of = Smazzata { $deal } di { $deals }
start-deal = Smazzata { $deal }

## Gli accordi prima della prima smazzata

opening-bot-tables =
    { $left ->
        [0] Dalla tua connessione i bot giocano già a { $most } tavoli: a un altro aspettano che uno di quelli venga lasciato.
        [one] Dalla tua connessione i bot giocano ancora a un altro tavolo; oltre { $most } insieme aspettano.
       *[other] Dalla tua connessione i bot giocano ancora ad altri { $left } tavoli; oltre { $most } insieme aspettano.
    }
opening-title = Che cosa concordate?
opening-others-title = Gioca con gli amici
opening-others-text = Apri il tavolo e per ogni posto libero ricevi un link. Chi lo apre si siede, senza registrarsi.
opening-seats = Posti e mazziere
opening-form = Formula
opening-form-robber4 = Quattro smazzate, ognuna con la sua situazione di zona. Alla fine vince chi ha più punti.
opening-form-minibridge = Tutti annunciano i loro punti, la coppia più forte nomina il contratto e lo gioca: bridge senza licita.
opening-form-rubber = Chi vince per primo due manche da 100 punti chiude il rubber. Può durare tre smazzate o dodici.
opening-name = Il tuo nome
opening-seat = Il tuo posto
opening-draw = Posti
opening-draw-no = Come scelti
opening-draw-no-hint = Ti siedi dove vuoi e si comincia subito.
opening-draw-yes = A sorte
opening-draw-yes-hint = Ognuno taglia una carta: le due più alte giocano insieme, e la più alta dà per prima.
opening-dealer = Chi dà per primo?
opening-dealer-hint = Poi si dà a turno in senso orario.
opening-rules = Regole di casa
opening-rules-text = All’inizio tutto è come vuole il codice. Quello che cambi sarà scritto sullo score.
opening-by-the-laws = Tutto secondo il codice
opening-law = Codice
opening-house-rule = Regola di casa
opening-at-the-table = Al tavolo
opening-back = Indietro

opening-first-caller = Chi comincia la licita?
opening-first-caller-dealer = Il mazziere
opening-first-caller-dealer-hint = Chi ha dato le carte dichiara per primo.
opening-first-caller-left-of-dealer = Chi siede alla sua sinistra
opening-first-caller-left-of-dealer-hint = Dichiara per primo il suo vicino di sinistra; le carte si danno come sempre.

opening-must-beat = Obbligo di superare
opening-must-beat-no = No
opening-must-beat-no-hint = Basta rispondere al colore; nessuno è obbligato a prendere.
opening-must-beat-yes = Sì
opening-must-beat-yes-hint = Chi risponde al colore deve prendere, se può.

opening-doubling = Prese down contrate
opening-doubling-no = Secondo la tabella
opening-doubling-no-hint = Ogni presa down in più costa di più: 100, 300, 500 … e in zona 200, 500, 800 …
opening-doubling-yes = Raddoppio semplice
opening-doubling-yes-hint = Ogni presa down costa lo stesso: 100, in zona 200; surcontrata ancora il doppio.

opening-vulnerability = Zona nella seconda e nella terza smazzata
opening-vulnerability-dealer = La coppia del mazziere
opening-vulnerability-dealer-hint = Chi dà le carte è in zona con il compagno.
opening-vulnerability-non-dealer = Gli avversari
opening-vulnerability-non-dealer-hint = Chi dà le carte è in prima con il compagno; in zona sono gli altri.
opening-vulnerability-fixed = Ordine fisso
opening-vulnerability-fixed-hint = Prima è in zona Nord-Sud, poi Est-Ovest, chiunque dia le carte.

opening-scoring = Sotto i 100 punti
opening-scoring-each = Ognuna per sé
opening-scoring-each-hint = Ogni smazzata si calcola per sé; un parziale aggiunge subito 50.
opening-scoring-classic = Accumulare
opening-scoring-classic-hint = Le prese dichiarate restano segnate, finché insieme non fanno 100, e dunque una manche.

opening-redeal = Dopo quattro passo dà
opening-redeal-same-dealer = Lo stesso mazziere
opening-redeal-same-dealer-hint = Chi ha dato le carte le dà di nuovo.
opening-redeal-next-dealer = Il giocatore seguente
opening-redeal-next-dealer-hint = Dà le carte chi siede alla sua sinistra.

opening-honours = Onori
opening-honours-no = Non contano
opening-honours-no-hint = Quattro o cinque onori d’atout in una mano non danno punti.
opening-honours-yes = Contano
opening-honours-yes-hint = Quattro onori d’atout in una mano danno 100, tutti e cinque o i quattro assi a { -notrump } 150. Li trova il programma.

opening-stake = Posta ogni cento punti
opening-stake-none = Senza posta: si gioca per l’onore.
opening-stake-example = Nell’unità che concordate: un vantaggio di { $points } punti varrebbe { $amount }.
opening-rounding = Si arrotonda
opening-rounding-none = Per niente
opening-rounding-none-hint = Ogni punto conta.
opening-rounding-half-up = 50 in su
opening-rounding-half-up-hint = Alle centinaia: 540 diventano 500, 550 diventano 600.
opening-rounding-half-down = 50 in giù
opening-rounding-half-down-hint = Alle centinaia: 550 diventano 500, 560 diventano 600.

## Impostazioni

settings-title = Impostazioni
install-title = Installa come app
install-text = Schlemm riceve un’icona e una finestra sue. Scuola, calcolo, segnapunti e glossario funzionano allora anche senza rete.
install-go = Installa
settings-close = Chiudi
settings-group-table = Tavolo
settings-group-senses = Immagine e suono
settings-group-cards = Carte
settings-group-play = Gioco
settings-group-language = Lingua
settings-profile = Lingua e termini
settings-brief = Ciò che leggono i tasti
settings-brief-no = In parole
settings-brief-yes = In breve
settings-brief-hint = In breve, come per una barra braille: P ARD2 per quattro carte di picche, 6P S −5 per un risultato.
settings-words = Parola per parola
settings-words-hint = Il nome scelto vale dappertutto: al tavolo, nelle lezioni e su tutto quello che porti via.
settings-words-usual = Di nuovo come nel profilo
profile-de = Deutsch
profile-de-AT = Deutsch (Österreich)
profile-de-CH = Deutsch (Schweiz)
profile-it = Italiano
profile-en = English
profile-fr = Français
settings-text = Dimensione del testo
settings-text-100 = Normale
settings-text-110 = Grande
settings-text-120 = Più grande
settings-text-130 = Molto grande
settings-theme = Luce
settings-theme-auto = Come il dispositivo
settings-theme-light = Chiara
settings-theme-dark = Scura
settings-theme-contrast = Contrasto
settings-tempo = Ritmo dei bot
settings-tempo-0 = Subito
settings-tempo-1 = Calmo
settings-tempo-2 = Lento
settings-level-agreed = È stabilita da quando il tavolo è stato aperto. Per un nuovo tavolo puoi sceglierne un’altra.
settings-partner = Quando il tuo compagno è { -declarer }
settings-partner-play = Gioco io
settings-partner-watch = Guardo
settings-partner-hint = Il compagno è un bot: puoi giocare tu le due mani al suo posto.
settings-looking-back = Guardare indietro
settings-looking-back-freely = Sempre
settings-looking-back-freely-hint = L’ultima presa mentre si gioca la successiva; la licita fino alla fine.
settings-looking-back-next-lead = Fino alla prossima uscita
settings-looking-back-next-lead-hint = Ultima presa e licita fino alla prossima uscita: poi conta la memoria.
settings-looking-back-laws = Come in torneo
settings-looking-back-laws-hint = L’ultima presa finché la vostra coppia non rigioca; la licita fino alla tua prima carta, poi le dichiarazioni degli avversari quando tocca a te.
settings-valuation = Conteggio accanto alla tua mano
settings-valuation-off = Nascosto
settings-valuation-count = Prima conto io
settings-valuation-on = Visibile
settings-valuation-hint = Distribuzione, punti e perdenti, con tutti gli addendi.
settings-taps = Dichiarazioni e carte
settings-taps-1 = Un tocco
settings-taps-2 = Due tocchi
settings-taps-hint = Con due tocchi prima scegli e poi confermi.
settings-colours = Colori
settings-colours-4 = Quattro
settings-colours-2 = Due
settings-sound = Suono
settings-sound-0 = Spento
settings-sound-1 = Basso
settings-sound-2 = Pieno
settings-sound-hint = Mescolare, carte, dichiarazioni, quando tocca a te e come è finita.
settings-faces = Figure delle carte
settings-faces-auto = Adatte
settings-faces-classic = Classiche
settings-faces-plain = Grandi e semplici
settings-letters = Lettere
settings-letters-profile = Come la lingua
settings-letters-AKQJ = A K Q J
settings-order = Ordine dei colori in mano
settings-order-SHCD = ♠ ♥ ♣ ♦
settings-order-SHDC = ♠ ♥ ♦ ♣
settings-mirrored = Atout del morto
settings-mirrored-no = A sinistra
settings-mirrored-yes = A destra
settings-mirrored-hint = Il codice li vuole alla destra del morto, cioè a sinistra sul tuo schermo.

## Score

sheet-caption-rubber = Score: sopra la linea i premi, sotto le prese dichiarate
sheet-caption-robber4 = Score: le quattro smazzate
sheet-us = Noi
sheet-them = Loro
sheet-above = Sopra la linea
sheet-line-above = sopra la linea
sheet-line-below = sotto la linea
sheet-game = { $game }ª manche
sheet-deal = Smazzata
sheet-danger = Zona
sheet-danger-None = nessuno
sheet-danger-All = tutti
sheet-danger-us = noi
sheet-danger-them = loro
sheet-contract = Contratto
sheet-now = In corso
sheet-so-far = Finora
sheet-total = Totale
sheet-entry-us = { $amount } per voi, { $what }: da dove?
sheet-entry-them = { $amount } per gli avversari, { $what }: da dove?
sheet-replay = Smazzata { $deal } passo per passo
sheet-deal-result = Smazzata { $deal }: { $what }
sheet-now-even = Siete pari.
sheet-now-us = Siete in vantaggio di { $amount }.
sheet-now-them = Gli avversari sono in vantaggio di { $amount }.
sheet-end-even = Pareggio: le due coppie hanno gli stessi punti.
sheet-end-us = Vincete il rubber con { $amount } punti di vantaggio.
sheet-end-them = Gli avversari vincono il rubber con { $amount } punti di vantaggio.
sheet-part-score-us = Parziale di { $below } per voi: mancano { $missing }.
sheet-part-score-them = Parziale di { $below } per gli avversari: mancano { $missing }.
sheet-owed-us = Si regolano { $rounded } punti: ogni avversario paga { $amount }.
sheet-owed-them = Si regolano { $rounded } punti: ognuno di voi paga { $amount }.
sheet-agreed = Le vostre regole di casa
sheet-left = { $name } ha giocato in { $seat } fino alla smazzata { $deal }.
sheet-by-the-laws = Si gioca secondo il codice.
steps-sum = Totale

## Valore della mano

valuation-title = Quanto vale la tua mano?
valuation-count-first = Prima conta tu, poi confronta.
valuation-compare = Confronta
valuation-reveal = Mostra
valuation-losers =
    { $losers ->
        [one] una perdente
       *[other] { $losers } perdenti
    }
valuation-all-right = Il programma conta proprio così.
valuation-look-again = Guarda gli addendi.
valuation-right = tu: { $own }, giusto
valuation-wrong = tu: { $own }
valuation-nothing = Niente da contare.
valuation-strength = Forza della mano
valuation-with-length = Punti onori e di lunghezza
valuation-with-shortness = Punti onori e di distribuzione
valuation-trumps-only = solo con atout
valuation-notrump = Conta per un contratto a { -notrump }
valuation-notrump-only = senza punti di distribuzione: a { -notrump } non contano
valuation-count-yours = Conta la tua mano
valuation-show = Mostra i punti
valuation-hide = Nascondi i punti

## Calcolare

count-title = Quanto vale che cosa?
count-text = I numeri del punteggio su una carta. Al tavolo calcola il programma e ti mostra ogni passo.
count-plain = semplice
count-doubled = { -double }
count-redoubled = { -redouble }
count-safe = { -not-vulnerable }
count-danger = { -vulnerable }
count-tricks = Prese dichiarate
count-tricks-text = Per ogni presa oltre le sei, se il contratto è mantenuto. Le { -overtrick(form: "pl") } non contrate valgono altrettanto.
count-minor = ♣ e ♦
count-major = ♥ e ♠
count-notrump-first = { -notrump }, la prima
count-notrump-further = { -notrump }, ogni successiva
count-premiums = Premi
count-premiums-text = Così nel rubber di quattro smazzate e in torneo. La manche dev’essere dichiarata, non solo fatta.
count-part-score = { -part-score }
count-game = { -game }, da 100
count-small-slam = { -small-slam }, in più
count-grand-slam = { -grand-slam }, in più
count-insult-doubled = Contrato e mantenuto
count-insult-redoubled = Surcontrato e mantenuto
count-overtrick-doubled = { -overtrick(form: "Cap") } contrata
count-overtrick-redoubled = { -overtrick(form: "Cap") } surcontrata
count-down-safe = Down, { -not-vulnerable }
count-down-safe-text = I punti vanno agli avversari.
count-down-danger = Down, { -vulnerable }
count-down-danger-text = Conta solo se la coppia del { -declarer } è { -vulnerable }.
count-first = la prima
count-second-third = la seconda e la terza
count-fourth = ogni successiva
count-terminal = Nel terminale
count-terminal-text = Là il programma calcola ogni contratto e ne dice i passi:
count-print = Stampa

## Quando manca qualcosa

unknown-title = Qui non c’è nessun tavolo.
unknown-text = Questo indirizzo non porta da nessuna parte. Forse manca un segno alla fine?
offline-title = Il server non risponde.
offline-text = I tuoi tavoli sono salvati. Quando riparte, continui da dove ti eri fermato.
offline-again = Riprova
offline-without = Il server non risponde. Questo funziona anche senza:
standalone-starting = Il programma si sta caricando: la prima volta una decina di megabyte, poi più niente.
standalone-elsewhere = Schlemm è aperto in un’altra finestra. Continua lì, oppure chiudila.
standalone-failed = Questo browser non può eseguire il programma. Provane uno più recente.
standalone-friends = Per giocare insieme serve Schlemm su un proprio computer; questa pagina ne fa a meno e gioca con te solo.
refused-no-server = Il server non risponde. È ancora acceso? Allora riprova.
refused-server-error = Qualcosa è andato storto sul server. Riprova.
