"""``python -m reefkit``, and the command ``reefkit``: the command line."""

import sys

from reefkit.serve.hiding import hide_token


def main() -> int:
    """Run the command line, once the list of processes shows no word of a server's."""
    hide_token()
    from reefkit.serve.command import main as run  # noqa: PLC0415  # it takes its time to import

    return run()


if __name__ == "__main__":
    sys.exit(main())
