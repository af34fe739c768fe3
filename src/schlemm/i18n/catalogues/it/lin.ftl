## Che cosa non va in un file LIN, e che cosa aiuta

lin-no-boards = In questo testo non c’è LIN: un board ha sigle come md e mb fra barre verticali.
lin-no-tag = Qui ci vuole una sigla di due lettere o cifre, non { $text }: guarda le barre che precedono.
lin-unknown-tag = Non conosco la sigla { $text }; quello che segue lo tralascio.
lin-names = Non sono né quattro né otto nomi: { $text }. Metti virgole solo fra i nomi.
lin-bad-hand = Non riesco a leggere questa mano ({ $seat }): { $text }. Deve avere tredici carte diverse, un colore dopo l’altro.
lin-card-twice = Le stesse carte sono in più mani: lascia ciascuna in una sola.
lin-too-many-hands = Qui ci sono più di quattro mani: togli quelle di troppo.
lin-vulnerability = «{ $text }» non è una situazione di zona: scrivi o, n, e o b.
lin-no-dealer = Non si dice chi comincia: metti 1 per Sud, 2 per Ovest, 3 per Nord o 4 per Est prima delle mani.
lin-bad-call = La dichiarazione { $number } non esiste o non è permessa: { $text }. Quello che segue lo tralascio.
lin-bad-card = La carta { $number } non esiste, è già stata giocata o non è in mano al giocatore di turno: { $text }. Quello che segue lo tralascio.
lin-no-contract = Ci sono carte giocate senza contratto: aggiungi la licita.
lin-claim = «{ $text }» non è un numero di prese: scrivi le prese del dichiarante, da 0 a 13.
lin-result = «{ $text }» non è un risultato: scrivi per esempio 4SE+1, o P.
lin-too-long = Qui c’è troppo in un posto solo: accorcialo a { $most } caratteri al massimo.
lin-file-too-long = È troppo da leggere in una volta: dividi il file in pezzi di { $most } MB al massimo.
lin-too-many-defects = In questo board c’è dell’altro che non va; dopo { $most } errori non continuo a contare. Correggi prima quelli indicati.
lin-too-dense = Da qui in poi non leggo più: il file è fatto di tanti pezzi così piccoli che non possono essere board. Dividilo.
