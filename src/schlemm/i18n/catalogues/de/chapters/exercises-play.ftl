### Übungen: spielen.

ask-lead = Du spielst gegen { $bid } aus, und zwar { $suit }. Welche Karte?
why-lead = Hier ist das { $card }.
ask-finesse = Den Gegnern gehören in dieser Farbe { $count } Karten, darunter { $card }. Du willst jeden Stich. Schneidest du gegen West, oder spielst du von oben?
ask-finesse-known = Den Gegnern gehören in dieser Farbe { $count } Karten, darunter { $card }. Aus einer anderen Farbe weißt du: West hat dort { $west } Karten, Ost { $east }. Schneidest du gegen West, oder spielst du von oben?
option-finesse = Gegen West schneiden
option-drop = Von oben spielen
why-spaces = West hat noch Platz für { $west } unbekannte Karten, Ost für { $east }: Wer mehr Platz hat, hat eher die fehlende Figur.
why-plan-queen = Beim { -finesse } spielst du erst den König und legst dann von Süd aus klein gegen { $card }. Von oben schlägst du { rank-A } und König, und { -follow(form: "er") } Ost schon das erste Mal nicht, schneidest du doch.
why-plan-king = Beim { -finesse } legst du von Süd aus klein gegen { $card }, so oft es geht. Von oben schlägst du das { rank-A } und hoffst, dass er blank sitzt.
why-finesse-or-drop = Von 1000 Verteilungen gewinnt der { -finesse } { $finesse }, das Spiel von oben { $drop }.
ask-trumps = Süd ist am Spiel, { $trump } ist { -trump }, und den Gegnern gehören noch { $count } davon. Erst { $trump } spielen, oder erst { $suit }, das { -dummy(form: "der") } nicht hat?
option-draw = Erst { -trump }
option-ruff = Erst die Nebenfarbe
why-draw = Sind ihre { -trump(form: "pl") } fort, kann niemand mehr in deine hohen Karten { -ruff }.
why-ruff = Jede Runde { $trump } nimmt auch { -dummy(form: "dem") } { -trump(form: "einen") }. Mit { $suit } arbeitet er vorher noch.
why-tricks-counted = Von den letzten { $tricks } Stichen machst du mit { $trump } zuerst { $drawn }, mit { $suit } zuerst { $ruffed }, wenn alle ihr Bestes spielen.
ask-first-bid = Was war das erste Gebot von { $seat }?
why-first-bid = { $seat } hat zuerst { $bid } geboten.
ask-who-named = Wer hat als Erster { $strain } genannt?
why-who-named = { $seat } war es, mit { $bid }. Spielt diese Seite am Ende { $strain }, ist { $seat } { -declarer }.
ask-trumps-gone = { $trump } war { -trump }. Wie viele { -trump(form: "pl") } sind schon gespielt?
why-trumps-gone = Gespielte { $trump }: { $count }.
ask-honour-gone = Eine dieser Figuren ist schon gespielt. Welche?
why-honour-gone = { $card } ist gefallen, die anderen vier sind noch da.
