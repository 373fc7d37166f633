"""Little reefs of Blue Expanse, laid out by hand, so that a card's clause can be shown in a line.

A reef is written as a text: ``coral+zooxanthellae+clownfish regal-tang sea-cucumber~``; what stands
behind a plus is attached, a tilde is a copy of this turn, an equals sign one that stays. Food is
written as ``plankton 4, detritus 2``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from reefkit.games.expanse import decks, manage, tasks, turn_end
from reefkit.games.expanse.attachment import lay, refresh
from reefkit.games.expanse.content import CardKind, Content, default
from reefkit.games.expanse.food_web import option_words
from reefkit.games.expanse.game import new_match
from reefkit.games.expanse.rules import ExpanseRules
from reefkit.games.expanse.state import ReefCard, Task
from reefkit.games.expanse.step import Step
from reefkit.match.game import SeatInfo
from reefkit.match.random import KeyedChance
from reefkit.text import Message, catalogue, message

FOODS = {"plankton": "plankton", "coralline-algae": "coralline_algae", "detritus": "detritus"}
OWN = {"expanse-mad": "mad fish", "expanse-own": "own fish"}
LEVELS = tuple(catalogue(level).with_names(OWN) for level in ("en", "en-simple"))


class Table:
    """A table on the first seat's turn; what happens is told, and every sentence is rendered."""

    def __init__(self, step: Step) -> None:
        self.step = step
        self.state = step.state
        self.events: list[tuple[str, Mapping[str, Any]]] = []

    # -- what lies there ------------------------------------------------------------------------

    def card(self, kind: str, seat: int = 0, nth: int = 0) -> ReefCard:
        return [each for each in self.step.seat(seat).reef if each.kind == kind][nth]

    def reef(self, seat: int = 0) -> str:
        """Write down the kinds of cards that lie on a reef, copies marked."""
        marks = {"": "", "turn": "~", "lasting": "="}
        return " ".join(sorted(c.kind + marks[c.copy] for c in self.step.seat(seat).reef))

    def food(self, seat: int = 0) -> str:
        """Write down the food that lies on a reef."""
        lying = self.step.seat(seat).food
        amounts = {name: getattr(lying, field) for name, field in FOODS.items()}
        return ", ".join(f"{name} {count}" for name, count in amounts.items() if count)

    def made(self, seat: int = 0) -> tuple[int, int]:
        place = self.step.seat(seat)
        return (place.purse.biomass + place.made.biomass, place.purse.capital + place.made.capital)

    def deck(self, seat: int = 0) -> list[str]:
        """List what lies in a seat's own deck, currency left out."""
        kinds = [kind for layer in self.step.seat(seat).deck for kind in layer]
        return sorted(kind for kind in kinds if kind not in {"biomass", "capital"})

    @property
    def told(self) -> list[str]:
        return [id_ for id_, _ in self.events]

    @property
    def options(self) -> list[str]:
        """What is asked, by the kinds of the cards; none where nothing is."""
        return [self._named(each) for each in self.state.ask.options] if self.state.ask else []

    def _named(self, option: str) -> str:
        if option.startswith("card:"):
            id_ = int(option.removeprefix("card:"))
            return next(c.kind for place in self.state.seats for c in place.reef if c.id == id_)
        return option

    # -- what is done ---------------------------------------------------------------------------

    def run(self, *answers: str) -> Table:
        """Carry out what waits, with answers to what is asked: options, or kinds of cards."""
        tasks.run_tasks(self.step)
        self._read()
        for each in answers:
            assert self.state.ask is not None, f"nothing is asked that {each} could answer"
            option = next(o for o in self.state.ask.options if each in {o, self._named(o)})
            tasks.take_answer(self.step, self.state.ask.seat, option)
            tasks.run_tasks(self.step)
            self._read()
        return self

    def act(self, kind: str, *answers: str) -> Table:
        """Let a card act in Manage."""
        card = next(c for c in self.step.seat(0).reef if c.kind == kind and not c.acted)
        assert card.id in manage.waiting(self.step)
        manage.act(self.step, card)
        return self.run(*answers)

    def take(self, kind: str, *answers: str) -> Table:
        """Take a bonus or malus card."""
        self.state.phase = "buy"
        card = lay(self.step, 0, kind)
        tasks.do_first(self.step, Task("taken", 0, card.id))
        return self.run(*answers)

    def produce(self, *answers: str) -> Table:
        """Let Manage begin: attaching, and producers."""
        self.state.phase = "manage"
        manage.begin_manage(self.step)
        return self.run(*answers)

    def rest(self, *answers: str, first: tuple[int, ...] = ()) -> Table:
        manage.rest(self.step, first)
        return self.run(*answers)

    def count(self, *answers: str) -> Table:
        """Let counters change and draws be promised."""
        self.state.phase = "research"
        manage.after(self.step)
        return self.run(*answers)

    def end(self, *answers: str) -> Table:
        """Let the turn end, up to the refill."""
        self.state.phase = "end"
        turn_end.begin_end(self.step)
        return self.run(*answers)

    def begin(self, seat: int) -> Table:
        """Let a turn begin."""
        self.state.turn += 1
        self.state.player, self.state.phase = seat, "move"
        tasks.do_later(self.step, Task("turn-begins", seat))
        return self.run()

    def turn(self, *answers: str, first: tuple[int, ...] = ()) -> Table:
        """Play Manage and End of the first seat, with the usual answers where none is given."""
        left = list(answers)
        for part in (self.produce, lambda: self.rest(first=first), self.count, self.end):
            part()
            while self.state.ask is not None:
                self.run(left.pop(0) if left else self.state.ask.options[0])
        assert not left
        return self

    def _read(self) -> None:
        """Render everything that was told, and what is asked, on both reading levels."""
        for event in self.step.tell or []:
            _render(event.what)
            self.events.append((event.what.id.removeprefix("expanse-"), event.what.values))
        (self.step.tell or []).clear()
        ask = self.state.ask
        if ask is None:
            return
        assert len(set(ask.options)) == len(ask.options) > 1
        names = {"card": Message(f"expanse-{ask.kind}")} if ask.kind else {}
        _render(message(f"ask-expanse-{ask.what}", left=ask.left, **names))
        said = [option_words(self.step, ask, option) for option in ask.options]
        for each in said:
            if isinstance(each, Message):
                _render(each)
        if ask.what == "way":
            assert len(set(map(repr, said))) == len(said)
            assert "option-expanse-other" not in {each.id for each in said}  # type: ignore[union-attr]


_RENDERED: set[str] = set()


def _render(said: Message) -> None:
    """Render a sentence on both levels; what was rendered once is not again."""
    if repr(said) not in _RENDERED:
        for level in LEVELS:
            assert level.render(said, strict=True)
        _RENDERED.add(repr(said))


def lay_out(
    *reefs: str,
    food: str = "",
    stage: int = 1,
    hand: str = "",
    content: Content | None = None,
    options: Mapping[str, Any] | None = None,
    **counters: int,
) -> Table:
    """Lay a table out in the first seat's Manage; every card has lain there for a turn.

    Parameters
    ----------
    reefs
        A reef for each seat, as in the head of this file; a second seat is there in any case.
    food
        What lies on the first seat's reef.
    stage
        The stage; at stage 4 it is a last turn.
    hand
        What the first seat holds.
    counters
        Of the table (warming) or of the first seat (pollution, research).
    """
    reefs = reefs if len(reefs) > 1 else (*reefs, "")
    if content is None:
        rules = _kept_rules(len(reefs), options)
    else:
        rules = _new_rules(len(reefs), content, options)
    state = rules.start()
    state.phase, state.player, state.turn, state.round = "buy", 0, 10, 4
    state.stage = stage
    state.last = len(reefs) if stage == 4 else 0
    step = _stepping(rules, state)
    for each in range(2, stage + 1):
        decks.join_decks(step, each)
    for seat, written in enumerate(reefs):
        for card in written.split():
            _lay_written(step, seat, card)
    for part in food.split(", ") if food else []:
        name, amount = part.split()
        setattr(state.seats[0].food, FOODS[name], int(amount))
    state.seats[0].hand = hand.split()
    for name, value in counters.items():
        holder: Any = state if hasattr(state, name) else state.seats[0]
        setattr(holder, name, value)
    if "warming" in counters:
        state.warmed = state.warming
    if "pollution" in counters:
        state.seats[0].polluted = state.seats[0].pollution
    for seat in step.seats:
        refresh(step, seat)
    state.phase = "manage"
    return Table(step)


def printed(**numbers: int | bool) -> Content:
    """Return our own content with the printed thresholds, whatever has been tuned, or others."""
    stored = default()
    ours = {"pollution_every": 4, "warming_every": 3, "warming_each_seat": False}
    changed = replace(stored.rules.numbers, **{**ours, "lasting_copies": 4, **numbers})
    return replace(stored, rules=replace(stored.rules, numbers=changed))


_KNOWN: dict[tuple[int, str], ExpanseRules] = {}


def _new_rules(
    seats: int, content: Content | None, options: Mapping[str, Any] | None
) -> ExpanseRules:
    names = [SeatInfo(f"P{seat}") for seat in range(seats)]
    rules = new_match(names, seed=7, content=content, options=options).rules
    assert isinstance(rules, ExpanseRules)
    return rules


def _kept_rules(seats: int, options: Mapping[str, Any] | None) -> ExpanseRules:
    """Return the rules of our own content; they are made once."""
    key = seats, repr(options)
    if key not in _KNOWN:
        _KNOWN[key] = _new_rules(seats, printed(), options)
    return _KNOWN[key]


def _stepping(rules: ExpanseRules, state: Any) -> Step:  # noqa: ANN401
    return rules.stepping(state, KeyedChance(7), [])


def _lay_written(step: Step, seat: int, written: str) -> None:
    first, *attached = written.split("+")
    marks: dict[str, Any] = {"~": "turn", "=": "lasting"}
    copy = marks.get(first[-1], "")
    host = lay(step, seat, first.rstrip("~="), copy)
    host.turns, host.since = (0 if copy == "turn" else 1), 1
    for each in attached:
        card = lay(step, seat, each)
        card.turns, card.since, card.host = 1, 1, host.id


def with_card(kind: str, **about: Any) -> Content:  # noqa: ANN401
    """Return our own content with one card more, or another in place of ours."""
    stored = printed()
    made = msgspec.convert({"deck": "biomass", "copies": 2, **about}, CardKind)
    return replace(stored, cards={**stored.cards, kind: made})


def counted(table: Table, what: str) -> int:
    return Counter(table.told)[what]
