### Le livre du système et les commandes schlemm system et schlemm bid.

## Les systèmes

system-name-forum = Forum
system-name-natur-a = Natur A
system-name-natur-b = Natur B
system-name-acol = Acol
system-about-forum = Le système des bons joueurs de club, et celui des robots au départ : naturel, avec majeures cinquièmes et sans-atout fort. Sur 1SA, le Stayman demande les majeures quatrièmes et les Texas montrent les longues. 2♣ et 2♦ montrent des mains très fortes, 2♥ et 2♠ des mains faibles avec une couleur sixième. Les nouvelles couleurs du répondant sont forcing, les soutiens directs limités. En compétition il y a le contre d’appel, le cue-bid et les interventions bicolores. C’est notre propre système à la manière du Forum D, non le texte de la fédération.
system-about-natur-a = Le plus simple des systèmes : chaque annonce veut dire ce qu’elle nomme. On compte les points d’honneurs et les points de longueur. Avec au moins 13, on ouvre d’une couleur de quatre cartes, mieux cinq, avec des honneurs ; il en faut autant pour la première enchère d’un camp après une ouverture adverse. 1SA montre la distribution 4-3-3-3, les autres mains régulières disent 2SA ou 3SA à partir de 20 points. Le partenaire répond à partir de 6 points dans sa couleur la plus longue ou la plus forte ; 1SA en réponse nie le soutien, un saut montre plus de 13. 4SA et 5SA demandent les as et les rois. On peut jouer ainsi dès le premier soir.
system-about-natur-b = Enchères naturelles avec les points d’honneurs ; dans les contrats à la couleur, les couleurs courtes comptent aussi. On ouvre à partir de 12 points ; 1SA montre 16 à 18 et une main régulière ; avec moins ou plus de points, elle ouvre d’une couleur, et elle répond à sans-atout. L’unicolore répète sa couleur ; le bicolore nomme d’abord la plus longue. Les mains faibles restent basses, les fortes sautent. Presque aucune annonce n’est conventionnelle : le livre se lit vite.
system-about-acol = Le système des clubs anglais : naturel, avec des majeures de quatre cartes et un sans-atout faible. 1SA montre 12 à 14 points ; les mains régulières plus fortes ouvrent d’une couleur et disent sans-atout ensuite. Les soutiens et les réponses à sans-atout sont limités : le partenaire n’a qu’à additionner ; les nouvelles couleurs sont forcing. 2♣ montre toute main très forte, 2♦, 2♥ et 2♠ des mains faibles avec six cartes. Sur 1SA il y a le Stayman et les transferts, la quatrième couleur interroge, 4SA demande les as.
system-origin-forum = Forum, le nôtre, à la manière de Forum D
system-origin-natur-a = Natur A, comme dans « Die Regeln des Bridge »
system-origin-natur-b = Natur B, comme dans l’introduction au bridge-contrat
system-origin-acol = Acol, comme dans les clubs anglais
system-source-natur-a = { system-origin-natur-a } :
system-source-natur-b = { system-origin-natur-b } :

## Dans le livre

system-book = Livre du système : { $name }
system-changed = { $name }, modifié
system-agreements = Conventions
system-first = Personne n’a encore parlé
system-likewise = De même, avec les couleurs annoncées là, après { $auctions }
system-others = Les autres enchères sont ici naturelles.
system-no-table = Avec ces conventions, il n’y a rien de particulier ici.
system-or = ou : { $text }
system-force-request = demande une enchère
system-force-round = forcing pour un tour
system-force-game = forcing de manche
system-artificial = conventionnel
system-brackets = Vos annonces et celles du partenaire sont sans parenthèses, celles des adversaires entre parenthèses ; quand ils passent toujours, elles ne figurent pas.
system-agreed = Le livre dit ce qui est convenu et laisse de côté les mains qui n’arrivent presque jamais. À la limite entre deux annonces, c’est la main entière qui décide et non un point, plus librement encore dès que les adversaires s’en mêlent ou qu’un chelem est en vue. À la table, chaque annonce dit ce qu’elle montre avec cette marge.
system-not-vulnerable = Le livre vaut tant que son camp est { -not-vulnerable }. Quand il est { -vulnerable }, les barrages, les deux faibles et les interventions demandent davantage.

## Conventions

agreement-notrump = 1SA montre des points d’honneurs
agreement-two-notrump = 2SA montre des points d’honneurs
agreement-majors = Cartes pour ouvrir d’une majeure
agreement-opening = Points minimum pour ouvrir
agreement-preempts = Barrages : trois dans une couleur ouvre faible, avec une couleur longue
agreement-stayman = Stayman : 2♣ sur 1SA demande les majeures
agreement-transfers = Texas : 2♦ et 2♥ sur 1SA montrent la couleur suivante
agreement-gerber = Gerber : 4♣ sur sans-atout demande les as
agreement-key-cards = 4SA demande les cartes clés au lieu des as
agreement-weak-twos = 2♥ et 2♠ sont des ouvertures faibles
agreement-weak-diamonds = 2♦ est une ouverture faible, 2♣ toute main très forte
agreement-strong-club = 1♣ ouvre toute main forte et ne dit rien sur ♣
agreement-splinters = Splinter : un double saut montre une courte
agreement-drury = Drury : après un passe d’entrée, 2♣ est un bon soutien
agreement-inverted-minors = Mineures inversées : 2 dans la mineure du partenaire est fort, 3 faible
agreement-fourth-suit = La quatrième couleur est conventionnelle
agreement-negative-doubles = Contre négatif (spoutnik) sur les interventions
agreement-two-suiters = Le cue-bid et 2SA montrent deux couleurs
agreement-cue-raises = Le cue-bid montre un bon soutien
agreement-leeway = Points de marge dès que les adversaires ont enchéri
agreement-leads = Entame dans une couleur longue
agreement-attitude = La carte qui appelle
agreement-count = D’un nombre pair, d’abord la carte
agreement-preference = Appel de préférence (Lavinthal) : une grosse carte demande la plus chère des autres couleurs
agreed-yes = oui
agreed-no = non
agreed-fourth = quatrième meilleure
agreed-third = troisième et cinquième
agreed-high = haute
agreed-low = basse

## Chapitres

topic-opening = Ouvertures
topic-answers = Réponses
topic-answers-major = Réponses à une majeure
topic-drury = Drury : réponses après un passe d’entrée
topic-answers-minor = Réponses à une mineure
topic-after-raise = Après un soutien
topic-rebids = Deuxièmes enchères
topic-opener-rebid = La deuxième enchère de l’ouvreur
topic-opener-two-level = L’ouvreur après une réponse au palier de deux
topic-responder-rebid = La deuxième enchère du répondant
topic-after-jump-rebid = Après un saut de l’ouvreur dans sa couleur
topic-third-round = Après une réponse à saut, et le troisième tour
topic-game = Quand il y a assez pour la { -game }
topic-splinter = Après un splinter
topic-controls = Les contrôles vers le chelem
topic-checkback = La question après sans-atout de l’ouvreur
topic-notrump = Après 1SA
topic-two-notrump = Après 2SA
topic-slam = Demander les as et les rois
topic-aces = Demander les as et les rois
topic-asking = Quand on demande les as
topic-notrump-slams = Chelem aux points
topic-gerber = Gerber
topic-overcalls = Interventions
topic-notrump-overcalls = Après une intervention à sans-atout : la suite comme après l’ouverture
topic-advances = Réponses aux interventions
topic-doubles = Contres et leurs réponses
topic-answers-to-two-suiters = Réponses aux bicolores
topic-over-preempts = Contre les barrages et les ouvertures de deux
topic-over-notrump = Contre leur 1SA
topic-balancing = Réveil
topic-after-overcall = Après leur intervention
topic-after-double = Après leur contre
topic-notrump-rescue = Quand ils contrent notre 1SA
topic-notrump-contested = Quand ils gênent notre 1SA
topic-semi-forcing = Après l’ouverture de 2♣ ; sur 2SA de l’ouvreur, la suite comme après l’ouverture de 2SA
topic-game-force = Après l’ouverture de 2♦ ; sur 2SA de l’ouvreur, la suite comme après l’ouverture de 2SA
topic-strong-club = Après l’ouverture forte de 1♣
topic-limited-clubs = Après l’ouverture naturelle de 2♣
topic-strong-club-disturbed = Quand ils gênent notre 1♣ fort ou notre 2♣
topic-weak-twos = Après un deux faible
topic-preempts = Après un barrage du partenaire
topic-after-two-level = Le répondant après sa réponse au palier de deux
topic-after-invitation = Après une invitation
topic-opener-after-overcall = L’ouvreur après leur intervention
topic-support = L’ouvreur après une intervention sur la réponse
topic-competition = Lutter pour le contrat

## schlemm system

system-list = Systèmes
system-list-hint = Lire le livre : schlemm system forum. Le changer : --set notrump=16-18. Le garder : --save FICHIER.
system-saved = Enregistré dans { $path } : { $name }
system-unknown = Dans « { $name } », « { $part } » est faux. Ici sont possibles : { $known }.
system-none = Il n’y a pas de système « { $name } ». Il y a : { $known }.
system-no-topic = Ce livre n’a pas de chapitre « { $name } ». Il y a : { $known }.
system-bad-file = { $path } ne se lit pas comme un système : il faut du JSON avec name et system, comme --save l’écrit.
system-file-trouble = Le fichier { $path } ne peut pas servir : { file-reason }.
system-nothing-to-change = --set, --save, --topic et --all demandent un système : schlemm system forum …
system-fault = { $place } : { $detail }
system-faultless = { $path } : tout est juste.
system-own-changes = Ce qui est convenu se trouve dans le texte de { $path } : on forum/notrump=14-16. --set change les systèmes fournis.
system-differ = { $first } (−) et { $second } (+)
system-same = { $first } et { $second } : aucune annonce ne diffère.
system-not-made = ne se fait pas
fault-near = « { $word } » n’est pas connu ici ; peut-être { $near }.
fault-word = « { $word } » ne convient pas ici.
fault-line = Cette ligne ne se lit pas.
fault-not-artificial = { $call } ne parle pas de la couleur qu’elle nomme. Donnez-lui un sens artificiel.
fault-not-answered = L’annonce du partenaire est forcing, et certaines mains n’ont pas de réponse ici. Finissez par une ligne pour toute main.
fault-never-asked = On n’a trouvé aucune séquence à laquelle ce motif réponde : un autre, plus haut, les prend toutes, ou ses conditions se contredisent.
fault-never-made = Aucune main n’arrive à cette ligne : celles d’au-dessus les prennent toutes.

## schlemm bid

bid-board = Étui { $number } · { -dealer } { $seat } · { $vulnerability }
bid-deal = { -dealer } { $seat } · { $vulnerability }
bid-systems = Nord-Sud : { $ns } · Est-Ouest : { $ew }
bid-contract = Contrat : { $text }
bid-defect = { $place } : { $text }
bid-place = Étui { $number }
bid-deal-defect = On ne peut pas distribuer ainsi. { $text }
bid-hands-missing = Il faut les quatre mains pour enchérir.
bid-unknown-call = Je ne comprends pas l’annonce { $number } de --auction : { $text }. Écrivez P, X, XX ou une enchère comme 1NT.
bid-illegal-call = L’annonce { $number } de --auction ({ $call }) n’est pas permise. { $why }
bid-both = Ou bien une donne ({ $text }), ou bien { $option } : n’en gardez qu’un.
bid-neither = « { $text } » n’est ni un fichier ni une donne. Une donne nomme une place, et quatre mains à partir d’elle : N:AKQ54.K32.QJ3.32 … … …
bid-no-games = Il n’y a pas de donne dans { $path }.

## La page

title-systems = Systèmes – Schlemm
library-systems-text = Ce que veut dire chaque annonce des robots, comme un livre – et comment le changer à votre goût.
systems-title = Le livre du système
systems-text = Ce qui est écrit ici vient des règles selon lesquelles les robots enchérissent : aucun robot ne tient autre chose que ce que dit le livre. Changez une convention, et le livre change.
systems-choose = Système
systems-other = modifié
systems-reset = Revenir à l’original
systems-keep = Garder sous le nom
systems-save = Enregistrer
systems-saved = Enregistré dans ce navigateur.
systems-full = Il n’y a plus de place ici : supprimez un de vos systèmes, ou emportez celui-ci en fichier.
systems-delete = Effacer « { $name } »
systems-deleted = « { $name } » est supprimé. Ses conventions restent affichées ici.
systems-play = Jouer avec
systems-loading = Le chapitre s’écrit…
systems-call = Annonce
systems-meaning = Signification
systems-agree = Changer les conventions
systems-own-open = Écrire un système à soi
systems-own-text = Le texte de votre système
systems-own-hint = Deux espaces mettent une ligne en retrait ; la première ligne qui prend une main est son annonce. Ce qui suit # est une remarque.
systems-own-how = Comment s’écrit un système
systems-own-how-auction = Après quelles annonces : M est une majeure, x n’importe quelle couleur ; un tiret seul veut dire l’ouverture.
systems-own-how-row = Une ligne : l’annonce, son sens, si elle est forcing ; après les deux points, les points d’honneurs et le nombre de cartes d’une couleur.
systems-own-how-range = De 5 à 9, 5 ou plus, 9 au plus.
systems-own-how-before = Tout le reste est comme dans le système de base, sauf les annonces de ce sens.
systems-own-how-meaning = Un sens à vous, cas d’un sens que tous les systèmes connaissent, et dessous sa phrase.
systems-own-how-base = Sur quoi votre système repose, et ce qui y est convenu.
systems-own-reading = Lecture …
systems-own-right = Tout peut être annoncé.
systems-own-wrong =
    { $count ->
        [one] Un point n’est pas encore juste. D’ici là le système ne s’enregistre pas.
       *[other] { $count } points ne sont pas encore justes. D’ici là le système ne s’enregistre pas.
    }
systems-own-place = Ligne { $line }, colonne { $column }
systems-own-about = Un système à soi sur { $name } : ce que son texte ne dit pas est comme là.
systems-own-alone = Un système à soi ; où son texte ne dit rien, on annonce naturellement.
systems-own-title = Système à soi
systems-own-take = Emporter en fichier
systems-own-bring = Ouvrir un fichier
systems-own-link = Le système en lien
systems-own-link-long = Ce texte est trop long pour un lien ; il voyage en fichier.
systems-own-link-broken = Il manque un morceau à ce lien. Faites-le-vous renvoyer, ou bien le fichier.
systems-own-too-long = Ce fichier est trop long pour un système, ou n’est pas un texte.
systems-own-example =
    # Soutenir une majeure avec un point de moins,
    # et tout le reste demeure.
    # Une ligne : l’annonce, son sens,
    # deux points, les mains.
opening-our-system = Système de votre camp
opening-their-system = Système des adversaires
opening-system-hint = Chaque annonce des robots peut être ouverte et lue à la table.
opening-level = Niveau de jeu des robots
opening-level-anfaenger = Débutant
opening-level-anfaenger-hint = Ils jouent selon des règles simples : ils comptent ce qu’ils voient et n’imaginent pas les autres mains.
opening-level-klub = Club
opening-level-klub-hint = D’après les enchères et le jeu, ils se représentent les mains possibles et jouent en conséquence.
opening-read-systems = Lire et changer les systèmes
refused-unknown-system = Il n’y a pas de système « { $name } » : « { $part } » est faux.

## Parties et recherche

part-own = Ce que seul ce système a
part-openings = Ouverture et réponse
part-rebids = La suite des enchères
part-slam = Vers le chelem
part-defence = Quand les adversaires ont ouvert
part-contested = Quand les adversaires interviennent
part-other = Divers
systems-contents = Sommaire
systems-search = Chercher dans le livre
systems-search-hint = Par exemple Stayman, splinter ou 1SA 2T
systems-print = Imprimer le livre
systems-found =
    { $count ->
        [0] Le livre n’en dit rien.
        [one] Un passage
       *[other] { $count } passages
    }
systems-searching = La recherche continue…
systems-found-more = Il y en a d’autres ; ajoutez un mot.
