"""The language in which systems are written, and how a text becomes tables of rules; docs/system-language.md tells it.

From below: ``lines`` (words with their places), ``vocabulary`` (functions), ``_values`` and ``_expressions``
(numbers, conditions, suits), ``_hands`` (what a row asks of a hand), ``_rows``, ``_statements`` (what stands around
rows), ``_patterns``, ``system_text`` (topics and tables).
"""
