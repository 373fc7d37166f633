"""A class of thirty for ten minutes, on SQLite and on PostgreSQL: `python bench/load.py`.

`python -m tests.load --minutes 1` is a glance, and takes what else can be asked.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.load.__main__ import main

if __name__ == "__main__":
    raise SystemExit(main())
