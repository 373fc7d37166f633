"""The project's own files, as git sees them, for tests about the project itself."""

import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@cache
def project_files(*patterns: str) -> tuple[Path, ...]:
    """List what is committed, or would be: nothing that git ignores.

    Parameters
    ----------
    patterns
        Git's path patterns, such as ``"reefkit/*.py"``; none means every file.

    Returns
    -------
    tuple of Path
        Paths relative to ``ROOT``, in order.
    """
    listing = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z", "--"]
    found = subprocess.run([*listing, *patterns], cwd=ROOT, capture_output=True, check=True)
    names = found.stdout.decode().split("\0")
    return tuple(sorted({Path(name) for name in names if name and (ROOT / name).is_file()}))


def text_of(path: Path) -> str:
    """Read a project file; what is not text reads as nothing."""
    try:
        return (ROOT / path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""
