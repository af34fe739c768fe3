"""From what a player may know to what is sent to them: pure functions from ``table.sight`` to ``server.wire``.

There is no encoder for a deal, a state or the seed of a shuffle: what goes in is a ``Sight`` or a projected event, so
nothing that comes out can hold a card that its reader may not see.
"""
