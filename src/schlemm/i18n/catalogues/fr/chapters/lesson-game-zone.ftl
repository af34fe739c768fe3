### Leçon : aller à la manche.

lesson-game-zone-bonus = Les mêmes levées, demandées en partielle puis en manche : la prime fait la différence.
lesson-game-zone-part = On n’a demandé que le sûr.
lesson-game-zone-game = La manche est demandée.
lesson-game-zone-enough = Quand cela suffit-il ? En règle générale, { $enough } points d’honneurs dans les deux mains suffisent pour une manche à sans-atout, pique ou cœur. Vous connaissez les vôtres ; ceux du partenaire s’estiment.
lesson-game-zone-hand = Votre main : { $points } points, il en manque { $needed }.
lesson-game-zone-chances = Compté sur toutes les mains possibles du partenaire. Sans renseignement c’est un pari, avec, c’est souvent certain.
lesson-game-zone-even = { $bid } au lieu de { $lowest } est rentable dès qu’il gagne dans { $percent } % des cas, vulnérable même à { $risky } %. Donc : plutôt une manche de trop.
