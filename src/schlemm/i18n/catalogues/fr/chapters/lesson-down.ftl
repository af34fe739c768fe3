### Leçon : quand un contrat chute.

lesson-down-each = S’il manque des levées, les adversaires marquent et vos levées ne comptent pas. Chaque levée manquante est une levée de chute : avec six levées dans un contrat au palier de un, vous chutez d’une, { $result }. Non contrée, elle coûte { $white }, { -vulnerable } { $red }.
lesson-down-plain = { $result }, non contré : simplement fois deux.
lesson-down-doubled = Contré, cela devient cher, et de plus en plus : la première levée de chute coûte le double, les autres davantage encore. Surcontré, tout double une fois de plus.
lesson-down-doubled-sum = { $result } : la somme croît plus vite que le nombre de levées.
lesson-down-who = Voilà pourquoi on vous contre quand on est sûr de votre chute. Et voilà pourquoi une de chute sans contre n’est souvent pas un malheur.
