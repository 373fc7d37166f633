"""``python -m reefkit``: the command line."""

import sys

from reefkit.serve.command import main

if __name__ == "__main__":
    sys.exit(main())
