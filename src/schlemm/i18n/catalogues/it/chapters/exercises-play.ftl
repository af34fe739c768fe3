### Esercizi: giocare.

ask-lead = Attacchi a { $suit } contro { $bid }. Quale carta?
why-lead = Qui è { $card }.
ask-finesse = Gli avversari hanno { $count } carte di questo colore, tra cui { $card }. Vuoi tutte le prese. Fai l’impasse a Ovest o batti dall’alto?
ask-finesse-known = Gli avversari hanno { $count } carte di questo colore, tra cui { $card }. Di un altro colore sai che Ovest ne ha { $west }, Est { $east }. Fai l’impasse a Ovest o batti dall’alto?
option-finesse = Impasse a Ovest
option-drop = Battere dall’alto
why-spaces = Ovest ha posto per { $west } carte ignote, Est per { $east }: chi ha più posto ha più facilmente l’onore mancante.
why-plan-queen = Per l’impasse incassi prima il re e poi giochi piccola da Sud verso { $card }. Dall’alto batti asso e re, e se Est scarta subito fai comunque l’impasse.
why-plan-king = Per l’impasse giochi piccola da Sud verso { $card } finché puoi. Dall’alto batti l’asso e speri che il re sia secco.
why-finesse-or-drop = Su 1000 distribuzioni l’impasse ne vince { $finesse }, la battuta { $drop }.
ask-trumps = Tocca a Sud, l’atout è { $trump } e gli avversari ne hanno ancora { $count }. Prima { $trump }, o prima { $suit }, che il morto non ha?
option-draw = Prima atout
option-ruff = Prima l’altro colore
why-draw = Finiti i loro atout, nessuno può più tagliare le tue vincenti.
why-ruff = Ogni giro di { $trump } toglie un atout anche al morto. Con { $suit } prima lo si sfrutta.
why-tricks-counted = Delle ultime { $tricks } prese ne fai { $drawn } con { $trump } per prima e { $ruffed } con { $suit } per prima, col miglior gioco di tutti.
ask-first-bid = Qual è stata la prima dichiarazione di { $seat }?
why-first-bid = { $seat } ha dichiarato per prima { $bid }.
ask-who-named = Chi ha nominato per primo { $strain }?
why-who-named = È stato { $seat }, con { $bid }. Se alla fine la sua coppia gioca a { $strain }, il { -declarer } è { $seat }.
ask-trumps-gone = L’atout era { $trump }. Quanti atout sono usciti?
why-trumps-gone = { $trump } giocate: { $count }.
ask-honour-gone = Uno di questi onori è già uscito. Quale?
why-honour-gone = L’onore uscito è { $card }, gli altri quattro ci sono ancora.
