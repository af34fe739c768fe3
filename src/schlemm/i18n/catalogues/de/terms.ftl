### Die Wörter des Spiels. Österreich und die Schweiz ersetzen manche davon (profiles/).

## Begriffe, die andere Texte beugen: { -declarer(form: "dem") }.
## Formen: Der, der, des, dem, den und ohne Artikel (bare).

-declarer =
    { $form ->
        [Der] Der Alleinspieler
        [der] der Alleinspieler
        [des] des Alleinspielers
        [dem] dem Alleinspieler
        [den] den Alleinspieler
       *[bare] Alleinspieler
    }
-dummy =
    { $form ->
        [Der] Der Tisch
        [der] der Tisch
        [des] des Tisches
        [dem] dem Tisch
        [den] den Tisch
       *[bare] Tisch
    }
-dealer =
    { $form ->
        [Der] Der Geber
        [der] der Geber
        [des] des Gebers
        [dem] dem Geber
        [den] den Geber
       *[bare] Geber
    }
-auction =
    { $form ->
        [Der] Die Reizung
        [der] die Reizung
        [des] der Reizung
        [dem] der Reizung
        [den] die Reizung
       *[bare] Reizung
    }
-game =
    { $form ->
        [Der] Das Vollspiel
        [der] das Vollspiel
        [des] des Vollspiels
        [dem] dem Vollspiel
        [den] das Vollspiel
        [ein] ein Vollspiel
       *[bare] Vollspiel
    }
-part-score =
    { $form ->
        [Der] Der Teilkontrakt
        [der] der Teilkontrakt
        [des] des Teilkontrakts
        [dem] dem Teilkontrakt
        [den] den Teilkontrakt
        [ein] ein Teilkontrakt
       *[bare] Teilkontrakt
    }
-small-slam = Kleinschlemm
-grand-slam = Großschlemm
-trump = Trumpf
-lead = Ausspiel
-vulnerable = in Gefahr
-not-vulnerable = nicht in Gefahr

## Farben und Ränge

suit-S = Pik
suit-H = Coeur
suit-D = Karo
suit-C = Treff
strain-S = { suit-S }
strain-H = { suit-H }
strain-D = { suit-D }
strain-C = { suit-C }
strain-NT = Sans Atout
rank-A = As
rank-K = König
rank-Q = Dame
rank-J = Bube
rank-T = Zehn
rank-9 = Neun
rank-8 = Acht
rank-7 = Sieben
rank-6 = Sechs
rank-5 = Fünf
rank-4 = Vier
rank-3 = Drei
rank-2 = Zwei
# Eine Karte, vorgelesen: $suit-name aus suit-…, $rank-name aus rank-…
card-name = { $suit-name } { $rank-name }

## Plätze und Parteien

seat-N = Nord
seat-E = Ost
seat-S = Süd
seat-W = West
side-NS = Nord-Süd
side-EW = Ost-West

## Ansagen

call-P = Passe
call-X = Kontra
call-XX = Rekontra
# Ein Gebot, vorgelesen: $level ist die Stufe, $strain-name kommt aus strain-…
strain-one-S = { suit-S }
strain-one-H = { suit-H }
strain-one-D = { suit-D }
strain-one-C = { suit-C }
strain-one-NT = { strain-NT }
bid-name = { $level } { $strain-name }

## Kontrakt und Ergebnis. $doubling ist none, X oder XX; $margin ist =, +1 oder −2.

contract-short =
    { $doubling ->
        [X] { $bid }X
        [XX] { $bid }XX
       *[none] { $bid }
    }
contract-by =
    { $doubling ->
        [X] { $bid }X von { $seat }
        [XX] { $bid }XX von { $seat }
       *[none] { $bid } von { $seat }
    }
result-short =
    { $doubling ->
        [X] { $bid }X { $margin }
        [XX] { $bid }XX { $margin }
       *[none] { $bid } { $margin }
    }
result-by =
    { $doubling ->
        [X] { $bid }X { $margin } von { $seat }
        [XX] { $bid }XX { $margin } von { $seat }
       *[none] { $bid } { $margin } von { $seat }
    }
result-passed-out = durchgepasst

## Gefahr

vulnerability-None = niemand { -vulnerable }
vulnerability-NS = Nord-Süd { -vulnerable }
vulnerability-EW = Ost-West { -vulnerable }
vulnerability-All = alle { -vulnerable }

## Phasen

phase-auction = { -auction }
phase-play = Abspiel
phase-claim = Anspruch
phase-result = Abrechnung
phase-closed = Ende

## Was ein Gebot wert wäre

goal-part-score = { -part-score }
goal-game = { -game }
goal-small-slam = { -small-slam }
goal-grand-slam = { -grand-slam }

## Rollen

role-dealer = { -dealer }
role-declarer = { -declarer }
role-dummy = { -dummy }
