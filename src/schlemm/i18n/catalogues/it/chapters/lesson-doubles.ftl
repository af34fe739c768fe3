### Lezione: contro e surcontro.

lesson-doubles-stake = Invece di dichiarare o passare puoi contrare l’ultima dichiarazione degli avversari. Allora conta di più, che la mantengano o no. A un { -double } possono rispondere con il { -redouble }.
lesson-doubles-stands = { $seat } contra { $bid }, { $seat-2 } surcontra e passano tutti: così si gioca.
lesson-doubles-whose = Puoi contrare solo una dichiarazione degli avversari e surcontrare solo un loro { -double }, e solo finché nessuno dichiara altro: una nuova dichiarazione annulla tutto.
lesson-doubles-cancelled = Contrato era { $bid-2 }. Si gioca { $bid }, non contrato.
