"""The board: the ring with its tokens and die, and the open cards of every deck in its middle."""

from __future__ import annotations

from typing import NamedTuple

from reefkit.games.expanse.guide_types import CardStory, Offer
from reefkit.games.expanse.state import NOBODY
from reefkit.labs.expanse.parts import web
from reefkit.labs.expanse.scene import Scene
from reefkit.labs.lesson.kind import Part
from reefkit.labs.lesson.ui import FINAL
from reefkit.text import Message, message
from reefkit.widgets.ring import Ring, RingToken, Tile, die_face_html, ring_html

ART = {"biomass": "biomass", "capital": "capital"}
"""Tiles that bear a currency have its drawing; the others one of their own."""
ROWS = (("resource",), ("biomass", "humanitarian"), ("bonus", "malus"))
"""The decks of the middle, row by row."""
DIE = 6


class Slot(NamedTuple):
    """An open card as it is drawn."""

    offer: Offer
    story: CardStory
    chosen: bool
    bid: int
    label: Message


class Deck(NamedTuple):
    """A deck with its open cards; `names`: none drawn yet, for its stage has not come."""

    id: str
    slots: list[Slot]
    open: bool


def tile_art(kind: str) -> str:
    """Give the drawing of a kind of tile."""
    return ART.get(kind, f"tile-{kind}")


def picture(scene: Scene) -> Ring:
    """Read the ring: its tiles, who stands where, and which way the last move went."""
    now, say = scene.standing_now, scene.say
    kinds = scene.rules.content.rules.tiles
    tiles = tuple(
        Tile(kind, tile_art(kind), say.render(message("expanse-page-tile", number=n, tile=kind)))
        for n, kind in enumerate(kinds)
    )
    tokens = tuple(
        RingToken(each.seat, each.tile, each.seat == scene.seat and bool(scene.here))
        for each in scene.seat_stories
    )
    landed: int | None = None
    way: tuple[int, ...] = ()
    if now.player != NOBODY and now.rolled:
        landed = scene.seat_stories[now.player].tile
        way = tuple((landed - back) % len(kinds) for back in range(now.rolled, -1, -1))
    said = tuple(
        say.render(
            message(
                "expanse-page-stands", player=each.name, number=each.tile, tile=kinds[each.tile]
            )
        )
        for each in scene.seat_stories
    )
    return Ring(
        tiles=tiles,
        tokens=tokens,
        title=say.render(message("expanse-page-ring")),
        landed=landed,
        way=way,
        sentences=said,
        act="expanse-tile",
        key="ring",
    )


def decks(scene: Scene) -> list[list[Deck]]:
    """Give the decks of the middle, row by row."""
    found: dict[str, Deck] = {name: Deck(name, [], False) for row in ROWS for name in row}
    chosen = scene.chosen_offer
    for offer in scene.offers:
        story = scene.story(offer.card)
        slot = Slot(
            offer, story, offer == chosen, scene.hand.bids.get((offer.deck, offer.slot), 0),
            message(
                "expanse-page-offer",
                card=story.name,
                price=offer.price,
                currency=offer.currency or "none",
                points=story.points,
                can="yes" if offer.can else "no",
            ),
        )  # fmt: skip
        deck = found[offer.deck]
        found[offer.deck] = deck._replace(slots=[*deck.slots, slot], open=offer.open)
    return [[found[name] for name in row] for row in ROWS]


def render(scene: Scene) -> str:
    """Draw the board."""
    if not scene.has_table or scene.page:
        return ""
    if scene.over and not scene.replaying and scene.ui.tab == FINAL:
        return web.render(scene)  # beside the end stands what lived through it
    now = scene.standing_now
    rolled = now.rolled if 0 < now.rolled <= DIE else None
    own_turn = now.player == scene.seat and not scene.attendance.is_watching
    shows = rolled is not None or (own_turn and now.phase == "move")
    die = die_face_html(scene.templates, rolled, "") if shows else ""
    middle = scene.templates.render(
        "middle.html",
        scene=scene,
        rows=decks(scene),
        die=die,
        sum=now.rolled if now.rolled > DIE else 0,
        now=now,
        player=scene.name(now.player) if now.player != NOBODY else "",
        own_turn=own_turn,
    )
    return str(ring_html(scene.templates, picture(scene), middle))


PART = Part("ring", render)
