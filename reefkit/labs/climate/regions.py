"""Regions that only Climate Change has: controls, map, rates and tokens, with their acts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Annotated, NamedTuple

from msgspec import Meta

from reefkit.games.climate import queries
from reefkit.games.climate.actions import (
    Adapt,
    CardNumber,
    Cell,
    Draw,
    Exchange,
    MoveSpecies,
    Preadapt,
)
from reefkit.games.climate.adapting import fitting, is_adapted
from reefkit.games.climate.content import ANIMALS, CLIMATES, GENES
from reefkit.labs.climate import turn_plan
from reefkit.labs.climate.scene import LOOKING, ClimateScene
from reefkit.labs.lesson.lab import Part
from reefkit.labs.lesson.replay import still
from reefkit.labs.lesson.scene import board_cache_key
from reefkit.labs.lesson.session import LessonSession
from reefkit.labs.storage import SeatNumber
from reefkit.match.errors import reject
from reefkit.match.game import Action, Ready, Undo
from reefkit.text import Message, message
from reefkit.widgets.acts import Acts
from reefkit.widgets.figure.described import Described, board
from reefkit.widgets.ring import die_face_html
from reefkit.widgets.tiles import CORNERS, HexCell, HexFigure, HexMap, State, hexmap_html

acts = Acts()


class _LatestRoll(NamedTuple):
    """The latest roll of a seat at this screen."""

    seat: int
    round: int
    face: int


ROLLED = "log-climate-rolled"
"""Key of the page's setting with the latest roll that the page showed, a `_LatestRoll`."""


def _mine(session: LessonSession) -> ClimateScene:
    scene: ClimateScene = session.scene()
    if not scene.my_turn:
        raise reject("climate-page-not-your-turn")
    return scene


@acts.on("mark-card")
def _mark_card(session: LessonSession, card: CardNumber) -> None:
    scene = _mine(session)
    hand = {each.card: each for each in queries.hand(scene.play, scene.seat)}
    found = hand.get(card)
    if found is None:
        raise reject("climate-page-no-such-card")
    if found.gene < 0 and not scene.may_exchange:
        raise reject("climate-page-card-fills")
    marked = scene.hand.cards
    if card in marked:
        marked.remove(card)
    else:
        marked.append(card)


@acts.on("climate-animal")
def _choose_animal(
    session: LessonSession, animal: Annotated[int, Meta(ge=0, le=len(ANIMALS) - 1)]
) -> None:
    scene = _mine(session)
    if not scene.starts:
        raise reject("climate-placed-already")
    scene.hand.animal = animal


@acts.on("mark-for-me")
def _mark_for_me(session: LessonSession) -> None:
    """Mark the cards of the next way to adapt; repeated calls cycle through the ways."""
    scene = _mine(session)
    cell = scene.hand.cell or scene.state.cells[scene.seat]
    prospect = scene.prospects.get(cell)
    if prospect is None or not prospect.ways:
        raise reject("climate-page-no-way")
    ways = prospect.ways
    marked = tuple(sorted(scene.hand.cards))
    at = next((n for n, way in enumerate(ways) if tuple(sorted(way)) == marked), -1)
    scene.hand.cards = list(ways[(at + 1) % len(ways)])


@acts.on("climate-go")
def _go(session: LessonSession) -> None:
    scene = _mine(session)
    found = turn_plan.plan(scene)
    if found.action is None and not scene.hand.sure:
        session.refuse(found.note or found.text)
        return
    if found.deadly and not (scene.hand.sure or scene.doomed):
        scene.hand.sure = True
        return
    _play(session, found.action or Ready())  # sure without a choice: the turn ends
    if found.deadly and session.scene().doomed:  # it has moved to its last cell
        session.play(Ready())


@acts.on("climate-end")
def _end(session: LessonSession) -> None:
    scene = _mine(session)
    if queries.asks_again(scene.play, scene.seat, Ready()) is not None:
        scene.hand.empty()
        scene.hand.sure = True
        return
    _play(session, Ready())


@acts.on("climate-exchange")
def _exchange(session: LessonSession) -> None:
    _play(session, Exchange(tuple(_mine(session).hand.cards)))


@acts.on("climate-not-sure")
def _not_sure(session: LessonSession) -> None:
    session.hand.sure = False


@acts.on("climate-undo")
def _undo(session: LessonSession) -> None:
    if session.hand.holds:
        session.hand.empty()
        return
    _play(session, Undo())
    session.tell(message("play-undone"))


@acts.on("climate-look-at")
def _look_at(session: LessonSession, seat: SeatNumber) -> None:
    scene: ClimateScene = session.scene()
    if seat not in scene.seats:
        raise reject("lab-not-understood")
    session.ui.looking = None if seat == scene.seat else seat


SAID = frozenset(
    {"climate-deleterious", "climate-exchanged", "climate-token", "climate-over-limit"}
)
"""Events of a seat's own action that are said beside *Now*, as they change what it has."""


def _play(session: LessonSession, action: Action) -> None:
    hand, before = session.hand, session.open_table.position
    session.play(action)
    hand.empty()
    for line in session.scene().happened:
        if line.position >= before and line.text.id in SAID:
            session.tell(line.text)
    if not isinstance(action, Draw):
        return
    scene: ClimateScene = session.scene()
    roll = _LatestRoll(scene.seat, scene.state.round, scene.state.roll)
    session.ui.settings[ROLLED] = roll
    if scene.my_turn and scene.only_ends and not scene.may_exchange:
        session.play(Ready())
        session.tell(message("climate-page-turn-ended", roll=roll.face))


def _die(scene: ClimateScene) -> dict[str, object]:
    found = scene.ui.settings.get(ROLLED)
    if not isinstance(found, _LatestRoll) or found.seat != scene.seat or scene.replaying:
        return {"die": "", "rolled": 0, "rolled_in": ""}
    text = scene.say.render(message("climate-page-rolled", roll=found.face))
    face = die_face_html(scene.templates, found.face, text)
    return {"die": face, "rolled": found.face, "rolled_in": f"{found.seat}-{found.round}"}


def _render_controls(scene: ClimateScene) -> str:
    idle = still(scene)
    if idle:
        return idle
    play, seat = scene.play, scene.shown_seat
    found = turn_plan.plan(scene) if scene.my_turn else None
    ours = seat == scene.seat
    return scene.render(
        "climate_controls.html",
        player=scene.name(seat),
        shown=seat,
        looking_own=int(ours),
        covered=scene.covered_hand and ours,
        genes=_genes(scene, seat, found),
        drawn=scene.figure(seat, scene.becoming if ours and scene.my_turn else None),
        animals=_animals(scene),
        habitats=scene.habitats,
        fit=_gene_fit(scene, seat),
        cards=_cards(scene, seat),
        held=len(scene.state.hands[seat]),
        most=play.numbers.hand_limit,
        top=_top_card(scene),
        note=None if found is None else found.note,
        deadly=found is not None and found.deadly,
        ways=0 if found is None else found.ways,
        marked=bool(scene.hand.cards),
        token=_token(scene, found),
        choices=_choices(scene, found),
        pile=len(scene.state.deck),
        **_die(scene),
        can_undo=scene.hand.holds or scene.may_undo,
        sure=_sure(scene, found),
    )


def _token(scene: ClimateScene, found: turn_plan.AdaptationPlan | None) -> Message | None:
    if found is None or found.deadly or not isinstance(found.action, MoveSpecies | Adapt):
        return None
    prospect = scene.prospects.get(scene.hand.cell or scene.state.cells[scene.seat])
    if prospect is None or not prospect.token:
        return None
    return scene.habitats[prospect.habitat].name


def _genes(
    scene: ClimateScene, seat: int, found: turn_plan.AdaptationPlan | None
) -> list[dict[str, object]]:
    values = scene.play.genes(seat)
    shown = found is not None and scene.shown_seat == scene.seat and scene.hand.cards
    becomes = scene.becoming if shown else values
    return [
        {"gene": gene, "name": Message(f"climate-gene-{gene}"), "value": value, "becomes": later}
        for gene, value, later in zip(GENES, values, becomes, strict=True)
    ]


def _gene_fit(scene: ClimateScene, seat: int) -> dict[str, object] | None:
    play, chooses = scene.play, scene.my_turn and seat == scene.seat
    cell = scene.hand.cell if chooses else None
    habitat = play.habitat(cell or play.state.cells[seat])
    if habitat < 0:
        return None
    genes = scene.becoming if chooses else play.genes(seat)
    fits = fitting(genes, habitat)
    return {
        "adapted": is_adapted(genes, habitat),
        "genes": fits,
        "habitat": scene.habitats[habitat].name,
    }


def _cards(scene: ClimateScene, seat: int) -> list[dict[str, object]]:
    helps = _helpful(scene) if scene.my_turn and seat == scene.seat else None
    return [_card(scene, card, helps) for card in queries.hand(scene.play, seat)]


def _helpful(scene: ClimateScene) -> set[tuple[int, int]]:
    hand = queries.hand(scene.play, scene.seat)
    prospects, cell = scene.prospects, scene.hand.cell
    near = [prospects[cell]] if cell in prospects else prospects.values()
    ways = {card for each in near for way in each.ways for card in way}
    found = {(card.gene, card.by) for card in hand if card.card in ways}
    if cell is None:
        found |= {
            (card.gene, card.by) for card in hand if scene.refusal(Preadapt((card.card,))) is None
        }
    return found


def _card(
    scene: ClimateScene, card: queries.HandCard, helps: set[tuple[int, int]] | None
) -> dict[str, object]:
    marked = card.card in scene.hand.cards and scene.shown_seat == scene.seat
    if card.card < 0 or card.name is None:
        back = message("climate-page-card-back")
        return {
            "number": -1,
            "does": "back",
            "icon": "mutation-back",
            "short": back,
            "label": back,
            "by": "",
            "marked": False,
            "new": False,
            "playable": False,
            "idle": False,
        }
    changes = card.gene >= 0
    does = "changes" if changes else card.kind
    short = Message(f"climate-page-short-{GENES[card.gene] if changes else card.kind}")
    return {
        "number": card.card,
        "does": does,
        "icon": f"gene-{GENES[card.gene]}" if changes else f"mutation-{card.kind}",
        "short": short,
        "label": card.name,
        "by": "+1" if card.by > 0 else "−1" if card.by < 0 else "0",
        "marked": marked,
        "new": card.drawn,
        "playable": scene.my_turn and (changes or scene.may_exchange),
        "idle": helps is not None and changes and (card.gene, card.by) not in helps,
    }


def _animals(scene: ClimateScene) -> list[dict[str, object]]:
    return [
        {
            "number": number,
            "name": Message(f"climate-animal-{name}"),
            "drawing": scene.sample(number, 1, 1, 1),
            "chosen": number == scene.animal(scene.seat),
            "taken": _taken_by(scene, number),
        }
        for number, name in enumerate(ANIMALS)
        if scene.starts
    ]


def _taken_by(scene: ClimateScene, animal: int) -> Message | None:
    seat = scene.taken_animals.get(animal)
    if seat is None:
        return None
    extinct = "yes" if seat == scene.seat else "no"
    return message("climate-page-animal-taken", player=scene.name(seat), extinct=extinct)


def _top_card(scene: ClimateScene) -> Message | None:
    """Announce a deleterious card that lies face up on the pile (C2)."""
    deck = scene.state.deck
    if not deck or deck[-1] < 0:
        return None
    return message("climate-page-top-card", card=scene.play.card(deck[-1]))


def _choices(
    scene: ClimateScene, found: turn_plan.AdaptationPlan | None
) -> list[dict[str, object]]:
    if found is None:
        return []
    listed = []
    ends = scene.state.step == "act" and isinstance(found.action, Ready)
    if scene.state.step == "act" and not (ends or scene.state.must or scene.doomed):
        text = message("climate-page-end")
        listed.append(
            {
                "text": text,
                "act": "climate-end",
                "kind": "secondary",
                "disabled": False,
                "key": "end",
            }
        )
    if isinstance(found.action, Preadapt) and scene.may_exchange:
        listed.append(
            {
                "text": turn_plan.exchange_label(scene.hand.cards),
                "act": "climate-exchange",
                "kind": "secondary",
                "disabled": False,
                "key": "exchange",
            }
        )
    kind = "danger" if found.deadly else "primary"
    missing = found.action is None
    listed.append(
        {"text": found.text, "act": "climate-go", "kind": kind, "disabled": missing, "key": "go"}
    )
    return listed


def _sure(scene: ClimateScene, found: turn_plan.AdaptationPlan | None) -> Message | None:
    if found is None or not scene.hand.sure:
        return None
    warning = queries.asks_again(scene.play, scene.seat, found.action or Ready())
    return warning or found.note or found.text


CONTROLS_PART = Part("controls", _render_controls, acts, on=("play",))

_FATES: dict[str, State] = {"adapted": "fits", "adapt": "cards", "dies": "deadly"}


@acts.on("cell")
def _touch(session: LessonSession, cell: Cell) -> None:
    scene: ClimateScene = session.scene()
    hand = scene.hand
    if cell not in scene.play.world.cells:
        raise reject("lab-not-understood")
    hand.sure = False
    open_cells = scene.starts or scene.prospects
    if cell not in open_cells or scene.looking_at is not None:
        session.refuse(_why_not(scene, cell)) if scene.my_turn else session.tell(
            _event_text(scene, cell)
        )
        return
    if hand.cell == cell:
        hand.empty()
        return
    hand.cell, hand.cards = cell, []
    prospect = scene.prospects.get(cell)
    if prospect is not None and prospect.fate == "adapt":
        hand.cards = list(prospect.ways[0])


@acts.on("climate-look")
def _look(session: LessonSession, level: Annotated[int, Meta(ge=1, le=CLIMATES)]) -> None:
    session.ui.settings[LOOKING] = (level, session.scene().turn)


def _event_text(scene: ClimateScene, cell: int) -> Message:
    climate = scene.looking_at or scene.state.climate
    habitat = scene.habitats[scene.play.world.habitats[climate][cell]].name
    seat = _standing(scene).get(cell)
    owner = "nobody" if seat is None else "own" if scene.is_mine(seat) else "other"
    who = "" if seat is None else scene.name(seat)
    return message("climate-page-cell", cell=cell, habitat=habitat, who=who, stands=owner)


def _why_not(scene: ClimateScene, cell: int) -> Message:
    state = scene.state
    standing = _standing(scene).get(cell)
    taken = "" if standing is None else scene.name(standing)
    reasons = (
        (scene.looking_at is not None, message("climate-page-not-this-climate")),
        (state.step == "draw", message("climate-page-not-yet")),
        (standing == scene.seat, message("climate-page-not-here")),
        (standing is not None, message("climate-page-not-taken", player=taken)),
        (state.step in {"place", "restart"}, message("climate-page-not-savannah")),
        (state.moved or state.settled, message("climate-page-not-again")),
        (not state.steps, message("climate-page-not-now", roll=state.roll)),
    )
    too_far = message("climate-page-not-near", steps=state.steps)
    return next((why for is_so, why in reasons if is_so), too_far)


def _render_map(scene: ClimateScene) -> str:
    state = scene.state
    looking = scene.looking_at
    picture = picture_of(scene)
    return scene.render(
        "climate_map.html",
        climate=state.climate,
        looking=looking,
        levels=range(1, CLIMATES + 1),
        habitats=scene.habitats,
        changed=any(cell.has("changed") for cell in picture.cells),
        map=hexmap_html(scene.templates, picture),
        corners=CORNERS,
    )


def picture_of(scene: ClimateScene) -> HexMap:
    state, world = scene.state, scene.play.world
    climate = scene.looking_at or state.climate
    now = world.habitats[climate]
    before = world.habitats[state.record[-1].climate] if state.changed and state.record else now
    if scene.looking_at is not None:
        before = now
    cells = []
    for cell in world.cells:
        states = _states(scene, cell)
        if now[cell] != before[cell]:
            states.add("changed")
        row, column = world.places[cell]
        habitat = scene.habitats[now[cell]]
        prospect = scene.prospects.get(cell)
        cost = len(prospect.ways[0]) if prospect is not None and prospect.ways else 0
        cells.append(
            HexCell(
                number=cell,
                row=row + 1,
                column=column + 1,
                ground=habitat.id,
                letter=scene.say.render(Message(f"climate-habitat-{habitat.id}.letter")),
                label=_label(scene, cell, states),
                states=frozenset(states),
                cost=cost,
                figures=_figures(scene, cell),
            )
        )
    title = scene.say.render(message("climate-page-map"))
    went = scene.climate_went == "warmer"
    return HexMap(tuple(cells), title, "cell", "cell", rises=went, told=_told(scene, title, now))


def _told(scene: ClimateScene, title: str, habitats: Sequence[int]) -> Described:
    """Return the descriptions of the map: each habitat, how many cells it has, and who is there."""
    sizes, standing = Counter(habitats[cell] for cell in scene.play.world.cells), _standing(scene)
    parts = (
        (
            scene.say.render(message("describe-counted", name=each.name, count=sizes[number])),
            [scene.name(seat) for cell, seat in standing.items() if habitats[cell] == number],
        )
        for number, each in enumerate(scene.habitats)
        if sizes[number]
    )
    if scene.state.round:  # nobody stands anywhere before the first
        title = scene.say.render(message("describe-round", title=title, round=scene.state.round))
    return board(scene.say, title, parts)


def _states(scene: ClimateScene, cell: int) -> set[State]:
    if scene.looking_at is not None or not scene.my_turn:
        return set()
    found: set[State] = set()
    if cell in scene.starts:
        found.add("fits")
    prospect = scene.prospects.get(cell)
    if prospect is not None and (prospect.steps or prospect.fate != "adapted"):
        found.add(_FATES[prospect.fate])
        if prospect.token and prospect.fate != "dies":
            found.add("token")
    if found and scene.hand.cell == cell:
        found.add("chosen")
    return found


def _standing(scene: ClimateScene) -> dict[int, int]:
    return {cell: seat for seat, cell in enumerate(scene.state.cells) if cell}


def _figures(scene: ClimateScene, cell: int) -> tuple[HexFigure, ...]:
    found = []
    seat = _standing(scene).get(cell)
    if seat is not None:
        lives = scene.state.extinctions[seat]
        found.append(HexFigure(seat, scene.figure(seat), lives, own=scene.is_mine(seat)))
    elsewhere = scene.hand.cell == cell and scene.state.cells[scene.seat] != cell
    if elsewhere and scene.my_turn and scene.looking_at is None:
        becomes = scene.figure(scene.seat, scene.becoming)
        found.append(HexFigure(scene.seat, becomes, own=True, faint=True))
    return tuple(found)


def _label(scene: ClimateScene, cell: int, states: set[State]) -> str:
    prospect = scene.prospects.get(cell)
    cost = len(prospect.ways[0]) if prospect is not None and prospect.ways else 0
    order = ("fits", "cards", "token", "deadly", "chosen", "changed")
    also = [message(f"climate-page-state-{each}", cards=cost) for each in order if each in states]
    return ", ".join(scene.say.render(each) for each in (_event_text(scene, cell), *also))


MAP_PART = Part("climate-map", _render_map, acts, on=("match",))


def said(scene: ClimateScene) -> list[Message]:
    """Return extinctions per ten rounds: of all rounds, and before and since human change."""
    lost = scene.course["lost"].values
    rounds, first = len(lost) - 1, scene.play.options.human_change_from
    rate = round(10 * float(lost[-1]) / rounds, 1) if rounds else 0
    found = [message("climate-page-rates", count=int(lost[-1]), rounds=rounds, rate=rate)]
    if 1 < first <= rounds:
        before, since = lost[first - 1], lost[-1] - lost[first - 1]
        found.append(
            message(
                "climate-page-rates-human",
                before=round(10 * float(before) / (first - 1), 1),
                since=round(10 * float(since) / (rounds - first + 1), 1),
                **{"from": first},
            )
        )
    return found


def _render_rates(scene: ClimateScene) -> str:
    if scene.covered:
        return ""
    return scene.render("climate_rates.html", said=said(scene))


RATES_PART = Part("table", _render_rates)

LATEST = 12
"""Number of the latest lines of the log shown next to the tokens."""


def _render_tokens(scene: ClimateScene) -> str:
    if scene.phase == scene.lab.no_evidence_in:  # all have the one token of their start
        return ""
    state = scene.state
    keys = {each.seat: key for each, key in picture_of(scene).figure_keys.items() if not each.faint}
    seats = []
    for seat in scene.seats:
        have = tuple(number for number, one in enumerate(state.tokens[seat]) if one)
        seats.append(
            {
                "seat": seat,
                "name": scene.name(seat),
                "tokens": have,
                "habitats": [scene.habitats[each].name for each in have],
                "extinctions": state.extinctions[seat],
                "turn": state.seat == seat and not scene.over,
                "shown": scene.shown_seat == seat,
                "figure": keys.get(seat, ""),
            }
        )
    return scene.render(
        "climate_tokens.html",
        seats=seats,
        habitats=scene.habitats,
        happened=scene.happened[-LATEST:][::-1],
    )


def _tokens_read(scene: ClimateScene) -> object:
    return board_cache_key(scene), scene.hand.animal


TOKENS_PART = Part("climate-tokens", _render_tokens, on=("play",), reads=_tokens_read)
