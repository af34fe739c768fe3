### Match par quatre : convenir d’un match à deux tables, le jouer et le comparer donne par donne.

title-match = Match par quatre – Schlemm
phase-finished-here = Fini

## Page d’accueil

teams-door = Match par quatre
teams-door-text = Deux tables, les mêmes cartes : ce qui compte, c’est ce que vous en faites.
teams-door-play = Quatre donnes contre des robots
teams-door-set = Choisir les réglages et inviter

## Ce dont on convient

teams-title = Match par quatre
teams-text = Deux équipes, deux tables, les mêmes cartes. Ce qui est joué à une table l’est aussi à l’autre, puis on compare.
teams-boards = Combien de donnes ?
teams-boards-hint =
    { $boards ->
        [4] Quatre donnes, chaque vulnérabilité une fois : environ une demi-heure.
        [8] Huit donnes : environ une heure.
        [16] Seize donnes : une soirée, ou deux courtes.
        [24] Vingt-quatre donnes : une longue soirée, ou deux.
       *[other] Trente-deux donnes : en plusieurs soirées, avec des pauses.
    }
teams-measure = Qu’est-ce qui décide ?
teams-measure-imps = IMP
teams-measure-imps-hint = L’écart de chaque donne devient des IMP : les grands comptent plus, mais pas en proportion. À la fin, il y a des points de victoire.
teams-measure-total-points = Points de marque
teams-measure-total-points-hint = Comme à une seule table, gagne qui a le plus de points sur la marque : les points de toutes les donnes comptent tels quels. Un chelem peut tout renverser.
teams-measure-board-a-match = Board-a-match
teams-measure-board-a-match-hint = Chaque donne est gagnée, partagée ou perdue, peu importe de combien : une levée de mieux suffit.
teams-unit-imps = IMP
teams-unit-total-points = Points
teams-unit-board-a-match = Donnes
teams-who = Équipes
teams-with-alone = Rien que moi
teams-with-team = Mon équipe
teams-with-all = Tous les huit
teams-is-bot = Robot
teams-is-person = Joueur
teams-is-me = Moi
teams-place = { $seat }, table { $room }
teams-table = Table { $room }
teams-sits =
    { $team ->
        [A] Table 1 Nord-Sud, table 2 Est-Ouest
       *[B] Table 1 Est-Ouest, table 2 Nord-Sud
    }
teams-alone = Vous jouez avec sept robots, et cela commence tout de suite.
teams-links =
    { $count ->
        [one] Pour cette place, vous recevez un lien. Qui l’ouvre s’assied, sans s’inscrire.
       *[other] Pour chacune de ces { $count } places, vous recevez un lien. Qui l’ouvre s’assied, sans s’inscrire.
    }
teams-name =
    { $team ->
        [A] Première équipe
       *[B] Seconde équipe
    }
teams-colour = Couleur
teams-colour-blue = Bleu
teams-colour-red = Rouge
teams-colour-green = Vert
teams-colour-yellow = Jaune
teams-colour-violet = Violet
teams-colour-white = Blanc
teams-colour-blue-name = Équipe bleue
teams-colour-red-name = Équipe rouge
teams-colour-green-name = Équipe verte
teams-colour-yellow-name = Équipe jaune
teams-colour-violet-name = Équipe violette
teams-colour-white-name = Équipe blanche
teams-how = Déroulement
teams-order = Quand joue-t-on ?
teams-order-at-once = Les deux tables à la fois
teams-order-at-once-hint = Chaque table joue à son rythme. Une donne est comparée dès que les deux l’ont finie.
teams-order-passed-on = Les donnes passent
teams-order-passed-on-hint = Ce que la table 1 a joué passe à la table 2, comme à de vraies tables.
teams-half = Après la moitié
teams-half-stay = Tous restent assis
teams-half-stay-hint = Chaque paire joue tout le match contre la même paire.
teams-half-change = Les paires changent
teams-half-change-hint = Après la moitié, les paires de la seconde équipe échangent leurs tables
teams-bots = Robots
teams-system =
    { $team ->
        [A] Système de la première équipe
       *[B] Système de la seconde équipe
    }
teams-open = Ouvrir le match et inviter

## Avant la première donne

teams-captain = capitaine
teams-staff = Équipes
teams-choose = Nommer capitaine
teams-choose-for = Nommer { $name } capitaine
teams-line-up = Composition : { $name }
teams-line-up-of = Place : { $name }
teams-of-plan =
    { $boards ->
        [one] { $boards } donne
       *[other] { $boards } donnes
    }
teams-by =
    { $measure ->
        [imps] Les IMP décident
        [total-points] Les points de marque décident
       *[board-a-match] Gagne qui gagne le plus de donnes
    }

## À la table

teams-strip = Le match
teams-board-of = Donne { $board } sur { $of }
teams-other-has =
    { $count ->
        [0] La table { $room } n’a encore fini aucune donne
        [one] La table { $room } a fini une donne
       *[other] La table { $room } a fini { $count } donnes
    }
teams-other-short = T{ $room } : { $count }/{ $of }
teams-here = Ici
teams-for-us = pour vous
teams-where-short = T{ $room } · { $board }/{ $of }
teams-standing-aloud = { $a } { $points }, { $b } { $others } ({ $unit })
teams-compared =
    { $boards ->
        [one] Une donne est comparée.
       *[other] { $boards } donnes sont comparées.
    }
teams-pause = Pause
teams-paused = Le match est en pause.
teams-paused-text = Tout reste tel quel, même plusieurs jours.
teams-resume = Reprendre
teams-resumed = Le match reprend.
teams-still = La table { $room } joue encore cette donne.
teams-still-why =
    { $count ->
        [0] Cartes et résultats s’ouvrent quand les deux ont fini. Là-bas, aucune donne n’est encore finie.
        [one] Cartes et résultats s’ouvrent quand les deux ont fini. Là-bas, une donne est finie.
       *[other] Cartes et résultats s’ouvrent quand les deux ont fini. Là-bas, { $count } donnes sont finies.
    }
teams-next = Donne suivante
teams-half-now = Mi-temps : à la prochaine donne, les paires de la seconde équipe échangent leurs tables.
teams-wait = Cela continue dans un instant.
teams-wait-board = La table { $room } passe la prochaine donne dès qu’elle l’a jouée.
teams-wait-half = Mi-temps : dès que la table { $room } en est là aussi, les paires de la seconde équipe changent.
teams-wait-end = Ici, toutes les donnes sont jouées. La table { $room } joue encore.
teams-look-both = Voir les deux tables
teams-look-row = Retourner la rangée
teams-turned = Chaque joueur avec ses cartes dans l’ordre du jeu : droites pour les levées de son camp, couchées pour les autres.
teams-turned-won = { $cardname }, levée gagnée
teams-turned-lost = { $cardname }, levée perdue
teams-again = Encore un match

## Marque

teams-score = Marque
teams-end-won =
    { $measure ->
        [imps] { $name } gagne de { $points } IMP
        [total-points] { $name } gagne de { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[board-a-match] { $name } gagne de { $points ->
           [one] { $points } donne
          *[other] { $points } donnes
       }
    }
teams-end-tie = Égalité
teams-now-leads =
    { $measure ->
        [imps] { $name } mène de { $points } IMP
        [total-points] { $name } mène de { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[board-a-match] { $name } mène de { $points ->
           [one] { $points } donne
          *[other] { $points } donnes
       }
    }
teams-now-even = Égalité
teams-of-boards =
    { $boards ->
        [0] Aucune donne n’est encore comparée
        [one] Une donne sur { $of } est comparée
       *[other] { $boards } donnes sur { $of } sont comparées
    }
teams-also-points =
    { $name ->
        [none] En points de marque, égalité
       *[other] En points de marque : { $points } pour { $name }
    }
teams-also-imps =
    { $name ->
        [none] En IMP, égalité
       *[other] En IMP : { $imps } pour { $name }
    }
teams-stopped = Le match a été arrêté avant la fin ; compte ce que les deux tables ont joué
teams-victory = Points de victoire :
teams-victory-text = Vingt se partagent : plus l’avance est grande pour le nombre de donnes, plus le gagnant en reçoit.
teams-boards-caption = Les donnes aux deux tables
teams-board = Donne
teams-lead = Entame
teams-difference = Écart
teams-ladder = Échelle
teams-total = Total
teams-credit = pour { $name } :
teams-imps =
    { $imps ->
        [one] { $imps } IMP
       *[other] { $imps } IMP
    }
teams-even = égalité
teams-vulnerable-None = personne
teams-vulnerable-NS = N-S vul.
teams-vulnerable-EW = E-O vul.
teams-vulnerable-All = tous vul.
teams-comments =
    { $count ->
        [one] Un commentaire
       *[other] { $count } commentaires
    }
teams-lesson-short = réussi, mais perdu
teams-open-board = Donne { $board } aux deux tables
teams-open-first = La table 1 joue encore
teams-open-second = La table 2 joue encore
teams-open-both = à jouer
teams-boards-help = Touchez une donne et vous verrez les deux tables côte à côte.
teams-back-to-table = Retour à la table
teams-to-table = À la table
teams-gone = Ce match ne se voit pas ici
teams-gone-why = Seuls ceux qui y jouent peuvent le voir, dans le navigateur où ils ont pris place.
teams-elsewhere = Vous jouez à l’autre table
teams-elsewhere-why = Dans un match, chacun ne joue qu’à une table, car les mêmes cartes sont aux deux.
teams-to-own-table = À ma table
teams-looking = Un instant…
teams-substitutes = Qui a joué pour qui
teams-substitute =
    { $bot ->
        [yes] Donne { $board }, table { $room }, { $seat } : un robot pour { $left }
       *[no] Donne { $board }, table { $room }, { $seat } : { $came } pour { $left }
    }
teams-nameless = l’hôte

## Ce qui est à qui

teams-own = nous
teams-own-table = votre table
teams-own-named = { $name } (votre équipe)
teams-followed-table = table de { $name }
teams-followed-named = { $name } (équipe de { $player })
teams-own-won = Votre équipe a gagné
teams-own-lost = Votre équipe a perdu
teams-own-tied = Votre équipe et l’autre sont à égalité

## Une donne aux deux tables

teams-board-title = Donne { $board }
teams-board-facts = Donneur { $seat }, { $danger }
teams-boards-nav = Donnes
teams-all-boards = Toutes les donnes
teams-board-before = La donne d’avant
teams-board-after = La donne d’après
teams-board-closed = Cette donne est encore couverte
teams-board-closed-why = Elle s’ouvre dès que les deux tables l’ont jouée.
teams-board-even = Les deux tables ont autant : la donne est partagée.
teams-board-won =
    { $measure ->
        [board-a-match] { $name } gagne la donne de { $points } points ({ $imps } IMP).
       *[other] { $name } gagne { $points } points : { $imps ->
            [0] trop peu pour un IMP
            [one] { $imps } IMP
           *[other] { $imps } IMP
        }.
    }
teams-parted-not = Les deux tables ont tout fait pareil.
teams-parted-call =
    { $count ->
        [0] Les tables se séparent dès la première annonce : { $seat } dit { $one } à la table 1, { $two } à la table 2.
        [one] Les tables se séparent après la première annonce : { $seat } dit { $one } à la table 1, { $two } à la table 2.
       *[other] Les tables se séparent après { $count } annonces identiques : { $seat } dit { $one } à la table 1, { $two } à la table 2.
    }
teams-parted-card =
    { $count ->
        [0] Les mêmes enchères, mais une autre entame : { $seat } joue { $one } à la table 1, { $two } à la table 2.
       *[other] Les mêmes enchères ; à la levée { $trick }, les tables se séparent : { $seat } joue { $one } à la table 1, { $two } à la table 2.
    }
teams-parted-claim = Tout était pareil, jusqu’à ce qu’à la levée { $trick } on revendique le reste à une table.
teams-parted-claim-word = –
teams-parted-here = ici, les tables se séparent
teams-parting-cost =
    { $one ->
        [0] { $two ->
            [0] Aucune des deux cartes ne coûte de levée.
            [one] Celle de la table 2 coûte une levée.
           *[other] Celle de la table 2 coûte { $two } levées.
        }
        [one] { $two ->
            [0] Celle de la table 1 coûte une levée.
            [one] Les deux coûtent une levée.
           *[other] Celle de la table 1 coûte une levée, celle de la table 2 { $two }.
        }
       *[other] { $two ->
            [0] Celle de la table 1 coûte { $one } levées.
            [one] Celle de la table 1 coûte { $one } levées, celle de la table 2 une.
           *[other] Celle de la table 1 coûte { $one } levées, celle de la table 2 { $two }.
        }
    }
# $bidders, $players : nom d’une équipe, ou none
teams-whence =
    { $bidders ->
        [none] À cartes ouvertes, les deux contrats vaudraient autant
       *[other] À cartes ouvertes, les contrats vaudraient { $auction } points pour { $bidders }
    } ; { $players ->
        [none] le jeu n’a rien ajouté.
       *[other] le jeu a ajouté { $play } points pour { $players }.
    }
teams-par = Par : { $results }, soit { $points } points pour { $side }.
teams-par-none = Par : personne ne reçoit de points.
teams-reckoning = Les levées à cartes ouvertes se calculent…
teams-no-figures = Les levées à cartes ouvertes ne peuvent pas être calculées pour l’instant.
teams-lesson = Réussi, et pourtant perdu : { $name } fait { $made } à la table { $room } et y perd { $lost } points, car à l’autre table c’était { $theirs }. { $why }
teams-lesson-game = Là-bas, la { -game } était demandée.
teams-lesson-small-slam = Là-bas, le { -small-slam } était demandé.
teams-lesson-grand-slam = Là-bas, le { -grand-slam } était demandé.
teams-lesson-doubled = Là-bas, c’était contré, et réussi.
teams-lesson-denomination = Là-bas, c’était le contrat qui rapporte plus.
teams-lesson-tricks = Là-bas, il y a eu plus de levées dans le même contrat.
teams-lesson-defence = Là-bas, on a laissé jouer les adversaires, qui ont chuté.
teams-steps = Les deux tables, carte par carte
teams-card-back = Une carte en arrière
teams-card-on = Une carte en avant
teams-before-lead = Avant l’entame
teams-to-parting = Où elles se séparent
teams-step = Carte { $card }, levée { $trick }.
teams-step-card = { $seat } : { $cardname }
teams-step-won = La levée est à { $seat }.
teams-one-table = Table { $room } annonce par annonce
teams-which-table = Quelle table ?
teams-tricks = N-S { $ns }, E-O { $ew }
teams-claimed = Le reste a été revendiqué.
teams-subject = { $what } ({ $seat }, table { $room })
teams-talk = Ce qu’il y a à en dire
teams-talk-none = Personne n’a encore rien dit.
teams-talk-help = Touchez une annonce, ou allez à une carte, et dites aux autres ce que vous en pensez.
teams-talk-about = À propos de
teams-talk-card = À propos de cette carte
teams-talk-send = Dire
teams-talk-left =
    { $left ->
        [0] Tout est dit sur ce match : il ne peut contenir d’autres commentaires.
        [one] Ce match peut encore recevoir un commentaire.
       *[other] Ce match peut encore recevoir { $left } commentaires.
    }
