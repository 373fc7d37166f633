"""The teacher's desk: a class on one page, live, as data, and in review."""

from reefkit.labs.desk.lab import Desk, desk

__all__ = ["Desk", "desk"]
