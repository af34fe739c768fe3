### Ce qui n’est pas permis, et ce qui l’est : refused-<code>.

## Enchères

refused-auction-over = Les enchères sont terminées ; on annonce de nouveau à la prochaine donne.
refused-insufficient-bid =
    { $lowest ->
        [none] { $bid } n’est plus possible : il n’y a pas d’enchère au-dessus de { $last }.
       *[other] { $bid } est insuffisant : la dernière enchère est { $last }. Vous pouvez annoncer à partir de { $lowest }.
    }
refused-nothing-to-double = On ne contre qu’une enchère des adversaires, et personne n’a encore nommé de contrat.
refused-double-of-own-side = { $bid } vient de votre camp : vous ne pouvez contrer que les adversaires.
refused-already-doubled = La dernière enchère est déjà contrée ; on ne contre pas deux fois.
refused-nothing-to-redouble = On ne surcontre qu’un contre des adversaires, et il n’y en a pas pour l’instant.
refused-redouble-of-own-side = Le contre vient de votre camp : seuls les adversaires peuvent surcontrer.
refused-already-redoubled = La dernière enchère est déjà surcontrée ; l’enjeu ne peut plus monter.

## Jeu de la carte

refused-play-over = Les treize levées sont jouées ; place à la marque.
refused-not-in-hand = { $card } n’est pas dans cette main : choisissez une carte que vous y voyez.
refused-must-follow-suit = Il faut fournir : cette main a encore des { $suit }, { $card } ne peut donc pas être joué.
refused-must-beat = Votre règle maison oblige à monter : jouez à { $suit } une carte qui prend, et non { $card }.
refused-not-your-turn = Pas encore : c’est à { $turn } de jouer.
refused-wrong-phase =
    { $phase ->
        [auction] On n’annonce que pendant les enchères.
       *[play] Cela n’est possible que pendant le jeu de la carte, et l’on ne joue pas en ce moment.
    }

## Revendications

refused-claim-pending = Il faut d’abord répondre à la revendication en cours, ensuite le jeu reprend.
refused-no-claim = Il n’y a pas de revendication à laquelle répondre.
refused-claim-too-high =
    { $left ->
        [one] { $tricks } levées, c’est trop : il n’en reste qu’une.
       *[other] { $tricks } levées, c’est trop : il n’en reste que { $left }.
    }
refused-no-voice-in-claim = D’autres décident de cette revendication ; attendez leur réponse.
refused-dummy-may-not = Le mort n’a pas voix au jeu : seuls le déclarant et le flanc peuvent revendiquer.

## À la table

refused-stale = Il s’est passé quelque chose à la table entre-temps : regardez et réessayez.
refused-not-your-hand = { $seat } : quelqu’un d’autre joue ces cartes ; attendez votre tour.
refused-nothing-to-take-back = Il n’y a rien à reprendre : vous n’avez encore ni annoncé ni joué dans cette donne.
refused-others-must-agree = Pour reprendre, il faut l’accord de tous, et d’autres personnes jouent à cette table.
refused-board-not-over = Terminez d’abord cette donne, la suivante viendra ensuite.
refused-game-over = Ce robre est terminé ; commencez-en simplement un autre.
refused-bad-stake = L’enjeu ne peut pas être aussi élevé : de 0 à { $highest } centièmes les cent points.
