### Österreich und der Küchentisch: nur was anders heißt (domain D2).

-declarer =
    { $form ->
        [Der] Die Hand
        [der] die Hand
        [des] der Hand
        [dem] der Hand
        [den] die Hand
       *[bare] Hand
    }
-dummy =
    { $form ->
        [Der] Der Strohmann
        [der] der Strohmann
        [des] des Strohmanns
        [dem] dem Strohmann
        [den] den Strohmann
       *[bare] Strohmann
    }
-dealer =
    { $form ->
        [Der] Der Teiler
        [der] der Teiler
        [des] des Teilers
        [dem] dem Teiler
        [den] den Teiler
       *[bare] Teiler
    }
-auction =
    { $form ->
        [Der] Das Lizit
        [der] das Lizit
        [des] des Lizits
        [dem] dem Lizit
        [den] das Lizit
       *[bare] Lizit
    }
-game =
    { $form ->
        [Der] Die Manche
        [der] die Manche
        [des] der Manche
        [dem] der Manche
        [den] die Manche
        [ein] eine Manche
       *[bare] Manche
    }
-part-score =
    { $form ->
        [Der] Das Teilspiel
        [der] das Teilspiel
        [des] des Teilspiels
        [dem] dem Teilspiel
        [den] das Teilspiel
        [ein] ein Teilspiel
       *[bare] Teilspiel
    }
-small-slam = Kleinslam
-grand-slam = Großslam
-trump = Atout
-lead = Angriff
-vulnerable = gefährdet
-not-vulnerable = ungefährdet
suit-H = Herz
strain-NT = Sans
