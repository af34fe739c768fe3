### Leçon : la manche se demande.

lesson-game-bid-hundred = Si les levées demandées rapportent { $points } points ou plus, c’est une manche, et la prime est grande. Le plus simple est de retenir où elle commence.
lesson-game-bid-lowest = Neuf levées suffisent sans atout, dix dans les majeures, onze dans les mineures.
lesson-game-bid-same = Ne compte-t-on que ce qu’on fait ? Non. Onze levées à pique, deux fois : { $result } rapporte { $points }, { $result-2 } rapporte { $points-2 }.
lesson-game-bid-bonus = La différence de { $more } est la prime, et elle ne dépend que de l’enchère.
lesson-game-bid-chance = Demander, c’est aussi risquer : si vous chutez à { $bid }, { $bid-2 } aurait suffi. En moyenne le risque est rentable dès { $white } % de chances pour la dixième levée, { -vulnerable } même dès { $red } %.
lesson-game-bid-head = Enchère minimale
lesson-game-bid-tricks = Levées
lesson-game-bid-points = Points
lesson-game-bid-one = { $bid }
