### Lezione: l’attacco.

lesson-lead-first = Attacca il giocatore a sinistra del { -declarer }, prima che scenda il morto. La carta scelta ha un senso: aiuta te e dice qualcosa al compagno. Cinque regole bastano per molto.
lesson-lead-sequence = Una sequenza con un onore: la più alta, cioè { $card }.
lesson-lead-fourth = Un colore lungo senza sequenza: la quarta dall’alto, cioè { $card }.
lesson-lead-low = Tre carte con un onore: la più piccola, cioè { $card }.
lesson-lead-double = Due carte: la più alta, cioè { $card }.
lesson-lead-ace = Contro un contratto a colore mai piccola sotto l’asso: { $card }. Contro { $strain } invece { $card-2 }.
lesson-lead-why = E quale colore? A senza il tuo più lungo, contro un colore una sequenza o un singolo; se il compagno ha dichiarato, quasi sempre il suo.
