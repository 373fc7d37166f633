"""`TerminalReport`: a match as lines of text, with boards, events, scores and diversity."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence

import numpy as np

from reefkit.games.reef import picture, survey
from reefkit.games.reef.course import course, founding, surveyed
from reefkit.games.reef.game import new_match
from reefkit.games.reef.match_events import EventRow, told
from reefkit.games.reef.readings import READINGS
from reefkit.games.reef.round_story import LONGEST_NAME, story
from reefkit.games.reef.rules import ReefRules
from reefkit.games.reef.state import TOTAL_PARTS, State
from reefkit.match.game import SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from reefkit.text import Catalogue, Message, catalogue, message
from reefkit.text.layout import WIDTH, hanging, heading, shortened, table

_REEF_INDICES = ("alpha", "shannon", "evenness", "fleshy-algae")
_COUNTS = ("alpha", "gamma", "fleshy-algae")
_TABLE_INDICES = ("gamma", "mean-alpha", "whittaker-beta", "jaccard", "bray-curtis")


class TerminalReport:
    """A match as text for a terminal, at one position of its log (None: the current one).

    Names from the match's content are used where the catalogue has none.

    Raises
    ------
    Rejection
        If the log has no such position.
    TypeError
        If the match is of another game.
    """

    def __init__(self, match: Match, say: Catalogue, position: int | None = None) -> None:
        self.match = match
        self.position = match.position if position is None else position
        self.state: State = match.state_at(self.position)
        rules = match.rules
        if not isinstance(rules, ReefRules):
            raise TypeError("a report of Reef Survivor needs a match of it")
        self.rules = rules
        self.say = say.with_names(_own_names(match))
        self.names = [shortened(seat.name, LONGEST_NAME) for seat in match.setup.seats]
        self.course = course(match, self.position)

    def lines(self) -> Iterator[str]:
        events = told(self.match, self.position)
        yield from self.set_up(events)
        shown = {entry.round: entry for entry in self._surveys()}
        for round_ in range(1, self.state.round + 1):
            yield ""
            yield heading(self._say("report-round", round=round_, rounds=self._rounds))
            mine = [one for one in events if one.round == round_ and one.phase != "over"]
            after = [one for one in mine if one.phase == "survey"]
            yield from story(self.match, [one for one in mine if one.phase != "survey"], self.say)
            if round_ in shown:
                yield from self._survey(shown[round_], after)
        yield ""
        yield from self.ending() if self.state.phase == "over" else self._now()

    def set_up(self, events: list[EventRow]) -> Iterator[str]:
        yield heading(self._say("report-set-up", seats=len(self.names), rounds=self._rounds))
        head = [self._say(f"report-{name}") for name in ("seat", "player", "board")]
        rows = []
        for seat, info in enumerate(self.match.setup.seats):
            board = int(self.state.boards[seat])
            names = self.rules.lookups.boards
            rows.append(
                [
                    self.names[seat],
                    self._say("report-person") if info.bot is None else info.bot,
                    "–" if board < 0 else self._say(f"board-{names[board]}"),
                ]
            )
        yield from table(head, rows, texts=3)
        yield from self._key()
        yield from story(self.match, [one for one in events if one.round == 0], self.say)
        first = founding(self.match, self.position)
        if first is not None:
            yield ""
            yield from self.boards(first)

    def _key(self) -> Iterator[str]:
        content = self.rules.content
        codes = [(one.code, f"organism-{name}") for name, one in content.organisms.items()]
        marks = [(one.mark, f"token-{name}") for name, one in content.mutations.token.items()]
        yield ""
        for id_, pairs in (("report-codes", codes), ("report-marks", marks)):
            key = [message("report-code", code=code, name=Message(name)) for code, name in pairs]
            yield from hanging("", self._say(id_, key=key), 2, 0)

    def boards(self, state: State) -> Iterator[str]:
        if state.phase == "founding" and (state.boards < 0).any():
            return
        pictures = [self._picture(state, seat) for seat in range(len(self.names))]
        row: list[int] = []
        for seat in range(len(self.names)):
            if row and _width(picture.side_by_side(*self._titled(pictures, [*row, seat]))) > WIDTH:
                yield from picture.side_by_side(*self._titled(pictures, row)).splitlines()
                yield ""
                row = []
            row.append(seat)
        yield from picture.side_by_side(*self._titled(pictures, row)).splitlines()

    def _picture(self, state: State, seat: int) -> str:
        lookups, reefs = self.rules.lookups, state.reefs[seat]
        _, *rows, _ = _narrow(picture.write(reefs, lookups)).splitlines()
        board = Message(f"board-{lookups.boards[state.boards[seat]]}")
        counts = zip(lookups.dwellers, reefs.dwellers, strict=True)
        dwellers = [
            self._say("report-index", index=Message(f"organism-{name}"), value=str(int(count)))
            for name, count in counts
        ]
        reef = self._say("report-reef", board=board, land=bool(reefs.land))
        return "\n".join([reef, *rows, ", ".join(dwellers)])

    def ending(self) -> Iterator[str]:
        yield heading(self._say("report-end"))
        points = self.rules.points(self.state)
        order = np.argsort(-points, kind="stable")
        rows = [
            [str(1 + int((points > points[seat]).sum())), self.names[seat], str(int(points[seat]))]
            for seat in order
        ]
        head = [self._say(f"report-{name}") for name in ("place", "seat", "points")]
        yield from table(head, rows, texts=2)
        for one in told(self.match, self.position):
            if one.phase == "over":
                yield from hanging("", self.say.render(one.event.what), 2, 0)
        yield ""
        rounds = [str(round_) for round_ in range(1, surveyed(self.state) + 1)]
        yield from table([self._say("report-through-time"), *rounds], self._through_time())

    def _through_time(self) -> list[list[str]]:
        rounds = range(1, surveyed(self.state) + 1)
        rows = [
            [name, *(self._value(round_, seat, "alpha") for round_ in rounds)]
            for seat, name in enumerate(self.names, 1)
        ]
        rows += [
            [self._say(f"index-{name}"), *(self._value(round_, None, name) for round_ in rounds)]
            for name in ("gamma", "whittaker-beta")
        ]
        return rows

    def _survey(self, state: State, events: list[EventRow]) -> Iterator[str]:
        yield self._say("phase-survey")
        yield from self.boards(state)
        yield ""
        yield from self._scores(state.round)
        yield ""
        yield from self.diversity_of(state.round)
        if events:
            yield ""
            yield from story(self.match, events, self.say, "survey")

    def _scores(self, round_: int) -> list[str]:
        scores = self.state.score
        options = self.rules.options
        total = survey.totals(scores, round_, options)
        head = [self._say("report-score"), *(self._say(f"part-{part}") for part in TOTAL_PARTS)]
        head += [self._say("report-this-round"), self._say("report-so-far")]
        rows = []
        for seat, name in enumerate(self.names):
            parts = [int(points) for points in scores[round_ - 1, seat]]
            rows.append([name, *(str(n) for n in (*parts, sum(parts), int(total[seat])))])
        return table(head, rows)

    def diversity_of(self, round_: int) -> Iterator[str]:
        head = [self._say("report-diversity"), *(self._say(f"index-{n}") for n in _REEF_INDICES)]
        rows = [
            [name, *(self._value(round_, seat, measure) for measure in _REEF_INDICES)]
            for seat, name in enumerate(self.names, 1)
        ]
        yield from table(head, rows)
        values = [
            message(
                "report-index",
                index=Message(f"index-{name}"),
                value=self._value(round_, None, name),
            )
            for name in _TABLE_INDICES
        ]
        yield from hanging("", self._say("report-region", values=values), 2, 0)

    def _now(self) -> Iterator[str]:
        phase = Message(f"phase-{self.state.phase}")
        yield heading(self._say("report-now", phase=phase, position=self.position))
        yield from self.boards(self.state)
        for awaited in self.rules.awaited(self.state):
            who = [self.match.setup.seats[seat].name for seat in awaited.seats]
            yield from hanging("", self._say("report-waits", who=who, what=awaited.what), 2, 0)

    def _surveys(self) -> Iterator[State]:
        for entry in self.match.entries[: self.position]:
            if entry.state is not None:
                yield self.match.state_at(entry.position + 1)

    def _titled(self, pictures: list[str], seats: list[int]) -> tuple[list[str], list[str]]:
        return [pictures[seat] for seat in seats], [self.names[seat] for seat in seats]

    def _value(self, round_: int, seat: int | None, measure: str) -> str:
        quantity = self.course["algae" if measure == "fleshy-algae" else measure]
        value = float(quantity.of((seat or 1) - 1)[round_])
        if math.isnan(value):
            return self._say("number-undefined")
        if measure in _COUNTS:
            return str(int(value))
        return self._say("report-value", value=value)

    @property
    def _rounds(self) -> int:
        return self.rules.options.rounds

    def _say(self, id_: str, /, **values: object) -> str:
        return self.say.render(message(id_, **values))


def _narrow(drawn: str) -> str:
    lines = drawn.splitlines()
    rows = [line.split(" | ") for line in lines if " | " in line]
    widths = [max(len(row[n].rstrip()) for row in rows) for n in range(len(rows[0]))]
    for number, line in enumerate(lines):
        if " | " in line:
            cells = zip(line.split(" | "), widths, strict=True)
            lines[number] = " | ".join(cell.rstrip().ljust(width) for cell, width in cells).rstrip()
    return "\n".join(lines)


def _width(text: str) -> int:
    return max(len(line) for line in text.splitlines())


def _own_names(match: Match) -> dict[str, str]:
    content = match.setup.content
    families = {"organisms": "organism", "dwellers": "organism", "boards": "board", "cards": "card"}
    return {
        f"{family}-{name}": str(entry.get("name") or name.replace("-", " "))
        for key, family in families.items()
        for name, entry in content[key].items()
    }


def play(bots: Sequence[str], seed: int, language: str = "en") -> Match:
    """Play a match of bots to its end.

    Raises
    ------
    SetupError
        If a style is unknown, or there are too many seats.
    """
    say = catalogue(language)
    seats = [
        SeatInfo(say.render(message("lesson-seat", seat=number, bot=bot)), bot=bot)
        for number, bot in enumerate(bots, 1)
    ]
    match = new_match(seats, seed=seed)
    MemoryTable(match).run()
    return match


def boards(match: Match, language: str = "en") -> str:
    report = TerminalReport(match, catalogue(language))
    return "\n".join(report.boards(match.state))


def scores(match: Match, language: str = "en") -> str:
    return "\n".join(TerminalReport(match, catalogue(language)).ending())


def diversity(match: Match, language: str = "en") -> str:
    report = TerminalReport(match, catalogue(language))
    return "\n".join(report.diversity_of(match.state.round))


def losses(match: Match, language: str = "en") -> str:
    say = catalogue(language)
    lost: Counter[str] = Counter()
    for row in READINGS["losses"].read(match):
        if row.stage == "builder" and row.card is not None:
            lost[row.card] += row.lost
    head = [say.render(message("lesson-disaster")), say.render(message("lesson-lost"))]
    rows = [[say.render(Message(f"card-{card}")), str(count)] for card, count in lost.most_common()]
    return "\n".join(table(head, rows))
