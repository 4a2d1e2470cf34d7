"""Every colour of the phone has a name, so that it has one value for day and one for lamplight."""

import re
from pathlib import PurePosixPath

import pytest

from tests.shape.tree import code_without_comments, files_in

GAMES = PurePosixPath("pwa/src/games")
TOKENS = PurePosixPath("pwa/src/ui/style/tokens.css")

LITERAL = re.compile(
    r"#(?:[0-9a-fA-F]{8}|[0-9a-fA-F]{6}|[0-9a-fA-F]{3,4})\b"
    r"|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\("
    r"|(?<=[\s:,(])(?:white|black|gold|red|green|blue|gr[ae]y|silver)(?=\s*[;,)])"
)
"""A colour written out in a style sheet."""

WRITTEN = re.compile(r"[\"'`:= ]#(?:[0-9a-fA-F]{8}|[0-9a-fA-F]{6}|[0-9a-fA-F]{3,4})(?=[\"'`;\s])")
"""A colour written out in a script."""

PIECE = "what a game's people, places and pieces are known by, the same in every light"
PICTURE = "a picture that is the same in every light"
DRAWN = {
    "pwa/src/games/cursus_honorum/glyphs.tsx": PIECE,
    "pwa/src/games/cursus_honorum/pack.tsx": PIECE,
    "pwa/src/games/ludi_romani/pack.ts": PIECE,
    "pwa/src/games/morituri/colours.ts": PIECE,
    "pwa/src/games/morituri/duel/arena.tsx": PICTURE,
    "pwa/src/games/morituri/gladiator/armour.tsx": PICTURE,
    "pwa/src/games/morituri/gladiator/beast.tsx": PICTURE,
    "pwa/src/games/morituri/gladiator/cardart.tsx": PICTURE,
    "pwa/src/games/morituri/gladiator/colours.ts": PICTURE,
    "pwa/src/games/morituri/gladiator/figure.tsx": PICTURE,
    "pwa/src/games/morituri/gladiator/weapons.tsx": PICTURE,
    "pwa/src/games/morituri/map/board.css": PICTURE,
    "pwa/src/games/morituri/pack.tsx": PIECE,
    "pwa/src/games/roman_diplomacy/map/board.css": "units on the map, in their owners' colours",
    "pwa/src/games/roman_diplomacy/map/looks.ts": PIECE,
    "pwa/src/games/roman_diplomacy/pack.tsx": PIECE,
    "pwa/src/screens/after/story/pictures.tsx": PICTURE,
    "pwa/src/screens/games/cover.tsx": PIECE,
}
"""Files that may define colours, with the reason."""


def is_token_file(path: PurePosixPath) -> bool:
    """Return whether colours get their names in this file: the app's or a game's."""
    return path == TOKENS or (path.name == "colours.css" and path.is_relative_to(GAMES))


def literal_colours(path: PurePosixPath) -> list[str]:
    """Return the colours that this file writes out."""
    literal = LITERAL if path.suffix == ".css" else WRITTEN
    return [
        f"{path}: {found.group().strip()}"
        for found in literal.finditer(code_without_comments(path))
    ]


def style_sheets_and_scripts() -> list[PurePosixPath]:
    """Return the style sheets and scripts that phones get."""
    sheets = files_in("pwa/src", suffixes=(".css", ".ts", ".tsx"))
    apart = (".test.ts", ".test.tsx", ".fixtures.ts", ".fixtures.tsx", ".d.ts")
    return [path for path in sheets if not path.name.endswith(apart)]


def test_colours_are_written_out_only_where_they_get_their_names() -> None:
    plain = [
        one
        for one in style_sheets_and_scripts()
        if not is_token_file(one) and str(one) not in DRAWN
    ]
    assert len(plain) > 300
    assert [colour for path in plain for colour in literal_colours(path)] == []


@pytest.mark.parametrize("path", sorted(DRAWN))
def test_every_exception_for_colours_is_still_needed(path: str) -> None:
    assert literal_colours(PurePosixPath(path))


def test_every_variable_of_a_style_sheet_has_a_value() -> None:
    sheets = files_in("pwa/src", suffixes=(".css",))
    code = {path: code_without_comments(path) for path in sheets}
    scripts = "\n".join(
        code_without_comments(path) for path in files_in("pwa/src", suffixes=(".ts", ".tsx"))
    )
    given = {name for text in code.values() for name in re.findall(r"(--[\w-]+)\s*:", text)}
    given |= set(re.findall(r"[\"'`](--[\w-]+)[\"'`]", scripts))
    missing = [
        f"{path}: {name}"
        for path, text in code.items()
        for name in re.findall(r"var\((--[\w-]+)\)", text)
        if name not in given
    ]
    assert missing == []


def names_defined_by_rule(selector: str) -> set[str]:
    """Return the names to which this rule of the app's colours gives a value."""
    rule = re.search(
        rf"^{re.escape(selector)}[^{{]*\{{([^}}]*)\}}", code_without_comments(TOKENS), re.MULTILINE
    )
    assert rule
    return set(re.findall(r"(--[\w-]+):", rule.group(1)))


def test_every_colour_that_depends_on_the_scheme_has_both_values() -> None:
    assert names_defined_by_rule(':root[data-theme="light"]') == names_defined_by_rule(
        ':root,\n.banner[data-tone="alarm"]'
    )


@pytest.mark.parametrize(
    ("text", "is_colour"),
    [
        ("color: #fff;", True),
        ("fill: #0c0a0b80", True),
        ("background: rgb(0 0 0)", True),
        ("mask: linear-gradient(black, transparent)", True),
        ("white-space: nowrap", False),
        ("color: var(--red);", False),
        ("color: CanvasText;", False),
    ],
)
def test_the_pattern_for_colours_matches_no_other_words(text: str, *, is_colour: bool) -> None:
    assert bool(LITERAL.search(text)) is is_colour
