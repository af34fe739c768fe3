### Attacchi e segnali: cosa dicono le carte dei difensori.

## Nel libro del sistema

part-carding = Uscite e segnali
topic-leads = Uscite
topic-signals = Segnali
carding-lead-single = Un singolo è l’unica carta del suo colore.
carding-lead-sequence-notrump = Contro senza, da quattro o più carte: la più alta di una sequenza di tre che comincia con un onore.
carding-lead-sequence = Contro un contratto a colore, e sempre da colori corti: la più alta di una sequenza di due che comincia con un onore.
carding-lead-ace = Contro un contratto a colore l’asso, mai una carta piccola sotto l’asso.
carding-lead-fourth = Da quattro o più carte senza sequenza, la quarta.
carding-lead-third = Da quattro carte senza sequenza, la terza.
carding-lead-fifth = Da cinque o più carte senza sequenza, la quinta.
carding-lead-low = Da tre carte con un onore, la più piccola.
carding-lead-top = Da tre carte piccole, la più alta.
carding-lead-double = Da due carte, la più alta.
carding-attitude-high = Quando esce il compagno, una carta alta incoraggia: c’è l’asso, il re o la donna. Una bassa non incoraggia.
carding-attitude-low = Quando esce il compagno, una carta bassa incoraggia: c’è l’asso, il re o la donna. Una alta non incoraggia.
carding-discard-high = Una carta alta scartata chiede il suo colore; una bassa non lo vuole.
carding-discard-low = Una carta bassa scartata chiede il suo colore; una alta non lo vuole.
carding-count-high = Quando { -declarer(form: "der") } o { -dummy(form: "der") } muove un colore, prima alta e poi bassa è un numero pari; prima bassa è dispari.
carding-count-low = Quando { -declarer(form: "der") } o { -dummy(form: "der") } muove un colore, prima bassa e poi alta è un numero pari; prima alta è dispari.
carding-preference-dummy = Quando il compagno vince una presa in un colore che poi { -dummy(form: "der") } può tagliare, una carta alta chiede il più alto degli altri due colori laterali, una bassa il più basso o nulla.
carding-preference-ruff = Chi gioca un colore perché il compagno lo tagli chiede allo stesso modo il colore che deve tornare. Vale anche se il compagno è uscito in quel colore come da una o due carte.
carding-silent = Segnala la prima carta che un difensore gioca in un colore, e solo fino al nove; anche una successiva può chiedere un altro colore. Gli atout non dicono niente, e nemmeno le carte che sull’uscita del compagno tolgono la presa agli avversari.

## Cosa dice una carta giocata

card-says-lead =
    { $sure ->
        [yes] L’uscita è { $first }.
       *[no] L’uscita è probabilmente { $first }; può anche essere: { $others }.
    }
card-says-lead-single = un singolo
card-says-lead-sequence-notrump = la più alta di una sequenza di tre
card-says-lead-sequence = la più alta di una sequenza
card-says-lead-ace = l’asso
card-says-lead-fourth = la quarta
card-says-lead-third = la terza di quattro
card-says-lead-fifth = la quinta
card-says-lead-low = la più piccola di tre con un onore
card-says-lead-top = la più alta di tre piccole
card-says-lead-double = la più alta di due
card-says-attitude-yes =
    { $sure ->
        [yes] Incoraggia: a { $suit } ha l’asso, il re o la donna.
       *[no] Probabilmente incoraggia: allora a { $suit } ha l’asso, il re o la donna.
    }
card-says-attitude-no =
    { $sure ->
        [yes] Non incoraggia: a { $suit } non ha niente di alto.
       *[no] Probabilmente non incoraggia: allora a { $suit } non ha niente di alto.
    }
card-says-discard-yes =
    { $sure ->
        [yes] Vuole { $suit }.
       *[no] Probabilmente vuole { $suit }.
    }
card-says-discard-no =
    { $sure ->
        [yes] Non vuole { $suit }.
       *[no] Probabilmente non vuole { $suit }.
    }
card-says-count-even =
    { $sure ->
        [yes] A { $suit } aveva un numero pari di carte.
       *[no] A { $suit } aveva probabilmente un numero pari di carte.
    }
card-says-count-odd =
    { $sure ->
        [yes] A { $suit } aveva un numero dispari di carte.
       *[no] A { $suit } aveva probabilmente un numero dispari di carte.
    }
card-says-preference-higher =
    { $sure ->
        [yes] Chiede { $suit }.
       *[no] Probabilmente chiede { $suit }.
    }
card-says-preference-lower =
    { $sure ->
        [yes] Chiede { $suit }, o niente di particolare.
       *[no] Probabilmente chiede { $suit }, o niente di particolare.
    }
card-says-alone = Non c’era scelta: a { $suit } non c’era una seconda carta che potesse dire qualcosa.

## Una carta sul tavolo

table-card-title = Che cosa dice questa carta?
table-card-by =
    { $led ->
        [yes] Uscita { $card } di { $name }
       *[no] { $card } di { $name }
    }
table-card-ask = Che cosa dice { $cardname }?
# $choice: perhaps, se forse non c’era una seconda carta che potesse dire qualcosa
table-card-agreed =
    { $choice ->
        [perhaps] { $whose ->
            [ours] Secondo il vostro accordo vuol dire, se c’era scelta: { $says }
           *[theirs] Secondo il loro accordo vuol dire, se c’era scelta: { $says }
        }
       *[free] { $whose ->
            [ours] Secondo il vostro accordo vuol dire: { $says }
           *[theirs] Secondo il loro accordo vuol dire: { $says }
        }
    }
table-card-excluded =
    { $whose ->
        [ours] Secondo il vostro accordo vorrebbe dire: { $says } Ma la carta non può avere questo senso: quello che vedi lo esclude.
       *[theirs] Secondo il loro accordo vorrebbe dire: { $says } Ma la carta non può avere questo senso: quello che vedi lo esclude.
    }
table-card-nothing = Secondo gli accordi, questa carta non dice nulla.
table-card-help = Tocca una carta con «?» per vedere che cosa dice.
