### Dare le carte al tavolo: mescolare, tagliare, una carta alla volta. Un’abitudine, non una regola.

ceremony = Come si danno le carte
ceremony-habit = Abitudine
ceremony-when = Dare le carte come al tavolo
ceremony-when-first = la prima volta
ceremony-when-first-hint = Le prime carte di ogni partita si danno al tavolo, le altre sono subito in mano. È così finché non scegli altro.
ceremony-when-every = sempre
ceremony-when-every-hint = Prima di ogni smazzata si mescola, si taglia e si danno le carte.
ceremony-when-off = mai
ceremony-when-off-hint = Le carte sono sempre subito in mano.
ceremony-singly = una a una
ceremony-singly-hint = Si mescola e si taglia, poi le carte arrivano una a una in senso orario. Puoi saltarlo quando vuoi.
ceremony-packets = 3-3-3-4
ceremony-packets-hint = Si mescola e si taglia, poi arrivano tre volte tre carte e alla fine quattro. Puoi saltarlo quando vuoi.
shuffler = Chi mescola
shuffler-two = Nord e Sud
shuffler-two-hint = Nord mescola il mazzo blu, Sud quello rosso; si alternano di smazzata in smazzata.
shuffler-dealer = il mazziere
shuffler-dealer-hint = Il mazziere mescola da sé, a turno il mazzo blu e quello rosso.
habit-dealt-singly = Si danno le carte come al tavolo, una a una, dopo il taglio di chi siede a destra.
habit-dealt-packets = Si danno le carte come al tavolo, a gruppi 3-3-3-4, dopo il taglio di chi siede a destra.
habit-shuffled-two = Nord mescola il mazzo blu, Sud quello rosso.
habit-shuffled-dealer = Il mazziere mescola da sé.
ceremony-shuffled =
    { $self ->
        [yes] Hai mescolato
       *[no] { $name } ha mescolato
    } { $back ->
        [blue] il mazzo blu.
       *[red] il mazzo rosso.
    }
ceremony-deals =
    { $self ->
        [yes] Dai tu.
       *[no] Dà { $name }.
    }
ceremony-waits = Taglia { $name }.
ceremony-your-cut = Tagli tu: dove dividi il mazzo?
ceremony-halves = { $cards } sopra, { $rest } sotto
ceremony-cut = Taglia
ceremony-counts = Il taglio conta: le carte dipendono anche da lui, e chiunque può verificarlo.
ceremony-counts-not = Su questo server le carte sono già decise. Il tuo taglio viene annotato e non le cambia.
ceremony-was-cut =
    { $self ->
        [yes] Hai tagliato
       *[no] { $name } ha tagliato
    } dopo { $cards } carte. Ora si danno le carte.
ceremony-put-away =
    { $back ->
        [blue] Il mazzo blu
       *[red] Il mazzo rosso
    } è pronto per la prossima volta: { $name }, a sinistra.
ceremony-skip = Prendi le carte
ceremony-any-key = Basta un tasto o un tocco.
ceremony-skip-all = Salta la distribuzione
ceremony-no-more = D’ora in poi senza
