### Lesson: length points.

lesson-length-idea = Honours are not everything. A long suit takes tricks with small cards once the others have run out. So some players add points for every step away from the flattest shape.
lesson-length-counts = The longer the suits, the more length points.
lesson-length-rule = This is how: nothing for the first suit of four, one for each further one, two for a suit of five, three for six, and so on. Three cards or fewer count nothing.
lesson-length-example = { $points } high-card points and { $length } length points: the strength of the hand is { $total }.
