"""Commands use the singular for the number one: `1 game is in copy.db`."""

import re
from contextlib import closing
from pathlib import Path

import pytest

from api.access.founding import found_game_in_store
from ledger.store import open_store
from tests.api.commands.running import run_acta, run_successfully
from tests.api.words.evening import closed_evening
from tests.toy.post import rules_with_letters
from tests.toy.rules import TOY

PLURAL = re.compile(r"(?<![\w.:])1 \w*(?<!s)s\b|(?<![\w.:])1 (?:of \w+ )?(?:are|were|have)\b")


@pytest.fixture
def _one_game() -> None:
    with closing(open_store("acta.db")) as store:
        found_game_in_store(store, TOY, {"nuts": 3}, 1_000)


@pytest.mark.usefixtures("_one_game")
@pytest.mark.parametrize(
    ("command", "said"),
    [
        (("backup", "copy.db"), "1 game is in copy.db."),
        (("doctor", "--quick"), "The ledger holds 1 game."),
    ],
)
def test_commands_count_one_game_in_the_singular(command: tuple[str, ...], said: str) -> None:
    output = run_acta(*command).output
    assert said in output
    assert not PLURAL.findall(output)


def test_commands_count_one_entry_one_card_and_one_evening_in_the_singular(scenario: Path) -> None:
    run_successfully("found", scenario)
    assert "1 entry rebuilt" in run_successfully("rebuild")
    assert "1 card is in one.html." in run_successfully(
        "cards", "--only", "cicero", "--cards", "one.html"
    )
    one = run_successfully("report", "--only", "minerva", "--to", "minerva.html")
    assert "1 evening is in minerva.html." in one


async def test_commands_count_one_erased_word_in_the_singular(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("api.commands.console.GAMES", {"nuces": rules_with_letters()})
    async with closed_evening(store=Path("acta.db")) as evening:
        game = evening.hall.id
    monkeypatch.setattr("api.commands.erase.erased_word_count", lambda _sides: 1)
    monkeypatch.setattr("api.hosting.erasure.retention.erased_word_count", lambda _sides: 1)
    assert run_successfully("forget", "--names", 1) == f"{game}: erased names (1 word).\n"
    assert run_successfully("erase", game, "ada") == "Erased 1 word of ada.\n"
