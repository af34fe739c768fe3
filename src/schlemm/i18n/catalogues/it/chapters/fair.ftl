### La pagina che verifica le smazzate.

title-fair = Smazzate verificate – Schlemm
fair-title = Smazzate che puoi verificare
fair-lead = Prima di ogni smazzata il server si impegna su un numero segreto. Poi il tuo browser ne aggiunge uno suo. Le carte derivano da entrambi, e dopo il board questa pagina ricalcola nel tuo browser se è vero.
fair-deals = Le smazzate di questa partita
fair-none = Nessun board è ancora finito.
fair-deal = Smazzata { $number }
fair-figures = Tutti i numeri per il calcolo
fair-commitment = Impegno del server, prima della smazzata
fair-secret = Segreto del server
fair-numbers = Numeri dei browser
fair-cut = Taglio
fair-uncut = mazzo non tagliato
fair-seed = Il seme che ne deriva
fair-download = Salva in un file
fair-proves = Che cosa dimostra
fair-rule = La regola
fair-statistics = Tutte le smazzate di questo server
fair-shapes = Distribuzioni
fair-points = Punti onori
fair-expected = attese
fair-at-table = Tavolo { $number }, { $name }
fair-right =
    { $deals ->
        [one] L’unica smazzata promessa è giusta.
       *[other] Tutte le { $deals } smazzate promesse sono giuste.
    }
fair-wrong = Qui qualcosa non torna: smazzata { $deals }.
fair-unruled =
    { $deals ->
        [one] Una non è stata distribuita con questa regola.
       *[other] { $deals } non sono state distribuite con questa regola.
    }
fair-hidden =
    { $deals ->
        [one] Un board non è finito: le sue carte restano coperte.
       *[other] { $deals } board non sono finiti: le loro carte restano coperte.
    }
fair-number-of = Numero del browser: { $name }
fair-server-alone = nessuno: qui ha estratto solo il server
fair-cut-after =
    dopo { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }
fair-deal-number = Numero della smazzata
fair-found-cards = Le carte derivano dal segreto e dai numeri dei browser.
fair-found-cards-passed-on = Le carte derivano dal segreto e dai numeri dei browser. Perché tu sia { -declarer(form: "der") }, le quattro mani sono state passate in giro.
fair-found-other-cards = Queste carte non ne derivano: ne sono state distribuite altre.
fair-found-seen = L’impegno è quello che il tuo browser ha visto prima della smazzata.
fair-found-unseen = L’impegno corrisponde al segreto; questo browser non l’ha visto prima della smazzata.
fair-found-changed = Prima della smazzata il tuo browser ha visto un altro impegno.
fair-found-broken = Il segreto non corrisponde all’impegno.
fair-found-own = Il numero del tuo browser c’è.
fair-found-left-out = Il tuo browser ha inviato un numero che non c’è: è arrivato tardi o è stato omesso.
fair-found-other-number = Per il tuo posto c’è un numero diverso da quello di questo browser: un altro tuo dispositivo è stato più veloce, oppure è stato scambiato.
fair-found-none-given = Non c’è alcun numero di questo browser.
fair-found-unruled = Non distribuita con questa regola, quindi non ricalcolabile: un board di esercizio, un server con smazzate note in anticipo, o una smazzata di prima della regola.
fair-found-count = trovate
fair-found-percent = trovate in %
fair-expected-percent = attese in %
fair-shapes-one = Distribuzione
fair-points-one = Punti
fair-not-found = In questa partita non c’è nulla da verificare per te: non vi siedi, o non c’è più.
fair-file-bad = Questo non è un file di smazzate di Schlemm.
fair-open-file = Verifica un file salvato
fair-not = Che cosa non dimostra
fair-proves-server = Il server non ha scelto le carte dopo aver conosciuto i numeri dei browser: era già vincolato.
fair-proves-players = Nessun giocatore le ha scelte: chi dà un numero conosce solo l’impegno, non il segreto.
fair-proves-chance = Se anche uno solo ha estratto onestamente, senza che gli altri ne conoscessero il numero, tutte le 52!/(13!)⁴ smazzate sono ugualmente probabili.
fair-proves-after = Nessuno ha cambiato nulla dopo: il tuo browser ricorda ciò che ha visto e dato prima.
fair-not-sees = Che nessuno veda le carte: il server distribuisce, quindi chi lo gestisce può guardare tutte e quattro le mani.
fair-not-together = Che nessuno sia d’accordo col server: chi conosce il segreto e dà il numero per ultimo può provare finché le carte non gli piacciono.
fair-not-alone = Nulla sulle smazzate per cui nessun browser ha dato un numero – la prima a un tavolo che non ha atteso, e i bot non ne danno: lì il server poteva scegliere da solo.
fair-not-stops = Che il server continui: può fermarsi prima di una smazzata, o omettere il tuo numero come tardivo. Se manca, qui è scritto.
fair-not-others = Nulla sui board di esercizio e sui server con smazzate note in anticipo: qui sono indicati come non distribuiti con la regola.
fair-rule-1 = Il server estrae 32 byte casuali, il suo segreto, e ne pubblica lo SHA-256 prima della smazzata: l’impegno.
fair-rule-2 = Poi i browser dei giocatori danno 16 byte casuali ciascuno, in un incontro quelli di entrambi i tavoli.
fair-rule-3 = Il seme è lo SHA-256 di partita, numero, segreto, tutti i numeri e il taglio.
fair-rule-4 = Dal seme derivano dei blocchi. I primi 96 bit del primo blocco che restano sotto 53 644 737 765 488 792 839 237 440 000 sono il numero della smazzata; quelli troppo grandi si scartano.
fair-rule-5 = Ogni numero è esattamente una smazzata.
fair-rule-6 = Nelle prime due smazzate della prima partita di minibridge le quattro mani vengono passate in giro finché quella { -declarer(form: "des") } arriva a chi comincia, che fa anche da mazziere; sul 20 a 20 vale il numero successivo.
fair-rule-more = Byte per byte, con un esempio da ricalcolare, la regola è nella documentazione, «Fair dealing». Nel terminale un file salvato si verifica con:
fair-counted =
    { $deals ->
        [one] È stata contata una smazzata il cui board è finito.
       *[other] Sono state contate { $deals } smazzate i cui board sono finiti.
    }
fair-seeded = Questo server gira con smazzate note in anticipo.
fair-few = Sono troppo poche per concludere qualcosa.
fair-usual = Sembra caso: il confronto più vistoso lo sarebbe quanto qui o più nel { $percent }% dei casi.
fair-odd = Non sembra caso: il confronto più vistoso lo sarebbe così solo nel { $percent }% dei casi.
fair-tests = Le tabelle contano tutte e quattro le mani. Ogni posto è confrontato da solo (chi quadrato), perché le quattro mani di una smazzata dipendono l’una dall’altra.
