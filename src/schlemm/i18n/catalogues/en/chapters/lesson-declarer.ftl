### Lesson: who is declarer.

lesson-declarer-first = The last bid says which side plays. But which of the two becomes declarer is decided by the first bid, not the last: it is the one of them who named that suit first.
lesson-declarer-raised = { $seat } bid { $bid }. But { $seat-2 } was the first to name { $strain } and is declarer.
lesson-declarer-why = It is always about the side that plays. What the opponents named before does not count.
lesson-declarer-side = { $seat } was the first at the table to bid { $strain }. But { $side } play, and there it was { $seat-2 }.
