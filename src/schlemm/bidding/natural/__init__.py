"""Natural bidding where no table of a system answers: by what the hand and the shown hands hold.

One module each holds the rules of a part of the auction: ``opening``, ``answers``, ``defence`` (they opened),
``doubles`` (partner doubled) and ``development`` (everything later); ``system`` says which of them apply.
"""
