### Come altro si può chiamare una cosa. Dopo -- sta il nome con cui si sceglie la parola (choices.py).

-declarer--giocante =
    { $form ->
        [Cap] Giocante
        [Der] Il giocante
        [der] il giocante
        [des] del giocante
       *[bare] giocante
    }
-declarer--vivo =
    { $form ->
        [Cap] Vivo
        [Der] Il vivo
        [der] il vivo
        [des] del vivo
       *[bare] vivo
    }

-major--maggiore =
    { $form ->
        [pl] maggiori
       *[bare] maggiore
    }

-overtrick--presa-in-piu =
    { $form ->
        [Cap] Presa in più
        [Pl] Prese in più
        [pl] prese in più
       *[bare] presa in più
    }

-double--contre =
    { $form ->
        [Cap] Contre
       *[bare] contre
    }
-redouble--contre =
    { $form ->
        [Cap] Surcontre
       *[bare] surcontre
    }

-notrump--nt = NT
