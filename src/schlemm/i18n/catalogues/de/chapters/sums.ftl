### Summen im Zettel und im Rechner: was dort zusammen eine Zahl ist (S2).

sum-view = Prämien als Summen
sum-tricks = Stiche
sum-premium = Prämie
sum-overtricks = Kontrierte { -overtrick }e
sum-extra = Für das Kontra
sum-penalty = Strafe
sum-honours = Honneurs
sum-rubber = Für den { -rubber }
