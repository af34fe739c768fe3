### Ce que dit la commande schlemm dans le terminal.

## Pages d’aide : chaque ligne pour elle-même, sans termes ni valeurs, pour paraître aussitôt.

help-schlemm = Bridge : marquer les résultats, évaluer les mains, distribuer, jouer.
help-usage = Usage :
help-heading-options = Options
help-heading-commands = Commandes
help-heading-arguments = Arguments
help-help = Affiche cette aide.
help-version = Affiche la version.
help-lang = Langue ; sinon SCHLEMM_LANG, la langue du système ou l’allemand.
help-words = Mots du jeu, séparés par des virgules ; sinon SCHLEMM_WORDS ou ceux de la langue.
help-words-metavar = MOTS
help-json = Une ligne de JSON pour les programmes.
help-letters = Langue des lettres seules, comme P pour pique ; sinon ce sont C D H S, N E S W et A K Q J T.
help-metavar-options = [OPTIONS]
help-metavar-command = COMMANDE
help-metavar-result = RÉSULTAT
help-metavar-hand = MAIN
help-metavar-deal = DONNE
help-metavar-file = FICHIER
help-metavar-to = CIBLE
help-metavar-from = SAUVEGARDE
help-metavar-address = ADRESSE
help-metavar-team = ÉQUIPE
help-score = Marque un résultat, pas à pas.
help-score-result = Contrat et résultat, par exemple 4♠X+1, « 3SA -2 » ou « 4 piques contré, juste fait ».
help-score-vul = Si le camp du déclarant est vulnérable (sinon non).
help-score-form = Comment marquer : tournoi (de même au robre de quatre) ou robre classique.
help-score-below = Au robre classique seulement : points déjà inscrits au-dessous de la ligne.
help-score-simple = Règle maison : chutes simplement doublées.
help-score-declarer = Qui joue, si le contrat ne le dit pas.
help-score-sums = Primes et pénalités en sommes, comme sur les feuilles italiennes.
help-score-more = Aussi : le robre classique, les « et si » et ce qu’{ -sacrifice(form: "ein") } peut coûter.
help-hand = Évalue une main : points, force, distribution, perdantes. Sans main, en distribue une.
help-hand-cards = Treize cartes, par exemple AKQ54.K32.QJ3.32 ou « ♠AKQ54 ♥K32 ♦QJ3 ♣32 ».
help-hand-more = Aussi : ce que la main ouvre dans chaque système, et ce qu’on peut attendre du partenaire.
help-deal = Distribue les cartes et montre les quatre mains.
help-deal-count = Combien de donnes (sinon une).
help-deal-board = Numéro du premier étui ; le donneur et la vulnérabilité en dépendent.
help-deal-number = Exactement la donne qui porte ce numéro.
help-deal-seed = Graine du hasard : le même nombre donne les mêmes cartes.
help-deal-verify = Vérifie les donnes d’un fichier enregistré par la page « Vérifier les donnes ».
help-deal-pbn = Seulement les cartes, une ligne de PBN par donne.
help-metavar-condition = CONDITION
help-deal-hand = Comment doit être cette main : points 15-17, longueurs 5+♠, cartes ♥AK, deux des trois plus hautes 2/3♠, distribution 5-3-3-2 ou 5=3=3=2 (♠♥♦♣), balanced ; plusieurs avec des espaces.
help-deal-hand-too = De même pour cette main.
help-deal-side = Ce que les deux partenaires ont ensemble : points et longueurs, par exemple « 25+ 8+♠ ».
help-deal-side-too = De même pour ce camp.
help-deal-auction = Comment doivent commencer les enchères, à partir du donneur, par exemple « 1C P 1H » : seulement des donnes où le système annonce ainsi.
help-deal-system = Quel système annonce ainsi (sinon forum).
help-deal-out = Écrit les donnes dans ce fichier (sinon sur la sortie standard).
help-match = Fait enchérir et jouer deux robots ou programmes sur les mêmes étuis à deux tables, et les compare en IMP.
help-match-a = Qui est Nord-Sud à la table 1 : un système, aussi avec un niveau de jeu (forum:klub, natur-a/notrump=12-14:anfaenger, un fichier .json de --save), ou exec:COMMANDE pour un programme externe ; SYSTÈME@exec:COMMANDE dit selon quel système les autres lisent ses annonces.
help-match-b = Qui est Est-Ouest à la table 1, de même.
help-match-boards = Combien d’étuis (sinon 100).
help-match-seed = Graine du hasard : le même nombre donne les mêmes étuis.
help-match-bid-only = Les enchères seulement ; on compte ce que donneraient les cartes ouvertes.
help-match-costs = Calcule aussi combien de levées les deux donnent dans le jeu.
help-match-jobs = Dans combien de processus (sinon un par cœur) ; le résultat n’en dépend pas.
help-cluster = Où se fait le calcul : adresse d’un ordonnanceur Dask (tcp://MACHINE:PORT), ou local pour des processus Dask à soi ; le résultat n’en dépend pas.
help-match-patience = Combien de secondes un programme externe a pour répondre (sinon 30).
help-match-worst = Combien des plus mauvais étuis sont montrés (sinon 10).
help-match-pbn = Écrit dans ce fichier tous les étuis avec ce qui s’est passé aux deux tables.
help-match-tables = Garde dans ce fichier ce qui est résolu : les mêmes étuis vont alors vite.
help-table-manager = Tient en table manager un match entre programmes de bridge (protocole de Blue Chip Bridge, versions 18 et 19).
help-manager-host = Adresse où l’on attend (sinon 127.0.0.1 : cet ordinateur seulement).
help-manager-port = Port (sinon 2000 ; 0 en prend un libre quelconque).
help-manager-rooms = Dans combien de salles on joue : 1 (sinon) ou 2 pour un match ; dans la seconde les équipes sont assises à l’inverse.
help-manager-boards = Combien d’étuis (sinon 16).
help-manager-seed = Graine du hasard : le même nombre donne les mêmes étuis, ceux de match.
help-manager-deals = Joue les étuis de ce fichier PBN.
help-manager-teams = Seules ces équipes peuvent venir ; la première a Nord-Sud en salle ouverte.
help-manager-playing = Comment on marque (sinon imp) ; les programmes de la version 19 l’apprennent.
help-manager-strip-alerts = Transmet à cette équipe les annonces sans alerte ni explication (répétable) ; pour WBridge5 de soi-même.
help-manager-slow-lines = Laisse des pauses entre les lignes à cette équipe (répétable).
help-manager-no-timing = Ne dit pas à cette équipe, après un étui, combien de temps on a pensé (répétable).
help-manager-patience = En combien de secondes doit venir chaque ligne attendue (sinon 180).
help-manager-wait = En combien de secondes toutes les places doivent être prises (sinon 3600).
help-manager-pbn = Écrit tous les étuis dans ce fichier, de nouveau après chaque étui.
help-table-client = Assied un robot à la table d’un autre table manager (protocole de Blue Chip Bridge).
help-client-bot = Qui joue : un système, aussi avec un niveau de jeu (forum:klub), un fichier .json de --save, ou exec:COMMANDE.
help-client-host = Où se trouve le table manager (sinon 127.0.0.1).
help-client-port = Son port (sinon 2000).
help-client-seats = Où s’assied le robot : N E S W (sinon NS), chacun avec sa propre connexion.
help-client-team = Comment s’appelle l’équipe (sinon Schlemm).
help-client-opponents = Selon quel système on lit les annonces des adversaires.
help-client-protocol = Version du protocole : 18 (sinon) ou 19.
help-client-no-alerts = Envoyer les annonces sans alerte ni explication ; certains table managers ne les lisent pas autrement.
help-client-wait = Combien de secondes on attend un table manager qui n’est pas encore là (sinon 10).
help-system = Montre ce qui est convenu dans un système et ce que contient son livre ; avec --topic ou --all, ce que veut dire chaque annonce. Sans nom : quels systèmes il y a.
help-system-name = Nom d’un système : forum ; natur-a, comme dans « Die Regeln des Bridge » ; natur-b, comme dans l’introduction au bridge-contrat ; acol ; même changé (forum/notrump=16-18), ou un fichier .json fait par --save ou un fichier .system à vous. schlemm system lint FICHIER.system dit ce qui n’y va pas, schlemm system diff A B ce qui diffère.
help-system-topic = Seulement ce chapitre, par exemple opening.
help-system-all = Tout le livre.
help-system-set = Change une convention, par exemple majors=4 ; peut être répété.
help-system-save = Écrit le système dans ce fichier, pour le garder.
help-system-bml = Écrit le livre en Bridge Markup Language (BML).
help-sources = Raconte ce que disent les cinq sources à un endroit, et ce que Schlemm en fait.
help-sources-place = Un endroit, par exemple S1:29 : la ligne 29 de la source S1. Sans lui : tous les endroits.
help-metavar-place = ENDROIT
help-bid = Enchérit une donne, ou toutes celles d’un fichier PBN, et dit ce que veut dire chaque annonce. Sans donne, le hasard distribue.
help-bid-deal = Une donne en PBN (« N:AKQ…. » et ainsi de suite), un fichier, ou - pour l’entrée standard.
help-bid-system = Le système des deux camps (sinon forum).
help-bid-ns = Le système de Nord-Sud.
help-bid-ew = Le système d’Est-Ouest.
help-bid-dealer = Qui donne (sinon comme dans le fichier ou d’après le numéro de l’étui, ou Nord).
help-bid-vul = Qui est vulnérable (sinon comme dans le fichier ou d’après le numéro de l’étui, ou personne).
help-bid-auction = Comment les enchères ont commencé, par exemple « 1S P » ; elles continuent de là.
help-bid-pbn = Écrit du PBN avec les enchères et leurs notes.
help-check = Vérifie si, dans des fichiers d’étuis, enchères, jeu, revendication, contrat, résultat et points s’accordent, et nomme chaque contradiction.
help-board-files = Fichiers d’étuis ; Schlemm en reconnaît le format. - désigne l’entrée standard.
help-board-encoding = Dans quel encodage sont les fichiers, par exemple cp1252, là où ils ne le disent pas bien eux-mêmes.
help-board-to = Dans quel format écrire, par exemple pbn ou lin (sinon, ce que dit le nom du fichier).
help-board-force = Écrase le fichier s’il existe déjà.
help-analyse = Calcule ce que valent les étuis à cartes ouvertes : levées dans chaque dénomination, par, et ce que chaque carte jouée a coûté.
help-check-solve = Vérifie par le calcul ce que les fichiers disent des levées et du par à cartes ouvertes.
help-convert-contract = Seulement les donnes avec ce contrat, plusieurs avec des virgules : 4S, 4SX, H.
help-convert-declarer = Seulement les donnes jouées d’ici : N, E, S, W, NS, EW.
help-convert-tricks = Seulement les donnes avec ce nombre de levées : 9, 10-13, made, down.
help-convert-rotate = Tourne les donnes pour que celui-ci soit en Sud : N, E, S, W, declarer ou leader. Donneur, vulnérabilité, noms et points tournent avec.
help-convert-renumber = Renumérote les donnes, à partir de 1 ; le donneur et la vulnérabilité restent.
help-analyse-out = Écrit dans ce fichier les étuis avec tout ce qui est calculé (- pour la sortie standard). En PBN, levées et par sont dans OptimumResultTable, OptimumScore et ParContract, les coûts en remarque derrière la carte.
help-analyse-resume = Reprend là où une exécution avec le même fichier de sortie s’est arrêtée.
help-records = Fait des étuis une page à imprimer et à afficher : quatre mains, points, levées à cartes ouvertes, par, et ce qui s’est passé aux tables.
help-records-out = Écrit la page dans ce fichier (- ou rien pour la sortie standard) ; c’est du HTML qui n’a besoin d’aucun autre fichier.
help-records-pdf = Écrit un PDF. C’est Chromium ou Chrome qui l’imprime, s’il y en a un.
help-records-title = Ce qui est écrit au-dessus des étuis (sinon tournoi et date, si les fichiers les donnent).
help-records-scoring = Comment comparer les tables : en IMP, en matchpoints ou pas du tout (sinon, ce que disent les fichiers ; sinon deux tables en IMP, davantage en matchpoints).
help-records-no-results = Laisse de côté les résultats des tables.
help-records-no-tricks = Ne calcule rien : sans levées ni par.
help-records-letters = Langue des lettres sur les cartes et les places, si elle doit être autre que celle des mots.
help-metavar-out = SORTIE
help-convert = Écrit les étuis de fichiers dans un autre format, et nomme ce qui n’y a pas de place.
help-convert-files = Fichiers d’étuis, et en dernier celui où écrire. - désigne l’entrée et la sortie standard.
help-stats = Compte ce qu’il y a dans des fichiers d’étuis : donnes, contrats, résultats, points, et ce qui n’a pu être lu.
help-serve = Lance le serveur pour la table dans le navigateur.
help-serve-data = Fichier qui garde toutes les parties.
help-serve-bus = Bus des serveurs d’une base de données : nats://HÔTE:4222. Avec lui, plusieurs serveurs peuvent servir une même base.
help-serve-bots = Qui pense pour les robots : ses propres processus (own), ou ceux de « schlemm bots » sur le bus (bus).
help-serve-store = Base de données au lieu d’un fichier : postgresql://NOM@HÔTE/BASE. « schlemm store migrate » la prépare.
help-serve-host = Adresse où le serveur répond (sinon 127.0.0.1 : cet ordinateur seulement).
help-serve-port = Port (sinon 8000 ; 0 en prend un libre).
help-serve-proxy = Adresse d’un proxy placé devant, cru quand il dit d’où viennent les requêtes (peut être répété).
help-serve-ops = Seconde adresse, pour l’exploitation seulement : /metrics pour Prometheus, /healthz, /readyz (sinon aucune).
help-serve-drain = Secondes pendant lesquelles le serveur continue après SIGTERM, pour qu’un répartiteur de charge le remarque (sinon 0).
help-serve-prune-after = Après tant de jours disparaissent les tables et les matchs où personne n’a jamais annoncé (sinon 30 ; 0 : jamais).
help-serve-log = Comment le journal est écrit : en texte (par défaut) ou en JSON.
help-serve-open = S’il faut ouvrir le navigateur (sinon non).
help-serve-seed = Pour essayer : le même nombre donne les mêmes cartes, depuis la première donne à chaque démarrage.
help-bots = Fait répondre les processus de cet ordinateur à ce que des serveurs demandent aux robots par un bus. Un serveur n’interroge que des robots de sa propre version.
help-bots-bus = Le bus par lequel on demande : nats://HÔTE:4222, plusieurs d’un même groupe avec des virgules.
help-bots-workers = Combien de processus les joueurs d’une connexion occupent à la fois (sinon un par cœur, au moins deux, au plus quatre) ; il y en a un de plus pour les autres.
help-config = Les réglages sont dans ce fichier TOML, dans la table de la commande. Ce qui est tapé ici l’emporte.
help-show-config = Montre les réglages et d’où vient chacun, sans mots de passe, et ne lance rien.
help-backup = Sauvegarde toutes les parties dans un nouveau fichier et le vérifie, même pendant que le serveur est en marche. CIBLE est un fichier ou un dossier.
help-restore = Met une sauvegarde à la place du fichier qui garde toutes les parties ; l’ancien est mis de côté. Le serveur doit être arrêté.
help-restore-damaged = Même une sauvegarde dont certaines parties sont endommagées.
help-store = Prépare une base de données, transporte des parties d’un stockage à l’autre, nomme ce qu’il contient.
help-migrate = Prépare une base de données pour Schlemm, ou la met à jour pour cette version.
help-copy = Transporte des parties d’un stockage à un autre, puis compare les deux. Un stockage est sqlite:FICHIER ou postgresql://…
help-copy-only = Seulement cet enregistrement, comme « schlemm store list » le nomme (peut être répété).
help-list = Nomme tout ce qu’un stockage contient, avec le nombre d’entrées.
help-prune = Retire les tables et les matchs où personne n’a jamais annoncé. Un serveur en marche le fait de lui-même.
help-prune-days = Depuis tant de jours, rien ne s’y est passé (sinon 30).
help-prune-dry-run = Seulement nommer ce qui serait retiré ; aussi pendant qu’un serveur tourne.
help-metavar-store = STOCKAGE
help-metavar-name = NOM

## Marque

cli-line-below = au-dessous de la ligne
cli-line-above = au-dessus de la ligne
cli-line-none = –
cli-vulnerable = { -vulnerable }
cli-not-vulnerable = { -not-vulnerable }
cli-for-declarer = Pour le camp du déclarant
cli-for-defenders = Pour le flanc

## Main. $share est une part comme 15,52 %, $hands un grand nombre.

cli-hand-strength = Force
cli-hand-strength-ours = { $strength } (le nom est de nous ; la source n’en a pas)
cli-hand-shape = Distribution
cli-hand-shape-share = { $shape } : { $share } de toutes les mains
cli-hand-shape-rare = { $shape } : une main sur { $hands }
cli-hand-class-share = { $class } : { $share } de toutes les mains
cli-hand-losers = Perdantes
cli-hand-with = avec les points d’honneurs { $points }
cli-hand-suit-only = à l’atout seulement
cli-hand-nothing = aucun

## Donne

cli-deal-heading = Étui { $number } · donneur { $seat } · { $vulnerability }
cli-deal-points = { $seat } { $points }
cli-deal-number = Numéro { $number }

## Le livre du système

system-otherwise = Voilà le système de base. Ici on a convenu autre chose ; l’usage figure à côté, entre parenthèses.
system-usual = { $value } (d’ordinaire { $usual })
system-legend = Pour lire
system-marks = Entre crochets : si le partenaire peut passer (forcing : non) et si l’annonce est conventionnelle, c’est-à-dire ne désigne pas la couleur qu’elle nomme. Les annonces sont rangées par hauteur, non par préférence : si deux conviennent, l’une l’emporte, d’ordinaire celle qui en dit le plus.
system-counts-figures = Points d’honneurs : as 4, roi 3, dame 2, valet 1.
system-counts-strength = Points avec la longueur : points d’honneurs, plus 2 pour une couleur cinquième, 3 pour six cartes et ainsi de suite, et 1 pour chaque couleur quatrième sauf la première.
system-counts-long = Points HL : points d’honneurs, plus 1 pour chaque carte d’une couleur au-delà de la quatrième.
system-counts-short = Points avec les courtes : points d’honneurs, plus 1 pour deux cartes dans une couleur, 2 pour une, 3 pour aucune.
system-counts-support = Points de soutien : points d’honneurs, plus pour les couleurs courtes à côté d’au moins quatre atouts 1 pour deux cartes, 3 pour une, 5 pour aucune ; à côté de trois atouts 1, 2 et 3.

## Serveur

cli-serving = Schlemm est en marche : { $address }
cli-serving-data = Toutes les parties sont dans { $path }
cli-serving-end = On l’arrête par Ctrl+C.
cli-serving-lost = Depuis la dernière fois, quelque chose qui était enregistré a été perdu, pour : { $names }. docs/handbook.md#damage explique comment cela peut arriver.
cli-serving-ops = Pour l’exploitation : { $address }metrics
cli-serving-unsolved = Il manque ici le programme qui calcule les levées : tous les bots jouent selon des règles simples, et il n’y a ni conseil pour le jeu ni analyse. Remède : { solver-remedy }
serve-port-taken = Sur { $host }, le port { $port } est déjà pris. Schlemm est-il déjà en marche ? Sinon, prenez-en un autre : --port { $next }
serve-port-forbidden = Le port { $port } n’est pas ouvert à tous ici. Prenez-en un à partir de 1024, comme --port 8000.
serve-port-unknown = Il n’y a pas de port { $port } : prenez-en un de 0 à 65535.
serve-host-unknown = Cet ordinateur ne peut pas répondre sur { $host }, port { $port }. Prenez --host 127.0.0.1 et un port jusqu’à 65535.
serve-proxy-unknown = « { $address } » n’est ni l’adresse ni le réseau d’un proxy. Prenez par exemple --proxy 127.0.0.1 ou --proxy 10.0.0.0/8.
serve-proxy-everybody = Avec --proxy { $address }, on croirait n’importe qui sur sa provenance. Donnez l’adresse du proxy, comme --proxy 127.0.0.1.
serve-ops-unknown = « { $address } » n’est pas une adresse avec un port. Prenez par exemple --ops 127.0.0.1:9100.
serve-ops-taken = Cet ordinateur ne peut pas répondre sur { $address }, ou le port est déjà pris. Prenez autre chose, comme --ops 127.0.0.1:9101.
serve-static-missing = Les pages pour le navigateur manquent ({ $path }). « make run » les construit.
serve-no-workers = Le système ne donne pas de processus aux robots. Fermez d’autres programmes et réessayez.
bots-no-bus = Dites par quel bus on demande : --bus nats://HÔTE:4222
cli-bots-answering =
    { $count ->
        [one] Un processus répond aux questions aux robots du genre { $kind } par { $place }
       *[other] { $count } processus répondent aux questions aux robots du genre { $kind } par { $place }
    }
cli-bots-unsolved = Il manque ici le programme qui calcule les levées. Seuls des serveurs à qui il manque aussi interrogent ces robots. Remède : { solver-remedy }
serve-data-damaged = Le fichier { $path } est endommagé ou n’est pas un fichier de Schlemm. Rien n’a été changé. Remettez votre dernière sauvegarde à sa place (schlemm restore SAUVEGARDE ; le fichier endommagé reste à côté), ou prenez-en un autre : --data FICHIER
serve-data-read-only = On ne peut pas écrire dans { $path }. Vérifiez les droits, ou prenez un autre fichier : --data FICHIER
serve-data-newer = Le fichier { $path } vient d’une version plus récente de Schlemm (format { $found } ; cette version connaît jusqu’au { $known }). Prenez cette version, ou un autre fichier : --data FICHIER
serve-data-foreign = Le fichier { $path } appartient à un autre programme ; il reste tel quel. Prenez-en un autre : --data FICHIER
serve-data-locked = Le fichier { $path } est utilisé par un autre programme. Schlemm est-il déjà en marche ? Sinon, prenez-en un autre : --data FICHIER
serve-data-full = Il n’y a plus de place pour { $path } sur le disque. Faites de la place, ou prenez un autre fichier : --data FICHIER
serve-data-failed = Le fichier { $path } ne s’ouvre pas ({ file-reason }). Prenez-en un autre : --data FICHIER
serve-data-in-use =
    { $process ->
        [none] Un serveur de Schlemm est déjà en marche avec le fichier { $path }. Arrêtez-le, ou prenez un autre fichier : --data FICHIER
       *[other] Un serveur de Schlemm est déjà en marche avec le fichier { $path } (processus { $process }). Arrêtez-le, ou prenez un autre fichier : --data FICHIER
    }
serve-two-stores = Soit --data, soit --store : toutes les parties sont à un seul endroit.
store-address-unknown = « { $address } » ne désigne ni un fichier ni une base de données. Écrivez sqlite:FICHIER ou postgresql://NOM@HÔTE/BASE
serve-store-address = La base de données ne comprend pas l’adresse { $path } : { $said }
serve-store-denied = La base de données { $path } n’admet pas cet utilisateur : { $said }. Vérifiez le nom, le mot de passe et les droits.
serve-store-encoding = La base de données { $path } ne garde pas les textes en UTF-8. Créez-en une qui le fasse : createdb --encoding=UTF8 --template=template0
serve-store-foreign = Dans la base de données { $path }, le schéma « schlemm » appartient à un autre programme ; il reste tel quel. Prenez une autre base.
serve-store-in-use = Un autre serveur de Schlemm est déjà en marche avec la base de données { $path }, ou vient de s’arrêter brutalement. Arrêtez-le, ou attendez un instant.
serve-store-newer = La base de données { $path } est préparée pour une version plus récente de Schlemm (format { $found } ; cette version connaît le { $known }). Prenez cette version.
serve-store-no-database = La base de données { $path } n’existe pas. Créez-la : createdb
serve-store-older = La base de données { $path } est encore préparée pour une version antérieure de Schlemm (format { $found } ; cette version a besoin du { $known }). Mettez-la à jour : schlemm store migrate ADRESSE
serve-store-other-bus = Les serveurs de la base de données { $path } parlent sur un autre bus. Tous les serveurs d’une base ont besoin du même : donnez à celui-ci la même adresse avec --bus.
serve-store-unprepared = La base de données { $path } n’est pas encore préparée pour Schlemm. Pour le faire : schlemm store migrate ADRESSE
serve-store-unreachable = La base de données { $path } ne répond pas : { $said }. Est-elle en marche, et l’adresse est-elle juste ?
serve-store-failed = La base de données { $path } ne peut pas servir : { $said }
bus-address-unknown = « { $address } » ne désigne aucun bus. Écrivez nats://HÔTE:4222, plusieurs séparés par des virgules.
serve-bots-without-bus = Avec --bots bus, les robots pensent ailleurs : il faut --bus avec l’adresse du bus.
serve-bus-denied = Le bus { $path } n’admet pas cet utilisateur : { $said }. Vérifiez le nom et le mot de passe.
serve-bus-no-jetstream = Le bus { $path } ne garde rien : JetStream n’y est pas activé. Démarrez-le avec : nats-server -js
serve-bus-other-version = Sur le bus { $path } tourne un serveur d’une autre version : { $said }. Arrêtez d’abord tous les anciens serveurs, puis démarrez les nouveaux.
serve-bus-unreachable = Le bus { $path } ne répond pas : { $said }. Est-il en marche, et l’adresse est-elle juste ?
serve-bus-failed = Le bus { $path } ne peut pas servir : { $said }

## Sauvegardes. $names énumère ce qui est endommagé.

cli-backup-done =
    Sauvegardé et vérifié : { $path }
    { $streams ->
        [one] un enregistrement
       *[other] { $streams } enregistrements
    }, { $events ->
        [one] une entrée
       *[other] { $events } entrées
    }
cli-backup-altered = Dans le fichier lui-même, ceci est endommagé : { $names }. On ne peut plus l’ouvrir ; tout le reste est sauvegardé. Gardez les sauvegardes plus anciennes.
backup-no-data = Le fichier { $path } n’existe pas. Dites lequel sauvegarder : --data FICHIER
backup-not-written = On ne peut rien sauvegarder dans { $path } ({ file-reason }). Prenez un autre nom ; ce qui existe déjà n’est jamais écrasé.
cli-restore-done =
    Mis en place et vérifié : { $path }
    { $streams ->
        [one] un enregistrement
       *[other] { $streams } enregistrements
    }, { $events ->
        [one] une entrée
       *[other] { $events } entrées
    }
cli-restore-aside = L’ancien fichier est maintenant ici : { $path }
cli-restore-missing = Il y avait déjà plus que dans la sauvegarde pour : { $names }
cli-restore-altered = Endommagé : { $names }. Cela ne s’ouvre pas ; tout le reste fonctionne.
restore-altered = Dans la sauvegarde { $path }, ceci est endommagé : { $names }. Rien n’a été changé. Prenez-en une autre, ou celle-ci quand même : --damaged
restore-same = { $path } est déjà le fichier qui garde toutes les parties. Nommez-en une sauvegarde.
restore-no-file = La sauvegarde { $path } ne peut pas être mise en place ({ file-reason }). Rien n’a été changé.
restore-source-damaged = La sauvegarde { $path } est endommagée ou n’est pas un fichier de Schlemm. Rien n’a été changé. Prenez-en une autre.
restore-source-newer = La sauvegarde { $path } vient d’une version plus récente de Schlemm (format { $found } ; cette version connaît jusqu’au { $known }). Prenez cette version.
restore-source-foreign = { $path } n’est pas une sauvegarde de Schlemm. Rien n’a été changé.
restore-source-failed = La sauvegarde { $path } ne se lit pas ({ file-reason }). Rien n’a été changé.
restore-in-use =
    { $process ->
        [none] Un serveur de Schlemm est déjà en marche avec le fichier { $path }. Arrêtez-le d’abord ; rien n’a été changé.
       *[other] Un serveur de Schlemm est déjà en marche avec le fichier { $path } (processus { $process }). Arrêtez-le d’abord ; rien n’a été changé.
    }
restore-source-in-use =
    { $process ->
        [none] Un serveur de Schlemm est déjà en marche avec le fichier { $path }. Faites-en d’abord une sauvegarde : schlemm backup
       *[other] Un serveur de Schlemm est déjà en marche avec le fichier { $path } (processus { $process }). Faites-en d’abord une sauvegarde : schlemm backup
    }

## Stockages. $names énumère ; $more dit combien ne sont pas nommés.

store-file-damaged = Le fichier { $path } est endommagé ou n’est pas un fichier de Schlemm. Rien n’a été changé.
store-file-foreign = Le fichier { $path } appartient à un autre programme ; il reste tel quel.
store-file-in-use = Un serveur de Schlemm est en marche avec le fichier { $path }. Arrêtez-le d’abord ; rien n’a été changé.
store-file-newer = Le fichier { $path } vient d’une version plus récente de Schlemm (format { $found } ; cette version connaît jusqu’au { $known }). Prenez cette version.
store-file-failed = Le fichier { $path } ne peut pas servir ({ file-reason }). Rien n’a été changé.
store-migrate-file = { $path } est un fichier ; « schlemm serve » le met déjà à jour.
cli-store-migrated =
    { $state ->
        [same] La base de données { $path } est à jour (format { $after }).
       *[changed] La base de données { $path } est maintenant préparée pour cette version (format { $after }, avant { $before }).
    }
cli-store-pruned =
    { $state ->
        [would] { $games ->
            [one] Une partie sans annonce serait retirée.
           *[other] { $games } parties sans annonce seraient retirées.
        }
       *[done] { $games ->
            [one] Une partie sans annonce est retirée.
           *[other] { $games } parties sans annonce sont retirées.
        }
    }
cli-store-copied =
    Transporté et comparé : { $path }
    { $streams ->
        [one] un enregistrement
       *[other] { $streams } enregistrements
    }, { $events ->
        [one] une entrée
       *[other] { $events } entrées
    }
store-copy-taken =
    { $more ->
        [0] La cible contient déjà : { $names }. Rien n’a été changé. Transportez-en seulement certains : --only NOM
       *[other] La cible contient déjà : { $names } et { $more } de plus. Rien n’a été changé. Transportez-en seulement certains : --only NOM
    }
store-copy-unknown =
    { $more ->
        [0] Ceux-ci n’y sont pas : { $names }. Ce qu’il y a : schlemm store list
       *[other] Ceux-ci n’y sont pas : { $names } et { $more } de plus. Ce qu’il y a : schlemm store list
    }
store-copy-altered =
    { $more ->
        [0] Ceci est endommagé : { $names }. Rien n’a été changé. Transporter quand même : --damaged
       *[other] Ceci est endommagé : { $names } et { $more } de plus. Rien n’a été changé. Transporter quand même : --damaged
    }

## Erreurs dans la ligne de commande

cli-error = Impossible :
cli-more-help = Pour en savoir plus : { $command }
cli-no-such-language = Il n’y a pas de langue « { $name } ». Il y a : { $known }. (Choisie par --lang ou SCHLEMM_LANG.)
cli-no-such-word = Le mot « { $name } » ne se choisit pas. On peut choisir : { $known }. (Choisi par --words ou SCHLEMM_WORDS.)
cli-no-such-place = { $name } n’est pas un endroit auquel Schlemm se réfère. « schlemm sources » les montre tous.
cli-no-such-option =
    { $near ->
        [none] Il n’y a pas d’option { $option }.
       *[other] Il n’y a pas d’option { $option }. Vouliez-vous dire { $near } ?
    }
cli-no-such-command =
    { $near ->
        [none] Il n’y a pas de commande « { $command } ».
       *[other] Il n’y a pas de commande « { $command } ». Vouliez-vous dire { $near } ?
    }
cli-missing = Il manque quelque chose ici : { $what }.
cli-option-takes-one = Il manque une valeur après { $option }.
cli-option-takes-none = { $option } ne prend pas de valeur.
cli-not-one-of = { $option } ne connaît pas « { $value } ». On peut choisir : { $choices }.
cli-not-a-number = { $option } demande un nombre entier de { $least } à { $most }, pas « { $value } ».
cli-left-over = Ceci est de trop : { $words }. La commande ne prend que des options.
cli-not-understood = Je ne comprends pas la commande : { $what }
cli-exclude = { $first } et { $second } ne vont pas ensemble : n’en prenez qu’un.
cli-needs = { $option } n’agit qu’avec { $needed } : ajoutez-le, ou retirez { $option }.
cli-twice = { $option } figure plus d’une fois : ne le laissez qu’une fois.
score-passed-out = Quand tout le monde passe, { $option } ne change rien : retirez-le.
cli-two-declarers = Le contrat nomme { $seat } comme déclarant, --declarer nomme { $turn }. Retirez l’un des deux.
cli-no-output = La sortie ne peut pas être écrite ({ file-reason }).
cli-alone = Seule la bibliothèque est installée ; pour la commande schlemm (il manque : { $missing }), tapez dans les sources : pip install { "\"" }.[cli]{ "\"" }
cli-not-installed = Il manque quelque chose pour cela ({ $missing }). Installez-le aussi, depuis les sources : pip install { "\"" }.[{ $extra }]{ "\"" } { $folders }
cluster-bad-address = { $address } n’est pas l’adresse d’un ordonnanceur Dask. Donnez tcp://MACHINE:PORT, ou local.
cluster-unreachable = Aucun ordonnanceur Dask ne répond à { $address }. Vérifiez qu’il tourne et que l’adresse est juste.
cluster-not-started = Impossible de lancer des processus Dask ({ $theirs }).
cluster-no-workers = L’ordonnanceur Dask { $address } n’a pas de workers. Lancez-en avec : dask worker { $address }
cluster-versions = À { $address } les logiciels sont autres ({ $theirs }) qu’ici ({ $ours }). Installez partout les mêmes, sinon le résultat serait différent.
cluster-unfit = Il manque les parties compilées au worker { $address }. Installez-les là-bas, depuis les sources : pip install ./native { "\"" }.[bulk]{ "\"" }
cluster-lost = Le cluster { $address } ne va pas plus loin : la connexion est rompue.
cli-unreadable-contract = Je ne peux pas lire ce résultat.
cli-unreadable-hand = Je ne peux pas lire cette main.
cli-unreadable-condition = Je ne peux pas lire cette condition.
cli-unreadable-auction = Je ne peux pas lire ces enchères.
cli-unreadable-seat = Je ne peux pas lire cette place.

## Réglages par fichier et environnement

cli-setting-default = par défaut
cli-setting-unset = non réglé
setting-allowed =
    { $kind ->
        [switch] true ou false
        [whole] un nombre entier de { $least } à { $most }
        [choice] l’un de ceux-ci : { $choices }
        [list] une liste de textes
        [commas] un texte, ou plusieurs séparés par des virgules
        [text] un texte
       *[other] seulement ce que prend aussi { $flag }
    }
config-unreadable = Le fichier { $path } ne peut pas être lu ({ file-reason }).
config-not-toml =
    { $line ->
        [none] Le fichier { $path } n’est pas un fichier TOML.
       *[other] Le fichier { $path } n’est pas un fichier TOML : je ne peux pas lire la ligne { $line }.
    }
config-no-table = Dans le fichier { $path }, « { $key } » doit être une table : [{ $key }]
config-unknown-key =
    { $near ->
        [none] Le fichier { $path } règle « { $key } », qui n’existe pas. Il y a : { $known }.
       *[other] Le fichier { $path } règle « { $key } », qui n’existe pas. Vouliez-vous dire { $near } ? Il y a : { $known }.
    }
config-unfit-value = Dans le fichier { $path }, « { $key } » prend { setting-allowed }.
config-unknown-variable =
    { $near ->
        [none] L’environnement règle { $variable }, qui n’existe pas. Il y a : { $known }.
       *[other] L’environnement règle { $variable }, qui n’existe pas. Vouliez-vous dire { $near } ? Il y a : { $known }.
    }
config-unfit-variable = Dans l’environnement, { $variable } prend { setting-allowed }.
config-one-line = Le fichier { $path } doit contenir exactement une adresse et rien d’autre.

## Ce qui ne va pas dans un texte tapé, et ce qui aide

read-empty = Il n’y a encore rien ici. Un résultat s’écrit 4♠X+1, une main AKQ54.K32.QJ3.32
read-too-long = C’est trop long à lire : raccourcissez à { $most } caractères au plus.
read-unknown-sign = Le signe { $word } ne veut rien dire ici : retirez-le.
read-unknown-word = Je ne comprends pas « { $word } ». Couleurs : ♣ ♦ ♥ ♠ SA ou leurs noms ; cartes : de A K Q J 10 à 2.
read-local-letter = « { $word } » a plusieurs sens selon la langue. Prenez le signe ou le mot entier (♠, pique, Est), C D H S, N E S W et A K Q J.
cli-name-letters = Ou dites en quelle langue sont les lettres : --letters fr
read-no-contract = Il manque le contrat, par exemple 4♠ ou 3SA.
read-no-denomination = { $number } de quoi ? Il faut une couleur ou SA, par exemple { $number }♠.
read-no-level = Devant { $strain }, il manque le palier, un nombre de 1 à 7.
read-level-not-1-to-7 = Les enchères vont de 1 à 7, il n’y a pas de { $level }.
read-two-contracts = C’est un deuxième contrat : on n’en marque qu’un.
read-two-doublings = C’est un deuxième contre. Le surcontre s’écrit XX.
read-two-declarers = C’est un deuxième { -declarer } : il n’y en a qu’un.
read-number-of-what =
    { $number } de quoi ? Écrivez +{ $number } pour les levées de mieux, -{ $number } pour les levées de chute, « { $number ->
        [one] { $number } levée »
       *[other] { $number } levées »
    } pour toutes les levées.
read-number-missing = « { $word } » demande un nombre, par exemple +1, -2 ou « chute de 2 ».
read-results-differ = Cela contredit le résultat déjà écrit : retirez l’un des deux.
read-too-many-tricks =
    { $most ->
        [0] Il n’y a pas tant de levées : { $bid } ne peut pas avoir de levée de mieux.
        [one] Il n’y a pas tant de levées : { $bid } peut avoir une levée de mieux au plus.
       *[other] Il n’y a pas tant de levées : { $bid } peut avoir { $most } levées de mieux au plus.
    }
read-too-few-tricks = Il n’y a pas tant de levées : { $bid } peut chuter de { $most } au plus.
read-passed-and-contract = Ou bien tous ont passé, ou bien il y a un contrat : retirez l’un des deux.
read-no-result = Il manque le résultat : = pour juste fait, +1 pour une levée de mieux, -2 pour une chute de deux.
read-no-seat = Les places sont N E S W, ou Nord, Est, Sud, Ouest.
read-card-twice = { $card } est déjà là : chaque carte n’existe qu’une fois.
read-too-few-cards =
    { $count ->
        [one] Ce n’est qu’une carte ; une main en a { $size }.
       *[other] Ce ne sont que { $count } cartes ; une main en a { $size }.
    }
read-too-many-cards = Cela fait { $count } cartes ; une main n’en a que { $size }.
read-not-four-holdings = Une main a quatre couleurs, séparées par des points, pique d’abord ; ici il y en a { $count }. Une couleur vide s’écrit par un tiret : AKQ54.K32.QJ432.-
read-no-deal = Il n’y a pas de donne entière. Se lisent : les fichiers de donnes, les adresses de visionneuses qui contiennent les mains, [hv=…] des forums, les diagrammes, et trois ou quatre mains, chacune sur une ligne (N ARD5.R32.DV3.432) ou couleur par couleur, aussi les fins de coup avec autant de cartes dans chaque main.
read-whose-hands = Il y a quatre mains, mais rien ne dit à qui elles sont : écrivez Nord, Est, Sud ou Ouest devant chacune.
read-two-meanings = Ces lettres désignent des donnes différentes selon la langue : écrivez N E S W et A K Q J, et ♠ ♥ ♦ ♣.
read-no-suit = De quelle couleur sont ces cartes ? Mettez ♠ ♥ ♦ ou ♣ devant.
read-no-condition = Il n’y a pas de condition ici. Écrivez par exemple « 15-17 balanced » ou « 5+♠ ♥AK ».
read-unknown-condition = « { $word } » n’est pas une condition : écrivez par exemple 15-17, 12+, 5+♠, ♥AK, 2/3♠, 5-3-3-2 ou balanced.
read-not-of-a-side = « { $word } » ne vaut que pour une main : aux deux partenaires ensemble, on demande points et longueurs.
read-no-shape = « { $word } » n’est pas une distribution : les quatre longueurs font treize ensemble.
read-nobody = Une telle main n’existe pas, ou pas avec le reste de ce qui est demandé : { $word }.
read-unknown-call = « { $word } » n’est pas une annonce : écrivez par exemple 1♠, 2SA, P pour passe, X ou XX.
read-call-not-legal = { $word } n’est pas permis ici.

## Pourquoi un fichier ne va pas

file-reason =
    { $detail ->
        [missing] il n’existe pas
        [folder] c’est un dossier
        [no-folder] un dossier du chemin est un fichier
        [denied] la permission manque
        [exists] il existe déjà
        [full] il n’y a plus de place sur le disque
        [too-large] il serait trop grand
        [read-only] on ne peut rien y écrire
        [long-name] le nom est trop long
        [busy] il est en cours d’utilisation
        [loop] le chemin tourne en rond
        [device] le périphérique ne répond pas
        [many-open] trop de fichiers sont ouverts
        [closed] plus personne ne lit
        [no-program] ce n’est pas un programme
        [not-text] ce n’est pas du texte
        [no-path] aucun fichier ne peut s’appeler ainsi
        [no-home] cet utilisateur n’existe pas
        [unknown] on n’en sait pas plus
       *[other] le système dit { $detail }
    }
