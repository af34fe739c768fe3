"""What there is to look up: the rules and habits of the sources, where the sources disagree, history, glossary.

Only structure, sources and computed facts stand here; the sentences are the chapters ``rules``, ``conflicts``,
``history`` and ``glossary`` of the catalogues. "S1:33" is line 33 of the second of the five sources.
"""
