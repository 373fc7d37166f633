"""The region where the class talks about a card: predictions, results and the real event."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from msgspec.structs import replace

from reefkit.desk.session import AtWall, DeskPart, DeskScene
from reefkit.labs.lesson.content import LessonEvent, teaching
from reefkit.labs.lesson.desk_adapter import PREDICTION
from reefkit.labs.lesson.desk_records import Foreseen, TableCard
from reefkit.text import Message, message
from reefkit.widgets.acts import Acts


class _ClassCard(NamedTuple):
    """The card that the class is at."""

    card: TableCard
    tables: int  #: Number of tables that have it.
    of: int  #: Number of tables.
    predicted: int  #: Students who have predicted; 0 if none is asked.
    asked: int  #: Students who are asked to predict.
    lost: tuple[tuple[str, Message, int], ...]  #: Types that it struck at these tables, as theirs.

    @property
    def struck(self) -> bool:
        return self.card.step in {"struck", "past"}

    @property
    def is_now(self) -> bool:
        """Whether tables are still at it."""
        return self.card.step != "past"


def card_of(scene: DeskScene) -> _ClassCard | None:
    """Return the card of most tables, of equally many the latest; None if no table has one."""
    found = {each.row.id: scene.game.card(each.table) for each in scene.wall}
    counts = Counter((card.round, card.order, card.id) for card in found.values() if card)
    if not counts:
        return None
    chosen = max(counts, key=lambda each: (counts[each], each[:2]))
    there = [
        (each, card)
        for each in scene.wall
        if (card := found[each.row.id]) and (card.round, card.order, card.id) == chosen
    ]
    now = [card for _, card in there if card.step != "past"]
    open_ = [card for card in now if card.step != "struck"]
    predicting = [
        (each, card) for each, card in there if any(one.step == "predict" for one in open_)
    ]
    asked = sum(_students(each, _sitting(each)) for each, _ in predicting)
    waits = sum(_students(each, each.waits) for each, card in predicting if card.step == "predict")
    shown = (*open_, *now, there[0][1])[0]
    names = {id_: name for _, card in there for id_, name, _ in card.lost}
    sums = Counter[str]()
    for _, each_card in there:
        sums.update({id_: count for id_, _, count in each_card.lost})
    lost = tuple((id_, names[id_], count) for id_, count in sums.most_common())
    return _ClassCard(shown, len(there), len(scene.wall), asked - waits, asked, lost)


def _sitting(each: AtWall) -> list[int]:
    return [n for n, who in enumerate(each.row.seats) if who and n not in each.row.away]


def _students(each: AtWall, seats: Iterable[int]) -> int:
    return sum(len(each.row.seats[seat]) for seat in seats)


def _event_of(scene: DeskScene, card: str) -> tuple[str, LessonEvent] | None:
    events = teaching(scene.game.id).event.items()
    return next(((id_, event) for id_, event in events if card in event.cards), None)


SHOWN_FATES, MOST_FATES = 3, 5
"""Most predictions shown next to the tables, and on the wall."""

LEAST_ASKED = 3
"""Least students asked for a share to be shown: a share of fewer says little and identifies
people."""


def _both(one: Foreseen, other: Foreseen) -> Foreseen:
    return replace(one, right=one.right + other.right, of=one.of + other.of)


def fates(scene: DeskScene) -> list[Foreseen]:
    """Sum students' predictions at all tables for a card of the latest round that half played.

    If tables draw their own cards, it is the card that most students met in that round.
    """
    summed: dict[tuple[int, str, str, bool], Foreseen] = {}
    tables_by_round: dict[int, set[str]] = {}
    counts: dict[tuple[int, str], int] = {}
    for each in scene.wall:
        for by_seat in scene.game.foreseen(each.table):
            row = replace(
                by_seat,
                right=_students(each, (seat for seat, right in by_seat.seats if right)),
                of=_students(each, (seat for seat, _ in by_seat.seats)),
            )
            tables_by_round.setdefault(row.round, set()).add(each.row.id)
            counts[row.round, row.card] = counts.get((row.round, row.card), 0) + row.of
            key = (row.round, row.card, row.type, row.died)
            before = summed.get(key)
            summed[key] = row if before is None else _both(before, row)
    half = [round_ for round_, ids in tables_by_round.items() if 2 * len(ids) >= len(scene.wall)]
    if not half:
        return []
    latest = max(half)
    card = max((at for at in counts if at[0] == latest), key=lambda at: counts[at])
    found = [each for key, each in summed.items() if key[:2] == card and each.of >= LEAST_ASKED]
    return sorted(found, key=lambda each: (-each.right / each.of, -each.of, each.type))


def _worth(found: list[Foreseen], most: int = SHOWN_FATES) -> list[Foreseen]:
    return found if len(found) <= most else [*found[: most - 2], *found[-2:]]


def talk_of(scene: DeskScene) -> dict[str, object]:
    """Return the card to talk about, and the predictions for it; either may be missing."""
    card, found = card_of(scene), fates(scene)
    if card is not None and not card.struck:
        found = []  # predictions for an earlier card are no longer of interest
    elif card is not None and found and found[0].card != card.card.id:
        found = found if scene.setting.chance == "own" else []
        card = card if not found else None
    # The last two are among the shown ones, on the desk and on the wall.
    hardest = max(found[-2:], key=lambda each: each.of - each.right, default=None)
    return {
        "card": card,
        "event": _event_of(scene, card.card.id) if card is not None and card.struck else None,
        "shown": _worth(found, MOST_FATES if scene.is_wall else SHOWN_FATES),
        "hardest": hardest if hardest is not None and hardest.right < hardest.of else None,
    }


def has_talk(scene: DeskScene) -> bool:
    talk = talk_of(scene) if scene.tables else {}
    return bool(talk.get("card") or talk.get("shown"))


def _render_talk(scene: DeskScene) -> str:
    talk = talk_of(scene) if scene.tables else {}
    if not (talk.get("card") or talk.get("shown")) and (
        not talk or PREDICTION not in scene.game.defaults()
    ):
        return ""  # not seated, or a game without predictions
    return scene.render("desk_talk.html", **talk)


def on_wall(scene: DeskScene) -> tuple[Message, str] | None:
    talk = talk_of(scene) if scene.tables else {}
    card = talk.get("card")
    if not (card or talk.get("shown")):
        return None
    title = message("desk-talk-title")
    if isinstance(card, _ClassCard):
        title = message("desk-card-of", round=card.card.round, order=card.card.order)
    return title, scene.render("wall_talk.html", **talk)


TALK = DeskPart("desk-talk", _render_talk, Acts(), tab="play")
