"""A small rulebook and a small module for tests of alterations."""

from pathlib import Path
from textwrap import dedent

from tests.mutate.code import GameModule
from tests.mutate.kinds import WordKinds
from tests.mutate.target import GameTarget

BOOK = """\
## NUX - Nuts

**NUX-01** (effect) Nuts are thrown.

**NUX-02** (objection) Nobody throws without nuts.

**NUX-03** (definition) A nut is a nut.
"""


def sample_module(folder: Path, source: str, kinds: WordKinds | None = None) -> GameModule:
    """Return a module of a game, with this source."""
    (folder / "rulebook.md").write_text(BOOK)
    file = folder / "nuts.py"
    file.write_text(dedent(source))
    target = GameTarget("nuces", folder, folder / "rulebook.md", folder, root=folder)
    return GameModule(target, file, kinds or WordKinds())
