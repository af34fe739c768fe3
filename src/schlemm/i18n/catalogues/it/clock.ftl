### L’orologio: quanto tempo impiegano le persone di una linea per un board.

clock = Orologio
clock-minutes =
    { $minutes ->
        [0] nessuno
       *[other] { $minutes } minuti
    }
clock-hint =
    { $minutes ->
        [0] Giocate senza orologio.
       *[other] Per ogni linea e ogni board. Solo le persone consumano tempo, e chi lo supera non perde punti.
    }
clock-agreed = Con orologio: { $minutes } minuti per ogni linea e ogni board
clock-of = Orologio: { $minutes } minuti per ogni linea
clock-us = noi
clock-them = loro
clock-over = { $time } fuori tempo
clock-over-short = { $time } oltre
clock-overtime = { $side }: { $time } fuori tempo

## Letto ad alta voce

clock-aloud-minute =
    { $self ->
        [yes] Alla vostra linea resta un minuto.
       *[other] Agli avversari resta un minuto.
    }
clock-aloud-over =
    { $self ->
        [yes] La vostra linea è fuori tempo.
       *[other] Gli avversari sono fuori tempo.
    }
