### Leçon : le chelem.

lesson-slam-bonus = Quand vous avez tous deux montré de la force, pensez au-delà de la manche. Douze levées demandées en petit chelem rapportent { $more } de plus qu’en manche, vulnérable { $danger }.
lesson-slam-made = Douze levées, demandées et faites.
lesson-slam-ask = S’il manque deux as, le chelem est perdu d’avance. C’est pourquoi { $bid } demande les as, puis { $better } les rois. On répond par paliers.
lesson-slam-steps = Aucun et les quatre ont la même réponse ; le partenaire comprend d’après sa main.
lesson-slam-auction = Nord demande, à Sud de répondre.
lesson-slam-limit = As en Sud : { $count }. { $bid } serait plus haut que { $trump } à ce palier. Mieux vaut dire moins : { $call }.
lesson-slam-clubs = Si l’atout est { $trump }, il ne reste que { $call } : qui demande n’apprend rien. Alors abstenez-vous.
