### Lezione: rispondere.

lesson-answer-least = Il compagno ha aperto. Con meno di { $least } punti passi. Da { $least } nomini il tuo colore migliore o appoggi il suo; con più di { $most } salti di un livello.
lesson-answer-auction = Questa è la licita finora; sei Sud e giochi Natur A.
lesson-answer-raise = { $points } punti onori, { $length } di lunghezza, quattro carte nel colore del compagno: { $call }.
lesson-answer-refuse = { $points } punti onori, { $length } di lunghezza, ma quasi senza picche: { $call } dice «il tuo colore no».
lesson-answer-jump = { $points } punti onori, { $length } di lunghezza e un colore proprio: il salto a { $call } mostra forza.
lesson-answer-low = Senza salto una risposta a { $strain } rifiuta il colore del compagno; con un salto mostra forza e figure in ogni colore. { $bid } costa poco e tiene viva la licita.
