### Was der Tisch vorliest, wenn man fragt: jede Frage hat eine Taste.

hear-hand = liest dein Blatt vor
hear-dummy = liest { -dummy(form: "den") } vor
hear-trick = liest den Stich vor
hear-auction = liest { -auction(form: "den") } vor
hear-score = liest Kontrakt, Stiche und Stand vor
hear-turn = sagt, wer am Zug ist
hear-face-down = Deine Karten liegen noch verdeckt.
hear-no-hand = Du hast keine Karten in der Hand.
hear-no-dummy = { -dummy(form: "Der") } liegt noch nicht offen.
hear-trick-is = Im Stich: { $cards }.
hear-trick-was = Letzter Stich: { $cards }.
hear-no-trick = Noch ist keine Karte gespielt.
hear-auction-is = { -auction(form: "Der") }: { $calls }.
hear-no-auction = Noch hat niemand etwas gesagt.
# $text ist ein Kontrakt, vorgelesen, oder wer in Gefahr ist
hear-sentence = { $text }.
# $tricks ist table-tricks, $need ist table-need-…
hear-tricks = Stiche: { $tricks }, { $need }.
hear-turn-is = { $name } ist am Zug.
hear-over = Gerade ist niemand am Zug.

table-aloud-result = Ergebnis: { $ended }.
# $contractname ist vorgelesen: 4 Coeur von Süd; $count: Überstiche oder Faller
table-aloud-ended =
    { $contractname }, { $fate ->
        [over] { $count ->
            [one] ein { -overtrick }
           *[other] { $count } { -overtrick }e
        }
        [down] { $count ->
            [one] ein { -undertrick }
           *[other] { $count } { -undertrick(form: "pl") }
        }
       *[made] erfüllt
    }
