"""The machine that makes questions from a match: it knows no game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import combinations
from typing import Any

import msgspec
from msgspec import Struct

from reefkit.assess.grading import read_number
from reefkit.assess.items import (
    AskedItem,
    Choice,
    Goal,
    NamedOption,
    Picture,
    Question,
    faults,
    in_order,
    listed,
    one_of,
    rank,
)
from reefkit.text import Message, catalogue

Pick = Callable[[Sequence[Any], str], Any]
"""Picks one of a sequence, repeatably, for a purpose."""
Labels = dict[str, Message]

FEWEST_OPTIONS = 3
MOST_OPTIONS = 4
TELLING = frozenset({"right", "wrong", "correct", "incorrect", "key", "distractor", "answer"})
"""Words that no option's id may hold: the page is given the id."""


class Draft(Struct, frozen=True, kw_only=True):
    """A multiple-choice question that a template proposes."""

    #: What of the match it asks about, such as ``round-3-anoxia``: unique within its template.
    about: str
    #: ``prompt``, ``title``: What is asked, and a few words for it.
    prompt: Message
    title: Message
    #: The right option: an id that says what it is (a taxon, ``6``), never that it is right.
    right: NamedOption
    #: Distractors: other values from the same match, best first. Those that say the same as another
    #: option are left out; two or three are used.
    others: tuple[NamedOption, ...]
    #: Ids of other values that would be right as well: they are never used as distractors.
    also_right: frozenset[str] = frozenset()
    #: ``why``, ``why_option``, ``moment``, ``picture``: As in `Question`.
    why: tuple[Message, ...]
    why_option: dict[str, Message] = {}
    moment: int | None = None
    picture: Picture | None = None
    ascending: bool = False  #: Whether options are numbers, to be listed from small to large.
    minutes: float = 1.0  #: How long it takes.


class DraftItem(Struct, frozen=True, kw_only=True):
    """A question of any other kind that a template proposes: number, several, ordering, plots.

    Parameters
    ----------
    about, prompt, title, why, why_option, moment
        As in `Draft`.
    """

    about: str
    prompt: Message
    title: Message
    item: AskedItem  #: The item with its key; its goals are the template's.
    labels: dict[str, Message] = {}  #: The names of its options, taxa and disasters, by id.
    why: tuple[Message, ...] = ()
    why_option: dict[str, Message] = {}
    unit: Message | None = None  #: As in `Question`.
    moment: int | None = None


AnyDraft = Draft | DraftItem


class Template(Struct, frozen=True, kw_only=True):
    """A kind of question that a match may offer."""

    id: str  #: Its name.
    goals: tuple[Goal, ...]  #: The learning goals that its questions speak to.
    #: Drafts of all questions that the template can ask, given the game's facts, the seat and what
    #: picks repeatably; none where it does not apply.
    make: Callable[[Any, int, Pick], Sequence[AnyDraft]]


def offer(
    templates: Sequence[Template],
    facts: Any,  # noqa: ANN401 (facts are the game's)
    seat: int,
    key: str,
) -> list[Question]:
    """Return the questions that a match offers a seat: at most one a template, in their order.

    Parameters
    ----------
    templates
        What a game can ask, in order of preference.
    key
        Whose questions: the same key gives the same ones. Their ids are ``template:about``.

    Returns
    -------
    list of Question
        Each multiple choice with three or four options that differ in id and in every word a
        reader sees, exactly one of them right.
    """
    found = []
    for template in templates:
        pick = partial(_picked, key, template.id)
        drafts = template.make(facts, seat, pick)
        # By the hash of its own name: a draft more, as the match goes on, seldom moves the choice.
        ranked = sorted(drafts, key=lambda draft: rank(key, f"draft {template.id}", draft.about))
        questions = (_question(template, draft, key) for draft in ranked)
        question = next((each for each in questions if each is not None), None)
        if question is not None:
            found.append(question)
    return found


def _picked(key: str, template: str, choices: Sequence[Any], purpose: str) -> Any:  # noqa: ANN401
    return one_of(choices, key, f"{template} {purpose}")


def _question(template: Template, draft: AnyDraft, key: str) -> Question | None:
    """Return a draft as a question, or None when it cannot be asked."""
    asked = _chosen(template, draft, key) if isinstance(draft, Draft) else _given(template, draft)
    if asked is None or any(faults(asked[0])):
        return None
    item, labels = asked
    return Question(
        id=f"{template.id}:{draft.about}",
        item=item,
        title=draft.title,
        prompt=draft.prompt,
        labels=labels,
        unit=draft.unit if isinstance(draft, DraftItem) else None,
        why=draft.why,
        why_option=draft.why_option,
        moment=draft.moment,
        source="match",
    )


def _chosen(template: Template, draft: Draft, key: str) -> tuple[AskedItem, Labels] | None:
    """Return a multiple choice, whose distractors differ from the right option and each other."""
    if _unfit(draft.right.id):
        return None
    kept = [draft.right]
    for other in draft.others:
        if len(kept) == MOST_OPTIONS:
            break
        same = any(other.id == each.id or _alike(other.label, each.label) for each in kept)
        if not (same or other.id in draft.also_right or _unfit(other.id)):
            kept.append(other)
    if len(kept) < FEWEST_OPTIONS:
        return None
    ids = [each.id for each in kept]
    ordered = in_order(ids, key, f"listed {template.id} {draft.about}")
    item = Choice(
        options=tuple(sorted(ids, key=_number)) if draft.ascending else ordered,
        right=draft.right.id,
        fixed_order=draft.ascending,
        goals=template.goals,
        minutes=draft.minutes,
        picture=draft.picture,
    )
    return item, {each.id: each.label for each in kept}


def _given(template: Template, draft: DraftItem) -> tuple[AskedItem, Labels] | None:
    """Return an item of another kind, whose options differ in what a reader sees."""
    item = msgspec.structs.replace(draft.item, goals=template.goals)
    labels = [draft.labels[each] for each in listed(item) if each in draft.labels]
    if any(_alike(one, other) for one, other in combinations(labels, 2)):
        return None
    return item, draft.labels


def _number(id_: str) -> tuple[float, str]:
    """Return by what an option stands among numbers."""
    numbers = read_number(id_)
    return (numbers[0] if numbers else 0.0), id_


def _unfit(id_: str) -> bool:
    """Return whether an id is empty, or gives away that the option is right or wrong."""
    return not id_ or any(word in TELLING for word in id_.lower().replace("_", "-").split("-"))


def _alike(one: Message, other: Message) -> bool:
    """Return whether two labels say the same, in any of our languages."""
    return any(_said(one, say) == _said(other, say) for say in ("en", "en-simple"))


def _said(label: Message, locale: str) -> str:
    return " ".join(catalogue(locale).render(label).casefold().split())
