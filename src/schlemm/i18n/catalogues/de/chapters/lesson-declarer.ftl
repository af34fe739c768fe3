### Lektion: wer den Kontrakt spielt.

lesson-declarer-first = Das letzte Gebot sagt, welche Seite spielt. Wer von den beiden { -declarer } wird, entscheidet aber nicht das letzte Gebot, sondern das erste: Es spielt, wer von ihnen diese Farbe zuerst genannt hat.
lesson-declarer-raised = { $seat } hat { $bid } geboten. Aber { $strain } hat { $seat-2 } zuerst genannt und spielt.
lesson-declarer-why = Gemeint ist immer die Seite, die spielt. Was die Gegner vorher genannt haben, zählt nicht.
lesson-declarer-side = Als Erster am Tisch hat { $seat } { $strain } geboten. Spielen darf aber { $side }, und dort war es { $seat-2 }.
