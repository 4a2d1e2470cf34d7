"""How much a phone loads before it shows anything."""

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

from tests.load.figures import Figure

BUILT = Path(__file__).resolve().parents[2] / "pwa" / "dist"
KB = 1_000
SCRIPTS = re.compile(r"""<(?:script|link)\b[^>]*?(?:src|href)=["']/?([^"']+\.js)["']""")


def size_figures(built: Path = BUILT) -> Iterator[Figure]:
    """The scripts of the first load, compressed; none when the phone app is not built."""
    page = built / "index.html"
    if not page.exists():
        return
    scripts = sorted(set(SCRIPTS.findall(page.read_text())))
    size = sum(len(gzip.compress((built / script).read_bytes(), 9)) for script in scripts)
    yield Figure("JavaScript of the first load (gz)", size / KB, "KB", 60)
