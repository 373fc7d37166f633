"""A queue of tasks in the state, with questions to owners in between.

A task is plain data (`state.Task`), so that a match can be saved, or an action undone, between any
two. Modules of the game register handlers with `handles`. A handler changes the state, may put
further tasks first (`do_first`) or last (`do_later`), and may ask an owner (`question`). Then no
task is run until the owner has answered; the task that asked runs again, with the answer at the end
of `task.picked`.

Owners choose one target at a time, and only if the choice matters. The first option is the most
usual one: a forecast, and a seat whose time is up, take it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from reefkit.games.expanse.state import Ask, ReefCard, Task
from reefkit.games.expanse.step import Step
from reefkit.games.expanse.targets import attached_to
from reefkit.match.errors import reject

Handler = Callable[[Step, Task], None]

HANDLERS: dict[str, Handler] = {}
MOST_TASKS = 10_000
"""Most tasks of one action; a turn needs far fewer, so more of them mean a loop in cards' data."""


def handles(do: str) -> Callable[[Handler], Handler]:
    """Register the decorated function as the handler of tasks whose `do` is this key."""

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
    """Close the open question and give its answer to the task that asked.

    Raises
    ------
    Rejection
        If the seat is not asked, or the answer is not one of the options.
    """
    question = step.state.ask
    if question is None or question.seat != seat:
        raise reject("expanse-not-asked")
    if choice not in question.options:
        raise reject("expanse-not-an-option")
    step.state.ask = None
    step.state.queue[0].picked.append(choice)


def run_tasks(step: Step) -> None:
    """Carry out tasks until none is left or an owner is asked.

    Raises
    ------
    Rejection
        If there are more than `MOST_TASKS`, as a teacher's own card might cause.
    """
    for _ in range(MOST_TASKS):
        if step.state.ask is not None or not step.state.queue:
            return
        task = step.state.queue.pop(0)
        HANDLERS[task.do](step, task)
    raise reject("expanse-runs-in-circles")


STOP, YES, NO = "stop", "yes", "no"
PLANNED = "planned"
"""Name of the task ``rest`` whose cards take the usual prey without asking."""
_PREY = {"way", "eat", "take"}
"""Keys of the questions which prey to take."""
Owned = tuple[int, ReefCard]
"""A card on a reef, with the seat of its owner first."""


def is_planned(step: Step) -> bool:
    """Return whether cards act as a forecast foretells, and their owner is not asked for prey."""
    return any(each.name == PLANNED for each in step.state.queue)


def question(step: Step, task: Task, what: str, options: Sequence[str], left: int = 1) -> None:
    """Ask the task's owner, and put the task first in the queue."""
    if what in _PREY and is_planned(step):
        task.picked.append(options[0])
        do_first(step, task)
        return
    card = step.card(task.seat, task.card) if task.card else None
    kind = card.kind if card is not None else ""
    _ask_owner(step, task, Ask(task.seat, what, list(options), task.card, kind, left))


def option_of(card: ReefCard) -> str:
    return f"card:{card.id}"


def chosen_card(step: Step, option: str) -> Owned | None:
    """Return the card of an option ``card:<id>`` and its owner; None if it is no longer in play."""
    id_ = int(option.removeprefix("card:"))
    for seat in step.seats:
        card = step.card(seat, id_)
        if card is not None:
            return seat, card
    return None


def pick_next(
    step: Step, task: Task, what: str, among: Sequence[Owned], left: int, *, may: bool = False
) -> bool:
    """Pick the next card of a task; ask and return False if the owner has to choose.

    Nothing is asked if all candidates will be chosen or all are alike, unless the owner may stop.

    `among`: Candidates, at least one.
    `left`: Number of cards still to be chosen, including this one.
    `may`: Whether the owner may stop; that is the first option if a candidate is the owner's own.
    """
    if not may and (len(among) <= left or len({_likeness(step, *each) for each in among}) == 1):
        task.picked.append(option_of(usual(step, task.seat, among)[0][1]))
        return True
    options = [option_of(card) for _, card in usual(step, task.seat, among)]
    stops = [STOP] if may else []
    ours = any(seat == task.seat for seat, _ in among)
    question(step, task, what, [*stops, *options] if ours else [*options, *stops], left)
    return False


def _likeness(step: Step, seat: int, card: ReefCard) -> tuple[object, ...]:
    """Return a key that is equal for cards between which no choice is needed."""
    host = step.card(seat, card.host) if card.host else None
    return (*_looks(step, seat, card), *(_looks(step, seat, host) if host is not None else ()))


def _looks(step: Step, seat: int, card: ReefCard) -> tuple[object, ...]:
    company = tuple(sorted(each.kind for each in attached_to(step, seat, card)))
    marks = (card.acted, card.failed, card.idle, card.bleached, card.expelled, card.handed)
    counts = (card.stored, tuple(card.placed), card.ends)
    return (seat, card.kind, card.copy, company, *marks, *counts)


def usual(step: Step, seat: int, among: Sequence[Owned]) -> list[Owned]:
    """Sort cards: a player's own by least worth first, those of others by most worth first."""
    return sorted(
        among,
        key=lambda each: (
            worth_of(step, *each) if each[0] == seat else -worth_of(step, *each),
            each[1].id,
        ),
    )


def worth_of(step: Step, seat: int, card: ReefCard) -> int:
    kind = step.kind(card.kind)
    company = sum(2 + step.kind(each.kind).points for each in attached_to(step, seat, card))
    value = 8 * kind.points + 3 * kind.cost + 4 * company - 4 * (kind.deck == "malus")
    value -= card.acted + 40 * card.failed + 20 * bool(card.ends == 1)
    return value - 100 * (card.copy == "turn")
