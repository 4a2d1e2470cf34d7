"""A server of several databases: what is per game stops with its database, and nothing else."""

import threading
import uuid
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest

from api.base.settings import Settings
from api.hosting.erasure.retention import DAY_MILLISECONDS
from api.hosting.host import Host
from api.hosting.registry import RUNNING_NOTE
from ledger.scribe.game_move import move_game
from ledger.store.base import Batch, DatabaseAwayError, SideRowOfGame, SideWrite, StoreError
from ledger.store.group import StoreGroup, moving_id
from tests.api.hall import SHELF, Hall, Phone, document_of, expect_problem, open_hall
from tests.ledger.store.groups import SwitchableStore, group_of

AWAY = "The database with this game cannot be reached. Games in other databases go on."

Stores = dict[str, SwitchableStore]


@pytest.fixture
def stores() -> Stores:
    return {name: SwitchableStore() for name in ("alba", "zama")}


class Halls:
    """One server with a game in each of two databases."""

    def __init__(self, hall: Hall, games: dict[str, str], tokens: dict[str, str]) -> None:
        self.hall = hall
        self.games = games
        """The game of each database."""
        self.tokens = tokens
        """The token of Ada's card in the game of each database."""

    async def claim(self, database: str, phone: Phone | None = None) -> httpx2.Response:
        """Return the answer to the claim of Ada's card in the game of a database."""
        phone = phone or self.hall.stranger()
        return await phone.post(
            "/claims", {"token": self.tokens[database], "device": "device-of-ada"}
        )

    async def ada(self, database: str) -> Phone:
        """Return Ada's phone in the game of a database."""
        phone = self.hall.stranger()
        phone.game, phone.character = self.games[database], "ada"
        document_of(await self.claim(database, phone))
        return phone


@asynccontextmanager
async def open_halls(stores: Stores, **settings: Any) -> AsyncIterator[Halls]:
    """Yield a server with a game in each database."""
    async with open_hall(store=group_of(stores), **settings) as hall:
        games, tokens = dict[str, str](), dict[str, str]()
        while games.keys() != stores.keys():
            made = await hall.host.founder.found_game("nuces", None)
            database = hall.host.store.database(made.game)
            games[database] = made.game
            tokens[database] = next(one.token for one in made.cards if one.card == "ada-1")
        yield Halls(hall, games, tokens)


class FlickeringGroup(StoreGroup):
    """A group in which a database is back as soon as a question was answered without it."""

    def side_rows_of_all_games(self, kind: str, prefix: str = "") -> tuple[SideRowOfGame, ...]:
        found = super().side_rows_of_all_games(kind, prefix)
        for member in self.members.values():
            member._away_reason = ""  # noqa: SLF001 - as after the next ping
        return found


def flickering_group_of(stores: Stores) -> FlickeringGroup:
    group = group_of(stores)
    return FlickeringGroup(tuple(group.members.values()), group.worker)


async def test_acts_wait_in_the_games_of_a_database_that_is_away_alone(stores: Stores) -> None:
    async with open_halls(stores) as halls:
        here, there = await halls.ada("alba"), await halls.ada("zama")
        with stores["zama"].switched_off():
            await here.does("sit", where="bench")
            command = str(uuid.uuid4())
            answer = await there.send_command("sit", command, where="bench")
            assert expect_problem(answer, "unavailable")["detail"] == AWAY
            assert answer.headers["retry-after"] == "1"
            await there.view()
            await here.does("introduce", name="Ada")
        assert (await there.send_command("sit", command, where="bench")).status_code == 201
        await here.does("introduce", name="Ada again")


async def test_readiness_names_the_database_that_is_away(stores: Stores) -> None:
    async with open_halls(stores) as halls:
        stranger = halls.hall.stranger()
        assert "away" not in document_of(await stranger.client.get("/readyz"))
        there = await halls.ada("zama")
        with stores["zama"].switched_off():
            expect_problem(await there.send_command("sit", where="bench"), "unavailable")
            assert document_of(await stranger.client.get("/readyz"))["away"] == ["zama"]
            with stores["alba"].switched_off():
                expect_problem(await stranger.client.get("/readyz"), "unavailable")
            assert document_of(await stranger.client.get("/readyz"))["away"] == ["zama"]
        await there.does("sit", where="bench")
        assert "away" not in document_of(await stranger.client.get("/readyz"))


async def test_a_database_that_reads_but_does_not_write_is_named_too(
    stores: Stores, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_halls(stores) as halls:
        there = await halls.ada("zama")

        def refuse(_batch: object) -> None:
            raise StoreError("The database has no room left on its disk; nothing was written.")

        monkeypatch.setattr(stores["zama"].store, "append", refuse)
        expect_problem(await there.send_command("sit", where="bench"), "unavailable")
        ready = document_of(await halls.hall.stranger().client.get("/readyz"))
        assert ready["away"] == ["zama"]
        monkeypatch.undo()


async def test_only_stewards_of_its_games_learn_of_a_database_that_is_away(stores: Stores) -> None:
    async with open_halls(stores) as halls:
        host = halls.hall.host
        here, there = (host.registry.game(halls.games[name]) for name in ("alba", "zama"))
        with stores["zama"].switched_off():
            await here.writer.write_sides((host.registry.running_note,))
            with pytest.raises(StoreError):
                await there.writer.write_sides((host.registry.running_note,))
            assert host.faults.faults_of_game(here.id, "alba") == ()
            (fault,) = host.faults.faults_of_game(there.id, "zama")
            assert fault.key == "house-unwritable"
        host.probe_store()
        host.probe_store()
        for game in host.registry.games.values():
            await game.writer.write_sides(())
        assert host.faults.unwritable_databases == frozenset()


async def test_a_card_of_a_game_that_is_away_is_not_called_unknown(stores: Stores) -> None:
    async with open_halls(stores) as halls:
        for game in halls.games.values():
            await halls.hall.host.opener.put_away(halls.hall.host.registry.game(game))
        with stores["zama"].switched_off():
            expect_problem(await halls.claim("zama"), "unavailable")
            document_of(await halls.claim("alba"))
        document_of(await halls.claim("zama"))
        halls.tokens["zama"] = "0" * 32
        expect_problem(await halls.claim("zama"), "unknown-card")


async def test_a_session_gets_its_cards_when_their_database_is_back(stores: Stores) -> None:
    async with open_halls(stores) as halls:
        phone = await halls.ada("zama")
        await halls.claim("alba", phone)
        cookies = dict(phone.client.cookies)
    async with open_hall(store=group_of(stores), found=False) as hall:
        for game in tuple(hall.host.registry.games.values()):
            await hall.host.opener.put_away(game)
        hall.id = halls.games["alba"]
        phone = hall.stranger()
        phone.client.cookies.update(cookies)
        with stores["zama"].switched_off():
            assert await games_of_session(phone) == {halls.games["alba"]}
            with stores["alba"].switched_off():
                expect_problem(await phone.get("/session"), "unavailable")
            assert await games_of_session(hall.stranger()) == set()
        assert await games_of_session(phone) == set(halls.games.values())


async def games_of_session(phone: Phone) -> set[str]:
    """Return the games of which a session holds cards."""
    document = document_of(await phone.get("/session"))
    return {card["game"] for card in document["cards"]}


async def test_one_key_founds_one_game_even_if_its_database_was_away(stores: Stores) -> None:
    async with open_hall(store=group_of(stores), admin_token="admin") as hall:
        key = str(uuid.uuid4())
        first = await found_over_api(hall, key)
        database = hall.host.store.database(first.json()["game"])
        with stores[database].switched_off():
            expect_problem(await found_over_api(hall, key), "unavailable")
        with stores["zama" if database == "alba" else "alba"].switched_off():
            expect_problem(await found_over_api(hall, str(uuid.uuid4())), "unavailable")
            assert (await found_over_api(hall, key)).json()["game"] == first.json()["game"]
        assert (await found_over_api(hall, key)).json()["game"] == first.json()["game"]
        assert (await found_over_api(hall, str(uuid.uuid4()))).status_code == 201


async def found_over_api(hall: Hall, key: str) -> httpx2.Response:
    """Return the answer to the founding of a game under a key."""
    headers = {"idempotency-key": key, "authorization": "Bearer admin"}
    client = hall.stranger().client
    return await client.post("/api/v1/games", json={"ruleset": "nuces"}, headers=headers)


async def test_all_games_are_listed_and_erased_and_their_marks_are_found_in_any_order(
    stores: Stores,
) -> None:
    async with open_halls(stores, keep_games_days=9) as halls:
        hall, listed = halls.hall, halls.hall.host.store.games()
        assert set(halls.games.values()) <= set(listed)
        shown = document_of(await hall.stranger().get("/games"))["games"]
        assert [one["id"] for one in shown] == list(listed)
        hall.clock.now += 10 * DAY_MILLISECONDS
        await hall.host.eraser.erase_expired()
        assert hall.host.store.games() == ()
        assert [one.store.games() for one in stores.values()] == [(), ()]
        clock = hall.clock
    turned = group_of(dict(reversed(stores.items())))
    host = Host(turned, SHELF, Settings(pages=Path("nowhere")), clock, wall_clock=clock)
    await host.start()
    assert host.registry.forgotten == set(listed)
    await host.stop()


@pytest.mark.parametrize("flickers", [False, True])
async def test_games_of_a_database_that_was_away_at_the_start_are_paused_after_a_crash(
    stores: Stores, *, flickers: bool
) -> None:
    async with open_halls(stores) as halls:
        clock = halls.hall.clock
        for game in halls.games.values():
            position, head = halls.hall.host.store.head(game)
            note = SideWrite("note", f"{RUNNING_NOTE}/crashed", b"1")
            halls.hall.host.store.append(Batch(game, position, head, (), head, (note,)))
    group = flickering_group_of(stores) if flickers else group_of(stores)
    host = Host(group, SHELF, Settings(pages=Path("nowhere")), clock, wall_clock=clock)
    with stores["zama"].switched_off():
        await host.start()
        assert set(host.registry.games) == {halls.games["alba"]}
        await host.opener.open_and_put_away_games()
    host.store.games()
    await host.opener.open_and_put_away_games()
    assert set(halls.games.values()) == set(host.registry.games)
    assert {game.state.kernel.status for game in host.registry.games.values()} == {"paused"}
    await host.stop()


async def test_each_database_has_a_thread_that_writes(stores: Stores) -> None:
    async with open_halls(stores) as halls:
        threads = halls.hall.host.threads
        used = {
            database: await threads.writing_in(database).run(threading.get_ident)
            for database in ("alba", "zama", "")
        }
        assert len(set(used.values())) == 3
        assert threads.writing_in("alba") is threads.writing_in("alba")


async def put_others_away(halls: Halls) -> None:
    """Put all games away but those with a name."""
    host = halls.hall.host
    for game in tuple(host.registry.games.values()):
        if game.id not in halls.games.values():
            await host.opener.put_away(game)


async def test_a_game_on_its_way_does_not_make_its_old_database_unwritable(stores: Stores) -> None:
    async with open_halls(stores) as halls:
        here, host = await halls.ada("alba"), halls.hall.host
        await put_others_away(halls)
        game = halls.games["alba"]
        stores["alba"].store.rename_game(game, moving_id(game, "zama"))
        expect_problem(await here.send_command("sit", where="bench"), "unavailable")
        assert host.faults.unwritable_databases == frozenset()
        move_game(group_of(stores), game, "zama")
        await here.does("sit", where="bench")
        assert "away" not in document_of(await halls.hall.stranger().client.get("/readyz"))


async def test_a_database_without_an_open_game_does_not_stay_unwritable(stores: Stores) -> None:
    async with open_halls(stores) as halls:
        await put_others_away(halls)
        host = halls.hall.host
        await host.opener.put_away(host.registry.game(halls.games["alba"]))
        for name in ("alba", "zama"):
            host.faults.note_write_result("The disk is full.", 1, name)
        host.probe_store()
        assert host.faults.unwritable_databases == {"zama"}


async def test_the_database_that_is_away_is_blamed_and_not_that_of_the_game(stores: Stores) -> None:
    async with open_halls(stores) as halls:
        registry = halls.hall.host.registry
        registry.note_failure(
            registry.game(halls.games["alba"]).scribe, DatabaseAwayError("zama", "?")
        )
        assert halls.hall.host.faults.unwritable_databases == {"zama"}


async def test_a_moved_game_is_written_by_the_thread_of_its_new_database(
    stores: Stores, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_halls(stores) as halls:
        here, game = await halls.ada("alba"), halls.games["alba"]
        move_game(group_of(stores), game, "zama")
        await here.does("sit", where="bench")
        assert halls.hall.host.store.database(game) == "zama"
        used, append = list[str](), stores["zama"].store.append

        def note_and_append(batch: Batch) -> None:
            used.append(threading.current_thread().name)
            append(batch)

        monkeypatch.setattr(stores["zama"].store, "append", note_and_append)
        await here.does("introduce", name="Ada")
        assert used
        assert all(name.startswith("ledger zama") for name in used)


async def test_a_database_that_is_back_before_the_reply_was_skipped_nevertheless(
    stores: Stores,
) -> None:
    async with open_halls(stores) as halls:
        phone = await halls.ada("zama")
        cookies = dict(phone.client.cookies)
    store = flickering_group_of(stores)
    async with open_hall(store=store, found=False, admin_token="admin") as hall:
        halls.hall = hall
        for game in tuple(hall.host.registry.games.values()):
            await hall.host.opener.put_away(game)
        phone, key = hall.stranger(), str(uuid.uuid4())
        phone.client.cookies.update(cookies)
        with stores["zama"].switched_off():
            expect_problem(await halls.claim("zama"), "unavailable")
            expect_problem(await phone.get("/session"), "unavailable")
            expect_problem(await found_over_api(hall, key), "unavailable")
        assert await games_of_session(phone) == {halls.games["zama"]}
        assert (await found_over_api(hall, key)).status_code == 201
