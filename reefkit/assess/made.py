"""The machine for questions from a match: it knows no game.

A game gives templates. A template looks at what happened (facts), and drafts questions; the machine
chooses, checks that exactly one option is right and that no two options are the same, and drops
what cannot be asked.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from reefkit.assess.items import AskedItem, Goal, Picture
from reefkit.assess.question import Named, Question
from reefkit.text import Message

Pick = Callable[[Sequence[Any], str], Any]
"""Picks one of a sequence, repeatably, for a purpose."""


class Draft(Struct, frozen=True, kw_only=True):
    """A multiple-choice question that a template proposes.

    Parameters
    ----------
    about
        What of the match it asks about, such as ``round-3-anoxia``: unique within its template.
    prompt, title
        What is asked, and a few words for it.
    right
        The right option: an id that says what it is (a taxon, ``6``), never that it is right.
    others
        Distractors: other values from the same match, best first. Those that say the same as
        another option are left out; two to three are used.
    why, why_option, moment, picture, unit
        As in `Question`.
    ascending
        Whether options are numbers, to be listed from small to large.
    minutes
        How long it takes.
    """

    about: str
    prompt: Message
    title: Message
    right: Named
    others: tuple[Named, ...]
    why: tuple[Message, ...]
    why_option: dict[str, Message] = {}
    moment: int | None = None
    picture: Picture | None = None
    ascending: bool = False
    minutes: float = 1.0


class DraftItem(Struct, frozen=True, kw_only=True):
    """A question of any other kind that a template proposes: number, several, ordering, plots.

    Parameters
    ----------
    item
        The item with its key; its goals are the template's.
    labels
        The names of its options, taxa and disasters, by id.
    about, prompt, title, why, why_option, moment
        As in `Draft`.
    unit
        As in `Question`.
    """

    about: str
    prompt: Message
    title: Message
    item: AskedItem
    labels: dict[str, Message] = {}
    why: tuple[Message, ...] = ()
    why_option: dict[str, Message] = {}
    unit: Message | None = None
    moment: int | None = None


AnyDraft = Draft | DraftItem


class Template(Struct, frozen=True, kw_only=True):
    """A kind of question that a match may offer.

    Parameters
    ----------
    id
        Its name.
    goals
        The learning goals that its questions speak to.
    make
        Drafts of all questions that the template can ask, given the game's facts, the seat and
        what picks repeatably; none where it does not apply.
    """

    id: str
    goals: tuple[Goal, ...]
    make: Callable[[Any, int, Pick], Sequence[AnyDraft]]


def offer(templates: Sequence[Template], facts: Any, seat: int, key: str) -> list[Question]:  # noqa: ANN401 (facts are the game's)
    """Return the questions that a match offers a seat: one a template, the best first.

    Parameters
    ----------
    templates
        What a game can ask, in order of preference.
    facts
        What the game's templates read.
    seat
        Whose reef.
    key
        Whose questions: the same key gives the same ones. Their ids are ``template:about``.
    """
    raise NotImplementedError
