### Leçon : quand un contre donne la manche.

lesson-doubled-game-how = Un contre double les points des levées demandées. Si cela fait cent ou plus, le camp reçoit aussi la prime de manche, bien qu’il n’ait demandé qu’une partielle.
lesson-doubled-game-two = { $result } : le contre a offert la grande prime aux adversaires.
lesson-doubled-game-which = Contré, tout reste une partielle jusqu’à { $bid } ; à partir de { $bid-2 }, c’est une manche. Surcontrées, les partielles s’arrêtent à { $bid-3 }.
lesson-doubled-game-risk = Faites le compte : si { $bid } chute d’une, le contre vous rapporte { $gain } de plus. S’il est réussi, il vous coûte { $loss }. Il n’est donc rentable que si le contrat chute { $percent } fois sur cent.
