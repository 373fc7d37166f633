"""Regions that only Succession has: other seats, rock, pile, controls, score, latest events."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from markupsafe import Markup

from reefkit.games.succession import actions as do
from reefkit.games.succession import queries
from reefkit.games.succession.guide import PlayableCard, Rock, RockVisit, Settled
from reefkit.games.succession.settlement_record import standing
from reefkit.labs.lesson import replay
from reefkit.labs.lesson.lab import Part
from reefkit.labs.lesson.parts import match_view
from reefkit.labs.lesson.scene import board_cache_key
from reefkit.labs.succession import places_picture
from reefkit.labs.succession import scene as moves
from reefkit.labs.succession.page_acts import KEYS, acts
from reefkit.labs.succession.rock_picture import (
    ROCK_WIDTH,
    LastVisit,
    Settler,
    first_free,
    picture,
    visit_middle,
)
from reefkit.labs.succession.scene import Scene
from reefkit.text import Message, message
from reefkit.widgets.figure.described import board
from reefkit.widgets.pictured import described_html

ROW, ROWS, BROAD = 6, 16, 8
"""Maximum numbers of cards in one row, in two rows, and side by side."""
FEW, SLIM = 4, 5
"""Maximum numbers of cards in one row on a phone, and side by side there."""


def _columns(cards: int) -> tuple[int, int]:
    half = -(-cards // 2)
    if cards <= ROW:
        return max(cards, 5), half if cards > FEW else FEW
    return (half if cards <= ROWS else BROAD), min(half, SLIM)


def _claim_of(scene: Scene) -> str:
    return scene.follower if scene.is_awaited else ""


def in_order(scene: Scene) -> list[PlayableCard]:
    """Return the hand as it is shown: by colour, then by number."""
    kinds = list(scene.rules.content.cards)
    return sorted(scene.cards, key=lambda each: (kinds.index(each.card), each.index))


def _stop(scene: Scene) -> int:
    """Return the card at which Tab stops, and arrow keys go on; -1 if none can be used."""
    if scene.phase in {"setup", "survey"} or scene.over:
        return -1
    if scene.chosen is not None:
        return scene.chosen.index
    cards = in_order(scene)
    claims = (each.index for each in cards if each.playable or each.card == _claim_of(scene))
    return next(claims, cards[0].index if cards else -1)


def _render_controls(scene: Scene) -> str:
    if scene.over and not scene.replaying:
        return "" if scene.ui.tab == "final" else scene.render("ended.html")
    still = replay.still(scene)
    if still:
        return still
    shouts = [*moves.starters(scene), *moves.shouts(scene)]
    first = next(iter(scene.view.awaited), None)
    covered = scene.covered_hand and scene.is_awaited and not moves.asks_all(scene)
    found = moves.Moves() if covered or shouts else moves.moves(scene)
    return scene.render(
        "controls.html",
        cover=match_view.render_cover(scene) if covered else "",
        covered=covered,
        hidden=scene.covered_hand,
        cards=[(each, scene.story(each.card), each == scene.chosen) for each in in_order(scene)],
        columns=_columns(len(scene.cards)),
        crowd=len(scene.cards) > ROW,
        moves=found,
        shouts=shouts,
        calls=found.calls
        or (bool(shouts) and scene.phase == "upgrade" and moves.may_call(scene, *scene.here)),
        catches=moves.catches(scene),
        awaited=first.id if first else "",
        seconds=scene.seconds_left(first.id, first.seconds) if first else None,
        keys=bool(scene.ui.settings.get(KEYS, True)),
        stop=_stop(scene),
        claim=_claim_of(scene),
        causes=scene.causes if scene.chosen is None else [],
        begins=not scene.state.pile and scene.phase not in {"setup", "survey"},
        penalty=scene.rules.content.rules.numbers.last_card_penalty,
        say=scene.hand.say,
        flies=len(scene.here) == 1,
    )


CONTROLS_PART = Part("controls", _render_controls, acts, on=("play",))

MOST_BACKS = 6
"""Maximum number of card backs drawn for a seat; the text says how many cards it has."""
CROWDED_TABLE = 4
"""Minimum number of other seats at which there is no room for the backs of their cards."""


def _others(scene: Scene) -> list[dict[str, object]]:
    state, count = scene.state, len(scene.seats)
    first = 0 if scene.class_view.is_watching else 1
    found = []
    for step in range(first, count):
        seat = (scene.seat + step) % count
        said = "silent" if seat == state.uncalled else ""
        said = "said" if queries.has_called(scene.step, seat) else said
        cards = state.hands[seat]
        text = message("succession-page-holds", cards=len(cards), state=said)
        points = None
        if scene.round > 1:
            points = message("succession-page-points", points=scene.totals[seat])
        backs, is_bot = min(len(cards), MOST_BACKS), scene.is_bot(seat)
        on_turn = seat == state.player and state.phase != "upgrade"
        held = tuple(scene.story(card) for card in cards if card)
        found.append(
            {
                "seat": seat,
                "name": scene.name(seat),
                "backs": backs,
                "says": text,
                "points": points,
                "on_turn": on_turn,
                "is_bot": is_bot,
                "held": held,
            }
        )
    return found


def _render_others(scene: Scene) -> str:
    found = _others(scene)
    return scene.render("players.html", others=found, crowd=len(found) >= CROWDED_TABLE)


OTHERS_PART = Part("others", _render_others, on=("play",), reads=board_cache_key)


def direction_of_play(scene: Scene) -> Message | None:
    coming = queries.coming(scene.step)
    if coming < 0:
        return None
    turned = len(scene.seats) > 2 and scene.state.direction < 0
    said = "succession-page-way" if turned else "succession-page-next"
    return message(said, player=scene.name(coming))


def _render_pile(scene: Scene) -> str:
    pile = scene.state.pile
    may_draw = scene.may_play and scene.can(do.DrawOne)
    rock = scene.rock
    laid: list[Settled | RockVisit] = [
        *rock.settled[-1:], *rock.visits[-1:], *rock.turned_away[-1:]
    ]  # fmt: skip
    by = max(laid, key=lambda each: each.position).seat if laid else None
    return scene.render(
        "pile.html",
        top=scene.story(pile[-1]) if pile else None,
        way=direction_of_play(scene),
        may_draw=may_draw,
        by=None if by == scene.seat else by,  # the seat's own card flies from its hand
    )


PILE_PART = Part("pile", _render_pile, on=("play",), reads=board_cache_key)


class _RockView(NamedTuple):
    """A rock as it is shown after the latest card."""

    settlers: list[Settler]  #: One entry per kind that lives on it.
    visit: LastVisit | None  #: The latest visit; None if a settler was laid after it.
    told: Message | None  #: What the visitor did; None without `visit`.
    kinds: dict[str, int]  #: Number of each kind, in order of arrival.


def places(record: Rock) -> list[int]:
    """Return the place that each settler took: its kind's, or the first free one.

    A place is free again once the card after the visit is laid; until then it shows who is missing.
    """
    found: list[int] = []
    for each in record.settled:
        held = {
            record.settled[number].card: place
            for number, place in enumerate(found)
            if not 0 < record.settled[number].until < each.time - 1
        }
        found.append(held.get(each.card, first_free(held.values())))
    return found


def shown(record: Rock) -> _RockView:
    taken = places(record)
    last = record.visits[-1] if record.visits else None
    latest = record.settled[-1] if record.settled else None
    # A card named by a predator settles in the same play: show both.
    newest = max(last.position if last else -1, latest.position if latest else -1)
    visit = last if last is not None and last.position == newest else None
    new = latest.card if latest is not None and latest.position == newest else ""
    kinds: dict[str, int] = {}
    at: dict[str, int] = {}
    for each, place in zip(record.settled, taken, strict=True):
        if not each.until:
            kinds[each.card] = kinds.get(each.card, 0) + 1
            at[each.card] = place
    settlers = [Settler(card, at[card], count, card == new) for card, count in kinds.items()]
    if visit is None:
        return _RockView(settlers, None, None, kinds)
    eaten = [Settler(record.settled[one].card, taken[one]) for one in visit.eaten]
    names = [Message(f"succession-{card}") for card in dict.fromkeys(each.art for each in eaten)]
    text = message(
        "succession-page-visit" if eaten else "succession-page-visit-none",
        who=Message(f"succession-{visit.card}"),
        guild=visit.guild,
        card=visit.card,
        **({"prey": names} if eaten else {}),
    )
    return _RockView(settlers, LastVisit(visit.card, tuple(eaten)), text, kinds)


def counts(kinds: Mapping[str, int]) -> list[Message]:
    return [
        message(
            "succession-page-count",
            count=count,
            one=Message(f"succession-{kind}.one"),
            kind=Message(f"succession-{kind}"),
        )
        for kind, count in kinds.items()
    ]


class _Happened(NamedTuple):
    """What the latest card did to a rock of so many places, with the drawings of who it was."""

    by: str
    whom: tuple[str, ...]
    text: Message


def happened(record: Rock) -> list[_Happened]:
    """List what the latest play did: who ate, who covered whom, who found no room."""
    found, told = places_picture.newest(record), shown(record).told
    events = []
    if found.visit is not None and told is not None:
        eaten = tuple(record.settled[each].card for each in found.visit.eaten)
        events.append(_Happened(found.visit.card, eaten, told))
    if found.settler is not None and found.covered:
        kinds = tuple(dict.fromkeys(each.card for each in found.covered))
        names = [Message(f"succession-{kind}") for kind in kinds]
        one = Message(f"succession-{found.settler.card}")
        events.append(
            _Happened(
                found.settler.card, kinds, message("succession-page-covers", who=one, whom=names)
            )
        )
    if found.turned_away is not None:
        kind = found.turned_away.card
        who = Message(f"succession-{kind}")
        events.append(_Happened(kind, (), message("succession-page-no-room", who=who)))
    return events


def _told(scene: Scene, kinds: Mapping[str, int]) -> Markup:
    """Return the description of the rock, by guild."""
    say, cards = scene.say, scene.rules.content.cards
    parts = (
        (
            say.render(Message(f"succession-guild-{guild}")),
            [
                say.render(Message(f"succession-{kind}"))
                for kind, count in kinds.items()
                for _ in range(count)
                if cards[kind].guild == guild
            ],
        )
        for guild in dict.fromkeys(cards[kind].guild for kind in kinds)
    )
    title = say.render(message("succession-page-rock"))
    return described_html("rock", board(say, title, parts), over=True)


def _render_rock(scene: Scene) -> str:
    rock, seen = scene.rock, shown(scene.rock)
    counted = counts(seen.kinds)
    if counted:
        text = message("succession-page-rock-said", kinds=counted)
    else:
        text = message("succession-page-rock-bare")
    if rock.places:
        free = rock.places - sum(len(each.at) for each in standing(rock))
        return scene.render(
            "rock_places.html",
            picture=places_picture.picture(rock, scene.say.render(text)),
            happened=happened(rock),
            free=message("succession-page-free", free=free, places=rock.places),
            full=not free,
            turned_away=places_picture.newest(rock).turned_away is not None,
            kinds=len(seen.kinds),
            described=_told(scene, seen.kinds),
        )
    return scene.render(
        "rock.html",
        picture=picture(seen.settlers, seen.visit, scene.say.render(text)),
        told=seen.told,
        told_right=seen.visit is not None and visit_middle(seen.visit) < ROCK_WIDTH / 2,
        kinds=len(seen.kinds),
        described=_told(scene, seen.kinds),
    )


ROCK_PART = Part("rock", _render_rock, on=("match",), reads=board_cache_key)


class _SeatPoints(NamedTuple):
    """A row of the score: one seat's points, of which few are good."""

    seat: int
    name: str
    #: By round; empty for a round not played yet, a message where the seat went out.
    rounds: list[Message | int | str]
    total: int
    place: int  #: From 1; equal totals share a place.


def rows(scene: Scene) -> list[_SeatPoints]:
    state = scene.state
    found = []
    for seat, total in enumerate(scene.totals):
        cells: list[Message | int | str] = []
        for number in range(scene.rounds):
            if number >= len(state.points):
                cells.append("")
            elif state.out[number] == seat:
                cells.append(message("succession-page-score-out"))
            else:
                cells.append(state.points[number][seat])
        place = 1 + sum(other < total for other in scene.totals)
        found.append(_SeatPoints(seat, scene.name(seat), cells, total, place))
    return sorted(found, key=lambda row: (row.total, row.seat))


def _render_score(scene: Scene) -> str:
    return scene.render("score.html", rows=rows(scene), rounds=scene.rounds)


SCORE_PART = Part("score", _render_score)

LINES = 3
"""Latest lines of this round shown under the charts; the log tab has all lines."""


def _render_events(scene: Scene) -> str:
    if scene.over:
        return ""
    lines = [each for each in scene.happened if each.round == scene.round]
    return scene.render("told.html", lines=lines[-LINES:])


EVENTS_PART = Part("told", _render_events, on=("play",), reads=board_cache_key)
