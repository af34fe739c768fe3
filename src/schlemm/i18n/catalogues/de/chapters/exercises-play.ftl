### Übungen: spielen.

ask-lead = Du spielst gegen { $bid } aus, und zwar { $suit }. Welche Karte?
why-lead = Hier ist das { $card }.
ask-finesse = Den Gegnern gehören in dieser Farbe { $count } Karten, darunter { $card }. Du willst jeden Stich. Schneidest du gegen West, oder spielst du von oben?
ask-finesse-known = Den Gegnern gehören in dieser Farbe { $count } Karten, darunter { $card }. Aus einer anderen Farbe weißt du: West hat dort { $west } Karten, Ost { $east }. Schneidest du gegen West, oder spielst du von oben?
option-finesse = Gegen West schneiden
option-drop = Von oben spielen
why-spaces = West hat noch Platz für { $west } unbekannte Karten, Ost für { $east }: Wer mehr Platz hat, hat eher die fehlende Figur.
why-plan-queen = Beim Schnitt spielst du erst den König und legst dann von Süd aus klein gegen { $card }. Von oben schlägst du As und König, und bedient Ost schon das erste Mal nicht, schneidest du doch.
why-plan-king = Beim Schnitt legst du von Süd aus klein gegen { $card }, so oft es geht. Von oben schlägst du das As und hoffst, dass er blank sitzt.
why-finesse-or-drop = Von 1000 Verteilungen gewinnt der Schnitt { $finesse }, das Spiel von oben { $drop }.
ask-trumps = Süd ist am Spiel, { $trump } ist Trumpf, und den Gegnern gehören noch { $count } davon. Erst { $trump } spielen, oder erst { $suit }, das der Tisch nicht hat?
option-draw = Erst Trumpf
option-ruff = Erst die Nebenfarbe
why-draw = Sind ihre Trümpfe fort, kann niemand mehr in deine hohen Karten stechen.
why-ruff = Jede Runde { $trump } nimmt auch dem Tisch einen Trumpf. Mit { $suit } arbeitet er vorher noch.
why-tricks-counted = Von den letzten { $tricks } Stichen machst du mit { $trump } zuerst { $drawn }, mit { $suit } zuerst { $ruffed }, wenn alle ihr Bestes spielen.
ask-first-bid = Was war das erste Gebot von { $seat }?
why-first-bid = { $seat } hat zuerst { $bid } geboten.
ask-who-named = Wer hat als Erster { $strain } genannt?
why-who-named = { $seat } war es, mit { $bid }. Spielt diese Seite am Ende { $strain }, ist { $seat } { -declarer }.
ask-trumps-gone = { $trump } war Trumpf. Wie viele Trümpfe sind schon gespielt?
why-trumps-gone = Gespielte { $trump }: { $count }.
ask-honour-gone = Eine dieser Figuren ist schon gespielt. Welche?
why-honour-gone = { $card } ist gefallen, die anderen vier sind noch da.
