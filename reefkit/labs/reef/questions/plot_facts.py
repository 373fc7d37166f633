"""The true plots of a seat's match, and the reason for each point.

The range chart and one curve of diversity are of the seat's own reef; with several reefs there is a
curve of the table. Times are surveys; 0 is the founding.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from reefkit.assess.items import Curve, RangeChartItem
from reefkit.assess.plots import TrueCurve, TrueRanges
from reefkit.assess.question_maker import DraftItem
from reefkit.games.reef import timeline
from reefkit.games.reef.match_events import id_in
from reefkit.games.reef.state import in_sentence, name_of
from reefkit.games.reef.timeline import RangeBar
from reefkit.labs.reef.questions.facts import Facts, names, organisms, template, time_name
from reefkit.labs.reef.timeline import drawn_stays
from reefkit.text import Message, message
from reefkit.widgets.chart_data import Disaster, spread_out


def _strikers(facts: Facts) -> dict[str, tuple[int, ...]]:
    """Return the rounds of each disaster; a card that only draws others is left out."""
    found: dict[str, set[int]] = {}
    for card in facts.drawn:
        effects = facts.content.cards[card.card].effects
        if any(effect.do != "draw" for effect in effects):
            found.setdefault(card.card, set()).add(card.round)
    return {card: tuple(sorted(rounds)) for card, rounds in found.items()}


def _range_reasons(facts: Facts, struck: dict[str, tuple[int, ...]]) -> dict[str, Message]:
    found = {}
    for bar in facts.bars:
        found[f"{bar.type}/first"] = _why_first(bar)
        found[f"{bar.type}/last"] = why_last(facts, bar)
        found[f"{bar.type}/ending"] = _why_ending(facts, bar)
    for card, rounds in struck.items():
        found[f"disaster/{card}"] = message(
            "made-point-disaster",
            card=in_sentence("card", card),
            rounds=list(rounds),
            count=len(rounds),
        )
    return found


def _why_first(bar: RangeBar) -> Message:
    if not bar.first:
        return message("made-point-founder", organisms=organisms(bar.type))
    return message("made-point-first", organisms=organisms(bar.type), round=bar.first)


def why_last(facts: Facts, bar: RangeBar) -> Message:
    if bar.last == facts.rounds:
        return message("made-point-standing", organisms=organisms(bar.type), round=bar.last)
    round_ = bar.last + 1
    causes = facts.causes(bar.type, round_)
    gone = organisms(bar.type)
    if not causes:
        return message("made-point-gone", organisms=gone, round=round_)
    behind = _behind(facts, bar.type, round_) if causes[0].cause == "support" else ""
    if behind:
        card = in_sentence("card", behind)
        return message("made-point-unsheltered", organisms=gone, round=round_, card=card)
    return message("made-point-gone-to", organisms=gone, round=round_, cause=causes[0].text)


def _behind(facts: Facts, type_: str, round_: int) -> str:
    card = ""
    for one in facts.all_events:
        if one.round != round_ or one.phase != "catastrophe":
            continue
        what = one.event.what
        if what.id == "card-drawn":
            card = id_in(what, "card")
        mine = one.event.seat == facts.seat and id_in(what, "organism") == type_
        if what.id == "dweller-left" and mine:
            return card
    return ""


def _why_ending(facts: Facts, bar: RangeBar) -> Message:
    many = organisms(bar.type)
    if bar.ending != "extirpated":
        return Message(f"made-point-{bar.ending}", {"organisms": many, "round": facts.rounds})
    later = range(bar.last + 1, facts.rounds + 1)
    refuge = next(
        seat
        for seat in facts.others
        if any(bar.type in facts.present(time, seat) for time in later)
    )
    return message("made-point-extirpated", organisms=many, player=facts.name(refuge))


def _value_reasons(facts: Facts) -> dict[str, Message]:
    return {
        f"value/{time}": _why_value(facts, time, [facts.present(n) for n in (time - 1, time)])
        for time in range(facts.rounds + 1)
    }


def _region_reasons(facts: Facts) -> dict[str, Message]:
    return {
        f"value/{time}": _why_value(
            facts, time, [facts.present_anywhere(n) for n in (time - 1, time)]
        )
        for time in range(facts.rounds + 1)
    }


def _why_value(facts: Facts, time: int, types: list[frozenset[str]]) -> Message:
    before, here = types
    if not time:
        before = here
    return message(
        "made-point-value",
        time=time_name(time),
        count=len(here),
        types=names(facts.in_order(here)),
        lost=len(before - here),
        gone=names(facts.in_order(before - here)),
        gained=len(here - before),
        newcomers=names(facts.in_order(here - before)),
    )


def _loss_reasons(ends: Sequence[RangeBar], rounds: int) -> dict[str, Message]:
    found = {}
    for round_ in range(1, rounds + 1):
        gone = [bar.name for bar in ends if bar.last + 1 == round_]
        found[f"loss/{round_}"] = message(
            "made-point-loss", round=round_, count=len(gone), types=gone
        )
    return found


MOST_BARS = 6
"""Maximum number of bars that a student draws; the rest are given."""


def _range_plot(facts: Facts) -> Iterator[DraftItem]:
    bars = facts.bars
    whole = [bar for bar in bars if len(bar.stays) == 1]  # one with a gap has more than two ends
    if not facts.rounds or not whole:
        return
    drawn = sorted(whole, key=_rank, reverse=True)[:MOST_BARS]
    struck = _strikers(facts)
    plot = TrueRanges(
        rounds=facts.rounds,
        ranges={bar.type: (bar.first, bar.last) for bar in bars},
        endings={bar.type: bar.ending for bar in bars},
        disasters=struck,
        given=tuple(bar.type for bar in bars if bar not in drawn),
        stays={bar.type: bar.stays for bar in bars if bar not in whole},
        pieces=_pieces(facts, struck),
        reasons=_range_reasons(facts, struck),
        hints={
            "first": message("made-look-first"),
            "last": message("made-look-last"),
            "ending": message("made-look-ending"),
            "disaster": message("made-look-disaster"),
        },
    )
    labels = {bar.type: bar.name for bar in bars}
    labels |= {card: name_of("card", card) for card in struck}
    yield DraftItem(
        about="own",
        prompt=message("made-ask-range-plot"),
        item=RangeChartItem(goals=("C", "D"), minutes=2.5, points=3, plot=plot),
        labels=labels,
        why=(message("made-why-range-plot"),),
        unit=facts.label_of_time(),
        moment=facts.surveys[facts.rounds],
    )


def _pieces(
    facts: Facts, struck: dict[str, tuple[int, ...]]
) -> dict[str, tuple[tuple[float, float], ...]]:
    lines = [Disaster(at, "", f"{at}-{card}") for card, rounds in struck.items() for at in rounds]
    places = spread_out(sorted(lines, key=lambda each: each.time), facts.rounds)
    where = {
        f"{each.round}-{each.order}-{each.card}": places[key]
        for each in facts.drawn
        if (key := f"{each.round}-{each.card}") in places
    }
    own = facts.table, facts.position, facts.seat, facts.bars
    return drawn_stays(*own, where, rounds=facts.rounds, last=facts.rounds)


def _rank(bar: RangeBar) -> tuple[bool, bool, int]:
    return bar.ending != "standing", bar.first > 0, bar.last - bar.first


def _curve_plot(facts: Facts) -> Iterator[DraftItem]:
    if not facts.rounds:
        return
    values = [len(facts.present(time)) for time in range(facts.rounds + 1)]
    ends = [bar for bar in facts.bars if bar.last < facts.rounds]
    reasons = {**_value_reasons(facts), **_loss_reasons(ends, facts.rounds)}
    yield _curve(facts, "curve-plot", facts.seat, values, (ends, reasons))


def _region_plot(facts: Facts) -> Iterator[DraftItem]:
    if not facts.rounds or not facts.others:
        return
    values = [len(facts.present_anywhere(time)) for time in range(facts.rounds + 1)]
    ends = [bar for bar in timeline.bars(facts.course) if bar.last < facts.rounds]
    reasons = {**_region_reasons(facts), **_loss_reasons(ends, facts.rounds)}
    yield _curve(facts, "region-plot", None, values, (ends, reasons))


def _curve(
    facts: Facts,
    id_: str,
    seat: int | None,
    values: list[int],
    lost: tuple[list[RangeBar], dict[str, Message]],
) -> DraftItem:
    ends, reasons = lost
    counts = tuple(facts.counts(time, seat) for time in range(facts.rounds + 1))
    there = {
        name: name_of("organism", name) for name in facts.types if any(name in x for x in counts)
    }
    measure = "alpha" if id_ == "curve-plot" else "gamma"
    plot = TrueCurve(
        values=tuple(float(value) for value in values),
        most=float(len(facts.types)),
        losses=tuple(sorted({bar.last + 1 for bar in ends})),
        counts=counts,
        given=(0,),
        reasons=reasons,
        hints={"value": message("plots-hint-listed"), "loss": message("made-look-loss")},
    )
    return DraftItem(
        about="own" if id_ == "curve-plot" else "table",
        prompt=message("made-ask-curve-plot" if measure == "alpha" else "made-ask-region-plot"),
        item=Curve(goals=("D", "E"), minutes=2.0, points=2, plot=plot),
        labels={
            **dict(zip(there, names(there), strict=True)),
            "measure": name_of("measure", measure),
        },
        why=(message("made-why-curve-plot"),),
        unit=facts.label_of_time(),
        moment=facts.surveys[facts.rounds],
    )


PLOTS = (
    template("range-plot", ("C", "D"), _range_plot),
    template("curve-plot", ("D", "E"), _curve_plot),
    template("region-plot", ("D", "E"), _region_plot),
)
