"""Worker processes for whatever works long or may crash, the bots and matches of two bots; threads for the solver.

Where bulk work is done is a ``Workplace``: processes of this machine (``workplace``), or a Dask cluster (``cluster``).
"""
