### Il segnapunti per una serata al tavolo.

title-pad = Segnapunti – Schlemm
pad-title = Un segnapunti per il tavolo
pad-text = Giocate con carte vere, il segnapunti fa i conti: dopo ogni smazzata inserite il risultato. Resta lì fino alla settimana prossima, quando continuate.
pad-heading = Segnapunti
pad-known = I tuoi segnapunti
pad-begin = Comincia
pad-form-match = Incontro a due tavoli
pad-ours = Noi: { $seat }
pad-theirs = Loro: { $seat }
pad-fifth = Chi altro c’è e sta fuori
pad-dealer = Chi dà per primo?
pad-team = Squadra { $number }
pad-team-1-hint = Siede Nord-Sud al tavolo 1 e Est-Ovest al tavolo 2.
pad-team-2-hint = Siede Est-Ovest al tavolo 1 e Nord-Sud al tavolo 2.
pad-name = Come si chiama?
pad-name-example = Sabato da Anna
pad-rules = Regole di casa e posta
pad-write = Scrivi una smazzata
pad-write-go = Scrivi
pad-correct = Correggi la riga
pad-correct-go = Correggi
pad-correct-line = Correggi la riga { $line }
pad-correct-board = Correggi il board { $board } del tavolo { $room }
pad-change = Correggi
pad-strike = Cancella
pad-cancel = Annulla
pad-undo = Torna indietro
pad-absent = Il server non risponde. Il segnapunti era così l’ultima volta; continuate pure a scrivere.
pad-unheard = Questo è annotato e passa sul segnapunti appena il server risponde:
pad-unheard-strike = Cancella l’annotazione { $line }
pad-table = Tavolo
pad-declarer = Chi ha giocato?
pad-honours = Onori in una mano
pad-honours-0 = nessuno
pad-honours-4 = quattro: 100
pad-honours-5 = tutti e cinque: 150
pad-honours-aces = quattro assi: 150
pad-held-by = Chi li aveva?
pad-held = { $count } onori da { $name }
pad-type = Scrivilo a mano
pad-typed = Risultato
pad-typed-hint = Per esempio 4♠X+1 o 3{ -notrump } -2; chi ha giocato si sceglie sopra o si aggiunge.
pad-missing-typed = Nel risultato scritto qualcosa non va: correggilo o scegli il contratto sopra.
pad-missing-contract = Manca ancora il contratto: sceglilo sopra, o «Quattro passo».
pad-missing-declarer = Manca ancora chi ha giocato: tocca il nome.
pad-missing-held = Manca ancora chi aveva gli onori: tocca il nome.
pad-round = Rubber { $number }, { $day }
pad-deals = Dà { $name }.
pad-stop = Fermati qui e fai i conti
pad-next-rubber = Il prossimo rubber
pad-next-robber4 = Il prossimo rubber di quattro
pad-next-help = La proposta mette insieme chi ha giocato meno insieme; in cinque sta fuori chi gioca da più tempo. Potete anche tirare a sorte e cambiare qui.
pad-next-go = Cominciamo
pad-people = Chi gioca
pad-name-people = Cambia i nomi, aggiungi qualcuno
pad-name-teams = Cambia i nomi
pad-name-of = Nome di { $name }
pad-add = Chi si aggiunge?
pad-add-go = Aggiungi
pad-difference =
    Differenza per la prima squadra: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }{ $measure ->
        [imps] , cioè { $imps } IMP
       *[other] { "" }
    }.
pad-home = Porta a casa e condividi
pad-csv = Tabella (CSV)
pad-print = Stampa o PDF
pad-link = Link al segnapunti
pad-link-text = Chi apre il link vede il segnapunti e può scriverci, anche la settimana prossima.
pad-others = Altri segnapunti
pad-new = Comincia un segnapunti
pad-closed = Questo segnapunti qui non si vede
pad-closed-why = Apri di nuovo il link che hai ricevuto, tutto intero, fino all’ultimo segno.
