"""What every lesson's page has, whichever game it teaches: this room knows none.

A lab (`reefkit.labs.reef`, `reefkit.labs.climate`, ...) says with one object, its `Lab`
(`reefkit.labs.lesson.lab`), what it brings of its own.
"""
