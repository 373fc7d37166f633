"""Another process reads what a self-check has written: ``python -m … SCOPE KEY`` prints it.

Where the store is stands in ``REEFKIT_DATABASE``.
"""

from __future__ import annotations

import sys

from reefkit.labs.environment import database, open_store

PATIENCE = 5.0


def main() -> None:
    """Print what stands there; nothing where it does not."""
    scope, key = sys.argv[1:]
    store = open_store(database(), PATIENCE)
    try:
        sys.stdout.write(str(store.work.recall(scope, key, "")))
    finally:
        store.close()


if __name__ == "__main__":
    main()
