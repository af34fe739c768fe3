### Les sommes sur la feuille et dans le calculateur : ce qui y fait un seul nombre (S2).

sum-view = Primes en sommes
sum-tricks = Levées
sum-premium = Prime
sum-overtricks = Levées de mieux contrées
sum-extra = Pour le contre
sum-penalty = Pénalité
sum-honours = Honneurs
sum-rubber = Pour le robre
