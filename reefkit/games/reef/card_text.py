"""Descriptions of disaster cards: rule, effects clause by clause, science, and a question."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from reefkit.games.reef.content import COLUMNS, DeckName, DisasterEffect
from reefkit.games.reef.state import Step, name_of
from reefkit.games.reef.type_arrays import Lookups
from reefkit.games.reef.type_notes import WATERS
from reefkit.match.errors import reject
from reefkit.text import Message, message


class CardStory(Struct, frozen=True):
    """A description of a card."""

    id: str
    name: Message
    deck: DeckName
    term: Message  #: Short-term or long-term disaster, or a card of chance alone.
    rule: Message  #: Its effects in one sentence.
    clauses: tuple[Message, ...]  #: One clause per effect, or one that says there is none.
    science: Message  #: The natural cause.
    talk: Message  #: A question for discussion.


def card_story(play: Step, card: str) -> CardStory:
    """Return a description of a card.

    Raises
    ------
    Rejection
        If there is no such card.
    """
    found = play.content.cards.get(card)
    if found is None:
        raise reject("no-such-card", card=card)
    clauses = [_clause(play.lookups, effect) for effect in found.effects]
    return CardStory(
        id=card,
        name=name_of("card", card),
        deck=found.deck,
        term=Message("term-chance" if "chance" in found.topics else f"term-{found.deck}"),
        rule=Message(f"card-{card}.rule"),
        clauses=tuple(clauses) or (message("clause-nothing"),),
        science=Message(f"card-{card}.science"),
        talk=Message(f"talk-{card}"),
    )


def _clause(lookups: Lookups, effect: DisasterEffect) -> Message:
    if effect.do in {"kill", "kill-commonest", "clear", "overgrow"}:
        return _struck(effect)
    names = [lookups.dwellers[number] for number in lookups.taken(effect)]
    names += [effect.builder] if effect.builder else []
    values: dict[str, Any] = {
        "organisms": [Message(f"organism-{name}.plural") for name in names],
        "count": effect.count or COLUMNS,
        "deck": name_of("deck", effect.deck),
    }
    if effect.token:
        values["token"] = name_of("token", effect.token)
    name = f"dwellers-{effect.how}" if effect.do == "dwellers" else effect.do
    return Message(f"clause-{name}", values)


def _struck(effect: DisasterEffect) -> Message:
    where: list[Message] = [name_of("water", WATERS[depth]) for depth in effect.depths]
    where += [Message("reason-row", {"row": row}) for row in effect.rows]
    values: dict[str, Any] = {
        "where": Message(
            "clause-where",
            {
                "board": effect.when.replace(" ", "-"),
                "where": where or [message("clause-everywhere")],
            },
        ),
        "who": [name_of("is", trait) for trait in effect.who],
        "any": len(effect.who),
        "unless": [name_of("is", trait) for trait in effect.unless or effect.unless_all],
        "saves": "together" if effect.unless_all else "each" if effect.unless else "nothing",
        "stacked": "yes" if effect.stacked else "no",
    }
    name = f"kill-{effect.share}" if effect.do == "kill" else effect.do
    return Message(f"clause-{name}", values)
