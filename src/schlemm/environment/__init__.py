"""Bridge as an environment for programs that learn: a board step by step, for PettingZoo, and random boards in bulk.

``lean_board`` is a board on plain integers, ``observation`` what a seat sees of it as numbers, ``bridge`` the
environment for PettingZoo (``schlemm[pettingzoo]``), ``batch`` many random boards as arrays of NumPy.
"""
