"""A class as files: tidy tables with a data dictionary, and points for gradebooks.

This package knows no rules or questions: it gets rows, and a match's readings from its game.
"""
