### Lesson: when a contract fails.

lesson-down-each = If tricks are missing, the opponents get points and your own tricks count nothing. Each one missing is an undertrick: with six tricks in a contract of one you are one down, { $result }. Undoubled, each costs { $white }, or { $red } when { -vulnerable }.
lesson-down-plain = { $result }, undoubled: simply times two.
lesson-down-doubled = Doubled it becomes dear, and dearer with each: the first undertrick costs twice as much, the others even more. Redoubled, everything doubles once again.
lesson-down-doubled-sum = { $result }: the sum grows faster than the number of undertricks.
lesson-down-who = That is why opponents double when they are sure that you fail. And why one down undoubled is often no misfortune.
