### Lektion: eins ohne Trumpf.

lesson-notrump-why = { $bid } beschreibt dein Blatt mit einem Wort: { -balanced }, und so stark, wie es verabredet ist. Dein Partner weiß sofort ungefähr, was ihr zusammen habt.
lesson-notrump-ranges = Figurenpunkte für { $bid }. Natur A lässt nach oben alles offen, verlangt aber { $flat }; die beiden anderen nehmen jede { -balanced }e Verteilung, Forum ohne fünf Karten in Pik oder { suit-H }.
lesson-notrump-all = { $points } Punkte, { $shape }: In allen drei Systemen ist das { $bid }.
lesson-notrump-else = Mit anderen Punkten fängst du mit einer Farbe an und bietest später { -notrump }. So lernt dein Partner Stufe für Stufe, wie stark du bist.
