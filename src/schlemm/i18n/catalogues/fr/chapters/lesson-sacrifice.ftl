### Leçon : l’enchère de défense.

lesson-sacrifice-idea = Les adversaires ont demandé { $bid } et vont le gagner. Vous pouvez alors enchérir exprès trop haut, par exemple { $better } : cela chute, mais coûte peut-être moins que leur gain. On appelle cela { -sacrifice(form: "ein") }.
lesson-sacrifice-theirs = Ce qu’ils auraient eu.
lesson-sacrifice-ours = Ce que cela vous coûte : { $saved } d’économie, malgré la chute.
lesson-sacrifice-bargains = Contre { $bid } : de combien de levées vous pouvez chuter, contré. C’est le moins cher quand eux seuls sont vulnérables.
lesson-sacrifice-risk = Deux choses peuvent mal tourner : vous chutez plus que prévu, ou leur contrat n’aurait pas gagné. N’allez donc si haut qu’avec une longue et peu de levées en flanc.
