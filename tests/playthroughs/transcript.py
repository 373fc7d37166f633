"""A match as text: what a game brings for it, how it is written, and how it is played again."""

import importlib
import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from reefkit.match.codec import from_plain, to_plain
from reefkit.match.errors import Rejection
from reefkit.match.game import Action, Event, SeatInfo
from reefkit.match.match import Match
from reefkit.text import catalogue


@dataclass(frozen=True)
class Teller:
    """One game, as a text tells it."""

    content: type  #: The type of the game's content.
    #: ``default``, ``check``: Gives our own content, and checks one that was changed.
    default: Callable[[], Any]
    check: Callable[[Any], Any]
    new_match: Callable[..., Match]  #: Sets a match up.
    drawn: Callable[[Match], list[str]]  #: Draws the table as lines of text, at every survey.


def teller(game: str) -> Teller:
    found: Teller = importlib.import_module(f"tests.games.{game}.scripts").TELLER
    return found


# ---- A match as a readable text that can be played again, line by line.
FIRST_GAME = "reef"
BAR = "| "


@dataclass
class Move:
    """One move that was tried: by which seat, and whether it was refused."""

    seat: int
    action: dict[str, Any]
    bot: bool = False
    refused: bool = False


@dataclass
class Playthrough:
    """What a text says was played."""

    about: list[str]
    seed: int
    seats: list[SeatInfo]
    options: dict[str, Any] = field(default_factory=dict)
    content: dict[str, Any] = field(default_factory=dict)
    moves: list[Move] = field(default_factory=list)
    game: str = FIRST_GAME

    def match(self) -> Match:
        """Set the match up, before any move."""
        game = teller(self.game)
        plain = to_plain(game.default())
        for path, value in self.content.items():
            *folders, key = path.split(".")
            at = plain
            for each in folders:
                at = at[each]
            assert key in at, f"no such content: {path}"
            at[key] = value
        content = game.check(from_plain(plain, game.content))
        return game.new_match(self.seats, seed=self.seed, options=self.options, content=content)


def write(played: Playthrough) -> str:
    """Play the moves, and write down what comes of them."""
    lines = [f"# {line}" for line in played.about]
    lines += [f"game {played.game}"] if played.game != FIRST_GAME else []
    lines.append(f"seed {played.seed}")
    lines += [f"seat {s.name}" + (f" ({s.bot})" if s.bot else "") for s in played.seats]
    lines += [f"option {name} = {json.dumps(value)}" for name, value in played.options.items()]
    lines += [f"content {path} = {json.dumps(value)}" for path, value in played.content.items()]
    lines.append("")
    match = played.match()
    for move in played.moves:
        lines += _move(played, move)
        lines += _outcome(match, move, played.game)
    lines.append(f"over: {'yes' if match.is_over else 'no'}")
    return "\n".join(lines) + "\n"


def parse(text: str) -> Playthrough:
    """Read the header and the moves; what came of them is for `write` to find again."""
    played = Playthrough([], 0, [])
    for line in text.splitlines():
        if line.startswith("# "):
            played.about.append(line.removeprefix("# "))
        elif line.startswith("game "):
            played.game = line.split()[1]
        elif line.startswith("seed "):
            played.seed = int(line.split()[1])
        elif line.startswith("seat "):
            found = re.fullmatch(r"seat (.+?)(?: \(([\w-]+)\))?", line)
            assert found is not None, line
            played.seats.append(SeatInfo(found[1], bot=found[2]))
        elif line.startswith(("option ", "content ")):
            kind, _, rest = line.partition(" ")
            name, _, value = rest.partition(" = ")
            (played.options if kind == "option" else played.content)[name] = json.loads(value)
        elif line.startswith(("> ", "! ")):
            played.moves.append(_read_move(played, line))
        elif line.startswith(BAR):
            action = played.moves[-1].action
            action["board"] = "\n".join(filter(None, [action.get("board"), line[len(BAR) :]]))
    return played


def _read_move(played: Playthrough, line: str) -> Move:
    names = "|".join(re.escape(seat.name) for seat in played.seats)
    found = re.fullmatch(rf"([>!]) ({names})( \(bot\))? ([\w-]+)(?: (\{{.*\}}))?", line)
    assert found is not None, line
    action = {"do": found[4], **json.loads(found[5] or "{}")}
    seat = [each.name for each in played.seats].index(found[2])
    return Move(seat, action, bool(found[3]), found[1] == "!")


def _move(played: Playthrough, move: Move) -> list[str]:
    values = {name: value for name, value in move.action.items() if name != "do"}
    board = values.get("board", "")
    drawn = [f"{BAR}{line}" for line in board.splitlines()] if "\n" in board else []
    if drawn:
        del values["board"]
    shown = f" {json.dumps(values)}" if values else ""
    mark, bot = "!" if move.refused else ">", " (bot)" if move.bot else ""
    return [f"{mark} {played.seats[move.seat].name}{bot} {move.action['do']}{shown}", *drawn]


def _outcome(match: Match, move: Move, game: str) -> list[str]:
    say = catalogue("en")
    if move.refused:
        try:
            match.act(move.seat, move.action)
        except Rejection as error:
            return [f"  {say.render(error.message, strict=True)}"]
        return ["  It was not refused."]
    try:
        events = match.act(move.seat, move.action, "bot" if move.bot else "person")
    except Rejection as error:
        return [f"  It was refused: {say.render(error.message)}"]
    lines = [_told(match, event) for event in events]
    if match.entries[-1].state is not None:
        lines += ["", *(f"  {line}" for line in teller(game).drawn(match)), ""]
    return lines


def _told(match: Match, event: Event) -> str:
    sentence = catalogue("en").render(event.what, strict=True)
    return (
        f"  {sentence}"
        if event.seat is None
        else f"  {match.setup.seats[event.seat].name}: {sentence}"
    )


def plain(action: Action) -> dict[str, Any]:
    """Return an action as JSON holds it, so that what is written is what is read again."""
    return json.loads(msgspec.json.encode(to_plain(action)))
