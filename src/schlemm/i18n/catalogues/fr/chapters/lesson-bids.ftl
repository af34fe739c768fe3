### Leçon : les enchères et leur ordre.

lesson-bids-promise = Une enchère nomme un nombre et une couleur. Le nombre promet des levées au-delà des { $book } premières : { $bid } veut dire { $tricks } levées avec cette couleur comme atout, { $bid-2 } toutes les { $tricks-2 } sans atout.
lesson-bids-order = Il y a { $count } enchères. À chaque palier, elles viennent dans cet ordre : { $strain-1 }, { $strain-2 }, { $strain-3 }, { $strain-4 }, { $strain-5 }. Chacune doit dépasser la dernière : plus de levées, ou autant dans une couleur plus haute.
lesson-bids-climb = { $bid } termine le premier palier. On continue par { $bid-2 }.
lesson-bids-lowest = Pour nommer une couleur plus basse, il faut monter d’un palier : au-dessus de { $bid } il n’y a plus { $bid-2 }, seulement { $bid-3 }.
