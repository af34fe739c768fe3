### Des personnes aux places : ce qu’elles se disent, et pourquoi quelque chose ne va pas.

phase-naming = Contrat
phase-waiting = Avant la première donne

## Ce qu’on se dit à la table

chat-good-evening = Bonsoir !
chat-good-luck = Bonne partie !
chat-thanks-partner = Merci, partenaire
chat-moment = Un moment, s’il vous plaît
chat-back-again = Me revoilà
chat-sorry = Pardon
chat-well-bid = Belles enchères
chat-well-played = Bien joué
chat-bad-luck = Pas de chance
chat-thanks = Merci pour la partie
chat-another = Encore un robre ?
chat-good-night = Bonne nuit
chat-applause = Applaudissements
chat-laughter = Rires
chat-surprise = Oh !
chat-phew = Ouf !
chat-heart = Comme c’est gentil !
chat-cheers = Santé !

## Pourquoi quelque chose ne va pas

refused-wrong-key = Ce lien n’ouvre aucune place ici : vérifiez qu’il est entier, ou demandez-en un autre.
refused-seat-taken = Quelqu’un est déjà assis à cette place : demandez s’il en reste une autre.
refused-name-missing = Dites aux autres comment vous vous appelez.
refused-name-too-long = Ce nom est trop long : la table a de la place pour { $most } caractères.
refused-not-seated-yet = La place est à vous dès que cette donne est finie.
refused-too-many-devices = Votre place est déjà ouverte sur de nombreux appareils : servez-vous de l’un d’eux.
refused-no-hints-among-people = Quand d’autres personnes jouent, il n’y a pas de conseil avant la fin de la donne.
refused-not-asked = Personne n’attend plus votre réponse.
refused-still-here = { $seat } est à la table : un robot ne remplace que ceux qui ne sont pas là.
refused-name-at-table = Quelqu’un à cette table porte déjà ce nom, ou un nom qu’on confondrait avec lui : choisissez-en un qui vous distingue.
refused-device-in-use = { $seat } est là en ce moment, avec l’appareil que l’on croit perdu.
refused-here-just-now = { $seat } était là à l’instant : attendez une minute que l’appareil revienne.
refused-seat-in-browser = Ce navigateur a déjà une place ici, et une seconde lui montrerait les cartes d’autrui : ouvrez le lien sur l’appareil auquel il est destiné.
refused-host-decides = C’est à qui a ouvert la table d’en décider.
refused-last-person = Personne d’autre que vous n’est assis ici : terminez plutôt la partie.
refused-seat-given-on = Ce navigateur n’ouvre plus votre place : elle a été cédée, ou ouverte sur un autre appareil. Pour continuer à jouer, demandez un nouveau lien à la table.
refused-nobody-to-stand-in-for = Un robot joue déjà pour { $seat }.
refused-away = Un robot joue pour vous : dites d’abord que vous êtes de retour.
refused-not-away = Vous jouez déjà vous-même.
refused-seats-are-fixed = Les places se tirent une fois, et seulement avant la première donne.
refused-host-starts = C’est la personne qui a ouvert la table qui commence : { $seat } est encore là.
refused-not-during-board = Vous pourrez le dire quand la donne sera finie.
refused-words-off = On ne parle pas librement à cette table. Qui l’a ouverte peut en décider autrement.
refused-words-during-board = On ne parle pas librement pendant une donne : il n’y a que les phrases toutes faites.
refused-words-board-elsewhere = L’autre table joue encore une donne : on parlera librement quand elle sera finie aux deux tables.
refused-words-length = Au plus { $most } caractères à la fois, et au moins un.
refused-game-not-over = Il faut d’abord finir ce robre, puis vient le suivant.
refused-not-your-call = Vous ne pouvez expliquer que vos propres annonces, tant que la donne se joue.
refused-explanation-length = Une explication tient sur une ligne de { $most } signes au plus.
refused-call-gone = Cette annonce n’est plus visible.
refused-card-unexplained = Pour l’instant, rien n’est expliqué sur cette carte.
refused-nobody-to-ask = Un robot joue pour { $seat } : c’est son système qui fait foi.
refused-question-at-turn = Vous pouvez demander quand c’est votre tour.
refused-asked-already = Vous avez déjà demandé.
