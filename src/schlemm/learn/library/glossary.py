"""The words of the game in German, as Austria and Switzerland say them, in Italian, English and French (domain D2).

Terms are the same for every reader and therefore stand here; what each means is a sentence of the chapter
``glossary``, in the reader's language.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

REGIONS: Final = ("de", "de-AT", "de-CH", "it", "en", "fr")
"""Whose terms each row of the table holds, in this order."""


@dataclass(frozen=True, slots=True)
class GlossaryEntry:
    """A word; ``word-<name>`` is the sentence that says what it means.

    Attributes:
        name: Its name in addresses and in the catalogues.
        terms: The terms of each region of ``REGIONS``; empty where a region has none of its own.
    """

    name: str
    terms: tuple[tuple[str, ...], ...]

    def in_region(self, region: str) -> tuple[str, ...]:
        """What the word is called there; in German-speaking regions without a word of their own as in German."""
        own = self.terms[REGIONS.index(region)]
        return own or (self.terms[0] if region.startswith("de") else ())


_TABLE: Final = """
suits         | Pik, Coeur (Herz), Karo, Treff (Kreuz) | Pik, Herz, Karo, Treff | | picche, cuori, quadri, fiori \
| spades, hearts, diamonds, clubs | pique, cœur, carreau, trèfle
ranks         | As (Ass), König, Dame, Bube, Zehn | | | asso, re, donna, fante, dieci | ace, king, queen, jack, ten \
| as, roi, dame, valet, dix
pack          | Paket, Deck, Kartenstapel | | | mazzo | pack, deck | paquet, jeu de cartes
sans          | Sans Atout, SA, Sans, NT, No Trump, ohne Atout | Sans | Ohne | senza atout | notrump | sans-atout
denomination  | Denomination | | | denominazione | denomination | dénomination
figure        | Figur, Bild | | | figura | court card | figure
honour        | Honneur | Figur | | onore | honour | honneur
major         | Oberfarbe | Edelfarbe | | nobile, maggiore | major | majeure
minor         | Unterfarbe | | | minore | minor | mineure
hand          | Blatt, Hand | | | mano | hand | main, jeu
shuffle       | mischen | | | mescolare | shuffle | mélanger, battre
cut           | abheben | | | tagliare il mazzo | cut | couper le paquet
dealer        | Geber | Teiler | | mazziere | dealer | donneur
deal          | Austeilung, Teilung | | | smazzata | deal | donne
board         | Board | | | board, astuccio | board | étui
seats         | Nord, Ost, Süd, West | | | Nord, Est, Sud, Ovest | North, East, South, West | Nord, Est, Sud, Ouest
partner       | Partner | | | compagno | partner | partenaire
draw          | Losverfahren, Auslosung | | | sorteggio | draw for partners | tirage au sort
opponents     | Gegner | | | avversari | opponents | adversaires
side          | Partei, Seite, Paar, Achse, Allianz | Achse | | coppia, linea | side, pair | camp, paire
team          | Team | | | squadra | team | équipe
poker-face    | Pokergesicht | | | faccia impassibile | poker face | visage impassible
auction       | Reizung, Lizit, Bieten | Lizit | | licita, dichiarazione | auction | enchères
bidding       | reizen, bieten, lizitieren | lizitieren | | dichiarare, licitare | bid | enchérir
call          | Ansage | | | dichiarazione | call | annonce
bid           | Gebot, überbieten | | | dichiarazione, licita | bid | enchère
level         | Stufe | | | livello | level | palier
pass          | Passe, Pass | | | passo | pass | passe
double        | Kontra, kontrieren | | | contro, contre, contrato | double | contre
redouble      | Rekontra, rekontrieren | | | surcontro, surcontre, surcontrato | redouble | surcontre
opening       | Eröffnung, Eröffnungsgebot, Eröffner | | | apertura, apertore | opening, opener | ouverture, ouvreur
answer        | Antwort, Antwortender | | | risposta, rispondente | response, responder | réponse, répondant
overcall      | Gegenreizung, Zwischenreizung | | | intervento | overcall | intervention
jump          | Sprung | | | salto | jump | saut
preempt       | Sperrgebot, Barrage | Barrage | Barrage | barrage | preempt | barrage
sacrifice     | Opfergebot, Störgebot | | | difesa | sacrifice | défense, sacrifice
ace-ask       | Assfrage, Königfrage | | | richiesta d’assi, richiesta di re | ace ask, king ask \
| question aux as, question aux rois
convention    | Konvention, künstliches Gebot | | | convenzione, dichiarazione convenzionale \
| convention, artificial call | convention, enchère conventionnelle
system        | Bietsystem, Reizsystem | | | sistema | bidding system | système
alert         | Alert, alertieren | | | alert, allertare | alert | alerte
explanation   | Auskunft | | | spiegazione | explanation | explication
secret        | Geheimabsprache | | | accordo segreto | secret understanding | entente secrète
contract      | Kontrakt, Endkontrakt | | | contratto | contract | contrat
declarer      | Alleinspieler, Hand | Hand | | dichiarante, giocante, vivo | declarer | déclarant
dummy         | Tisch, Dummy, Strohmann | Strohmann, Tisch | | morto | dummy | mort
defenders     | Gegenspieler, Verteidiger, Gegenspiel | | | difensori, controgioco | defenders, defence | flanc, défense
play          | Abspiel, Alleinspiel | | | gioco della carta | play | jeu de la carte
opening-lead  | erstes Ausspiel | Angriff | Angriff | attacco | opening lead | entame
lead          | ausspielen, rufen | | | uscire, giocare per primo | lead | jouer en premier, attaquer
trick         | Stich | | | presa | trick | levée, pli
trump         | Trumpf | Atout | Atout | atout | trump | atout
follow        | bedienen, bekennen, Farbe auf Farbe, Farbzwang | | | rispondere al colore | follow suit | fournir
must-win      | Stichzwang, Trumpfzwang | | | obbligo di superare | duty to win the trick | obligation de monter
ruff          | stechen, schnappen, stehlen, trumpfen | schnappen | | tagliare | ruff, trump | couper
discard       | abwerfen | | | scartare | discard | défausser
revoke        | Revoke, nicht bedienen | | | renonce | revoke | renonce
finesse       | Impass, Schnitt, Expass | | | impasse, expasse | finesse | impasse
book          | Buch | | | le sei prese di base | book | les six premières levées
made          | erfüllt | | | mantenuto | made | réussi, gagné
overtrick     | Überstich, Extrastich, Extrastiche, Übererfüllung | | | surlevée, presa in più | overtrick \
| levée de mieux
undertrick    | Faller, Fehlschlag, Verfehlung | | | presa down | undertrick | levée de chute
trick-points  | Stichpunkte | | | punti delle prese | trick points | points de levées
score-points  | Abrechnungspunkte | | | punti dello score | points of the score, total points | points de marque
premium       | Prämie, Bonus, Bonuspunkte | | | premio | bonus | prime
part-score-premium | Teilkontraktprämie | | | premio di parziale | part-score bonus | prime de partielle
game-premium  | Vollspielprämie | | | premio di manche | game bonus | prime de manche
overtrick-premium | Überstichprämie | | | premio per le surlevée | overtrick bonus | prime de levées de mieux
doubled-premium | Gewinnprämie, Beleidigungsprämie | | | premio per il contro mantenuto \
| bonus for a doubled contract made, bonus for the insult | prime de contrat contré réussi
penalty       | Strafe, Strafpunkte | | | penalità | penalty | pénalité
part-score    | Teilkontrakt, Teilspiel | Teilspiel | | parziale | part score | partielle
game          | Vollspiel, Manche, Partie | Manche | | manche | game | manche
odd-games     | ungünstiges Vollspiel | | | manche non convenienti | awkward games | manches peu avantageuses
small-slam    | Kleinschlemm, kleiner Slam | Kleinslam | | piccolo slam | small slam | petit chelem
grand-slam    | Großschlemm, großer Slam | Großslam | | grande slam | grand slam | grand chelem
danger        | in Gefahr, gefährdet, rot | gefährdet | | in zona, rosso | vulnerable, red | vulnérable, rouge
safe          | Nichtgefahr, ungefährdet, weiß, grün | ungefährdet | | in prima, verde | not vulnerable \
| non vulnérable, vert
favourable    | günstig, ungünstig | | | favorevole, sfavorevole | favourable, unfavourable | favorable, défavorable
constellation | Gefahrenlage, alle, keiner, NS, OW | | | tutti, nessuno, NS, EO | all, none, NS, EW \
| tous, personne, NS, EO
score         | Anschrift, Abrechnung, Score | | | score, punteggio | score | marque
calculator    | Bridgerechner | | | calcolatore del bridge | bridge calculator | calculateur de bridge
line          | über der Linie, unter der Linie, über dem Strich, unter dem Strich \
| | | sopra la linea, sotto la linea \
| above the line, below the line | au-dessus de la ligne, au-dessous de la ligne
rubber        | Robber, Rubber, Rubberbridge, Partie | | | rubber, partita | rubber | robre
robber-four   | Robber zu vier Austeilungen, Chicago | | | rubber di quattro, Chicago | rubber of four, Chicago \
| robre de quatre, Chicago
home          | Gesellschaftsbridge | | | partita libera | social bridge, rubber bridge | partie libre
match         | Turnierbridge, Duplikat | | | duplicato | duplicate | duplicate
contract-bridge | Kontraktbridge, Contract Bridge, Kontakt-Bridge | | | bridge contratto | contract bridge \
| bridge contrat
predecessors  | Whist, Auktionsbridge, Auktions-Bridge | | | whist, bridge all’asta | whist, auction bridge \
| whist, bridge aux enchères
points        | Figurenpunkte, F | | | punti onori | high-card points, HCP | points d’honneurs, H
length        | Längenpunkte | | | punti di lunghezza | length points | points de longueur
shortness     | Kürzepunkte, Verteilungspunkte | | | punti di distribuzione \
| shortness points, distribution points | points de distribution
evaluation    | Blattbewertung | | | valutazione della mano | hand evaluation | évaluation de la main
strength      | Blattstärke, FL, FV | | | forza della mano | strength | force, HL, HLD
shape         | Verteilung | | | distribuzione | shape | distribution
chicane       | Chicane, fehlende Farbe | | | vuoto | void | chicane
single        | Single, Einzelkarte | | | singolo | singleton | singleton
doubleton     | Double, Zweierfarbe | | | doppio | doubleton | doubleton
balanced      | gleichmäßig, ausgeglichen, NT-Verteilung | | | bilanciata | balanced | régulière
one-suiter    | Einfärber | | | monocolore | one-suiter | unicolore
two-suiter    | Zweifärber | | | bicolore | two-suiter | bicolore
three-suiter  | Dreifärber | | | tricolore | three-suiter | tricolore
bidding-box   | Bietbox, Stoppkarte | | | bidding box, stop | bidding box, stop card | boîte à enchères, stop
matchpoints   | Matchpunkte, Top, Null | | | matchpoint, top, zero | matchpoints, top, bottom \
| points de match, top, zéro
imps          | IMP | | | IMP | IMP | IMP
victory       | Siegpunkte, SP | | | victory points, VP | victory points, VP | points de victoire, PV
average       | Durchschnitt, Plusdurchschnitt, Minusdurchschnitt | | | media, media più, media meno \
| average, average plus, average minus | moyenne, moyenne plus, moyenne moins
adjusted      | berichtigter Score | | | punteggio arbitrale | adjusted score | marque ajustée
factoring     | Aufwertung | | | formula Neuberg | factoring, Neuberg | Neuberg
contests      | Paarturnier, Teamturnier, Individualturnier | | | torneo a coppie, a squadre, individuale \
| pairs, teams, individual | tournoi par paires, par quatre, individuel
round         | Durchgang, Runde, Aussetzrunde | | | turno, riposo | session, round, sit-out | séance, tour, relais
director      | Turnierleiter, TL | | | arbitro, direttore | director | arbitre
guide-card    | Laufkarte, Guide Card | | | carta guida | guide card, movement card | feuille de route
traveller     | Boardzettel | | | score del board | traveller | feuille ambulante
masterpoints  | Clubpunkte, CP, Masterpunkte, MP | | | punti federali | masterpoints | points d’expert
"""


def _entries(table: str) -> tuple[GlossaryEntry, ...]:
    rows = ([cell.strip() for cell in line.split("|")] for line in table.strip().splitlines())
    return tuple(GlossaryEntry(name, tuple(map(_terms, cells))) for name, *cells in rows)


def _terms(cell: str) -> tuple[str, ...]:
    return tuple(term.strip() for term in cell.split(",") if term.strip())


GLOSSARY: Final = _entries(_TABLE)
"""Every word, in the order in which an evening brings them up."""
