"""The part of Project Fluent that the catalogues use: texts with facts, terms with forms, and choices among variants.

What the catalogues do not use is refused where it is read: functions, attributes, numbers as literals, escapes but
those of quotes and backslashes. Browsers read the same files with ``@fluent/bundle``; tests hold what is said here
against ``fluent.runtime``.
"""
