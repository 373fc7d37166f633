"""``python -m reefkit``, and the command ``reefkit``: the command line."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from reefkit.labs.environment import TOKEN_VARIABLE

OPTION = "--token"
COMMANDS = ("serve", "lab", "doctor")
"""The commands that take a word."""


def hide_token() -> None:
    """Take the word of ``--token`` out of the list of processes, which other accounts may read.

    The command begins again, as the same process, with the word in its environment: only this
    account and the machine's own read that. It happens first of all, so that the word stood in the
    list for no longer than Python takes to start. Windows shows no command to other accounts.
    """
    given = sys.argv[1:]
    rest, word = without_word(given)
    begun = sys.orig_argv[: len(sys.orig_argv) - len(given)]
    if os.name == "posix" and word and sys.executable and [*begun, *given] == sys.orig_argv:
        again = [sys.executable, *begun[1:], *rest]
        os.execve(again[0], again, {**os.environ, TOKEN_VARIABLE: word})  # noqa: S606  # ourselves


def without_word(given: Sequence[str]) -> tuple[list[str], str]:
    """Return the arguments without the word, and the word.

    What is to be refused stays as it is, for anyone who reads the arguments to say so: an option
    that is given twice, that lacks its value, or that does not go with it.

    Examples
    --------
    >>> without_word(["serve", "--token", "kelp-river", "--network"])
    (['serve', '--network'], 'kelp-river')
    >>> without_word(["serve", "--token=kelp-river", "--hub"])
    (['serve', '--token=kelp-river', '--hub'], '')
    """
    found = [number for number, each in enumerate(given) if each.startswith(OPTION)]
    is_ours = given[:1] and given[0] in COMMANDS and "--hub" not in given
    if len(found) != 1 or not is_ours:
        return list(given), ""
    at = found[0]
    option, equals, word = given[at].partition("=")
    after = at + 1
    if not equals and len(given) > after:
        word, after = given[after], after + 1
    if option != OPTION or not word or word.startswith("-"):
        return list(given), ""
    return [*given[:at], *given[after:]], word


def main() -> int:
    """Run the command line after hiding a server's word from the process list."""
    hide_token()
    from reefkit.serve.command import main as run  # noqa: PLC0415  # it takes its time to import

    return run()


if __name__ == "__main__":
    sys.exit(main())
