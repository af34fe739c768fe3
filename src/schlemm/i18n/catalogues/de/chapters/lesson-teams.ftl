### Lektion: zwei Tische, dieselben Karten.

lesson-teams-tables = Beim Teamkampf spielt ihr zu viert an zwei Tischen: ein Paar Nord-Süd am ersten, das andere Ost-West am zweiten. Die Karten wandern mit. Verglichen wird nur, was ihr aus denselben Blättern gemacht habt.
lesson-teams-lost = { $result } ist erfüllt, sogar mit { -overtrick }. Am anderen Tisch aber heißt es { $result-2 }: Das Team verliert { $points } Punkte.
lesson-teams-imps = Große Unterschiede sollen nicht alles entscheiden, darum werden sie in IMPs umgerechnet: { $points } liegen zwischen { $low } und { $high } und sind { $count } IMPs wert.
lesson-teams-total = Es geht auch ohne Umrechnen: Dann zählen die { -scoring }spunkte aller Boards zusammen, wie beim { -rubber }.
lesson-teams-visit = Ein Match nach { -scoring }spunkten spielen
lesson-teams-aim = Die Frage ist also nie, ob du gute Karten hattest, sondern ob du mehr daraus gemacht hast als die anderen.
