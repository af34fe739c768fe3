"""Tables as events: what players may ask for, what happened, and who may know it.

``decide`` says what a request brings about, ``evolve`` what a table looks like afterwards; both are pure. A ``Session``
keeps one table alive: it writes every event to the store before anyone sees it, and asks the bots.
"""
