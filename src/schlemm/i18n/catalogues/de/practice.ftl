### Reizen üben: ein Blatt zu einem Thema, und nach jeder Ansage, was das System gesagt hätte.

title-practice = { -to-bid(form: "Cap") } üben – Schlemm
practice-title = { -to-bid(form: "Cap") } üben
practice-text = Du bekommst ein Blatt, dein Partner und die Gegner { -to-bid } nach System. Nach jeder Ansage erfährst du, was das System gesagt hätte und warum.
practice-choose = Was möchtest du üben?
practice-system = Alle { -to-bid } nach
practice-read-system = Im Systembuch lesen

## Themen

drill-opening = Eröffnen
drill-opening-text = Vor dir hat noch niemand geboten: Reicht dein Blatt, und wofür?
drill-answer-suit = Auf eine Farbe antworten
drill-answer-suit-text = Dein Partner hat auf der Einerstufe eine Farbe eröffnet.
drill-answer-notrump = Auf 1{ -notrump(form: "bid") } antworten
drill-answer-notrump-text = Dein Partner hat 1{ -notrump(form: "bid") } eröffnet: passen, einladen, { -game } oder mehr?
drill-answer-strong = Auf starke Eröffnungen antworten
drill-answer-strong-text = Dein Partner hat 2♣, 2♦ oder 2{ -notrump(form: "bid") } eröffnet.
drill-rebid = Das zweite Gebot des Eröffners
drill-rebid-text = Du hast eröffnet, dein Partner hat geantwortet.
drill-slam = Auf dem Weg zum { -slam }
drill-slam-text = Ihr habt zusammen mindestens 31 Figurenpunkte. Kommt ihr an?
drill-overcall = Gegenreizung
drill-overcall-text = Rechts von dir wurde eröffnet: passen, eine Farbe bieten oder kontrieren?
drill-answer-overcall = Auf die Gegenreizung antworten
drill-answer-overcall-text = Dein Partner ist dazwischengegangen, jetzt bist du dran.
drill-answer-double = Auf das Informationskontra antworten
drill-answer-double-text = Dein Partner fragt mit Kontra nach deiner besten Farbe.
drill-competing = Wenn die Gegner stören
drill-competing-text = Dein Partner hat eröffnet, der Gegner rechts hat etwas gesagt.
drill-over-preempts = Gegen { -preempt(form: "pl") }
drill-over-preempts-text = Die Gegner haben hoch und schwach eröffnet.
drill-reopening = Wiederbeleben
drill-reopening-text = Die Eröffnung von links käme durch, wenn du jetzt passt.
drill-doubling = Kontrieren oder nicht
drill-doubling-text = Die Gegner haben geboten, aber ihr habt auch Punkte.

## Am Blatt

practice-hand = Dein Blatt
practice-where = { -dealer } { $seat }, { $vulnerability }.
practice-not-found = Zu diesem Thema gab es mit diesem System so schnell kein Blatt. Hier ist irgendeines.
practice-tap = Tippe auf eine Ansage, um zu sehen, was sie bedeutet.
practice-told = { $call } von { $seat } bedeutet:
verdict-same = Das System sagt auch { $call }.
verdict-possible = { $call } geht auch. Das System zieht { $better } vor.
verdict-other = Das System hätte hier { $better } gesagt.
practice-promises = Was die anderen daraus lesen
practice-why-not = Warum nicht { $call }?
practice-mark-same = wie das System
practice-mark-possible = auch möglich
practice-mark-other = anders als das System
practice-double-risk = Vorsicht: { $bid } ist nur { -part-score(form: "ein") }. Machen die Gegner { $bid } im Kontra, zählt das { $points } Punkte und wird { -game(form: "zum") }.
practice-double-back = Lieber nicht
practice-double-anyway = Trotzdem { $call }
practice-next = Nächstes Blatt
practice-topics = Anderes Thema
practice-tally =
    { $hands ->
        [0] Noch kein Blatt zu Ende { -to-bid(form: "part") }
        [one] Bisher ein Blatt zu Ende { -to-bid(form: "part") }
       *[other] Bisher { $hands } Blätter zu Ende { -to-bid(form: "part") }
    }. Ansagen wie das System: { $same } von { $calls }{ $possible ->
        [0] { "" }
       *[other] , dazu { $possible } auch möglich
    }.

## Am Ende

practice-end = Das kam dabei heraus
practice-passed-out = Durchgepasst.
practice-outlook = { $contract }: im Schnitt { $tricks } Stiche, erfüllt in { $made } von 100 Fällen.
practice-model = So hätte das System { -to-bid(form: "part") }
practice-model-same = Das System hätte genauso { -to-bid(form: "part") }.
practice-estimated = Stiche und Aussichten sind aus den beiden Blättern { -declarer(form: "des") } und { -dummy(form: "des") } geschätzt.
refused-practice-gone = Dieses Blatt kennt der Server nicht mehr. Nimm das nächste.
