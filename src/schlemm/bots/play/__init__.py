"""A card player who imagines how the hidden cards may lie and looks at each way with open cards.

``imagine`` deals what a seat cannot see, ``effort`` says how often at most, ``payoff`` what tricks are worth in the
form that is played, ``weigh`` weighs the cards by them, ``compare`` until it is clear, ``judging``
doubts deals in which others would have played badly, ``concealing`` hides what declarer holds, and ``by_sampling``
chooses.
"""
