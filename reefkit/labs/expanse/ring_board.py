"""The board: the ring with its tokens and die, and the open cards in its middle."""

from __future__ import annotations

from typing import NamedTuple

from reefkit.games.expanse.actions import RollDie
from reefkit.games.expanse.state import NOBODY
from reefkit.labs.expanse.controls import is_open
from reefkit.labs.expanse.reef_web import render_web
from reefkit.labs.expanse.regions import render_reefs
from reefkit.labs.expanse.scene import Scene
from reefkit.labs.lesson.lab import Part
from reefkit.labs.lesson.page_memory import FINAL
from reefkit.text import message
from reefkit.widgets.ring import Ring, RingToken, Tile, die_face_html, ring_html

ART = {"biomass": "biomass", "capital": "capital"}
"""Drawings of tiles that give a currency; other tiles have their own."""
RING_ROWS = (("resource",), ("biomass", "humanitarian"), ("bonus", "malus"))
"""The decks in the middle, row by row."""
DIE = 6
"""Highest face that is drawn; a higher roll is written as a number."""


def _dice_of(scene: Scene) -> tuple[int, ...]:
    match = scene.table.match
    for entry in reversed(match.entries[: scene.now.position]):
        if isinstance(match.action_at(entry.position), RollDie):
            faces = tuple(entry.draws[: int(match.setup.options["dice"])])
            fits = sum(faces) == scene.state.rolled and max(faces, default=0) <= DIE
            return faces if fits else ()
    return ()


class _Deck(NamedTuple):
    """A deck with its open cards; `open`: whether its cards may be bought."""

    id: str
    slots: list[dict[str, object]]
    open: bool


def _tile_art(kind: str) -> str:
    return ART.get(kind, f"tile-{kind}")


def _picture(scene: Scene) -> Ring:
    now, say = scene.state, scene.say
    kinds = scene.rules.content.rules.tiles
    tiles = tuple(
        Tile(kind, _tile_art(kind), say.render(message("expanse-page-tile", number=n, tile=kind)))
        for n, kind in enumerate(kinds)
    )
    tokens = tuple(
        RingToken(seat, each.tile, seat == scene.seat and bool(scene.here))
        for seat, each in enumerate(now.seats)
    )
    landed: int | None = None
    way: tuple[int, ...] = ()
    if now.player != NOBODY and now.rolled:
        landed = now.seats[now.player].tile
        way = tuple((landed - back) % len(kinds) for back in range(now.rolled, -1, -1))
    return Ring(
        tiles=tiles,
        tokens=tokens,
        title=say.render(message("expanse-page-ring")),
        landed=landed,
        way=way,
        legend=tuple(
            (kind, say.render(message("expanse-page-tile-kind", tile=kind)))
            for kind in dict.fromkeys(kinds)
        ),
        names=tuple(scene.name(seat) for seat, _ in enumerate(now.seats)),
        act="expanse-tile",
        key="ring",
    )


def _decks(scene: Scene) -> list[list[_Deck]]:
    found: dict[str, _Deck] = {name: _Deck(name, [], False) for row in RING_ROWS for name in row}
    chosen = scene.chosen_offer
    shops = scene.may_decide and scene.state.phase in {"buy", "take"}
    for offer in scene.offers:
        story = scene.story(offer.card)
        slot = {
            "offer": offer,
            "story": story,
            "chosen": offer == chosen,
            "dim": not is_open(scene, offer) or (shops and not offer.can),
            "bid": scene.hand.bids.get((offer.deck, offer.slot), 0),
            "label": message(
                "expanse-page-offer",
                card=story.name,
                price=offer.price,
                currency=offer.currency or "none",
                points=story.points,
                can="yes" if offer.can else "no",
            ),
        }
        deck = found[offer.deck]
        found[offer.deck] = deck._replace(slots=[*deck.slots, slot], open=is_open(scene, offer))
    return [[found[name] for name in row] for row in RING_ROWS]


def _render_ring(scene: Scene) -> str:
    if scene.over and not scene.replaying and scene.ui.tab == FINAL:
        # Next to the final page are the food web and all reefs.
        return render_web(scene) + render_reefs(scene)
    now = scene.state
    own_turn = now.player == scene.seat and scene.class_view.is_playing
    plays = now.player != NOBODY and not scene.class_view.is_closed
    faces: tuple[int | None, ...] = _dice_of(scene) if now.rolled else ()
    if now.rolled and not faces and now.rolled <= DIE:
        faces = (now.rolled,)
    elif not now.rolled and own_turn and now.phase == "move":
        faces = (None,) * int(scene.table.setup.options["dice"])
    dice = [
        die_face_html(scene.templates, face, "", key=f"die-{now.turn}-{n}")
        for n, face in enumerate(faces)
    ]
    middle = scene.templates.render(
        "middle.html",
        scene=scene,
        rows=_decks(scene),
        dice=dice,
        sum=0 if faces else now.rolled,
        now=now,
        player=scene.name(now.player) if plays else "",
        own_turn=own_turn,
    )
    return str(ring_html(scene.templates, _picture(scene), middle))


RING_PART = Part("ring", _render_ring, on=("match",))
