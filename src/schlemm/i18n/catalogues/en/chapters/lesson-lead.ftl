### Lesson: leading.

lesson-lead-first = The player on declarer’s left leads before dummy goes down. Which card of a suit it is has a meaning: it helps you, and it tells your partner something. Five rules go a long way.
lesson-lead-sequence = A sequence headed by an honour: the highest, so { $card }.
lesson-lead-fourth = A long suit without a sequence: the fourth best, so { $card }.
lesson-lead-low = Three cards with an honour: the lowest, so { $card }.
lesson-lead-double = Two cards: the higher, so { $card }.
lesson-lead-ace = Against a suit contract never low from an ace: { $card }. Against { $strain }, though, { $card-2 }.
lesson-lead-why = And which suit? Against { -notrump } your longest, against a suit contract a sequence or a singleton; if your partner has bid, nearly always theirs.
