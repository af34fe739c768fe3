### Wie eine Sache noch heißen kann. Was nach -- steht, ist der Name, unter dem jemand das Wort wählt (choices.py).

-declarer--hand =
    { $form ->
        [Der] Die Hand
        [beim] bei der Hand
        [dem] der Hand
        [den] die Hand
        [der] die Hand
        [des] der Hand
        [vom] von der Hand
       *[bare] Hand
    }

-dummy--dummy =
    { $form ->
        [Der] Der Dummy
        [am] am Dummy
        [beim] beim Dummy
        [dem] dem Dummy
        [den] den Dummy
        [der] der Dummy
        [des] des Dummys
        [zum] zum Dummy
       *[bare] Dummy
    }

-dummy--strohmann =
    { $form ->
        [Der] Der Strohmann
        [am] am Strohmann
        [beim] beim Strohmann
        [dem] dem Strohmann
        [den] den Strohmann
        [der] der Strohmann
        [des] des Strohmanns
        [zum] zum Strohmann
       *[bare] Strohmann
    }

-defender--verteidiger = Verteidiger
-defence--verteidiger =
    { $form ->
        [im] in der Verteidigung
       *[bare] Verteidigung
    }

-dealer--teiler =
    { $form ->
        [Der] Der Teiler
        [dem] dem Teiler
        [der] der Teiler
        [des] des Teilers
       *[bare] Teiler
    }

-deal--teilung = Teilung

-auction--lizit =
    { $form ->
        [Der] Das Lizit
        [Derselbe] Dasselbe Lizit
        [dem] dem Lizit
        [den] das Lizit
        [der] das Lizit
       *[bare] Lizit
    }
-to-bid--lizit =
    { $form ->
        [Cap] Lizitieren
        [Er] Lizitiert
        [Part] Lizitiert
        [er] lizitiert
        [part] lizitiert
       *[bare] lizitieren
    }

-pass--pass = Pass

-sacrifice--stoergebot = Störgebot

-preempt--barrage =
    { $form ->
        [einem] einer Barrage
        [pl] Barragen
       *[bare] Barrage
    }

-lead--angriff =
    { $form ->
        [dem] dem Angriff
        [den] den Angriff
        [ein-adj] ein { $adj }er Angriff
        [zum] zum Angriff
        [zum-adj] zum { $adj }en Angriff
       *[bare] Angriff
    }

-trump--atout =
    { $form ->
        [Den] Das Atout
        [Der-adj] Das { $adj }e Atout
        [den] das Atout
        [der-adj] das { $adj }e Atout
        [diesem] diesem Atout
        [ein] ein Atout
        [ein-adj] ein { $adj }es Atout
        [einen] ein Atout
        [einen-adj] ein { $adj }es Atout
        [keinen] kein Atout
        [pl] Atouts
        [pl-dem] Atouts
       *[bare] Atout
    }

-follow--bekennen =
    { $form ->
        [Imp] Bekenne
        [er] bekennt
        [part] bekannt
       *[bare] bekennen
    }

-ruff--schnappen =
    { $form ->
        [er] schnappt
        [part] geschnappt
       *[bare] schnappen
    }

-ruff--stehlen =
    { $form ->
        [er] stiehlt
        [part] gestohlen
       *[bare] stehlen
    }

-finesse--schnitt = Schnitt

-part-score--teilspiel =
    { $form ->
        [Der] Das Teilspiel
        [den] das Teilspiel
        [ein] ein Teilspiel
        [einem] einem Teilspiel
        [einen] ein Teilspiel
        [pl] Teilspiele
       *[bare] Teilspiel
    }

-game--manche =
    { $form ->
        [Der] Die Manche
        [Ein] Eine Manche
        [Ins] In die Manche
        [dem] der Manche
        [den] die Manche
        [der] die Manche
        [ein] eine Manche
        [einem] einer Manche
        [im] in der Manche
        [ins] in die Manche
        [kein] keine Manche
        [pl] Manchen
        [zum] zur Manche
       *[bare] Manche
    }

-game--partie =
    { $form ->
        [Der] Die Partie
        [Ein] Eine Partie
        [Ins] In die Partie
        [dem] der Partie
        [den] die Partie
        [der] die Partie
        [ein] eine Partie
        [einem] einer Partie
        [im] in der Partie
        [ins] in die Partie
        [kein] keine Partie
        [pl] Partien
        [zum] zur Partie
       *[bare] Partie
    }

-slam--slam = Slam
-small-slam--slam = Kleinslam
-grand-slam--slam = Großslam

-overtrick--extrastich = Extrastich

-undertrick--fehlschlag =
    { $form ->
        [pl] Fehlschläge
       *[bare] Fehlschlag
    }

-vulnerable--gefaehrdet =
    { $form ->
        [Cap] Gefährdet
       *[bare] gefährdet
    }
-not-vulnerable--gefaehrdet = ungefährdet

-vulnerable--rot =
    { $form ->
        [Cap] Rot
       *[bare] rot
    }
-not-vulnerable--rot = weiß

-scoring--anschrift = Anschrift

-rubber--rubber = Rubber

-major--edelfarbe = Edelfarbe

-balanced--ausgeglichen =
    { $form ->
        [Cap] Ausgeglichen
       *[bare] ausgeglichen
    }

-notrump--sans =
    { $form ->
        [bid] SA
       *[bare] Sans
    }
strain-NT--sans = Sans

-notrump--nt =
    { $form ->
        [bid] NT
       *[bare] NT
    }
strain-NT--nt = NT

-notrump--ohne =
    { $form ->
        [bid]  Ohne
       *[bare] Ohne
    }
strain-NT--ohne = Ohne

suit-H--herz = Herz

suit-C--kreuz = Kreuz

rank-A--ass = Ass
