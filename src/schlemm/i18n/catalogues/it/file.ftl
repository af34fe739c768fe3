## Che cosa non va in un file di board, e che cosa aiuta

file-no-boards = In questo file non ci sono board nel formato { $format }: guarda se è quello giusto.
file-broken = Da qui in poi questo non è { $format }: correggi il punto, o togli quello che c’è.
file-cut-off = Qui il file si interrompe ({ $format }): procuratelo di nuovo, intero.
file-unknown-field = Non conosco il campo { $text }; lo tralascio.
file-bad-value = «{ $text }» qui non può stare ({ $tag }): guarda nella descrizione del formato che cosa è ammesso.
file-board-number = «{ $text }» non è il numero di un board: scrivi un numero intero da 1 in su.
file-dealer = «{ $text }» qui non può dare le carte: scrivi N, E, S o W, cioè chi comincia.
file-vulnerability = «{ $text }» non è una situazione di zona: scrivi -, n, e o b.
file-bad-hand = Non riesco a leggere questa mano ({ $seat }): { $text }. Deve avere tredici carte diverse.
file-card-twice = Le stesse carte sono in più mani: lascia ciascuna in una sola.
file-no-dealer = Non si dice chi comincia: indica chi dà le carte.
file-bad-call = La dichiarazione { $number } non esiste o non è permessa: { $text }. Quello che segue lo tralascio.
file-bad-card = La carta { $number } non esiste, è già stata giocata o non è in mano al giocatore di turno: { $text }. Quello che segue lo tralascio.
file-contract = «{ $text }» non è un contratto, o nessuno lo gioca: scrivi livello e colore, e chi gioca.
file-contract-differs = Il file dice { $text }, ma la licita finisce in { $contract }: correggi l’uno o l’altra.
file-no-contract = Qui si è giocato qualcosa senza contratto: aggiungilo.
file-result = «{ $text }» non è un numero di prese: scrivi le prese del dichiarante, da 0 a 13.
file-ending-result = «{ $text }»: in questo finale non restano tante prese; sono quelle di tutto il board e vengono omesse.
file-checksum = La somma di controllo non torna: qualcuno ha cambiato questa riga. Confronta il board con l’originale.
file-hands-differ = Questo board sta qui due volte e non uguale: vale quello che la macchina distribuisce, non quello che mostra.
file-left-out =
    { $count ->
        [one] Un dato di questo file non ha posto in un board e si tralascia: { $text }.
       *[other] { $count } dati di questo file non hanno posto in un board e si tralasciano: { $text }.
    }
file-not-followed = Qui si dice solo dove sarebbero i board; non apro indirizzi. Metti i board stessi.
file-foreign =
    { $kind ->
        [packed] Questo è un file compresso (zip o simili). Decomprimilo e indica i file che contiene.
        [bws] Questo è un database di Bridgemate (BWS). Fai esportare USEBIO o PBN dal tuo programma di calcolo.
       *[other] Questo è un file di ACBLscore. Fagli esportare i risultati in USEBIO o PBN.
    }
file-entity = Questo file vuole che si inserisca altro testo; non lo faccio e da qui in poi non leggo più. Togli <!ENTITY …>.
file-version = Non conosco il formato «{ $text }»: leggo { $format }.
file-too-many-comments = Su questo board ci sono più di { $most } commenti; il resto lo tralascio.
file-too-long = Qui c’è troppo in un posto solo. Numero massimo di caratteri: { $most }.
file-file-too-long = È troppo da leggere in una volta: dividi il file in pezzi di { $most } MB al massimo.
file-too-many-defects = In questo board c’è dell’altro che non va; dopo { $most } errori non continuo a contare. Correggi prima quelli indicati.
file-too-dense = Da qui in poi non leggo più: il file è fatto di tanti pezzi così piccoli che non possono essere board. Dividilo.
