### Lezione: distribuzioni selvagge.

lesson-wild-claim = Molte carte in uno o due colori valgono più di quanto dicano i punti. Due esempi con gli stessi punti mostrano quanto possa contare.
lesson-wild-flat = Sud ha una { $shape }. Con { $points } punti nelle due mani si fanno { $tricks } prese a picche.
lesson-wild-wild = Sud ha una { $shape }. Con { $points } punti nelle due mani si fanno { $tricks } prese a picche.
lesson-wild-why = { $more } prese di differenza con gli stessi punti. I colori lunghi fanno prese con carte piccole, quelli corti fermano gli avversari. Il conto è a carte viste, col miglior gioco di tutti e quattro.
lesson-wild-care = Non ogni mano sbilanciata rende tanto. Serve che il compagno abbia carte nel tuo colore lungo; altrimenti anche un colore lungo è fatica.
