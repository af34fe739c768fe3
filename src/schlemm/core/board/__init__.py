"""The modules that hold all four hands of a board; closed to whoever must not see them."""
