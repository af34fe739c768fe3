### Leçon : ce que valent levées et contrats.

lesson-score-values = Les levées demandées valent peu à trèfle et à carreau, davantage à cœur et à pique, et sans atout la première reçoit un supplément. Mais ce sont les primes qui comptent : petite pour une partielle, grande pour une manche. Une manche, c’est tout contrat dont les levées demandées valent cent points ou plus.
lesson-score-part = { $result } : onze levées faites, mais neuf demandées. Les deux autres sont des levées de mieux ; cela n’en fait pas une manche.
lesson-score-game = { $result } : les mêmes onze levées, mais la manche est demandée. Toute la différence est la prime.
lesson-score-bid = Il faut donc demander la manche, pas seulement la faire.
