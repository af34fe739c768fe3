### Leçon : les distributions.

lesson-shapes-notation = La répartition de vos cartes s’écrit en partant de la plus longue : { $shape } veut dire deux couleurs quatrièmes, une troisième et un doubleton, quelles qu’elles soient. C’est la distribution la plus fréquente.
lesson-shapes-classes = Quatre types suffisent pour parler d’une main : régulière, ou avec une, deux ou trois couleurs longues.
lesson-shapes-shares = Près de la moitié des mains sont régulières ; les tricolores sont rares.
lesson-shapes-most = La distribution la plus plate, { $flat }, n’est pas la plus fréquente. Il y en a { $count } en tout.
