### La casa: le sue sezioni e le loro pagine, come le chiamano testata, menu e pagina iniziale.

menu = Menu
search-everything = Cerca
sections = Imparare, esercitarsi, consultare

section-school = Scuola
section-school-text = Lezioni brevi, dalla prima presa in poi
section-practice = Esercizi
section-practice-text = Licita, gioco, board su misura
section-library = Consultare
section-library-text = Regole, glossario, sistemi, fonti
section-count = Punteggi
section-count-text = Un risultato, le tabelle, le somme
section-analysis = Analisi
section-analysis-text = Quattro mani, una mano, un file
section-pad = Segnapunti
section-pad-text = Per la serata con le carte vere

tab-practice = Licita
tab-cards = Gioco
tab-deals = Board su misura
tab-learn = Ricerca
tab-rules = Regole
tab-glossary = Glossario
tab-systems = Sistemi
tab-sources = Fonti
tab-conflicts = Casi discussi
tab-history = Storia
tab-count = Un risultato
tab-tables = Tabelle
tab-sums = Somme
tab-analysis = Quattro mani
tab-hand = Una mano
tab-replay = Un file
tab-deal = Un testo
