### Leçon : un sans-atout.

lesson-notrump-why = { $bid } décrit votre main en un mot : régulière, et de la force convenue. Votre partenaire sait aussitôt à peu près ce que vous avez ensemble.
lesson-notrump-ranges = Points d’honneurs pour { $bid }. Natur A n’a pas de plafond mais exige { $flat } ; les deux autres acceptent toute main régulière, Forum sans cinq piques ni cinq cœurs.
lesson-notrump-all = { $points } points, { $shape } : c’est { $bid } dans les trois systèmes.
lesson-notrump-else = Avec d’autres points, vous commencez par une couleur et vous annoncez sans-atout plus tard. Votre partenaire apprend ainsi peu à peu votre force.
