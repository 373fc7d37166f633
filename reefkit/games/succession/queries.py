"""What a page may ask about a match of Succession, so that no page holds a rule.

Every function is pure and answers from what a seat may see: `look` gives that, and the others take
it. Answers are typed and frozen; every text in them is a message of the catalogue. The substrate's
record says who settled when, and what came of it (S9, S16).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Literal, NamedTuple

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from reefkit import ecology
from reefkit.games.succession import actions as do
from reefkit.games.succession.actions import Follow, LayCard, Upgrade
from reefkit.games.succession.content import WAVES, Content
from reefkit.games.succession.rules import SuccessionRules
from reefkit.games.succession.state import (
    HIDDEN,
    NOBODY,
    State,
    Step,
    card_name,
    card_one,
    colour_name,
)
from reefkit.games.succession.turn import (
    LAYING,
    awaited_seats,
    follower,
    legal,
    namable,
    refusal,
    why_not,
)
from reefkit.match import seat_view
from reefkit.match.errors import DamagedError
from reefkit.match.game import Action, Ready
from reefkit.match.match import Match
from reefkit.match.table import Table
from reefkit.text import Message, message

if TYPE_CHECKING:
    from numpy.typing import NDArray


# ---- What the guide answers: typed and frozen; every text in them is a message of the catalogue

Call = Literal["", "last", "winner"]
"""What has to be called out with a play: nothing, *Last card* or *Winner*."""


class CardStory(Struct, frozen=True):
    """A kind of card, as it is explained."""

    card: str
    colour: str
    guild: str
    feeding: str
    number: int
    copies: int
    points: int  #: What it counts when it is left in a hand.
    #: ``name``, ``one``: Its name as on the card (*barnacles*), and one of them (*barnacle*).
    name: Message
    one: Message
    story: Message  #: A sentence or two of natural history, or of what a disturbance is.
    does: Message  #: What happens when it is played; a sentence for numbered cards too.
    follower: str  #: The card that may follow it at once; empty: none.
    eats: tuple[str, ...]  #: Cards of the substrate's record (S9).


class PlayableCard(Struct, frozen=True):
    """A card of one's hand: whether it may be laid now, why, and what it would do."""

    index: int  #: Its place in the hand; copies of a kind have places of their own.
    card: str
    playable: bool  #: Whether a `LayCard` (or, in *hand-on*, a `HandOn`) of it is allowed now.
    why: Message  #: Why it may, or may not, in one sentence.
    does: Message  #: What a play would do, with the names of who is struck.
    #: What the play must or may name: nothing, a number held (crab, shrimp: optional) or a colour
    #: (nudibranch, jellyfish: compulsory).
    needs: Literal["", "number", "colour"]
    #: ``numbers``, ``colours``: What may be named.
    numbers: tuple[int, ...]
    colours: tuple[str, ...]
    call: Call  #: What has to be called out with it, where nothing else is named.
    call_with_number: Call  #: What has to be called out where a number is named too.


class SeatStory(Struct, frozen=True):
    """A seat as everybody may see it."""

    seat: int
    name: str
    bot: str
    cards: int  #: How many cards it holds.
    points: int  #: Its points of all finished rounds; the fewest win.
    place: int  #: Its place by points, from 1; equal points share it.
    on_turn: bool
    awaited: bool
    said_last: bool  #: It holds one card and has said so.
    catchable: bool  #: It holds one card, has not said so, and can be caught by the others now.
    passed: bool  #: It has passed in the open upgrade window.


class Now(Struct, frozen=True):
    """Where the table stands."""

    round: int
    rounds: int
    phase: str  #: One of `state.PHASES`.
    #: Whose turn or choice it is, or who laid the card that others may claim; −1: nobody.
    player: int
    coming: int  #: Who comes next, as things stand; −1: nobody.
    colour: str
    top: str  #: The card on top of the pile; empty: none.
    #: ``deck``, ``pile``: How many cards lie there.
    deck: int
    pile: int
    direction: int  #: 1 clockwise, −1 the other way.
    follower: str  #: The card that may follow or be claimed now; empty: none.
    window: bool  #: Whether a clock of seconds runs for what is awaited (follow, upgrade, more).
    #: How long what is awaited has; none: for ever. What is left of it, a page works out from
    #: `Table.waits_since(Now.awaited)`.
    seconds: float | None
    awaited: str  #: The id of what is awaited first; empty: nothing is.
    opening: str  #: The card that starts (in *start*); empty otherwise.
    limit: int  #: The highest number that `player` may play this turn (sedimentation); 0: any.
    #: ``turn``, ``restarts_until``, ``round_until``: Turns begun in the round; after how many of
    #: the table starfish leave, and the round is scored as it stands (S14).
    turn: int
    restarts_until: int
    round_until: int


class Can(Struct, frozen=True):
    """Which buttons a seat has now."""

    start: str  #: The card it may start with (`LayCard`); empty: it may not.
    play: bool  #: Whether any card of its hand may be laid.
    #: ``draw``, ``follow``, ``upgrade``, ``pass_``, ``hand_on``, ``ready``, ``note``: Whether that
    #: action is allowed.
    draw: bool
    follow: bool
    upgrade: bool
    pass_: bool
    hand_on: bool
    ready: bool
    note: bool
    catch: tuple[int, ...]  #: Which seats it may catch.
    call: Call  #: What has to be called out with *Follow* or *Upgrade*.
    #: What keeps it from saying *Ready*, or what it is asked now, as a sentence; none: nothing.
    must: Message | None


class Settled(Struct, frozen=True):
    """One settler of a round's rock (S9, S16): the record feeds charts only."""

    time: int  #: As the how-manieth card of the round it was laid, from 1.
    turn: int  #: The turn of the round in which it was laid.
    position: int  #: The entry of the log.
    seat: int
    card: str
    guild: str
    until: int = 0  #: The time at which it was eaten or swept away; 0: it still stands.
    by: str = ""  #: What ended it: a predator's card or a disturbance's; empty: nothing has.


class RockVisit(Struct, frozen=True):
    """A predator or a disturbance on the rock."""

    time: int
    turn: int
    position: int
    seat: int
    card: str
    guild: str
    eaten: tuple[int, ...] = ()  #: Which settlers it took, as places in `Rock.settled`.


class Rock(Struct, frozen=True):
    """The record of one round's rock, card by card."""

    round: int
    times: int  #: How many cards were laid: time 0 is bare rock, and `times` is now.
    #: ``settled``, ``visits``: In the order in which they came.
    settled: tuple[Settled, ...]
    visits: tuple[RockVisit, ...]
    out: int  #: Who ended the round; −1: nobody has.


# ---- The substrate's record: who settled when, and what came of it (S9, S16)
#
# Read from a log and nothing else; it feeds charts and questions, and never changes the card
# game. Time is counted in cards laid in the round; time 0 is bare rock. Each round has a rock of
# its own, and a reshuffle of the deck does not clear it.

GUILDS = ("pioneers", "first-settlers", "late-settlers", "invaders")
"""Guilds that settle, the earliest first."""
ROOM = {"pioneers": 1, "first-settlers": 2, "late-settlers": 3, "invaders": 3}
"""How many parts of the rock one settler covers on charts: late ones grow large (S25)."""


class LaidCard(NamedTuple):
    """A card laid in a match, as the log tells it."""

    round: int
    turn: int
    time: int
    position: int
    seat: int
    card: str


class RockSeries(NamedTuple):
    """A rock through time: one value a time, from 0 (bare) to `Rock.times` (now)."""

    #: ``total``, ``richness``: Settlers that stand, and kinds of them: int64 (times + 1,).
    total: NDArray[np.int64]
    richness: NDArray[np.int64]
    #: Shannon's entropy of the kinds, natural logarithm: float64 (times + 1,).
    shannon: NDArray[np.float64]
    #: ``guilds``, ``room``: Settlers that stand by guild, and the parts of the rock that they cover
    #: (`ROOM`), in the order of `GUILDS`: int64 (times + 1, guilds).
    guilds: NDArray[np.int64]
    room: NDArray[np.int64]
    #: Settlers that stand by kind, in the order of `settlers`: int64 (times + 1, kinds).
    kinds: NDArray[np.int64]


def content_of(match: Match) -> Content:
    content = match.rules.content  # type: ignore[attr-defined]
    if not isinstance(content, Content):
        raise TypeError("the match is of another game")
    return content


def laid(match: Match, position: int | None = None) -> list[LaidCard]:
    content = content_of(match)
    found: list[LaidCard] = []
    for at in range(match.position if position is None else position):
        action, seat = match.action_at(at), match.entries[at].seat
        if seat is None or not isinstance(action, LayCard | Follow | Upgrade):
            continue
        before: State = match.state_at(at)
        kinds = kinds_laid(content, action, before.pile[-1] if before.pile else "")
        if not set(kinds) <= content.cards.keys():  # only a copy that was made up has such
            raise DamagedError(message("save-copy-wrong"))
        for number, kind in enumerate(kinds, 1):
            found.append(LaidCard(before.round, before.turn, before.laid + number, at, seat, kind))
    return found


def kinds_laid(content: Content, action: Action, top: str) -> list[str]:
    """List the cards an action lays on `top`; a predator brings the one it names."""
    if not isinstance(action, LayCard):
        return [content.cards[top].follower if top in content.cards else ""]
    kinds = [action.card]
    if action.number is not None:
        named = (kind for kind, card in content.cards.items() if card.number == action.number)
        kinds.append(next(named, ""))
    return kinds


@dataclass
class GrowingRock:
    """A rock while its cards are read."""

    content: Content
    round: int
    times: int = 0
    settled: list[Settled] = field(default_factory=list)
    visits: list[RockVisit] = field(default_factory=list)

    def take(self, one: LaidCard) -> None:
        card = self.content.cards[one.card]
        self.times = one.time
        place = (one.time, one.turn, one.position, one.seat, one.card, card.guild)
        if card.number or card.settles:
            self.settled.append(Settled(*place))
            return
        taken = [self._latest({prey}) for prey in card.eats]
        if any(effect.do == "sweep" for effect in card.effects):
            taken.append(self._latest(set(self.content.cards)))
        eaten = tuple(sorted(each for each in taken if each is not None))
        for each in eaten:
            self.settled[each] = replace(self.settled[each], until=one.time, by=one.card)
        self.visits.append(RockVisit(*place, eaten=eaten))

    def _latest(self, kinds: set[str]) -> int | None:
        for place in range(len(self.settled) - 1, -1, -1):
            one = self.settled[place]
            if one.card in kinds and not one.until:
                return place
        return None


def rocks_of_match(match: Match, position: int | None = None) -> tuple[Rock, ...]:
    """Return the record of every round that has begun by a position (none: by now).

    Raises
    ------
    DamagedError
        When a seat's copy tells of cards that there are none of.
    """
    content = content_of(match)
    state: State = match.state_at(match.position if position is None else position)
    growing = [GrowingRock(content, number) for number in range(1, state.round + 1)]
    for one in laid(match, position):
        growing[one.round - 1].take(one)
    return tuple(
        Rock(
            round=each.round,
            times=each.times,
            settled=tuple(each.settled),
            visits=tuple(each.visits),
            out=state.out[number] if number < len(state.out) else NOBODY,
        )
        for number, each in enumerate(growing)
    )


# -- what stands at a time ----------------------------------------------------------------------


def standing(rock: Rock, time: int | None = None) -> tuple[Settled, ...]:
    at = rock.times if time is None else time
    return tuple(
        each for each in rock.settled if each.time <= at and not (each.until and each.until <= at)
    )


def cover(rock: Rock, time: int | None = None) -> dict[str, int]:
    return dict(Counter(each.card for each in standing(rock, time)))


def guilds(rock: Rock, time: int | None = None) -> dict[str, int]:
    counts = Counter(each.guild for each in standing(rock, time))
    return {guild: counts[guild] for guild in GUILDS}


def settlers(content: Content) -> tuple[str, ...]:
    return tuple(kind for kind, card in content.cards.items() if card.number or card.settles)


def rock_series(rock: Rock, content: Content) -> RockSeries:
    kinds = settlers(content)
    counts = np.zeros((rock.times + 1, len(kinds)), np.int64)
    for each in rock.settled:
        counts[each.time : each.until or rock.times + 1, kinds.index(each.card)] += 1
    of_guild = np.array(
        [[content.cards[kind].guild == guild for guild in GUILDS] for kind in kinds]
    )
    by_guild = counts @ of_guild.astype(np.int64)
    return RockSeries(
        total=counts.sum(axis=1),
        richness=np.asarray(ecology.richness(counts), np.int64),
        shannon=np.asarray(ecology.shannon(counts), np.float64),
        guilds=by_guild,
        room=by_guild * np.array([ROOM[guild] for guild in GUILDS]),
        kinds=counts,
    )


# ---- What the guide tells of cards: their story, why they may be laid, and what they would do


def card(rules: SuccessionRules, kind: str) -> CardStory:
    one = rules.content.cards[kind]
    return CardStory(
        card=kind,
        colour=one.colour,
        guild=one.guild,
        feeding=one.feeding,
        number=one.number,
        copies=one.copies,
        points=one.points,
        name=card_name(kind),
        one=card_one(kind),
        story=Message(f"succession-{kind}.story"),
        does=_does_always(one.number, one.follower, kind, one.colour),
        follower=one.follower,
        eats=one.eats,
    )


def _does_always(number: int, follower: str, kind: str, colour: str) -> Message:
    if not number:
        return Message(f"succession-{kind}.does")
    if follower:
        return message(
            "succession-does-opens", colour=colour_name(colour), card=card_name(follower)
        )
    return message("succession-does-settles", colour=colour_name(colour))


def _why(step: Step, kind: str, *, is_asked: bool) -> Message:
    state = step.state
    if state.phase == "hand-on" and is_asked:
        return message("succession-why-hand-on")
    if state.phase not in LAYING or (not is_asked and state.player == NOBODY):
        return message("succession-why-not-now")
    if not is_asked:
        return message("succession-why-others-turn", player=step.who(state.player))
    return why_not(step, kind) or _why_so(step, kind)


def _why_so(step: Step, kind: str) -> Message:
    if step.state.phase == "start":
        return message("succession-why-opening")
    if not step.card(kind).number:
        return message("succession-why-any-colour")
    return message("succession-why-matches", colour=colour_name(step.card(kind).colour))


def does(step: Step, seat: int, kind: str) -> Message:
    one = step.card(kind)
    if one.number:
        return _does_always(one.number, one.follower, kind, one.colour)
    coming = step.after(seat)
    if step.effect(kind, "skip") is not None:
        return message(
            f"succession-does-{kind}",
            player=step.who(coming),
            next=step.who(step.after(coming)),
        )
    return message(f"succession-does-{kind}", player=step.who(coming))


def _call_of(step: Step, kind: str, left: int) -> Call:
    if left == 0:
        return "winner"
    draws_itself = any(
        effect.do == "draw" and effect.who == "all" for effect in step.card(kind).effects
    )
    return "last" if left == 1 and not draws_itself else ""


# ---- What a page may ask about a match of Succession, so that no page holds a rule
#
# Every function is pure and answers from what a seat may see: `look` gives that, and the others
# take it. Answers are typed and frozen; every text in them is a message of the catalogue.


@dataclass(frozen=True)
class Sight(seat_view.SeatView[SuccessionRules, State]):
    """What a seat may see, with all that the rules read of it."""

    @property
    def step(self) -> Step:
        return self.rules.stepping(self.state)


rules_of = partial(seat_view.rules_of, kind=SuccessionRules)


def look(handle: Table, seat: int | None, position: int | None = None) -> Sight:
    return Sight.of(handle, SuccessionRules, seat, position)


# -- how the table stands -----------------------------------------------------------------------


def now(sight: Sight) -> Now:
    state, step = sight.state, sight.step
    numbers = sight.rules.content.rules.numbers
    first = sight.awaited[0] if sight.awaited else None
    seats = len(step.seats)
    coming = state.coming
    if state.phase in {"turn", "drawn"}:
        coming = step.after(state.player)
    return Now(
        round=state.round,
        rounds=sight.rules.options.rounds,
        phase=state.phase,
        player=state.player,
        coming=coming if state.phase not in {"setup", "start", "survey", "over"} else NOBODY,
        colour=state.colour,
        top=state.pile[-1] if state.pile else HIDDEN,
        deck=len(state.deck),
        pile=len(state.pile),
        direction=state.direction,
        follower=follower(step),
        window=state.phase in {"follow", "upgrade", "more"},
        seconds=first.seconds if first else None,
        awaited=first.id if first else "",
        opening=state.opening,
        limit=state.limit,
        turn=state.turn,
        restarts_until=numbers.restarts_until * seats,
        round_until=numbers.round_until * seats,
    )


def seats(sight: Sight) -> tuple[SeatStory, ...]:
    state, step = sight.state, sight.step
    waited_for = {seat for each in sight.awaited for seat in each.seats}
    totals = [sum(points[seat] for points in state.points) for seat in step.seats]
    return tuple(
        SeatStory(
            seat=seat,
            name=step.who(seat),
            bot=step.setup.seats[seat].bot or "",
            cards=len(state.hands[seat]),
            points=totals[seat],
            place=1 + sum(total < totals[seat] for total in totals),
            on_turn=seat == state.player and state.phase != "upgrade",
            awaited=seat in waited_for,
            said_last=len(state.hands[seat]) == 1 and _has_said(state, seat),
            catchable=seat == state.uncalled,
            passed=state.phase in {"upgrade", "hand-on"} and state.passed[seat],
        )
        for seat in step.seats
    )


def _has_said(state: State, seat: int) -> bool:
    if seat == state.uncalled or state.phase in {"setup", "survey", "over"}:
        return False
    laying = seat == state.player and state.phase in {"follow", "more", "patch"}
    return state.called if laying else True


# -- what a seat may do -------------------------------------------------------------------------


def hand(sight: Sight) -> tuple[PlayableCard, ...]:
    if sight.seat is None:
        return ()
    return tuple(
        _held(sight, sight.seat, index, kind)
        for index, kind in enumerate(sight.state.hands[sight.seat])
    )


def _held(sight: Sight, seat: int, index: int, kind: str) -> PlayableCard:
    state, step = sight.state, sight.step
    is_asked = seat in awaited_seats(step)
    handing = state.phase == "hand-on"
    laying = is_asked and state.phase in LAYING
    playable = is_asked and (handing or (laying and not refusal(step, kind)))
    numbers = tuple(namable(step, seat, kind)) if laying else ()
    names_colour = step.effect(kind, "name-colour") is not None
    left = len(state.hands[seat]) - 1
    needs = "colour" if names_colour else "number" if numbers else ""
    return PlayableCard(
        index=index,
        card=kind,
        playable=playable,
        why=_why(step, kind, is_asked=is_asked),
        does=does(step, seat, kind),
        needs=needs,  # type: ignore[arg-type]
        numbers=numbers,
        colours=WAVES if names_colour else (),
        call=_call_of(step, kind, left) if laying else "",
        call_with_number=_call_of(step, kind, left - 1) if laying and numbers else "",
    )


def can(sight: Sight) -> Can:
    seat, state, step = sight.seat, sight.state, sight.step
    choices = [] if seat is None else legal(step, seat)
    kinds = {type(each) for each in choices}
    claims = kinds & {do.Follow, do.Upgrade}
    starts = state.phase == "start" and do.LayCard in kinds
    held = 0 if seat is None else len(state.hands[seat])
    what = next((each.what for each in sight.awaited if seat in each.seats), None)
    return Can(
        start=state.opening if starts else HIDDEN,
        play=do.LayCard in kinds,
        draw=do.DrawOne in kinds,
        follow=do.Follow in kinds,
        upgrade=do.Upgrade in kinds,
        pass_=do.Pass in kinds,
        hand_on=do.HandToLeft in kinds,
        ready=Ready in kinds,
        note=do.RockNote in kinds,
        catch=tuple(each.seat for each in choices if isinstance(each, do.Catch)),
        call=_call_of(step, follower(step), held - 1) if claims else "",
        must=what,
    )


# -- the rock -----------------------------------------------------------------------------------


def rock(handle: Table | Match, round_: int | None = None, position: int | None = None) -> Rock:
    """Return the record of one round's rock (none: the latest), at a position (none: now).

    Before the first deal it is bare.
    """
    found = rocks(handle, position)
    number = len(found) if round_ is None else round_
    if not 1 <= number <= len(found):
        return Rock(round=number, times=0, settled=(), visits=(), out=NOBODY)
    return found[number - 1]


def rocks(handle: Table | Match, position: int | None = None) -> tuple[Rock, ...]:
    return rocks_of_match(seat_view.read(handle), position)


def series(handle: Table | Match, rock: Rock) -> RockSeries:
    return rock_series(rock, rules_of(handle).content)
