### La table : ce qu’on y lit et ce qu’on y entend.

## Lieu et chemins

table-title = La table
table-home = À l’accueil
table-menu = Menu
table-close = Fermer
table-settings = Réglages
table-keys = Clavier
table-side = Enchères et marque
table-sheet = Marque
table-contract = Contrat
table-phases = Phases
table-log = Ce qui se passe
table-you = Vous
table-us = Nous
table-them = Eux
# Une place avec le nom : Ouest (Willi)
table-seat-name = { $seat } ({ $name })

table-deal-of =
    { $deals ->
        [0] Donne { $deal }
       *[other] Donne { $deal } sur { $deals }
    }
table-deal-of-short =
    { $deals ->
        [0] n° { $deal }
       *[other] { $deal } sur { $deals }
    }

## Vulnérabilité

table-all-danger = Tous vulnérables
table-none-safe = Personne vulnérable
table-us-danger = Nous vulnérables
table-us-safe = nous non
table-them-danger = Eux vulnérables
table-them-safe = eux non
table-danger-short = rouge
table-safe-short = vert
table-odds-favourable = favorable
table-odds-unfavourable = défavorable
table-odds-favourable-why = Chuter vous coûte moins cher qu’aux adversaires
table-odds-unfavourable-why = Chuter vous coûte plus cher qu’aux adversaires

## Enchères

table-own-place =
    { $role ->
        [none] { $name } · { $seat }
       *[other] { $name } · { $seat } · { $role }
    }
table-bidbox = Annonces
table-bid-help = { $call } = { $tricks } levées. Chaque palier ajoute une levée.
# $name est l’enchère, $goal : none, part-score, game, small-slam ou grand-slam
table-bid-worth =
    { $name } = { $tricks } levées{ $goal ->
        [none] { "" }
       *[other] , { $goalname }
    }
table-call-P = Passe : pas d’enchère à ce tour
table-call-X = Contre : si l’on en reste là, l’enjeu augmente
table-call-XX = Surcontre : l’enjeu monte encore
table-call-illegal = { $what }, impossible maintenant
table-confirm-call = Touchez encore une fois pour annoncer { $call }
table-confirm-card = Touchez encore une fois pour jouer { $card }
table-typed = { $typed } …
table-typed-not-held = { $card } n’est pas dans cette main
table-next-call = La prochaine annonce viendra ici
table-call-by = { $callname } par { $seat }
table-why-by = par { $name }
table-why-help = Pourquoi ? Touchez une annonce pour voir ce qu’elle promet.
table-why-wait = Un instant…
table-why-nothing = Rien n’est convenu à ce sujet.
table-call-by-artificial = { $callname } par { $seat }, conventionnel
table-hint = Que diriez-vous ?
table-hint-short = Conseil
table-hint-rule = Pour vous : ce qu’on annonce avec de telles cartes
table-hint-alike = Pour vous et les autres : ce que dit votre annonce
table-hint-promises = Pour les autres : comment ils lisent votre annonce
table-hint-make = Annoncer { $call }
table-why-not = Pourquoi pas … ?
table-why-not-help = Touchez une annonce pour savoir quelle condition manque à votre main.
table-why-not-none = Rien contre { $call } : le système ferait de même.

## Contrat

table-contract-by = par { $seat }
# $contractname est lu à haute voix : 4 cœur par Sud
table-contract-why = { $contractname }. Pourquoi ?
table-why-declarer = { $seat } est { -declarer(form: "der") } : pour { $side }, c’est { $seat } qui a nommé { $strain } en premier ({ $bid }), et c’est ce que l’on joue.
table-why-contract =
    Il faut { $tricks } levées{ $trump ->
        [none] , sans atout
       *[other] ; l’atout est { $strain }
    }.{ $doubling ->
        [X] { " " }Le contrat est contré.
        [XX] { " " }Le contrat est surcontré.
       *[none] { "" }
    }

## Cartes

table-trick = Levée
table-trick-card =
    { $seat } : { $cardname }{ $led ->
        [yes] , carte d’attaque
       *[no] { "" }
    }
table-led = attaque
# In a match: the row of backs before a player; $won and $lost count tricks
table-row = Cartes retournées de { $seat } : { $won } gagnées, { $lost } perdues
table-card-yes = { $cardname }, jouable
table-card-no = { $cardname }, impossible maintenant
table-card-later = { $cardname }
table-own-hand =
    { $role ->
        [none] Votre main
       *[other] Votre main ({ $role })
    }
table-hand-of =
    { $role ->
        [none] Main : { $seat }
       *[other] Main : { $seat } ({ $role })
    }
table-your-lead =
    { $from ->
        [own] À vous de jouer le premier
       *[other] Cartes : { $seat }, à vous de jouer le premier
    }
table-your-card =
    { $from ->
        [own] À vous, on a joué { $suit }
       *[other] Cartes : { $seat }, on a joué { $suit }
    }
table-waits-for = C’est à { $name } de jouer
# A bot has been in turn for longer than a moment.
table-thinks = { $name } réfléchit
# A person, or several seats.
table-waits-on = On attend { $name }

## Levées

table-tricks = nous { $us }, eux { $them }
table-tricks-us = nous { $count }
table-tricks-them = eux { $count }
# $fate : open, made ou down ; $count : les levées qui manquent encore, les levées de mieux ou de chute
table-need-make =
    { $fate ->
        [made] { $count ->
            [0] réussi
            [one] réussi, une de mieux jusqu’ici
           *[other] réussi, { $count } de mieux jusqu’ici
        }
        [down] { $count ->
            [one] ne peut plus réussir, une de chute jusqu’ici
           *[other] ne peut plus réussir, { $count } de chute jusqu’ici
        }
       *[open] encore { $count } pour le contrat
    }
table-need-beat =
    { $fate ->
        [made] { $count ->
            [0] ne peut plus chuter
            [one] ne peut plus chuter, une de mieux jusqu’ici
           *[other] ne peut plus chuter, { $count } de mieux jusqu’ici
        }
        [down] { $count ->
            [one] chuté, une de chute jusqu’ici
           *[other] chuté, { $count } de chute jusqu’ici
        }
       *[open] encore { $count } pour le faire chuter
    }
table-last-trick = Dernière levée
table-last-trick-short = Dernière
table-last-gone = La dernière levée est de nouveau retournée : le jeu a continué depuis.
table-last-none = Aucune levée n’est encore complète.
table-auction-gone = Les enchères ne sont plus visibles : restent le contrat et votre mémoire.
# $self : yes si c’est la personne devant l’écran
table-trick-to =
    { $self ->
        [yes] La levée est à vous
       *[other] La levée est à { $name }
    }

## Reprendre, revendiquer

table-undo = Annuler
table-left =
    { $what ->
        [take-back] Reprendre :
        [claim] Revendiquer le reste :
        [line] Dire quelque chose à la table :
        [explanation] Expliquer des annonces ou s’en informer :
        [seat] Partir et revenir :
        [settings] Changer les réglages :
        [spectator] Laisser entrer des spectateurs :
       *[leading] Aligner, suspendre, nommer des capitaines :
    } { $left ->
        [0] ce n’est plus possible dans cette donne.
        [one] encore une fois dans cette donne.
       *[other] encore { $left } fois dans cette donne.
    }
table-claim = Revendiquer le reste
table-claim-not = Vous pouvez revendiquer pendant que vous jouez : pas en tant que mort, et après un refus seulement à la carte suivante.
table-claim-short = Reste
table-rest-yours = Le reste est à vous : prenez les { $left } levées
table-claim-shown = Qui revendique le reste montre sa main à tous.
table-claim-how-many =
    { $left ->
        [1] Il reste une levée. Combien sont à vous ?
       *[other] Il reste { $left } levées. Combien sont à vous ?
    }
table-claim-sentence =
    { $tricks ->
        [0] Nous concédons toutes les levées restantes.
        [1] { $left ->
            [1] La dernière levée est à nous.
           *[other] Une levée sur { $left } est à nous, nous en concédons { $lost }.
        }
       *[other] { $lost ->
            [0] Les { $left } levées sont à nous.
           *[other] { $tricks } levées sur { $left } sont à nous, nous en concédons { $lost }.
        }
    }
table-claim-line = Et comment :
table-claim-line-none = sans un mot
table-claim-line-top-cards = les cartes maîtresses, de haut en bas
table-claim-line-trumps-first = d’abord les atouts, puis de haut en bas
table-claim-line-cross-ruff = en double coupe
table-claim-said = Avec ces mots : « { $line } »
table-claim-send = Revendiquer
table-concede = Tout concéder
table-concede-ask = Vraiment concéder toutes les levées restantes ? La donne s’arrête là.
table-concede-sure = Oui, tout concéder
table-claim-refused =
    { $whose ->
        [self] Vous avez refusé la revendication ({ $claimer }) : le jeu continue.
        [own] { $name } veut voir cela joué : le jeu continue.
       *[other] { $name } veut voir jouer la revendication ({ $claimer }) : le jeu continue.
    }
table-claim-another = Autre revendication : { $name }
table-claim-made =
    { $self ->
        [yes] { $tricks ->
            [0] Vous concédez le reste.
            [1] Vous revendiquez une levée sur { $left }.
           *[other] Vous revendiquez { $tricks } levées sur { $left }.
        }
       *[other] { $tricks ->
            [0] { $name } concède le reste et montre sa main.
            [1] { $name } revendique une levée sur { $left } et montre sa main.
           *[other] { $name } revendique { $tricks } levées sur { $left } et montre sa main.
        }
    }
table-claim-accept = Accepter
table-claim-refuse = Continuer à jouer
table-claim-waits =
    { $count ->
        [one] Il manque encore une réponse.
       *[other] Il manque encore { $count } réponses.
    }

## Résultat

table-result = { $result }
table-by-claim = par revendication
# $fate : made ou down ; $count : les levées de mieux ou de chute
table-fate =
    { $fate ->
        [down] { $count ->
            [one] Une de chute
           *[other] { $count } de chute
        }
       *[made] { $count ->
            [0] Réussi
            [one] Réussi, une de mieux
           *[other] Réussi, { $count } de mieux
        }
    }
table-feat =
    { $feat ->
        [grand-slam] { -grand-slam }
        [small-slam] { -small-slam }
        [redoubled] réussi malgré le surcontre
        [doubled] réussi malgré le contre
       *[game] { -game } { -vulnerable }
    }
table-redeal = Personne n’a nommé de contrat. On redonne.
table-points-us = { $amount } pour vous
table-points-them = { $amount } pour les adversaires
table-points-none = Aucun point
table-sound-offer = Jouer avec le son
table-points-to =
    { $whose ->
        [us] pour vous
        [them] aux adversaires
       *[none] point
    }
table-line-above-us = Pour vous, au-dessus de la ligne
table-line-above-them = Pour les adversaires, au-dessus de la ligne
table-line-below-us = Pour vous, au-dessous de la ligne
table-line-below-them = Pour les adversaires, au-dessous de la ligne
table-look = Regarder les cartes
table-look-hands = Les quatre mains
table-look-tricks = Levée par levée
table-replay = Les levées, l’une après l’autre
table-replay-back = Une levée en arrière
table-replay-on = Une levée en avant
table-replay-at =
    { $count ->
        [13] Levée { $at } sur { $count }
       *[other] Levée { $at } sur { $count } jouées
    }
table-between = On va donner
table-next = Donne suivante
table-next-redeal = Redonner
table-robber-over = Le robre est terminé
table-end-won = Vous avez gagné
table-end-lost = Les adversaires ont gagné
table-end-tie = Égalité
table-next-robber = Robre suivant

## Menu

table-leave = Reprendre plus tard
table-leave-why = Partez tranquille : tout est enregistré, et l’on reprend ici depuis l’accueil.
table-stop = Arrêter maintenant et faire les comptes
table-stop-why = Le robre s’arrête ici et se compte comme les règles le prévoient pour un robre interrompu.
table-stop-ask-robber4 = Vraiment arrêter ? La donne en cours ne compte alors pas, et l’on s’en tient à ce qui est sur la marque.
table-stop-ask-minibridge = Vraiment arrêter ? La donne en cours ne compte alors pas, et l’on s’en tient à ce qui est sur la marque.
table-stop-ask-rubber = Vraiment arrêter ? La donne en cours ne compte alors pas. La seule manche gagnée et une manche commencée reçoivent leur prime.
table-stop-sure = Oui, faire les comptes
table-stop-not = Continuer à jouer

## Connexion

table-connecting = On dresse la table…
table-offline = La connexion est interrompue.
table-offline-kept = Rien n’est perdu, la table reste comme elle est.
table-offline-server = Une table a besoin du serveur : il mélange, distribue et note. Rien n’est perdu, et dès qu’il répond, on continue ici.
table-offline-again =
    { $seconds ->
        [0] Nouvel essai…
        [1] Nouvel essai dans une seconde.
       *[other] Nouvel essai dans { $seconds } secondes.
    }
table-offline-now = Essayer maintenant
table-gone = Cette table n’existe pas
table-gone-why = Le lien est peut-être incomplet, ou la table a été ouverte dans un autre navigateur : c’est là qu’elle continue.

## Clavier

table-key-arrows = de carte en carte, d’enchère en enchère
table-key-enter-name = Entrée
table-key-enter = joue la carte, fait l’annonce
table-key-bid = palier et couleur : { $example } annonce { $bid }
table-key-pass = { call-P }
table-key-double = { call-X }, { call-XX }
table-key-card = couleur et valeur : { $example } joue { $cardname }
table-key-dot = après un point, les lettres anglaises s’appliquent
table-key-space-name = Barre d’espace
table-key-space = ferme ce qui est ouvert ; donne la donne suivante
table-key-escape = annule, ferme
table-key-help = cette aide

## Lu à haute voix

table-aloud-dealt = Nouvelle donne.
table-aloud-hand = Votre main : { $cards }.
table-aloud-dummy = { -dummy(form: "Der") } s’étale : { $cards }.
# $callname et $cardname sont des mots : 4 pique, roi de pique
table-aloud-call = { $name } : { $callname }
table-aloud-card = { $name } : { $cardname }
table-aloud-contract =
    { $bidname }{ $doubling ->
        [X] { " " }contré
        [XX] { " " }surcontré
       *[none] { "" }
    } par { $seat }
table-aloud-trick =
    { $self ->
        [yes] La levée est à vous.
       *[other] La levée est à { $name }.
    }
table-aloud-claim =
    { $self ->
        [yes] { $tricks ->
            [0] Vous concédez le reste.
            [1] Vous revendiquez une levée.
           *[other] Vous revendiquez { $tricks } levées.
        }
       *[other] { $tricks ->
            [0] { $name } concède le reste.
            [1] { $name } revendique une levée.
           *[other] { $name } revendique { $tricks } levées.
        }
    }
table-aloud-answer =
    { $self ->
        [yes] { $accept ->
            [yes] Vous acceptez.
           *[no] Vous continuez à jouer.
        }
       *[other] { $accept ->
            [yes] { $name } accepte.
           *[no] { $name } continue à jouer.
        }
    }
table-aloud-undone =
    { $self ->
        [yes] Vous reprenez.
       *[other] { $name } reprend.
    }
table-aloud-closed = Le robre est terminé.
table-you-play = À vous
table-turn-call = À vous : qu’annoncez-vous ?
table-turn-card = À vous de jouer.
table-turn-card-of = À vous de jouer pour { $seat }.
table-turn-claim = À vous de répondre : acceptez-vous ?
