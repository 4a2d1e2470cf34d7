"""The tables of speed: rows of one run of the bench, written between two marks into two pages.

All rows are on the page beside this module, and five of them in the project's README.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from tests.load.figures import Figure
from tests.load.rivals.halls import MEASURES, RIVALS

PAGE = Path(__file__).with_name("README.md")
README = Path(__file__).resolve().parents[2] / "README.md"
BEGIN = "<!-- figures of `make bench README=1` -->\n"
END = "<!-- end of the figures -->\n"
COMMAND = "make bench README=1 RIVALS=1"

ROWS = (
    "act to the last phone at 50/s, p50",
    "act to the last phone at 50/s, p99",
    "all players act at once, all up to date",
    "durable acts over HTTP",
    "the same while 150 phones listen",
    "bytes to each phone for an act",
    "bytes with which a phone joins",
    "memory for each further phone",
    "1,000 phones: act to the last phone at 50/s, p99",
    "1,000 phones: all players act at once, all up to date",
    "public acts while 150 follow by GraphQL",
    "transfers over HTTP, beside SQLite and Node",
    "PostgreSQL, one worker, commits of 50",
    "acts in 20 games, file, beside one game",
    "acts in 20 games, PostgreSQL, one server, beside a file",
    "acts in 20 games, PostgreSQL, two servers, beside one",
    "acts in 20 games, PostgreSQL, two servers, beside a file",
    "start until it answers: 2,000 games, 40 played, file",
    "start until it answers: 2,000 games, 40 played, database",
    "a public act, 10 phones",
    "a public act, 150 phones",
    "a public act, 2,000 phones",
    "a private act, 10 phones",
    "a private act, 2,000 phones",
    "an act in the only game",
    "an act among 1,000 games",
    "10,000 entries from file to live state",
)
"""The names of the shown figures."""

FIVE = (
    "act to the last phone at 50/s, p50",
    "act to the last phone at 50/s, p99",
    "durable acts over HTTP",
    "the same while 150 phones listen",
    "start until it answers: 2,000 games, 40 played, file",
)
"""The names of the figures in README."""

MISSED = ", missed"
"""The text behind a target that a figure does not reach."""

HEADINGS = ("what", "here", "bare program", "ratio", "wanted")

OURS = (
    "act to the last phone at 50/s, p50",
    "act to the last phone at 50/s, p99",
    "all players act at once, all up to date",
    "the same while 150 phones listen",
    "memory for each further phone",
)
"""Figures that are also measured with other programs, in the order of `MEASURES`."""

BESIDE = (
    "The same run measured other programs (`tests/load/rivals`) with 150 phones each. One player "
    "gives money to another. These programs keep acts in memory alone, and they have no rules and "
    "no secrets.\n"
)


def speed_section(figures: Sequence[Figure], taken: str) -> str:
    """Return all tables as Markdown.

    `taken` says when the rows were measured, and what else the machine did.

    Raises: KeyError: a row was not measured.
    """
    known = {figure.what: figure for figure in figures}
    table = _markdown_table(HEADINGS, [_row_cells(known[what]) for what in ROWS])
    beside = "".join(_rival_tables(known))
    return f"{BEGIN}\n`{COMMAND}` made this table. {taken}\n\n{table}\n{beside}{END}"


def summary_rows(figures: Sequence[Figure]) -> str:
    """Return README's five rows as Markdown. Raises: KeyError: a row was not measured."""
    known = {figure.what: figure for figure in figures}
    return (
        f"{BEGIN}\n{_markdown_table(HEADINGS, [_row_cells(known[what]) for what in FIVE])}\n{END}"
    )


def write_figures(
    figures: Sequence[Figure], taken: str, page: Path = PAGE, readme: Path = README
) -> None:
    """Write the tables into the page of speed, and five rows into README.

    Raises: KeyError: a row was not measured. ValueError: a page has no marks. Then no page changes.
    """
    new = {page: speed_section(figures, taken), readme: summary_rows(figures)}
    texts = {
        path: text_with_new_tables(path.read_text("utf-8"), tables) for path, tables in new.items()
    }
    for path, text in texts.items():
        path.write_text(text, "utf-8")


def text_with_new_tables(text: str, new: str) -> str:
    """Return a page's text with other tables. Raises: ValueError: the page has no marks."""
    before, after = text.index(BEGIN), text.index(END) + len(END)
    return text[:before] + new + text[after:]


def row_names(text: str) -> list[str]:
    """Return the names of the rows of a page's first table."""
    return [row[0] for row in _first_table_rows(text)]


def missed_row_names(text: str) -> list[str]:
    """Return the names of the rows of a page's first table that miss their target."""
    return [row[0] for row in _first_table_rows(text) if row[-1].endswith(MISSED)]


def _first_table_rows(text: str) -> list[list[str]]:
    blocks = text[text.index(BEGIN) : text.index(END)].split("\n\n")
    table = next(block.strip() for block in blocks if block.strip().startswith("| "))
    return [[cell.strip() for cell in line.split("|")[1:-1]] for line in table.splitlines()[2:]]


def _rival_tables(known: Mapping[str, Figure]) -> Iterator[str]:
    """Yield the table of other programs, if they were measured. Our figures come first."""
    others = [rival.name for rival in RIVALS if f"{rival.name}: {next(iter(MEASURES))}" in known]
    if others:
        ours = [known[what] for what in OURS]
        theirs = [[known[f"{name}: {what}"] for what in MEASURES] for name in others]
        rows = zip(("Acta Ludorum, durable", *others), (ours, *theirs), strict=True)
        cells = [(name, *(figure.table_cells[1] for figure in figures)) for name, figures in rows]
        yield f"{BESIDE}\n{_markdown_table(('program', *MEASURES), cells)}\n"


def _markdown_table(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [headings, ("---", *["---:"] * (len(headings) - 1)), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def _row_cells(figure: Figure) -> tuple[str, ...]:
    what, value, wanted, _, bare, ratio = figure.table_cells
    missed = "" if figure.is_reached else MISSED
    return (what, value, bare, ratio, f"{wanted.replace('<', '&lt;')}{missed}")
