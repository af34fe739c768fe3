### Jouer à plusieurs à la table : inviter, prendre place, attendre, reprendre, s’absenter.

title-sit = Prendre place – Schlemm

## Qui joue ?

people-start = Jouer à plusieurs
opening-company = Qui joue avec vous ?
opening-company-bot = Robot
opening-company-person = Humain
opening-company-alone = Vous jouez avec trois robots, et cela commence tout de suite.
opening-company-links = Pour chaque place libre, vous recevez un lien. Qui l’ouvre s’assied, sans s’inscrire.
opening-kept = Si personne n’y joue pendant { $days ->
        [one] un jour
       *[other] { $days } jours
    }, la table disparaît.
opening-invite = Ouvrir la table

# Une place vue de la sienne ; $place : self, left, partner, right
people-seat-from =
    { $place ->
        [partner] { $seat }, partenaire
        [left] { $seat }, à votre gauche
        [right] { $seat }, à votre droite
       *[self] { $seat }, votre place
    }

## Chaises

people-title = Joueurs
people-unread = Joueurs, du nouveau a été dit
people-chairs = Qui est assis où
people-who = À la table
people-host = a invité
people-free = Libre
people-is-here = est là
people-is-gone = n’est pas là
people-is-away = un robot le remplace
people-is-bot = robot
people-is-kept = attendu
people-is-coming = robot, bientôt { $name }
people-badge-bot = robot
people-badge-gone = pas là
people-badge-away = un robot joue
people-badge-coming = bientôt { $name }
people-badge-shares = voit { $seats }
people-is-you = votre place
people-is-yours = votre place
people-is-yours-soon = bientôt votre place

## Attendre, inviter, commencer

people-room-title = Qui vient encore ?
people-room-host = Distribuez quand vous voulez : des robots jouent aux places libres, et qui vient plus tard les relaie à la fin d’une donne.
people-room-ready = Vous pouvez commencer.
people-room-alone = Vous jouez avec trois robots et pouvez commencer.
people-room-guest = Vous attendez { $name } : on va bientôt distribuer.
people-all-here = Tout le monde est assis
people-all-here-guest = Cela va commencer
people-soon-title = C’est bientôt à vous
people-soon = Une donne est en cours. Dès qu’elle est finie, vous remplacez { $name } en { $seat }.
people-invite = Inviter
people-invite-text = Envoyez à chacun son lien : qui l’ouvre dit son nom et s’assied.
people-instead-of = remplace { $name } (robot)
people-copy = Copier le lien
people-copied = Copié
people-copied-aloud = Le lien est copié.
people-qr = Code QR
people-qr-alt = Code QR du lien
people-share = Partager
people-share-text = Venez à la table de bridge :
people-only-here = Vous avez ouvert Schlemm à une adresse qui ne fonctionne que sur cet appareil, comme les liens. Pour que d’autres appareils jouent : lancez-le avec --host 0.0.0.0 et ouvrez la page à l’adresse de cet appareil dans le réseau.
people-draw = Tirer les places
# Quatre noms, de la carte la plus haute à la plus basse
people-cut =
    { $you ->
        [one] Vous et { $two } avez tiré les plus hautes cartes et jouez contre { $three } et { $four }. Vous distribuez en premier.
        [two] { $one } et vous avez tiré les plus hautes cartes et jouez contre { $three } et { $four }. { $one } distribue en premier.
        [three] { $one } et { $two } ont tiré les plus hautes cartes et jouent contre vous et { $four }. { $one } distribue en premier.
        [four] { $one } et { $two } ont tiré les plus hautes cartes et jouent contre { $three } et vous. { $one } distribue en premier.
       *[none] { $one } et { $two } ont tiré les plus hautes cartes et jouent contre { $three } et { $four }. { $one } distribue en premier.
    }

## Prendre place

people-looking = Recherche de la place…
people-invited =
    { $host ->
        [none] On vous invite à la table
       *[other] { $host } vous invite à la table
    }
people-invited-text = Votre place est { $seat }. Il ne faut qu’un nom.
people-your-name = Le nom que verront les autres
people-sit = S’asseoir
people-after-this-deal = Une donne est en cours : vous êtes assis dès qu’elle est finie.
people-own-title = Continuer ici ?
people-own-text = Ce lien est celui de votre place ({ $seat }). Vous pouvez l’ouvrir sur plusieurs appareils.
people-own-go =
    { $name ->
        [none] Continuer ici
       *[other] Continuer comme { $name }
    }
people-lost-title = Bon retour
people-lost-text = Ce lien vous ramène à votre place ({ $seat }). Il ne sert qu’une fois, et votre ancien appareil n’ouvre alors plus la place.
people-no-seat = Il n’y a pas de place ici
people-no-answer = Pas pour l’instant
people-seat-taken = Quelqu’un est déjà assis ici
people-seat-taken-text = { $seat } est occupé. C’était vous, sur un autre appareil ? Ouvrez-y alors « Joueurs » : votre lien pour d’autres appareils s’y trouve. Sinon, demandez une autre place.
people-game-over = Cette partie est finie
people-game-over-text = Demandez un nouveau lien, ou commencez vous-même une partie.
people-went-on = Les autres sont déjà passés à la table suivante, et votre lien y vaut aussi.
people-follow = À la table suivante

## À la table

people-menu-text = Inviter, liens, qui est là, un mot à tous.
people-say = Dire quelque chose
people-said = Dit à l’instant
people-stand-in = Mettre un robot
people-free-seat = Libérer la place
people-free-ask = { $name } ne revient pas ? Un robot prend alors la place, jusqu’à ce que quelqu’un d’autre s’y asseye avec le lien. C’est définitif.
people-free-sure = Libérer la place
people-free-not = Attendre encore
people-shares = un navigateur avec { $seats }
people-program = avec un programme
people-lost = Nouveau lien
people-lost-for = Lien pour { $name }, si l’appareil est perdu
people-lost-why = Qui l’ouvre est assis comme { $name } et voit ces cartes ; l’ancien navigateur, plus. Il sert une fois, et toute la table en est avertie.
people-lost-make = Créer le lien
people-lost-notice = Il y a un nouveau lien pour { $name }, dont l’appareil est perdu.
people-bye = Je ne reviens pas
people-bye-text = Un robot prend votre place, jusqu’à ce que quelqu’un d’autre s’asseye.
people-bye-ask = La place ne sera plus à vous. Partir vraiment ?
people-bye-sure = Quitter la place
people-bye-not = Rester
people-own-link = Continuer sur un autre appareil
people-own-link-text = Ce lien mène à votre place et à vos cartes : ne le donnez à personne.
people-leave = Je dois partir
people-leave-text = Un robot joue pour vous jusqu’à votre retour. La place reste à vous.
people-leave-do = Faire jouer un robot pour moi
people-pause = Pause
people-pause-text = Les robots attendent, aucune pendule ne tourne, et tous lisent qui l’a demandée.
people-pause-do = Demander une pause
people-paused =
    { $self ->
        [yes] Vous avez demandé une pause : les robots attendent.
       *[no] { $name } demande une pause : les robots attendent.
    }
people-resume = Reprendre
people-you-are-away = Un robot joue pour vous. Vous pouvez fermer la page.
people-come-back = Me revoilà
people-undo-asked = { $name } voudrait reprendre. D’accord ?
people-undo-mine = Vous voudriez reprendre. Réponse attendue : { $asked }
people-undo-others = { $name } voudrait reprendre. Réponse attendue : { $asked }
people-undo-withdraw = Tant pis
people-yes = Oui
people-no = Non

## À voix haute

people-aloud-sat = { $name } prend place : { $seat }.
people-aloud-paused =
    { $self ->
        [yes] Vous demandez une pause.
       *[no] { $name } demande une pause.
    }
people-aloud-resumed =
    { $self ->
        [yes] Vous reprenez le jeu.
       *[no] { $name } reprend le jeu.
    }
people-aloud-stood-in =
    { $self ->
        [yes] Un robot joue maintenant pour vous.
       *[other] Un robot joue maintenant pour { $name }.
    }
people-aloud-came-back =
    { $self ->
        [yes] Vous jouez de nouveau vous-même.
       *[other] { $name } joue de nouveau.
    }
people-aloud-left = En { $seat } joue maintenant le robot { $name } : la place est libre.
people-aloud-device-replaced = { $name } est là avec un nouvel appareil.
people-aloud-here = { $name } est là.
people-aloud-gone = { $name } n’est plus là.
people-aloud-undo-asked =
    { $self ->
        [yes] Vous voudriez reprendre.
       *[other] { $name } voudrait reprendre.
    }
people-aloud-undo-refused =
    { $self ->
        [yes] Vous n’êtes pas d’accord.
       *[other] { $name } n’est pas d’accord.
    }
people-aloud-drawn = Les places sont tirées. Vous êtes maintenant ici : { $seat }.
people-aloud-partner = Votre partenaire : { $name }.
people-aloud-key-added = Votre place est maintenant ouverte sur un appareil de plus.
people-aloud-program-on =
    { $self ->
        [yes] Un programme peut maintenant jouer à votre place.
       *[other] Un programme peut maintenant jouer pour { $name }.
    }
people-aloud-program-off =
    { $self ->
        [yes] Plus aucun programme ne joue à votre place.
       *[other] Plus aucun programme ne joue pour { $name }.
    }
people-aloud-went-on = On continue à la table suivante.

## Programmes

program-title = Faire jouer un programme
program-text = Pour qui écrit des robots : un programme muni d’une clé voit ce que l’on voit de cette place, enchérit et joue. Il ne peut ni parler ni décider de la table, et tout le monde lit qu’il joue.
program-seat = Place
program-name = Nom du programme
program-make = Créer une clé
program-once = La clé ne s’affiche que maintenant : copiez-la tout de suite.
program-address = Adresse
program-key = Clé
program-copy = Copier
program-done = Terminé
program-end = Reprendre la clé
program-described = Ce qu’un programme dit et entend se lit sur ce serveur sous /api/schema/asyncapi.json.
refused-no-program = Aucun programme n’est assis à cette place.
refused-not-for-programs = Un programme ne peut pas le faire avec sa clé.

## Expliquer les annonces

explain-title = Expliquer aux adversaires
explain-text = Seuls vos adversaires le lisent ; votre partenaire le lira une fois la donne terminée.
explain-system = Votre système dit :
explain-own-words = Ou avec vos mots
explain-send = Dire
explain-as-system = Dire cela
explain-given =
    { $system ->
        [yes] Vous avez dit : comme le système.
       *[other] Vous avez dit : « { $text } »
    }
explain-said =
    { $system ->
        [yes] { $name } dit : comme le système.
       *[other] { $name } dit : « { $text } »
    }
explain-silent = { $name } n’en a rien dit.
explain-ask = Demander à { $name }
explain-asked = Vous avez posé la question à { $name }.
explain-by-system = D’après le système
explain-question = { $name } demande : que veut dire votre { $call } ?
explain-alert = { $call } est conventionnel. Dites-le à vos adversaires :
explain-otherwise = Le dire autrement
explain-heard =
    { $system ->
        [yes] { $name } sur { $callname } : comme le système.
       *[other] { $name } sur { $callname } : « { $text } »
    }
explain-shown =
    { $system ->
        [yes] { $name } sur { $call } : comme le système.
       *[other] { $name } sur { $call } : « { $text } »
    }
explain-record = Explications

## Parler, et les images

talk-heard = Conversation
talk-write = Écrivez quelque chose à tous
talk-send = Envoyer
talk-later = On parle librement entre les donnes, tant qu’aucune n’est en cours nulle part.
talk-allow = Permettre de parler librement entre les donnes
talk-reactions = Réactions
talk-mute = Mettre en sourdine
talk-mute-one = Mettre { $name } en sourdine
talk-mute-all = Mettre tout le monde en sourdine
talk-mute-text = Vous ne voyez et n’entendez plus ce qu’ils disent. Cela vaut dans ce navigateur pour quiconque porte ce nom, aux autres tables aussi, tant que vous ne l’annulez pas. Personne ne le sait.
face-choice = Votre image
face-letter = Initiale
face-owl = Hibou
face-fox = Renard
face-cat = Chat
face-hare = Lièvre
face-bear = Ours
face-hedgehog = Hérisson
face-frog = Grenouille
face-robin = Rouge-gorge
face-whale = Baleine
face-turtle = Tortue
face-bee = Abeille
face-snail = Escargot
