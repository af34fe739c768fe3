### What else a thing may be called. Behind -- stands the name by which the word is chosen (choices.py).

-notrump--no-trump =
    { $form ->
        [Cap] No-trump
       *[bare] no-trump
    }

-part-score--partscore =
    { $form ->
        [Cap] Partscore
       *[bare] partscore
    }
