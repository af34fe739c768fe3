### Lesson: do not double lightly.

lesson-light-doubles-tempting = They stop low, and you think they will fail. A double doubles the penalty. But what if they make it after all?
lesson-light-doubles-plain = Undoubled: a { -part-score }.
lesson-light-doubles-doubled = Doubled: the doubled tricks are enough for game, and its bonus is added.
lesson-light-doubles-into = The lowest bid that becomes game in this way is { $bid }; there are { $count } in all. Work out how sure you must be:
lesson-light-doubles-prices = Points if they fail by one and if they just make it; nobody vulnerable. Against game there is less to lose: they get the bonus anyway.
lesson-light-doubles-when = So double a { -part-score } only if you see the tricks in front of you, or if it should fail by several.
