"""Names at a new table differ from the names of other people, bots, and unnamed characters."""

import json
from pathlib import Path
from typing import Any

import pytest

from api.access.party import NameTakenError, Party, refuse_shared_names
from ledger.contract.ruleset import Ruleset
from ledger.games.catalogue import GAMES
from ledger.language.legible_text import comparable_name
from tests.api.hall import expect_problem, open_hall
from tests.projections.evenings import random_evening
from tests.toy.tali import TALI

TOLD_APART: dict[str, Ruleset[Any]] = {"tali": TALI, "cursus_honorum": GAMES["cursus_honorum"]}
BOT = {"name": "", "bot": True}
NAMES: dict[str, list[list[str]]] = json.loads(Path(__file__).with_name("names.json").read_text())
"""Pairs of spellings of one name, and pairs of two different names.

The phone's tests use the same file.
"""


@pytest.mark.parametrize("taken", ["Claudius", " claudius ", "Claudíus"])
async def test_no_player_has_the_name_of_a_bot(taken: str) -> None:
    players = [{"name": taken}, BOT, BOT]
    body = {"ruleset": "cursus_honorum", "players": players}
    async with open_hall(rulesets=TOLD_APART, found=True, rehearsal=True) as hall:
        (error,) = expect_problem(await hall.stranger().post("/games", body), "malformed")["errors"]
        assert error["field"] == "players.0.name"
        assert "called so" in error["message"]
        assert len(hall.host.registry.games) == 1


@pytest.mark.parametrize("said", ["Cicero", "cicerón"])
def test_a_name_of_a_bot_is_taken_in_every_language(said: str) -> None:
    rules: Ruleset[Any] = GAMES["ludi_romani"]
    party = Party((("cicero", ""), ("antony", said)), frozenset({"cicero"}))
    with pytest.raises(NameTakenError) as refused:
        refuse_shared_names(party, rules, random_evening("ludi_romani", 0).state)
    assert refused.value.seat == 1


async def test_a_player_may_have_the_name_of_their_own_or_of_an_unused_character() -> None:
    async with open_hall(rulesets=TOLD_APART, found=True, rehearsal=True) as hall:
        for first, second in (("Aemilius", ""), ("Claudius", "Ada"), ("Claudius", "Aemilius")):
            players = [{"name": first}, {"name": second}, BOT]
            body = {"ruleset": "cursus_honorum", "players": players}
            assert (await hall.stranger().post("/games", body)).status_code == 201
        players = [{"name": "Claudius"}, {"name": ""}, BOT]
        body = {"ruleset": "cursus_honorum", "players": players}
        expect_problem(await hall.stranger().post("/games", body), "malformed")


@pytest.mark.parametrize(("name", "other"), NAMES["one"])
async def test_no_player_has_another_player_s_name_in_any_spelling(name: str, other: str) -> None:
    assert comparable_name(name) == comparable_name(other)
    for first in ({"name": name}, {"name": name, "bot": True}):
        players = [first, {"name": other}, BOT]
        body = {"ruleset": "cursus_honorum", "players": players}
        async with open_hall(rulesets=TOLD_APART, found=True, rehearsal=True) as hall:
            (error,) = expect_problem(await hall.stranger().post("/games", body), "malformed")[
                "errors"
            ]
            assert error["field"] == "players.1.name"


@pytest.mark.parametrize(("name", "other"), NAMES["two"])
async def test_names_with_different_letters_are_different(name: str, other: str) -> None:
    players = [{"name": name}, {"name": other}, BOT]
    body = {"ruleset": "cursus_honorum", "players": players}
    async with open_hall(rulesets=TOLD_APART, found=True, rehearsal=True) as hall:
        assert (await hall.stranger().post("/games", body)).status_code == 201
