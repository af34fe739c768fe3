"""Words for players: catalogues in four languages, and terminology profiles.

Everything below speaks in codes and canonical letters; only what stands here turns them into sentences and local
letters. What players type is read in ``schlemm.formats``.
"""
