### Menschen zusammen am Tisch: einladen, Platz nehmen, warten, zurücknehmen, weggehen.

title-sit = Platz nehmen – Schlemm

## Wer spielt mit?

people-start = Mit anderen spielen
opening-company = Wer spielt mit?
opening-company-bot = Bot
opening-company-person = Mensch
opening-company-alone = Du spielst mit drei Bots, und es geht gleich los.
opening-company-links = Für jeden freien Platz bekommst du einen Link. Wer ihn öffnet, setzt sich, ohne Anmeldung.
opening-kept = Wird dort { $days ->
        [one] einen Tag
       *[other] { $days } Tage
    } lang nicht gespielt, verschwindet der Tisch.
opening-invite = Tisch eröffnen

# Ein Platz, vom eigenen aus gesehen; $place: self, left, partner, right
people-seat-from =
    { $place ->
        [partner] { $seat }, Partner
        [left] { $seat }, links von dir
        [right] { $seat }, rechts von dir
       *[self] { $seat }, dein Platz
    }

## Stühle

people-title = Leute
people-unread = Leute, Neues gesagt
people-chairs = Wer wo sitzt
people-who = Am Tisch
people-host = hat eingeladen
people-free = Frei
people-is-here = ist da
people-is-gone = ist nicht da
people-is-away = ein Bot springt ein
people-is-bot = Bot
people-is-kept = wird erwartet
people-is-coming = Bot, gleich { $name }
people-badge-bot = Bot
people-badge-gone = nicht da
people-badge-away = Bot spielt
people-badge-coming = gleich { $name }
people-badge-shares = sieht { $seats }
people-is-you = dein Platz
people-is-yours = dein Platz
people-is-yours-soon = bald dein Platz

## Warten, einladen, anfangen

people-room-title = Wer kommt noch?
people-room-host = Gib, wann du willst: Auf freien Plätzen spielen Bots, und wer später kommt, löst sie nach einer { -deal } ab.
people-room-ready = Ihr könnt anfangen.
people-room-alone = Du spielst mit drei Bots und kannst anfangen.
people-room-guest = Du wartest auf { $name }: Gleich werden die Karten gegeben.
people-all-here = Alle sitzen
people-all-here-guest = Gleich geht es los
people-soon-title = Gleich bist du dran
people-soon = Gerade wird gespielt. Sobald diese { -deal } zu Ende ist, sitzt du auf { $seat } anstelle von { $name }.
people-invite = Einladen
people-invite-text = Schick jedem seinen Link: Wer ihn öffnet, sagt seinen Namen und sitzt.
people-instead-of = anstelle von { $name } (Bot)
people-copy = Link kopieren
people-copied = Kopiert
people-copied-aloud = Der Link ist kopiert.
people-qr = QR-Code
people-qr-alt = QR-Code des Links
people-share = Teilen
people-share-text = Komm an den Bridgetisch:
people-only-here = Du hast Schlemm unter einer Adresse geöffnet, die nur auf diesem Gerät gilt, und so gelten auch die Links nur hier. Damit andere Geräte mitspielen: Starte mit --host 0.0.0.0 und öffne die Seite unter der Adresse dieses Geräts im Netz.
people-draw = Plätze auslosen
# Vier Namen, von der höchsten zur niedrigsten Karte
people-cut =
    { $you ->
        [one] Du und { $two } habt die höchsten Karten gezogen und spielt gegen { $three } und { $four }. Du gibst zuerst.
        [two] { $one } und du habt die höchsten Karten gezogen und spielt gegen { $three } und { $four }. { $one } gibt zuerst.
        [three] { $one } und { $two } haben die höchsten Karten gezogen und spielen gegen dich und { $four }. { $one } gibt zuerst.
        [four] { $one } und { $two } haben die höchsten Karten gezogen und spielen gegen { $three } und dich. { $one } gibt zuerst.
       *[none] { $one } und { $two } haben die höchsten Karten gezogen und spielen gegen { $three } und { $four }. { $one } gibt zuerst.
    }

## Platz nehmen

people-looking = Der Platz wird gesucht …
people-invited =
    { $host ->
        [none] Du bist an den Tisch eingeladen
       *[other] { $host } lädt dich an den Tisch ein
    }
people-invited-text = Dein Platz ist { $seat }. Du brauchst nur einen Namen.
people-your-name = So nennen dich die anderen
people-sit = Hinsetzen
people-after-this-deal = Gerade wird gespielt: Du sitzt, sobald diese { -deal } zu Ende ist.
people-own-title = Hier weiterspielen?
people-own-text = Dieser Link gehört zu deinem Platz ({ $seat }). Du kannst ihn auf mehreren Geräten offen haben.
people-own-go =
    { $name ->
        [none] Hier weiterspielen
       *[other] Als { $name } weiterspielen
    }
people-lost-title = Willkommen zurück
people-lost-text = Dieser Link bringt dich an deinen Platz ({ $seat }) zurück. Er gilt nur einmal, und dein früheres Gerät öffnet den Platz dann nicht mehr.
people-no-seat = Hier ist kein Platz
people-no-answer = Gerade geht es nicht
people-seat-taken = Hier sitzt schon jemand
people-seat-taken-text = { $seat } ist besetzt. Warst du das, auf einem anderen Gerät? Dann öffne dort „Leute“: Da steht dein eigener Link für weitere Geräte. Sonst bitte um einen anderen Platz.
people-game-over = Dieses Spiel ist zu Ende
people-game-over-text = Bitte um einen neuen Link, oder fang selbst ein Spiel an.
people-went-on = Die anderen sind schon an den nächsten Tisch gegangen, und dein Link gilt auch dort.
people-follow = An den nächsten Tisch

## Am Tisch

people-menu-text = Einladen, Links, wer da ist, ein Wort an alle.
people-say = Sag etwas
people-said = Zuletzt gesagt
people-stand-in = Bot einspringen lassen
people-free-seat = Platz freigeben
people-free-ask = Kommt { $name } nicht wieder? Dann hat ein Bot den Platz, bis sich jemand anders mit dem Link setzt. Das lässt sich nicht zurücknehmen.
people-free-sure = Platz freigeben
people-free-not = Lieber warten
people-shares = ein Browser mit { $seats }
people-program = mit Programm
people-lost = Neuer Link
people-lost-for = Link für { $name }, falls das Gerät verloren ist
people-lost-why = Wer ihn öffnet, sitzt als { $name } und sieht diese Karten; der frühere Browser dann nicht mehr. Er gilt einmal, und alle am Tisch erfahren davon.
people-lost-make = Link machen
people-lost-notice = Für { $name } gibt es einen neuen Link, weil das Gerät verloren ist.
people-bye = Ich komme nicht wieder
people-bye-text = Ein Bot bekommt deinen Platz, bis sich jemand anders setzt.
people-bye-ask = Dein Platz gehört dir dann nicht mehr. Wirklich gehen?
people-bye-sure = Platz aufgeben
people-bye-not = Doch bleiben
people-own-link = Auf einem anderen Gerät weiterspielen
people-own-link-text = Dieser Link führt zu deinem Platz und deinen Karten: Gib ihn niemandem.
people-leave = Ich muss weg
people-leave-text = Ein Bot spielt für dich, bis du wieder da bist. Dein Platz bleibt dir.
people-leave-do = Bot für mich spielen lassen
people-pause = Pause
people-pause-text = Die Bots warten, keine Uhr läuft, und alle lesen, wer darum gebeten hat.
people-pause-do = Um eine Pause bitten
people-paused =
    { $self ->
        [yes] Du hast um eine Pause gebeten: Die Bots warten.
       *[no] { $name } bittet um eine Pause: Die Bots warten.
    }
people-resume = Weiterspielen
people-you-are-away = Für dich spielt ein Bot. Du kannst die Seite schließen.
people-come-back = Ich bin wieder da
people-undo-asked = { $name } möchte zurücknehmen. Einverstanden?
people-undo-mine = Du möchtest zurücknehmen. Gefragt: { $asked }
people-undo-others = { $name } möchte zurücknehmen. Gefragt: { $asked }
people-undo-withdraw = Doch nicht
people-yes = Ja
people-no = Nein

## Vorgelesen

people-aloud-sat = { $name } nimmt Platz: { $seat }.
people-aloud-paused =
    { $self ->
        [yes] Du bittest um eine Pause.
       *[no] { $name } bittet um eine Pause.
    }
people-aloud-resumed =
    { $self ->
        [yes] Du lässt weiterspielen.
       *[no] { $name } lässt weiterspielen.
    }
people-aloud-stood-in =
    { $self ->
        [yes] Für dich spielt jetzt ein Bot.
       *[other] Für { $name } spielt jetzt ein Bot.
    }
people-aloud-came-back =
    { $self ->
        [yes] Du spielst wieder selbst.
       *[other] { $name } spielt wieder selbst.
    }
people-aloud-left = Auf { $seat } spielt jetzt der Bot { $name }: Der Platz ist frei.
people-aloud-device-replaced = { $name } ist mit einem neuen Gerät da.
people-aloud-here = { $name } ist da.
people-aloud-gone = { $name } ist nicht mehr da.
people-aloud-undo-asked =
    { $self ->
        [yes] Du möchtest zurücknehmen.
       *[other] { $name } möchte zurücknehmen.
    }
people-aloud-undo-refused =
    { $self ->
        [yes] Du lässt nicht zurücknehmen.
       *[other] { $name } ist nicht einverstanden.
    }
people-aloud-drawn = Die Plätze sind ausgelost. Du sitzt jetzt hier: { $seat }.
people-aloud-partner = Dein Partner ist { $name }.
people-aloud-key-added = Dein Platz ist jetzt auf einem weiteren Gerät offen.
people-aloud-program-on =
    { $self ->
        [yes] Auf deinem Platz kann jetzt ein Programm spielen.
       *[other] Für { $name } kann jetzt ein Programm spielen.
    }
people-aloud-program-off =
    { $self ->
        [yes] Auf deinem Platz spielt kein Programm mehr.
       *[other] Für { $name } spielt kein Programm mehr.
    }
people-aloud-went-on = Es geht am nächsten Tisch weiter.

## Programme

program-title = Ein Programm spielen lassen
program-text = Für alle, die Bots schreiben: Ein Programm mit einem Schlüssel sieht, was man auf diesem Platz sieht, und spielt dort. Reden oder über den Tisch bestimmen kann es nicht, und alle lesen, dass es mitspielt.
program-seat = Platz
program-name = Name des Programms
program-make = Schlüssel machen
program-once = Der Schlüssel steht nur jetzt hier: Kopier ihn gleich.
program-address = Adresse
program-key = Schlüssel
program-copy = Kopieren
program-done = Fertig
program-end = Schlüssel zurücknehmen
program-described = Was ein Programm sagt und hört, steht auf diesem Server unter /api/schema/asyncapi.json.
refused-no-program = Auf diesem Platz sitzt kein Programm.
refused-not-for-programs = Das kann ein Programm mit seinem Schlüssel nicht.

## Ansagen erklären

explain-title = Den Gegnern erklären
explain-text = Nur deine Gegner lesen es; dein Partner erst, wenn die { -deal } zu Ende ist.
explain-system = Dein System sagt:
explain-own-words = Oder in eigenen Worten
explain-send = Sagen
explain-as-system = So sagen
explain-given =
    { $system ->
        [yes] Du hast gesagt: wie im System.
       *[other] Du hast gesagt: „{ $text }“
    }
explain-said =
    { $system ->
        [yes] { $name } sagt: wie im System.
       *[other] { $name } sagt: „{ $text }“
    }
explain-silent = { $name } hat dazu nichts gesagt.
explain-ask = { $name } fragen
explain-asked = Du hast { $name } gefragt.
explain-by-system = Nach dem System
explain-question = { $name } fragt: Was bedeutet dein { $call }?
explain-alert = { $call } ist künstlich. Sag es deinen Gegnern:
explain-otherwise = Anders sagen
explain-heard =
    { $system ->
        [yes] { $name } zu { $callname }: wie im System.
       *[other] { $name } zu { $callname }: „{ $text }“
    }
explain-shown =
    { $system ->
        [yes] { $name } zu { $call }: wie im System.
       *[other] { $name } zu { $call }: „{ $text }“
    }
explain-record = Erklärt

## Reden und Bilder

talk-heard = Gespräch
talk-write = Schreib etwas an alle
talk-send = Senden
talk-later = Freie Worte gibt es zwischen den Spielen, solange nirgends ein Board offen ist.
talk-allow = Freie Worte zwischen den Spielen erlauben
talk-reactions = Reaktionen
talk-mute = Stummschalten
talk-mute-one = { $name } stummschalten
talk-mute-all = Alle stummschalten
talk-mute-text = Was sie sagen, siehst und hörst du dann nicht. Das gilt in diesem Browser für alle, die so heißen, auch an anderen Tischen, bis du es wieder ausschaltest. Niemand erfährt davon.
face-choice = Dein Bild
face-letter = Anfangsbuchstabe
face-owl = Eule
face-fox = Fuchs
face-cat = Katze
face-hare = Hase
face-bear = Bär
face-hedgehog = Igel
face-frog = Frosch
face-robin = Rotkehlchen
face-whale = Wal
face-turtle = Schildkröte
face-bee = Biene
face-snail = Schnecke
