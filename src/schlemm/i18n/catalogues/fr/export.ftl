### Résultats à emporter.

export-date = Date
export-game = Partie
export-form = Formule
export-rules = Règles maison
export-line = Ligne
export-table = Table
export-board = Donne
export-deal = Donne du robre
export-dealer = Donneur
export-vulnerable = Vulnérabilité
export-north = Nord
export-east = Est
export-south = Sud
export-west = Ouest
export-result = Résultat
export-declarer = Déclarant
export-tricks = Levées
export-lead = Entame
export-ns = Points Nord-Sud
export-ew = Points Est-Ouest
export-imps = IMP première équipe
export-csv = Tous les résultats (CSV)
export-pbn = En PBN
export-take = Emporter

export-standing-date = Soirée
export-standing-name = Nom
export-standing-points = Points
export-standing-amount = Montant (centièmes)
export-standing-robbers = Robres
export-standing-won = Gagnés
export-standing-deals = Donnes
export-standing-matches = Matchs
export-standing-matches-won = Matchs gagnés
export-standing-boards = Donnes du match
export-standing-imps = IMP
