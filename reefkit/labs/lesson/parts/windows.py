"""What opens over whatever is shown: a term of the glossary."""

from __future__ import annotations

from reefkit.labs.lesson.kind import Part
from reefkit.labs.lesson.parts.glossary import render_term

PART = Part("help", render_term)
