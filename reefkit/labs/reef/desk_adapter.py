"""Reef Survivor for the teacher's desk: its tables' records and boards, and simulated students."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any
from weakref import WeakKeyDictionary

import msgspec
import numpy as np
from msgspec import structs

from reefkit.assess.items import ReefPicture, Spaces
from reefkit.assess.question import Question
from reefkit.games.reef import (
    after_card,
    card_draws,
    card_text,
    decks,
    sight,
    survey,
)
from reefkit.games.reef import content as stored
from reefkit.games.reef.actions import (
    Grow,
    Mutate,
    Predict,
    Settle,
    StrategyNote,
    TakeJuveniles,
    TradeOffer,
)
from reefkit.games.reef.course import founding
from reefkit.games.reef.flow import waits_to_strike
from reefkit.games.reef.match_events import id_in, number_in
from reefkit.games.reef.rules import ReefRules
from reefkit.games.reef.sight import rules_of
from reefkit.games.reef.state import PHASES, Reefs, State, name_of
from reefkit.games.reef.type_arrays import Lookups
from reefkit.labs.lesson.desk_adapter import MISTAKES, Choosing, Ghost, LabOnDesk, chance, pick
from reefkit.labs.lesson.desk_records import (
    CountedType,
    Fact,
    Foreseen,
    RoundDisaster,
    SeatRecord,
    SeatSetup,
    TableCard,
    TableRecord,
    TableStanding,
    record_of,
)
from reefkit.labs.lesson.moments import beats
from reefkit.labs.reef.board_picture import lettered, space_label, spaces_of
from reefkit.labs.reef.question_board import bare_spaces, reef_spaces
from reefkit.labs.setting import OptionChoice
from reefkit.match.errors import reject
from reefkit.match.game import Action, Ready
from reefkit.match.match import Match
from reefkit.match.table import Table
from reefkit.text import Catalogue, Message, message
from reefkit.widgets.art import art
from reefkit.widgets.board.picture import Picture
from reefkit.widgets.board.small import small_board_svg
from reefkit.widgets.board.static_svg import still_svg
from reefkit.widgets.cards import scene_html

WALL_SCALE = 0.66
"""Scale of a board on the wall, where the four of a table are side by side in one card."""


def _small_boards(
    table: Table, say: Catalogue, names: Sequence[str], position: int | None = None
) -> tuple[str, ...]:
    lookups = sight.rules_of(table).lookups
    reefs = card_draws.reefs_seen(table) if position is None else _reefs_at(table, position)
    return tuple(
        _small(lookups, reefs[seat], say.render(message("board-of", player=name)))
        for seat, name in enumerate(names)
    )


def _reefs_at(table: Table, position: int) -> Reefs:
    state: State = table.moment(position, None).state
    return state.reefs


def _reef_at(table: Table, seat: int, position: int, say: Catalogue) -> SeatRecord:
    table.match.check_viewer(seat)
    state: State = table.moment(position, None).state
    rules, reefs = sight.rules_of(table), state.reefs[seat]
    lookups = rules.lookups
    spaces = lettered(spaces_of(lookups, reefs), say)
    picture = Picture(
        spaces=spaces,
        title="",
        ocean=say.render(message("board-ocean")),
        shore=say.render(message("board-land" if reefs.land else "board-ocean")),
        land=bool(reefs.land),
    )
    return SeatRecord(
        picture=str(still_svg(picture)),
        said=tuple(space_label(say, space) for space in spaces if not space.empty),
        facts=(
            Fact(
                message("desk-data-head-types"), int((survey.abundance(reefs, lookups) > 0).sum())
            ),
            Fact(message("desk-data-head-points"), int(rules.points(state)[seat])),
            Fact(message("organism-fleshy-alga.plural"), int(reefs.alga.sum())),
            *(
                Fact(name_of("organism", name), int(count), name)
                for name, count in zip(lookups.dwellers, reefs.dwellers, strict=True)
                if count
            ),
        ),
    )


def _small(lookups: Lookups, reefs: Reefs, title: str) -> str:
    """Draw one small reef, cached because only one or two of thirty change at a time."""
    shown = (reefs.kind, reefs.alga, reefs.depth)
    key = b"".join(np.ascontiguousarray(each).tobytes() for each in shown), title
    known = _drawn.setdefault(lookups, {})
    if key not in known:
        if len(known) >= _MOST_DRAWN:
            known.clear()
        picture = Picture(tuple(spaces_of(lookups, reefs)), "", land=bool(reefs.land))
        known[key] = str(small_board_svg(picture, label=title, scale=WALL_SCALE))
    return known[key]


_drawn: WeakKeyDictionary[Lookups, dict[tuple[bytes, str], str]] = WeakKeyDictionary()
_MOST_DRAWN = 256


def _record_of(table: Table) -> TableRecord:
    """Return a table through time: time 0 is the founding, time r the survey of round r."""
    rules = rules_of(table)
    state: State = table.view(None).state
    course, founded = table.course(), founding(table.match)
    record = record_of(
        table,
        course,
        rounds=rules.options.rounds,
        points="points",
        series={},
        names="",
        bots="new-kind-",
        struck=tuple(
            RoundDisaster(each.round, each.card, name_of("card", each.card))
            for each in card_draws.drawn(table)
        ),
        counts="abundance",
        taxa=tuple(_taxa(rules)),
    )
    return structs.replace(
        record,
        points=course["score"].values[1:].sum(axis=-1).astype(np.int64),
        places=tuple(_place(rules, state, founded, each) for each in record.places),
    )


def _taxa(rules: ReefRules) -> Iterable[CountedType]:
    """List the types that count, builders before dwellers (R31)."""
    roles = [(name, "builder") for name in rules.content.organisms]
    roles += [(name, "dweller") for name in rules.content.dwellers]
    drawings = art()
    for name, role in roles:
        yield CountedType(name, name_of("organism", name), role, drawings.organism(name).family)


def _place(rules: ReefRules, state: State, founded: State | None, place: SeatSetup) -> SeatSetup:
    board = int(state.boards[place.seat])
    name = rules.lookups.boards[board] if board >= 0 else ""
    kinds = np.unique(founded.reefs.kind[place.seat]) if founded is not None else ()
    return structs.replace(
        place,
        board=name,
        board_name=name_of("board", name) if name else None,
        founders=tuple(rules.lookups.builders[kind] for kind in kinds if kind),
    )


def _foreseen_at(table: Table) -> tuple[Foreseen, ...]:
    found: list[Foreseen] = []
    cache = _cache.setdefault(table.match, {})
    for card in card_draws.drawn(table):
        key = (card.position, card.index)
        if key not in cache:
            rows = _foreseen(table, card)
            if rows is None:  # still to be predicted or worked out
                continue
            cache[key] = rows
        found += cache[key]
    return tuple(found)


_cache: WeakKeyDictionary[Match, dict[tuple[int, int], tuple[Foreseen, ...]]] = WeakKeyDictionary()
"""Predictions by position and index of the card; they do not change once it has hit."""


def _foreseen(table: Table, card: card_draws.DrawnCard) -> tuple[Foreseen, ...] | None:
    whole = after_card.reveal(table, None, card)
    if whole is None:
        return None
    # By type of builder, and whether it died.
    verdicts: dict[tuple[str, bool], dict[int, bool]] = {}
    why: dict[tuple[str, bool], tuple[Message, ...]] = {}
    people = {seat for seat, info in enumerate(table.setup.seats) if info.bot is None}
    for seat in [each.seat for each in whole.seats if each.of and each.seat in people]:
        reveal = after_card.reveal(table, seat, card)
        judged = reveal.seats[seat].builders if reveal is not None else ()
        for fate in {(one.builder, one.fate == "died") for one in judged if one.verdict}:
            alike = [one for one in judged if (one.builder, one.fate == "died") == fate]
            right = all(one.verdict == "right" for one in alike if one.verdict)
            verdicts.setdefault(fate, {})[seat] = right
            why.setdefault(fate, alike[0].reasons)
    return tuple(
        Foreseen(
            round=card.round,
            card=card.card,
            card_name=name_of("card", card.card),
            type=type_,
            name=name_of("organism", type_),
            died=died,
            why=why[type_, died],
            right=sum(seats.values()),
            of=len(seats),
            seats=tuple(seats.items()),
        )
        for (type_, died), seats in sorted(verdicts.items())
    )


def _card_of(table: Table) -> TableCard | None:
    cards_drawn = card_draws.drawn(table)
    if not cards_drawn:
        return None
    last = cards_drawn[-1]
    play = sight.look(table, None)
    story = card_text.card_story(play, last.card)
    on = play.state.phase == "catastrophe" and play.turn.card >= 0
    predicted = play.turn.step == "predict" or waits_to_strike(play.turn)
    return TableCard(
        round=last.round,
        order=last.order,
        id=last.card,
        title=message("after-card-title", card=story.name),
        kind=message("after-card-term", term=story.term),
        says=story.clauses,
        science=story.science,
        ask=story.talk,
        picture=str(scene_html(last.card)),
        lost=_lost(table, last),
        step="past"
        if not on
        else "struck"
        if play.turn.step == "aftermath"
        else "predict"
        if predicted
        else "works",
    )


def _lost(table: Table, card: card_draws.DrawnCard) -> tuple[tuple[str, Message, int], ...]:
    known, key = _losses.setdefault(table.match, {}), (card.position, card.index)
    if key not in known:
        whole = after_card.reveal(table, None, card)
        if whole is None:  # still to be predicted or worked out
            return ()
        counts = Counter[str]()
        for each in whole.seats:
            counts.update(dict(each.lost))
            for left in each.moved:  # the card did not take those that lost their shelter
                if id_in(left, "reason") == "support":
                    counts[id_in(left, "organism")] -= number_in(left, "count")
        known[key] = tuple((id_, name_of("organism", id_), n) for id_, n in (+counts).most_common())
    return known[key]


_losses: WeakKeyDictionary[Match, dict[tuple[int, int], tuple[tuple[str, Message, int], ...]]] = (
    WeakKeyDictionary()
)
"""Losses by position and index of the card, as in `_cache`."""


ROUND_STEPS = ("first-round", "next-round")
"""Ids of the steps of a lesson plan that are one round of the match each, in order."""

DESK_SETTINGS = ("hands_on", "gates", "strike")
"""Options that follow from the class's way of playing, which the desk sets."""


def _phase_of(state: State) -> Message:
    if state.phase == "catastrophe":
        return message("play-card", number=max(1, int(state.cards_drawn)))
    in_round = state.phase not in {"founding", "over"}
    return Message(f"play-step-{state.phase}") if in_round else name_of("phase", state.phase)


def _standing_of_card(state: State, gate: str) -> int:
    if gate:
        return 1 if "-strike-" in gate else 3
    step = state.turn.step if state.turn is not None else ""
    return 0 if state.phase != "catastrophe" or step in {"", "predict"} else 2


def _counted(say: Catalogue, topics: OptionChoice) -> OptionChoice:
    counts: Counter[tuple[str, str]] = Counter()
    for card in stored.default().cards.values():
        counts.update({(topic, card.deck): card.copies for topic in card.topics})
    values = tuple(
        (
            topic,
            say.render(
                message(
                    "reef-topic-cards",
                    topic=label,
                    short=counts[topic, "short"],
                    long=counts[topic, "long"],
                )
            ),
        )
        for topic, label in topics.values
    )
    return topics._replace(values=values)


NOTES = 8
"""Number of notes that simulated students choose from: ``ghost-note-<n>``, from 1."""
OFFERS = 0.2
"""Probability that a simulated student who has made no offer offers a trade before *Ready*."""
_CARELESS = (Grow, Mutate, TakeJuveniles, Settle)
"""Actions that a simulated student sometimes replaces by a random one of the same sort."""


def _unlike_bot(choosing: Choosing, action: Action) -> Action:
    """Return the student's action in place of the bot's: worse predictions, trades, chance."""
    state, seat, ghost = choosing.state, choosing.seat, choosing.ghost
    here = (ghost.key, choosing.rules.undo_scope(state), state.rows_rolled)
    if isinstance(action, Ready):
        return _before_ready(choosing) or action
    if isinstance(action, Predict):
        return _marked(action, choosing.legal(Predict), ghost, here)
    if isinstance(action, _CARELESS):
        turn = state.turn
        left = (turn.due[seat], turn.done[seat], int((state.nursery.kind[seat] != 0).sum()))
        if chance(MISTAKES * (1 - ghost.care), *here, *left, "careless"):
            return pick(choosing.legal(type(action)) or [action], *here, *left)
    return action


def _before_ready(choosing: Choosing) -> Action | None:
    state, ghost = choosing.state, choosing.ghost
    here = (ghost.key, state.round, state.phase)
    if state.phase == "survey":
        writes = ghost.habit != "quiet" and chance(0.75, *here, "writes")
        if writes and choosing.legal(StrategyNote):
            number = pick(range(1, NOTES + 1), *here, "note")
            return StrategyNote(choosing.say.render(message(f"ghost-note-{number}")))
    if state.phase == "migration" and not state.turn.trades_made[choosing.seat]:
        offers = choosing.legal(TradeOffer) if chance(OFFERS, *here, "offers") else []
        return pick(offers, *here, "offer") if offers else None
    return None


def _marked(
    sure: Predict, single: Sequence[Predict], ghost: Ghost, here: tuple[object, ...]
) -> Predict:
    every = [place for one in single for place in one.places]
    foresees = min(0.95, max(0.3, 0.65 + 0.15 * ghost.ability))
    return Predict(
        tuple(
            place
            for place in every
            if (place in sure.places) is chance(foresees, *here, "predict", place)
        )
    )


class ReefOnDesk(LabOnDesk):
    """Reef Survivor on the desk."""

    round_steps = ROUND_STEPS

    # -- what a class plays --------------------------------------------------------------------

    def choices(self, say: Catalogue, options: Mapping[str, Any]) -> tuple[OptionChoice, ...]:
        every = super().choices(say, options)
        shown = [each for each in every if each.name not in DESK_SETTINGS]
        return tuple(_counted(say, each) if each.name == "topics" else each for each in shown)

    def check_playable(self, options: Mapping[str, Any]) -> None:
        """Raise a `Rejection` if a deck would be empty, or have only cards that draw others."""
        content = stored.default()
        chosen = msgspec.convert(self.check_options(options), stored.Options)
        lookups = Lookups(content)
        left = decks.in_force(content, chosen, lookups) > 0
        for deck, of_deck in (("short", lookups.short), ("long", ~lookups.short)):
            if not (left & of_deck).any():
                raise reject("reef-deck-empty", deck=name_of("deck", deck))

    # -- the wall ------------------------------------------------------------------------------

    def standing(self, table: Table) -> TableStanding:
        rules = sight.rules_of(table)
        state: State = table.view(None).state
        gate = self.gate(table)
        return self.stands(
            table,
            order=(
                state.round,
                PHASES.index(state.phase),
                int(state.cards_drawn),
                _standing_of_card(state, gate),
            ),
            rounds=rules.options.rounds,
            phase=_phase_of(state),
            opens="card" if "-card-" in gate else "strike" if "-strike-" in gate else "phase",
            points=[int(n) for n in rules.points(state)],
            types=int((survey.abundance(state.reefs, rules.lookups) > 0).any(axis=0).sum()),
        )

    pictures = staticmethod(_small_boards)
    foreseen = staticmethod(_foreseen_at)
    card = staticmethod(_card_of)
    record = staticmethod(_record_of)
    unlike_bot = staticmethod(_unlike_bot)

    # -- looking back --------------------------------------------------------------------------

    def beats(self, table: Table) -> tuple[int, ...]:
        return tuple(beats(self.lab.moments(table)))

    board = staticmethod(_reef_at)

    # -- questions -----------------------------------------------------------------------------

    def question_picture(self, question: Question, say: Catalogue) -> str:
        seen = question.item.picture
        if isinstance(seen, ReefPicture):
            spaces = reef_spaces("\n".join(seen.rows))
        elif isinstance(question.item, Spaces):
            spaces = bare_spaces(question.item.board)
        else:
            return super().question_picture(question, say)
        ocean, shore = (say.render(message(f"board-{end}")) for end in ("ocean", "land"))
        shown = lettered(spaces, say)
        return str(still_svg(Picture(spaces=shown, title="", ocean=ocean, shore=shore)))
