### Lezione: quando finisce la licita.

lesson-end-three = Tre passo di fila dopo una dichiarazione, ed è finita. L’ultima dichiarazione è il contratto: il numero dice quante prese servono, il colore è l’atout, e dopo una dichiarazione a senza si gioca senza atout.
lesson-end-over = { $bid }, poi tre passo: si gioca { $contract }.
lesson-end-four = Se all’inizio passano in tre, anche il quarto può dichiarare. Se passa pure lui, non si gioca nulla. In casa si ridanno le carte, in torneo le due coppie segnano zero.
lesson-end-contract = Un contratto è fatto di tre cose: l’ultima dichiarazione, se è contrata, e chi la gioca.
