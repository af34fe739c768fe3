### Das Haus: seine Bereiche und ihre Seiten, wie Kopf, Menü und Startseite sie nennen.

menu = Menü
search-everything = Suchen
sections = Lernen, üben, nachschlagen

section-school = Schule
section-school-text = Kurze Lektionen, vom ersten Stich an
section-practice = Üben
section-practice-text = { -auction }, Kartenspiel, Boards nach Wunsch
section-library = Nachschlagen
section-library-text = Regeln, Glossar, Systeme, Quellen
section-count = Rechnen
section-count-text = Ein Ergebnis, alle Tabellen, die Summen
section-analysis = Analysieren
section-analysis-text = Vier Blätter, ein Blatt, eine Datei
section-pad = Schreibblock
section-pad-text = Für den Abend mit echten Karten

tab-practice = { -auction }
tab-cards = Kartenspiel
tab-deals = Boards nach Wunsch
tab-learn = Suche
tab-rules = Regeln
tab-glossary = Glossar
tab-systems = Systeme
tab-sources = Quellen
tab-conflicts = Streitfälle
tab-history = Geschichte
tab-count = Ein Ergebnis
tab-tables = Tabellen
tab-sums = Summen
tab-analysis = Vier Blätter
tab-hand = Ein Blatt
tab-replay = Eine Datei
tab-deal = Ein Text
