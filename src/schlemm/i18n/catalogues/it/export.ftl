### Risultati da portare a casa.

export-date = Data
export-game = Partita
export-form = Formula
export-rules = Regole di casa
export-line = Riga
export-table = Tavolo
export-board = Board
export-deal = Smazzata
export-dealer = Mazziere
export-vulnerable = Zona
export-north = Nord
export-east = Est
export-south = Sud
export-west = Ovest
export-result = Risultato
export-declarer = { -declarer(form: "Cap") }
export-tricks = Prese
export-lead = Attacco
export-ns = Punti Nord-Sud
export-ew = Punti Est-Ovest
export-imps = IMP prima squadra
export-csv = Tutti i risultati (CSV)
export-pbn = Come PBN
export-take = Porta a casa

export-standing-date = Serata
export-standing-name = Nome
export-standing-points = Punti
export-standing-amount = Importo (centesimi)
export-standing-robbers = Rubber
export-standing-won = Vinti
export-standing-deals = Smazzate
export-standing-matches = Incontri
export-standing-matches-won = Incontri vinti
export-standing-boards = Board
export-standing-imps = IMP
