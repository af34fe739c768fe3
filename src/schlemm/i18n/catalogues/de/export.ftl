### Ergebnisse zum Mitnehmen.

export-date = Datum
export-game = Spiel
export-form = Form
export-rules = Hausregeln
export-line = Zeile
export-table = Tisch
export-board = Board
export-deal = { -deal }
export-dealer = { -dealer }
export-vulnerable = Gefahr
export-north = Nord
export-east = Ost
export-south = Süd
export-west = West
export-result = Ergebnis
export-declarer = Spieler
export-tricks = Stiche
export-lead = { -lead }
export-ns = Punkte Nord-Süd
export-ew = Punkte Ost-West
export-imps = IMPs erstes Team
export-csv = Alle Ergebnisse (CSV)
export-pbn = Als PBN
export-take = Mitnehmen

export-standing-date = Abend
export-standing-name = Name
export-standing-points = Punkte
export-standing-amount = Betrag (Hundertstel)
export-standing-robbers = { -rubber }
export-standing-won = Gewonnen
export-standing-deals = { -deal }en
export-standing-matches = Matches
export-standing-matches-won = Matches gewonnen
export-standing-boards = Boards
export-standing-imps = IMPs
