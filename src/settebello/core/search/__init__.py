"""Choosing actions: exact search of open cards, expectimax and Monte Carlo search of hidden ones."""
