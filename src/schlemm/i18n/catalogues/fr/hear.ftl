### Ce que la table lit quand on le demande : chaque question a une touche.

hear-hand = lit votre main
hear-dummy = lit { -dummy(form: "der") }
hear-trick = lit la levée
hear-auction = lit les enchères
hear-score = lit le contrat, les levées et la marque
hear-turn = dit à qui c’est de jouer
hear-face-down = Vos cartes sont encore cachées.
hear-no-hand = Vous n’avez pas de cartes en main.
hear-no-dummy = { -dummy(form: "Der") } n’est pas encore étalé.
hear-trick-is = Dans la levée : { $cards }.
hear-trick-was = Dernière levée : { $cards }.
hear-no-trick = Aucune carte n’est encore jouée.
hear-auction-is = Enchères : { $calls }.
hear-no-auction = Personne n’a encore rien annoncé.
hear-sentence = { $text }.
hear-tricks = Levées : { $tricks }, { $need }.
hear-turn-is = C’est à { $name }.
hear-over = Ce n’est à personne de jouer.

table-aloud-result = Résultat : { $ended }.
table-aloud-ended =
    { $contractname }, { $fate ->
        [over] { $count ->
            [one] une de mieux
           *[other] { $count } de mieux
        }
        [down] { $count ->
            [one] une de chute
           *[other] { $count } de chute
        }
       *[made] juste fait
    }
