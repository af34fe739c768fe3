## Che cosa non va in un file PBN, e che cosa aiuta

pbn-place =
    { $board ->
        [none] Riga { $line }
       *[other] Riga { $line }, board { $board }
    }
pbn-no-games = In questo testo non c’è PBN: una smazzata ha campi come Board e Deal, fra parentesi quadre.
pbn-unclosed-comment = Questo commento non finisce mai: metti una parentesi graffa chiusa alla fine.
pbn-unreadable-tag = Questo non è un campo: { $text } – ci vuole un nome e un valore fra virgolette diritte, tutto fra parentesi quadre.
pbn-inherited = In [{ $tag }] # non è permesso: scrivi il valore.
pbn-board-number = «{ $text }» non è un numero di board: scrivi un numero intero da 1 in su, o ?.
pbn-unknown-dealer = «{ $text }» non può dare le carte: scrivi N, E, S o W.
pbn-unknown-vulnerability = «{ $text }» non è una situazione di zona: scrivi None, NS, EW o All.
pbn-not-four-hands = La smazzata vuole un primo posto, due punti e quattro mani; qui sono { $count }. Una mano sconosciuta si scrive -.
pbn-not-four-holdings = Una mano ha quattro colori divisi da punti; questa ({ $seat }) ne ha { $count }.
pbn-unknown-rank = «{ $rank }» non è una carta ({ $seat }): scrivi A K Q J T 9 fino a 2.
pbn-not-13-cards =
    Questa mano ({ $seat }) ha { $count ->
        [one] una sola carta
       *[other] { $count } carte
    }: dagliene tredici.
pbn-card-twice = Date due volte: { $cards }. Lascia ciascuna in una mano sola.
pbn-card-missing = In nessuna mano: { $cards }. Dai ciascuna a qualcuno.
pbn-end-position = Un finale ha lo stesso numero di carte diverse nelle quattro mani; qui sono { $text } (Nord, Est, Sud, Ovest).
pbn-first-caller = «{ $text }» non può parlare per primo, tocca a chi dà le carte: correggi [Auction] o [Dealer].
pbn-passes-missing = Prima dell’apertura manca almeno un passo, perché il contratto è { $contract }: completa [Auction].
pbn-unknown-call = Non capisco la dichiarazione { $number }: { $call }. Scrivi Pass, X, XX, AP o una dichiarazione come 1NT.
pbn-illegal-call = La dichiarazione { $number } non è permessa: { $call }. Correggila, o chiudi la licita prima con *.
pbn-irregular-call = La dichiarazione { $number } è stata accettata contro le regole ({ $call }); licite così non si leggono: chiudila prima con *.
pbn-unknown-note = Questa nota non ha numero: { $text } – dovrebbe cominciare con il numero e due punti.
pbn-unknown-contract = «{ $text }» non è un contratto: scrivi Pass, o livello, colore e X o XX, per esempio 4SX.
pbn-unknown-declarer = «{ $text }» non può giocare: scrivi N, E, S o W.
pbn-no-contract = «{ $text }» va con un contratto, e qui non c’è: indica [Contract] e [Declarer], o la licita.
pbn-no-declarer = Questo contratto non lo gioca nessuno: aggiungi [Declarer].
pbn-contract-differs = Nel file c’è { $text }, ma la licita finisce con { $contract }: correggi uno dei due.
pbn-unknown-result = «{ $text }» non è un risultato: scrivi le prese del dichiarante, da 0 a 13.
pbn-note-number = «{ $text }» non è il numero di una nota: scrivi al massimo nove cifre.
pbn-unknown-leader = { $text ->
    [none] Non si dice chi gioca la prima carta: scrivi N, E, S o W.
   *[other] «{ $text }» non può giocare la prima carta: scrivi N, E, S o W.
}
pbn-unknown-card = Non capisco la carta { $number }: { $text }. Scrivi colore e valore, per esempio SA, o - per una carta sconosciuta.
pbn-played-twice = La carta { $number } è già stata giocata: { $card }. Lasciala in un posto solo.
pbn-too-many-cards = Qui ci sono più di tredici prese: togli quello che è di troppo.
pbn-file-too-long = È troppo da leggere in una volta: dividi il file in pezzi di { $most } MB al massimo.
pbn-too-long = Qui c’è troppo in un posto solo: accorcialo a { $most } caratteri al massimo.
pbn-too-many-tags = Questa smazzata ha più di { $most } campi: togline qualcuno, o metti righe vuote fra le smazzate.
pbn-too-many-words = Questa smazzata ha più di { $most } parole dopo i suoi campi: accorcia le tabelle, o metti righe vuote fra le smazzate.
pbn-too-many-defects = In questa smazzata c’è dell’altro che non va; dopo { $most } errori non continuo a contare. Correggi prima quelli indicati.
pbn-too-dense = Da qui in poi non leggo più: il file è fatto di tanti pezzi così piccoli che non possono essere smazzate. Togli quello che è vuoto, o dividilo.
