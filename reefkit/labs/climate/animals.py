"""Animals that follow their genes: body, fur, face and tail, put together of pieces."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from reefkit.games.climate.content import ANIMALS
from reefkit.games.climate.turn import Genes
from reefkit.widgets.art.content import art, posed

TURNS = (-58.0, -18.0, 20.0, 55.0)
"""By how many degrees the tail is raised, by the value of the metabolism: it hangs, or stands."""
OWN = ("head", "ears", "tail")
"""What tells one animal from another."""


@cache
def animal_drawn(animal: int, genes: Genes) -> Markup:
    """Return an animal's SVG elements on the 64 grid, in the colour `--rk-tint`."""
    shape, fur, metabolism = genes
    joined = {piece: (f"{piece}-{ANIMALS[animal]}", 0.0) for piece in OWN}
    joined["tail"] = (joined["tail"][0], TURNS[metabolism - 1])
    joined |= {"back": (f"back-{fur}", 0.0), "belly": (f"belly-{fur}", 0.0)}
    joined["face"] = (f"face-{metabolism}", 0.0)
    return posed(art().pieces, f"body-{shape}", joined)
