"""Forms of scoring: who deals, who is vulnerable, how results add up, how a game is settled."""
