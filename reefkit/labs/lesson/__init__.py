"""What the pages of all lessons share; nothing here knows a particular game.

A game's package (`reefkit.labs.reef`, `reefkit.labs.climate`, ...) brings its own parts in one
object, its `Lab` (`reefkit.labs.lesson.lab`).
"""
