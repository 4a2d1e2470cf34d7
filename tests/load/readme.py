"""The table in README: rows of a bench's run, between two marks, with the command that made it."""

from collections.abc import Sequence
from pathlib import Path

from tests.load.figures import Figure

README = Path(__file__).resolve().parents[2] / "README.md"
BEGIN = "<!-- figures of `make bench README=1` -->\n"
END = "<!-- end of the figures -->\n"
COMMAND = "make bench README=1 RIVALS=1"

ROWS = (
    "act to the last phone at 50/s, p50",
    "act to the last phone at 50/s, p99",
    "147 phones act at once, all up to date",
    "durable acts over HTTP",
    "the same while 150 phones listen",
    "bytes to each phone for an act",
    "bytes with which a phone joins",
    "memory for each further phone",
    "1,000 phones: act to the last phone at 50/s, p99",
    "1,000 phones: 147 phones act at once, all up to date",
    "public acts while 150 follow by GraphQL",
    "transfers over HTTP, beside SQLite and Node",
    "PostgreSQL, one worker, commits of 50",
    "a public act, 10 phones",
    "a public act, 150 phones",
    "a public act, 2,000 phones",
    "a private act, 10 phones",
    "a private act, 2,000 phones",
    "an act in the only game",
    "an act among 1,000 games",
    "10,000 entries from file to live state",
)
"""The figures that are shown, by what they are of."""

HEADINGS = ("what", "here", "bare program", "ratio", "wanted")


def section(figures: Sequence[Figure], taken: str) -> str:
    """The table as Markdown; `taken` says when and beside what. Raise KeyError for a lost row."""
    known = {figure.what: figure for figure in figures}
    rows = [HEADINGS, ("---", *["---:"] * 4), *(_cells(known[what]) for what in ROWS)]
    table = "".join(f"| {' | '.join(row)} |\n" for row in rows)
    return f"{BEGIN}\n`{COMMAND}` made this table. {taken}\n\n{table}\n{END}"


def written(text: str, new: str) -> str:
    """README's text with another table. Raise ValueError if it has no marks."""
    before, after = text.index(BEGIN), text.index(END) + len(END)
    return text[:before] + new + text[after:]


def rows_of(text: str) -> list[str]:
    """What the rows of README's table are of."""
    table = text[text.index(BEGIN) : text.index(END)].splitlines()
    return [line.split("|")[1].strip() for line in table if line.startswith("| ")][2:]


def _cells(figure: Figure) -> tuple[str, ...]:
    what, value, wanted, _, bare, ratio = figure.row
    return (what, value, bare, ratio, wanted.replace("<", "&lt;"))
