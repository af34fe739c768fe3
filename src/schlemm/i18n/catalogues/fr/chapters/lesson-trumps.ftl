### Leçon : faire tomber les atouts ou couper.

lesson-trumps-draw = Tant que les adversaires ont des atouts, ils peuvent couper vos maîtresses. D’habitude vous les faites donc tomber d’abord : vous jouez atout jusqu’à ce qu’ils n’en aient plus.
lesson-trumps-drawn = Sud joue. Avec { $trump } d’abord, Sud fait { $drawn } des quatre dernières levées, avec { $suit } d’abord { $ruffed } seulement.
lesson-trumps-ruff = Une exception compte : si le mort n’a pas d’une couleur et a encore un atout, faites-le couper d’abord. Chaque atout que vous tirez lui en enlève un aussi.
lesson-trumps-ruffed = Cette fois l’inverse : { $drawn } levées avec { $trump } d’abord, { $ruffed } avec { $suit } d’abord.
