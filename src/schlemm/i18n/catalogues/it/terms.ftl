### Le parole del gioco.

## Termini usati da altri testi.

-declarer =
    { $form ->
        [Cap] Dichiarante
        [Der] Il dichiarante
        [der] il dichiarante
        [des] del dichiarante
       *[bare] dichiarante
    }
-dummy =
    { $form ->
        [Der] Il morto
        [der] il morto
       *[bare] morto
    }
-dealer =
    { $form ->
        [Der] Il mazziere
        [der] il mazziere
       *[bare] mazziere
    }
-major =
    { $form ->
        [pl] nobili
       *[bare] nobile
    }
-overtrick =
    { $form ->
        [Cap] Surlevée
        [Pl] Surlevées
        [pl] surlevées
       *[bare] surlevée
    }
-double =
    { $form ->
        [Cap] Contro
       *[bare] contro
    }
-redouble =
    { $form ->
        [Cap] Surcontro
       *[bare] surcontro
    }
-notrump = SA
-game = manche
-part-score = parziale
-small-slam = piccolo slam
-grand-slam = grande slam
-trump = atout
-vulnerable = in zona
-not-vulnerable = in prima

## Colori e ranghi

suit-S = picche
suit-H = cuori
suit-D = quadri
suit-C = fiori
strain-S = { suit-S }
strain-H = { suit-H }
strain-D = { suit-D }
strain-C = { suit-C }
strain-NT = senza atout
rank-A = asso
rank-K = re
rank-Q = donna
rank-J = fante
rank-T = dieci
rank-9 = nove
rank-8 = otto
rank-7 = sette
rank-6 = sei
rank-5 = cinque
rank-4 = quattro
rank-3 = tre
rank-2 = due
# Una carta letta ad alta voce: $suit-name da suit-…, $rank-name da rank-…
card-name = { $rank-name } di { $suit-name }

## Posti e coppie

seat-N = Nord
seat-E = Est
seat-S = Sud
seat-W = Ovest
side-NS = Nord-Sud
side-EW = Est-Ovest

## Dichiarazioni

call-P = Passo
call-X = { -double(form: "Cap") }
call-XX = { -redouble(form: "Cap") }
# Una licita letta ad alta voce: $level è il livello, $strain-name viene da strain-…
strain-one-S = { suit-S }
strain-one-H = { suit-H }
strain-one-D = { suit-D }
strain-one-C = { suit-C }
strain-one-NT = { strain-NT }
bid-name = { $level } { $strain-name }

## Contratto e risultato. $doubling è none, X o XX; $margin è =, +1 o −2.

contract-short =
    { $doubling ->
        [X] { $bid }X
        [XX] { $bid }XX
       *[none] { $bid }
    }
contract-by =
    { $doubling ->
        [X] { $bid }X di { $seat }
        [XX] { $bid }XX di { $seat }
       *[none] { $bid } di { $seat }
    }
result-short =
    { $doubling ->
        [X] { $bid }X { $margin }
        [XX] { $bid }XX { $margin }
       *[none] { $bid } { $margin }
    }
result-by =
    { $doubling ->
        [X] { $bid }X { $margin } di { $seat }
        [XX] { $bid }XX { $margin } di { $seat }
       *[none] { $bid } { $margin } di { $seat }
    }
result-passed-out = quattro passo

## Zona e prima

vulnerability-None = tutti in prima
vulnerability-NS = Nord-Sud in zona
vulnerability-EW = Est-Ovest in zona
vulnerability-All = tutti in zona

## Fasi

phase-auction = Licita
phase-play = Gioco
phase-claim = Richiesta
phase-result = Punteggio
phase-closed = Fine

## Che cosa varrebbe una licita

goal-part-score = { -part-score }
goal-game = { -game }
goal-small-slam = { -small-slam }
goal-grand-slam = { -grand-slam }

## Ruoli

role-dealer = { -dealer }
role-declarer = { -declarer }
role-dummy = { -dummy }
