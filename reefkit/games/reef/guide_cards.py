"""A disaster card as text: what it does clause by clause, why, and what to talk over."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from reefkit.games.reef import cards
from reefkit.games.reef.actions import Space
from reefkit.games.reef.content import COLUMNS, DeckName, Effect
from reefkit.games.reef.guide_species import WATERS
from reefkit.games.reef.play import Play, name_of, spaces_in
from reefkit.match.errors import reject
from reefkit.text import Message, message


class CardStory(Struct, frozen=True):
    """A card in words.

    Attributes
    ----------
    term
        Whether it is short-term or long-term.
    rule
        What it does, in one sentence.
    clauses
        The same effect by effect, where each names the water it reaches.
    science
        Why, in nature.
    talk
        A question to talk over.
    """

    id: str
    name: Message
    deck: DeckName
    term: Message
    rule: Message
    clauses: tuple[Message, ...]
    science: Message
    talk: Message


def card_story(play: Play, card: str) -> CardStory:
    """Tell what a card does and why.

    Raises
    ------
    Rejection
        When there is no such card.
    """
    found = play.content.cards.get(card)
    if found is None:
        raise reject("no-such-card", card=card)
    clauses = [said for effect in found.effects for said in _clauses(effect)]
    return CardStory(
        id=card,
        name=name_of("card", card),
        deck=found.deck,
        term=Message(f"term-{found.deck}"),
        rule=Message(f"card-{card}.rule"),
        clauses=tuple(clauses) or (message("clause-nothing"),),
        science=Message(f"card-{card}.science"),
        talk=Message(f"talk-{card}"),
    )


def reached(play: Play, seat: int, card: str) -> tuple[Space, ...]:
    """List the spaces of a seat's reef that a card reaches with any of its effects.

    A row that is still to be rolled is not among them.

    Raises
    ------
    Rejection
        When there is no such card.
    """
    found = play.content.cards.get(card)
    if found is None:
        raise reject("no-such-card", card=card)
    reef = play.reef(seat)
    spaces: set[Space] = set()
    for effect in found.effects:
        if effect.do in {"kill", "kill-commonest", "clear", "overgrow"}:
            spaces.update(spaces_in(cards.reach(reef, effect)))
    return tuple(sorted(spaces))


def _clauses(effect: Effect) -> list[Message]:
    """Say one effect, and after it which boards it strikes."""
    said = [_clause(effect)]
    if effect.when == "land":
        said.append(message("clause-land"))
    elif effect.when == "no land":
        said.append(message("clause-no-land"))
    return said


def _clause(effect: Effect) -> Message:
    if effect.do in {"kill", "kill-commonest", "clear", "overgrow"}:
        return _struck(effect)
    names = effect.dwellers or ((effect.builder,) if effect.builder else ())
    values: dict[str, Any] = {
        "organisms": [Message(f"organism-{name}.plural") for name in names],
        "count": effect.count or COLUMNS,
        "deck": name_of("deck", effect.deck),
    }
    if effect.token:
        values["token"] = name_of("token", effect.token)
    name = f"dwellers-{effect.how}" if effect.do == "dwellers" else effect.do
    return Message(f"clause-{name}", values)


def _struck(effect: Effect) -> Message:
    """Say an effect on part of a reef: where, who, what saves."""
    where: list[Message] = [name_of("water", WATERS[depth]) for depth in effect.depths]
    where += [Message("reason-row", {"row": row}) for row in effect.rows]
    values: dict[str, Any] = {
        "where": where or [message("clause-everywhere")],
        "who": [name_of("is", trait) for trait in effect.who],
        "any": len(effect.who),
        "unless": [name_of("is", trait) for trait in effect.unless or effect.unless_all],
        "saves": "together" if effect.unless_all else "each" if effect.unless else "nothing",
        "stacked": "yes" if effect.stacked else "no",
    }
    name = f"kill-{effect.share}" if effect.do == "kill" else effect.do
    return Message(f"clause-{name}", values)
