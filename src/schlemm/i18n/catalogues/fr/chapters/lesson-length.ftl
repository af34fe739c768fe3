### Leçon : les points de longueur.

lesson-length-idea = Les honneurs ne sont pas tout. Une couleur longue fait des levées avec de petites cartes quand les autres n’en ont plus. Certains comptent donc chaque écart par rapport à la distribution la plus plate.
lesson-length-counts = Plus les couleurs sont longues, plus il y a de points de longueur.
lesson-length-rule = On compte ainsi : rien pour la première couleur quatrième, un pour chaque autre, deux pour une couleur cinquième, trois pour une sixième, et ainsi de suite. Trois cartes ou moins ne comptent pas.
lesson-length-example = { $points } points d’honneurs et { $length } de longueur : la force de la main est { $total }.
