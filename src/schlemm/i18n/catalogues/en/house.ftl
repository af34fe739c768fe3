### The house: its sections and their pages, as header, menu and start page call them.

menu = Menu
search-everything = Search
sections = Learn, practise, look up

section-school = School
section-school-text = Short lessons, from the first trick on
section-practice = Practice
section-practice-text = Bidding, card play, boards to order
section-library = Look up
section-library-text = Rules, glossary, systems, sources
section-count = Scoring
section-count-text = A result, all the tables, the sums
section-analysis = Analysis
section-analysis-text = Four hands, one hand, a file
section-pad = Score pad
section-pad-text = For an evening with real cards

tab-practice = Bidding
tab-cards = Card play
tab-deals = Boards to order
tab-learn = Search
tab-rules = Rules
tab-glossary = Glossary
tab-systems = Systems
tab-sources = Sources
tab-conflicts = Disputes
tab-history = History
tab-count = One result
tab-tables = Tables
tab-sums = Sums
tab-analysis = Four hands
tab-hand = One hand
tab-replay = A file
tab-deal = A text
