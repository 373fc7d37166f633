"""What is still to be carried out: tasks one after another, until an owner has to choose.

A task is plain data in the state (`state.Task`), so that a choice, an undo or a reload may come
between any two of them. Modules of the game register what carries a task out:

    @handles("refill")
    def refill(step: Step, task: Task) -> None: ...

A handler changes the state; it may put further tasks in front (`first`) or behind (`later`), and
it may ask (`ask`): then nothing is carried out until the owner has answered, and the task is handed
to its handler once more, with the answer at the end of `task.picked`.
"""

from __future__ import annotations

from collections.abc import Callable

from reefkit.games.expanse.state import Ask, Task
from reefkit.games.expanse.step import Step
from reefkit.match.errors import reject

Handler = Callable[[Step, Task], None]

HANDLERS: dict[str, Handler] = {}
MOST_TASKS = 10_000
"""Tasks of one action: far more than any turn has; beyond it, a card's data run in a circle."""


def handles(do: str) -> Callable[[Handler], Handler]:
    """Register what carries out the tasks of a name."""

    def register(handler: Handler) -> Handler:
        HANDLERS[do] = handler
        return handler

    return register


def first(step: Step, *tasks: Task) -> None:
    """Put tasks before all others, in the order given."""
    step.state.queue[:0] = tasks


def later(step: Step, *tasks: Task) -> None:
    """Put tasks behind all others."""
    step.state.queue.extend(tasks)


def ask(step: Step, task: Task, question: Ask) -> None:
    """Ask an owner; the task is carried on with the answer."""
    step.state.ask = question
    first(step, task)


def answer(step: Step, seat: int, choice: str) -> None:
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


def run(step: Step) -> None:
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
