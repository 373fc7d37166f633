"""The template on variation: how and when a tolerance came to a reef."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from reefkit.assess.question import NamedOption
from reefkit.assess.question_maker import Draft
from reefkit.games.reef.match_events import id_in, ids_in, number_in
from reefkit.games.reef.state import TRADED, State, in_sentence
from reefkit.labs.reef.questions.facts import Facts, organisms, template
from reefkit.text import Message, message

How = Literal["mutation", "neighbour", "triangle"]

HOWS: tuple[How, ...] = ("mutation", "neighbour", "triangle")


class Origin(NamedTuple):
    """One way in which a type of a reef got a token, and when."""

    how: How
    round: int
    position: int  #: Position of the log just after it.


def _origins(facts: Facts) -> dict[tuple[str, str], list[Origin]]:
    """List how builders of a reef got tokens, by type and token, but for juveniles that inherit."""
    found: dict[tuple[str, str], list[Origin]] = {}

    def came(type_: str, tokens: tuple[str, ...], how: How, round_: int, position: int) -> None:
        for token in tokens:
            found.setdefault((type_, token), []).append(Origin(how, round_, position + 1))

    for one in facts.all_events:
        what, mine = one.event.what, one.event.seat == facts.seat
        type_ = id_in(what, "organism")
        if mine and what.id in {"mutation-gained", "mutation-gained-lost"}:
            came(type_, ids_in(what, "gained"), "mutation", one.round, one.position)
        elif mine and what.id == "triangle-taken" and number_in(what, "count"):
            came(type_, ids_in(what, "tokens"), "triangle", one.round, one.position)
        elif mine and what.id == "rescued":
            came(type_, _of_triangle(facts, type_), "triangle", one.round, one.position)
        elif what.id == "offer-accepted":
            for name, tokens in _traded(facts, one.position + 1):
                came(name, tokens, "neighbour", one.round, one.position)
    return found


def _of_triangle(facts: Facts, type_: str) -> tuple[str, ...]:
    lookups = facts.play.lookups
    return tuple(lookups.token_names(int(facts.play.state.triangle[lookups.kind[type_]])))


def _traded(facts: Facts, position: int) -> Iterator[tuple[str, tuple[str, ...]]]:
    state: State = facts.table.moment(position, facts.seat).state
    mine, lookups = state.nursery[facts.seat], facts.play.lookups
    for kind, genes, origin in zip(mine.kind, mine.genes, mine.origin, strict=True):
        if kind and origin == TRADED:
            yield lookups.builders[int(kind)], tuple(lookups.token_names(int(genes)))


def _origin(facts: Facts) -> Iterator[Draft]:
    """Ask how a tolerance that a type carries first came to the reef.

    It is asked only if there is a single way, and, for juveniles, a single round, since juveniles
    that came need not have settled. It is not asked where juveniles mutate at spawning (R48), for
    any of them may have been the first.
    """
    if facts.play.options.mutate_at_spawning:
        return
    known = _origins(facts)
    for (type_, token), ways in known.items():
        ways_seen = [way for way in ways if way.round <= facts.rounds]
        if not (_is_tolerance(facts, token) and _settled(facts, type_, token)):
            continue
        hows = {way.how for way in ways_seen}
        if len(hows) != 1 or (hows != {"mutation"} and len({w.round for w in ways_seen}) > 1):
            continue
        first = ways_seen[0]
        yield Draft(
            about=f"{type_}-{token}",
            prompt=message(
                "made-ask-origin",
                organisms=organisms(type_),
                token=in_sentence("token", token),
            ),
            right=_option(first.how),
            others=tuple(
                _option(how)
                for how in (*HOWS, "founders")
                if how != first.how and (how != "neighbour" or facts.others)
            ),
            why=(_why(first, type_, token),),
            why_option={
                how: message(
                    "made-hint-origin",
                    how=how,
                    organisms=organisms(type_),
                    token=in_sentence("token", token),
                )
                for how in (*HOWS, "founders")
            },
            moment=first.position,
        )


def _is_tolerance(facts: Facts, token: str) -> bool:
    given = facts.content.mutations.token.get(token)  # None for juveniles without a token
    return given is not None and bool(given.tolerance)


def _settled(facts: Facts, type_: str, token: str) -> bool:
    lookups = facts.play.lookups
    kind, bit = lookups.kind[type_], lookups.bit[token]
    reefs = [facts.reef_at(round_) for round_ in range(1, facts.rounds + 1)]
    return any(bool(((reef.kind == kind) & (reef.genes & bit != 0)).any()) for reef in reefs)


def _option(how: str) -> NamedOption:
    return NamedOption(how, Message(f"made-origin-{how}"))


def _why(first: Origin, type_: str, token: str) -> Message:
    return Message(
        f"made-why-origin-{first.how}",
        {
            "organisms": organisms(type_),
            "token": in_sentence("token", token),
            "round": first.round,
        },
    )


ORIGINS = (template("origin", ("B",), _origin),)
