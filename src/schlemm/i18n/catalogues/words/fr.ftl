### Comment une chose peut encore s’appeler. Après -- vient le nom par lequel on choisit le mot (choices.py).

-sacrifice--defense =
    { $form ->
        [Cap] Défense
        [Der] La défense
        [au] à la défense
        [ein] une défense
       *[bare] défense
    }
