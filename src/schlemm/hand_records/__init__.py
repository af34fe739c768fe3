"""Hand records and travellers: boards as a page to print and hang up (``page.hand_records_page``).

Boards as files tell them are gathered (``gather``) into one ``HandRecord`` a deal, with a line for each table that
played it; the page is one HTML file that needs nothing else.
"""

from __future__ import annotations
