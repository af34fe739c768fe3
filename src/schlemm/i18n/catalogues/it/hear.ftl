### Che cosa il tavolo legge quando glielo si chiede: ogni domanda ha un tasto.

hear-hand = legge la tua mano
hear-dummy = legge { -dummy(form: "der") }
hear-trick = legge la presa
hear-auction = legge la dichiarazione
hear-score = legge contratto, prese e punteggio
hear-turn = dice a chi tocca
hear-face-down = Le tue carte sono ancora coperte.
hear-no-hand = Non hai carte in mano.
hear-no-dummy = { -dummy(form: "Der") } non è ancora sceso.
hear-trick-is = Nella presa: { $cards }.
hear-trick-was = Ultima presa: { $cards }.
hear-no-trick = Nessuna carta è ancora stata giocata.
hear-auction-is = Dichiarazione: { $calls }.
hear-no-auction = Nessuno ha ancora dichiarato.
hear-sentence = { $text }.
hear-tricks = Prese: { $tricks }, { $need }.
hear-turn-is = Tocca a { $name }.
hear-over = Ora non tocca a nessuno.

table-aloud-result = Risultato: { $ended }.
table-aloud-ended =
    { $contractname }, { $fate ->
        [over] { $count ->
            [one] una { -overtrick }
           *[other] { $count } { -overtrick(form: "pl") }
        }
        [down] { $count ->
            [one] un down
           *[other] { $count } down
        }
       *[made] mantenuto
    }
