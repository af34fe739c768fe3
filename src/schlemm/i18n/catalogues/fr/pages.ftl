### Tout ce qui entoure la table : accueil, conventions de départ, réglages, marque, apprendre, compter.

you = Vous
back-to-start = À l’accueil

## Titres des pages

title-start = Schlemm : le bridge à la maison
title-table = À la table – Schlemm
title-count = Compter – Schlemm
title-unknown = Introuvable – Schlemm

## Accueil

start-sentence = Le bridge : une table, quatre chaises, treize cartes pour vous.
start-text = Trois robots sont déjà à table. Ils disent ce qu’ils annoncent et annoncent ce qu’ils disent.
start-deal-cards = Distribuer
start-as-s1 = Comme dans « Die Regeln des Bridge »
start-settings-first = Réglages avant de commencer
start-go-on = Reprendre ici
start-circle = Vers le cercle
start-friends = Entre amis
start-friends-text = Un lien, un nom, une chaise. Sans compte, depuis un téléphone aussi.
start-invite = Inviter
start-first-time = Vous débutez ?
start-first-time-text = En dix minutes, vous jouez votre première donne : le minibridge, pas à pas.
start-first-hand = Première donne
mini-link = Minibridge : votre première donne
start-pad-go-on = Continuer à marquer
start-analyse = Analyser
games-link = Mes parties
start-continue = Reprendre
start-look-again = Revoir
start-with = avec { $names }
start-deal-of = Donne { $deal } sur { $deals }
start-deal = Donne { $deal }

## Ce dont on convient avant la première donne

opening-bot-tables =
    { $left ->
        [0] Depuis votre connexion, les robots jouent déjà à { $most } tables : à une autre, ils attendent que l’une d’elles soit quittée.
        [1] Depuis votre connexion, les robots jouent encore à une table de plus ; au-delà de { $most } à la fois, ils attendent.
       *[other] Depuis votre connexion, les robots jouent encore à { $left } tables de plus ; au-delà de { $most } à la fois, ils attendent.
    }
opening-title = De quoi convenez-vous ?
opening-others-title = Jouer entre amis
opening-others-text = Ouvrez la table : pour chaque place libre, vous recevez un lien. Qui l’ouvre s’assied, sans s’inscrire.
opening-seats = Places et donneur
opening-form = Formule
opening-form-robber4 = Quatre donnes, chacune avec sa vulnérabilité. Ensuite gagne qui a le plus de points.
opening-form-minibridge = Tous annoncent leurs points, le camp le plus fort nomme le contrat et le joue : le bridge sans enchères.
opening-form-rubber = Le premier camp qui gagne deux manches de 100 points termine le robre. Cela peut durer trois donnes ou douze.
opening-name = Votre nom
opening-seat = Votre place
opening-draw = Places
opening-draw-no = Comme choisies
opening-draw-no-hint = Vous êtes assis où vous voulez, et on commence aussitôt.
opening-draw-yes = Tirées au sort
opening-draw-yes-hint = Chacun tire une carte : les deux plus hautes jouent ensemble, et la plus haute donne d’abord.
opening-dealer = Qui donne le premier ?
opening-dealer-hint = Ensuite, on donne à tour de rôle dans le sens des aiguilles d’une montre.
opening-rules = Règles maison
opening-rules-text = Au départ, tout est comme le veut le code. Ce que vous changez figurera sur la marque.
opening-by-the-laws = Tout selon le code
opening-law = Code
opening-house-rule = Règle maison
opening-at-the-table = À la table
opening-back = Retour

opening-first-caller = Qui commence les enchères ?
opening-first-caller-dealer = Le donneur
opening-first-caller-dealer-hint = Celui qui a donné annonce le premier.
opening-first-caller-left-of-dealer = Son voisin de gauche
opening-first-caller-left-of-dealer-hint = Le joueur à sa gauche annonce le premier ; on donne comme d’habitude.

opening-must-beat = Obligation de monter
opening-must-beat-no = Non
opening-must-beat-no-hint = Fournir suffit ; personne n’est obligé de prendre.
opening-must-beat-yes = Oui
opening-must-beat-yes-hint = Qui fournit doit monter s’il le peut.

opening-doubling = Chutes contrées
opening-doubling-no = Selon le barème
opening-doubling-no-hint = Chaque levée de chute coûte plus cher : 100, 300, 500 … et vulnérable 200, 500, 800 …
opening-doubling-yes = Simplement doublées
opening-doubling-yes-hint = Chaque levée de chute coûte autant : 100, vulnérable 200 ; surcontrée encore le double.

opening-vulnerability = Vulnérabilité aux deuxième et troisième donnes
opening-vulnerability-dealer = Le camp du donneur
opening-vulnerability-dealer-hint = Celui qui donne est vulnérable, avec son partenaire.
opening-vulnerability-non-dealer = Les adversaires
opening-vulnerability-non-dealer-hint = Celui qui donne n’est pas vulnérable, ni son partenaire ; les autres le sont.
opening-vulnerability-fixed = Ordre fixe
opening-vulnerability-fixed-hint = D’abord Nord-Sud vulnérables, puis Est-Ouest, quel que soit le donneur.

opening-scoring = En dessous de 100 points
opening-scoring-each = Chacune pour soi
opening-scoring-each-hint = Chaque donne se marque pour elle-même ; une partielle rapporte aussitôt 50.
opening-scoring-classic = Reporter
opening-scoring-classic-hint = Les levées demandées restent inscrites, jusqu’à faire 100 ensemble, donc une manche.

opening-redeal = Après quatre passes donne
opening-redeal-same-dealer = Le même donneur
opening-redeal-same-dealer-hint = Celui qui a donné redonne.
opening-redeal-next-dealer = Le joueur suivant
opening-redeal-next-dealer-hint = C’est son voisin de gauche qui donne.

opening-honours = Honneurs
opening-honours-no = Ne comptent pas
opening-honours-no-hint = Quatre ou cinq honneurs d’atout dans une main ne rapportent rien.
opening-honours-yes = Comptent
opening-honours-yes-hint = Quatre honneurs d’atout dans une main rapportent 100, les cinq ou les quatre as à SA 150. Le programme les trouve.

opening-stake = Enjeu les cent points
opening-stake-none = Sans enjeu : on joue pour l’honneur.
opening-stake-example = Dans l’unité convenue : une avance de { $points } points vaudrait { $amount }.
opening-rounding = Arrondi
opening-rounding-none = Aucun
opening-rounding-none-hint = Chaque point compte.
opening-rounding-half-up = 50 vers le haut
opening-rounding-half-up-hint = À la centaine : 540 font 500, 550 font 600.
opening-rounding-half-down = 50 vers le bas
opening-rounding-half-down-hint = À la centaine : 550 font 500, 560 font 600.

## Réglages

settings-title = Réglages
install-title = Installer comme application
install-text = Schlemm reçoit son icône et sa fenêtre. L’école, le calcul, le carnet de marque et le glossaire marchent alors aussi sans réseau.
install-go = Installer
settings-close = Fermer
settings-group-table = Table
settings-group-senses = Image et son
settings-group-cards = Cartes
settings-group-play = Jeu
settings-group-language = Langue
settings-profile = Langue et termes
settings-brief = Ce que lisent les touches
settings-brief-no = En mots
settings-brief-yes = En abrégé
settings-brief-hint = En abrégé, comme pour une plage braille : P ARD2 pour quatre cartes à pique, 6P S −5 pour un résultat.
settings-words = Mot par mot
settings-words-hint = Le nom choisi vaut partout : à la table, dans les leçons et sur tout ce que vous emportez.
settings-words-usual = De nouveau comme dans le profil
profile-de = Deutsch
profile-de-AT = Deutsch (Österreich)
profile-de-CH = Deutsch (Schweiz)
profile-it = Italiano
profile-en = English
profile-fr = Français
settings-text = Taille du texte
settings-text-100 = Normale
settings-text-110 = Grande
settings-text-120 = Plus grande
settings-text-130 = Très grande
settings-theme = Lumière
settings-theme-auto = Comme l’appareil
settings-theme-light = Claire
settings-theme-dark = Sombre
settings-theme-contrast = Contraste
settings-tempo = Rythme des robots
settings-tempo-0 = Immédiat
settings-tempo-1 = Calme
settings-tempo-2 = Lent
settings-level-agreed = Il est fixé depuis l’ouverture de la table. Vous pourrez en choisir un autre pour une nouvelle table.
settings-partner = Quand votre partenaire est déclarant
settings-partner-play = Je joue
settings-partner-watch = Je regarde
settings-partner-hint = Le partenaire est un robot : vous pouvez jouer les deux mains à sa place.
settings-looking-back = Regarder en arrière
settings-looking-back-freely = À tout moment
settings-looking-back-freely-hint = La dernière levée tant que la suivante se joue ; les enchères jusqu’à la fin.
settings-looking-back-next-lead = Jusqu’à l’attaque
settings-looking-back-next-lead-hint = Dernière levée et enchères jusqu’à la prochaine attaque : ensuite, la mémoire.
settings-looking-back-laws = Comme en tournoi
settings-looking-back-laws-hint = La dernière levée jusqu’à ce que votre camp rejoue ; les enchères jusqu’à votre première carte, puis les annonces adverses à votre tour.
settings-valuation = Décompte à côté de votre main
settings-valuation-off = Masqué
settings-valuation-count = Je compte d’abord
settings-valuation-on = Affiché
settings-valuation-hint = Distribution, points et perdantes, avec tous les termes.
settings-taps = Annonces et cartes
settings-taps-1 = Un appui
settings-taps-2 = Deux appuis
settings-taps-hint = Avec deux appuis, vous choisissez d’abord, puis vous confirmez.
settings-colours = Couleurs
settings-colours-4 = Quatre
settings-colours-2 = Deux
settings-sound = Son
settings-sound-0 = Coupé
settings-sound-1 = Doux
settings-sound-2 = Fort
settings-sound-hint = Le mélange, les cartes, les annonces, votre tour et l’issue.
settings-faces = Figures des cartes
settings-faces-auto = Selon la place
settings-faces-classic = Classiques
settings-faces-plain = Grandes et simples
settings-letters = Lettres
settings-letters-profile = Comme la langue
settings-letters-AKQJ = A K Q J
settings-order = Ordre des couleurs en main
settings-order-SHCD = ♠ ♥ ♣ ♦
settings-order-SHDC = ♠ ♥ ♦ ♣
settings-mirrored = Atout du mort
settings-mirrored-no = À gauche
settings-mirrored-yes = À droite
settings-mirrored-hint = Le code les veut à la droite du mort, donc à gauche sur votre écran.

## Marque

sheet-caption-rubber = Marque : au-dessus de la ligne les primes, au-dessous les levées demandées
sheet-caption-robber4 = Marque : les quatre donnes
sheet-us = Nous
sheet-them = Eux
sheet-above = Au-dessus de la ligne
sheet-line-above = au-dessus de la ligne
sheet-line-below = au-dessous de la ligne
sheet-game = Manche { $game }
sheet-deal = Donne
sheet-danger = Vuln.
sheet-danger-None = personne
sheet-danger-All = tous
sheet-danger-us = nous
sheet-danger-them = eux
sheet-contract = Contrat
sheet-now = En cours
sheet-so-far = Jusqu’ici
sheet-total = Total
sheet-entry-us = { $amount } pour vous, { $what } : pourquoi ?
sheet-entry-them = { $amount } pour les adversaires, { $what } : pourquoi ?
sheet-replay = Donne { $deal } pas à pas
sheet-deal-result = Donne { $deal } : { $what }
sheet-now-even = Vous êtes à égalité.
sheet-now-us = Vous menez de { $amount }.
sheet-now-them = Les adversaires mènent de { $amount }.
sheet-end-even = Égalité : les deux camps ont autant de points.
sheet-end-us = Vous gagnez le robre avec { $amount } points d’avance.
sheet-end-them = Les adversaires gagnent le robre avec { $amount } points d’avance.
sheet-part-score-us = Partielle de { $below } pour vous : il manque { $missing }.
sheet-part-score-them = Partielle de { $below } pour les adversaires : il manque { $missing }.
sheet-owed-us = On règle { $rounded } points : chaque adversaire paie { $amount }.
sheet-owed-them = On règle { $rounded } points : chacun de vous paie { $amount }.
sheet-agreed = Vos règles maison
sheet-left = { $name } a joué en { $seat } jusqu’à la donne { $deal }.
sheet-by-the-laws = On joue selon le code.
steps-sum = Total

## Valeur de la main

valuation-title = Que vaut votre main ?
valuation-count-first = Comptez d’abord vous-même, puis comparez.
valuation-compare = Comparer
valuation-reveal = Montrer
valuation-losers =
    { $losers ->
        [one] { $losers } perdante
       *[other] { $losers } perdantes
    }
valuation-all-right = Le programme compte exactement ainsi.
valuation-look-again = Regardez les termes de la somme.
valuation-right = vous : { $own }, exact
valuation-wrong = vous : { $own }
valuation-nothing = Rien à compter.
valuation-strength = Force de la main
valuation-with-length = Points d’honneurs et de longueur
valuation-with-shortness = Points d’honneurs et de distribution
valuation-trumps-only = à l’atout seulement
valuation-notrump = Compter pour un contrat à SA
valuation-notrump-only = sans points de distribution : ils ne comptent pas à SA
valuation-count-yours = Comptez votre main
valuation-show = Montrer les points
valuation-hide = Cacher les points

## Compter

count-title = Combien vaut quoi ?
count-text = Les chiffres de la marque sur une fiche. À la table, le programme compte et vous montre chaque étape.
count-plain = simple
count-doubled = contre
count-redoubled = surcontre
count-safe = { -not-vulnerable }
count-danger = { -vulnerable }
count-tricks = Levées demandées
count-tricks-text = Pour chaque levée au-delà de six, si le contrat est réussi. Les levées de mieux non contrées valent autant.
count-minor = ♣ et ♦
count-major = ♥ et ♠
count-notrump-first = SA, la première
count-notrump-further = SA, chaque suivante
count-premiums = Primes
count-premiums-text = Ainsi au robre de quatre et en tournoi. La manche doit être demandée, pas seulement faite.
count-part-score = { -part-score }
count-game = { -game }, à partir de 100
count-small-slam = { -small-slam }, en plus
count-grand-slam = { -grand-slam }, en plus
count-insult-doubled = Contré et réussi
count-insult-redoubled = Surcontré et réussi
count-overtrick-doubled = Levée de mieux contrée
count-overtrick-redoubled = Levée de mieux surcontrée
count-down-safe = Chute, { -not-vulnerable }
count-down-safe-text = Les points vont aux adversaires.
count-down-danger = Chute, { -vulnerable }
count-down-danger-text = La seule question : le camp du déclarant est-il { -vulnerable } ?
count-first = la première
count-second-third = la deuxième et la troisième
count-fourth = chaque suivante
count-terminal = Dans le terminal
count-terminal-text = Là, le programme calcule n’importe quel contrat et en dit les étapes :
count-print = Imprimer

## Quand il manque quelque chose

unknown-title = Il n’y a pas de table ici.
unknown-text = Cette adresse ne mène nulle part. Manque-t-il un signe à la fin ?
offline-title = Le serveur ne répond pas.
offline-text = Vos tables sont enregistrées. Dès qu’il sera de retour, vous reprendrez là où vous en étiez.
offline-again = Réessayer
offline-without = Le serveur ne répond pas. Ceci marche aussi sans lui :
standalone-starting = Le programme se charge : une dizaine de mégaoctets la première fois, plus rien ensuite.
standalone-elsewhere = Schlemm est ouvert dans une autre fenêtre. Continuez là-bas, ou fermez-la.
standalone-failed = Ce navigateur ne peut pas exécuter le programme. Essayez-en un plus récent.
standalone-friends = Pour jouer à plusieurs, il faut Schlemm sur un ordinateur à soi ; cette page s’en passe et joue avec vous seul.
refused-no-server = Le serveur ne répond pas. Tourne-t-il encore ? Alors réessayez.
refused-server-error = Quelque chose s’est mal passé sur le serveur. Réessayez.
