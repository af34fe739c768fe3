"""What ``schlemm match`` has to tell: as a page, as JSON, as PBN, and the players it is about."""
