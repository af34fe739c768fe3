"""A sensible card player by rules of thumb.

``sight`` is what one seat can see and count; ``opening_lead``, ``defender`` and ``declarer`` lead, ``follow`` plays to
a trick, ``discard`` parts with what is worth least, and ``player`` asks the right one of them.
"""
