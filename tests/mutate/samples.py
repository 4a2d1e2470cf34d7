"""A small rulebook and a small module for tests of alterations."""

from pathlib import Path
from textwrap import dedent

from tests.mutate.code import Module
from tests.mutate.kinds import WordKinds
from tests.mutate.target import Target

BOOK = """\
## NUX - Nuts

**NUX-01** (effect) Nuts are thrown.

**NUX-02** (objection) Nobody throws without nuts.

**NUX-03** (definition) A nut is a nut.
"""


def module(folder: Path, source: str, kinds: WordKinds | None = None) -> Module:
    """Return a module of a game, with this source."""
    (folder / "rulebook.md").write_text(BOOK)
    file = folder / "nuts.py"
    file.write_text(dedent(source))
    target = Target("nuces", folder, folder / "rulebook.md", folder, root=folder)
    return Module(target, file, kinds or WordKinds())
