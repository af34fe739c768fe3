# Conseils pendant le jeu, et retour sur les cartes d’une donne.

## Et maintenant ?

play-hint = Et maintenant ?
play-hint-wait = J’imagine comment les cartes peuvent être réparties…
play-hint-play = Jouer { $card }
play-in-deals =
    { $reached ->
        [0] zéro fois sur { $count } donnes imaginées
       *[other] { $fails ->
            [0] dans toutes les { $count } donnes imaginées
           *[other] dans { $reached } des { $count } donnes imaginées
        }
    }
play-in-least =
    { $least ->
        [0] dans aucune
       *[other] dans { $least }
    }
# $other : la carte suivante ; same si elle atteint le but aussi souvent ($next), $gains : si $card rapporte plus de levées
play-hint-make =
    { $other ->
        [none] { $card } fait gagner le contrat { play-in-deals }.
        [same] { $card } et { $next } font gagner le contrat aussi souvent, { play-in-deals } ; { $gains ->
            [yes] { $card } rapporte en moyenne plus de levées.
            [less] { $next } rapporte en moyenne un peu plus de levées.
           *[no] les levées sont aussi les mêmes en moyenne.
        }
       *[other] { $card } fait gagner le contrat { play-in-deals }, { $other } { play-in-least }.
    }
play-hint-beat =
    { $other ->
        [none] { $card } fait chuter le contrat { play-in-deals }.
        [same] { $card } et { $next } font chuter le contrat aussi souvent, { play-in-deals } ; { $gains ->
            [yes] { $card } rapporte en moyenne plus de levées.
            [less] { $next } rapporte en moyenne un peu plus de levées.
           *[no] les levées sont aussi les mêmes en moyenne.
        }
       *[other] { $card } fait chuter le contrat { play-in-deals }, { $other } { play-in-least }.
    }
play-hint-all = Toutes les cartes
play-hint-card = Carte
play-hint-made = gagné
play-hint-beaten = chuté
play-hint-tricks = Levées en moyenne
play-hint-how = Calculé d’après ce que vous voyez : vos cartes, le mort, les enchères et les cartes jouées.

## Pourquoi cette carte

card-why-only = Vous ne pouvez jouer aucune autre carte.
card-why-equal = Ici, une carte en vaut une autre.
card-why-cheapest = La moins chère de cartes qui se valent ici.
card-why-lowest = La plus petite à { $suit } : les plus hautes restent pour plus tard.
card-why-all-yours = À cartes ouvertes, le reste est à vous quoi que vous jouiez.
card-why-none-left = À cartes ouvertes, aucune carte ne rapporte plus une seule levée.
card-why-odds = C’est ce qui réussit le plus souvent.
card-why-odds-level = Aucune carte ne réussit plus souvent.
card-why-tricks = Elle rapporte le plus de levées en moyenne.
card-why-tricks-level = Aucune carte ne rapporte plus de levées en moyenne.
card-why-usual = D’après les calculs, une autre est à peine meilleure ; c’est ainsi qu’on joue d’habitude.
card-why-usual-anyway = C’est ainsi qu’on joue d’ordinaire ; dans { $count } donnes imaginées, une autre carte rapporterait plus, mais ce peut être le hasard.
card-why-signals =
    { $tells ->
        [attitude-yes] Un signal : il dit au partenaire que vous avez l’as, le roi ou la dame à { $suit }.
        [attitude-no] Un signal : il dit au partenaire que vous n’avez rien de haut à { $suit }.
        [discard-yes] Un signal : il dit au partenaire que vous voulez { $suit }.
        [discard-no] Un signal : il dit au partenaire que vous ne voulez pas { $suit }.
        [count-even] Un signal : il dit au partenaire que vous avez un nombre pair de cartes à { $suit }.
        [count-odd] Un signal : il dit au partenaire que vous avez un nombre impair de cartes à { $suit }.
        [preference-higher] Un signal : il demande { $suit } au partenaire.
       *[preference-lower] Un signal : il demande au partenaire { $suit }, ou rien de particulier.
    }
card-why-discard = Aucune autre ne manquera moins par la suite.
card-why-ruff = Coupe, et gagne une levée que la couleur ne donne pas.
card-why-ruff-high = Coupe : le suivant devra surcouper s’il veut la levée.
card-why-under-ruff = Joue un atout sous l’autre : plus haut, c’est impossible ou inutile.
card-why-overruff = Surcoupe l’adversaire.
card-why-cheaply = Prend la levée au plus juste.
card-why-conceals = Prend la levée et laisse ignorer où est { $card }.
card-why-wins = Prend la levée.
card-why-overtakes = Prend la levée du partenaire : c’est cette main qui rejoue.
card-why-sure = Prend la levée à coup sûr : personne ne peut fournir plus haut.
card-why-highest = Personne ne peut fournir plus haut dans la couleur.
card-why-cannot = Cette main ne peut pas gagner la levée ; la plus petite carte suffit.
card-why-hides = Cette main ne peut pas gagner la levée ; de cartes égales, celle-ci en dit le moins aux adversaires.
card-why-partners = La levée est déjà à votre camp ; une petite carte suffit.
card-why-partner-leads = Votre camp mène la levée ; une petite carte suffit.
card-why-covers = Couvre { $card } : il faut à l’adversaire deux grosses cartes pour une levée.
card-why-third-high = En troisième, on met haut : avec une petite, l’adversaire pourrait prendre à bon compte.
card-why-forces = Oblige le suivant à mettre haut s’il veut la levée.
card-why-second-low = En deuxième, on met petit : { $card } reste pour une levée où cette carte vaut davantage.
card-why-holds-up = Garde { $card } jusqu’à ce que les adversaires ne communiquent plus dans la couleur.
card-why-ducks = Laisse passer cette levée ; { $card } reste pour plus tard.
card-why-runs-to = Laisse filer la levée vers l’autre main, où { $card } peut encore la gagner.
card-why-finesse =
    Fait l’impasse : { $card } est du bon côté dans { $works ->
        [one] { $works } donne
       *[other] { $works } donnes
    } sur { $count }.
card-why-runs =
    Laisse filer pour l’impasse : { $card } est du bon côté dans { $works ->
        [one] { $works } donne
       *[other] { $works } donnes
    } sur { $count }.
card-why-to-finesse =
    Joue pour l’impasse : { $card } est du bon côté dans { $works ->
        [one] { $works } donne
       *[other] { $works } donnes
    } sur { $count }.
card-why-towards = Joue vers { $card } : si la carte plus haute est placée devant, elle peut faire une levée.
card-why-draws-trumps =
    { $out ->
        [one] Bat { -trump } : il en reste un dehors.
       *[other] Bat { -trump } : il en reste { $out } dehors.
    }
card-why-ruff-there = L’autre main n’a plus de la couleur et peut couper.
card-why-cashes = Encaisse une levée sûre.
card-why-cashes-unless =
    { $ruffed ->
        [0] Encaisse une carte maîtresse ; il est peu probable qu’elle soit coupée.
       *[other]
            Encaisse une carte maîtresse ; elle est coupée dans { $ruffed ->
                [one] { $ruffed } donne
               *[other] { $ruffed } donnes
            } sur { $count }.
    }
card-why-must-ruff = Fait sortir un atout : pour prendre la levée, il faut couper.
card-why-develops = Affranchit { $suit } : les grosses cartes adverses parties, les petites sont bonnes.
card-why-lead-partner = Entame dans la couleur annoncée par le partenaire.
card-why-lead-trump = Joue atout pour que { -dummy(form: "der") } coupe moins.
card-why-lead-single = Un singleton : si la couleur revient, vous pouvez couper.
card-why-lead-sequence = Tête de séquence : si elle fait sortir une carte plus haute, la suivante prend sa place.
card-why-lead-fourth = Quatrième meilleure de la longue : { $suit } doit rapporter des levées plus tard.
card-why-lead-third = Troisième de quatre : { $suit } doit rapporter des levées plus tard.
card-why-lead-fifth = Cinquième de la longue : { $suit } doit rapporter des levées plus tard.
card-why-lead-passive = De petites cartes : cela donne rarement une levée.
card-why-gives-ruff = Le partenaire n’a plus de la couleur : s’il lui reste un atout, il peut couper.
card-why-returns = Rejoue { $suit }, la couleur du partenaire.
card-why-through = À travers la force du mort : le partenaire joue après lui.
card-why-weakness = Vers la faiblesse du mort, qui joue en dernier.

## À quel plan la carte appartient

play-in-made =
    { $made ->
        [0] zéro fois
       *[other] dans { $made } de ces cas
    }
play-in-saved =
    { $saved ->
        [0] sinon dans aucun cas sur { $fails }
       *[other] sinon dans { $saved } sur { $fails }
    }
play-in-instead =
    { $instead ->
        [0] zéro fois
       *[other] dans { $instead }
    }
card-plan-finesse = Beaucoup en dépend : si { $card } est du bon côté, le contrat réussit dans { $made } cas sur { $works }, { play-in-saved }.
card-plan-towards = { $card } est en { $seat } dans { $works } des { $count } donnes : le contrat réussit alors { play-in-made }, { play-in-saved }.
# $matters : si la répartition des atouts compte
card-plan-trumps =
    { $rounds ->
        [one] Après ce tour d’atout
       *[other] Après { $rounds } tours d’atout
    }, les adversaires n’en ont plus { $fails ->
        [0] dans aucune donne imaginée
       *[other] dans { $works } des { $count } donnes
    }{ $matters ->
        [yes] ; le contrat réussit alors { play-in-made }, { play-in-saved }.
       *[no] .
    }
card-plan-long-suit = Après { $rounds } tours à { $suit }, les adversaires n’en ont plus dans { $works } des { $count } donnes : le contrat réussit alors { play-in-made }, { play-in-saved }.
card-plan-drives-out = Seule { $card } est plus haute que les { $run } meilleures cartes de votre camp à { $suit }. Une fois jouée, les vôtres sont les plus hautes.
card-plan-holds-up =
    Après cette levée, { $seat } n’a plus rien à { $suit } { $fails ->
        [0] dans aucune donne imaginée
       *[other] dans { $works } des { $count } donnes
    }{ $matters ->
        [yes] ; le contrat réussit alors { play-in-made }, { play-in-saved }.
       *[no] .
    }
card-plan-enough =
    { $needed ->
        [one] Les cartes maîtresses suffisent : il manque une levée au contrat,
       *[other] Les cartes maîtresses suffisent : il manque { $needed } levées au contrat,
    } { $sure ->
        [one] et il y en a une à encaisser ici.
       *[other] et il y en a { $sure } à encaisser ici.
    }
card-plan-ruffs-first = D’abord couper à { $suit }, l’atout plus tard : en jouant atout maintenant, le contrat réussit { play-in-instead } au lieu de { $reached } des { $count } donnes.
card-plan-contract-first = Le contrat d’abord : { $card } rapporterait plus de levées en moyenne, mais le contrat réussirait { play-in-instead } au lieu de { $reached } des { $count } donnes.
card-plan-safety = Maniement de sécurité : si un adversaire a encore { $length } cartes ou plus à { $suit } ({ $works } des { $count } donnes), le contrat réussit { play-in-made }, avec { $card } { play-in-instead }.
card-plan-tricks-first = Ici, ce sont surtout les levées qui comptent : avec { $card }, le contrat réussirait { play-in-instead } au lieu de { $reached } des { $count } donnes, mais cela rapporterait moins de levées en moyenne.
# $matters : si le contrat réussit alors bien plus souvent
card-plan-squeezes =
    Squeeze : { $fails ->
        [0] dans toutes les donnes imaginées
       *[other] dans { $works } des { $count } donnes
    }, { $seat } n’a aucune carte de trop, et toute défausse sur celle-ci coûte une levée{ $matters ->
        [yes] ; le contrat réussit alors { play-in-made }, { play-in-saved }.
       *[no] .
    }
# $matters : si le contrat réussit alors bien plus souvent
card-plan-throws-in =
    Mise en main : { $fails ->
        [0] dans toutes les donnes imaginées
       *[other] dans { $works } des { $count } donnes
    }, { $seat } fait cette levée et doit jouer, ce qui coûte une levée{ $matters ->
        [yes] ; le contrat réussit alors { play-in-made }, { play-in-saved }.
       *[no] .
    }

## Retour sur la donne

review-title = Analyse
review-last = Analyse de la dernière donne terminée
review-wait =
    { $total ->
        [0] Calcul en cours…
       *[other] Calcul en cours… { $done ->
           [one] { $done } carte
          *[other] { $done } cartes
       } sur { $total }
    }
review-par-us = Sans faute et à cartes ouvertes : { $results }. Cela fait { $points } points pour vous.
review-par-them = Sans faute et à cartes ouvertes : { $results }. Cela fait { $points } points pour les adversaires.
review-par-none = Sans faute et à cartes ouvertes, personne n’aurait marqué.
review-or = ou
review-made =
    Le contrat joué valait { $possible ->
        [one] { $possible } levée
       *[other] { $possible } levées
    } ; il en a donné { $made }.
review-luck = Compté pour vous : chance des cartes { $luck }, à la table { $table }, ensemble { $score }.
review-luck-why = La chance des cartes, c’est le par : ce qu’elles donnent sans faute. Le reste s’est fait à la table.
review-game =
    { $boards ->
        [one] Toute la partie, une donne :
       *[other] Toute la partie, { $boards } donnes :
    }
review-not-exact = Les primes de robre et d’honneurs n’appartiennent à aucune donne ; la somme peut donc différer de la marque.
review-better = La suite à cartes ouvertes, au lieu de { $card } à la levée { $trick }
review-no-play = Aucune carte n’a été jouée.
review-claims = Revendications non acceptées
review-claim =
    { $self ->
        [yes] Vous avez revendiqué { $tricks ->
            [one] { $tricks } levée
           *[other] { $tricks } levées
        } sur { $left }.
       *[other] { $name } a revendiqué { $tricks ->
           [one] { $tricks } levée
          *[other] { $tricks } levées
       } sur { $left }.
    }
review-claim-by =
    { $self ->
        [yes] Vous vouliez voir cela joué.
       *[other] { $name } voulait voir cela joué.
    }
review-claim-holds = La revendication aurait tenu : aucune façon sensée de jouer ne perd davantage.
review-claim-open = Il y a trop de façons de jouer pour les examiner toutes ; dans le doute, on n’accepte pas.
review-claim-beaten = Voici ce qui la réfute :
review-claim-trick = { $seat } fait la levée
review-claim-lost = { $seat } fait cette levée, qui n’était pas concédée.
review-open = À cartes ouvertes
review-known-self = Avec ce que vous saviez
review-known-other = Avec ce que savait { $name }
review-known = Avec ce que l’on savait
review-open-cost =
    { $tricks ->
        [0] ne coûte rien
        [one] coûte une levée
       *[other] coûte { $tricks } levées
    }
review-known-right = juste
review-known-only = la seule carte
review-known-later = reste à calculer
review-known-cost =
    { $card } valait en moyenne { $amount ->
        [one] { $amount } levée
       *[other] { $amount } levées
    } de plus
review-known-chance =
    { $card } atteint le but dans { $best ->
        [one] { $best } donne
       *[other] { $best } donnes
    } sur { $count } au lieu de { $reached }
review-mark-mistake = Faute : cela se voyait
review-mark-unseen = Malchance : cela se voyait à peine
review-mark-lucky = Contre les probabilités ; cela n’a rien coûté
review-marked = Prochaine carte à noter
review-player = Joueur
review-given = Levées données
review-possible = Levées à cartes ouvertes

## Pourquoi pas

refused-not-to-play = Le conseil vient quand c’est à vous de jouer une carte.
refused-other-rules = Avec l’obligation de monter, pas de conseil pour le jeu ni d’analyse : le calcul suit les règles habituelles, qui ne s’appliquent pas ici.
refused-no-figures = Impossible de le calculer pour l’instant ; redemandez dans un moment.
refused-too-wild = Ces mains sont si irrégulières qu’il est trop long d’en calculer les levées.
refused-solver-missing = Le programme qui calcule les levées manque sur cet ordinateur ; il n’y a donc ni conseil pour le jeu ni analyse. Le remède est donné par le serveur à son démarrage.
