"""What a hand is worth before a card is played: points by three schemes, shape, strength and losers.

Every number comes with the addends it is made of, as codes with facts; the words are made at the edge.
"""
