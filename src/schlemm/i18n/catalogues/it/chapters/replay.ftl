### Rivedere un board finito, dichiarazione per dichiarazione e carta per carta, anche da un file.

title-replay = Board da un file – Schlemm

## Un board passo per passo

replay-cards = Le carte
replay-steps = Dichiarazione per dichiarazione e carta per carta
replay-before-call = Prima della prima dichiarazione
replay-call-at = Dichiarazione { $at } di { $count }
replay-call-back = Una dichiarazione indietro
replay-call-on = Una dichiarazione avanti
replay-to-start = All’inizio
replay-to-lead = Alla fine della licita
replay-call-aloud = Dichiarazione { $at }. { $seat }: { $said }.
replay-said = { $name } ha spiegato: { $text }
replay-next-costly = Alla prossima carta che costa qualcosa
replay-given = Prese regalate, a carte viste: Nord-Sud { $ns }, Est-Ovest { $ew }.
replay-both-tables = Entrambi i tavoli

## Giocare diversamente da qui

replay-go-on = Giocare diversamente da qui
replay-go-on-text = Un nuovo tavolo comincia da questo passo; fin qui tutto è com’era. Agli altri posti siedono dei bot, e questo board non conta.
replay-go-on-seat = Il tuo posto
replay-go-on-begin = Gioca da qui

## Board da un file

replay-title = Board da un file
replay-lead = Apri un file di board (PBN, LIN e altri) e rivedi i suoi board, dichiarazione per dichiarazione e carta per carta. Il testo va soltanto a questo server, che non lo conserva. L’indirizzo di un board lo contiene: chi lo riceve lo vede anche lui.
replay-form = Aprire un file
replay-file = Scegli un file
replay-text = Oppure incolla il testo
replay-read = Leggi
replay-reading = Il file viene letto …
replay-opening = Il board viene aperto …
replay-too-long = È troppo grande: si leggono fino a { $most } MB. Dividi il file.
replay-found =
    { $boards ->
        [0] Non vi si è potuto leggere alcun board
        [one] Un board
       *[other] { $boards } board
    }
replay-boards = I board del file
replay-column-board = Board
replay-column-result = Risultato
replay-column-players = Chi ha giocato
replay-column-has = Che cosa ne dice il file
replay-board = Board { $board }
replay-board-at = Il board numero { $place } del file
replay-board-unnumbered = Board senza numero
replay-room-open = sala aperta
replay-room-closed = sala chiusa
replay-has = Dichiarazioni: { $calls }, carte: { $cards }
replay-too-big = troppo lungo per un indirizzo
replay-more =
    { $more ->
        [one] C’è ancora un board; si mostrano i primi { $shown }.
       *[other] Ci sono ancora { $more } board; si mostrano i primi { $shown }.
    }
replay-problems = Che cosa non si è potuto leggere
replay-problem-line = Riga { $line }:
replay-problem-board = Riga { $line }, board { $board }:
replay-more-problems =
    { $more ->
        [one] E un altro punto.
       *[other] E altri { $more } punti.
    }
replay-all = Tutti i board del file
replay-other = Apri un file
replay-no-board = In questo indirizzo non c’è alcun board. Forse è stato tagliato nel copiarlo.
replay-hands-missing = Qui mancano delle mani: non si può calcolare che cosa era possibile.
