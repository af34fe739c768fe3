### Entames et signaux : ce que disent les cartes de la défense.

## Dans le livre du système

part-carding = Entames et signaux
topic-leads = Entames
topic-signals = Signaux
carding-lead-single = Un singleton est la seule carte de sa couleur.
carding-lead-sequence-notrump = À sans-atout, de quatre cartes ou plus : la tête d’une séquence de trois qui commence par un honneur.
carding-lead-sequence = À l’atout, et toujours d’une courte : la tête d’une séquence de deux qui commence par un honneur.
carding-lead-ace = À l’atout, l’as, jamais une petite carte sous l’as.
carding-lead-fourth = De quatre cartes ou plus sans séquence, la quatrième meilleure.
carding-lead-third = De quatre cartes sans séquence, la troisième.
carding-lead-fifth = De cinq cartes ou plus sans séquence, la cinquième.
carding-lead-low = De trois cartes avec un honneur, la plus petite.
carding-lead-top = De trois petites cartes, la plus haute.
carding-lead-double = De deux cartes, la plus haute.
carding-attitude-high = Sur l’entame du partenaire, une grosse carte appelle : l’as, le roi ou la dame est là. Une petite refuse.
carding-attitude-low = Sur l’entame du partenaire, une petite carte appelle : l’as, le roi ou la dame est là. Une grosse refuse.
carding-discard-high = Une grosse carte défaussée demande sa couleur ; une petite ne la veut pas.
carding-discard-low = Une petite carte défaussée demande sa couleur ; une grosse ne la veut pas.
carding-count-high = Quand { -declarer(form: "der") } ou { -dummy(form: "der") } joue une couleur, grosse puis petite montre un nombre pair ; petite d’abord, un nombre impair.
carding-count-low = Quand { -declarer(form: "der") } ou { -dummy(form: "der") } joue une couleur, petite puis grosse montre un nombre pair ; grosse d’abord, un nombre impair.
carding-preference-dummy = Quand le partenaire gagne une levée dans une couleur que { -dummy(form: "der") } peut ensuite couper, une grosse carte demande la plus chère des deux autres couleurs, une petite la moins chère ou rien.
carding-preference-ruff = Qui joue une couleur pour que le partenaire la coupe demande de même la couleur du retour. Cela vaut aussi quand le partenaire a entamé la couleur comme d’une ou deux cartes.
carding-silent = La première carte jouée dans une couleur est un signal, et seulement jusqu’au neuf ; une suivante peut encore demander une autre couleur. Les atouts ne disent rien, ni les cartes qui, sur l’entame du partenaire, prennent la levée aux adversaires.

## Ce que dit une carte jouée

card-says-lead =
    { $sure ->
        [yes] L’entame est { $first }.
       *[no] L’entame est sans doute { $first } ; ce peut être aussi : { $others }.
    }
card-says-lead-single = un singleton
card-says-lead-sequence-notrump = la tête d’une séquence de trois
card-says-lead-sequence = la tête d’une séquence
card-says-lead-ace = l’as
card-says-lead-fourth = la quatrième meilleure
card-says-lead-third = la troisième de quatre
card-says-lead-fifth = la cinquième
card-says-lead-low = la plus petite de trois avec un honneur
card-says-lead-top = la plus haute de trois petites
card-says-lead-double = la plus haute de deux
card-says-attitude-yes =
    { $sure ->
        [yes] Appelle : il y a l’as, le roi ou la dame à { $suit }.
       *[no] Appelle sans doute : alors il y a l’as, le roi ou la dame à { $suit }.
    }
card-says-attitude-no =
    { $sure ->
        [yes] Refuse : rien de haut à { $suit }.
       *[no] Refuse sans doute : alors il n’y a rien de haut à { $suit }.
    }
card-says-discard-yes =
    { $sure ->
        [yes] Demande { $suit }.
       *[no] Demande sans doute { $suit }.
    }
card-says-discard-no =
    { $sure ->
        [yes] Ne demande pas { $suit }.
       *[no] Ne demande sans doute pas { $suit }.
    }
card-says-count-even =
    { $sure ->
        [yes] Avait un nombre pair de cartes à { $suit }.
       *[no] Avait sans doute un nombre pair de cartes à { $suit }.
    }
card-says-count-odd =
    { $sure ->
        [yes] Avait un nombre impair de cartes à { $suit }.
       *[no] Avait sans doute un nombre impair de cartes à { $suit }.
    }
card-says-preference-higher =
    { $sure ->
        [yes] Demande { $suit }.
       *[no] Demande sans doute { $suit }.
    }
card-says-preference-lower =
    { $sure ->
        [yes] Demande { $suit }, ou rien de particulier.
       *[no] Demande sans doute { $suit }, ou rien de particulier.
    }
card-says-alone = Il n’y avait pas le choix : aucune autre carte à { $suit } ne pouvait dire quelque chose.

## Une carte sur la table

table-card-title = Que dit cette carte ?
table-card-by =
    { $led ->
        [yes] Entame { $card } ({ $name })
       *[no] { $card } ({ $name })
    }
table-card-ask = Que dit { $cardname } ?
# $choice: perhaps, s’il n’y avait peut-être pas d’autre carte qui pouvait dire quelque chose
table-card-agreed =
    { $choice ->
        [perhaps] { $whose ->
            [ours] Selon votre convention, s’il y avait le choix, cela veut dire : { $says }
           *[theirs] Selon leur convention, s’il y avait le choix, cela veut dire : { $says }
        }
       *[free] { $whose ->
            [ours] Selon votre convention, cela veut dire : { $says }
           *[theirs] Selon leur convention, cela veut dire : { $says }
        }
    }
table-card-excluded =
    { $whose ->
        [ours] Selon votre convention, cela voudrait dire : { $says } Mais la carte ne peut pas avoir ce sens : ce que vous voyez l’exclut.
       *[theirs] Selon leur convention, cela voudrait dire : { $says } Mais la carte ne peut pas avoir ce sens : ce que vous voyez l’exclut.
    }
table-card-nothing = Par convention, cette carte ne dit rien.
table-card-help = Touchez une carte marquée « ? » pour voir ce qu’elle dit.
