### Lesson: two tables, the same cards.

lesson-teams-tables = In a team match four of you play at two tables: one pair sits North-South at the first, the other East-West at the second. The cards travel along. All that is compared is what you made of the same hands.
lesson-teams-lost = { $result } is made, with an overtrick even. But the other table says { $result-2 }: the team loses { $points } points.
lesson-teams-imps = Big differences should not decide everything, so they are turned into IMPs: { $points } lies between { $low } and { $high } and is worth { $count } IMPs.
lesson-teams-total = It can be done without converting: then the points of all boards are added up as in a rubber.
lesson-teams-visit = Play a match by total points
lesson-teams-aim = So the question is never whether you had good cards, but whether you made more of them than the others did.
