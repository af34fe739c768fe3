### Lektion: Impass.

lesson-finesse-two = Dir fehlt eine hohe Karte. Du kannst sie herausschneiden, indem du gegen den Gegner spielst, der sie hoffentlich hat; oder du spielst von oben und hoffst, dass sie fällt. Welche Aussicht besser ist, lässt sich zählen.
lesson-finesse-suit = Es fehlt { $card }. { -finesse }: { $card-3 }, dann klein { -dummy(form: "zum") }, und wenn West klein bleibt, { $card-2 } oder die Zehn.
lesson-finesse-queen = Es fehlt { $card }: Mit acht Karten zusammen schneide, mit neun und mehr spiel von oben.
lesson-finesse-king = Es fehlt { $card }: Erst mit elf Karten zusammen lohnt es sich, das { rank-A } zu schlagen.
lesson-finesse-known = Die Zahlen gelten, solange du nichts weißt. Hat ein Gegner viele Karten in einer anderen Farbe gezeigt, bleibt ihm weniger Platz, und die fehlende Figur sitzt eher beim anderen.
