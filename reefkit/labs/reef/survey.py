"""Phase 4 and the end: the survey, the scoreboard, a question to talk over, the notebook."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Annotated, NamedTuple
from weakref import WeakKeyDictionary

import numpy as np
from msgspec import Meta

from reefkit.games.reef import queries, survey
from reefkit.games.reef import timeline as played
from reefkit.games.reef.readings import surveyed
from reefkit.games.reef.state import Reefs, State, name_of
from reefkit.games.reef.timeline import reefs_before, saved_by_mutation
from reefkit.labs.lesson import survey_notes
from reefkit.labs.lesson.lab import MatchEnding
from reefkit.labs.reef import sums, timeline
from reefkit.labs.reef.scene import Part, ReefSession, Scene, StepControls, TableReadings
from reefkit.labs.session import Acts
from reefkit.labs.student_work import SeatNote
from reefkit.match.errors import reject
from reefkit.match.game import Ready
from reefkit.match.log import standing
from reefkit.match.table import Table
from reefkit.text import Message, message
from reefkit.widgets.match_widgets import Line, Score, ScoreColumn, Scores, scoreboard_html
from reefkit.widgets.templates import icon

# ---- The question to talk over at a survey: one of a pool, chosen by what the round brought
#
# All seats of a table talk over the same question, so it is chosen from what all of them can see:
# the table's record. No question comes twice in a match while another fits.


class _RoundFacts(NamedTuple):
    """What the record says of one round."""

    #: ``round``, ``rounds``: The round, and how many the match has.
    round: int
    rounds: int
    seats: int  #: How many reefs there are.
    gone: int  #: Types that no reef of the table has any more since this round.
    extirpated: int  #: Types that a reef lost in this round and another still has.
    died: int  #: Builders that cards killed in this round.
    unforeseen: int  #: Certain fates that the seats did not foresee in this round.
    dwellers_left: int  #: Dwellers that left for want of shelter.
    weedy: bool  #: Whether a reef has more than ten fleshy algae.
    long: bool  #: Whether a long-term disaster struck.
    spread: int  #: Points between the first and the last reef in this round.
    gained: int  #: Types that the table has now and had not in the round before.
    calm: bool  #: Whether nothing died to a card.


Fits = Callable[[_RoundFacts], bool]

QUESTIONS: tuple[tuple[str, Fits], ...] = (
    ("gone", lambda f: f.gone > 0),
    ("refuge", lambda f: f.extirpated > 0 and f.seats > 1),
    ("long", lambda f: f.long),
    ("weeds", lambda f: f.weedy),
    ("shelter", lambda f: f.dwellers_left > 0),
    ("unforeseen", lambda f: f.unforeseen > 2),
    ("comeback", lambda f: f.round > 1 and f.died > 8),
    ("depth", lambda f: f.died > 0),
    ("spread", lambda f: f.seats > 1 and f.spread > 9),
    ("newcomers", lambda f: f.round > 1 and f.gained > 0),
    ("calm", lambda f: f.calm),
    ("first", lambda f: f.round == 1),
    ("selection", lambda f: f.round > 1 and f.died > 0),
    ("trade", lambda f: f.seats > 1 and f.round > 1),
    ("people", lambda f: f.round >= f.rounds - 1),
    ("last", lambda f: f.round == f.rounds),
    ("next", lambda f: f.round < f.rounds),
    ("same-board", lambda f: f.seats > 1),
    ("time", lambda f: f.round > 2),
    ("best", lambda f: f.round > 0),
)
"""The pool, what is rarest first: a question stands before those that fit more rounds."""


def question(record: TableReadings, round_: int) -> Message:
    asked: list[str] = []
    for each in range(1, round_ + 1):
        known = round_facts(record, each)
        fitting = [name for name, fits in QUESTIONS if fits(known)]
        fresh = [name for name in fitting if name not in asked]
        asked.append((fresh or fitting)[0])
    return message(f"survey-ask-{asked[-1]}", round=round_)


def round_facts(record: TableReadings, round_: int) -> _RoundFacts:
    here, before = record.types(round_), record.types(round_ - 1)
    gamma = frozenset[str]().union(*here.values())
    last = frozenset[str]().union(*before.values())
    lost = [name for seat, names in before.items() for name in names - here.get(seat, gamma)]
    losses = [row for row in record.losses if row.round == round_]
    died = sum(row.lost for row in losses if row.cause == "card" and row.stage == "builder")
    foreseen = [row for row in record.predictions if row.round == round_]
    cards = record.table.setup.content["cards"]
    struck = [row.card for row in record.disasters if row.round == round_]
    points = [points for (each, _), points in record.points.items() if each == round_]
    return _RoundFacts(
        round=round_,
        rounds=int(record.table.setup.options["rounds"]),
        seats=len(record.table.setup.seats),
        gone=len(last - gamma),
        extirpated=sum(name in gamma for name in lost),
        died=died,
        unforeseen=sum(row.of - row.right for row in foreseen),
        dwellers_left=sum(row.lost for row in losses if row.cause == "support"),
        weedy=max(record.algae(round_), default=0) > _WEEDY,
        long=any(cards[card]["deck"] == "long" for card in struck),
        spread=max(points, default=0) - min(points, default=0),
        gained=len(gamma - last) if round_ > 1 else 0,
        calm=died == 0,
    )


_WEEDY = 10


# ---- 4, survey: how the score adds up, a question to talk over, and a note on what to try next

acts = Acts()


@acts.on("survey-ready")
def _survey_ready(session: ReefSession) -> None:
    survey_notes.keep(session)
    session.play(Ready())


def _render_survey(scene: Scene) -> str:
    round_, note = scene.state.round, survey_notes.writing(scene.session)
    return scene.render(
        "survey.html",
        score=queries.score_now(scene.play, scene.seat),
        talk=question(TableReadings(scene.table), round_),
        note=note,
        unkept=note.text != survey_notes.kept_now(scene.session),
        most=survey_notes.MOST_NOTE_LETTERS,
        round=round_,
        last=round_ >= scene.rules.options.rounds,
        smiles=_smiles(scene),
        standing=scene.rules.options.standing_stacks,
        built_over=int((scene.play.reef(scene.seat).kind[..., 1:] != 0).sum()),
    )


SURVEY = StepControls(_render_survey, acts)


# ---- The scoreboard of the rulebook: points by round and seat, cumulative, and the table's types


class _ScoreCell(NamedTuple):
    """One seat's round: its points, and its total after it; `best` where no seat scored more."""

    seat: int
    points: int
    total: int
    best: bool


class _ScoreboardRound(NamedTuple):
    """One round of the scoreboard."""

    round: int
    cells: tuple[_ScoreCell, ...]
    #: ``population``, ``types``: The region's: scoring builders and dwellers of all reefs, and
    #: their types (R31).
    population: int
    types: int


class _ScoreboardView(NamedTuple):
    """The scoreboard."""

    lines: tuple[_ScoreboardRound, ...]  #: One a round that has been surveyed.
    totals: tuple[int, ...]  #: Each seat's points, the team bonus included.
    bonus: tuple[int, ...]  #: The team bonus of each seat; noughts where none was won.
    leaders: tuple[int, ...]  #: The seats with the most points.
    product: bool


def scoreboard(scene: Scene) -> _ScoreboardView:
    state, options = scene.state, scene.rules.options
    rounds = surveyed(state)
    points = state.score[:rounds].sum(axis=-1)
    region = regions(scene)
    gamma = {
        row.round: int(row.value)
        for row in TableReadings(scene.table, scene.view.position).diversity
        if row.measure == "gamma"
    }
    lines = []
    for round_ in range(1, rounds + 1):
        totals = survey.totals(state.score, round_, options)
        cells = tuple(
            _ScoreCell(
                seat,
                int(points[round_ - 1, seat]),
                int(totals[seat]),
                bool(points[round_ - 1, seat] == points[round_ - 1].max()),
            )
            for seat in scene.seats
        )
        lines.append(_ScoreboardRound(round_, cells, region.get(round_, 0), gamma.get(round_, 0)))
    last = survey.totals(state.score, rounds, options) if rounds else np.zeros(len(scene.seats))
    final = (last + state.bonus).astype(np.int64)
    leaders = [int(seat) for seat in np.nonzero(final == final.max())[0]] if rounds else []
    return _ScoreboardView(
        tuple(lines),
        tuple(int(n) for n in final),
        tuple(int(n) for n in state.bonus),
        tuple(leaders),
        options.scoring == "product",
    )


def _scores(scene: Scene, found: _ScoreboardView) -> Scores:
    say, last = scene.say, sums.last(scene)
    lines = tuple(
        Line(
            scene.name(seat),
            tuple(
                Score(cell.points, total=cell.total)
                for line in found.lines
                for cell in line.cells
                if cell.seat == seat
            ),
            icon(f"seat-{seat % 4}", 14),
            is_own=seat == scene.seat,
            bonus=found.bonus[seat],
            total=found.totals[seat],
        )
        for seat in scene.seats
    )
    types = tuple(
        scene.templates.render("types_summed.html", line=each) if each.round <= last else each.types
        for each in found.lines
    )
    total = message("score-product" if found.product else "score-sum")
    return Scores(
        lines,
        scene.rules.options.rounds,
        (
            ScoreColumn(
                say.render(message("score-head-population")),
                tuple(each.population for each in found.lines),
            ),
            ScoreColumn(say.render(message("score-head-types")), types),
        ),
        say.render(total),
        say.render(message("score-bonus")),
    )


def regions(scene: Scene) -> dict[int, int]:
    steps = scene.table.since(0)[: scene.view.position]
    told = [event.what for step in standing(steps) for event in step.events]
    populations = [what.values["population"] for what in told if what.id == "region-surveyed"]
    return {n: int(str(population)) for n, population in enumerate(populations, 1)}


def _leader(scene: Scene, found: _ScoreboardView) -> Message:
    if not found.leaders:
        return message("score-nobody-yet")
    names = [scene.name(seat) for seat in found.leaders]
    most = max(found.totals)
    if len(scene.seats) == 1:
        return message("score-alone", points=most)
    if len(names) > 1:
        return message("score-shared", players=names, points=most)
    behind = most - max(n for seat, n in enumerate(found.totals) if seat != found.leaders[0])
    second = [scene.name(s) for s, n in enumerate(found.totals) if n == most - behind]
    return message("score-leads", player=names[0], points=most, others=second, behind=behind)


def _team(scene: Scene, found: _ScoreboardView) -> Message | None:
    if not scene.rules.options.team_bonus or len(scene.seats) < 2:
        return None
    points = scene.play.content.rules.score.team_bonus
    if any(found.bonus):
        return message("score-team-won", points=points)
    winners = {cell.seat for line in found.lines for cell in line.cells if cell.best}
    waiting = [scene.name(seat) for seat in scene.seats if seat not in winners]
    if not waiting:
        return message("score-team-all", points=points)
    return message("score-team-waits", players=waiting, points=points)


# ---- *Who's winning?*: the scoreboard of the rulebook; each of its numbers opens into its sum

_SUM = re.compile(r"sum-([0-9]{1,2})-([0-9]{1,2})")


@acts.on("open-sum")
def _open_sum(
    session: ReefSession,
    seat: Annotated[int, Meta(ge=0, le=63)],
    round_: Annotated[int, Meta(ge=1, le=99)],
) -> None:
    scene = session.scene()
    if seat not in scene.seats or round_ > surveyed(scene.state):
        raise reject("score-no-such")
    session.ui.dialog = f"sum-{seat}-{round_}"


@acts.on("close-sum")
def _close_sum(session: ReefSession) -> None:
    if session.ui.dialog.startswith("sum-"):
        session.ui.dialog = ""


def _opened(scene: Scene) -> tuple[int, int] | None:
    found = _SUM.fullmatch(scene.ui.dialog)
    if found is None:
        return None
    seat, round_ = int(found[1]), int(found[2])
    if seat not in scene.seats or not 1 <= round_ <= surveyed(scene.state):
        return None
    return seat, round_


def _render_score(scene: Scene) -> str:
    found = scoreboard(scene)
    open_ = _opened(scene)
    score = None
    if open_ is not None:
        seat, round_ = open_
        score = queries.score_of(scene.table, scene.seat, seat, round_)
    return scene.render(
        "score.html",
        board=scoreboard_html(scene.templates, _scores(scene, found)),
        product=found.product,
        leader=_leader(scene, found),
        team=_team(scene, found),
        open=open_,
        score=score,
    )


SCORE_PART = Part("score", _render_score, acts)


# ---- The story of one's own match in a few sentences, each read from the record

_STANDING = "standing"


def tale(record: TableReadings, seat: int, totals: tuple[int, ...]) -> list[Message]:
    """Tell a seat's match.

    `seat`: From 0.
    `totals`: Each seat's points at the end.
    """
    told = [_place(seat, totals), _longest(record, seat), _worst(record, seat)]
    told += [_foresaw(record, seat), _ended(record, seat), _richness(record, seat)]
    return [each for each in told if each is not None]


def _place(seat: int, totals: tuple[int, ...]) -> Message | None:
    if len(totals) < 2:
        return None
    mine = totals[seat]
    return message(
        "final-place",
        place=1 + sum(points > mine for points in totals),
        of=len(totals),
        points=mine,
        shared="yes" if totals.count(mine) > 1 else "no",
    )


def _longest(record: TableReadings, seat: int) -> Message:
    """Name the type that lasted longest; ties go to the most abundant at the end."""
    bars = [row for row in record.ranges if row.seat == seat + 1]
    if not bars:
        return message("final-empty")
    span = max(row.last - row.first for row in bars)
    longest = [row for row in bars if row.last - row.first == span]
    counts: Counter[str] = Counter()
    for row in record.presence:
        if row.seat == seat + 1:
            counts[row.type] += row.abundance
    best = max(longest, key=lambda row: counts[row.type])
    return message(
        "final-longest",
        organism=name_of("organism", best.type),
        others=len(longest) - 1,
        rounds=span + 1,
        first=best.first,
        last=best.last,
    )


def _worst(record: TableReadings, seat: int) -> Message:
    killed: Counter[tuple[int, str]] = Counter()
    for row in record.losses:
        if row.seat == seat + 1 and row.stage == "builder" and row.cause == "card" and row.card:
            killed[row.round, row.card] += row.lost
    if not killed:
        return message("final-spared")
    (round_, card), count = killed.most_common(1)[0]
    return message("final-worst", card=name_of("card", card), round=round_, count=count)


def _foresaw(record: TableReadings, seat: int) -> Message | None:
    mine = [row for row in record.predictions if row.seat == seat + 1 and row.of]
    if not mine:
        return None
    best = max(mine, key=lambda row: (row.right / row.of, row.of))
    return message(
        "final-foresaw",
        card=name_of("card", best.card),
        round=best.round,
        right=best.right,
        of=best.of,
    )


def _ended(record: TableReadings, seat: int) -> Message | None:
    bars = [row for row in record.ranges if row.seat == seat + 1]
    gone = [row for row in bars if row.ending != _STANDING]
    if not bars:
        return None
    standing = {row.type for row in bars if row.ending == _STANDING}
    # What came and went between two surveys has no bar: a card's urchins, for one.
    passed = [
        row.organism
        for row in record.losses
        if row.seat == seat + 1 and row.stage != "juvenile" and row.organism not in standing
    ]
    types = list(dict.fromkeys([*(row.type for row in gone), *passed]))
    if not types:
        return message("final-none-ended")
    names = [name_of("organism", each) for each in types]
    return message("final-ended", count=len(types), names=names)


def _richness(record: TableReadings, seat: int) -> Message | None:
    if not record.rounds:
        return None
    first = len(record.types(1).get(seat + 1, ()))
    last = len(record.types(record.rounds).get(seat + 1, ()))
    change = "more" if last > first else "fewer" if last < first else "same"
    return message("final-richness", first=first, last=last, change=change)


# ---- How a match ended: who won, the whole scoreboard, and the story of one's own reef


def ending(scene: Scene) -> MatchEnding:
    found = scoreboard(scene)
    most = max(found.totals)
    names = [scene.name(seat) for seat in found.leaders]
    won = message("final-won", players=names, count=len(names), points=most)
    alone = len(scene.seats) == 1
    open_ = _opened(scene)
    score = None
    if open_ is not None:
        score = queries.score_of(scene.table, scene.seat, *open_)
    return MatchEnding(
        message("final-alone", points=most) if alone else won,
        tale(TableReadings(scene.table), scene.seat, found.totals)
        if scene.seat in scene.here
        else [],
        {
            "board": scoreboard_html(scene.templates, _scores(scene, found)),
            "team": _team(scene, found),
            "open": open_,
            "score": score,
        },
        () if alone else found.leaders,
    )


# ---- The notebook of a game: after each survey what struck, what was foreseen,
# and what was noted


class _ForeseenCard(NamedTuple):
    """A card of a round, and how well the seat foresaw it: `right` of `of` certain fates."""

    name: Message
    predicted: bool  #: Whether the seat predicted it at all.
    right: int
    of: int


class _Leaf(NamedTuple):
    """One round of the notebook."""

    round: int
    cards: tuple[_ForeseenCard, ...]
    points: int | None  #: What the seat scored in it; none while the survey may not be seen yet.
    talk: Message  #: The question that the table talked over.
    note: str  #: The seat's note as it is typed or kept; empty where there is none.
    #: The same as it stands in the match, with who may read it; none where it is not kept so.
    kept: SeatNote | None


@acts.on("print-notebook")
def _print_notebook(session: ReefSession) -> None:
    if session.table is None:
        raise reject("lab-no-table")
    session.ui.printing = "notebook"


def leaves(scene: Scene, seat: int) -> list[_Leaf]:
    """Return the rounds that were surveyed, with what a seat predicted and noted.

    `scene`: The match, at the moment that is shown.
    `seat`: Whose notebook, from 0: one of the seats at this screen, for notes are for their own
    eyes.
    """
    record = TableReadings(scene.table, scene.view.position)
    state: State = scene.state
    seen = timeline.last_seen(scene)
    kept = {each.round: each for each in survey_notes.notes_of(scene.session, seat)}
    found = []
    for round_ in range(1, surveyed(state) + 1):
        text, stands = _note(scene, state, seat, round_), kept.get(round_)
        found.append(
            _Leaf(
                round_,
                _cards(record, seat, round_),
                record.points.get((round_, seat + 1)) if round_ <= seen else None,
                question(record, round_),
                text,
                stands if stands is not None and stands.text == text else None,
            )
        )
    return found


def _cards(record: TableReadings, seat: int, round_: int) -> tuple[_ForeseenCard, ...]:
    """Return a round's cards in order, pairing each prediction with the next of its name."""
    told = [row for row in record.predictions if row.round == round_ and row.seat == seat + 1]
    cards = []
    for row in record.disasters:
        if row.round != round_:
            continue
        mine = next((each for each in told if each.card == row.card), None)
        if mine is not None:
            told.remove(mine)
        right, of = (mine.right, mine.of) if mine is not None else (0, 0)
        cards.append(_ForeseenCard(name_of("card", row.card), mine is not None, right, of))
    return tuple(cards)


def _note(scene: Scene, state: State, seat: int, round_: int) -> str:
    kept = state.notes[seat]
    written = kept[round_ - 1] if round_ <= len(kept) else ""
    return scene.ui.notes.get(f"{round_}-{seat}", written)


def render_notebook(scene: Scene, seat: int | None = None) -> str:
    """Draw the notebook of a seat at this screen; empty where none sits here, or there is no match.

    `seat`: Whose notebook; none: that of the seat whose turn it is here.
    """
    whose = scene.seat if seat is None else seat
    if not scene.has_table or whose not in scene.here:
        return ""
    return scene.render(
        "notebook.html", leaves=leaves(scene, whose), player=scene.name(whose), seat=whose
    )


def render_notebook_page(scene: Scene) -> str:
    return render_notebook(scene) or scene.render("notebook_none.html")


NOTEBOOK_PAGE = Part("notebook", render_notebook_page, acts)


# ---- Moments of a round that are worth a smile: a line and a small drawing at the survey

BLEACHING = "heatwave"
"""The card that bleaches corals."""


class _Smile(NamedTuple):
    """A moment worth a smile."""

    key: str
    drawing: str  #: The organism that is drawn beside it.
    sentence: Message


_known: WeakKeyDictionary[Table, dict[tuple[int, int], tuple[_Smile, ...]]] = WeakKeyDictionary()


def _smiles(scene: Scene) -> tuple[_Smile, ...]:
    kept = _known.setdefault(scene.table, {})
    at = (scene.state.round, scene.seat)
    if at not in kept and surveyed(scene.state) >= scene.state.round:
        kept[at] = (*_saved(scene), *_bleached(scene), *_returned(scene))
    return kept.get(at, ())


def _saved(scene: Scene) -> Iterator[_Smile]:
    for card in played.drawn(scene.table, scene.view.position):
        found = saved_by_mutation(scene.table, card, scene.seat, scene.view.position)
        if found:
            first = found[0]
            if card.round == scene.state.round:
                where = {"row": first.row, "column": first.column}
                organism, what = name_of("organism", first.builder), name_of("disaster", card.card)
                told = message("survey-smile-saved", organism=organism, disaster=what, **where)
                yield _Smile("saved", first.builder, told)
            return


def _bleached(scene: Scene) -> Iterator[_Smile]:
    for card in played.drawn(scene.table, scene.view.position):
        if card.round != scene.state.round or card.card != BLEACHING:
            continue
        before = _corals(scene, reefs_before(scene.table, card)[scene.seat])
        if before and before <= _corals(scene, scene.play.reef(scene.seat), shallow=False):
            kinds = scene.play.lookups.builders
            told = message("survey-smile-bleached", count=len(before))
            yield _Smile("bleached", kinds[min(before)], told)
            return


def _corals(scene: Scene, reef: Reefs, *, shallow: bool = True) -> set[int]:
    there = scene.play.lookups.has("coral", reef.kind, reef.genes)
    if shallow:
        there &= (reef.depth == 0)[..., np.newaxis]
    return {int(kind) for kind in reef.kind[there]}


def _returned(scene: Scene) -> Iterator[_Smile]:
    record, seat = TableReadings(scene.table, scene.view.position), scene.seat + 1
    round_ = scene.state.round
    now, last = record.types(round_), record.types(round_ - 1)
    once: set[str] = set()
    for each in range(1, round_ - 1):
        once |= record.types(each).get(seat, frozenset())
    elsewhere: set[str] = set()
    for other, types in last.items():
        elsewhere |= types if other != seat else frozenset()
    gone = (once & elsewhere) - last.get(seat, frozenset())
    back = sorted(gone & now.get(seat, frozenset()))
    if back:
        told = message("survey-smile-back", organism=name_of("organism", back[0]))
        yield _Smile("back", back[0], told)
