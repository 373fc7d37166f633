"""The regions of the page that only Succession has: hand, other seats, table, rock, score, news.

Each is a pure function of a scene. The rock is a picture that fills; the teacher's desk draws it
too.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from markupsafe import Markup, escape

from reefkit.games.succession.queries import CardStory, Rock, RockVisit, Settled
from reefkit.labs.lesson import replay
from reefkit.labs.lesson.lab import Part
from reefkit.labs.lesson.parts import match_view
from reefkit.labs.lesson.scene import board_cache_key
from reefkit.labs.succession import scene as moves
from reefkit.labs.succession.scene import KEYS, Scene, acts
from reefkit.text import Message, message
from reefkit.widgets.art import art
from reefkit.widgets.art.content import boldness

# ---- The hand and everything that can be done with it, and what can be called out fast

ROW, ROWS, BROAD = 6, 16, 8
"""Cards of one row, of two rows, and most beside each other."""
FEW, SLIM = 4, 5
"""Cards of one row on a phone, and most beside each other there."""


def _columns(cards: int) -> tuple[int, int]:
    half = -(-cards // 2)
    if cards <= ROW:
        return max(cards, 5), half if cards > FEW else FEW
    return (half if cards <= ROWS else BROAD), min(half, SLIM)


def _claim_of(scene: Scene) -> str:
    now = scene.standing_now
    return now.follower if now.phase in {"follow", "upgrade"} and scene.is_awaited else ""


def _render_controls(scene: Scene) -> str:
    if scene.over and not scene.replaying:
        return ""
    still = replay.still(scene)
    if still:
        return still
    shouts = [*moves.starters(scene), *moves.shouts(scene)]
    covered = scene.covered_hand and scene.is_awaited and not moves.asks_all(scene)
    found = moves.Moves() if covered or shouts else moves.moves(scene)
    return scene.render(
        "controls.html",
        cover=match_view.render_cover(scene) if covered else "",
        covered=covered,
        hidden=scene.covered_hand,
        cards=[(each, scene.story(each.card), each == scene.chosen) for each in scene.cards],
        columns=_columns(len(scene.cards)),
        crowd=len(scene.cards) > ROW,
        moves=found,
        shouts=shouts,
        catches=moves.catches(scene),
        now=scene.standing_now,
        seconds=scene.seconds_left(scene.standing_now.awaited, scene.standing_now.seconds),
        keys=bool(scene.ui.settings.get(KEYS, True)),
        waits=not found.buttons and not shouts,
        claim=_claim_of(scene),
        causes=scene.causes if scene.chosen is None else [],
        say=scene.hand.say,
        flies=len(scene.here) == 1,
    )


CONTROLS_PART = Part("controls", _render_controls, acts, on=("play",))


# ---- The other seats of the table: how many cards each holds, and whose turn it is

MOST_BACKS = 6
"""More backs than this are one pile and a number."""
CROWDED_TABLE = 4
"""With so many others there is no room for the backs of their cards."""


class _Other(NamedTuple):
    """One of the others."""

    seat: int
    name: str
    backs: int  #: How many backs of cards are drawn.
    says: Message  #: How many cards it holds, and what it has said or not said.
    points: Message | None
    on_turn: bool
    is_bot: bool
    held: tuple[CardStory, ...]  #: Its cards, where hands lie open.


def _others(scene: Scene) -> list[_Other]:
    stories = {each.seat: each for each in scene.seat_stories}
    count = len(scene.seats)
    first = 0 if scene.class_view.is_watching else 1
    found = []
    for step in range(first, count):
        each = stories[(scene.seat + step) % count]
        state = "said" if each.said_last else "silent" if each.catchable else ""
        says = message("succession-page-holds", cards=each.cards, state=state)
        points = None
        if scene.standing_now.round > 1:
            points = message("succession-page-points", points=each.points)
        backs = min(each.cards, MOST_BACKS)
        is_bot = scene.is_bot(each.seat)
        held = tuple(scene.story(card) for card in scene.state.hands[each.seat] if card)
        found.append(_Other(each.seat, each.name, backs, says, points, each.on_turn, is_bot, held))
    return found


def _render_others(scene: Scene) -> str:
    found = _others(scene)
    return scene.render("players.html", others=found, crowd=len(found) >= CROWDED_TABLE)


OTHERS_PART = Part("others", _render_others, on=("play",), reads=board_cache_key)


# ---- What lies on the table: the card on top, the draw deck, the colour in play, who comes next


def _way(scene: Scene) -> Message | None:
    now = scene.standing_now
    if now.coming < 0 or now.phase in {"setup", "survey", "over", "start"}:
        return None
    turn = "left" if now.direction > 0 else "right"
    seats = {each.seat: each.name for each in scene.seat_stories}
    if len(scene.seats) == 2:
        return message("succession-page-next", player=seats[now.coming])
    return message("succession-page-way", player=seats[now.coming], turn=turn)


def _render_pile(scene: Scene) -> str:
    now = scene.standing_now
    top = scene.story(now.top) if now.top else None
    may_draw = scene.may_play and scene.can.draw
    laid: list[Settled | RockVisit] = [*scene.rock.settled[-1:], *scene.rock.visits[-1:]]
    by = max(laid, key=lambda each: each.position).seat if laid else None
    return scene.render(
        "pile.html",
        now=now,
        top=top,
        way=_way(scene),
        may_draw=may_draw,
        by=None if by == scene.seat else by,  # one's own card flies from the hand
    )


PILE_PART = Part("pile", _render_pile, on=("play",), reads=board_cache_key)


# ---- The rock as a picture that fills: each kind stands together at a place of its own
#
# A place is never moved: a kind keeps it for as long as one of it lives, and the next new kind
# takes the first that is free. The front row fills first, here and there; later kinds stand behind
# it, smaller. Of many of a kind three are drawn, and a sign tells how many they are: at forty cards
# a rock is as readable as at ten.

ROCK_WIDTH, ROCK_HEIGHT = 470, 196
_ROWS = ((168.0, 54.0, (2, 5, 0, 7, 3, 6, 1, 4)), (113.0, 44.0, (3, 6, 1, 4, 7, 0, 5, 2)))
"""Rows from the front: where they stand, how large a drawing is, and in what order they fill."""
_BEHIND = ((0.3, 0.16), (-0.3, 0.1))
"""Where others of a kind stand: how far aside and behind, in sizes of the drawing."""
_SMALLER = 0.64
_MARGIN = 14
_ROCK = "#8F8479"
_FRONT = "#7A7066"
_AROUND = 900
"""How far water and rock go on beside the picture, where its frame is wider or higher."""
_GROUND = (
    f"M-{_AROUND} 108H0C52 104 118 110 176 107C246 103 300 110 352 106C398 103 436 108 470 106"
    f"H{_AROUND}"
)
_LEDGE = (
    f"M-{_AROUND} 158H0C70 154 132 161 214 157C300 153 388 162 470 157H{_AROUND}V{_AROUND}"
    f"H-{_AROUND}Z"
)


class _Settler(NamedTuple):
    """Those of a kind that stand together."""

    art: str  #: Its drawing.
    place: int  #: Which place it took, from 0.
    many: int = 1  #: How many they are.
    is_new: bool = False  #: Whether one of them settled last.


class _LastVisit(NamedTuple):
    """What a predator, or a disturbance, did last."""

    art: str  #: Its drawing.
    eaten: tuple[_Settler, ...] = ()  #: The settlers that it took, where they stood.


class _RockSpot(NamedTuple):
    """A place on the rock: its middle at the foot, and the size of a drawing there."""

    x: float
    y: float
    size: float


SPOTS = tuple(
    _RockSpot(
        _MARGIN + (ROCK_WIDTH - 2.4 * _MARGIN) * (turn + 0.5) / len(order),
        y + 2 * (turn % 3 - 1),
        size,
    )
    for y, size, order in _ROWS
    for turn in order
)
"""All places in the order in which they are taken."""


def spot(place: int) -> _RockSpot:
    at = SPOTS[place % len(SPOTS)]
    over = place // len(SPOTS)
    return at._replace(x=min(at.x + 9 * over, ROCK_WIDTH - 9), y=at.y + 4 * min(over, 5))


def _first_free(taken: Iterable[int]) -> int:
    held = set(taken)
    return next(place for place in range(len(held) + 1) if place not in held)


def picture(settlers: Sequence[_Settler], visit: _LastVisit | None, said: str) -> Markup:
    """Draw the rock.

    `settlers`: Who lives on it, by kind.
    `visit`: What came last, where it was no settler.
    `said`: What a screen reader says.

    Returns
    -------
    Markup
        An ``svg`` that uses the page's symbols, as large as the room it gets.
    """
    drawn = [_ground(), _LEDGE_DRAWN]
    standing = sorted(settlers, key=lambda each: spot(each.place).y)
    drawn += [_settler(spot(each.place), each) for each in standing]
    there = {each.place for each in settlers}
    for each in visit.eaten if visit is not None else ():
        drawn.append(_gone(spot(each.place), each, beside=each.place in there))
    if visit is not None:
        drawn.append(_visitor(visit))
    hidden = Markup('aria-hidden="true"')
    named = Markup('role="img" aria-label="{}"').format(said) if said else hidden
    return Markup(
        '<svg xmlns="http://www.w3.org/2000/svg" class="rk-rock" viewBox="0 0 {} {}" '
        'preserveAspectRatio="xMidYMax meet" {}>{}</svg>'
    ).format(ROCK_WIDTH, ROCK_HEIGHT, named, Markup("").join(drawn))


def _ground() -> Markup:
    tokens = art().palette.tokens
    far = 2 * _AROUND
    return Markup(  # noqa: S704  # numbers and colours of our own
        '<defs><linearGradient id="rk-rock-sea" gradientUnits="userSpaceOnUse" x1="0" y1="-90" '
        f'x2="0" y2="{ROCK_HEIGHT}"><stop offset="0" stop-color="{tokens["shallow"]}"/>'
        f'<stop offset="1" stop-color="{tokens["medium"]}"/></linearGradient></defs>'
        f'<path d="M-{_AROUND} -{_AROUND}h{far}v{far}h-{far}Z" fill="url(#rk-rock-sea)"/>'
        f'<path d="{_GROUND}V{_AROUND}H-{_AROUND}Z" fill="{_ROCK}"/>'
        f'<path d="{_GROUND}" fill="none" stroke="{tokens["ink"]}" stroke-width="2"/>'
    )


_LEDGE_DRAWN = Markup(  # noqa: S704  # numbers and colours of our own
    f'<path d="{_LEDGE}" fill="{_FRONT}" stroke="#5A5149" stroke-width="1.6"/>'
    '<path d="M40 184l22-4M138 187l26-5M250 181l20 5M372 186l26-4M434 178l16 3" fill="none" '
    'stroke="#5A5149" stroke-width="2.4" stroke-linecap="round"/>'
)


def _standing(art_id: str, x: float, y: float, size: float) -> Markup:
    return _use(art_id, x - size / 2, y - size * 59 / 70, size)


def _settler(at: _RockSpot, settler: _Settler) -> Markup:
    """Draw those of a kind, the one in front last, and a sign of how many they are.

    The one in front is another element with each that comes, so that it is seen to come.
    """
    art_id, size = settler.art, at.size
    behind = [
        _standing(art_id, at.x + aside * size, at.y - back * size, size * _SMALLER)
        for aside, back in _BEHIND[: settler.many - 1]
    ]
    key = f"rock-{settler.place}-{art_id}"
    front = Markup('<g data-key="{}-{}"{}>{}{}</g>').format(
        key,
        settler.many,
        Markup(' class="rk-rock-new" data-from="pile-top" data-late="2"') if settler.is_new else "",
        _rays(at) if settler.is_new else "",
        _standing(art_id, at.x, at.y, size),
    )
    return Markup('<g class="rk-rock-one" data-key="{}">{}{}{}</g>').format(
        key, Markup("").join(behind), front, _sign(at, settler.many)
    )


def _sign(at: _RockSpot, count: int) -> Markup:
    if count < 2:
        return Markup("")
    ink, x, y = art().palette.tokens["ink"], at.x + at.size * 0.36, at.y - 4
    wide = 19 if count < 10 else 26
    return Markup(  # noqa: S704  # numbers and colours of our own
        f'<g class="rk-rock-count"><rect x="{x - wide / 2:.1f}" y="{y - 8:.1f}" width="{wide}" '
        f'height="15" rx="7" fill="#fff" stroke="{ink}" stroke-width="1.4"/><text x="{x:.1f}" '
        f'y="{y + 3.8:.1f}" text-anchor="middle" fill="{ink}">×{count}</text></g>'
    )


def _gone(at: _RockSpot, settler: _Settler, *, beside: bool) -> Markup:
    x, y = (at.x + at.size * 0.42, at.y - at.size * 0.42) if beside else (at.x, at.y)
    size = at.size * (0.8 if beside else 1)
    return Markup('<g class="rk-rock-gone" data-key="rock-gone-{}-{}" data-leave>{}</g>').format(
        settler.place, settler.art, _standing(settler.art, x, y, size)
    )


def _middle(visit: _LastVisit) -> float:
    feet = [spot(each.place) for each in visit.eaten]
    found = sum(each.x for each in feet) / len(feet) if feet else ROCK_WIDTH * 0.7
    return min(max(found, 60), ROCK_WIDTH - 60)


def _visitor(visit: _LastVisit) -> Markup:
    feet = [spot(each.place) for each in visit.eaten]
    x = _middle(visit)
    arrows = "".join(
        f'<path d="M{x:.0f} 56Q{(x + at.x) / 2:.0f} {(56 + at.y - at.size) / 2 - 6:.0f} '
        f'{at.x:.0f} {at.y - at.size * 0.9:.0f}"/>'
        for at in feet[:6]
    )
    danger = art().palette.tokens["danger"]
    coming = Markup(' data-from="pile-top" data-late="2"')
    if visit.art == "storm":  # it blows over the rock; all others come from their card
        coming = Markup(' class="rk-rock-storm" data-sound="storm"')
    return Markup(
        '<g class="rk-rock-visit"><g class="rk-rock-arrows" fill="none" stroke="{}" '
        'stroke-width="2" stroke-dasharray="5 4" stroke-linecap="round">{}</g>'
        '<g data-key="rock-visit-{}"{} data-leave>{}</g></g>'
    ).format(danger, Markup(arrows), visit.art, coming, _use(visit.art, x - 27, 3, 54))  # noqa: S704


def _rays(at: _RockSpot) -> Markup:
    tokens = art().palette.tokens
    x, y, r = at.x, at.y - at.size * 0.45, at.size * 0.62
    ends = ((0, -1), (0.71, -0.71), (1, 0), (-0.71, -0.71), (-1, 0))
    path = "".join(f"M{x + a * r:.1f} {y + b * r:.1f}l{a * 6:.1f} {b * 6:.1f}" for a, b in ends)
    return Markup(  # noqa: S704  # numbers and colours of our own
        f'<path d="{path}" stroke="{tokens["ink"]}" stroke-width="5" stroke-linecap="round"/>'
        f'<path d="{path}" stroke="{tokens["gold"]}" stroke-width="2.6" stroke-linecap="round"/>'
    )


def _use(art_id: str, x: float, y: float, size: float) -> Markup:
    known = art_id if art_id in art().organisms else "unknown"
    return Markup(  # noqa: S704  # numbers, and an id that is known
        f'<use href="#rk-org-{escape(known)}" x="{x:.1f}" y="{y:.1f}" width="{size:g}" '
        f'height="{size:g}" style="--rk-bold:{boldness(size):g}px"/>'
    )


# ---- The rock: who has settled, where, and who came to eat


class _RockView(NamedTuple):
    """What is seen of a rock at a time."""

    settlers: list[_Settler]  #: Who stands on it, by kind.
    visit: _LastVisit | None  #: What came last, where that was no settler.
    told: Message | None  #: What it did, as a sentence; none where nothing came.
    kinds: dict[str, int]  #: How many of each kind stand there, in the order in which they came.


def places(record: Rock) -> list[int]:
    """Return the place that each settler took: its kind's, or the first that was free then.

    A place is free again when the card after the visit lies: until then it shows who is missing.
    """
    found: list[int] = []
    for each in record.settled:
        held = {
            record.settled[number].card: place
            for number, place in enumerate(found)
            if not 0 < record.settled[number].until < each.time - 1
        }
        found.append(held.get(each.card, _first_free(held.values())))
    return found


def shown(record: Rock) -> _RockView:
    taken = places(record)
    last = record.visits[-1] if record.visits else None
    latest = record.settled[-1] if record.settled else None
    # A card named by a predator settles with the same play: both are seen.
    newest = max(last.position if last else -1, latest.position if latest else -1)
    visit = last if last is not None and last.position == newest else None
    new = latest.card if latest is not None and latest.position == newest else ""
    kinds: dict[str, int] = {}
    at: dict[str, int] = {}
    for each, place in zip(record.settled, taken, strict=True):
        if not each.until:
            kinds[each.card] = kinds.get(each.card, 0) + 1
            at[each.card] = place
    settlers = [_Settler(card, at[card], count, card == new) for card, count in kinds.items()]
    if visit is None:
        return _RockView(settlers, None, None, kinds)
    eaten = [_Settler(record.settled[one].card, taken[one]) for one in visit.eaten]
    names = [Message(f"succession-{card}") for card in dict.fromkeys(each.art for each in eaten)]
    told = message(
        "succession-page-visit" if eaten else "succession-page-visit-none",
        who=Message(f"succession-{visit.card}"),
        guild=visit.guild,
        card=visit.card,
        **({"prey": names} if eaten else {}),
    )
    return _RockView(settlers, _LastVisit(visit.card, tuple(eaten)), told, kinds)


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


def _render_rock(scene: Scene) -> str:
    seen = shown(scene.rock)
    counted = counts(seen.kinds)
    if counted:
        said = message("succession-page-rock-said", kinds=counted)
    else:
        said = message("succession-page-rock-bare")
    return scene.render(
        "rock.html",
        picture=picture(seen.settlers, seen.visit, scene.say.render(said)),
        told=seen.told,
        told_right=seen.visit is not None and _middle(seen.visit) < ROCK_WIDTH / 2,
        kinds=len(seen.kinds),
    )


ROCK_PART = Part("rock", _render_rock, on=("match",), reads=board_cache_key)


# ---- Points by round and seat: what was left in each hand. The fewest win


class _SeatPoints(NamedTuple):
    """One seat's points."""

    seat: int
    name: str
    #: By round; empty where it is not played yet. A message where the seat went out.
    rounds: list[Message | int | str]
    total: int
    place: int


def rows(scene: Scene) -> list[_SeatPoints]:
    state = scene.state
    found = []
    for each in scene.seat_stories:
        cells: list[Message | int | str] = []
        for number in range(scene.rounds):
            if number >= len(state.points):
                cells.append("")
            elif state.out[number] == each.seat:
                cells.append(message("succession-page-score-out"))
            else:
                cells.append(state.points[number][each.seat])
        found.append(_SeatPoints(each.seat, each.name, cells, each.points, each.place))
    return sorted(found, key=lambda row: (row.total, row.seat))


def _render_score(scene: Scene) -> str:
    return scene.render("score.html", rows=rows(scene), rounds=scene.rounds)


SCORE_PART = Part("score", _render_score)


# ---- What happened last, in a few lines that a screen reader says as they come

LINES = 3
"""As many as fit under the charts; the whole log is a tab."""


def _render_told(scene: Scene) -> str:
    if scene.over:
        return ""
    lines = [each for each in scene.happened if each.round == scene.round]
    return scene.render("told.html", lines=lines[-LINES:])


TOLD_PART = Part("told", _render_told, on=("play",), reads=board_cache_key)
