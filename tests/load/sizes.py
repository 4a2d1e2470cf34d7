"""The size of the data that a phone loads first."""

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

from tests.load.figures import Figure

BUILT = Path(__file__).resolve().parents[2] / "pwa" / "dist"
KB = 1_000
SCRIPTS = re.compile(r"""<(?:script|link)\b[^>]*?(?:src|href)=["']/?([^"']+\.js)["']""")


def size_figures(built: Path = BUILT) -> Iterator[Figure]:
    """Yield the size of the first load's scripts, compressed, or nothing without the built app."""
    page = built / "index.html"
    if not page.exists():
        return
    scripts = sorted(set(SCRIPTS.findall(page.read_text())))
    size = sum(len(gzip.compress((built / script).read_bytes(), 9)) for script in scripts)
    yield Figure("JavaScript of the first load (gz)", size / KB, "KB", 60)
