### Les mots du jeu.

## Termes employés par d’autres textes.

-declarer =
    { $form ->
        [Der] Le déclarant
        [der] le déclarant
        [des] du déclarant
       *[bare] déclarant
    }
-dummy =
    { $form ->
        [Der] Le mort
        [der] le mort
       *[bare] mort
    }
-dealer =
    { $form ->
        [Der] Le donneur
        [der] le donneur
       *[bare] donneur
    }
-sacrifice =
    { $form ->
        [Cap] Sacrifice
        [Der] Le sacrifice
        [au] au sacrifice
        [ein] un sacrifice
       *[bare] sacrifice
    }
-game = manche
-part-score = partielle
-small-slam = petit chelem
-grand-slam = grand chelem
-trump = atout
-vulnerable = vulnérable
-not-vulnerable = non vulnérable

## Couleurs et rangs

suit-S = pique
suit-H = cœur
suit-D = carreau
suit-C = trèfle
strain-S = { suit-S }
strain-H = { suit-H }
strain-D = { suit-D }
strain-C = { suit-C }
strain-NT = sans-atout
rank-A = as
rank-K = roi
rank-Q = dame
rank-J = valet
rank-T = dix
rank-9 = neuf
rank-8 = huit
rank-7 = sept
rank-6 = six
rank-5 = cinq
rank-4 = quatre
rank-3 = trois
rank-2 = deux
# Une carte lue à haute voix : $suit-name vient de suit-…, $rank-name de rank-…
card-name = { $rank-name } de { $suit-name }

## Places et camps

seat-N = Nord
seat-E = Est
seat-S = Sud
seat-W = Ouest
side-NS = Nord-Sud
side-EW = Est-Ouest

## Annonces

call-P = Passe
call-X = Contre
call-XX = Surcontre
# Une enchère lue à haute voix : $level est le palier, $strain-name vient de strain-…
strain-one-S = { suit-S }
strain-one-H = { suit-H }
strain-one-D = { suit-D }
strain-one-C = { suit-C }
strain-one-NT = { strain-NT }
bid-name = { $level } { $strain-name }

## Contrat et résultat. $doubling vaut none, X ou XX ; $margin vaut =, +1 ou −2.

contract-short =
    { $doubling ->
        [X] { $bid } contré
        [XX] { $bid } surcontré
       *[none] { $bid }
    }
contract-by =
    { $doubling ->
        [X] { $bid } contré, joué par { $seat }
        [XX] { $bid } surcontré, joué par { $seat }
       *[none] { $bid } par { $seat }
    }
result-short =
    { $doubling ->
        [X] { $bid } contré { $margin }
        [XX] { $bid } surcontré { $margin }
       *[none] { $bid } { $margin }
    }
result-by =
    { $doubling ->
        [X] { $bid } contré { $margin }, joué par { $seat }
        [XX] { $bid } surcontré { $margin }, joué par { $seat }
       *[none] { $bid } { $margin } par { $seat }
    }
result-passed-out = quatre passes

## Vulnérabilité

vulnerability-None = personne vulnérable
vulnerability-NS = Nord-Sud vulnérables
vulnerability-EW = Est-Ouest vulnérables
vulnerability-All = tous vulnérables

## Phases

phase-auction = Enchères
phase-play = Jeu de la carte
phase-claim = Revendication
phase-result = Marque
phase-closed = Fin

## Ce que vaudrait une enchère

goal-part-score = { -part-score }
goal-game = { -game }
goal-small-slam = { -small-slam }
goal-grand-slam = { -grand-slam }

## Rôles

role-dealer = { -dealer }
role-declarer = { -declarer }
role-dummy = { -dummy }
