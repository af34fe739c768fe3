### Results to take home.

export-date = Date
export-game = Game
export-form = Form
export-rules = House rules
export-line = Line
export-table = Table
export-board = Board
export-deal = Deal
export-dealer = Dealer
export-vulnerable = Vulnerability
export-north = North
export-east = East
export-south = South
export-west = West
export-result = Result
export-declarer = Declarer
export-tricks = Tricks
export-lead = Lead
export-ns = Points North-South
export-ew = Points East-West
export-imps = IMPs first team
export-csv = All results (CSV)
export-pbn = As PBN
export-take = Take home

export-standing-date = Evening
export-standing-name = Name
export-standing-points = Points
export-standing-amount = Amount (hundredths)
export-standing-robbers = Robbers
export-standing-won = Won
export-standing-deals = Deals
export-standing-matches = Matches
export-standing-matches-won = Matches won
export-standing-boards = Boards
export-standing-imps = IMPs
