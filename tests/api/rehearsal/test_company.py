"""Bots at the tables of a running server: their characters, their turns, and their failures."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import Any

import pytest

from api.access.party import Player
from api.rehearsal import company, live, turns
from api.rehearsal.bots import Bots
from api.rehearsal.company import BotCompany
from ledger.contract.ruleset import Ruleset
from ledger.kernel.vocabulary.request import Request
from tests.api.hall import SHELF, Clock, Hall, open_hall
from tests.api.lent import LentStore
from tests.toy.tali import TALI

TABLES: dict[str, Ruleset[Any]] = {"tali": TALI, **SHELF}
ADA, BOT = Player("Ada"), Player("", bot=True)
PATIENCE = 20


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make bots act at once."""
    monkeypatch.setattr(turns, "BETWEEN_ACTS", 0)
    monkeypatch.setattr(live, "BETWEEN_ACTS", 0)
    monkeypatch.setattr(company, "RETRY_SECONDS", 0)


@asynccontextmanager
async def company_of_bots(hall: Hall, **more: Any) -> AsyncIterator[BotCompany]:
    """Yield the bots of a hall."""
    bots = BotCompany(hall.host.registry, Random(1), **more)
    task = asyncio.create_task(bots.run())
    await asyncio.sleep(0)
    try:
        yield bots
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
        assert bots.games == frozenset()


async def wait_for_bots(hall: Hall, game: str, so: Callable[[], bool]) -> None:
    """Wait for acts of bots in a game."""
    with hall.host.registry.game(game).watch_commits() as news:
        while not so():
            news.clear()
            await asyncio.wait_for(news.wait(), PATIENCE)


def characters_who_threw(hall: Hall, game: str) -> list[str]:
    """Return the characters who threw, in order."""
    log = hall.host.registry.game(game).state.log
    entries = (log.entries[position] for position in range(1, log.position + 1))
    return [entry.event.who for entry in entries if entry.type == "tali/thrown@1"]


async def take_card(hall: Hall, game: str, character: str) -> None:
    """Take the card of a character as a person."""
    fields = {"card": f"{character}-1", "device": "a-phone-of-theirs"}
    claim = Request(
        hall.host.registry.new_command_id(), f"{character}-1", "claim-card", character, 0, fields
    )
    await hall.host.registry.game(game).writer.answer(claim)


async def throw_as_person(hall: Hall, game: str, character: str) -> None:
    """Let a person throw."""
    period = hall.host.registry.game(game).state.period.seq
    card = f"{character}-1"
    await hall.host.registry.game(game).writer.answer(
        Request(hall.host.registry.new_command_id(), card, "throw-tali", character, period)
    )


async def test_bots_wait_for_people_and_act_after_them() -> None:
    async with open_hall(rulesets=TABLES) as hall, company_of_bots(hall):
        game = (await hall.host.founder.found_game("tali", None, players=(BOT, ADA, BOT))).game
        await wait_for_bots(
            hall, game, lambda: hall.host.registry.game(game).state.world.who == "niger"
        )
        assert characters_who_threw(hall, game) == ["flavus"]
        await throw_as_person(hall, game, "niger")
        await wait_for_bots(
            hall, game, lambda: characters_who_threw(hall, game)[1:] == ["niger", "rufus", "flavus"]
        )


async def test_no_bot_plays_a_person_whose_card_is_not_taken_yet() -> None:
    async with open_hall(rulesets=TABLES, rehearsal=True) as hall:
        async with company_of_bots(hall):
            game = (await hall.host.founder.found_game("tali", None, players=(ADA, BOT))).game
        table = turns.LiveTable(
            hall.host.registry.game(game), Random(1), 1, hall.host.registry.bots[game]
        )
        assert table.free_characters(hall.host.registry.game(game).state) == {"niger"}
        assert table.awaited_bots(hall.host.registry.game(game).state) == []
        assert characters_who_threw(hall, game) == []


async def test_a_bot_leaves_the_table_when_somebody_takes_its_card() -> None:
    async with open_hall(rulesets=TABLES) as hall:
        game = (await hall.host.founder.found_game("tali", None, players=(BOT, BOT))).game
        await take_card(hall, game, "flavus")
        async with company_of_bots(hall):
            await throw_as_person(hall, game, "flavus")
            await wait_for_bots(
                hall, game, lambda: characters_who_threw(hall, game) == ["flavus", "niger"]
            )


async def test_bots_alone_play_to_the_end() -> None:
    async with open_hall(rulesets=TABLES) as hall, company_of_bots(hall):
        game = (await hall.host.founder.found_game("tali", None, players=(BOT, BOT, BOT))).game
        await wait_for_bots(hall, game, lambda: hall.host.registry.game(game).is_over)
        assert hall.host.registry.game(game).state.world.winner


async def test_bots_sit_down_again_when_the_server_starts_again() -> None:
    store, clock = LentStore(), Clock()
    async with open_hall(rulesets=TABLES, store=store, clock=clock) as hall:
        game = (await hall.host.founder.found_game("tali", None, players=(BOT, ADA))).game
    async with (
        open_hall(rulesets=TABLES, store=store, clock=clock, found=False) as hall,
        company_of_bots(hall) as bots,
    ):
        assert bots.games == {game}
        await wait_for_bots(hall, game, lambda: characters_who_threw(hall, game) == ["flavus"])


async def test_a_game_without_bots_is_left_to_its_people() -> None:
    async with open_hall(rulesets=TABLES) as hall, company_of_bots(hall) as bots:
        await hall.host.founder.found_game("tali", None)
        assert bots.games == frozenset()


@pytest.mark.parametrize("rehearsals", [True, False])
async def test_a_rehearsal_has_its_bots_unless_told_otherwise(rehearsals: bool) -> None:
    async with (
        open_hall(rehearsal=True) as hall,
        company_of_bots(hall, is_for_rehearsals=rehearsals) as bots,
    ):
        assert bots.games == ({hall.id} if rehearsals else frozenset())


async def test_a_game_that_is_over_has_no_bots() -> None:
    async with open_hall(rulesets=TABLES) as hall:
        async with company_of_bots(hall):
            game = (await hall.host.founder.found_game("tali", None, players=(BOT, BOT))).game
            await wait_for_bots(hall, game, lambda: hall.host.registry.game(game).is_over)
        async with company_of_bots(hall) as bots:
            assert bots.games == frozenset()


async def test_a_bot_answers_a_petition() -> None:
    async with open_hall(rulesets=TABLES) as hall, company_of_bots(hall):
        game = (await hall.host.founder.found_game("tali", None, players=(ADA, BOT))).game
        for who in ("flavus", "niger"):
            grant = {"to": who, "beans": 3}
            await hall.host.registry.game(game).writer.answer(
                Request(hall.host.registry.new_command_id(), "host-1", "grant", "host", 1, grant)
            )
        ask = Request("a-drink", "flavus-1", "drink", "flavus", 1, {"with": "niger"})
        await hall.host.registry.game(game).writer.answer(ask)
        state = hall.host.registry.game(game).state
        assert "a-drink" in state.kernel.petitions
        await wait_for_bots(
            hall, game, lambda: not hall.host.registry.game(game).state.kernel.petitions
        )
        assert hall.host.registry.game(game).state.world.drank


async def test_in_a_pause_bots_rest() -> None:
    async with open_hall(rulesets=TABLES) as hall:
        game = (await hall.host.founder.found_game("tali", None, players=(BOT, BOT))).game
        await hall.host.registry.game(game).writer.answer(
            hall.host.registry.request_by_server("pause")
        )
        table = turns.LiveTable(hall.host.registry.game(game), Random(1))
        assert table.awaited_bots(hall.host.registry.game(game).state) == []
        async with company_of_bots(hall):
            await hall.host.registry.game(game).writer.answer(
                hall.host.registry.request_by_server("resume")
            )
            await wait_for_bots(hall, game, lambda: hall.host.registry.game(game).is_over)


async def test_a_bot_whose_act_fails_tries_again(monkeypatch: pytest.MonkeyPatch) -> None:
    times: list[int] = []
    propose = Bots.propose

    def fail_twice_to_propose(bots: Bots, *given: Any) -> Request | None:
        times.append(1)
        if len(times) < 3:
            raise ZeroDivisionError
        return propose(bots, *given)

    monkeypatch.setattr(Bots, "propose", fail_twice_to_propose)
    async with open_hall(rulesets=TABLES) as hall, company_of_bots(hall):
        game = (await hall.host.founder.found_game("tali", None, players=(BOT, BOT))).game
        await wait_for_bots(hall, game, lambda: hall.host.registry.game(game).is_over)
        assert len(times) > 3


async def test_bots_that_fail_start_again_and_others_play_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    times: list[int] = []
    awaited = turns.LiveTable.awaited_bots

    def fail_twice_to_await(table: turns.LiveTable, state: Any) -> list[str]:
        times.append(1)
        if len(times) < 3:
            raise ZeroDivisionError
        return awaited(table, state)

    monkeypatch.setattr(turns.LiveTable, "awaited_bots", fail_twice_to_await)
    async with open_hall(rulesets=TABLES) as hall, company_of_bots(hall):
        game = (await hall.host.founder.found_game("tali", None, players=(BOT, BOT))).game
        await wait_for_bots(hall, game, lambda: hall.host.registry.game(game).is_over)
