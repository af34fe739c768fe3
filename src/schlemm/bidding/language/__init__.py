"""The language in which systems are written, and how a text becomes tables of rules; docs/system-language.md tells it.

From below: ``lines`` (words with their places), ``expressions`` (numbers, conditions, suits), ``_hands`` (what a row
asks of a hand), ``_statements`` (rows and what stands around them), ``system_text`` (topics and tables).
"""
