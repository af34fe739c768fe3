### La pendule : le temps que prennent les personnes d’un camp pour une donne.

clock = Pendule
clock-minutes =
    { $minutes ->
        [0] aucune
       *[other] { $minutes } minutes
    }
clock-hint =
    { $minutes ->
        [0] Vous jouez sans pendule.
       *[other] Pour chaque camp, à chaque nouvelle donne. Seuls les joueurs humains consomment du temps, et le dépasser ne coûte aucun point.
    }
clock-agreed = Avec pendule : { $minutes } minutes pour chaque camp, à chaque nouvelle donne
clock-of = Pendule : { $minutes } minutes pour chaque camp
clock-us = nous
clock-them = eux
clock-over = { $time } hors temps
clock-over-short = { $time } de trop
clock-overtime = { $side } : { $time } hors temps

## Lu à voix haute

clock-aloud-minute =
    { $self ->
        [yes] Il reste une minute à votre camp.
       *[other] Il reste une minute aux adversaires.
    }
clock-aloud-over =
    { $self ->
        [yes] Votre camp est hors temps.
       *[other] Les adversaires sont hors temps.
    }
