"""The rules of bridge as immutable values: cards, auction, contract, play, claims, boards and views.

Standard library only. Every transition is ``after``, every check is ``why_not``; ``after`` raises exactly the
violation that ``why_not`` returns. Letters inside are canonical: ``NESW``, ``SHDC``, ``AKQJT``.
"""
