"""The markers of hands-on mode, asked about the oracle's reefs."""

from functools import cache
from typing import Any

from reefkit.games.reef import marking, new_match, picture
from reefkit.games.reef.content import DisasterCard
from reefkit.games.reef.hands_on import sentence
from reefkit.games.reef.marking import MarkedReef, mark_card, mark_settlement
from reefkit.games.reef.rules import ReefRules
from reefkit.games.reef.state import BoardFinding, Reefs
from reefkit.games.reef.state import Step as Play
from reefkit.match.game import SeatInfo
from reefkit.text import catalogue
from tests.games.reef import oracle
from tests.games.reef.as_arrays import LOOKUPS, plain, to_arrays, to_reef
from tests.games.reef.guided import reef
from tests.games.reef.oracle import Reef
from tests.games.reef.outcomes import ALGAE_EACH_ROUND, Step, explains

Found = tuple[Any, ...]
"""A finding shortly: its id, and what it has of place, names and numbers."""


@cache
def _play(options: tuple[tuple[str, bool], ...]) -> Play:
    match = new_match([SeatInfo("Ann")], seed=1, options={"hands_on": True, **dict(options)})
    rules = match.rules
    assert isinstance(rules, ReefRules)
    return rules.playing(rules.start())


def right_tally(before: Reef) -> list[int]:
    reef = to_arrays([before])[0]
    return marking.right_tally(_play(()), reef)


def mark(
    before: Reef, step: Step, given: Reef, tally: list[int] | None = None
) -> tuple[Reef, list[BoardFinding]]:
    """Give the mended reef and what was found."""
    play = _play(tuple(sorted(step.options.items())))
    arrays = to_arrays([before, given])
    old, new = arrays[0], arrays[1]
    if step.phase == "survey":
        said = right_tally(before) if tally is None else tally
        marked = marking.mark_survey(play, old, new, said)
    else:
        marked = _marked(play, step, before, (old, new))
    kept = [plain(to_reef(old)), plain(to_reef(new))]
    assert kept == [plain(before), plain(given)], "a marker changed what it was given"
    return to_reef(marked.reef), marked.findings


def mark_own_card(before: Reef, card: DisasterCard, given: Reef) -> tuple[Reef, list[BoardFinding]]:
    """Mark a card of a teacher's own, which the oracle does not know."""
    arrays = to_arrays([before, given])
    marked = mark_card(_play(()), arrays[0], arrays[1], card, [-1] * len(card.effects))
    return to_reef(marked.reef), marked.findings


def _marked(play: Play, step: Step, before: Reef, boards: tuple[Reefs, Reefs]) -> MarkedReef:
    if step.phase == "dwellers":
        room = oracle.recruit_limit(before, recruitment_problem=step.no_recruits)
        return marking.mark_dwellers(play, *boards, room)
    if step.phase == "algae":
        due = oracle.algae_to_place(before, ALGAE_EACH_ROUND)
        return marking.mark_algae(play, *boards, due)
    if step.phase == "settlement":
        pairs = [(LOOKUPS.kind[b.kind], LOOKUPS.genes_of(sorted(b.tokens))) for b in step.juveniles]
        return mark_settlement(play, *boards, pairs)
    card = LOOKUPS.content.cards[step.card]
    row = -1 if step.roll is None else (step.roll - 1) % 6
    return mark_card(play, *boards, card, [row] * len(card.effects))


def drawn(spaces: dict[tuple[int, int], str], fill: str = "", **dwellers: int) -> Reef:
    return to_reef(picture.read(reef(spaces=spaces, fill=fill, **dwellers), LOOKUPS))


def found(before: Reef, step: Step, given: Reef, tally: list[int] | None = None) -> list[Found]:
    """Mark a board, check that the mended one is legal, and shorten the findings."""
    mended, findings = mark(before, step, given, tally)
    assert explains(before, step, mended)
    english = catalogue("en")
    for finding in findings:
        assert english.render(sentence(finding), strict=True)
    return [
        tuple(
            part for part in (one.id, (one.row, one.column), one.names, one.numbers)
            if part not in {(), (0, 0)}
        )
        for one in findings
    ]  # fmt: skip
