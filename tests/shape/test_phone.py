"""The folders of the phone app: their allowed imports, and shared folders that name no game."""

import re
from collections.abc import Iterator
from os.path import normpath
from pathlib import PurePosixPath
from typing import NamedTuple

import pytest

from ledger.games.catalogue import GAMES
from ledger.kernel.machine.chapters import KERNEL_ACTS
from tests.rules import CODE
from tests.shape.tree import (
    code_without_comments,
    files_in,
    game_folders,
    shipped_scripts,
    text_of_file,
)

SOURCE = "pwa/src"
MAY_IMPORT = {
    "core": {"core"},
    "ui": {"core", "ui", "messages"},
    "games": {"core", "ui", "games"},
    "screens": {"core", "ui", "games", "screens", "messages"},
    "app": {"core", "ui", "games", "screens", "app", "messages"},
    "sw": {"sw"},
}
"""Allowed imports between folders of the phone app. A game imports no screen."""

CORE = ("view", "words", "sending", "seals", "live", "replay")
"""The folders of the phone's core. Each imports only itself and folders named before it."""

COMMON = ("pwa/src/core", "pwa/src/ui", "pwa/src/screens")
STRING = re.compile(r'"([^"\n]*)"|\'([^\'\n]*)\'|`([^`]*)`')
RULE = re.compile(rf"\b(?![A-Z]-)({CODE})-\d\d\b")
"""The number of a rule, by its code; `D-07` is an open question."""
ASSET = re.compile(r"^asset-([\w-]+)", re.MULTILINE)
KEY_OF = re.compile(r"(?:act|asset|season|period|reminder)-")
PLACE = re.compile(r"place/(.+)")

IMPORT = re.compile(r"""(?:\bfrom\s*|\bimport\s*\(?\s*)["'](\.[^"']*)["']""")

PLAIN_WORDS = {
    "command": "what a phone sends; also a skill of a game",
}
"""Words of a game that shared code of the phone may use in another meaning."""


def imports_of_script(path: PurePosixPath) -> Iterator[PurePosixPath]:
    """Yield the files of this project that a script imports, at once or later."""
    for spec in IMPORT.findall(code_without_comments(path)):
        yield PurePosixPath(normpath(path.parent / spec))


def app_folder_of(path: PurePosixPath) -> str:
    """Return the phone app's folder of a path, or nothing for a path outside of the app."""
    return path.relative_to(SOURCE).parts[0] if path.is_relative_to(SOURCE) else ""


class NamedGameWord(NamedTuple):
    """A word of a game in a script that all games share."""

    path: PurePosixPath
    line: int
    word: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line} names {self.word!r}"


def core_folder_of(path: PurePosixPath) -> str:
    """Return the folder of a path in the phone's core, or nothing for any other path."""
    return path.relative_to(SOURCE).parts[1] if app_folder_of(path) == "core" else ""


def test_every_folder_of_the_phone_has_its_place_in_the_order() -> None:
    folders = {app_folder_of(path) for path in shipped_scripts()} - {""}
    assert folders - {"messages"} == set(MAY_IMPORT)


@pytest.mark.parametrize("folder", sorted(MAY_IMPORT))
def test_files_of_a_folder_import_nothing_above_it(folder: str) -> None:
    scripts = [path for path in shipped_scripts() if app_folder_of(path) == folder]
    upwards = [
        f"{path} imports {used}"
        for path in scripts
        for used in imports_of_script(path)
        if app_folder_of(used) and app_folder_of(used) not in MAY_IMPORT[folder]
    ]
    assert scripts
    assert upwards == []


def test_a_folder_of_the_core_imports_no_later_folder() -> None:
    scripts = [path for path in shipped_scripts() if core_folder_of(path)]
    upwards = [
        f"{path} imports {used}"
        for path in scripts
        for used in imports_of_script(path)
        if core_folder_of(used)
        and CORE.index(core_folder_of(used)) > CORE.index(core_folder_of(path))
    ]
    assert {core_folder_of(path) for path in scripts} == set(CORE)
    assert upwards == []


@pytest.mark.parametrize("ruleset", sorted(game_folders()))
def test_a_game_on_the_phone_imports_nothing_of_another(ruleset: str) -> None:
    home = PurePosixPath(SOURCE, "games", ruleset)
    beyond = [
        f"{path} imports {used}"
        for path in shipped_scripts()
        if path.is_relative_to(home)
        for used in imports_of_script(path)
        if app_folder_of(used) == "games" and not used.is_relative_to(home)
    ]
    assert beyond == []


@pytest.mark.parametrize(
    "line",
    [
        'import { go } from "../screens/games";',
        'import "../screens/games";',
        'const later = () => import("../screens/games");',
        'export type * from "../screens/games";',
    ],
)
def test_every_form_of_an_import_is_recognised(line: str) -> None:
    assert IMPORT.findall(line) == ["../screens/games"]


def game_act_names() -> set[str]:
    """Return the names of all acts that only some games have."""
    own = {act.name for rules in GAMES.values() for act in rules.play.acts}
    return own - {act.name for act in KERNEL_ACTS}


def asset_names() -> set[str]:
    """Return the names of all assets, by the keys of their messages."""
    messages = files_in("ledger/games", suffixes=(".ftl",))
    return {asset for path in messages for asset in ASSET.findall(text_of_file(path))}


def rule_prefixes() -> set[str]:
    """Return the beginnings of the rule IDs of all rulebooks, such as `SEDES`."""
    books = [f"ledger/games/{ruleset}/rulebook.md" for ruleset in game_folders()]
    return {prefix for book in books for prefix in RULE.findall(text_of_file(PurePosixPath(book)))}


def words_of_games() -> set[str]:
    return game_act_names() | asset_names() | rule_prefixes()


def strings_in(code: str) -> Iterator[tuple[int, str]]:
    """Yield the strings of a script with their first lines."""
    for found in STRING.finditer(code):
        line = code.count("\n", 0, found.start()) + 1
        yield line, next(string for string in found.groups() if string is not None)


def game_word_as_string(string: str, words: set[str]) -> str:
    """Return the word of a game that a string or a message key is, or nothing.

    A sentence or a class list may well have a common word such as "move" in it. A rule's ID has no
    other meaning, so it is found in any text.
    """
    rule = RULE.search(string)
    if rule and rule[1] in words:
        return rule[0]
    bare = KEY_OF.sub("", string, count=1)
    return bare if bare in words else ""


def game_words_in(path: PurePosixPath, words: set[str]) -> Iterator[NamedGameWord]:
    for line, string in strings_in(code_without_comments(path)):
        word = game_word_as_string(string, words)
        if word:
            yield NamedGameWord(path, line, word)


def common_scripts() -> list[PurePosixPath]:
    return [path for path in shipped_scripts() if any(path.is_relative_to(at) for at in COMMON)]


def test_code_shared_on_the_phone_names_no_act_asset_or_rule_of_a_game() -> None:
    words = words_of_games()
    named = [one for path in common_scripts() for one in game_words_in(path, words)]
    assert [str(one) for one in named if one.word not in PLAIN_WORDS] == []


def test_styles_shared_by_all_games_name_no_asset_of_a_game() -> None:
    styles = {path: code_without_comments(path) for path in files_in(*COMMON, suffixes=(".css",))}
    selected = re.compile(r"\[data-(?:asset|season|place)[~|^$*]?=")
    assert [str(path) for path, code in styles.items() if selected.search(code)] == []


@pytest.mark.parametrize("word", sorted(PLAIN_WORDS))
def test_every_permitted_word_is_still_used_and_still_belongs_to_a_game(word: str) -> None:
    assert word in words_of_games()
    said = {one.word for path in common_scripts() for one in game_words_in(path, {word})}
    assert said == {word}


def test_every_kind_of_word_is_collected() -> None:
    assert {"announce-season", "set-course", "run-for"} <= game_act_names()
    assert {"denarius", "wealth", "gladius"} <= asset_names()
    assert {"SEDES", "CUR-DICE", "MOR-PVP", "DIP2"} <= rule_prefixes()
    assert not game_act_names() & {"pause", "use-dice", "announce-closing"}


@pytest.mark.parametrize(
    ("string", "word"),
    [
        ("announce-season", "announce-season"),
        ("act-announce-season", "announce-season"),
        ("asset-denarius", "denarius"),
        ("See SEDES-07.", "SEDES-07"),
        ("See DIP2-03.", "DIP2-03"),
        ("a move of the hand", ""),
        ("SHA-256", ""),
    ],
)
def test_a_word_of_a_game_is_found_only_where_it_means_the_game(string: str, word: str) -> None:
    assert game_word_as_string(string, words_of_games()) == word
