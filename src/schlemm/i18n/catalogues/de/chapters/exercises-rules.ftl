### Übungen zu den Regeln: Reihenfolge, Plätze, einen Fehler finden.

ask-seat-partner = Wer ist der Partner von { $seat }?
ask-seat-left = Wer sitzt links von { $seat }?
ask-seat-cuts = { $seat } gibt. Wer hebt ab?
ask-seat-first-card = { $seat } gibt. Wer bekommt die erste Karte?
ask-seat-last-card = { $seat } gibt. Wer bekommt die letzte Karte?
ask-seat-deals-next = { $seat } hat gegeben. Wer gibt als Nächster?
why-seat-partner = Partner sitzen einander gegenüber: { $seat } und { $turn }.
why-seat-left = Links ist, wer im Uhrzeigersinn folgt: nach { $seat } kommt { $turn }.
why-seat-cuts = Der rechte Nachbar hebt ab, ein Gegner. Rechts von { $seat } sitzt { $turn }.
why-seat-first-card = Gegeben wird im Uhrzeigersinn, und die erste Karte bekommt der linke Nachbar: { $turn }.
why-seat-last-card = Einmal herum, dreizehnmal: Die letzte Karte bekommt, wer gibt, also { $turn }.
why-seat-deals-next = Das Geben wandert im Uhrzeigersinn: nach { $seat } kommt { $turn }.

ask-who-revoked = Vor jedem liegt, was er gespielt hat. Wer hat einmal nicht { -follow(form: "part") }, obwohl er konnte?
ask-where-revoked = Vor jedem liegt, was er gespielt hat. In welchem Stich hat jemand nicht { -follow(form: "part") }, obwohl er konnte?
why-revoke = { $seat } hat im { $trick }. Stich { $card } gespielt, obwohl { $suit } ausgespielt war, und später doch noch { $card-2 } gezeigt.
