### Che cosa chiedono gli esercizi sulla licita, e perché una risposta è giusta.

option-undoubled = non contrato
option-doubled = contrato
option-redoubled = surcontrato
ask-tricks = Quante prese promette { $bid }?
ask-tricks-left = Difendi contro { $bid }. Quante prese può fare al massimo la tua coppia, se il contratto viene mantenuto?
ask-legal-bid = Tocca a { $seat }, che vorrebbe dichiarare { $bid }. Si può?
ask-lowest-bid = Qual è adesso la dichiarazione più bassa a { $strain }?
ask-may-double = Tocca a { $seat }. Adesso si può contrare?
ask-may-redouble = Tocca a { $seat }. Adesso si può surcontrare?
ask-how-it-stands = L’ultima dichiarazione è { $bid }. Come si gioca?
ask-over = La licita è finita?
ask-whose-call = A chi tocca adesso?
ask-contract = Qual è il contratto, e chi lo gioca?
ask-declarer = Chi è il { -declarer }?
why-tricks = { $bid } vuol dire sei prese più { $level }: in tutto { $tricks }.
why-plus-book = Il { $level } conta dalla settima presa. Le prime sei ci sono sempre.
why-tricks-left = { $bid } promette sei prese più { $level }, cioè { $tricks } su tredici. Per voi ne restano { $left }.
why-more-tricks = { $bid } promette più prese di { $last }. Basta questo: il colore allora non conta.
why-fewer-tricks = { $bid } promette meno prese di { $last }. Un colore più alto non aiuta.
why-higher-strain = { $bid } e { $last } promettono le stesse prese, ma il colore di { $bid } è più alto.
why-lower-strain = { $bid } e { $last } promettono le stesse prese, e il colore di { $bid } è più basso.
why-same-level = { $strain } sta sopra il colore di { $last }, quindi basta lo stesso livello: { $bid }.
why-next-level = { $strain } non sta sopra il colore di { $last }. Bisogna salire di un livello: { $bid }.
why-not-above = { $bid } non supera { $last }.
why-may-double = { $bid } è degli avversari e non è ancora contrato: { $seat } può.
why-may-redouble = Gli avversari hanno contrato { $bid }: { $seat } può surcontrare.
why-redoubled-already = { $bid } è già surcontrato; nemmeno { $seat } può alzare ancora la posta.
why-nothing-to-redouble = Il { -redouble } risponde a un { -double }, e { $bid } non è contrato. { $seat } non può.
why-own-double = Il { -double } a { $bid } viene dalla stessa coppia. Surcontrare possono solo gli avversari, non { $seat }.
why-own-bid = { $bid } è della stessa coppia. { $seat } può contrare solo gli avversari.
why-doubled-already = { $bid } è già contrato; { $seat } non può farlo un’altra volta.
why-stands-doubled = Dopo il { -double } a { $bid } nessuno ha più dichiarato: il { -double } vale.
why-stands-redoubled = { $bid } è stato contrato, poi surcontrato, e nessuno ha più dichiarato: valgono tutti e due.
why-cancelled = Il { -double } era a una dichiarazione precedente. { $bid } è venuto dopo e l’ha annullato.
why-never-doubled = Nessuno ha contrato { $bid }.
why-three-passes = Dopo { $bid } ci sono stati tre passo di fila: fine. A { $turn } non tocca più.
why-one-more = Dopo { $bid } non ci sono ancora tre passo di fila: { $turn } può parlare.
why-four-passes = Hanno passato tutti e quattro, anche { $turn }: non c’è contratto. In casa si ridanno le carte, in torneo le due coppie segnano zero.
why-three-at-first = Nessuno ha ancora dichiarato, perciò parla anche il quarto: tocca a { $turn }.
why-contract = L’ultima dichiarazione è { $bid }, e ne viene { $contract }.
why-last-bid-counts = Conta solo l’ultima dichiarazione, non una di prima.
why-declarer = L’ultima dichiarazione è di { $side }, e lì il primo a nominare { $strain } è stato { $seat }.
why-last-not-first = { $seat } ha dichiarato { $bid } per ultimo, ma nella sua coppia non è stato il primo a nominare quel colore.
why-other-side = Anche { $seat } ha nominato { $strain }, ma non è di { $side }, che gioca.
why-next-call = Si va in senso orario: dopo { $seat } tocca a { $seat-2 }, alla sua sinistra.
ask-which-call = Quale di queste dichiarazioni è permessa adesso?
why-which-call =
    { $call ->
        [none] Bisogna superare { $last }, quindi almeno { $lowest }. Da contrare o surcontrare adesso non c’è niente.
       *[other] Bisogna superare { $last }, quindi almeno { $lowest }; inoltre è permesso { $call }.
    }
