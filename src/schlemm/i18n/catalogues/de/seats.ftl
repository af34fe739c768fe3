### Menschen an den Plätzen: was sie sich sagen, und warum etwas nicht geht.

phase-naming = Kontrakt
phase-waiting = Vor dem ersten Geben

## Was man sich am Tisch sagt

chat-good-evening = Guten Abend!
chat-good-luck = Gutes Spiel!
chat-thanks-partner = Danke, Partner
chat-moment = Moment bitte
chat-back-again = Bin wieder da
chat-sorry = Entschuldigung
chat-well-bid = Gut { -to-bid(form: "part") }
chat-well-played = Gut gespielt
chat-bad-luck = Pech
chat-thanks = Danke fürs Spiel
chat-another = Noch ein { -rubber }?
chat-good-night = Gute Nacht
chat-applause = Applaus
chat-laughter = Gelächter
chat-surprise = Oh!
chat-phew = Uff!
chat-heart = Wie lieb!
chat-cheers = Prost!

## Warum etwas nicht geht

refused-wrong-key = Dieser Link öffnet hier keinen Platz: Sieh nach, ob er ganz ist, oder bitte um einen neuen.
refused-seat-taken = Auf diesem Platz sitzt schon jemand: Frag, ob noch ein anderer frei ist.
refused-name-missing = Sag den anderen, wie du heißt.
refused-name-too-long = Dieser Name ist zu lang: Mehr als { $most } Zeichen passen nicht auf den Tisch.
refused-not-seated-yet = Du sitzt hier, sobald diese { -deal } zu Ende ist.
refused-too-many-devices = Dein Platz ist schon auf vielen Geräten geöffnet: Nimm eines davon.
refused-no-hints-among-people = Wo noch andere mitspielen, gibt es keinen Rat, bis die { -deal } zu Ende ist.
refused-not-asked = Auf deine Antwort wartet hier niemand mehr.
refused-still-here = { $seat } ist am Tisch: Ein Bot springt nur ein, wenn jemand nicht da ist.
refused-name-at-table = So oder zum Verwechseln ähnlich heißt an diesem Tisch schon jemand: Nimm einen Namen, an dem man euch unterscheidet.
refused-device-in-use = { $seat } ist gerade da, mit dem Gerät, das verloren sein soll.
refused-here-just-now = { $seat } war eben noch da: Warte eine Minute, ob das Gerät wiederkommt.
refused-seat-in-browser = Dieser Browser hat hier schon einen Platz und sähe an einem zweiten fremde Karten: Öffne den Link auf dem Gerät, für das er gedacht ist.
refused-host-decides = Das entscheidet, wer den Tisch eröffnet hat.
refused-last-person = Außer dir sitzt hier niemand: Beende lieber das Spiel.
refused-seat-given-on = Dieser Browser öffnet deinen Platz nicht mehr: Er wurde weitergegeben oder auf einem anderen Gerät geöffnet. Willst du weiterspielen, bitte am Tisch um einen neuen Link.
refused-nobody-to-stand-in-for = Für { $seat } spielt schon ein Bot.
refused-away = Für dich spielt gerade ein Bot: Sag erst, dass du wieder da bist.
refused-not-away = Du spielst schon selbst.
refused-seats-are-fixed = Um die Plätze wird einmal gezogen, und nur vor der ersten { -deal }.
refused-host-starts = Wer den Tisch eröffnet hat, fängt an: { $seat } ist noch da.
refused-not-during-board = Das kannst du sagen, wenn die { -deal } zu Ende ist.
refused-words-off = Freie Worte sind an diesem Tisch nicht erlaubt. Wer ihn eröffnet hat, kann das ändern.
refused-words-during-board = Während einer { -deal } gibt es keine freien Worte, nur die festen Sätze.
refused-words-board-elsewhere = Am anderen Tisch wird ein Board noch gespielt: Freie Worte gibt es erst, wenn es an beiden zu Ende ist.
refused-words-length = Auf einmal gehen höchstens { $most } Zeichen, und leer darf es nicht sein.
refused-game-not-over = Erst wird dieser { -rubber } zu Ende gespielt, dann kommt der nächste.
refused-not-your-call = Erklären kannst du nur deine eigenen Ansagen, solange gespielt wird.
refused-explanation-length = Eine Erklärung ist eine Zeile mit höchstens { $most } Zeichen.
refused-call-gone = Diese Ansage liegt nicht mehr offen.
refused-card-unexplained = Zu dieser Karte gibt es jetzt keine Auskunft.
refused-nobody-to-ask = Für { $seat } spielt ein Bot: Es gilt, was sein System sagt.
refused-question-at-turn = Fragen kannst du, wenn du am Zug bist.
refused-asked-already = Du hast schon gefragt.
