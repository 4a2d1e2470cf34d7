"""The times of keeping data are settings: expired data goes at the start, daily, and by command."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from api.hosting.erasure.retention import DAY_MILLISECONDS
from ledger.store import open_store
from tests.api.commands.running import run_expecting_failure, run_successfully
from tests.api.hall import Clock, Hall, expect_problem, open_hall
from tests.api.words.evening import ClosedEvening, closed_evening
from tests.toy.post import rules_with_letters

TERMS: dict[str, Any] = {
    "keep_names_days": 3,
    "keep_words_days": 5,
    "keep_letters_days": 7,
    "keep_access_days": 9,
    "keep_games_days": 11,
}


async def let_days_pass(hall: Hall, days: int) -> None:
    """Let days pass, and wait for the daily work."""
    hall.clock.now += days * DAY_MILLISECONDS
    hall.host.do_periodic_work()
    while (work := hall.host.erasing) is not None and not work.done():
        await asyncio.wait([work])


async def kinds_of_bea_data(evening: ClosedEvening) -> set[str]:
    """Return the kinds of bea's data that are still stored."""
    store, game = evening.hall.host.store, evening.hall.id
    texts = {value[16:].decode() for value in store.side_values(game, "text").values()}
    said = {
        "name": evening.bea.name,
        "words": evening.bea.appeal,
        "letter": evening.bea.letter,
    }
    found = {what for what, text in said.items() if text in texts}
    found |= {"access"} if store.side_values(game, "session") else set()
    return found | ({"game"} if game in store.games() else set())


async def test_each_kind_of_data_is_erased_after_its_number_of_days() -> None:
    async with closed_evening(**TERMS) as evening:
        everything = {"name", "words", "letter", "access", "game"}
        assert await kinds_of_bea_data(evening) == everything
        gone: set[str] = set()
        for days, what in ((2, ""), (1, "name"), (2, "words"), (2, "letter"), (2, "access")):
            await let_days_pass(evening.hall, days)
            gone |= {what}
            assert await kinds_of_bea_data(evening) == everything - gone
        assert (await evening.phones["ada"].view())["me"] == []
        await let_days_pass(evening.hall, 2)
        assert await kinds_of_bea_data(evening) == set()
        for path in ("", "/view", "/export.csv"):
            answer = await evening.phones["bea"].get(evening.path(path))
            expect_problem(answer, "unknown-game")
        assert evening.hall.id not in evening.hall.host.registry.games
        found = (await evening.phones["room"].get("/games")).json()
        assert found == {"games": [], "forgotten": [evening.hall.id]}


async def test_nothing_is_erased_unless_a_setting_says_so() -> None:
    async with closed_evening() as evening:
        await let_days_pass(evening.hall, 30_000)
        assert await kinds_of_bea_data(evening) == {"name", "words", "letter", "access", "game"}


async def test_a_game_in_play_keeps_everything_however_long_it_takes() -> None:
    async with open_hall(
        rulesets={"nuces": rules_with_letters()}, keep_names_days=3, keep_games_days=3
    ) as hall:
        ada = await hall.phone("ada")
        await ada.does("introduce", name="Ada of the hill")
        for _ in range(5):
            await let_days_pass(hall, 2)
            await hall.host.registry.games[hall.id].writer.answer(
                hall.host.registry.request_by_server("pause")
            )
            await hall.host.registry.games[hall.id].writer.answer(
                hall.host.registry.request_by_server("resume")
            )
        assert (await ada.view())["slices"]["names"]["ada"] == "Ada of the hill"


async def test_a_server_erases_expired_data_at_its_start(tmp_path: Path) -> None:
    file = tmp_path / "acta.db"
    async with closed_evening(store=file) as evening:
        game, said = evening.hall.id, evening.bea
    clock = Clock()
    clock.now += 20 * DAY_MILLISECONDS
    store = open_store(str(file))
    terms: dict[str, Any] = {"keep_letters_days": 7}
    how: dict[str, Any] = {"store": store, "clock": clock, "found": False}
    async with open_hall(rulesets={"nuces": rules_with_letters()}, **how, **terms) as hall:
        assert hall.id == game
        assert hall.host.erasing is not None
        await hall.host.erasing
    store.close()
    left = file.read_bytes()
    assert said.letter.encode() not in left
    assert said.appeal.encode() in left


async def test_the_command_erases_expired_data(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("api.commands.console.GAMES", {"nuces": rules_with_letters()})
    file = tmp_path / "acta.db"
    async with closed_evening(store=file) as evening:
        game, said = evening.hall.id, evening.bea
    # the clock of the hall starts in the year 1970
    assert "Nothing is ever erased" in run_expecting_failure("forget", "--store", file)
    told = run_successfully("forget", "--names", 1, "--words", 1, "--store", file)
    assert told == f"{game}: erased names, words (6 words).\n"
    left = file.read_bytes()
    assert not any(text.encode() in left for text in (said.name, said.appeal, said.contest))
    assert said.letter.encode() in left
    assert "Nothing has been kept" in run_successfully("forget", "--names", 1, "--store", file)
    monkeypatch.setenv("ACTA_KEEP_GAMES_DAYS", "30")
    assert run_successfully("forget", "--store", file) == f"{game}: the whole game was erased.\n"
    assert said.letter.encode() not in file.read_bytes()
