### Leçon : les points d’honneurs.

lesson-points-scheme = Avant d’enchérir, on compte. Un as vaut { $ace }, un roi { $king }, une dame { $queen }, un valet { $jack }. Le reste ne vaut rien, pas même le dix, qui est pourtant un honneur.
lesson-points-example = Cette main a { $points } points d’honneurs.
lesson-points-pack = Le jeu entier compte { $total } points, soit { $average } par joueur en moyenne. Ce que votre partenaire et vous n’avez pas, les adversaires l’ont.
lesson-points-bands = Ces forces ont des noms. À partir de la force d’ouverture, vous pouvez commencer les enchères ; une main très forte est rare.
lesson-points-own = Faible, forte et très forte sont les mots d’une des sources. Les noms des deux degrés intermédiaires sont les nôtres.
