"""The parsers of the command line; a game's own options are in its module `terminal`."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import NoReturn

from reefkit.match.terminal import GameTerminal
from reefkit.serve.command_errors import CommandError, unknown
from reefkit.serve.terminals import terminals
from reefkit.text import Catalogue, Message, message
from reefkit.text.layout import WIDTH

COMMANDS = ("serve", "doctor", "class", "lti", "play", "replay", "ensemble", "check")
OLDER = {"lab": "serve"}
"""Former names of commands, which are still accepted."""
MISSING = "\0"
"""Value of an option that was given without one."""


class Parser(argparse.ArgumentParser):
    """A parser whose texts are from the catalogue, and which never ends the process."""

    def __init__(self, say: Catalogue, program: str, about: str) -> None:
        super().__init__(
            prog=program,
            usage=f"{program} …",
            description=say.render(Message(about)),
            add_help=False,
            allow_abbrev=False,
            formatter_class=_Formatter,
        )
        self.say = say
        self._positionals.title = say.render(Message("command-arguments"))
        self._optionals.title = say.render(Message("command-options"))
        self.flag("--help", "-h", help_="command-help-help")

    def value(self, name: str, metavar: str, help_: Message) -> None:
        """Add an option with a value, which may be given once."""
        self.add_argument(
            name, metavar=metavar, nargs="?", const=MISSING, help=self._help(help_), action=_Once
        )

    def values(self, name: str, metavar: str, help_: Message) -> None:
        """Add an option with a value, which may be given several times."""
        self.add_argument(
            name,
            metavar=metavar,
            nargs="?",
            const=MISSING,
            action="append",
            default=[],
            help=self._help(help_),
        )

    def flag(self, *names: str, help_: str) -> None:
        self.add_argument(*names, action="store_true", help=self._help(Message(help_)))

    def files(self, name: str, metavar: str, help_: str | Message) -> None:
        """Add positional arguments, any number of them; they need not be files."""
        help_text = Message(help_) if isinstance(help_, str) else help_
        self.add_argument(name, metavar=metavar, nargs="*", help=self._help(help_text))

    def parse(self, given: Sequence[str]) -> argparse.Namespace:
        """Parse the arguments.

        Raises
        ------
        CommandError
            If an option is unknown, lacks its value, or is given twice, or an argument is too many.
        """
        arguments, rest = self.parse_known_args(list(given))
        for one in rest:
            if one.startswith("-"):
                flags = [flag for action in self._actions for flag in action.option_strings]
                raise unknown("command-an-option", one.partition("=")[0], flags)
            raise CommandError(message("command-too-much", given=one))
        for name, value in vars(arguments).items():
            if MISSING in (value if isinstance(value, list) else [value]):
                flag = f"--{name.replace('_', '-')}"
                raise CommandError(message("command-no-value", option=flag))
        return arguments

    def format_help(self) -> str:
        usage = self.format_usage().partition(": ")[2]
        about = super().format_help().partition("\n\n")[2]
        return f"{self.say.render(message('command-usage', usage=usage.strip()))}\n\n{about}"

    def error(self, message_: str) -> NoReturn:
        del message_  # argparse's message is English and for programmers
        raise CommandError(message("command-not-understood", command=self.prog))

    def _help(self, text: Message) -> str:
        return self.say.render(text).replace("%", "%%")


class _Once(argparse.Action):
    """Stores a value, and refuses a second one."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: object,
        option_string: str | None = None,
    ) -> None:
        if getattr(namespace, self.dest) is not None:
            raise CommandError(message("command-twice", option=option_string or self.dest))
        setattr(namespace, self.dest, values)


class _Formatter(argparse.HelpFormatter):
    """Wraps help at a fixed width."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, max_help_position=26, width=WIDTH)

    def _format_args(self, action: argparse.Action, default_metavar: str) -> str:
        """Omit argparse's brackets: a missing value is refused by our own checks."""
        more = " …" if action.nargs == "*" else ""
        shown = action.metavar if isinstance(action.metavar, str) else default_metavar
        return f"{shown}{more}"


def serve_parser(say: Catalogue) -> Parser:
    parser = Parser(say, "reefkit serve", "lab-about")
    place_options(parser)
    parser.value("--lti", "FILE", message("lti-help"))
    parser.flag("--solo", help_="solo-help")
    parser.value("--socket", "FILE", message("solo-help-socket"))
    parser.value("--lesson", "NAME", message("lab-help-lesson"))
    parser.value("--forms", "NAMES", message("lab-help-forms"))
    parser.value("--feedback", "WHEN", message("lab-help-feedback"))
    parser.flag("--no-browser", help_="lab-help-no-browser")
    parser.value("--log", "FILE", message("serve-help-log"))
    _language(parser)
    return parser


def place_options(parser: Parser) -> None:
    """Add the options that `startup.place_of` reads, and ``--database``."""
    parser.value("--port", "N", message("lab-help-port"))
    parser.value("--address", "ADDRESS", message("lab-help-address"))
    parser.flag("--network", help_="lab-help-network")
    parser.value("--token", "TOKEN", message("serve-help-token"))
    parser.value("--token-file", "FILE", message("serve-help-token-file"))
    parser.values("--name", "NAME", message("serve-help-name"))
    parser.value("--students", "N", message("serve-help-students"))
    parser.value("--base-url", "PATH", message("lab-help-base-url"))
    parser.flag("--behind-proxy", help_="lab-help-behind-proxy")
    parser.value("--instance", "NAME", message("serve-help-instance"))
    parser.flag("--hub", help_="hub-help")
    parser.value("--teachers", "SCOPE", message("hub-help-teachers"))
    parser.value("--database", "PLACE", message("lasting-help-database"))


def class_parser(say: Catalogue) -> Parser:
    parser = Parser(say, "reefkit class", "class-command-about")
    parser.files("task", "TASK", "class-command-do")
    parser.files("what", "CLASS", "class-command-what")
    parser.value("--teacher", "NAME", message("class-command-teacher"))
    parser.value("--days", "N", message("class-command-days"))
    parser.value("--to", "FILE", message("class-command-to"))
    parser.value("--phrase-file", "FILE", message("class-command-phrase"))
    parser.flag("--force", help_="command-help-force")
    parser.flag("--sure", help_="class-command-sure")
    parser.value("--database", "PLACE", message("lasting-help-database"))
    parser.value("--language", "LANGUAGE", message("command-help-language"))
    return parser


def doctor_parser(say: Catalogue) -> Parser:
    parser = Parser(say, "reefkit doctor", "health-command-about")
    place_options(parser)
    parser.value("--school", "URL", message("school-help"))
    parser.flag("--json", help_="health-help-json")
    parser.value("--language", "LANGUAGE", message("command-help-language"))
    return parser


def lti_parser(say: Catalogue) -> Parser:
    parser = Parser(say, "reefkit lti", "lti-command-about")
    parser.files("task", "TASK", "lti-command-task")
    parser.value("--database", "PLACE", message("lasting-help-database"))
    parser.value("--language", "LANGUAGE", message("command-help-language"))
    return parser


def play_parser(say: Catalogue, name: str | None, terminal: GameTerminal | None) -> Parser:
    parser = Parser(say, f"reefkit play {name or 'GAME'}", "command-about-play")
    if terminal is None:
        parser.files("game", "GAME", message("command-help-game", games=sorted(terminals())))
    parser.value("--seats", "N", message("command-help-seats"))
    parser.value("--names", "NAMES", message("command-help-names"))
    styles = [] if terminal is None else list(terminal.game.bots)
    parser.value("--bots", "BOTS", message("command-help-bots", styles=styles, count=len(styles)))
    parser.value("--seed", "N", message("command-help-seed"))
    if terminal is not None:
        terminal.add_arguments(parser.value)
    parser.values("--option", "KEY=VALUE", message("command-help-option"))
    parser.value("--save", "FILE", message("command-help-save"))
    _shown(parser)
    parser.flag("--quiet", help_="command-help-quiet")
    return parser


def replay_parser(say: Catalogue) -> Parser:
    parser = Parser(say, "reefkit replay", "command-about-replay")
    parser.files("file", "FILE", "command-help-replay-file")
    parser.value("--to", "POSITION", message("command-help-to"))
    _shown(parser)
    return parser


def ensemble_parser(say: Catalogue) -> Parser:
    parser = Parser(say, "reefkit ensemble", "ensemble-about")
    parser.files("game", "GAME", "ensemble-help-game")
    parser.value("--question", "NAME", message("ensemble-help-question"))
    parser.value("--factor", "NAME", message("ensemble-help-factor"))
    parser.value("--levels", "LEVELS", message("ensemble-help-levels"))
    parser.value("--outcome", "NAME", message("ensemble-help-outcome"))
    parser.values("--with", "KEY=VALUE", message("ensemble-help-with"))
    parser.value("--tables", "N", message("ensemble-help-tables", tables=1_000))
    parser.value("--seed", "N", message("ensemble-help-seed"))
    parser.value("--processes", "N", message("ensemble-help-processes"))
    parser.value("--scheduler", "ADDRESS", message("ensemble-help-scheduler"))
    parser.value("--csv", "FILE", message("ensemble-help-csv"))
    _written(parser)
    return parser


def check_parser(say: Catalogue) -> Parser:
    parser = Parser(say, "reefkit check", "command-about-check")
    parser.files("files", "FILE", "command-help-check-files")
    _language(parser)
    return parser


def top_parser(say: Catalogue) -> Parser:
    parser = Parser(say, "reefkit", "command-about")
    parser.files("command", "COMMAND", "command-help-command")
    parser.flag("--version", help_="command-help-version")
    _language(parser)
    return parser


def _shown(parser: Parser) -> None:
    parser.value("--csv", "FOLDER", message("command-help-csv"))
    _written(parser)


def _written(parser: Parser) -> None:
    parser.value("--separator", "NAME", message("command-help-separator"))
    parser.flag("--force", help_="command-help-force")
    _language(parser)


def _language(parser: Parser) -> None:
    parser.value("--language", "LANGUAGE", message("command-help-language"))
    parser.value("--content", "FOLDER", message("command-help-content"))


def whole_number(option: str, given: str | None, least: int, most: int, default: int = 0) -> int:
    """Read the whole number of an option; `default` if the option was not given (None).

    Raises
    ------
    CommandError
        If the value is not a whole number from `least` to `most`.
    """
    if given is None:
        return default
    text = given.strip()
    if text.isascii() and text.removeprefix("-").isdigit() and len(text) <= 20:
        number = int(text)
        if least <= number <= most:
            return number
    raise CommandError(
        message("command-number", option=option, given=given, least=str(least), most=str(most))
    )


def listed(option: str, given: str | None) -> list[str]:
    """Split the value of an option at commas; empty if the option was not given (None).

    Raises
    ------
    CommandError
        If an item is empty.
    """
    if given is None:
        return []
    items = [item.strip() for item in given.split(",")]
    if "" in items:
        raise CommandError(message("command-empty-item", option=option, given=given))
    return items
