### Leçon : pas de risque pour une partielle exacte.

lesson-part-score-question = Vous êtes à { $bid }, et il y a peut-être dix levées. Faut-il demander { $better } pour être exact ?
lesson-part-score-scores = Avec dix levées, l’enchère plus haute rapporte { $gain } de plus ; avec neuf, elle coûte { $loss }.
lesson-part-score-averages = En moyenne : même si la dixième levée est presque sûre, { $bid } reste meilleur que { $better }.
lesson-part-score-never = Une levée compte autant, demandée ou non, et la petite prime est la même. Restez à { $bid } et savourez la levée de mieux.
lesson-part-score-game = C’est différent si l’enchère suivante est une manche : { $better } au lieu de { $bid } gagne { $gain } et risque { $loss }. C’est rentable à partir de { $percent } %.
