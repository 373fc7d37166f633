"""A twelve-sided die."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import traitlets
from markupsafe import Markup

from reefkit.text import Catalogue
from reefkit.widgets.drawn_panel import DrawnPanel
from reefkit.widgets.panel_messages import PlainValue
from reefkit.widgets.templates import Templates

FACES = 12


def die_html(
    templates: Templates, face: int | None, *, size: int = 64, count: int = 0, faces: int = FACES
) -> Markup:
    """Return the drawing of a die.

    Parameters
    ----------
    face
        The number rolled, from 1; None: a blank face.
    count
        Number of rolls: if it changes, the drawing is animated.
    faces
        Number of faces; the outline is always that of a die with twelve.

    Raises
    ------
    ValueError
        If it has no such face.
    """
    if face is not None and not 1 <= face <= faces:
        raise ValueError(f"a die with {faces} faces shows no {face}")
    return templates.render("widgets/die.html", face=face, size=size, count=count, faces=faces)


class Die(DrawnPanel):
    """A die with a button. It does not roll itself: random numbers are the game's.

    Examples
    --------
    >>> import random
    >>> from reefkit.widgets import Die
    >>> die = Die()
    >>> die.on_roll(lambda: die.show(random.Random(3).randint(1, 12)))
    >>> die.show(12)
    >>> die.value
    12
    """

    #: int or None. The face shown, from 1.
    value = traitlets.Int(default_value=None, allow_none=True).tag(drawn=True)
    note = traitlets.Unicode().tag(drawn=True)  #: str. Meaning of the roll, rendered.

    def __init__(self, *, faces: int = FACES, size: int = 96, say: Catalogue | None = None) -> None:
        self.faces, self._size, self._count = faces, size, 0
        self._rollers: list[Callable[[], object]] = []
        super().__init__(say=say)

    def on_roll(self, call: Callable[[], object]) -> None:
        """Show a button, and call a function when it is pressed."""
        self._rollers.append(call)
        self._draw()

    def show(self, face: int, note: str = "") -> None:
        """Show and announce a roll, animated even if the face is the same again.

        Raises
        ------
        ValueError
            If the die has no such face.
        """
        if not 1 <= face <= self.faces:
            raise ValueError(f"a die with {self.faces} faces shows no {face}")
        self._count += 1
        self.value, self.note = face, note
        self._draw()

    def _draw(self) -> None:
        drawn = die_html(
            self._templates, self.value, size=self._size, count=self._count, faces=self.faces
        )
        self.html = self._templates.render(
            "widgets/die-panel.html", die=drawn, face=self.value, note=self.note,
            has_button=bool(self._rollers), faces=self.faces,
        )  # fmt: skip

    def _acted(self, name: str, values: Mapping[str, PlainValue]) -> None:
        for call in tuple(self._rollers) if name == "roll" else ():
            call()
