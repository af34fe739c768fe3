### Leçon : répondre.

lesson-answer-least = Votre partenaire a ouvert. Avec moins de { $least } points, vous passez. À partir de { $least }, vous nommez votre meilleure couleur ou soutenez la sienne ; avec plus de { $most }, vous annoncez un palier de plus que nécessaire.
lesson-answer-auction = Voici les enchères ; vous êtes Sud et jouez Natur A.
lesson-answer-raise = { $points } points d’honneurs, { $length } de longueur, quatre cartes dans la couleur du partenaire : { $call }.
lesson-answer-refuse = { $points } points d’honneurs, { $length } de longueur, mais presque pas de pique : { $call } dit « pas votre couleur ».
lesson-answer-jump = { $points } points d’honneurs, { $length } de longueur et une couleur à soi : le saut à { $call } montre la force.
lesson-answer-low = Sans saut, une réponse à { $strain } refuse la couleur du partenaire ; avec un saut, elle montre de la force et des figures dans chaque couleur. { $bid } coûte peu et maintient les enchères.
