### Turnierbridge: warum in einem Match etwas nicht geht.

refused-no-take-back = Im Match gilt, was { -to-bid(form: "part") } und gespielt ist: Nur ein Fehlgriff in { -auction(form: "dem") } geht zurück, bevor dein Partner dran war.
refused-board-elsewhere = Am anderen Tisch wird dieses Board noch gespielt: Danach geht es hier weiter.
refused-seated-elsewhere = Du kennst Karten vom anderen Tisch: Hier kannst du in diesem Match nicht sitzen.
refused-match-paused = Das Match macht Pause: Kapitän oder Gastgeber setzen es fort.
refused-captain-decides = Das entscheidet der Kapitän.
refused-same-colours = Zwei Teams brauchen zwei Farben: wähle für eines eine andere.
