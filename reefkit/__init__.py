"""Reefkit: playable ecology and evolution labs for classrooms.

Rooms of this package, from the street down to the foundation: ``serve``, ``labs``, then side by
side ``games``, ``widgets``, ``assess`` and ``classroom``, then ``match``, ``content``, ``text``.
Imports only ever point downwards (``make check`` keeps it so). ``ecology`` knows none of them, and
any of them may use it.
"""

# The one place where the version stands: the build and the command line read it from here.
__version__ = "0.1.0"
