"""The lessons as texts, their order, and what reads them."""
