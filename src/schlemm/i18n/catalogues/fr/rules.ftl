### Ce qui n’est pas permis, et ce qui l’est : refused-<code>.

## Enchères

refused-only-a-contract = Ici, pas d’enchères : le déclarant nomme simplement le contrat.
refused-auction-over = Les enchères sont terminées ; on annonce de nouveau à la prochaine donne.
refused-insufficient-bid =
    { $lowest ->
        [none] { $bid } n’est plus possible : il n’y a pas d’enchère au-dessus de { $last }.
       *[other] { $bid } est insuffisant : la dernière enchère est { $last }. Vous pouvez annoncer à partir de { $lowest }.
    }
refused-nothing-to-double = On ne contre qu’une enchère des adversaires, et personne n’a encore nommé de contrat.
refused-double-of-own-side = { $bid } vient de votre camp : vous ne pouvez contrer que les adversaires.
refused-already-doubled = La dernière enchère est déjà contrée ; on ne contre pas deux fois.
refused-nothing-to-redouble = On ne surcontre qu’un contre des adversaires, et il n’y en a pas pour l’instant.
refused-redouble-of-own-side = Le contre vient de votre camp : seuls les adversaires peuvent surcontrer.
refused-already-redoubled = La dernière enchère est déjà surcontrée ; l’enjeu ne peut plus monter.

## Jeu de la carte

refused-play-over = Les treize levées sont jouées ; place à la marque.
refused-not-in-hand = { $card } n’est pas dans cette main : choisissez une carte que vous y voyez.
refused-must-follow-suit = Il faut fournir : cette main a encore des { $suit }, vous ne pouvez donc pas jouer { $card }.
refused-must-beat = Votre règle maison oblige à monter : jouez à { $suit } une carte qui prend, et non { $card }.
refused-not-your-turn = Pas encore : c’est à { $turn } de jouer.
refused-wrong-phase =
    { $phase ->
        [auction] On n’annonce que pendant les enchères.
       *[play] Cela n’est possible que pendant le jeu de la carte, et l’on ne joue pas en ce moment.
    }

## Revendications

refused-claim-pending = Il faut d’abord répondre à la revendication en cours, ensuite le jeu reprend.
refused-claim-refused = Votre revendication a été refusée : revendiquez de nouveau quand il aura été joué plus de cartes qu’alors.
refused-no-claim = Il n’y a pas de revendication à laquelle répondre.
refused-claim-too-high =
    { $left ->
        [one] { $tricks } levées, c’est trop : il n’en reste qu’une.
       *[other] { $tricks } levées, c’est trop : il n’en reste que { $left }.
    }
refused-no-voice-in-claim = D’autres décident de cette revendication ; attendez leur réponse.
refused-dummy-may-not = Le mort n’a pas voix au jeu : seuls le déclarant et le flanc peuvent revendiquer.

## À la table

refused-stale = Il s’est passé quelque chose à la table entre-temps : regardez et réessayez.
refused-not-your-hand = { $seat } : quelqu’un d’autre joue ces cartes ; attendez votre tour.
refused-nothing-to-take-back = Il n’y a rien à reprendre : vous n’avez encore ni annoncé ni joué dans cette donne.
refused-others-must-agree = On a déjà demandé à reprendre : attendez que tous aient répondu.
refused-absent-must-agree = { $seat } n’est pas là : on ne reprend que si tous peuvent donner leur accord.
refused-absent-has-a-say = { $seat } n’est pas là et devrait accepter : continuez jusqu’à ce que tous soient là.
refused-board-not-over = Terminez d’abord cette donne, la suivante viendra ensuite.
refused-game-over = Ce robre est terminé ; commencez-en simplement un autre.
refused-bad-stake = L’enjeu ne peut pas être aussi élevé : de 0 à { $highest } centièmes les cent points.

## Connexion et données

refused-not-a-call = « { $text } » n’est pas une annonce : prenez passe, contre, surcontre ou une enchère de la boîte.
refused-not-a-card = « { $text } » n’est pas une carte : choisissez-en une dans la main.
refused-no-such-call = Cette annonce n’existe pas dans ces enchères ; elle a peut-être été reprise.
refused-no-meaning = Impossible pour l’instant de savoir ce que signifie cette annonce ; redemandez dans un moment.
refused-partners-call = Ce que signifie l’annonce de votre partenaire, vous le saurez après la donne.
refused-no-hints = En tournoi, pas de conseil.
refused-nothing-announced = Rien n’est annoncé ici que l’on attende.
refused-not-to-call = Le conseil vient quand c’est à vous d’annoncer.
refused-unknown-table = Cette table n’existe pas ici : vérifiez l’adresse ou ouvrez-en une nouvelle.
refused-foreign-table = Vous n’avez pas de place à cette table : ouvrez-la dans le navigateur où vous l’avez commencée.
refused-too-many-windows = Cette table est déjà ouverte dans de nombreuses fenêtres : fermez-en une et rechargez.
refused-too-many-sockets = Beaucoup trop de tables sont déjà ouvertes depuis votre connexion : fermez quelques fenêtres et rechargez.
refused-table-damaged = L’enregistrement de cette table est illisible ; ouvrez-en une nouvelle, les autres sont intactes.
refused-malformed = Ce message n’a pas été compris : rechargez la page et réessayez.
refused-too-large = Ce message était trop long : rechargez la page et réessayez.
refused-too-much-work = Ce texte est trop long à analyser : partagez-le en morceaux plus petits.
refused-too-fast = C’était trop rapide : attendez un instant et réessayez.
refused-too-often = Dans une donne, cela se fait { $most } fois et pas davantage : ce sera de nouveau possible à la prochaine distribution.
refused-comments-full = On ne peut plus rien dire de ce match : il contient { $most } commentaires.
refused-not-found = Il n’y a rien à cette adresse : revenez à l’accueil.
refused-foreign-origin = Cette demande venait d’un autre site et n’a pas été exécutée : ouvrez Schlemm directement.
refused-wrong-host = Le serveur ne répond pas à ce nom : prenez l’adresse qu’il indique au démarrage.
refused-bot-trouble = Les robots ne peuvent pas réfléchir, le serveur a un souci. Ils réessaient d’eux-mêmes ; sinon, rechargez la page.
refused-bots-busy = Les robots sont très occupés en ce moment ; réessayez dans un instant.
refused-too-many-questions = Beaucoup de questions sont déjà posées depuis votre connexion : attendez que certaines aient leur réponse.
refused-too-many-bot-tables = Depuis votre connexion, les robots jouent déjà à { $most } tables : à celle-ci, ils attendent que l’une d’elles soit quittée.
refused-bot-stood-in = { $seat } ne savait plus que faire et a joué au plus simple ; la partie continue. Le serveur en a pris note.
refused-data-read-only = Impossible d’enregistrer, le fichier est en lecture seule ; tout est conservé jusqu’ici.
refused-data-full = Impossible d’enregistrer, le disque est plein : faites de la place et réessayez.
refused-data-damaged = Impossible d’enregistrer, le fichier est endommagé ; gardez-en une copie et repartez avec un nouveau.
refused-data-locked = Un autre programme occupe le fichier : fermez-le et réessayez.
refused-data-unreachable = La base de données qui garde toutes les parties ne répond pas pour l’instant. Dès qu’elle revient, le jeu continue : réessayez dans un instant.
refused-data-failed = L’enregistrement a échoué et rien n’a été fait : réessayez.
