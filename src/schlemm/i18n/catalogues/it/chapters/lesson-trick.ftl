### Lezione: che cos’è una presa.

lesson-trick-what = Quattro carte, una per giocatore, in senso orario: ecco una presa. Chi la vince esce per la successiva. Si gioca così tredici volte, poi la smazzata è finita. Si contano le prese, non i punti delle carte.
lesson-trick-followed = L’uscita è a cuori e tutti hanno cuori. { $seat } vince con { $card }.
lesson-trick-follow = Chi ha il colore d’uscita deve rispondere. Chi non ha carte a { $suit } gioca quello che vuole.
lesson-trick-trumps = Se un colore è atout, batte tutti gli altri. Può però tagliare solo chi non ha il colore d’uscita.
lesson-trick-ruffed = { $seat } non ha più cuori e taglia: { $card } batte perfino { $card-2 }.
