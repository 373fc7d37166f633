"""A class as files: tidy tables with a data dictionary, and points for gradebooks.

This room knows no rule and no question: it takes rows, and a match's readings from its game.
"""
