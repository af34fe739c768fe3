### Übungen zu den Regeln: Reihenfolge, Plätze, eine Reizung fortsetzen, einen Fehler finden.

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

ask-is-it-over = Ist { -auction(form: "der") } zu Ende?
option-over-yes = Ja
option-over-no = Nein
why-over = Auf das letzte Gebot folgten drei Passe: Es bleibt dabei.
why-over-passed-out = Alle vier haben gepasst, ohne dass jemand geboten hat.
why-not-over =
    { $bid-made ->
        [1] Nach einem Gebot braucht es drei Passe hintereinander. Bis jetzt sind es { $passes }.
       *[0] Solange niemand geboten hat, braucht es vier Passe. Bis jetzt sind es { $passes }.
    }
ask-whose-turn = Wer ist an der Reihe?
why-turn = Zuletzt hat { $seat } angesagt, und im Uhrzeigersinn folgt { $turn }.
ask-which-call = Welche dieser Ansagen ist jetzt erlaubt?
why-which-call =
    { $last ->
        [none] Noch hat niemand geboten. Erlaubt ist jedes Gebot ab { $lowest }; für Kontra fehlt ein Gebot der Gegner.
       *[other]
            { $call ->
                [none] Ein Gebot muss über { $last } liegen, also mindestens { $lowest }. Zu kontrieren oder zu rekontrieren gibt es gerade nichts.
               *[other] Ein Gebot muss über { $last } liegen, also mindestens { $lowest }; außerdem ist { $call } erlaubt.
            }
    }

ask-who-revoked = Vor jedem liegt, was er gespielt hat. Wer hat einmal nicht bedient, obwohl er konnte?
ask-where-revoked = Vor jedem liegt, was er gespielt hat. In welchem Stich hat jemand nicht bedient, obwohl er konnte?
why-revoke = { $seat } hat im { $trick }. Stich { $card } gespielt, obwohl { $suit } ausgespielt war, und später doch noch { $card-2 } gezeigt.
