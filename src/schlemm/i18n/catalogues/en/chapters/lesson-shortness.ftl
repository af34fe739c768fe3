### Lesson: shortness points.

lesson-shortness-rule = Instead of the long suits you can count the short ones: { $void } for a void, { $single } for a singleton, { $double } for a doubleton.
lesson-shortness-example = { $points } high-card points and { $short } for shortness: { $total } if a suit becomes trumps.
lesson-shortness-notrump = Shortness is worth something because you can ruff. { $strain } has no trumps: there it is a weakness and must not be counted.
lesson-shortness-either = Count length or shortness, never both: long suits leave short ones. The hand above would have { $length } length points instead of { $short } shortness points.
