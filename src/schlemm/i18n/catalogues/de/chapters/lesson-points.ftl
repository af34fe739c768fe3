### Lektion: Figurenpunkte.

lesson-points-scheme = Bevor du bietest, zählst du. Ein { rank-A } zählt { $ace }, ein König { $king }, eine Dame { $queen }, ein Bube { $jack }. Alles andere zählt nichts, auch die Zehn nicht, obwohl sie ein Honneur ist.
lesson-points-example = Dieses Blatt hat { $points } Figurenpunkte.
lesson-points-pack = Im ganzen Spiel sind { $total } Punkte, im Schnitt hat also jeder { $average }. Was du und dein Partner nicht habt, haben die Gegner.
lesson-points-bands = Für so viele Punkte gibt es Wörter. Ab der Eröffnungsstärke darfst du { -auction(form: "den") } beginnen; sehr stark ist ein Blatt selten.
lesson-points-own = Schwach, stark und sehr stark nennt sie eine der Quellen. Die Namen der beiden Stufen dazwischen sind unsere.
