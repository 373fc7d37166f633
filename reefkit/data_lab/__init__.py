"""The data lab: one explorer for a match, a class, an ensemble and the real series."""
