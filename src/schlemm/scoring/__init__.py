"""What a result is worth and why: contracts, robber, rubber, boards, and how results are compared.

A score is a list of explained steps (``items``); its total is their sum. A form of scoring (``form``) says
who deals and who is vulnerable on the next board, and folds the results into a sheet. Everything is pure.
"""
