### Lesson: who plays with whom.

lesson-partners-seats = Four people sit at the table, named after the points of the compass. Those who face each other play together: { $side } against { $side-2 }. The tricks of both partners count together.
lesson-partners-around = This is how all four hands lie around the table. When you play, you see only your own at first.
lesson-partners-turns = Everything goes clockwise, dealing, bidding and playing. The next player is always on your left.
lesson-partners-phases = Every deal has three parts. First the auction: you bid for how many tricks you will make. Then thirteen tricks are played, and at the end the score is counted.
