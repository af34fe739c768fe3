### Che cosa dice il comando schlemm nel terminale.

## Pagine d’aiuto: ogni riga da sola, senza termini e senza valori, così compaiono subito.

help-schlemm = Bridge: calcolare punteggi, valutare mani, dare le carte, giocare.
help-usage = Uso:
help-heading-options = Opzioni
help-heading-commands = Comandi
help-heading-arguments = Argomenti
help-help = Mostra questo aiuto.
help-version = Mostra la versione.
help-lang = Lingua; altrimenti SCHLEMM_LANG, la lingua del sistema o il tedesco.
help-words = Parole del gioco, separate da virgole; altrimenti SCHLEMM_WORDS o quelle della lingua.
help-words-metavar = PAROLE
help-json = Una riga di JSON per i programmi.
help-letters = Lingua delle singole lettere, per esempio P per picche; altrimenti valgono C D H S, N E S W e A K Q J T.
help-metavar-options = [OPZIONI]
help-metavar-command = COMANDO
help-metavar-result = RISULTATO
help-metavar-hand = MANO
help-metavar-deal = SMAZZATA
help-metavar-file = FILE
help-metavar-to = DESTINAZIONE
help-metavar-from = COPIA
help-metavar-address = INDIRIZZO
help-metavar-team = SQUADRA
help-score = Calcola il punteggio di un risultato, passo per passo.
help-score-result = Contratto e risultato, per esempio 4♠X+1, «3{ -notrump } -2» o «4 picche contro m.i.».
help-score-vul = Se la coppia del { -declarer } è in zona (altrimenti in prima).
help-score-form = Come si calcola: torneo (così anche nel rubber di quattro smazzate) o rubber classico.
help-score-below = Solo nel rubber classico: punti già scritti sotto la linea.
help-score-simple = Regola di casa: prese down semplicemente raddoppiate.
help-score-declarer = Chi gioca, se il contratto non lo dice.
help-score-sums = Premi e penalità già sommati, come sui fogli italiani.
help-score-more = Anche: il rubber classico, i «che cosa cambia se» e quanto può costare una difesa.
help-hand = Valuta una mano: punti, forza, distribuzione, perdenti. Senza mano, ne viene distribuita una.
help-hand-cards = Tredici carte, per esempio AKQ54.K32.QJ3.32 o «♠AKQ54 ♥K32 ♦QJ3 ♣32».
help-hand-more = Anche: che cosa apre la mano in ogni sistema, e che cosa aspettarsi dal compagno.
help-deal = Distribuisce le carte e mostra le quattro mani.
help-deal-count = Quante smazzate (altrimenti una).
help-deal-board = Numero del primo board; ne dipendono mazziere e zona.
help-deal-number = Esattamente la smazzata con questo numero.
help-deal-seed = Seme del caso: lo stesso numero dà le stesse carte.
help-deal-verify = Verifica le smazzate di un file salvato dalla pagina «Verifica le smazzate».
help-deal-pbn = Solo le carte, una riga di PBN per smazzata.
help-metavar-condition = CONDIZIONE
help-deal-hand = Come deve essere questa mano: punti 15-17, lunghezze 5+♠, carte ♥AK, due delle tre più alte 2/3♠, distribuzione 5-3-3-2 o 5=3=3=2 (♠♥♦♣), balanced; più condizioni con spazi.
help-deal-hand-too = Lo stesso per questa mano.
help-deal-side = Che cosa hanno insieme i due compagni: punti e lunghezze, per esempio «25+ 8+♠».
help-deal-side-too = Lo stesso per questa coppia.
help-deal-auction = Come deve cominciare la licita, da chi dà le carte, per esempio «1C P 1H»: solo smazzate su cui il sistema dichiara così.
help-deal-system = Quale sistema dichiara così (altrimenti forum).
help-deal-out = Scrive le smazzate in questo file (altrimenti sullo standard output).
help-match = Fa licitare e giocare a due bot o programmi gli stessi board a due tavoli e li confronta in IMP.
help-match-a = Chi è Nord-Sud al tavolo 1: un sistema, anche con il livello di gioco (forum:klub, natur-a/notrump=12-14:anfaenger, un file .json di --save), o exec:COMANDO per un programma esterno; SISTEMA@exec:COMANDO dice con quale sistema gli altri leggono le sue dichiarazioni.
help-match-b = Chi è Est-Ovest al tavolo 1, allo stesso modo.
help-match-boards = Quanti board (altrimenti 100).
help-match-seed = Seme del caso: lo stesso numero dà gli stessi board.
help-match-bid-only = Solo la licita; si conta ciò che si farebbe a carte scoperte.
help-match-costs = Calcola anche quante prese i due regalano nel gioco.
help-match-jobs = In quanti processi (altrimenti uno per core); il risultato non ne dipende.
help-cluster = Dove si calcola: indirizzo di uno scheduler Dask (tcp://COMPUTER:PORTA), oppure local per processi Dask propri; il risultato non ne dipende.
help-match-patience = Quanti secondi ha un programma esterno per rispondere (altrimenti 30).
help-match-worst = Quanti dei board peggiori si mostrano (altrimenti 10).
help-match-pbn = Scrive in questo file tutti i board con ciò che è successo ai due tavoli.
help-match-tables = Conserva in questo file ciò che è risolto: gli stessi board vanno poi in fretta.
help-table-manager = Fa da table manager a un incontro tra programmi di bridge (protocollo di Blue Chip Bridge, versioni 18 e 19).
help-manager-host = Indirizzo su cui aspettare (altrimenti 127.0.0.1: solo questo computer).
help-manager-port = Porta (altrimenti 2000; 0 ne prende una libera qualsiasi).
help-manager-rooms = In quante sale si gioca: 1 (altrimenti) o 2 per un incontro; nella seconda le squadre siedono al contrario.
help-manager-boards = Quanti board (altrimenti 16).
help-manager-seed = Seme del caso: lo stesso numero dà gli stessi board, quelli di match.
help-manager-deals = Gioca i board di questo file PBN.
help-manager-teams = Possono venire solo queste squadre; la prima ha Nord-Sud in sala aperta.
help-manager-playing = Come si conta (altrimenti imp); i programmi della versione 19 lo sanno.
help-manager-strip-alerts = Passa a questa squadra le dichiarazioni senza alert e spiegazioni (si può ripetere); con WBridge5 da sé.
help-manager-slow-lines = Lascia pause tra le righe a questa squadra (si può ripetere).
help-manager-no-timing = Dopo un board non dice a questa squadra quanto si è pensato (si può ripetere).
help-manager-patience = In quanti secondi deve arrivare ogni riga attesa (altrimenti 180).
help-manager-wait = In quanti secondi tutti i posti devono essere occupati (altrimenti 3600).
help-manager-pbn = Scrive tutti i board in questo file, di nuovo dopo ogni board.
help-table-client = Fa sedere un bot al tavolo di un altro table manager (protocollo di Blue Chip Bridge).
help-client-bot = Chi gioca: un sistema, anche con il livello di gioco (forum:klub), un file .json di --save, o exec:COMANDO.
help-client-host = Dove si trova il table manager (altrimenti 127.0.0.1).
help-client-port = La sua porta (altrimenti 2000).
help-client-seats = Dove siede il bot: N E S W (altrimenti NS), ognuno con una connessione propria.
help-client-team = Come si chiama la squadra (altrimenti Schlemm).
help-client-opponents = Con quale sistema si leggono le dichiarazioni degli avversari.
help-client-protocol = Versione del protocollo: 18 (altrimenti) o 19.
help-client-no-alerts = Invia le dichiarazioni senza alert né spiegazioni; certi table manager altrimenti non le leggono.
help-client-wait = Per quanti secondi si aspetta un table manager che non c’è ancora (altrimenti 10).
help-system = Mostra che cosa è convenuto in un sistema e che cosa contiene il suo libro; con --topic o --all che cosa significa ogni dichiarazione. Senza nome: quali sistemi ci sono.
help-system-name = Nome di un sistema: forum; natur-a, come in «Die Regeln des Bridge»; natur-b, come nell’introduzione al bridge contratto; acol; anche modificato (forum/notrump=16-18), o un file .json fatto con --save o un proprio file .system. schlemm system lint FILE.system dice che cosa non va, schlemm system diff A B che cosa è diverso.
help-system-topic = Solo questo capitolo, per esempio opening.
help-system-all = Tutto il libro.
help-system-set = Cambia un accordo, per esempio majors=4; si può ripetere.
help-system-save = Scrive il sistema in questo file, per conservarlo.
help-system-bml = Scrive il libro nel Bridge Markup Language (BML).
help-sources = Racconta che cosa dicono le cinque fonti in un passo, e che cosa ne fa Schlemm.
help-sources-place = Un passo, per esempio S1:29: la riga 29 della fonte S1. Senza: tutti i passi.
help-metavar-place = PASSO
help-bid = Licita una smazzata, o tutte quelle di un file PBN, e dice che cosa significa ogni dichiarazione. Senza smazzata decide il caso.
help-bid-deal = Una smazzata in PBN («N:AKQ….» e così via), un file, oppure - per lo standard input.
help-bid-system = Il sistema delle due coppie (altrimenti forum).
help-bid-ns = Il sistema di Nord-Sud.
help-bid-ew = Il sistema di Est-Ovest.
help-bid-dealer = Chi è il mazziere (altrimenti come nel file o secondo il numero del board, se no Nord).
help-bid-vul = Chi è in zona (altrimenti come nel file o secondo il numero del board, se no nessuno).
help-bid-auction = Come è cominciata la licita, per esempio «1S P»; da lì continua.
help-bid-pbn = Scrive PBN con la licita e le note.
help-check = Controlla se in file di board licita, gioco, richiesta, contratto, risultato e punti concordano, e indica ogni contraddizione.
help-board-files = File di board; il formato lo riconosce Schlemm. - sta per lo standard input.
help-board-encoding = In quale codifica sono i file, per esempio cp1252, se non lo dicono bene da sé.
help-board-to = In quale formato scrivere, per esempio pbn o lin (altrimenti quello che dice il nome del file).
help-board-force = Sovrascrive il file se c’è già.
help-analyse = Calcola quanto valgono i board a carte scoperte: prese in ogni denominazione, par, e quanto è costata ogni carta giocata.
help-check-solve = Ricalcola ciò che i file dicono di prese e par a carte scoperte.
help-convert-contract = Solo board con questo contratto, più d’uno con virgole: 4S, 4SX, H.
help-convert-declarer = Solo board giocati da qui: N, E, S, W, NS, EW.
help-convert-tricks = Solo board con tante prese: 9, 10-13, made, down.
help-convert-rotate = Gira i board in modo che questo sieda in Sud: N, E, S, W, declarer o leader. Chi dà le carte, zona, nomi e punti girano insieme.
help-convert-renumber = Numera di nuovo i board, da 1; mazziere e zona restano.
help-analyse-out = Scrive in questo file i board con tutto quello che è calcolato (- per lo standard output). In PBN prese e par stanno in OptimumResultTable, OptimumScore e ParContract, i costi come nota dietro alla carta.
help-analyse-resume = Continua da dove si è interrotta una corsa con lo stesso file di uscita.
help-records = Fa dei board una pagina da stampare e appendere: quattro mani, punti, prese a carte scoperte, par, e che cosa è successo ai tavoli.
help-records-out = Scrive la pagina in questo file (- o niente per lo standard output); è HTML e non ne serve un altro.
help-records-pdf = Scrive un PDF. Lo stampa Chromium o Chrome, se c’è.
help-records-title = Che cosa sta sopra i board (altrimenti torneo e data, se i file li dicono).
help-records-scoring = Come si confrontano i tavoli: in IMP, in matchpoint o per niente (altrimenti come dicono i file; altrimenti due tavoli in IMP, di più in matchpoint).
help-records-no-results = Lascia fuori i risultati dei tavoli.
help-records-no-tricks = Non calcola niente: senza prese e senza par.
help-records-letters = Lingua delle lettere su carte e posti, se dev’essere diversa da quella delle parole.
help-metavar-out = USCITA
help-convert = Scrive i board di file in un altro formato, e indica che cosa non vi trova posto.
help-convert-files = File di board, e per ultimo quello in cui scrivere. - sta per standard input e output.
help-stats = Conta che cosa c’è in file di board: smazzate, contratti, risultati, punti, e quello che non si è potuto leggere.
help-serve = Avvia il server per il tavolo nel browser.
help-serve-data = File in cui stanno tutte le partite.
help-serve-bus = Bus dei server di un database: nats://HOST:4222. Con esso più server possono lavorare su un database.
help-serve-bots = Chi pensa per i bot: processi propri (own), o quelli di «schlemm bots» sul bus (bus).
help-serve-store = Database invece di un file: postgresql://NOME@HOST/DATABASE. Lo prepara «schlemm store migrate».
help-serve-host = Indirizzo su cui il server risponde (altrimenti 127.0.0.1: solo questo computer).
help-serve-port = Porta (altrimenti 8000; 0 ne prende una libera).
help-serve-proxy = Indirizzo di un proxy davanti, a cui si crede da dove arrivano le richieste (si può ripetere).
help-serve-ops = Secondo indirizzo, solo per la gestione: /metrics per Prometheus, /healthz, /readyz (altrimenti nessuno).
help-serve-drain = Secondi per cui il server continua dopo SIGTERM, perché un bilanciatore di carico se ne accorga (altrimenti 0).
help-serve-prune-after = Dopo tanti giorni spariscono i tavoli e gli incontri dove nessuno ha mai dichiarato (altrimenti 30; 0: mai).
help-serve-log = Come si scrive il registro: come testo (è il normale) o come JSON.
help-serve-open = Se aprire il browser (altrimenti no).
help-serve-seed = Per provare: lo stesso numero dà le stesse carte, da capo a ogni avvio.
help-bots = Fa rispondere ai processi di questo computer a ciò che i server chiedono ai bot su un bus. Un server chiede solo a bot della sua stessa versione.
help-bots-bus = Il bus su cui si chiede: nats://HOST:4222, più di uno dello stesso gruppo con virgole.
help-bots-workers = Quanti processi occupano insieme i giocatori di una connessione (altrimenti uno per core, almeno due, al massimo quattro); ce n’è uno in più per gli altri.
help-config = Le impostazioni stanno in questo file TOML, nella tabella del comando. Vale prima ciò che si scrive qui.
help-show-config = Mostra le impostazioni e da dove viene ciascuna, senza password, e non avvia nulla.
help-backup = Salva tutte le partite in un nuovo file e lo controlla, anche mentre il server è in funzione. DESTINAZIONE è un file o una cartella.
help-restore = Mette una copia di sicurezza al posto del file in cui stanno tutte le partite; quello di prima viene messo da parte. Il server non deve essere in funzione.
help-restore-damaged = Anche una copia in cui singole partite sono danneggiate.
help-store = Prepara un database, porta partite da un archivio all’altro, elenca ciò che uno contiene.
help-migrate = Prepara un database per Schlemm, o lo aggiorna a questa versione.
help-copy = Porta partite da un archivio a un altro e poi confronta i due. Un archivio è sqlite:FILE oppure postgresql://…
help-copy-only = Solo questa registrazione, come la chiama «schlemm store list» (si può ripetere).
help-list = Elenca tutto ciò che sta in un archivio, con il numero di voci.
help-prune = Toglie i tavoli e gli incontri dove nessuno ha mai dichiarato. Un server in funzione lo fa da sé.
help-prune-days = Da tanti giorni non vi è successo nulla (altrimenti 30).
help-prune-dry-run = Elenca soltanto ciò che verrebbe tolto; anche mentre un server è in funzione.
help-metavar-store = ARCHIVIO
help-metavar-name = NOME

## Punteggio

cli-line-below = sotto la linea
cli-line-above = sopra la linea
cli-line-none = –
cli-vulnerable = { -vulnerable }
cli-not-vulnerable = { -not-vulnerable }
cli-for-declarer = Per la coppia del { -declarer }
cli-for-defenders = Per i difensori

## Mano. $share è una parte come 15,52 %, $hands un numero grande.

cli-hand-strength = Forza
cli-hand-strength-ours = { $strength } (il nome è nostro; la fonte non ne ha)
cli-hand-shape = Distribuzione
cli-hand-shape-share = { $shape }: { $share } di tutte le mani
cli-hand-shape-rare = { $shape }: una mano su { $hands }
cli-hand-class-share = { $class }: { $share } di tutte le mani
cli-hand-losers = Perdenti
cli-hand-with = insieme ai punti onori { $points }
cli-hand-suit-only = solo con atout
cli-hand-nothing = nessuno

## Smazzata

cli-deal-heading = Board { $number } · mazziere { $seat } · { $vulnerability }
cli-deal-points = { $seat } { $points }
cli-deal-number = Numero { $number }

## Il libro del sistema

system-otherwise = Così è il sistema di base. Qui si è concordato altro; accanto, tra parentesi, ciò che è consueto.
system-usual = { $value } (di solito { $usual })
system-legend = Per leggere
system-marks = Tra parentesi quadre è scritto se il compagno può passare (forzante: no) e se la dichiarazione è artificiale, cioè non intende il colore che nomina. Le dichiarazioni sono in ordine di altezza, non di preferenza: se due vanno bene, una ha la precedenza, di solito quella che dice di più della mano.
system-counts-figures = Punti onori: asso 4, re 3, donna 2, fante 1.
system-counts-strength = Punti con la lunghezza: punti onori, più 2 per una quinta, 3 per sei carte e così via, e 1 per ogni quarta oltre la prima.
system-counts-long = Punti con i colori lunghi: punti onori, più 1 per ogni carta di un colore oltre la quarta.
system-counts-short = Punti con i colori corti: punti onori, più 1 per due carte in un colore, 2 per una, 3 per nessuna.
system-counts-support = Punti in appoggio: punti onori, più per i colori corti accanto ad almeno quattro atout 1 per due carte, 3 per una, 5 per nessuna; accanto a tre atout 1, 2 e 3.

## Server

cli-serving = Schlemm è in funzione: { $address }
cli-serving-data = Tutte le partite stanno in { $path }
cli-serving-end = Si termina con Ctrl+C.
cli-serving-lost = Dall’ultima volta è andato perso qualcosa che era già salvato, di: { $names }. Come può succedere è spiegato in docs/handbook.md#damage.
cli-serving-ops = Per la gestione: { $address }metrics
cli-serving-unsolved = Qui manca il programma che calcola le prese: tutti i bot giocano con regole empiriche, e non ci sono né consigli per il gioco né analisi. Rimedio: { solver-remedy }
serve-port-taken = Su { $host } la porta { $port } è già occupata. Schlemm è già in funzione? Altrimenti prendine un’altra: --port { $next }
serve-port-forbidden = Qui non tutti possono usare la porta { $port }. Prendine una da 1024 in su, per esempio --port 8000.
serve-port-unknown = La porta { $port } non esiste: scegline una da 0 a 65535.
serve-host-unknown = Questo computer non può rispondere su { $host }, porta { $port }. Usa --host 127.0.0.1 e una porta fino a 65535.
serve-proxy-unknown = «{ $address }» non è né l’indirizzo né la rete di un proxy. Prendi per esempio --proxy 127.0.0.1 o --proxy 10.0.0.0/8.
serve-proxy-everybody = Con --proxy { $address } si crederebbe a chiunque da dove arriva. Indica l’indirizzo del proxy, come --proxy 127.0.0.1.
serve-ops-unknown = «{ $address }» non è un indirizzo con una porta. Prendi per esempio --ops 127.0.0.1:9100.
serve-ops-taken = Questo computer non può rispondere su { $address }, oppure la porta è occupata. Prendi qualcos’altro, per esempio --ops 127.0.0.1:9101.
serve-static-missing = Mancano le pagine per il browser ({ $path }). «make run» le costruisce.
serve-no-workers = Il sistema non dà processi ai bot. Chiudi altri programmi e riprova.
bots-no-bus = Manca il bus su cui si chiede: --bus nats://HOST:4222
cli-bots-answering =
    { $count ->
        [one] Un processo risponde alle domande ai bot di tipo { $kind } su { $place }
       *[other] { $count } processi rispondono alle domande ai bot di tipo { $kind } su { $place }
    }
cli-bots-unsolved = Qui manca il programma che calcola le prese. A questi bot chiedono solo i server a cui manca anche lui. Rimedio: { solver-remedy }
serve-data-damaged = Il file { $path } è danneggiato o non è un file di Schlemm. Nulla è stato cambiato. Rimetti al suo posto la tua ultima copia (schlemm restore COPIA; il file danneggiato resta accanto), o prendine un altro: --data FILE
serve-data-read-only = Non si può scrivere in { $path }. Controlla i permessi, o prendi un altro file: --data FILE
serve-data-newer = Il file { $path } viene da una versione più recente di Schlemm (formato { $found }; questa versione arriva al { $known }). Usa quella versione, o un altro file: --data FILE
serve-data-foreign = Il file { $path } appartiene a un altro programma; resta com’è. Usane un altro: --data FILE
serve-data-locked = Il file { $path } è in uso da un altro programma. Schlemm è già in funzione? Altrimenti prendine un altro: --data FILE
serve-data-full = Per { $path } non c’è più spazio sul disco. Fai spazio, o prendi un altro file: --data FILE
serve-data-failed = Il file { $path } non si può aprire ({ file-reason }). Prendine un altro: --data FILE
serve-data-in-use =
    { $process ->
        [none] Con il file { $path } è già in funzione un server di Schlemm. Terminalo, o prendi un altro file: --data FILE
       *[other] Con il file { $path } è già in funzione un server di Schlemm (processo { $process }). Terminalo, o prendi un altro file: --data FILE
    }
serve-two-stores = O --data o --store: tutte le partite stanno in un solo posto.
store-address-unknown = «{ $address }» non indica né un file né un database. Si scrive sqlite:FILE oppure postgresql://NOME@HOST/DATABASE
serve-store-address = Il database non capisce l’indirizzo { $path }: { $said }
serve-store-denied = Il database { $path } non ammette questo utente: { $said }. Controlla nome, password e permessi.
serve-store-encoding = Il database { $path } non conserva testi in UTF-8. Creane uno che lo faccia: createdb --encoding=UTF8 --template=template0
serve-store-foreign = Nel database { $path } lo schema «schlemm» appartiene a un altro programma; resta com’è. Prendi un altro database.
serve-store-in-use = Con il database { $path } è già in funzione un altro server di Schlemm, o è appena caduto. Terminalo, o aspetta un momento.
serve-store-newer = Il database { $path } è preparato per una versione più recente di Schlemm (formato { $found }; questa versione conosce il { $known }). Usa quella versione.
serve-store-no-database = Il database { $path } non esiste. Crealo: createdb
serve-store-older = Il database { $path } è ancora preparato per una versione precedente di Schlemm (formato { $found }; a questa versione serve il { $known }). Aggiornalo: schlemm store migrate INDIRIZZO
serve-store-other-bus = I server del database { $path } parlano su un altro bus. Tutti i server di un database hanno bisogno dello stesso: dai a questo lo stesso indirizzo con --bus.
serve-store-unprepared = Il database { $path } non è ancora preparato per Schlemm. Lo fa: schlemm store migrate INDIRIZZO
serve-store-unreachable = Il database { $path } non risponde: { $said }. È in funzione, e l’indirizzo è giusto?
serve-store-failed = Il database { $path } non si può usare: { $said }
bus-address-unknown = «{ $address }» non indica nessun bus. Si scrive nats://HOST:4222, più indirizzi separati da virgole.
serve-bots-without-bus = Con --bots bus i bot pensano altrove: ci vuole --bus con l’indirizzo del bus.
serve-bus-denied = Il bus { $path } non ammette questo utente: { $said }. Controlla nome e password.
serve-bus-no-jetstream = Il bus { $path } non conserva nulla: lì JetStream non è attivo. Avvialo con: nats-server -js
serve-bus-other-version = Sul bus { $path } gira un server di un’altra versione: { $said }. Ferma prima tutti i server vecchi, poi avvia i nuovi.
serve-bus-unreachable = Il bus { $path } non risponde: { $said }. È in funzione, e l’indirizzo è giusto?
serve-bus-failed = Il bus { $path } non si può usare: { $said }

## Copie di sicurezza. $names elenca ciò che è danneggiato.

cli-backup-done =
    Salvato e controllato: { $path }
    { $streams ->
        [one] una registrazione
       *[other] { $streams } registrazioni
    }, { $events ->
        [one] una voce
       *[other] { $events } voci
    }
cli-backup-altered = Già nel file stesso è danneggiato: { $names }. Non si può più aprire; tutto il resto è salvato. Conserva le copie più vecchie.
backup-no-data = Il file { $path } non c’è. Indica quale salvare: --data FILE
backup-not-written = In { $path } non si può salvare nulla ({ file-reason }). Prendi un altro nome; ciò che c’è già non viene mai sovrascritto.
cli-restore-done =
    Rimesso al suo posto e controllato: { $path }
    { $streams ->
        [one] una registrazione
       *[other] { $streams } registrazioni
    }, { $events ->
        [one] una voce
       *[other] { $events } voci
    }
cli-restore-aside = Il file di prima ora è qui: { $path }
cli-restore-missing = Prima c’era già più di quanto sta nella copia, per: { $names }
cli-restore-altered = Danneggiato: { $names }. Non si può aprire; tutto il resto funziona.
restore-altered = Nella copia { $path } è danneggiato: { $names }. Nulla è stato cambiato. Prendine un’altra, o usa comunque questa: --damaged
restore-same = { $path } è già il file in cui stanno tutte le partite. Indica una sua copia.
restore-no-file = La copia { $path } non si può mettere al suo posto ({ file-reason }). Nulla è stato cambiato.
restore-source-damaged = La copia { $path } è danneggiata o non è un file di Schlemm. Nulla è stato cambiato. Prendine un’altra.
restore-source-newer = La copia { $path } viene da una versione più recente di Schlemm (formato { $found }; questa versione arriva al { $known }). Usa quella versione.
restore-source-foreign = { $path } non è una copia di Schlemm. Nulla è stato cambiato.
restore-source-failed = La copia { $path } non si può leggere ({ file-reason }). Nulla è stato cambiato.
restore-in-use =
    { $process ->
        [none] Con il file { $path } è già in funzione un server di Schlemm. Terminalo prima; nulla è stato cambiato.
       *[other] Con il file { $path } è già in funzione un server di Schlemm (processo { $process }). Terminalo prima; nulla è stato cambiato.
    }
restore-source-in-use =
    { $process ->
        [none] Con il file { $path } è già in funzione un server di Schlemm. Fanne prima una copia: schlemm backup
       *[other] Con il file { $path } è già in funzione un server di Schlemm (processo { $process }). Fanne prima una copia: schlemm backup
    }

## Archivi. $names elenca; $more dice quanti non sono nominati.

store-file-damaged = Il file { $path } è danneggiato o non è un file di Schlemm. Nulla è stato cambiato.
store-file-foreign = Il file { $path } appartiene a un altro programma; resta com’è.
store-file-in-use = Con il file { $path } è in funzione un server di Schlemm. Terminalo prima; nulla è stato cambiato.
store-file-newer = Il file { $path } viene da una versione più recente di Schlemm (formato { $found }; questa versione arriva al { $known }). Usa quella versione.
store-file-failed = Il file { $path } non si può usare ({ file-reason }). Nulla è stato cambiato.
store-migrate-file = { $path } è un file; lo aggiorna già «schlemm serve».
cli-store-migrated =
    { $state ->
        [same] Il database { $path } è aggiornato (formato { $after }).
       *[changed] Il database { $path } è ora preparato per questa versione (formato { $after }, prima { $before }).
    }
cli-store-pruned =
    { $state ->
        [would] { $games ->
            [one] Una partita senza dichiarazioni verrebbe tolta.
           *[other] { $games } partite senza dichiarazioni verrebbero tolte.
        }
       *[done] { $games ->
            [one] Una partita senza dichiarazioni è stata tolta.
           *[other] { $games } partite senza dichiarazioni sono state tolte.
        }
    }
cli-store-copied =
    Trasferito e confrontato: { $path }
    { $streams ->
        [one] una registrazione
       *[other] { $streams } registrazioni
    }, { $events ->
        [one] una voce
       *[other] { $events } voci
    }
store-copy-taken =
    { $more ->
        [0] Nella destinazione ci sono già: { $names }. Nulla è stato cambiato. Trasferisci solo singole: --only NOME
       *[other] Nella destinazione ci sono già: { $names } e altre { $more }. Nulla è stato cambiato. Trasferisci solo singole: --only NOME
    }
store-copy-unknown =
    { $more ->
        [0] Non ci sono: { $names }. Che cosa c’è lo dice: schlemm store list
       *[other] Non ci sono: { $names } e altre { $more }. Che cosa c’è lo dice: schlemm store list
    }
store-copy-altered =
    { $more ->
        [0] È danneggiato: { $names }. Nulla è stato cambiato. Trasferire comunque: --damaged
       *[other] È danneggiato: { $names } e altre { $more }. Nulla è stato cambiato. Trasferire comunque: --damaged
    }

## Errori nella riga di comando

cli-error = Così non va:
cli-more-help = Altro con: { $command }
cli-no-such-language = Una lingua «{ $name }» non c’è. Ci sono: { $known }. (Scelta con --lang o SCHLEMM_LANG.)
cli-no-such-word = Una parola «{ $name }» non si può scegliere. Si può scegliere: { $known }. (Scelta con --words o SCHLEMM_WORDS.)
cli-no-such-place = { $name } non è un passo a cui Schlemm si richiama. Li mostra tutti «schlemm sources».
cli-no-such-option =
    { $near ->
        [none] L’opzione { $option } non c’è.
       *[other] L’opzione { $option } non c’è. Intendi { $near }?
    }
cli-no-such-command =
    { $near ->
        [none] Il comando «{ $command }» non c’è.
       *[other] Il comando «{ $command }» non c’è. Intendi { $near }?
    }
cli-missing = Qui manca qualcosa: { $what }.
cli-option-takes-one = Dopo { $option } manca un valore.
cli-option-takes-none = { $option } non vuole un valore.
cli-not-one-of = { $option } non conosce «{ $value }». Si può scegliere fra: { $choices }.
cli-not-a-number = { $option } vuole un numero intero da { $least } a { $most }, non «{ $value }».
cli-left-over = Questo è di troppo: { $words }. Il comando prende solo opzioni.
cli-not-understood = Non capisco il comando: { $what }
cli-exclude = { $first } e { $second } non vanno insieme: usane uno solo.
cli-needs = { $option } vale solo insieme a { $needed }: aggiungilo, o togli { $option }.
cli-twice = { $option } compare più di una volta: lascialo una volta sola.
score-passed-out = Se tutti passano, { $option } non cambia nulla: toglilo.
cli-two-declarers = Nel contratto il { -declarer } è { $seat }, in --declarer { $turn }. Togli uno dei due.
cli-no-output = L’output non si può scrivere ({ file-reason }).
cli-alone = Qui c’è solo la libreria; per il comando schlemm (manca: { $missing }) scrivi, nei sorgenti: pip install { "\"" }.[cli]{ "\"" }
cli-not-installed = Per questo manca qualcosa ({ $missing }). Installalo dai sorgenti: pip install { "\"" }.[{ $extra }]{ "\"" } { $folders }
cluster-bad-address = { $address } non è l’indirizzo di uno scheduler Dask. Usa tcp://COMPUTER:PORTA, oppure local.
cluster-unreachable = A { $address } non risponde nessuno scheduler Dask. Controlla che sia in funzione e che l’indirizzo sia giusto.
cluster-not-started = Non è possibile avviare processi Dask propri ({ $theirs }).
cluster-no-workers = Lo scheduler Dask { $address } non ha worker. Avviane con: dask worker { $address }
cluster-versions = A { $address } c’è altro software ({ $theirs }) rispetto a qui ({ $ours }). Installa lo stesso dappertutto, altrimenti il risultato sarebbe diverso.
cluster-unfit = Al worker { $address } mancano le parti compilate. Installale là, dai sorgenti: pip install ./native { "\"" }.[bulk]{ "\"" }
cluster-lost = Il cluster { $address } non va avanti: la connessione è caduta.
cli-unreadable-contract = Questo risultato non si legge.
cli-unreadable-hand = Questa mano non si legge.
cli-unreadable-condition = Non riesco a leggere questa condizione.
cli-unreadable-auction = Non riesco a leggere questa licita.
cli-unreadable-seat = Questo posto non si legge.

## Impostazioni da file e ambiente

cli-setting-default = predefinito
cli-setting-unset = non impostato
setting-allowed =
    { $kind ->
        [switch] true o false
        [whole] un numero intero da { $least } a { $most }
        [choice] uno di questi: { $choices }
        [list] un elenco di testi
        [commas] un testo, o più testi separati da virgole
        [text] un testo
       *[other] solo ciò che prende anche { $flag }
    }
config-unreadable = Il file { $path } non si può leggere ({ file-reason }).
config-not-toml =
    { $line ->
        [none] Il file { $path } non è un file TOML.
       *[other] Il file { $path } non è un file TOML: non riesco a leggere la riga { $line }.
    }
config-no-table = Nel file { $path } «{ $key }» deve essere una tabella: [{ $key }]
config-unknown-key =
    { $near ->
        [none] Il file { $path } imposta «{ $key }», che non esiste. Ci sono: { $known }.
       *[other] Il file { $path } imposta «{ $key }», che non esiste. Intendi { $near }? Ci sono: { $known }.
    }
config-unfit-value = Nel file { $path } «{ $key }» prende { setting-allowed }.
config-unknown-variable =
    { $near ->
        [none] L’ambiente imposta { $variable }, che non esiste. Ci sono: { $known }.
       *[other] L’ambiente imposta { $variable }, che non esiste. Intendi { $near }? Ci sono: { $known }.
    }
config-unfit-variable = Nell’ambiente { $variable } prende { setting-allowed }.
config-one-line = Nel file { $path } deve stare esattamente un indirizzo e nient’altro.

## Che cosa non va in un testo scritto, e che cosa aiuta

read-empty = Qui non c’è ancora niente. Un risultato è fatto così: 4♠X+1, una mano così: AKQ54.K32.QJ3.32
read-too-long = È troppo lungo per essere letto: accorcialo a { $most } caratteri al massimo.
read-unknown-sign = Il segno { $word } qui non vuol dire niente: toglilo.
read-unknown-word = Non capisco «{ $word }». Colori: ♣ ♦ ♥ ♠ { -notrump } o i loro nomi; carte: da A K Q J 10 a 2.
read-local-letter = «{ $word }» vuol dire cose diverse in lingue diverse. Usa il segno o la parola intera (♠, picche, Est), C D H S, N E S W e A K Q J.
cli-name-letters = Oppure indica la lingua delle lettere: --letters it
read-no-contract = Qui manca il contratto, per esempio 4♠ o 3{ -notrump }.
read-no-denomination = { $number } di che cosa? Una dichiarazione vuole un colore o { -notrump }, per esempio { $number }♠.
read-no-level = Prima di { $strain } manca il livello, un numero da 1 a 7.
read-level-not-1-to-7 = Le dichiarazioni vanno da 1 a 7, non c’è { $level }.
read-two-contracts = Questo è un secondo contratto: se ne calcola uno solo.
read-two-doublings = Questo è un secondo { -double }. Il { -redouble } si scrive XX.
read-two-declarers = Questo è un secondo { -declarer }: ce n’è uno solo.
read-number-of-what =
    { $number } di che cosa? Scrivi +{ $number } per le { -overtrick(form: "pl") }, -{ $number } per le prese down, «{ $number ->
        [one] { $number } presa»
       *[other] { $number } prese»
    } per tutte le prese.
read-number-missing = «{ $word }» vuole un numero, per esempio +1, -2 o «2 down».
read-results-differ = Questo contraddice il risultato che c’è già: togli uno dei due.
read-too-many-tricks =
    { $most ->
        [0] Non ci sono tante prese: { $bid } non può avere { -overtrick(form: "pl") }.
        [one] Non ci sono tante prese: { $bid } può avere al massimo una { -overtrick }.
       *[other] Non ci sono tante prese: { $bid } può avere al massimo { $most } { -overtrick(form: "pl") }.
    }
read-too-few-tricks = Non ci sono tante prese: { $bid } può andare down al massimo di { $most }.
read-passed-and-contract = O hanno passato tutti, o c’è un contratto: togli uno dei due.
read-no-result = Qui manca il risultato: = per mantenuto, +1 per una { -overtrick }, -2 per due down.
read-no-seat = I posti sono N E S W, o Nord, Est, Sud, Ovest.
read-card-twice = { $card } c’è già: di ogni carta ce n’è una sola.
read-too-few-cards =
    { $count ->
        [one] È solo una carta; una mano ne ha { $size }.
       *[other] Sono solo { $count } carte; una mano ne ha { $size }.
    }
read-too-many-cards = Sono { $count } carte; una mano ne ha solo { $size }.
read-not-four-holdings = Una mano ha quattro colori, divisi da punti e picche per prime; qui ce ne sono { $count }. Un colore vuoto si scrive con un trattino: AKQ54.K32.QJ432.-
read-no-deal = Non c’è una smazzata intera. Si possono leggere: file di board, indirizzi di visualizzatori che contengono le mani, [hv=…] dei forum, diagrammi, e tre o quattro mani, ciascuna in una riga (N: ARD5.R32.DF3.432) o colore per colore, anche finali con lo stesso numero di carte in ogni mano.
read-whose-hands = Ci sono quattro mani, ma non di chi sono: scrivi Nord, Est, Sud o Ovest davanti a ciascuna.
read-two-meanings = Queste lettere indicano smazzate diverse secondo la lingua: scrivi N E S W e A K Q J, e ♠ ♥ ♦ ♣.
read-no-suit = Di che colore sono queste carte? Metti davanti ♠ ♥ ♦ o ♣.
read-no-condition = Qui non c’è nessuna condizione. Scrivi per esempio «15-17 balanced» o «5+♠ ♥AK».
read-unknown-condition = «{ $word }» non è una condizione: scrivi per esempio 15-17, 12+, 5+♠, ♥AK, 2/3♠, 5-3-3-2 o balanced.
read-not-of-a-side = «{ $word }» vale solo per una mano: ai due compagni insieme si chiedono punti e lunghezze.
read-no-shape = «{ $word }» non è una distribuzione: le quattro lunghezze fanno tredici in tutto.
read-nobody = Una mano così non c’è, o non insieme al resto che è chiesto: { $word }.
read-unknown-call = «{ $word }» non è una dichiarazione: scrivi per esempio 1♠, 2{ -notrump(form: "bid") }, P per passo, X o XX.
read-call-not-legal = { $word } qui non è permesso.

## Perché un file non va

file-reason =
    { $detail ->
        [missing] non esiste
        [folder] è una cartella
        [no-folder] una cartella del percorso è un file
        [denied] manca il permesso
        [exists] esiste già
        [full] sul disco non c’è più spazio
        [too-large] sarebbe troppo grande
        [read-only] lì non si può scrivere
        [long-name] il nome è troppo lungo
        [busy] è in uso
        [loop] il percorso gira in tondo
        [device] il dispositivo non risponde
        [many-open] ci sono troppi file aperti
        [closed] nessuno legge più
        [no-program] non è un programma
        [not-text] non contiene testo
        [no-path] nessun file può chiamarsi così
        [no-home] questo utente non esiste
        [unknown] non si sa altro
       *[other] il sistema dice { $detail }
    }
