### L’orologio: quanto tempo impiegano le persone di una coppia per una smazzata.

clock = Orologio
clock-minutes =
    { $minutes ->
        [0] nessuno
       *[other] { $minutes } minuti
    }
clock-hint =
    { $minutes ->
        [0] Giocate senza orologio.
       *[other] Per ogni coppia, da capo a ogni smazzata. Solo le persone consumano tempo, e chi lo supera non perde punti.
    }
clock-agreed = Con orologio: { $minutes } minuti per ogni coppia, da capo a ogni smazzata
clock-of = Orologio: { $minutes } minuti per ogni coppia
clock-us = noi
clock-them = loro
clock-over = { $time } fuori tempo
clock-over-short = { $time } oltre
clock-overtime = { $side }: { $time } fuori tempo

## Letto ad alta voce

clock-aloud-minute =
    { $self ->
        [yes] Alla vostra coppia resta un minuto.
       *[other] Agli avversari resta un minuto.
    }
clock-aloud-over =
    { $self ->
        [yes] La vostra coppia è fuori tempo.
       *[other] Gli avversari sono fuori tempo.
    }
