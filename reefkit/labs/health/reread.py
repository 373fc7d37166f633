"""Another process reads what a self-check has written: ``python -m … SCOPE KEY`` prints it.

Where the store is stands in ``REEFKIT_DATABASE``.
"""

from __future__ import annotations

import sys
from contextlib import closing

from reefkit.labs.environment import database, open_store

PATIENCE = 5.0


def main() -> None:
    """Print what stands there; nothing where it does not."""
    scope, key = sys.argv[1:]
    with closing(open_store(database(), PATIENCE)) as store:
        sys.stdout.write(str(store.work.recall(scope, key, "")))


if __name__ == "__main__":
    main()
