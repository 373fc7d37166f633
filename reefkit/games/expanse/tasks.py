"""A step of a match while it is being made: its tasks, the cards they mean, what owners are asked.

A `Step` holds the new state, its chance, and who listens. Tasks are carried out one after another
until an owner has to choose: one target at a time, and only where the choice matters. Matching says
which cards an effect means, whether it holds now, and how many times its number counts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from reefkit.games.expanse.effects import ANIMALS, Effect, Leave, Per, Study, Target
from reefkit.games.expanse.state import NOBODY, Ask, Pile, ReefCard, Seat, State, Task
from reefkit.match.errors import reject
from reefkit.match.game import MatchStep
from reefkit.match.random import TABLE
from reefkit.text import Message

if TYPE_CHECKING:
    from reefkit.games.expanse.content import CardKind, Content, Options


# ---- A step of a match while it is being made: the new state, its chance, and who listens


def card_name(kind: str) -> Message:
    return Message(f"expanse-{kind}")


def card_one(kind: str) -> Message:
    return Message(f"expanse-{kind}.one")


def card_many(kind: str) -> Message:
    return Message(f"expanse-{kind}.many")


class Meal(NamedTuple):
    """What a card takes off a reef: a card, or so much of a food."""

    eater: int
    prey: int
    food: str
    amount: int


@dataclass(slots=True)
class Step(MatchStep):
    """One step of Blue Expanse.

    Meals are added to `meals` where it is a list: a preview reads them. `sorts` caches the effects
    of each kind of card by their sort (`effects_of`), `fitted` the kinds of card that are meant
    (`fits`), for all steps of a match.
    """

    content: Content
    options: Options
    state: State
    meals: list[Meal] | None = None
    sorts: dict[tuple[str, type], list[Any]] = field(default_factory=dict)
    fitted: dict[tuple[str, int], tuple[Any, bool]] = field(default_factory=dict)

    def kind(self, kind: str) -> CardKind:
        return self.content.cards[kind]

    def seat(self, seat: int) -> Seat:
        return self.state.seats[seat]

    def pile(self, deck: str) -> Pile:
        return self.state.piles[deck]

    def card(self, seat: int, id_: int) -> ReefCard | None:
        return next((card for card in self.state.seats[seat].reef if card.id == id_), None)

    def roll(self, sides: int, purpose: str, owner: int = TABLE) -> int:
        """Return a number from 0 to `sides` − 1.

        A draw's address is its owner, its purpose, and how many such draws there were: so that a
        player's die does not change when another does something else (*What if*).
        """
        name = f"{purpose}/{owner}"
        index = self.state.draws.get(name, 0)
        self.state.draws[name] = index + 1
        rolled = self.chance.roll(
            sides, owner=owner, round=0, phase="expanse", purpose=purpose, index=index
        )
        return int(rolled) - 1

    def ate(self, eater: int, prey: int = 0, food: str = "", amount: int = 1) -> None:
        if self.meals is not None:
            self.meals.append(Meal(eater, prey, food, amount))

    def new_card(self, kind: str, seat: int, **values: Any) -> ReefCard:
        card = ReefCard(self.state.next_id, kind, **values)
        self.state.next_id += 1
        self.state.seats[seat].reef.append(card)
        return card


# ---- What is still to be carried out: tasks one after another, until an owner has to choose
#
# A task is plain data in the state (`state.Task`), so that a choice, an undo or a reload may come
# between any two of them. Modules of the game register what carries a task out:
#
#     @handles("refill")
#     def refill(step: Step, task: Task) -> None: ...  # noqa: ERA001
#
# A handler changes the state; it may put further tasks in front (`first`) or behind (`later`),
# and it may ask (`ask`): then nothing is carried out until the owner has answered, and the task
# is handed to its handler once more, with the answer at the end of `task.picked`.

Handler = Callable[[Step, Task], None]

HANDLERS: dict[str, Handler] = {}
MOST_TASKS = 10_000
"""Tasks of one action: far more than any turn has; beyond it, a card's data run in a circle."""


def handles(do: str) -> Callable[[Handler], Handler]:
    def register(handler: Handler) -> Handler:
        HANDLERS[do] = handler
        return handler

    return register


def do_first(step: Step, *tasks: Task) -> None:
    step.state.queue[:0] = tasks


def do_later(step: Step, *tasks: Task) -> None:
    step.state.queue.extend(tasks)


def _ask_owner(step: Step, task: Task, question: Ask) -> None:
    step.state.ask = question
    do_first(step, task)


def take_answer(step: Step, seat: int, choice: str) -> None:
    """Take the answer to what is asked.

    Raises
    ------
    Rejection
        When the seat is not asked, or it is none of the options.
    """
    question = step.state.ask
    if question is None or question.seat != seat:
        raise reject("expanse-not-asked")
    if choice not in question.options:
        raise reject("expanse-not-an-option")
    step.state.ask = None
    step.state.queue[0].picked.append(choice)


def run_tasks(step: Step) -> None:
    """Carry tasks out until none is left or an owner is asked.

    Raises
    ------
    Rejection
        When the tasks never end, as those of a teacher's own card might.
    """
    for _ in range(MOST_TASKS):
        if step.state.ask is not None or not step.state.queue:
            return
        task = step.state.queue.pop(0)
        HANDLERS[task.do](step, task)
    raise reject("expanse-runs-in-circles")


# ---- Which cards an effect means, whether it holds now, and how many times its number counts
#
# Cards are read from the reef alone: none of this changes anything.

E = TypeVar("E")


def fits(step: Step, kind: str, target: Target) -> bool:
    known = step.fitted.get((kind, id(target)))
    if known is None or known[0] is not target:
        known = step.fitted[kind, id(target)] = target, _fits(step, kind, target)
    return known[1]


def _fits(step: Step, kind: str, target: Target) -> bool:
    about = step.kind(kind)
    named = (
        kind in target.kinds
        or about.deck in target.decks
        or any(each in target.classes for each in about.classes)
        or (target.animals and any(each in ANIMALS for each in about.classes))
    )
    left_out = kind in target.but or any(each in target.but for each in about.classes)
    return named and not left_out and about.cost >= target.cost


def meant(step: Step, card: ReefCard, target: Target, me: ReefCard | None = None) -> bool:
    """Return whether a card that lies on a reef is meant.

    `me`: the card that says so, for `Target.this`.
    """
    if target.living and card.bleached:
        return False
    if target.this == "itself":
        return me is not None and card.id == me.id
    if target.this == "host":
        return me is not None and bool(me.host) and card.id == me.host
    return fits(step, card.kind, target)


def fresh(card: ReefCard) -> bool:
    return card.copy == "turn" or (card.copy == "lasting" and card.turns == 0)


def active(card: ReefCard) -> bool:
    return not card.idle and not fresh(card)


def attached_to(step: Step, seat: int, card: ReefCard) -> list[ReefCard]:
    return [each for each in step.seat(seat).reef if each.host == card.id]


def effects_of(step: Step, card: ReefCard, sort: type[E]) -> list[E]:
    found = step.sorts.get((card.kind, sort))
    if found is None:
        found = [each for each in step.kind(card.kind).effects if isinstance(each, sort)]
        step.sorts[card.kind, sort] = found
    return found


def holds(step: Step, seat: int, card: ReefCard, effect: Effect) -> bool:
    if step.state.stage < effect.stage or (effect.later and card.since >= step.state.turn):
        return False
    if effect.alone and card.host:
        return False
    if effect.complete and not is_complete(step, card):
        return False
    if effect.attached is not None:
        host = step.card(seat, card.host) if seat != NOBODY else None
        if host is None or not meant(step, host, effect.attached, card):
            return False
    return _holds_company(step, seat, card, effect)


def _holds_company(step: Step, seat: int, card: ReefCard, effect: Effect) -> bool:
    if effect.carries is None and effect.lacks is None and effect.owns is None:
        return True
    reef = step.seat(seat).reef if seat != NOBODY else []
    on_it = [each for each in reef if each.host == card.id]
    if effect.carries is not None and not _any(step, on_it, effect.carries, card):
        return False
    if effect.lacks is not None and _any(step, on_it, effect.lacks, card):
        return False
    others = [each for each in reef if each.id != card.id and not fresh(each)]
    return effect.owns is None or _any(step, others, effect.owns, card)


def _any(step: Step, cards: list[ReefCard], target: Target, me: ReefCard) -> bool:
    return any(meant(step, each, target, me) for each in cards)


def is_complete(step: Step, card: ReefCard) -> bool:
    study = next((each for each in effects_of(step, card, Study) if not each.repeats), None)
    return study is not None and sum(card.placed) >= study.needs


def usual_time(effect: Effect) -> str:
    return effect.when or effect.USUAL


def standing(step: Step, seat: int, sort: type[E]) -> Iterator[tuple[ReefCard, E]]:
    for card in step.seat(seat).reef:
        effects = effects_of(step, card, sort)
        if effects and active(card):
            for effect in effects:
                if holds(step, seat, card, effect):  # type: ignore[arg-type]
                    yield card, effect


def universal(step: Step, sort: type[E]) -> Iterator[tuple[int, ReefCard, E]]:
    """Yield each effect of a sort of every universal card in play: its owner, the card, the effect.

    The owner of a card that nobody owns is `NOBODY` (B16).
    """
    reefs = [(seat, card) for seat in step.seats for card in step.seat(seat).reef]
    for seat, card in [*reefs, *((NOBODY, card) for card in step.state.common)]:
        if step.kind(card.kind).universal and active(card):
            for effect in effects_of(step, card, sort):
                if holds(step, seat, card, effect):  # type: ignore[arg-type]
                    yield seat, card, effect


def bleached(step: Step, seat: int, card: ReefCard) -> bool:
    """Whether a card must leave for lack of an attached one (B20)."""
    return any(
        each.lacks is not None and holds(step, seat, card, each)
        for each in effects_of(step, card, Leave)
    )


def times(step: Step, seat: int, card: ReefCard, per: Per | None) -> int:
    if per is None:
        return 1
    return min(per.most, _counted(step, seat, card, per) // per.each)


def _counted(step: Step, seat: int, card: ReefCard, per: Per) -> int:
    if per.what == "warming":
        return step.state.warming
    if per.what == "players":
        return len(step.seats)
    if seat == NOBODY:
        return 0
    place = step.seat(seat)
    if per.what == "capital":
        return place.hand.count("capital") + place.purse.capital + place.made.capital
    if per.of is not None:
        return sum(not fresh(c) and meant(step, c, per.of, card) for c in place.reef)
    return int(getattr(place.food, per.what.replace("-", "_")))


# ---- Choices that owners make while cards act: asked one target at a time, and
# only where it matters
#
# Options stand in the usual order, the one first that a player would mostly choose: a preview,
# and a seat whose time is up, take that one.

STOP, YES, NO = "stop", "yes", "no"
Owned = tuple[int, ReefCard]
"""A card, after the seat whose reef it lies on."""


def question(
    step: Step, task: Task, what: str, options: Sequence[str], left: int = 1, seat: int = -1
) -> None:
    asked = task.seat if seat < 0 else seat
    card = step.card(task.seat, task.card) if task.card else None
    kind = card.kind if card is not None else ""
    _ask_owner(step, task, Ask(asked, what, list(options), task.card, kind, left))


def option_of(card: ReefCard) -> str:
    return f"card:{card.id}"


def chosen_card(step: Step, option: str) -> Owned | None:
    id_ = int(option.removeprefix("card:"))
    for seat in step.seats:
        card = step.card(seat, id_)
        if card is not None:
            return seat, card
    return None


def next_card(
    step: Step, task: Task, what: str, among: Sequence[Owned], left: int, *, may: bool = False
) -> str:
    """Return the next card that is to be chosen, or ask and give an empty text.

    Nothing is asked where all that can be chosen will be, or where all are alike.

    `left`: How many are still to be chosen, this one included.
    `may`: The owner may also choose none.
    """
    if not may and (len(among) <= left or len({_likeness(step, *each) for each in among}) == 1):
        return option_of(usual(step, task.seat, among)[0][1])
    options = [option_of(card) for _, card in usual(step, task.seat, among)]
    stops = [STOP] if may else []
    ours = any(seat == task.seat for seat, _ in among)
    question(step, task, what, [*stops, *options] if ours else [*options, *stops], left)
    return ""


def _likeness(step: Step, seat: int, card: ReefCard) -> tuple[object, ...]:
    """Key of what distinguishes cards of a kind; equal cards need no choice by the owner."""
    host = step.card(seat, card.host) if card.host else None
    return (*_looks(step, seat, card), *(_looks(step, seat, host) if host is not None else ()))


def _looks(step: Step, seat: int, card: ReefCard) -> tuple[object, ...]:
    company = tuple(sorted(each.kind for each in attached_to(step, seat, card)))
    marks = (card.acted, card.failed, card.idle, card.bleached, card.expelled, card.handed)
    counts = (card.stored, tuple(card.placed), card.ends)
    return (seat, card.kind, card.copy, company, *marks, *counts)


def usual(step: Step, seat: int, among: Sequence[Owned]) -> list[Owned]:
    """Sort cards: a player's own by least worth first, those of others by most worth."""
    return sorted(
        among,
        key=lambda each: (
            _worth_of(step, *each) if each[0] == seat else -_worth_of(step, *each),
            each[1].id,
        ),
    )


def _worth_of(step: Step, seat: int, card: ReefCard) -> int:
    kind = step.kind(card.kind)
    company = sum(2 + step.kind(each.kind).points for each in attached_to(step, seat, card))
    value = 8 * kind.points + 3 * kind.cost + 4 * company - 4 * (kind.deck == "malus")
    value -= card.acted + 40 * card.failed + 20 * bool(card.ends == 1)
    return value - 100 * (card.copy == "turn")
