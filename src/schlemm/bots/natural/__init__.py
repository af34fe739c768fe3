"""A plain natural bidder: one list of rules for every situation, read three ways.

``classes`` says what can be known of a hand, ``rule`` what a rule is and how it is read; ``situation`` is an auction
seen from the seat in turn, and one module each holds the rules of a part of the auction: ``opening``, ``answers``,
``defence`` (they opened), ``doubles`` (partner doubled) and ``development`` (everything later). ``reading`` puts
them together: it chooses calls and explains them from the same rules.
"""
