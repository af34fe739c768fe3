### Leçon : répondre.

lesson-answer-least = Ton partenaire a ouvert. Avec moins de { $least } points, tu passes. À partir de { $least }, tu nommes ta meilleure couleur ou soutiens la sienne ; avec plus de { $most }, tu sautes d’un palier.
lesson-answer-auction = Voici les enchères ; tu es Sud et joues Natur A.
lesson-answer-raise = { $points } points d’honneurs, { $length } de longueur, quatre cartes dans la couleur du partenaire : { $call }.
lesson-answer-refuse = { $points } points d’honneurs, { $length } de longueur, mais presque pas de pique : { $call } dit « pas ta couleur ».
lesson-answer-jump = { $points } points d’honneurs, { $length } de longueur et une couleur à soi : le saut à { $call } montre la force.
lesson-answer-low = Une réponse à { $strain } refuse la couleur du partenaire, à tout palier. { $bid } coûte peu et maintient les enchères.
