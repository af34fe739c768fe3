### Che cosa chiedono gli esercizi dei primi passi, e perché una risposta è giusta.

ask-highest = Quale di queste carte è la più alta?
ask-higher-suit = Quale di questi colori è più alto nella licita?
ask-partner = Chi gioca insieme a { $seat }?
ask-next-turn = { $seat } ha appena giocato. A chi tocca adesso?
ask-right = Chi siede alla destra di { $seat }?
ask-side = Di quale coppia fa parte { $seat }?
ask-leads = Si gioca { $contract }. Chi attacca?
ask-dummy = Si gioca { $contract }. Di chi sono le carte che andranno scoperte sul tavolo?
ask-chooses = Si gioca { $contract }. Chi decide quale carta gioca { $seat }?
why-higher-card = { $card } sta sopra { $card-2 }. Dopo l’asso vengono re, donna e fante, poi i numeri in giù.
why-ten = Il dieci vale, ma sopra ci sono fante, donna, re e asso.
why-higher-major = { $suit } sta sopra { $suit-2 }: picche è il più alto dei quattro colori.
why-higher-minor = { $suit } sta sopra { $suit-2 }: fiori è il più basso dei quattro colori.
why-major-over-minor = { $suit } è un { -major }, { $suit-2 } un minore.
why-partner = { $seat } e { $seat-2 } siedono uno di fronte all’altro. I compagni si guardano sempre in faccia.
why-clockwise = Si va in senso orario: dopo { $seat } tocca a { $seat-2 }, alla sua sinistra.
why-right = In senso orario { $seat-2 } viene subito prima di { $seat }, e quindi siede alla sua destra.
why-side = { $seat } e { $seat-2 } insieme sono { $side }.
why-leads = { $seat } siede alla sinistra di { $seat-2 } e attacca. Solo dopo si scopre il morto.
why-declarer-leads-not = { $seat } è il { -declarer }; ad attaccare sono gli avversari.
why-right-leads-not = Anche { $seat } difende, ma siede alla destra del { -declarer } e nella prima presa gioca per ultimo.
why-dummy = { $seat } è il compagno di { $seat-2 } e quindi è il morto: queste carte le vedono tutti.
why-declarer-hides = { $seat } gioca il contratto e tiene coperte le proprie carte.
why-declarer-chooses = In { $contract } il morto è { $seat-2 }. Ogni sua carta la sceglie { $seat }.
why-defender-chooses = { $seat-2 } difende contro { $contract }, e chi difende sceglie da sé. Dunque { $seat }.
why-dummy-rests = { $seat } è il morto e nel gioco non ha voce.
