"""What defenders agree to tell each other by the cards they play.

An agreement is a value, ``Carding``; leads and signals are rules that follow from it. From one rule come the card that
is chosen, the hands that are read from it, the sentence that explains it, and the line in the system's book.
"""
