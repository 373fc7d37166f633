"""The data lab: an explorer for data of a match, a class, an ensemble and real series."""
