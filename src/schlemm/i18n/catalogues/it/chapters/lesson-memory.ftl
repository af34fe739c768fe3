### Lezione: ricordare.

lesson-memory-last = Puoi riguardare l’ultima presa finché non si gioca la successiva. Poi resta solo la memoria. Nessuno ricorda tutto subito; comincia da ciò che conta di più.
lesson-memory-auction = Prima viene la licita: chi ha nominato quale colore, chi ha passato? Ti dice dove sono le carte prima che se ne giochi una.
lesson-memory-told = { $seat } ha mostrato le picche, { $seat-2 } le cuori: ricordalo come una piccola storia.
lesson-memory-cards = Poi le carte. Conta prima gli atout usciti e ricorda gli onori. Le carte piccole verranno da sole.
lesson-memory-gone = Di questa presa ricorda: la carta { $card } è uscita, e { $trump } giocate: { $count }.
