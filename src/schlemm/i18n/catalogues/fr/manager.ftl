### Ce que disent le table manager et ses hôtes. $team, $first, $second et $detail sont des mots d’autres programmes.

manager-listening =
    Table manager à { $host }, port { $port } : { $boards ->
        [one] un étui
       *[other] { $boards } étuis
    }, places à prendre : { $players }. Ctrl+C l’arrête.
manager-seated =
    { $room ->
        [closed] Salle fermée
       *[open] Salle ouverte
    }, { $seat } : { $team }
manager-refused = Déconnecté : { $why }
manager-played =
    Étui { $board }, salle { $room ->
        [closed] fermée
       *[open] ouverte
    } : { $result } ({ $score })
manager-heading = { $first } (Nord-Sud) contre { $second }
manager-heading-imp = { $first } contre { $second }, IMP : { $one }–{ $other }
manager-heading-mp = { $first } contre { $second }, points de match : { $one }–{ $other }
manager-board = Étui
manager-room =
    { $room ->
        [closed] Salle fermée
       *[open] Salle ouverte
    }
manager-imp = IMP
manager-mp = Points de match
manager-stopped = Interrompu : { $why }
manager-stands = Ce qui a été joué se trouve ici.
manager-no-deals = Le fichier { $path } n’a aucun étui avec les quatre mains.
manager-no-address = On ne peut pas attendre à { $host }, port { $port } ({ file-reason }). Prenez un autre port : --port 2001

manager-fault-bad-version = { $who } parle la version { $detail } du protocole ; il y a 18 et 19.
manager-fault-seat-taken = { $who } est pris ({ $detail }).
manager-fault-other-team = { $who } : l’équipe « { $detail } » est assise ailleurs, ou une autre était prévue.
manager-fault-not-connecting = La première ligne ne demande pas de place : { $detail }
manager-fault-illegal-call = { $who } a fait une annonce irrégulière : { $detail }
manager-fault-illegal-card = { $who } a joué une carte irrégulière : { $detail }
manager-fault-unexpected = Ce n’était pas le tour de { $who } : { $detail }
manager-fault-flood = { $who } a écrit plus que nécessaire à quiconque ({ $detail }).
manager-fault-deaf = { $who } ne lit pas ce qu’on envoie.
manager-fault-empty-seats =
    { $count ->
        [one] Toutes les places n’ont pas été prises à temps : une est encore libre.
       *[other] Toutes les places n’ont pas été prises à temps : { $count } sont encore libres.
    }
manager-fault-late = { $who } n’a pas envoyé à temps : { $detail }
manager-fault-gone = { $who } a fermé la connexion.

client-over = Le match { $first } contre { $second } est fini.
client-no-seats = « { $text } » ne sont pas des places. Prenez N, E, S et W, par exemple --seats NS
client-no-manager = Il n’y a pas de table manager à { $host }, port { $port } ({ file-reason }).
client-fault-gone = Le table manager a fermé la connexion. Ses derniers mots : { $detail }
client-fault-gone-silent = Le table manager a fermé la connexion sans dire pourquoi.
client-fault-no-cards = En place { $seat }, à la donne { $board }, des cartes étaient attendues. Voici ce qui est venu : { $detail }
client-fault-late = Le table manager ne dit plus rien.
client-fault-unexpected = Le table manager a dit ce qui ne peut pas être : { $detail }
client-fault-flood = Le table manager a écrit une ligne trop longue.
client-fault-deaf = Le table manager ne lit pas ce qu’on envoie.
