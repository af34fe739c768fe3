"""Double dummy: how many tricks each side takes when everybody sees all four hands and nobody errs.

`TrickTable` holds the answer for a deal, a `Solver` finds it, `par` tells what the best auction makes of it.
"""
