### Lezione: battere gli atout o tagliare.

lesson-trumps-draw = Finché gli avversari hanno atout, possono tagliare le tue vincenti. Perciò di solito li batti subito: giochi atout finché non ne hanno più.
lesson-trumps-drawn = Gioca Sud. Con { $trump } per prima Sud fa { $drawn } delle ultime quattro prese, con { $suit } per prima solo { $ruffed }.
lesson-trumps-ruff = C’è un’eccezione importante: se al morto manca un colore e ha ancora un atout, fallo tagliare prima. Ogni atout che batti lo toglie anche a lui.
lesson-trumps-ruffed = Stavolta al contrario: { $drawn } prese con { $trump } per prima, { $ruffed } con { $suit } per prima.
