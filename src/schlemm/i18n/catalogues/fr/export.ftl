### Résultats à emporter.

export-date = Date
export-game = Partie
export-form = Forme
export-rules = Règles de la maison
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
export-csv = En tableau (CSV)
export-pbn = En PBN
export-take = Emporter
