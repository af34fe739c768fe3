### Le somme sul foglio e nel calcolatore: che cosa vi è un solo numero (S2).

sum-view = Premi già sommati
sum-tricks = Prese
sum-premium = Premio
sum-overtricks = { -overtrick(form: "Pl") } contrate
sum-extra = Per il { -double }
sum-penalty = Penalità
sum-honours = Onori
sum-rubber = Per il rubber
