### Was die Übungen zum Bieten fragen, und warum eine Antwort stimmt.

option-undoubled = einfach
option-doubled = kontriert
option-redoubled = rekontriert
ask-tricks = Wie viele Stiche verspricht { $bid }?
ask-tricks-left = Du verteidigst gegen { $bid }. Wie viele Stiche darf deine Seite höchstens machen, damit der Kontrakt noch erfüllt ist?
ask-legal-bid = { $seat } ist dran und möchte { $bid } bieten. Geht das?
ask-lowest-bid = Welches ist jetzt das niedrigste Gebot in { $strain }?
ask-may-double = { $seat } ist dran. Ist Kontra jetzt erlaubt?
ask-may-redouble = { $seat } ist dran. Ist Rekontra jetzt erlaubt?
ask-how-it-stands = Letztes Gebot ist { $bid }. Wie wird es gespielt?
ask-over = Ist { -auction(form: "der") } damit zu Ende?
ask-whose-call = Wer ist jetzt dran?
ask-contract = Was ist der Kontrakt, und wer spielt ihn?
ask-declarer = Wer spielt den Kontrakt?
why-tricks = { $bid } heißt sechs Stiche und dazu { $level }: zusammen { $tricks }.
why-plus-book = Die { $level } zählt erst ab dem siebten Stich. Die ersten sechs sind immer dabei.
why-tricks-left = { $bid } verspricht sechs und { $level }, also { $tricks } von dreizehn Stichen. Für euch bleiben { $left }.
why-more-tricks = { $bid } verspricht mehr Stiche als { $last }. Das genügt, die Farbe ist dann gleich.
why-fewer-tricks = { $bid } verspricht weniger Stiche als { $last }. Eine höhere Farbe hilft da nicht.
why-higher-strain = { $bid } und { $last } versprechen gleich viele Stiche, aber die Farbe von { $bid } steht höher.
why-lower-strain = { $bid } und { $last } versprechen gleich viele Stiche, und die Farbe von { $bid } steht tiefer.
why-same-level = { $strain } steht höher als die Farbe von { $last }, also reicht dieselbe Stufe: { $bid }.
why-next-level = { $strain } steht nicht höher als die Farbe von { $last }. Du musst eine Stufe hinauf: { $bid }.
why-not-above = { $bid } liegt nicht über { $last }.
why-may-double = { $bid } ist ein Gebot der Gegner und noch nicht kontriert: { $seat } darf.
why-may-redouble = Die Gegner haben { $bid } kontriert: { $seat } darf rekontrieren.
why-redoubled-already = { $bid } ist schon rekontriert; auch { $seat } kann den Einsatz nicht weiter erhöhen.
why-nothing-to-redouble = Rekontra ist die Antwort auf ein Kontra, und { $bid } ist nicht kontriert. { $seat } darf nicht.
why-own-double = Das Kontra auf { $bid } kommt von der eigenen Seite. Rekontrieren dürfen nur die Gegner, nicht { $seat }.
why-own-bid = { $bid } ist ein Gebot der eigenen Seite. Kontrieren darf { $seat } nur die Gegner.
why-doubled-already = { $bid } ist schon kontriert; { $seat } kann es nicht noch einmal tun.
why-stands-doubled = Nach dem Kontra auf { $bid } kam kein Gebot mehr: Es gilt.
why-stands-redoubled = Auf { $bid } kam Kontra, darauf Rekontra, danach kein Gebot mehr: Beides gilt.
why-cancelled = Das Kontra galt einem früheren Gebot. { $bid } kam danach und hat es aufgehoben.
why-never-doubled = Auf { $bid } hat niemand Kontra gesagt.
why-three-passes = Auf { $bid } haben drei hintereinander gepasst: Schluss. { $turn } ist nicht mehr dran.
why-one-more = Seit { $bid } haben noch keine drei hintereinander gepasst: { $turn } darf noch etwas sagen.
why-four-passes = Alle vier haben gepasst, { $turn } auch schon: Es gibt keinen Kontrakt. Zu Hause wird neu gegeben, im Turnier schreiben beide null.
why-three-at-first = Geboten hat noch niemand, darum darf auch der Vierte etwas sagen: { $turn } ist dran.
why-contract = Das letzte Gebot war { $bid }, daraus wird { $contract }.
why-last-bid-counts = Es zählt nur das letzte Gebot, nicht eines davor.
why-declarer = Das letzte Gebot kam von { $side }, und dort hat { $seat } als Erster { $strain } genannt.
why-last-not-first = { $seat } hat zwar zuletzt { $bid } gesagt, aber nicht als Erster der eigenen Seite diese Farbe.
why-other-side = { $seat } hat auch { $strain } genannt, sitzt aber nicht auf { $side }, und die spielen.
why-next-call = Es geht im Uhrzeigersinn: Nach { $seat } kommt { $seat-2 }, links davon.
ask-which-call = Welche dieser Ansagen ist jetzt erlaubt?
why-which-call =
    { $call ->
        [none] Ein Gebot muss über { $last } liegen, also mindestens { $lowest }. Zu kontrieren oder zu rekontrieren gibt es gerade nichts.
       *[other] Ein Gebot muss über { $last } liegen, also mindestens { $lowest }; außerdem ist { $call } erlaubt.
    }
