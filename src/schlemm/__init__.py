"""Contract bridge at home and at two tables: rules, scores, bots, a server and a browser table.

The packages inside form layers, from `schlemm.core` (the rules alone) up to `schlemm.server` and
`schlemm.cli`; `docs/architecture.md` shows them.
"""

__all__ = ["__version__"]

__version__ = "0.1.0"
