### Ausspiel und Markierungen: was Karten des Gegenspiels sagen.

## Im Systembuch

part-carding = { -lead } und Markierungen
topic-leads = { -lead }
topic-signals = Markierungen
carding-lead-single = Ein Single ist die einzige Karte ihrer Farbe.
carding-lead-sequence-notrump = Gegen { strain-NT }, aus vier oder mehr Karten: die höchste einer Folge von drei, die mit einer Figur beginnt.
carding-lead-sequence = Gegen einen Farbkontrakt, und aus kurzen Farben immer: die höchste einer Folge von zwei, die mit einer Figur beginnt.
carding-lead-ace = Gegen einen Farbkontrakt das { rank-A }, nie eine kleine Karte darunter.
carding-lead-fourth = Aus vier und mehr Karten ohne Folge die vierthöchste.
carding-lead-third = Aus vier Karten ohne Folge die dritthöchste.
carding-lead-fifth = Aus fünf und mehr Karten ohne Folge die fünfthöchste.
carding-lead-low = Aus drei Karten mit einer Figur die kleinste.
carding-lead-top = Aus drei kleinen Karten die höchste.
carding-lead-double = Aus zwei Karten die höhere.
carding-attitude-high = Spielt der Partner aus, so ermutigt eine hohe Karte: { rank-A }, König oder Dame ist da. Eine niedrige ermutigt nicht.
carding-attitude-low = Spielt der Partner aus, so ermutigt eine niedrige Karte: { rank-A }, König oder Dame ist da. Eine hohe ermutigt nicht.
carding-discard-high = Eine hohe Karte, die abgeworfen wird, will ihre Farbe; eine niedrige will sie nicht.
carding-discard-low = Eine niedrige Karte, die abgeworfen wird, will ihre Farbe; eine hohe will sie nicht.
carding-count-high = Spielt { -declarer(form: "der") } oder { -dummy(form: "der") } eine Farbe, so heißt erst hoch, dann niedrig: eine gerade Anzahl. Erst niedrig heißt ungerade.
carding-count-low = Spielt { -declarer(form: "der") } oder { -dummy(form: "der") } eine Farbe, so heißt erst niedrig, dann hoch: eine gerade Anzahl. Erst hoch heißt ungerade.
carding-preference-dummy = Gewinnt der Partner einen Stich in einer Farbe, die { -dummy(form: "der") } danach { -ruff } kann, so bittet eine hohe Karte um die höhere der beiden anderen Nebenfarben, eine niedrige um die niedrigere oder um nichts.
carding-preference-ruff = Wer dem Partner eine Farbe zum Stechen bringt, bittet ebenso um die Farbe, die zurückkommen soll. Das gilt auch, wenn der Partner die Farbe wie aus ein oder zwei Karten ausgespielt hat.
carding-silent = Es markiert die erste Karte, die jemand in einer Farbe spielt, und nur bis zur Neun; um eine andere Farbe bittet auch eine spätere. { -trump(form: "pl") } sagen nichts, auch nicht Karten, die auf { -lead(form: "den") } des Partners den Gegnern den Stich nehmen.

## Was eine gespielte Karte sagt

# $first und $others sind Texte von card-says-lead-…
card-says-lead =
    { $sure ->
        [yes] Ausgespielt ist { $first }.
       *[no] Ausgespielt ist wohl { $first }; es kann auch sein: { $others }.
    }
card-says-lead-single = ein Single
card-says-lead-sequence-notrump = die höchste einer Folge von drei
card-says-lead-sequence = die höchste einer Folge
card-says-lead-ace = das { rank-A }
card-says-lead-fourth = die vierthöchste
card-says-lead-third = die dritthöchste von vieren
card-says-lead-fifth = die fünfthöchste
card-says-lead-low = die kleinste von dreien mit Figur
card-says-lead-top = die höchste von drei kleinen
card-says-lead-double = die höhere von zweien
card-says-attitude-yes =
    { $sure ->
        [yes] Ermutigt: hat in { $suit } { rank-A }, König oder Dame.
       *[no] Ermutigt wohl: dann ist in { $suit } { rank-A }, König oder Dame da.
    }
card-says-attitude-no =
    { $sure ->
        [yes] Ermutigt nicht: in { $suit } ist nichts Hohes da.
       *[no] Ermutigt wohl nicht: dann ist in { $suit } nichts Hohes da.
    }
card-says-discard-yes =
    { $sure ->
        [yes] Will { $suit }.
       *[no] Will wohl { $suit }.
    }
card-says-discard-no =
    { $sure ->
        [yes] Will { $suit } nicht.
       *[no] Will { $suit } wohl nicht.
    }
card-says-count-even =
    { $sure ->
        [yes] Hatte in { $suit } eine gerade Anzahl.
       *[no] Hatte in { $suit } wohl eine gerade Anzahl.
    }
card-says-count-odd =
    { $sure ->
        [yes] Hatte in { $suit } eine ungerade Anzahl.
       *[no] Hatte in { $suit } wohl eine ungerade Anzahl.
    }
card-says-preference-higher =
    { $sure ->
        [yes] Bittet um { $suit }.
       *[no] Bittet wohl um { $suit }.
    }
card-says-preference-lower =
    { $sure ->
        [yes] Bittet um { $suit } oder um nichts Besonderes.
       *[no] Bittet wohl um { $suit } oder um nichts Besonderes.
    }
card-says-alone = Eine Wahl gab es nicht: In { $suit } war keine zweite Karte da, die etwas sagen konnte.

## Eine Karte auf dem Tisch

table-card-title = Was sagt diese Karte?
table-card-by =
    { $led ->
        [yes] { -lead } { $card } von { $name }
       *[no] { $card } von { $name }
    }
table-card-ask = Was sagt { $cardname }?
# $choice: perhaps, wenn vielleicht keine zweite Karte da war, die etwas sagen konnte
table-card-agreed =
    { $choice ->
        [perhaps] { $whose ->
            [ours] Nach eurer Vereinbarung heißt das, wenn die Wahl frei war: { $says }
           *[theirs] Nach ihrer Vereinbarung heißt das, wenn die Wahl frei war: { $says }
        }
       *[free] { $whose ->
            [ours] Nach eurer Vereinbarung heißt das: { $says }
           *[theirs] Nach ihrer Vereinbarung heißt das: { $says }
        }
    }
table-card-excluded =
    { $whose ->
        [ours] Nach eurer Vereinbarung hieße das: { $says } So kann die Karte aber nicht gemeint sein: Was du siehst, schließt es aus.
       *[theirs] Nach ihrer Vereinbarung hieße das: { $says } So kann die Karte aber nicht gemeint sein: Was du siehst, schließt es aus.
    }
table-card-nothing = Nach Vereinbarung sagt diese Karte nichts.
table-card-help = Ein Tipp auf eine Karte mit „?“ zeigt, was sie sagt.
