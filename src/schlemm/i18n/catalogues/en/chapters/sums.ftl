### Sums on the sheet and in the calculator: what is one number there (S2).

sum-view = Bonuses as sums
sum-tricks = Tricks
sum-premium = Bonus
sum-overtricks = Doubled overtricks
sum-extra = For the double
sum-penalty = Penalty
sum-honours = Honours
sum-rubber = For the rubber
