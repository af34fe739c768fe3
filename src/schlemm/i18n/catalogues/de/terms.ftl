### Die Wörter des Spiels. Andere Wörter für dieselben Sachen stehen in words/.

## Begriffe, die andere Texte beugen: { -declarer(form: "dem") }. Für jeden kann jemand ein anderes Wort wählen (words/).
## Formen: mit dem Artikel im Fall eines männlichen Wortes (Der, der, des, dem, den, ein, zum, im …), mit einem Beiwort
## (der-adj, adj: "höchst"), Mehrzahl (pl) und ohne Artikel (bare). Zeitwörter: Grundform, er, part.

-declarer =
    { $form ->
        [Der] Der Alleinspieler
        [beim] beim Alleinspieler
        [dem] dem Alleinspieler
        [den] den Alleinspieler
        [der] der Alleinspieler
        [des] des Alleinspielers
        [vom] vom Alleinspieler
       *[bare] Alleinspieler
    }
-dummy =
    { $form ->
        [Der] Der Tisch
        [am] am Tisch
        [beim] beim Tisch
        [dem] dem Tisch
        [den] den Tisch
        [der] der Tisch
        [des] des Tisches
        [zum] zum Tisch
       *[bare] Tisch
    }
-defender = Gegenspieler
-defence =
    { $form ->
        [im] im Gegenspiel
       *[bare] Gegenspiel
    }
-dealer =
    { $form ->
        [Der] Der Geber
        [dem] dem Geber
        [der] der Geber
        [des] des Gebers
       *[bare] Geber
    }
-deal = Austeilung
-auction =
    { $form ->
        [Der] Die Reizung
        [Derselbe] Dieselbe Reizung
        [dem] der Reizung
        [den] die Reizung
        [der] die Reizung
       *[bare] Reizung
    }
-to-bid =
    { $form ->
        [Cap] Reizen
        [Er] Reizt
        [Part] Gereizt
        [er] reizt
        [part] gereizt
       *[bare] reizen
    }
-pass = Passe
-sacrifice = Opfergebot
-preempt =
    { $form ->
        [einem] einem Sperrgebot
        [pl] Sperrgebote
       *[bare] Sperrgebot
    }
-lead =
    { $form ->
        [dem] dem Ausspiel
        [den] das Ausspiel
        [ein-adj] ein { $adj }es Ausspiel
        [zum] zum Ausspiel
        [zum-adj] zum { $adj }en Ausspiel
       *[bare] Ausspiel
    }
-trump =
    { $form ->
        [Den] Den Trumpf
        [Der-adj] Der { $adj }e Trumpf
        [den] den Trumpf
        [der-adj] der { $adj }e Trumpf
        [diesem] diesem Trumpf
        [ein] ein Trumpf
        [ein-adj] ein { $adj }er Trumpf
        [einen] einen Trumpf
        [einen-adj] einen { $adj }en Trumpf
        [keinen] keinen Trumpf
        [pl] Trümpfe
        [pl-dem] Trümpfen
       *[bare] Trumpf
    }
-follow =
    { $form ->
        [Imp] Bediene
        [er] bedient
        [part] bedient
       *[bare] bedienen
    }
-ruff =
    { $form ->
        [er] sticht
        [part] gestochen
       *[bare] stechen
    }
-finesse = Impass
-part-score =
    { $form ->
        [Der] Der Teilkontrakt
        [den] den Teilkontrakt
        [ein] ein Teilkontrakt
        [einem] einem Teilkontrakt
        [einen] einen Teilkontrakt
        [pl] Teilkontrakte
       *[bare] Teilkontrakt
    }
-game =
    { $form ->
        [Der] Das Vollspiel
        [Ein] Ein Vollspiel
        [Ins] Ins Vollspiel
        [dem] dem Vollspiel
        [den] das Vollspiel
        [der] das Vollspiel
        [ein] ein Vollspiel
        [einem] einem Vollspiel
        [im] im Vollspiel
        [ins] ins Vollspiel
        [kein] kein Vollspiel
        [pl] Vollspiele
        [zum] zum Vollspiel
       *[bare] Vollspiel
    }
-slam = Schlemm
-small-slam = Kleinschlemm
-grand-slam = Großschlemm
-overtrick = Überstich
-undertrick =
    { $form ->
        [pl] Faller
       *[bare] Faller
    }
-vulnerable =
    { $form ->
        [Cap] In Gefahr
       *[bare] in Gefahr
    }
-not-vulnerable = nicht in Gefahr
-scoring = Abrechnung
-rubber = Robber
-major = Oberfarbe
-balanced =
    { $form ->
        [Cap] Gleichmäßig
       *[bare] gleichmäßig
    }
-notrump =
    { $form ->
        [bid] SA
       *[bare] SA
    }

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

call-P = { -pass }
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
phase-result = { -scoring }
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
