"""The table-manager protocol, in which bridge programs play each other: lines, both ends of the wire, sockets.

``messages`` are the lines as values, ``format`` and ``parse`` make lines of them and back. ``seating`` says who sits
where, ``table`` keeps four seats in step, ``player`` is one seat; all three are pure: a value and ``.after(message)``.
``line_socket``, ``manager`` and ``client`` carry the lines over TCP.
"""
