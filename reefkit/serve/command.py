"""The command line: ``reefkit serve``, ``play`` and the other commands of `arguments.COMMANDS`.

Exit codes: 0; 1 if `check` or `doctor` found a fault; 2 if a command could not be carried out, with
one sentence on standard error that says why, and nothing written; 130 after an interrupt.
"""

from __future__ import annotations

import contextlib
import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from pkgutil import resolve_name

from reefkit import __version__
from reefkit.labs.environment import lend_home
from reefkit.serve import arguments
from reefkit.serve.arguments import Parser
from reefkit.serve.command_errors import CommandError, unknown
from reefkit.serve.commands.matches import game_named, play
from reefkit.serve.terminals import terminals
from reefkit.text import Catalogue, ReefkitError, catalogue, message
from reefkit.text.layout import RULE, for_terminal

FINE, REFUSED, INTERRUPTED = 0, 2, 130
_COMMANDS = {
    "serve": (arguments.serve_parser, "reefkit.serve.startup:serve"),
    "doctor": (arguments.doctor_parser, "reefkit.serve.startup:doctor"),
    "class": (arguments.class_parser, "reefkit.serve.commands.classes:carry_out"),
    "lti": (arguments.lti_parser, "reefkit.serve.lti.command:carry_out"),
    "replay": (arguments.replay_parser, "reefkit.serve.commands.matches:replay"),
    "ensemble": (arguments.ensemble_parser, "reefkit.serve.commands.ensembles:ensemble"),
    "check": (arguments.check_parser, "reefkit.serve.commands.checks:check"),
}
"""What reads a command's arguments, and what carries it out: no command imports what another needs
(Voila takes two seconds)."""


def main(given: Sequence[str] | None = None) -> int:
    given = list(sys.argv[1:] if given is None else given)
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError, ValueError, OSError):
            # Characters that a terminal cannot show become question marks.
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    say = catalogue("en")
    try:
        say = _catalogue(given)
        lend_home()
        code = _run(given, say)
        _flush()
    except BrokenPipeError:
        # The reader of a pipe has seen enough.
        _discard_output()
        return FINE
    except ReefkitError as error:
        print(for_terminal(say.render(error.message)), file=sys.stderr)
        return REFUSED
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def _flush() -> None:
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError:
        _discard_output()  # the terminal was closed while the labs were running


def _discard_output() -> None:
    """Redirect stdout to devnull, since Python would report the error once more as it exits."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _catalogue(given: Sequence[str]) -> Catalogue:
    found: dict[str, str] = {}
    for name in ("--language", "--content"):
        for number, one in enumerate(given):
            if one == name and number + 1 < len(given):
                found[name] = given[number + 1]
            elif one.startswith(f"{name}="):
                found[name] = one.partition("=")[2]
    overlay = Path(found["--content"]) if found.get("--content") else None
    return catalogue(found.get("--language") or "en", overlay)


def _run(given: list[str], say: Catalogue) -> int:
    known = {*arguments.COMMANDS, *arguments.OLDER}
    words = [number for number, one in enumerate(given) if one in known]
    if not words or not _before_command(given[: words[0]]):
        return _top(given, say)
    word, rest = given[words[0]], given[: words[0]] + given[words[0] + 1 :]
    command = arguments.OLDER.get(word, word)
    if command == "play":
        return _play(rest, say)
    make_parser, carry_out = _COMMANDS[command]
    parsed = _parsed(make_parser(say), rest)
    return FINE if parsed is None else resolve_name(carry_out)(parsed, say, _show) or FINE


def _before_command(given: list[str]) -> bool:
    names = ("--language", "--content")
    rest = list(given)
    while rest:
        one = rest.pop(0)
        if one in names and rest:
            rest.pop(0)
        elif not one.startswith(tuple(f"{name}=" for name in names)):
            return False
    return True


def _top(given: list[str], say: Catalogue) -> int:
    parser = arguments.top_parser(say)
    parsed = parser.parse(given)
    if parsed.version:
        _show(say.render(message("command-version", version=__version__)))
        return FINE
    if parsed.command:
        raise unknown("command-a-command", parsed.command[0], arguments.COMMANDS)
    if not given or parsed.help:
        _show(parser.format_help().rstrip())
        return FINE
    raise CommandError(message("command-none"))


def _parsed(parser: Parser, rest: list[str]) -> Namespace | None:
    parsed = parser.parse(rest)
    if parsed.help:
        _show(parser.format_help().rstrip())
        return None
    return parsed


def _play(rest: list[str], say: Catalogue) -> int:
    games = terminals()
    name = next((one for one in rest if one in games), None)
    if name is not None:
        rest.remove(name)
    elif {"--help", "-h"} & set(rest):
        _parsed(arguments.play_parser(say, None, None), ["--help"])
        return FINE
    elif not rest or rest[0].startswith("-"):
        raise CommandError(message("command-which-game", games=sorted(games)))
    else:
        raise unknown("command-a-game", rest[0], games)
    parser = arguments.play_parser(say, name, game_named(name)[1])
    if (parsed := _parsed(parser, rest)) is not None:
        play(name, parsed, say, _show)
    return FINE


def _show(line: str) -> None:
    line = for_terminal(line)
    bold = line.startswith(RULE) and sys.stdout.isatty() and "NO_COLOR" not in os.environ
    print(f"\x1b[1m{line}\x1b[0m" if bold else line)
