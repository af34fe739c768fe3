# Rat im Spiel und Rückblick auf die Karten einer Austeilung.

## Was jetzt?

play-hint = Was jetzt?
play-hint-wait = Ich stelle mir vor, wie die Karten liegen können …
play-hint-play = { $card } spielen
play-in-deals =
    { $reached ->
        [0] in keiner von { $count } vorgestellten Verteilungen
       *[other] { $fails ->
            [0] in allen { $count } vorgestellten Verteilungen
           *[other] in { $reached } von { $count } vorgestellten Verteilungen
        }
    }
play-in-least =
    { $least ->
        [0] in keiner
       *[other] in { $least }
    }
# $other: die nächste Karte; same, wenn sie das Ziel ebenso oft erreicht ($next), $gains, ob $card mehr Stiche bringt
play-hint-make =
    { $other ->
        [none] { $card } macht den Kontrakt { play-in-deals }.
        [same] { $card } und { $next } machen den Kontrakt gleich oft, { play-in-deals }; { $gains ->
            [yes] { $card } bringt im Schnitt mehr Stiche.
            [less] { $next } bringt im Schnitt etwas mehr Stiche.
           *[no] auch die Stiche sind im Schnitt gleich.
        }
       *[other] { $card } macht den Kontrakt { play-in-deals }, { $other } { play-in-least }.
    }
play-hint-beat =
    { $other ->
        [none] { $card } bringt den Kontrakt { play-in-deals } zu Fall.
        [same] { $card } und { $next } bringen den Kontrakt gleich oft zu Fall, { play-in-deals }; { $gains ->
            [yes] { $card } bringt im Schnitt mehr Stiche.
            [less] { $next } bringt im Schnitt etwas mehr Stiche.
           *[no] auch die Stiche sind im Schnitt gleich.
        }
       *[other] { $card } bringt den Kontrakt { play-in-deals } zu Fall, { $other } { play-in-least }.
    }
play-hint-all = Alle Karten
play-hint-card = Karte
play-hint-made = erfüllt
play-hint-beaten = zu Fall
play-hint-tricks = Stiche im Schnitt
play-hint-how = Gerechnet aus dem, was du siehst: deine Karten, { -dummy(form: "der") }, { -auction(form: "den") } und was gespielt ist.

## Warum diese Karte

card-why-only = Eine andere Karte darfst du nicht spielen.
card-why-equal = Hier ist eine Karte so gut wie die andere.
card-why-cheapest = Von Karten, die hier gleich viel wert sind, die billigste.
card-why-lowest = Die kleinste in { $suit }: Die höheren bleiben für später.
card-why-all-yours = Mit offenen Karten gerechnet gehört der Rest so oder so euch.
card-why-none-left = Mit offenen Karten gerechnet bringt keine Karte mehr einen Stich.
card-why-odds = So geht es am häufigsten gut.
card-why-odds-level = Öfter geht es mit keiner Karte gut.
card-why-tricks = Sie bringt im Schnitt die meisten Stiche.
card-why-tricks-level = Mehr Stiche bringt im Schnitt keine Karte.
card-why-usual = Gerechnet ist eine andere kaum besser; so spielt man es gewöhnlich.
card-why-usual-anyway = So spielt man es gewöhnlich; in { $count } vorgestellten Verteilungen brächte eine andere Karte zwar mehr, doch das kann Zufall sein.
card-why-signals =
    { $tells ->
        [attitude-yes] Eine Markierung: Sie sagt dem Partner, dass du in { $suit } { rank-A }, König oder Dame hast.
        [attitude-no] Eine Markierung: Sie sagt dem Partner, dass du in { $suit } nichts Hohes hast.
        [discard-yes] Eine Markierung: Sie sagt dem Partner, dass du { $suit } willst.
        [discard-no] Eine Markierung: Sie sagt dem Partner, dass du { $suit } nicht willst.
        [count-even] Eine Markierung: Sie sagt dem Partner, dass du in { $suit } eine gerade Anzahl hast.
        [count-odd] Eine Markierung: Sie sagt dem Partner, dass du in { $suit } eine ungerade Anzahl hast.
        [preference-higher] Eine Markierung: Sie bittet den Partner um { $suit }.
       *[preference-lower] Eine Markierung: Sie bittet den Partner um { $suit } oder um nichts Besonderes.
    }
card-why-discard = Keine andere fehlt später weniger.
card-why-ruff = Sticht und gewinnt damit einen Stich, den die Farbe nicht hergibt.
card-why-ruff-high = Sticht: Wer nach dir spielt, muss höher { -ruff }, wenn er den Stich will.
card-why-under-ruff = Gibt { -trump(form: "einen") } zu, ohne höher zu { -ruff }: Das ginge nicht, oder es lohnte sich nicht.
card-why-overruff = Sticht höher als der Gegner.
card-why-cheaply = Nimmt den Stich so billig, wie es geht.
card-why-conceals = Nimmt den Stich und lässt offen, wo { $card } ist.
card-why-wins = Nimmt den Stich.
card-why-overtakes = Übernimmt den Stich des Partners: Diese Hand spielt als Nächste aus.
card-why-sure = Nimmt den Stich sicher mit: Höher kann niemand mehr spielen.
card-why-highest = Höher kann in der Farbe niemand mehr spielen.
card-why-cannot = Diese Hand kann den Stich nicht gewinnen; da genügt die kleinste Karte.
card-why-hides = Diese Hand kann den Stich nicht gewinnen; von gleichen Karten sagt diese den Gegnern am wenigsten.
card-why-partners = Der Stich gehört eurer Seite schon; da genügt eine kleine Karte.
card-why-partner-leads = Eure Seite liegt im Stich vorn; da genügt eine kleine Karte.
card-why-covers = Deckt { $card }: Der Gegner braucht zwei hohe Karten für einen Stich.
card-why-third-high = Dritte Hand hoch: Klein gespielt, könnte der Gegner billig zum Stich kommen.
card-why-forces = Zwingt den Nächsten, hoch zu spielen, wenn er den Stich will.
card-why-second-low = Zweite Hand klein: { $card } bleibt für einen Stich, in dem das mehr wert ist.
card-why-holds-up = Hält { $card } zurück, bis den Gegnern die Verbindung in der Farbe fehlt.
card-why-ducks = Lässt diesen Stich laufen; { $card } bleibt für später.
card-why-runs-to = Lässt den Stich zur anderen Hand laufen: Dort kann ihn { $card } noch gewinnen.
card-why-finesse = Schlägt den { -finesse }: { $card } sitzt in { $works } von { $count } Verteilungen richtig.
card-why-runs = Lässt zum { -finesse } laufen: { $card } sitzt in { $works } von { $count } Verteilungen richtig.
card-why-to-finesse = Spielt zum { -finesse }: { $card } sitzt in { $works } von { $count } Verteilungen richtig.
card-why-towards = Spielt auf { $card } zu: Sitzt die höhere Karte davor, kann { $card } einen Stich machen.
card-why-draws-trumps =
    { $out ->
        [one] Zieht { -trump }: Einer ist noch draußen.
       *[other] Zieht { -trump }: { $out } sind noch draußen.
    }
card-why-ruff-there = Die andere Hand hat nichts mehr in der Farbe und kann { -ruff }.
card-why-cashes = Nimmt einen sicheren Stich mit.
card-why-cashes-unless =
    { $ruffed ->
        [0] Spielt eine hohe Karte ab; dass sie { -ruff(form: "part") } wird, ist kaum zu erwarten.
       *[other] Spielt eine hohe Karte ab; { -ruff(form: "part") } wird sie in { $ruffed } von { $count } Verteilungen.
    }
card-why-must-ruff = Treibt { -trump(form: "einen") } heraus: Wer den Stich will, muss { -ruff }.
card-why-develops = Entwickelt { $suit }: Sind die hohen Karten der Gegner heraus, werden die kleinen gut.
card-why-lead-partner = Spielt die Farbe aus, die der Partner geboten hat.
card-why-lead-trump = Spielt { -trump }, damit { -dummy(form: "der") } weniger { -ruff } kann.
card-why-lead-single = Ein Single: Kommt die Farbe zurück, kannst du { -ruff }.
card-why-lead-sequence = Die höchste einer Folge: Treibt sie eine höhere Karte heraus, rückt die nächste nach.
card-why-lead-fourth = Die vierthöchste der langen Farbe: { $suit } soll später Stiche bringen.
card-why-lead-third = Die dritthöchste von vieren: { $suit } soll später Stiche bringen.
card-why-lead-fifth = Die fünfthöchste der langen Farbe: { $suit } soll später Stiche bringen.
card-why-lead-passive = Aus kleinen Karten: Das verschenkt selten einen Stich.
card-why-gives-ruff = Der Partner hat nichts mehr in der Farbe: Hat er noch { -trump }, kann er { -ruff }.
card-why-returns = Bringt { $suit } zurück, die Farbe des Partners.
card-why-through = Durch die Stärke { -dummy(form: "am") }: Der Partner sitzt dahinter.
card-why-weakness = In die Schwäche { -dummy(form: "am") }: { -dummy(form: "Der") } spielt zuletzt.

## Zu welchem Plan die Karte gehört

play-in-made =
    { $made ->
        [0] in keiner davon
       *[other] in { $made } davon
    }
play-in-saved =
    { $saved ->
        [0] sonst in keiner von { $fails }
       *[other] sonst in { $saved } von { $fails }
    }
play-in-instead =
    { $instead ->
        [0] in keiner
       *[other] in { $instead }
    }
card-plan-finesse = Darauf kommt es an: Sitzt { $card } richtig, gelingt der Kontrakt in { $made } von { $works } Verteilungen, { play-in-saved }.
card-plan-towards = { $seat } hat in { $works } von { $count } Verteilungen { $card }: Dann gelingt der Kontrakt { play-in-made }, { play-in-saved }.
# $matters: ob es darauf ankommt, wie der Trumpf verteilt ist
card-plan-trumps =
    { $rounds ->
        [one] Nach dieser Runde { -trump }
       *[other] Nach { $rounds } Runden { -trump }
    } haben die Gegner { $fails ->
        [0] in allen vorgestellten Verteilungen
       *[other] in { $works } von { $count } Verteilungen
    } keinen mehr{ $matters ->
        [yes] ; dann gelingt der Kontrakt { play-in-made }, { play-in-saved }.
       *[no] .
    }
card-plan-long-suit = Nach { $rounds } Runden { $suit } haben die Gegner in { $works } von { $count } Verteilungen nichts mehr in der Farbe: Dann gelingt der Kontrakt { play-in-made }, { play-in-saved }.
card-plan-drives-out = Höher als eure { $run } besten Karten in { $suit } ist nur noch { $card }. Ist diese Karte gespielt, sind eure die höchsten.
card-plan-holds-up =
    Nach diesem Stich hat { $seat } { $fails ->
        [0] in allen vorgestellten Verteilungen
       *[other] in { $works } von { $count } Verteilungen
    } nichts mehr in { $suit }{ $matters ->
        [yes] ; dann gelingt der Kontrakt { play-in-made }, { play-in-saved }.
       *[no] .
    }
card-plan-enough =
    { $needed ->
        [one] Die hohen Karten reichen: Ein Stich fehlt noch zum Kontrakt,
       *[other] Die hohen Karten reichen: { $needed } Stiche fehlen noch zum Kontrakt,
    } { $sure ->
        [one] und hier ist eine hohe Karte zum Abspielen.
       *[other] und hier sind { $sure } hohe Karten zum Abspielen.
    }
card-plan-ruffs-first = Erst in { $suit } { -ruff }, { -trump } später: Jetzt { -trump } gezogen, gelingt der Kontrakt { play-in-instead } statt in { $reached } von { $count } Verteilungen.
card-plan-contract-first = Der Kontrakt zuerst: { $card } brächte im Schnitt mehr Stiche, doch der Kontrakt gelänge damit { play-in-instead } statt in { $reached } von { $count } Verteilungen.
card-plan-safety = Sicherheitsspiel: Hat ein Gegner noch { $length } oder mehr Karten in { $suit } ({ $works } von { $count } Verteilungen), gelingt der Kontrakt { play-in-made }, mit { $card } { play-in-instead }.
card-plan-tricks-first = Hier zählen vor allem die Stiche: Mit { $card } gelänge der Kontrakt { play-in-instead } statt in { $reached } von { $count } Verteilungen, doch brächte das im Schnitt weniger Stiche.
# $matters: ob der Kontrakt dann viel öfter gelingt
card-plan-squeezes =
    Squeeze: { $fails ->
        [0] In allen vorgestellten Verteilungen
       *[other] In { $works } von { $count } Verteilungen
    } hat { $seat } keine Karte übrig, und jeder Abwurf auf diese hier kostet einen Stich{ $matters ->
        [yes] ; dann gelingt der Kontrakt { play-in-made }, { play-in-saved }.
       *[no] .
    }
# $matters: ob der Kontrakt dann viel öfter gelingt
card-plan-throws-in =
    Endspiel: { $fails ->
        [0] In allen vorgestellten Verteilungen
       *[other] In { $works } von { $count } Verteilungen
    } gewinnt { $seat } diesen Stich und muss ausspielen, was einen Stich kostet{ $matters ->
        [yes] ; dann gelingt der Kontrakt { play-in-made }, { play-in-saved }.
       *[no] .
    }

## Rückblick

review-title = Rückblick
review-last = Rückblick auf die letzte beendete { -deal }
review-wait =
    { $total ->
        [0] Ich rechne nach …
       *[other] Ich rechne nach … { $done } von { $total } Karten
    }
review-par-us = Ohne Fehler und mit offenen Karten: { $results }. Das sind { $points } Punkte für euch.
review-par-them = Ohne Fehler und mit offenen Karten: { $results }. Das sind { $points } Punkte für die Gegner.
review-par-none = Ohne Fehler und mit offenen Karten hätte niemand Punkte bekommen.
review-or = oder
review-made =
    Im gespielten Kontrakt { $possible ->
        [one] war { $possible } Stich
       *[other] waren { $possible } Stiche
    } drin; geworden sind es { $made }.
review-luck = Für euch gezählt: Kartenglück { $luck }, am Tisch { $table }, zusammen { $score }.
review-luck-why = Kartenglück ist das Par: was die Karten ohne Fehler hergeben. Der Rest ist am Tisch entstanden.
review-game =
    { $boards ->
        [one] Das ganze Spiel, eine { -deal }:
       *[other] Das ganze Spiel, { $boards } { -deal }en:
    }
review-not-exact = Prämien für { -rubber } und Honneurs gehören keiner einzelnen { -deal }; deshalb kann die Summe vom Zettel abweichen.
review-better = So ginge es mit offenen Karten weiter, statt mit { $card } im { $trick }. Stich
review-no-play = Es wurde keine Karte gespielt.
review-claims = Nicht angenommene Ansprüche
review-claim =
    { $self ->
        [yes] Du hast { $tricks } von { $left ->
            [one] { $left } Stich
           *[other] { $left } Stichen
        } beansprucht.
       *[other] { $name } hat { $tricks } von { $left ->
           [one] { $left } Stich
          *[other] { $left } Stichen
       } beansprucht.
    }
review-claim-by =
    { $self ->
        [yes] Du wolltest das ausgespielt sehen.
       *[other] { $name } wollte das ausgespielt sehen.
    }
review-claim-holds = Der Anspruch hätte gehalten: Keine vernünftige Spielweise verliert mehr.
review-claim-open = Es gibt zu viele Spielweisen, um sie alle durchzusehen; im Zweifel wird nicht angenommen.
review-claim-beaten = So wird er widerlegt:
review-claim-trick = { $seat } macht den Stich
review-claim-lost = { $seat } macht diesen Stich: Er war nicht abgegeben.
review-open = Mit offenen Karten
review-known-self = Mit deinem Wissen
review-known-other = Mit dem Wissen von { $name }
review-known = Mit eigenem Wissen
review-open-cost =
    { $tricks ->
        [0] kostet nichts
        [one] kostet einen Stich
       *[other] kostet { $tricks } Stiche
    }
review-known-right = richtig
review-known-only = die einzige Karte
review-known-later = wird noch gerechnet
review-known-cost =
    { $card } war im Schnitt um { $amount ->
        [one] { $amount } Stich
       *[other] { $amount } Stiche
    } besser
review-known-chance = { $card } erreicht das Ziel in { $best } statt { $reached } von { $count } Verteilungen
review-mark-mistake = Fehler: Es war zu sehen
review-mark-unseen = Pech: Das war kaum zu sehen
review-mark-lucky = Gegen die Wahrscheinlichkeit; es hat nicht geschadet
review-marked = Nächste auffällige Karte
review-player = Spieler
review-given = Verschenkte Stiche
review-possible = Stiche mit offenen Karten

## Warum nicht

refused-not-to-play = Einen Rat gibt es, wenn du mit einer Karte an der Reihe bist.
refused-other-rules = Mit Stichzwang gibt es keinen Rat zum Spiel und keinen Rückblick: Gerechnet wird nach den üblichen Regeln, und die gelten hier nicht.
refused-no-figures = Das lässt sich gerade nicht ausrechnen; frag gleich noch einmal.
refused-too-wild = Diese Hände sind so wild verteilt, dass es zu lange dauert, ihre Stiche auszurechnen.
refused-solver-missing = Auf diesem Rechner fehlt das Programm, das die Stiche ausrechnet; deshalb gibt es hier keinen Rat zum Spiel und keinen Rückblick. Was hilft, sagt der Server beim Start.
