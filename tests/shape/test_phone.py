"""The phone's own folders: which of them may use which, and that they know no game."""

import re
from collections.abc import Iterator
from pathlib import PurePosixPath
from typing import NamedTuple

import pytest

from ledger.games.shelf import GAMES
from ledger.kernel.acts import KERNEL_ACTS
from tests.shape.tree import code_of, files_in, rulesets, shipped_scripts, text

COMMON = ("pwa/src/core", "pwa/src/ui", "pwa/src/screens")
STRING = re.compile(r'"([^"\n]*)"|\'([^\'\n]*)\'|`([^`]*)`')
RULE = re.compile(r"\b([A-Z]{2,}(?:-[A-Z]+)*)-\d\d\b")
ASSET = re.compile(r"^asset-([\w-]+)", re.MULTILINE)
KEY_OF = re.compile(r"(?:act|asset|season|period|reminder)-")
PLACE = re.compile(r"place/(.+)")

PLAIN_WORDS = {
    "command": "what a phone sends; also a skill of a game",
    "ready": "a game's drawings are loaded; also an act of a game",
}
"""Words of a game that the phone's own code may say, since it means something else by them."""


class Named(NamedTuple):
    """A word of a game in a script that knows no game."""

    path: PurePosixPath
    line: int
    word: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line} names {self.word!r}"


def acts() -> set[str]:
    """Return the names of all acts that only some games have."""
    own = {act.name for rules in GAMES.values() for act in rules.acts}
    return own - {act.name for act in KERNEL_ACTS}


def assets() -> set[str]:
    """Return the names of all assets, by the messages that say what they are called."""
    messages = files_in("ledger/games", suffixes=(".ftl",))
    return {asset for path in messages for asset in ASSET.findall(text(path))}


def rule_prefixes() -> set[str]:
    """Return what the rule IDs of all rulebooks begin with, such as `SEDES`."""
    books = [f"ledger/games/{ruleset}/rulebook.md" for ruleset in rulesets()]
    return {prefix for book in books for prefix in RULE.findall(text(PurePosixPath(book)))}


def words_of_games() -> set[str]:
    return acts() | assets() | rule_prefixes()


def strings_in(code: str) -> Iterator[tuple[int, str]]:
    """Yield the strings of a script with the lines that they begin on."""
    for found in STRING.finditer(code):
        line = code.count("\n", 0, found.start()) + 1
        yield line, next(string for string in found.groups() if string is not None)


def game_word_in(string: str, words: set[str]) -> str:
    """Return the word of a game that a string is, be it as a message's key, else nothing.

    A sentence or a class list may well have a common word such as "move" in it. A rule's ID has no
    other meaning, so it is found anywhere.
    """
    rule = RULE.search(string)
    if rule and rule[1] in words:
        return rule[0]
    bare = KEY_OF.sub("", string, count=1)
    return bare if bare in words else ""


def named_in(path: PurePosixPath, words: set[str]) -> Iterator[Named]:
    for line, string in strings_in(code_of(path)):
        word = game_word_in(string, words)
        if word:
            yield Named(path, line, word)


def common_scripts() -> list[PurePosixPath]:
    return [path for path in shipped_scripts() if any(path.is_relative_to(at) for at in COMMON)]


def test_what_all_games_share_on_the_phone_names_no_act_asset_or_rule_of_a_game() -> None:
    words = words_of_games()
    named = [one for path in common_scripts() for one in named_in(path, words)]
    assert [str(one) for one in named if one.word not in PLAIN_WORDS] == []


def test_styles_that_all_games_share_name_no_asset_of_a_game() -> None:
    styles = {path: code_of(path) for path in files_in(*COMMON, suffixes=(".css",))}
    selected = re.compile(r"\[data-(?:asset|season|place)[~|^$*]?=")
    assert [str(path) for path, code in styles.items() if selected.search(code)] == []


@pytest.mark.parametrize("word", sorted(PLAIN_WORDS))
def test_a_word_that_is_let_pass_is_still_said_and_still_of_a_game(word: str) -> None:
    assert word in words_of_games()
    said = {one.word for path in common_scripts() for one in named_in(path, {word})}
    assert said == {word}


def test_every_kind_of_word_is_collected() -> None:
    assert {"announce-season", "set-course", "run-for"} <= acts()
    assert {"denarius", "wealth", "gladius"} <= assets()
    assert {"SEDES", "CUR-DICE", "MOR-PVP"} <= rule_prefixes()
    assert not acts() & {"pause", "use-dice", "announce-closing"}


@pytest.mark.parametrize(
    ("string", "word"),
    [
        ("announce-season", "announce-season"),
        ("act-announce-season", "announce-season"),
        ("asset-denarius", "denarius"),
        ("See SEDES-07.", "SEDES-07"),
        ("a move of the hand", ""),
        ("SHA-256", ""),
    ],
)
def test_a_word_of_a_game_is_found_where_it_is_meant(string: str, word: str) -> None:
    assert game_word_in(string, words_of_games()) == word
