"""A twelve-sided die, as Reef Survivor rolls for mutations."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from markupsafe import Markup

from reefkit.text import Catalogue, catalogue
from reefkit.widgets.messages import PlainValue
from reefkit.widgets.panel import Panel
from reefkit.widgets.templates import Templates

FACES = 12


def die_html(
    templates: Templates, face: int | None, *, size: int = 64, count: int = 0, faces: int = FACES
) -> Markup:
    """Return the drawing of a die.

    Parameters
    ----------
    templates
        What says and draws.
    face
        What was rolled, from 1, or None while nothing is.
    size
        Its height in pixels.
    count
        How often it was rolled: with another count the drawing is a new one, and turns once.
    faces
        How many faces it has; the outline is that of one with twelve.

    Raises
    ------
    ValueError
        When it has no such face.
    """
    if face is not None and not 1 <= face <= faces:
        raise ValueError(f"a die with {faces} faces shows no {face}")
    return templates.render("widgets/die.html", face=face, size=size, count=count, faces=faces)


class Die(Panel):
    """A die with a button. It makes no chance itself: a game's chance is the game's.

    Parameters
    ----------
    faces
        How many faces it has.
    size
        Its height in pixels.
    say
        The catalogue of the reader's language.

    Examples
    --------
    >>> import random
    >>> die = Die()
    >>> die.on_roll(lambda: die.show(random.Random(3).randint(1, 12)))
    >>> die.show(12)
    >>> die.face
    12
    """

    def __init__(self, *, faces: int = FACES, size: int = 96, say: Catalogue | None = None) -> None:
        self.faces = faces
        self.face: int | None = None
        self._size = size
        self._count = 0
        self._note: str = ""
        self._rollers: list[Callable[[], object]] = []
        self._templates = Templates(say or catalogue())
        super().__init__(classes=("rk-alone",), say=say)
        self._draw()
        self.on_act(self._acted)

    def on_roll(self, call: Callable[[], object]) -> None:
        """Show a button, and call a function when it is pressed."""
        self._rollers.append(call)
        self._draw()

    def show(self, face: int, note: str = "") -> None:
        """Show what was rolled, turning once, and have it said.

        Parameters
        ----------
        face
            The face, from 1.
        note
            What it means, already said.

        Raises
        ------
        ValueError
            When the die has no such face.
        """
        if not 1 <= face <= self.faces:
            raise ValueError(f"a die with {self.faces} faces shows no {face}")
        self.face, self._note = face, note
        self._count += 1
        self._draw()

    def _draw(self) -> None:
        drawn = die_html(
            self._templates, self.face, size=self._size, count=self._count, faces=self.faces
        )
        self.html = self._templates.render(
            "widgets/die-panel.html", die=drawn, face=self.face, note=self._note,
            has_button=bool(self._rollers), faces=self.faces,
        )  # fmt: skip

    def _acted(self, name: str, _values: Mapping[str, PlainValue], _data: bytes | None) -> None:
        if name == "roll":
            for call in tuple(self._rollers):
                call()
