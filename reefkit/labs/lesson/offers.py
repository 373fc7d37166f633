"""What can be changed in the match that is open, and when: as a page offers it, said already."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from reefkit.labs.choice import Choice
from reefkit.labs.lesson.moments import openings
from reefkit.labs.lesson.what_if import trial_of, what_if_of
from reefkit.match.errors import reject
from reefkit.match.what_if import (
    CardRemoved,
    Change,
    OptionTurned,
    StateChanged,
    changes_of,
    may_turn,
    refused,
    settled,
)
from reefkit.text import Message, message

if TYPE_CHECKING:
    from reefkit.labs.lesson.session import LessonSession

Group = Literal["named", "card", "option"]
GROUPS: tuple[Group, ...] = ("named", "card", "option")
_ON, _OFF = "yes", "no"


class Offer(NamedTuple):
    """One thing that can be changed.

    Attributes
    ----------
    key
        What a browser sends for it: its group and its id.
    group
        A named change, a card that is removed, or an option that is turned.
    id
        The named change's, the card's or the option's.
    name, about
        What it is, said; the second may be empty.
    values
        What an option can be turned to: value and label; empty where it is typed, or is none.
    least, most
        Of an option that is typed.
    """

    key: str
    group: Group
    id: str
    name: str
    about: str = ""
    values: tuple[tuple[str, str], ...] = ()
    least: int = 0
    most: int = 0

    @property
    def is_typed(self) -> bool:
        """Whether a number is typed."""
        return self.group == "option" and not self.values


class When(NamedTuple):
    """One moment at which the change can be made."""

    position: int
    name: Message


def offers(session: LessonSession) -> tuple[Offer, ...]:
    """List what can be changed in the match that is open: named changes, cards, options."""
    kind, say, setup = session.kind, session.say, session.open_table.setup
    asked, known = what_if_of(session), changes_of(kind.game)
    found = [
        Offer(
            f"named:{each}",
            "named",
            each,
            say.render(Message(f"what-if-named-{kind.id}-{each}")),
            say.render(Message(f"what-if-named-{kind.id}-{each}.about")),
        )
        for each in known.named(setup)
    ]
    cards = [(each, say.render(asked.card_name(each))) for each in known.cards(setup)]
    found += [
        Offer(f"card:{each}", "card", each, name)
        for each, name in sorted(cards, key=lambda card: card[1].casefold())
    ]
    may = may_turn(kind.game, setup)
    options = {**kind.new_match.defaults(), **setup.options}
    for choice in kind.new_match.choices(say, options):
        offer = _option(session, choice, options) if choice.name in may else None
        found += [] if offer is None else [offer]
    return tuple(found)


def _option(session: LessonSession, choice: Choice, now: Mapping[str, Any]) -> Offer | None:
    """Offer an option with the values that it does not have; none where it has no other."""
    values: tuple[tuple[str, str], ...] = ()
    if choice.how == "switch":
        other = _OFF if now[choice.name] else _ON
        values = ((other, session.say.render(Message(f"what-if-turned-{other}"))),)
    elif choice.how == "choice":
        values = tuple(each for each in choice.values if each[0] != str(now[choice.name]))
    elif choice.how != "number":
        return None
    if choice.how != "number" and not values:
        return None
    key = f"option:{choice.name}"
    return Offer(
        key, "option", choice.name, choice.title, choice.about, values, choice.least, choice.most
    )


def chosen(session: LessonSession) -> Offer | None:
    """Give what the student has chosen to change; none before."""
    key = trial_of(session).change
    return next((each for each in offers(session) if each.key == key), None)


def value_of(session: LessonSession, offer: Offer) -> str:
    """Give what an option is turned to: as chosen, else the first value; empty for none."""
    value = trial_of(session).value
    if offer.is_typed:
        return value
    known = [each for each, _ in offer.values]
    return value if value in known else (known[0] if known else "")


def change_of(session: LessonSession) -> Change:
    """Give the change that is set on the page.

    Raises
    ------
    Rejection
        When none is chosen, or an option's value is missing or none that it can have.
    """
    offer = chosen(session)
    if offer is None:
        raise reject("what-if-choose")
    if offer.group == "named":
        return StateChanged(offer.id)
    if offer.group == "card":
        return CardRemoved(offer.id)
    value: object = value_of(session, offer)
    if value == "":
        raise reject("what-if-value")
    if value in {_ON, _OFF}:
        value = value == _ON
    checked = session.kind.new_match.check_option(offer.id, value)
    if checked == session.open_table.setup.options.get(offer.id):
        raise reject("what-if-same-value")
    return OptionTurned(offer.id, checked)


def moments_of(session: LessonSession, change: Change) -> tuple[When, ...]:
    """List when a change can be made, the earliest first.

    The start, the beginning of each round and the surveys are offered, and the moment of the replay
    from which the page was opened; where a change has a moment of its own, that one alone.
    """
    match, kind = session.open_table.match, session.kind
    own = changes_of(kind.game).opens(match, change)
    found = kind.moments(session.open_table)
    begun = {at: number for number, at in enumerate(openings(found))}
    replayed = trial_of(session).replayed
    wanted = {*begun, *kind.surveys(found), *(() if replayed is None else (replayed,))}
    if own is not None:
        wanted = {own}
    allowed = []
    for at in sorted({settled(match, each) for each in wanted if each <= match.position}):
        if refused(match, change, at) is not None:
            continue
        name = found[at].name
        if own is None and at in begun and at != replayed:
            round_ = found[at].round
            name = session.scene().own("what-if-opening", round=round_)
        allowed.append(When(at, message("what-if-start") if at == 0 else name))
    return tuple(allowed)


def position_of(session: LessonSession, allowed: tuple[When, ...]) -> int | None:
    """Give when the change is made; none where it never can be.

    As chosen; else at the moment of the replay from which the page was opened, or the last one
    before it at which the change can be made; else at the first moment.
    """
    trial = trial_of(session)
    known = [each.position for each in allowed]
    if trial.position in known:
        return trial.position
    before = [at for at in known if trial.replayed is not None and at <= trial.replayed]
    return next(iter([*before[-1:], *known]), None)
