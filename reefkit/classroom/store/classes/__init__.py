"""Classes: who is in them, where they sit, what they did, and what a teacher makes of it."""

from reefkit.classroom.store.classes.classes import Classes

__all__ = ["Classes"]
