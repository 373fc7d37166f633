"""Cards: a picture, a title, and what the card does."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from reefkit.text import Catalogue, catalogue
from reefkit.widgets.cards.content import FILES, CardScene, PictureLayer, Scenes, scene_html, scenes
from reefkit.widgets.panel import Panel
from reefkit.widgets.templates import Templates

__all__ = [
    "FILES",
    "Card",
    "CardScene",
    "Face",
    "PictureLayer",
    "Scenes",
    "_card_html",
    "scene_html",
    "scenes",
]  # fmt: skip


@dataclass(frozen=True)
class Face:
    """Contents of a card. Texts are rendered; what is not `Markup` is escaped."""

    id: str  #: The card's id, which selects the picture.
    title: str  #: Its name.
    #: What it does: for each line a lead (may be empty) and a sentence.
    lines: tuple[tuple[str, str], ...] = ()
    kind: str = ""  #: Kind of card.
    number: str = ""  #: Its number and the number of cards.


def _card_html(templates: Templates, face: Face, *, level: int = 2) -> Markup:
    return templates.render("widgets/card.html", face=face, level=level, scene=scene_html(face.id))


class Card(Panel):
    """A card.

    Examples
    --------
    >>> from reefkit.widgets import Card, Face
    >>> card = Card(Face("hurricane-hit", "Hurricane, hit", (("Deep:", "safe."),)))
    >>> card.show(Face("calm-seas", "Calm seas", (("", "Nothing happens."),)))
    >>> "Nothing happens." in card.html
    True
    """

    def __init__(self, face: Face, *, say: Catalogue | None = None) -> None:
        self._templates = Templates(say or catalogue())
        super().__init__(say=say)
        self.show(face)

    def show(self, face: Face) -> None:
        """Show another card."""
        self.html = _card_html(self._templates, face)
