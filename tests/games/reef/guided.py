"""A match that begins where a test wants it: reefs drawn as pictures, a phase, and chosen rolls.

Everything goes through a real `Match`: its rules only start from another state, and rolls that a
test names come out of its script first.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np
import pytest
from numpy.typing import ArrayLike

from reefkit.games.reef import actions as do
from reefkit.games.reef import new_match, picture
from reefkit.games.reef.content import Content, default
from reefkit.games.reef.game import GAME
from reefkit.games.reef.rules import ReefRules
from reefkit.games.reef.state import PHASES, Array, State
from reefkit.games.reef.type_arrays import Lookups
from reefkit.match.errors import Rejection
from reefkit.match.game import Action, Event, Game, Ready, SeatInfo, Undo
from reefkit.match.match import Match
from reefkit.match.random import Chance, KeyedChance, Rolls
from reefkit.text import Message

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

LOOKUPS = Lookups(default())

PATCH, RAMP, ATOLL = "patch-reef-lagoon, land", "ramp, land", "atoll, no land"
_BEFORE = dict(zip(PHASES[1:], PHASES, strict=False))


def reef(
    board: str = "ramp",
    spaces: Mapping[tuple[int, int], str] | None = None,
    *,
    fill: str = "",
    rows: Mapping[int, str] | None = None,
    **dwellers: int,
) -> str:
    """Write a picture shortly: what stands where on one of the boards, and the dwellers.

    A space is written as in a picture, without the water: "Pl+h/Bo", "~", "~Fi".
    """
    number = LOOKUPS.boards.index(board)
    land = "land" if LOOKUPS.land[number] else "no land"
    lines = [f"{board}, {land}"]
    for row in range(6, 0, -1):
        cells = []
        for column in range(1, 6):
            letter = "SMD"[int(LOOKUPS.depth[number, row - 1, column - 1])]
            there = (spaces or {}).get((row, column), (rows or {}).get(row, fill))
            cells.append(f"{letter} {there or '.'}")
        lines.append(" | ".join([str(row), *cells]))
    lines.append(", ".join(f"{n} {dwellers.get(n, 0)}" for n in LOOKUPS.dwellers))
    return "\n".join(lines)


def _card_roll(state: State, card: str, sides: int, lookups: Lookups) -> int:
    """Find the roll that draws a card from the deck as it stands, or as it is shuffled back."""
    number = lookups.cards.index(card)
    same = lookups.short == lookups.short[number]
    draws = np.array(
        [any(e.do == "draw" for e in c.effects) for c in lookups.content.cards.values()]
    )
    whole = state.deck + state.discard
    if state.turn is not None and state.turn.card >= 0:
        whole[state.turn.card] += state.turn.card != state.turn.setting_aside
    for pile in (state.deck, whole):
        for allowed in (same, same & ~draws):
            running = np.cumsum(pile * allowed)
            if running[-1] == sides and (pile * allowed)[number]:
                return int(running[number])
    message = f"{card} cannot be drawn now: {sides} cards to draw from"
    raise AssertionError(message)


class _Scripted:
    """Chance whose next rolls for a purpose may be named; it records them like any other."""

    def __init__(self, live: KeyedChance, state: State, guided: Guided) -> None:
        self._live, self._state, self._guided = live, state, guided

    def roll(
        self,
        sides: ArrayLike,
        *,
        owner: ArrayLike,
        round: int,  # noqa: A002 - the name the protocol has
        phase: str,
        purpose: str,
        index: ArrayLike = 0,
    ) -> Rolls:
        script = self._guided.script.get(purpose, [])
        most, _, _ = np.broadcast_arrays(np.asarray(sides), np.asarray(owner), np.asarray(index))
        if not script:
            return self._live.roll(
                sides, owner=owner, round=round, phase=phase, purpose=purpose, index=index
            )
        given: list[Any] = script[: most.size]
        del script[: most.size]
        if purpose == "card":
            given = [_card_roll(self._state, given[0], int(most), self._guided.lookups)]
        self._live.drawn.extend(given)
        return np.array(given, np.int64).reshape(most.shape)


class Guided:
    """A table of people (and bots) that begins in a phase, with the reefs of the pictures.

    Parameters
    ----------
    pictures
        One reef a seat.
    phase, round_
        Where play begins; "founding" is the very start, and reads no picture but for its seats.
    options
        As for `new_match`; predictions are off unless asked for.
    deck
        The only cards that either deck holds, one copy each; none: all of them.
    juveniles
        Each seat's nursery, for migration and settlement: builders as in a picture.
    score
        Each seat's points of the rounds before, the last round last.
    bots
        Styles of seats that bots play, by seat.
    """

    def __init__(
        self,
        *pictures: str,
        phase: str = "founding",
        round_: int = 1,
        options: Mapping[str, Any] | None = None,
        deck: Sequence[str] | None = None,
        juveniles: Sequence[Sequence[str]] = (),
        score: Sequence[Sequence[int]] = (),
        bots: Mapping[int, str] | None = None,
        content: Content | None = None,
    ) -> None:
        seats = [SeatInfo(f"Seat {n + 1}", bot=(bots or {}).get(n)) for n in range(len(pictures))]
        chosen = {"predict": "none", **(options or {})}
        setup = new_match(seats, seed=1, options=chosen, content=content).setup
        self.script: dict[str, list[Any]] = {}
        self.lookups = Lookups(content or default())
        self._begin = (phase, round_, pictures, deck, juveniles, score)
        self.match = Match(_game(self), setup)
        self.told: list[Event] = []
        if phase != "founding":
            for seat in range(len(pictures)):
                if self.state.phase != phase:
                    self.told += self.match.act(seat, Ready())
            if self.state.phase != phase:
                message = f"every seat passed {phase} by itself; begin earlier"
                raise AssertionError(message)

    def prepare(self, state: State) -> State:
        """Lay the table as it is just before the phase; the seats' *Ready* opens it."""
        phase, round_, pictures, deck, juveniles, score = self._begin
        if phase == "founding":
            return state
        state.round = round_ - (phase == "dwellers")
        state.phase = _BEFORE[phase]
        for seat, text in enumerate(pictures):
            drawn = picture.read(text, self.lookups)
            state.reefs.put(seat, drawn)
            state.reefs.depth[seat], state.reefs.land[seat] = drawn.depth, drawn.land
            name = picture.board_name(drawn, self.lookups)
            state.boards[seat] = self.lookups.boards.index(name)
        if deck is not None:
            state.deck[:] = [name in deck for name in self.lookups.cards]
        for seat, points in enumerate(score):
            state.score[round_ - 1 - len(points) : round_ - 1, seat, 0] = points
        if any(juveniles):
            self._fill_nursery(state, juveniles)
        if phase == "survey" and state.turn is not None:
            state.turn.step = "aftermath"
        return state

    def _fill_nursery(self, state: State, juveniles: Sequence[Sequence[str]]) -> None:
        slots = max(len(mine) for mine in juveniles)
        shape = (len(juveniles), slots)
        nursery = state.nursery
        nursery.kind, nursery.genes = np.zeros(shape, np.uint8), np.zeros(shape, np.uint16)
        nursery.origin, nursery.parent = np.zeros(shape, np.uint8), np.full(shape, -1, np.int16)
        content = self.lookups.content
        codes = {content.organisms[name].code: kind for name, kind in self.lookups.kind.items()}
        marks = {t.mark: self.lookups.bit[n] for n, t in content.mutations.token.items()}
        for seat, mine in enumerate(juveniles):
            for slot, text in enumerate(mine):
                nursery.kind[seat, slot] = codes[text[:2]]
                nursery.genes[seat, slot] = sum(marks[mark] for mark in text[2:])

    # -- playing -------------------------------------------------------------------------------

    def rolls(self, **script: Sequence[Any]) -> Guided:
        """Name the next rolls by purpose: mutation, row, collection, triangle; and cards by name."""
        for purpose, values in script.items():
            self.script.setdefault(purpose, []).extend(values)
        return self

    def act(self, seat: int, *actions: Action) -> list[str]:
        """Play actions of a seat; give the ids of what was told, in order."""
        events: list[Event] = []
        for action in actions:
            events += self.match.act(seat, action)
        self.told += events
        return [event.what.id for event in events]

    def ready(self, *seats: int) -> list[str]:
        """Let seats say *Ready*; without any, all that are awaited."""
        told = []
        for seat in seats or range(len(self.match.setup.seats)):
            if seats or Ready() in self.legal(seat):
                told += self.act(seat, Ready())
        return told

    def refused(self, seat: int, action: Action) -> Message:
        """Play an action that is refused, check that nothing changed, and say why it was."""
        before = msgspec.json.encode(self._plain())
        with pytest.raises(Rejection) as refusal:
            self.match.act(seat, action)
        assert msgspec.json.encode(self._plain()) == before
        return refusal.value.message

    def why_not(self, seat: int, action: Action) -> str:
        """Return the id of a refusal, without its family."""
        return self.refused(seat, action).id.removeprefix("reject-")

    def undo(self, seat: int) -> list[str]:
        return self.act(seat, Undo())

    def _plain(self) -> object:
        from reefkit.match.codec import to_plain  # noqa: PLC0415 - one place

        return [to_plain(self.state), len(self.match.entries)]

    # -- looking -------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        state: State = self.match.state
        return state

    def legal(self, seat: int) -> list[Action]:
        return list(self.match.rules.legal(self.state, seat))

    def picture(self, seat: int = 0) -> str:
        return picture.write(self.state.reefs[seat], self.lookups)

    def nursery(self, seat: int = 0) -> list[str]:
        there = self.state.nursery[seat]
        return [
            picture.builder_code(int(k), int(g), self.lookups)
            for k, g in zip(there.kind, there.genes, strict=True)
            if k
        ]

    def standing(self, seat: int = 0) -> dict[tuple[int, int], str]:
        """Return what stands on each space that is not bare, as in a picture."""
        shown = {}
        lines = self.picture(seat).splitlines()[1:7]
        for row, line in zip(range(6, 0, -1), lines, strict=True):
            for column, cell in enumerate(line.split("|")[1:], 1):
                what = cell.strip()[1:].strip()
                if what != ".":
                    shown[row, column] = what
        return shown

    def dwellers(self, seat: int = 0) -> dict[str, int]:
        there = self.state.reefs.dwellers[seat]
        return {n: int(c) for n, c in zip(self.lookups.dwellers, there, strict=True) if c}

    def points(self, seat: int = 0) -> list[int]:
        return [int(p) for p in self.state.score[self.state.round - 1, seat]]

    def awaits(self) -> set[int]:
        awaited = self.match.rules.awaited(self.state)
        return {seat for one in awaited for seat in one.seats}

    def events(self, id_: str, seat: int | None = None) -> list[dict[str, Any]]:
        return [
            dict(event.what.values)
            for event in self.told
            if event.what.id == id_ and seat in {None, event.seat}
        ]


def _game(guided: Guided) -> Game:
    """Make the game whose rules start where the test wants them to."""

    class Rules(ReefRules):
        def start(self) -> State:
            return guided.prepare(super().start())

        def apply(
            self, state: State, seat: int, action: Action, chance: Chance, tell: list[Event] | None
        ) -> State:
            if isinstance(chance, KeyedChance):
                chance = _Scripted(chance, state, guided)
            return super().apply(state, seat, action, chance, tell)

    return replace(GAME, ruled_by=Rules)


def spaces(row: int, columns: str = "12345") -> tuple[tuple[int, int], ...]:
    """List spaces of a row: spaces(2, "134")."""
    return tuple((row, int(column)) for column in columns)


def builders_in(mask: Array) -> Iterator[tuple[int, int, int]]:
    for row, column, level in np.argwhere(mask):
        yield int(row) + 1, int(column) + 1, int(level)


__all__ = ["Guided", "builders_in", "do", "reef", "spaces"]
