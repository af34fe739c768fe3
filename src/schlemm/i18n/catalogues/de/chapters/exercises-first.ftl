### Was die Übungen der ersten Schritte fragen, und warum eine Antwort stimmt.

ask-highest = Welche dieser Karten ist die höchste?
ask-higher-suit = Welche dieser Farben steht beim Bieten höher?
ask-partner = Wer spielt mit { $seat } zusammen?
ask-next-turn = { $seat } war gerade dran. Wer kommt als Nächster?
ask-right = Wer sitzt rechts von { $seat }?
ask-side = Zu welcher Partei gehört { $seat }?
ask-leads = Gespielt wird { $contract }. Wer spielt zum ersten Stich aus?
ask-dummy = Gespielt wird { $contract }. Wessen Karten liegen gleich offen auf dem Tisch?
ask-chooses = Gespielt wird { $contract }. Wer bestimmt, welche Karte { $seat } spielt?
why-higher-card = { $card } steht über { $card-2 }. Nach dem { rank-A } kommen König, Dame und Bube, dann die Zahlen abwärts.
why-ten = Eine Zehn ist viel wert, steht aber unter Bube, Dame, König und { rank-A }.
why-higher-major = { $suit } steht über { $suit-2 }: Pik ist die höchste der vier Farben.
why-higher-minor = { $suit } steht über { $suit-2 }: { suit-C } ist die niedrigste der vier Farben.
why-major-over-minor = { $suit } ist eine { -major }, { $suit-2 } eine Unterfarbe.
why-partner = { $seat } und { $seat-2 } sitzen sich gegenüber. Partner sind immer die, die sich ansehen.
why-clockwise = Es geht im Uhrzeigersinn: Nach { $seat } kommt { $seat-2 }, links davon.
why-right = Im Uhrzeigersinn kommt { $seat-2 } direkt vor { $seat } und sitzt also rechts.
why-side = { $seat } und { $seat-2 } bilden zusammen { $side }.
why-leads = { $seat } sitzt links von { $seat-2 } und spielt aus. Erst danach wird { -dummy(form: "der") } aufgedeckt.
why-declarer-leads-not = { $seat } ist selbst { -declarer }; ausgespielt wird von den Gegnern.
why-right-leads-not = { $seat } verteidigt zwar auch, sitzt aber rechts von { -declarer(form: "dem") } und kommt beim ersten Stich als Letzter dran.
why-dummy = { $seat } ist der Partner von { $seat-2 } und damit { -dummy }: Diese Karten sehen alle.
why-declarer-hides = { $seat } spielt den Kontrakt und behält die eigenen Karten auf der Hand.
why-declarer-chooses = In { $contract } liegt { $seat-2 } offen. Für { -dummy(form: "den") } wählt { $seat } jede Karte mit.
why-defender-chooses = Gegen { $contract } verteidigt { $seat-2 }, und wer verteidigt, wählt seine Karten selbst. Also { $seat }.
why-dummy-rests = { $seat } liegt offen und hat beim Spielen nichts mehr zu sagen.
