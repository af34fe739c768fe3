### Lezione: chi gioca il contratto.

lesson-declarer-first = L’ultima dichiarazione dice quale coppia gioca. Ma chi dei due sarà il { -declarer } lo decide la prima, non l’ultima: è chi di loro ha nominato per primo quel colore.
lesson-declarer-raised = { $seat } ha dichiarato { $bid }. Ma il primo a nominare { $strain } è stato { $seat-2 }, e gioca lui.
lesson-declarer-why = Si guarda sempre la coppia che gioca. Quello che hanno nominato prima gli avversari non conta.
lesson-declarer-side = Il primo al tavolo a dichiarare { $strain } è stato { $seat }. Ma gioca { $side }, e lì è stato { $seat-2 }.
