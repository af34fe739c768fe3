### Leçon : deux tables, les mêmes cartes.

lesson-teams-tables = En match par équipes, vous jouez à quatre à deux tables : une paire en Nord-Sud à la première, l’autre en Est-Ouest à la seconde. Les cartes voyagent. On ne compare que ce que vous avez fait des mêmes mains.
lesson-teams-lost = { $result } est réussi, avec une levée de mieux. Mais à l’autre table on lit { $result-2 } : l’équipe perd { $points } points.
lesson-teams-imps = Les grands écarts ne doivent pas tout décider, on les convertit donc en IMP : { $points } est entre { $low } et { $high } et vaut { $count } IMP.
lesson-teams-total = On peut aussi se passer de conversion : les points de toutes les donnes s’additionnent alors, comme au robre.
lesson-teams-visit = Jouer un match aux points de marque
lesson-teams-aim = La question n’est jamais de savoir si vous aviez de bonnes cartes, mais si vous en avez fait plus que les autres.
