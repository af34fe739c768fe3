### Il libro del sistema e i comandi schlemm system e schlemm bid.

## I sistemi

system-name-forum = Forum
system-name-natur-a = Natur A
system-name-natur-b = Natur B
system-name-acol = Acol
system-about-forum = Il sistema per buoni giocatori di circolo, e quello con cui partono i bot: naturale, con i { -major(form: "pl") } quinti e il senza forte. Su 1{ -notrump } la Stayman chiede i { -major(form: "pl") } quarti e le transfer mostrano quelli lunghi. 2♣ e 2♦ mostrano mani molto forti, 2♥ e 2♠ mani deboli con un colore sesto. I nuovi colori del rispondente sono forzanti, gli appoggi diretti limitati. In competizione ci sono il { -double } informativo, la surlicita e gli interventi bicolori. È un sistema nostro alla maniera del Forum D, non il testo della federazione.
system-about-natur-a = Il più semplice dei sistemi: ogni dichiarazione vuol dire ciò che nomina. Si contano i punti onori e i punti di lunghezza. Con almeno 13 si apre in un colore di quattro carte, meglio cinque, con onori; altrettanto serve per la prima dichiarazione di una coppia dopo un’apertura avversaria. 1{ -notrump } mostra la distribuzione 4-3-3-3, le altre mani bilanciate dicono 2{ -notrump } o 3{ -notrump } da 20 punti. Il compagno risponde da 6 punti nel colore più lungo o più forte; 1{ -notrump } in risposta nega l’appoggio, un salto mostra più di 13. 4{ -notrump } e 5{ -notrump } chiedono assi e re. Basta per giocare fin dalla prima sera.
system-about-natur-b = Licita naturale con i punti onori; nei contratti a colore contano anche i colori corti. Si apre da 12 punti; 1{ -notrump } mostra 16-18 e una mano bilanciata; con meno o più punti apre di un colore, e risponde a senza. Il monocolore ripete il suo colore; il bicolore nomina prima il più lungo. Le mani deboli restano basse, le forti saltano. Quasi nessuna dichiarazione è artificiale, perciò il libro si legge in fretta.
system-about-acol = Il sistema dei circoli inglesi: naturale, con { -major(form: "pl") } da quattro carte e senza debole. 1{ -notrump } mostra 12-14 punti; le mani bilanciate più forti aprono di un colore e dicono poi senza. Gli appoggi e le risposte a senza sono limitati, così che il compagno deve solo sommare; i nuovi colori sono forzanti. 2♣ mostra ogni mano molto forte, 2♦, 2♥ e 2♠ mani deboli con un colore sesto. Su 1{ -notrump } ci sono Stayman e transfer, il quarto colore chiede ancora, 4{ -notrump } chiede gli assi.
system-origin-forum = Forum, il nostro, sul modello di Forum D
system-origin-natur-a = Natur A, come in «Die Regeln des Bridge»
system-origin-natur-b = Natur B, come nell’introduzione al bridge contratto
system-origin-acol = Acol, come nei circoli inglesi
system-source-natur-a = { system-origin-natur-a }:
system-source-natur-b = { system-origin-natur-b }:

## Nel libro

system-book = Libro del sistema: { $name }
system-changed = { $name }, modificato
system-agreements = Accordi
system-first = Nessuno ha ancora dichiarato
system-likewise = Allo stesso modo, con i colori dichiarati in quel caso, dopo { $auctions }
system-others = Le altre dichiarazioni qui sono naturali.
system-no-table = Con questi accordi qui non c’è nulla di particolare.
system-or = oppure: { $text }
system-force-request = chiede una dichiarazione
system-force-round = forzante per un giro
system-force-game = forzante fino a manche
system-artificial = artificiale
system-brackets = Le proprie dichiarazioni e quelle del compagno sono senza parentesi, quelle degli avversari tra parentesi; se gli avversari passano sempre, non compaiono.
system-agreed = Il libro dice che cosa è concordato e tralascia le mani che non capitano quasi mai. Al confine tra due dichiarazioni decide la mano intera e non un punto, ancora più liberamente quando anche gli avversari dichiarano o lo slam è in vista. Al tavolo ogni dichiarazione dice che cosa mostra con questo margine.
system-not-vulnerable = Il libro vale finché la propria linea è { -not-vulnerable }. Quando è { -vulnerable }, i barrage, le sottoaperture e gli interventi chiedono di più.

## Accordi

agreement-notrump = 1{ -notrump } mostra punti onori
agreement-two-notrump = 2{ -notrump } mostra punti onori
agreement-majors = Carte per aprire in un { -major }
agreement-opening = Punti minimi per aprire
agreement-preempts = Barrage: tre in un colore apre debole, con un colore lungo
agreement-stayman = Stayman: 2♣ su 1{ -notrump } chiede i { -major(form: "pl") }
agreement-transfers = Transfer: 2♦ e 2♥ su 1{ -notrump } mostrano il colore successivo
agreement-gerber = Gerber: 4♣ sul senza chiede gli assi
agreement-key-cards = 4{ -notrump } chiede le carte chiave invece degli assi
agreement-weak-twos = 2♥ e 2♠ sono aperture deboli
agreement-weak-diamonds = 2♦ è un’apertura debole, 2♣ ogni mano fortissima
agreement-strong-club = 1♣ apre ogni mano forte e non dice nulla su ♣
agreement-splinters = Splinter: un doppio salto mostra un corto
agreement-drury = Drury: dopo un proprio passo 2♣ è un buon appoggio
agreement-inverted-minors = Minori invertiti: 2 nel minore del compagno è forte, 3 debole
agreement-fourth-suit = Il quarto colore è artificiale
agreement-negative-doubles = { -double(form: "Cap") } sputnik (negativo) sugli interventi
agreement-two-suiters = La surlicita e 2{ -notrump } mostrano due colori
agreement-cue-raises = La surlicita mostra un buon appoggio
agreement-leeway = Punti di margine dopo una licita degli avversari
agreement-leads = Uscita da un colore lungo
agreement-attitude = La carta che incoraggia
agreement-count = Con un numero pari, prima la carta
agreement-preference = Preferenza di colore (Lavinthal): una carta alta chiede il colore laterale più alto
agreed-yes = sì
agreed-no = no
agreed-fourth = quarta
agreed-third = terza e quinta
agreed-high = alta
agreed-low = bassa

## Capitoli

topic-opening = Aperture
topic-answers = Risposte
topic-answers-major = Risposte a un { -major }
topic-drury = Drury: risposte dopo essere passati
topic-answers-minor = Risposte a un minore
topic-after-raise = Dopo un appoggio
topic-rebids = Seconde dichiarazioni
topic-opener-rebid = La seconda dichiarazione dell’apertore
topic-opener-two-level = L’apertore dopo una risposta a livello due
topic-responder-rebid = La seconda dichiarazione del rispondente
topic-after-jump-rebid = Dopo un salto dell’apertore nel suo colore
topic-third-round = Dopo una risposta a salto, e il terzo giro
topic-game = Quando i punti bastano per la { -game }
topic-splinter = Dopo una splinter
topic-controls = I controlli verso lo slam
topic-checkback = La richiesta dopo il senza dell’apertore
topic-notrump = Dopo 1{ -notrump }
topic-two-notrump = Dopo 2{ -notrump }
topic-slam = Chiedere assi e re
topic-aces = Chiedere assi e re
topic-asking = Quando si chiedono gli assi
topic-notrump-slams = Slam a punti
topic-gerber = Gerber
topic-overcalls = Interventi
topic-notrump-overcalls = Dopo un intervento a { -notrump }: si prosegue come dopo l’apertura
topic-advances = Risposte agli interventi
topic-doubles = { -double(form: "Cap") } e risposte
topic-answers-to-two-suiters = Risposte ai bicolori
topic-over-preempts = Contro i barrage e le aperture a livello due
topic-over-notrump = Contro il loro 1{ -notrump }
topic-balancing = Riapertura
topic-after-overcall = Dopo il loro intervento
topic-after-double = Dopo il loro { -double }
topic-notrump-rescue = Quando contrano il nostro 1{ -notrump }
topic-notrump-contested = Quando disturbano il nostro 1{ -notrump }
topic-semi-forcing = Dopo l’apertura di 2♣; su 2{ -notrump } dell’apertore si prosegue come dopo l’apertura di 2{ -notrump }
topic-game-force = Dopo l’apertura di 2♦; su 2{ -notrump } dell’apertore si prosegue come dopo l’apertura di 2{ -notrump }
topic-strong-club = Dopo l’apertura forte di 1♣
topic-limited-clubs = Dopo l’apertura naturale di 2♣
topic-strong-club-disturbed = Quando disturbano il nostro 1♣ forte o il nostro 2♣
topic-weak-twos = Dopo una sottoapertura a livello due
topic-preempts = Dopo il barrage del compagno
topic-after-two-level = Il rispondente dopo la sua risposta a livello due
topic-after-invitation = Dopo un invito
topic-opener-after-overcall = L’apertore dopo il loro intervento
topic-support = L’apertore dopo un intervento sulla risposta
topic-competition = Lottare per il contratto

## schlemm system

system-list = Sistemi
system-list-hint = Leggere il libro: schlemm system forum. Cambiarlo: --set notrump=16-18. Conservarlo: --save FILE.
system-saved = Salvato in { $path }: { $name }
system-unknown = In «{ $name }» c’è un errore: «{ $part }». Qui si può scrivere: { $known }.
system-none = Un sistema «{ $name }» non c’è. Ci sono: { $known }.
system-no-topic = Questo libro non ha un capitolo «{ $name }». Ci sono: { $known }.
system-bad-file = { $path } non si può leggere come sistema: deve essere JSON con name e system, come lo scrive --save.
system-file-trouble = Il file { $path } non si può usare: { file-reason }.
system-nothing-to-change = --set, --save, --topic e --all richiedono un sistema: schlemm system forum …
system-fault = { $place }: { $detail }
system-faultless = { $path }: va tutto bene.
system-own-changes = Gli accordi stanno nel testo di { $path }: on forum/notrump=14-16. --set cambia i sistemi forniti.
system-differ = { $first } (−) e { $second } (+)
system-same = { $first } e { $second }: nessuna dichiarazione è diversa.
system-not-made = non si fa
fault-near = «{ $word }» qui non si conosce; forse { $near }.
fault-word = «{ $word }» qui non va.
fault-line = Questa riga non si può leggere.
fault-not-artificial = { $call } non parla del colore che nomina. Dagli un significato artificiale.
fault-not-answered = La dichiarazione del compagno è forzante, e alcune mani qui non hanno risposta. Finisci con una riga per ogni mano.
fault-never-asked = Non si è trovata nessuna licita a cui questo schema risponda: uno più in alto le prende tutte, o le sue condizioni si contraddicono.
fault-never-made = Nessuna mano arriva a questa riga: quelle sopra le prendono tutte.

## schlemm bid

bid-board = Board { $number } · { -dealer } { $seat } · { $vulnerability }
bid-deal = { -dealer } { $seat } · { $vulnerability }
bid-systems = Nord-Sud: { $ns } · Est-Ovest: { $ew }
bid-contract = Contratto: { $text }
bid-defect = { $place }: { $text }
bid-place = Board { $number }
bid-deal-defect = Le carte non si possono distribuire così. { $text }
bid-hands-missing = Per licitare servono tutte e quattro le mani.
bid-unknown-call = Non capisco la dichiarazione { $number } in --auction: { $text }. Scrivi P, X, XX o una dichiarazione come 1NT.
bid-illegal-call = La dichiarazione { $number } in --auction ({ $call }) non è permessa. { $why }
bid-both = O una smazzata ({ $text }) o { $option }: togline una.
bid-neither = «{ $text }» non è né un file né una smazzata. Una smazzata nomina un posto e da lì quattro mani: N:AKQ54.K32.QJ3.32 … … …
bid-no-games = In { $path } non c’è nessuna smazzata.

## La pagina

title-systems = Sistemi – Schlemm
library-systems-text = Che cosa significa ogni dichiarazione dei bot, come un libro – e come cambiarlo a modo tuo.
systems-title = Il libro del sistema
systems-text = Ciò che è scritto qui nasce dalle regole con cui dichiarano i bot: nessun bot ha in mano altro da ciò che dice il libro. Cambia un accordo, e il libro cambia.
systems-choose = Sistema
systems-other = modificato
systems-reset = Torna all’originale
systems-keep = Conserva con il nome
systems-save = Salva
systems-saved = Salvato in questo browser.
systems-full = Qui non c’è più posto: cancella uno dei tuoi sistemi, o porta via questo come file.
systems-delete = Elimina «{ $name }»
systems-deleted = «{ $name }» è stato cancellato. I suoi accordi restano qui.
systems-play = Gioca così
systems-loading = Il capitolo si sta scrivendo…
systems-call = Dichiarazione
systems-meaning = Significato
systems-agree = Cambia gli accordi
systems-own-open = Scrivere un proprio sistema
systems-own-text = Il testo del tuo sistema
systems-own-hint = Due spazi fanno rientrare una riga; la prima riga che prende una mano è la sua dichiarazione. Ciò che segue # è una nota.
systems-own-how = Come si scrive un sistema
systems-own-how-auction = Dopo quali dichiarazioni: M è una { -major }, x un colore qualsiasi; un trattino da solo sta per l’apertura.
systems-own-how-row = Una riga: la dichiarazione, il suo significato, se è forzante; dopo i due punti i punti onori e quante carte di un colore.
systems-own-how-range = Da 5 a 9, 5 o più, al massimo 9.
systems-own-how-before = Tutto il resto è come nel sistema di base, tranne le dichiarazioni di questo significato.
systems-own-how-meaning = Un significato tuo, caso di uno che hanno tutti i sistemi, e sotto la sua frase.
systems-own-how-base = Su che cosa si basa il tuo sistema, e che cosa vi è concordato.
systems-own-reading = Si sta leggendo …
systems-own-right = Tutto si può dichiarare.
systems-own-wrong =
    { $count ->
        [one] Un punto non va ancora. Finché è così il sistema non si può salvare.
       *[other] { $count } punti non vanno ancora. Finché è così il sistema non si può salvare.
    }
systems-own-place = Riga { $line }, colonna { $column }
systems-own-about = Un proprio sistema su { $name }: ciò che il testo non dice è come lì.
systems-own-alone = Un proprio sistema; dove il testo non dice nulla si dichiara in modo naturale.
systems-own-title = Proprio sistema
systems-own-take = Portare via come file
systems-own-bring = Aprire un file
systems-own-link = Il sistema come link
systems-own-link-long = Questo testo è troppo lungo per un link; viaggia come file.
systems-own-link-broken = A questo link manca un pezzo. Fattelo mandare di nuovo, oppure il file.
systems-own-too-long = Questo file è troppo lungo per un sistema o non è un testo.
systems-own-example =
    # Alzare un { -major } con un punto in meno,
    # e tutto il resto rimane com’è.
    # Una riga: la dichiarazione,
    # il suo significato, due punti, le mani.
opening-our-system = Sistema della tua coppia
opening-their-system = Sistema degli avversari
opening-system-hint = Ogni dichiarazione dei bot si può aprire e leggere al tavolo.
opening-level = Forza di gioco dei bot
opening-level-anfaenger = Principiante
opening-level-anfaenger-hint = Giocano con regole empiriche: contano ciò che vedono e non immaginano le altre mani.
opening-level-klub = Circolo
opening-level-klub-hint = Dalla licita e dal gioco deducono come possono essere disposte le carte e giocano di conseguenza.
opening-read-systems = Leggi e cambia i sistemi
refused-unknown-system = Il sistema «{ $name }» non esiste: «{ $part }» è sbagliato.

## Parti e ricerca

part-own = Ciò che ha solo questo sistema
part-openings = Apertura e risposta
part-rebids = Come si prosegue
part-slam = Verso lo slam
part-defence = Quando hanno aperto gli avversari
part-contested = Quando gli avversari intervengono
part-other = Altro
systems-contents = Indice
systems-search = Cerca nel libro
systems-search-hint = Per esempio Stayman, splinter o 1{ -notrump } 2F
systems-print = Stampa il libro
systems-found =
    { $count ->
        [0] Il libro non ne parla.
        [one] Un passo
       *[other] { $count } passi
    }
systems-searching = Ricerca in corso…
systems-found-more = Ce ne sono altri: aggiungi una parola.
