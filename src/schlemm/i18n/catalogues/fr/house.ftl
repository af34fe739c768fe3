### La maison : ses rubriques et leurs pages, telles que l’en-tête, le menu et l’accueil les nomment.

menu = Menu
search-everything = Rechercher
sections = Apprendre, s’exercer, consulter

section-school = École
section-school-text = De courtes leçons, dès la première levée
section-practice = S’exercer
section-practice-text = Enchères, jeu de la carte, donnes sur mesure
section-library = Consulter
section-library-text = Règles, glossaire, systèmes, sources
section-count = Marque
section-count-text = Un résultat, les tableaux, les sommes
section-analysis = Analyser
section-analysis-text = Quatre mains, une main, un fichier
section-pad = Carnet
section-pad-text = Pour une soirée avec de vraies cartes

tab-practice = Enchères
tab-cards = Jeu de la carte
tab-deals = Donnes sur mesure
tab-learn = Recherche
tab-rules = Règles
tab-glossary = Glossaire
tab-systems = Systèmes
tab-sources = Sources
tab-conflicts = Points débattus
tab-history = Histoire
tab-count = Un résultat
tab-tables = Tableaux
tab-sums = Sommes
tab-analysis = Quatre mains
tab-hand = Une main
tab-replay = Un fichier
tab-deal = Un texte
