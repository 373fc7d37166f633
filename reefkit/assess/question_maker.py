"""Making questions from a match with a game's templates, independently of any one game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain, zip_longest
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from msgspec import Struct

from reefkit.assess.item_checks import faults
from reefkit.assess.items import AskedItem, Choice, Goal, Picture, listed
from reefkit.assess.keyed_order import in_order, rank
from reefkit.assess.question import MatchChart, NamedOption, Question
from reefkit.text import Message, catalogue, message
from reefkit.text.typed_number import read_number

if TYPE_CHECKING:
    from reefkit.match.table import Table

Labels = dict[str, Message]

# Number of options of a multiple-choice question.
FEWEST_OPTIONS = 3
MOST_OPTIONS = 4
MOST_OTHERS = MOST_OPTIONS - 1
TELLING = frozenset({"right", "wrong", "correct", "incorrect", "key", "distractor", "answer"})
"""Words that must not be in an option's id, since the page gets the id and would have the key."""


class Draft(Struct, frozen=True, kw_only=True):
    """A multiple-choice question that a template proposes."""

    about: str  #: Its subject in the match, such as ``round-3-anoxia``: unique within its template.
    prompt: Message
    #: The right option; its id is the value (a taxon, ``6``), without a word of `TELLING`.
    right: NamedOption
    #: Distractors: other values from the same match, best first. Those with the id or text of an
    #: earlier option are dropped; then two or three are used. With `ascending`, they are chosen so
    #: that the right number may be at any position.
    others: tuple[NamedOption, ...]
    #: Ids of other right values, which are never used as distractors.
    also_right: frozenset[str] = frozenset()
    # The next five fields are those of `Question`, the picture that of its item.
    why: tuple[Message, ...]
    why_option: dict[str, Message] = {}
    moment: int | None = None
    board_at: int | None = None
    picture: Picture | None = None
    charts: tuple[MatchChart, ...] | None = None  #: Charts shown with it; None: the match's plots.
    ascending: bool = False  #: Whether options are numbers, to be listed in ascending order.
    minutes: float = 1.0  #: As in `Item`.


class DraftItem(Struct, frozen=True, kw_only=True):
    """A question of any other kind that a template proposes: number, several, ordering, plots.

    Fields without a comment are as in `Draft` and `Question`.
    """

    about: str
    prompt: Message
    item: AskedItem  #: The item with its key; the template's goals replace its goals.
    labels: dict[str, Message] = {}  #: Names of its options, taxa and disasters, by id.
    why: tuple[Message, ...] = ()
    why_option: dict[str, Message] = {}
    unit: Message | None = None
    moment: int | None = None


AnyDraft = Draft | DraftItem
Ask = Callable[[Any], Iterable[AnyDraft]]
"""Yields a draft for every question that a template can ask, given the facts of a match."""


class Template(Struct, frozen=True, kw_only=True):
    """A kind of question that can be asked about a match, with its learning goals."""

    id: str
    title: Message
    goals: tuple[Goal, ...]
    ask: Ask


@dataclass(frozen=True)
class Wording:
    """Makes templates and options of one lab, whose messages have ids that begin with `family`."""

    family: str

    def template(self, id_: str, goals: tuple[Goal, ...], ask: Ask) -> Template:
        title = Message(self.family + "-title-" + id_.removeprefix(self.family + "-"))
        return Template(id=id_, title=title, goals=goals, ask=ask)

    def counted(
        self, right: int, found: Iterable[int], most: int | None = None, **others_are: int
    ) -> dict[str, Any]:
        """Return the arguments of a `Draft` whose answer is a count.

        `found`: Other counts from the match; numbers close to the right one are added to them.
        `most`: The largest number that makes sense, such as the total; None: no limit.
        `others_are`: What other counts are, for the feedback: ``<family>-was-<name>``.
        """
        near = [right + by for step in range(1, MOST_OPTIONS) for by in (step, -step)]
        others = [
            n
            for n in dict.fromkeys([*found, *near])
            if n != right and n >= 0 and (most is None or n <= most)
        ]
        right_one, *several = (
            NamedOption(str(count), Message(self.family + "-number", {"count": count}))
            for count in [right, *others]
        )
        named = {
            str(n): Message(self.family + "-was-" + name, {"count": n})
            for name, n in reversed(others_are.items())
        }
        return {
            "right": right_one,
            "others": tuple(several),
            "ascending": True,
            "why_option": named,
        }

    def choice(self, of: str, id_: str) -> NamedOption:
        return NamedOption(id_, Message(self.family + "-" + of + "-" + id_))

    def chosen(self, of: str, every: Iterable[str], right: str) -> dict[str, Any]:
        """Return the arguments of a `Draft` whose options are named values, such as taxa."""
        others = tuple(self.choice(of, each) for each in every if each != right)
        return {"right": self.choice(of, right), "others": others}


class SeatFacts:
    """Base of a game's facts: a match up to a position, as one seat's questions need it.

    `position`: Position of the log (None: the current one); later entries are not read.
    """

    def __init__(self, table: Table, seat: int, position: int | None = None) -> None:
        self.table = table
        self.seat = seat
        self.position = table.position if position is None else position

    @property
    def seats(self) -> range:
        return range(len(self.table.setup.seats))

    @property
    def others(self) -> list[int]:
        return [seat for seat in self.seats if seat != self.seat]

    def name(self, seat: int) -> str:
        return self.table.setup.seats[seat].name


def busiest(counts: Sequence[int], most: int) -> range:
    """Return the run of up to `most` times, numbered from 1, with the highest total of counts.

    The earliest of equals.
    """
    length = min(most, len(counts))
    starts = range(len(counts) - length + 1)
    start = max(starts, key=lambda n: (sum(counts[n : n + length]), -n))
    return range(start + 1, start + 1 + length)


def offer(
    templates: Sequence[Template],
    facts: Any,  # noqa: ANN401 (type depends on the game)
    key: str,
) -> list[Question]:
    """Return the questions that can be asked about a match: at most one per template, in order.

    A multiple-choice question has three or four options, exactly one of them right, which differ in
    id and in text. A question's id is ``<template>:<about>``. No two questions show one picture.

    `facts`: What the templates read, such as a `SeatFacts`.
    `key`: The same key gives the same questions.
    """
    found: list[Question] = []
    shown: list[object] = []
    for template in templates:
        drafts = sorted(template.ask(facts), key=partial(_preference, template, key))
        questions = (_question(template, draft, key) for draft in drafts)
        asked = (each for each in questions if each is not None)
        question = next(
            (q for q in asked if q.item.picture is None or q.item.picture not in shown), None
        )
        if question is not None:
            found.append(question)
            shown.append(question.item.picture)
    return found


class MatchQuestions(NamedTuple):
    """A game's templates, and how the facts that they need are read."""

    #: Reads the facts from a table, a seat and a position of the log (None: the current one).
    facts: Callable[[Table, int, int | None], object]
    plots: tuple[Template, ...]  #: Templates of plots, in order.
    #: All other templates, grouped by subject; the preferred ones first in each group.
    groups: tuple[tuple[Template, ...], ...]
    #: Ids of the templates that teach most, in order; their questions come before all others.
    best: tuple[str, ...] = ()

    @property
    def templates(self) -> tuple[Template, ...]:
        """All templates but plots: `best`, then one of each group in turn.

        So the first few cover many subjects.
        """
        in_turn = chain.from_iterable(zip_longest(*self.groups))
        every = {each.id: each for each in in_turn if each is not None}
        return tuple({id_: every[id_] for id_ in (*self.best, *every)}.values())

    def made(
        self, table: Table, seat: int, key: str, position: int | None = None
    ) -> list[Question]:
        """Return the questions, other than plots, that a match offers one of its seats.

        Raises
        ------
        Rejection
            If the log has no such position.
        """
        return offer(self.templates, self.facts(table, seat, position), key)

    def plotted(
        self, table: Table, seat: int, key: str, position: int | None = None
    ) -> list[Question]:
        """Return the plots that a match offers one of its seats.

        Raises
        ------
        Rejection
            If the log has no such position.
        """
        return offer(self.plots, self.facts(table, seat, position), key)


def _preference(template: Template, key: str, draft: AnyDraft) -> tuple[bool, bytes]:
    """Return a sort key that looks random, and seldom changes which draft is first as more come."""
    squeezed = False
    if isinstance(draft, Draft) and draft.ascending:
        smaller = {o.id for o in draft.others if _number(o.id) < _number(draft.right.id)}
        squeezed = len(smaller) < _place(template, draft, key)
    return squeezed, rank(key, f"draft {template.id}", draft.about)


def _place(template: Template, draft: Draft, key: str) -> int:
    return rank(key, "place", f"{template.id} {draft.about}")[0] % MOST_OPTIONS


def _question(template: Template, draft: AnyDraft, key: str) -> Question | None:
    question = (
        _chosen(template, draft, key) if isinstance(draft, Draft) else _given(template, draft)
    )
    if question is None or any(faults(question[0])):
        return None
    item, labels = question
    return Question(
        id=f"{template.id}:{draft.about}",
        item=item,
        title=template.title,
        prompt=draft.prompt,
        labels=labels,
        unit=draft.unit if isinstance(draft, DraftItem) else None,
        why=draft.why,
        why_option={
            **(_near_misses(draft) if isinstance(draft, Draft) else {}),
            **draft.why_option,
        },
        moment=draft.moment,
        board_at=draft.board_at if isinstance(draft, Draft) else None,
        charts=(charts := draft.charts if isinstance(draft, Draft) else None) or (),
        own_charts=charts is not None,
        source="match",
    )


def _chosen(template: Template, draft: Draft, key: str) -> tuple[AskedItem, Labels] | None:
    others = (each for each in draft.others if each.id not in draft.also_right)
    distinct = _unlike([draft.right, *(each for each in others if not _unfit(each.id))])
    ids = tuple(each.id for each in distinct)
    if len(ids) < FEWEST_OPTIONS or _unfit(draft.right.id):
        return None
    if draft.ascending:
        options = _around(ids, _place(template, draft, key))
    else:
        options = in_order(ids[:MOST_OPTIONS], key, f"listed {template.id} {draft.about}")
    item = Choice(
        options=options,
        right=draft.right.id,
        fixed_order=draft.ascending,
        goals=template.goals,
        minutes=draft.minutes,
        picture=draft.picture,
    )
    return item, {each.id: each.label for each in distinct if each.id in options}


def _near_misses(draft: Draft) -> dict[str, Message]:
    """Return feedback on wrong numbers: whether the right one is larger or smaller."""
    if not draft.ascending:
        return {}
    right = _number(draft.right.id)
    return {
        each.id: message(
            "grade-more-than" if _number(each.id) < right else "grade-less-than", given=each.label
        )
        for each in draft.others
    }


def _unlike(options: Iterable[NamedOption]) -> list[NamedOption]:
    distinct: list[NamedOption] = []
    texts: set[object] = set()
    for option in options:
        new: set[object] = {option.id, *_label_texts(option.label)}
        if not new & texts:
            distinct.append(option)
            texts |= new
    return distinct


def _around(ids: tuple[str, ...], place: int) -> tuple[str, ...]:
    """Return up to four numbers in ascending order, with `ids[0]`, the right one, near `place`."""
    # `place` is drawn: right counts are often small, so that the first would be the likeliest.
    right, *others = ids
    below = [each for each in others if _number(each) < _number(right)]
    above = [each for each in others if each not in below]
    room = min(len(ids), MOST_OPTIONS) - 1
    under = min(max(place, room - len(above)), len(below))
    return tuple(sorted([right, *below[:under], *above[: room - under]], key=_number))


def _given(template: Template, draft: DraftItem) -> tuple[AskedItem, Labels] | None:
    item = msgspec.structs.replace(draft.item, goals=template.goals)
    named = [NamedOption(each, draft.labels[each]) for each in listed(item) if each in draft.labels]
    if len(_unlike(named)) < len(named):
        return None
    return item, draft.labels


def _number(id_: str) -> tuple[float, str]:
    numbers = read_number(id_)
    return (numbers[0] if numbers else 0.0), id_


def _unfit(id_: str) -> bool:
    return not id_ or any(word in TELLING for word in id_.lower().replace("_", "-").split("-"))


def _label_texts(label: Message) -> set[tuple[str, str]]:
    words = ((level, catalogue(level).render(label)) for level in ("en", "en-simple"))
    return {(level, " ".join(words_.casefold().split())) for level, words_ in words}
