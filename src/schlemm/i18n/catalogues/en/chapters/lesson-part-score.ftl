### Lesson: no risk for an exact part score.

lesson-part-score-question = You are in { $bid }, and perhaps there are ten tricks. Should you bid { $better }, so that it fits exactly?
lesson-part-score-scores = With ten tricks the higher bid brings { $gain } more; with nine it costs { $loss }.
lesson-part-score-averages = On average: even if the tenth trick is almost certain, { $bid } stays better than { $better }.
lesson-part-score-never = A trick counts the same, bid or not, and the small bonus is the same. Stay in { $bid } and enjoy the overtrick.
lesson-part-score-game = It is different if the next bid is game: { $better } instead of { $bid } gains { $gain } and risks { $loss }. That pays from { $percent }%.
