### Ergebnisse zum Mitnehmen.

export-date = Datum
export-game = Spiel
export-form = Form
export-rules = Hausregeln
export-line = Zeile
export-table = Tisch
export-board = Board
export-deal = Austeilung
export-dealer = { -dealer }
export-vulnerable = Gefahr
export-north = Nord
export-east = Ost
export-south = Süd
export-west = West
export-result = Ergebnis
export-declarer = Spieler
export-tricks = Stiche
export-lead = Ausspiel
export-ns = Punkte Nord-Süd
export-ew = Punkte Ost-West
export-imps = IMPs erste Mannschaft
export-csv = Als Tabelle (CSV)
export-pbn = Als PBN
export-take = Mitnehmen
