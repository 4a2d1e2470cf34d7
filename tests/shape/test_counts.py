"""No program says `1 entries`: in its sentences `count_text` joins a number and a noun.

`tests/spoken/test_counts.py` checks the sentences in `messages/`.
"""

import ast
import re
from collections.abc import Iterator

import pytest

from tests.shape.tree import PRODUCT, files_in, parse_module

FOLDERS = (*PRODUCT, "deploy")

NO_PLURALS = frozenset(
    """
    as begins belongs cannot changes chooses comes does exists fits follows founds gives goes has
    holds is lacks leads leaves lies moves ms names needs opens plays promises reveals says seals
    shows stands starts stays sums takes this waits was
    """.split()  # noqa: SIM905 - a list with one word on each line would fill a page
)
"""Words ending in s that follow names. Most of these words are singular verbs."""

MORE_THAN_ONE = {
    "ledger/games/ludi_romani/scenario/faults.py": {"mortal_count + seated_god_count"},
    "ledger/games/ludi_romani/scenario/recommended_cast.py": {"people_count"},
    "api/rehearsal/answers.py": {"roll_count"},
    "api/graphql/limits.py": {"maximum"},
    "ledger/kernel/machine/first_entry.py": {"range_text"},
}
"""Numbers that are always above one."""

SEVERAL = {
    "ledger/games/roman_diplomacy/maps/drawing_doubts.py": {"pair_text"},
    "ledger/kernel/machine/machine.py": {"rules.name"},
    "ledger/scribe/scribe.py": {"game"},
    "api/hosting/at_rest/playable_game.py": {"game"},
    "api/commands/copies.py": {"folder"},
    "ledger/verify/outside_facts.py": {"fingerprint_text"},
    "ledger/verify/seal_check.py": {"head.size", "len(leaves)"},
    "api/keys/certificate.py": {"key_file.name"},
}
"""Values that are no number, or end a range: the verb behind them has another subject."""

_OF = r"(?:of (?:its|them|the|these) )?"
_PLURAL = rf"[”’'\")]? {_OF}(?:\w+ )?((?!its\b)\w+s|people|men|dice|legiones)\b"
_VERB = r"[”’'\")]? (?:of [^,.;:]* )?(are|were|have)\b"


def values_with_plurals(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Yield a filled-in value of a sentence, and the plural behind it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            for number, text in zip(node.values, node.values[1:], strict=False):
                if isinstance(number, ast.FormattedValue) and isinstance(text, ast.Constant):
                    said = ast.unparse(number.value)
                    yield from ((said, word) for word in _leading_plurals(str(text.value)))


def _leading_plurals(text: str) -> Iterator[str]:
    for pattern in (_PLURAL, _VERB):
        found = re.match(pattern, text)
        if found and not {*found[0].split()} & NO_PLURALS:
            yield found[1]


def is_constant_name(said: str) -> bool:
    """Return whether a value is the same in every run: its name is in capitals."""
    return said.rpartition(".")[2].isupper()


def test_numbers_with_a_noun_agree_with_it() -> None:
    found = [
        (str(path), said, word)
        for path in files_in(*FOLDERS)
        for said, word in values_with_plurals(parse_module(path))
        if not is_constant_name(said)
        and said not in MORE_THAN_ONE.get(str(path), ())
        and said not in SEVERAL.get(str(path), ())
    ]
    assert not found, "\n".join(map(str, found))


def test_every_exception_is_still_needed() -> None:
    said = {
        (str(path), number)
        for path in files_in(*FOLDERS)
        for number, _ in values_with_plurals(parse_module(path))
    }
    listed = {
        (path, one) for part in (MORE_THAN_ONE, SEVERAL) for path in part for one in part[path]
    }
    assert not listed - said


@pytest.mark.parametrize(
    "sentence",
    [
        "{n} entries",
        "{n} of its heads are",
        "{n} more entries are",
        "({n} words)",
        "{n} of them were",
    ],
)
def test_a_plural_behind_a_number_is_noticed(sentence: str) -> None:
    assert [*values_with_plurals(ast.parse(f'f"{sentence}"'))]


@pytest.mark.parametrize("sentence", ["{n} entry", "{name} has it", "{name} is one of its kinds"])
def test_other_words_are_left_alone(sentence: str) -> None:
    assert not [*values_with_plurals(ast.parse(f'f"{sentence}"'))]
