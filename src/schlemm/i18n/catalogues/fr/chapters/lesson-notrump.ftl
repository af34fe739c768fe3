### Leçon : un sans-atout.

lesson-notrump-why = { $bid } décrit ta main en un mot : régulière, et dans une étroite fourchette de points. Ton partenaire sait aussitôt ce que vous avez ensemble.
lesson-notrump-ranges = Points d’honneurs pour { $bid }. Natur A n’a pas de plafond mais exige { $flat } ; les deux autres acceptent toute main régulière, Forum sans cinq piques ni cinq cœurs.
lesson-notrump-all = { $points } points, { $shape } : c’est { $bid } dans les trois systèmes.
lesson-notrump-else = Avec d’autres points, tu commences par une couleur et tu annonces sans-atout plus tard. Ton partenaire apprend ainsi peu à peu ta force.
