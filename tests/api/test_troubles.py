"""Troubles of the house: damage stops nothing else, and write failures are reported."""

import io
import sys
from typing import Any, TextIO, cast

import msgspec
import pytest
import structlog

from api.observing.log import UnfailingStream, configure_logging
from ledger.store.base import SideWrite, StoreError
from tests.api.hall import document_of, expect_problem, open_hall
from tests.api.lent import LentStore
from tests.api.notices import steward_notices


@pytest.mark.parametrize(
    ("kind", "key"),
    [
        ("token", "0" * 64),
        ("session", f"{'0' * 64}/ada-1"),
        ("note", "party"),
        ("secret", "founding/0"),
    ],
)
async def test_one_damaged_row_locks_nobody_out(kind: str, key: str) -> None:
    store = LentStore()
    async with open_hall(store=store) as hall:
        await hall.game.writer.write_sides((SideWrite(kind, key, b"\xffrust"),))
        tokens = hall.tokens
    async with open_hall(store=store, found=False) as hall:
        hall.tokens = tokens
        ada = await hall.phone("ada")
        await ada.does("sit", where="bench")


async def test_a_damaged_text_does_not_stop_the_server() -> None:
    store = LentStore()
    async with open_hall(store=store, rehearsal=True) as hall:
        ada = await hall.phone("ada")
        await ada.does("introduce", name="Grace")
        (digest,) = store.side_values(hall.id, "text")
        await hall.game.writer.write_sides((SideWrite("text", digest, b"s" * 16 + b"\xffGrace"),))
    async with open_hall(store=store, found=False) as hall:
        view = await hall.stranger().view()
        assert view["slices"]["names"]["ada"].endswith("Grace")


async def test_one_unreadable_game_does_not_stop_other_games_from_starting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store = LentStore()
    async with open_hall(store=store) as hall:
        damaged, whole = hall.id, (await hall.host.founder.found_game("nuces", None)).game
    read = store.inner.read

    def read_damaged_rows(game: str, after: int = 0) -> Any:
        rows = read(game, after)
        return (
            (msgspec.structs.replace(row, state=b"rust") for row in rows)
            if game == damaged
            else rows
        )

    monkeypatch.setattr(store.inner, "read", read_damaged_rows)
    async with open_hall(store=store, found=False) as hall:
        assert list(hall.host.registry.games) == [whole]
        answer = expect_problem(await hall.stranger().get(f"/games/{damaged}"), "unavailable")
        assert answer["detail"] == f"{damaged} cannot be read."
        why = f"the first entry of {damaged} cannot be read; it is damaged"
        assert hall.host.faults.unreadable == {damaged: why}
        ready = document_of(await hall.stranger().client.get("/readyz"))
        assert (ready["games"], ready["unreadable"]) == (1, [damaged])


async def test_stewards_learn_that_the_store_cannot_be_written_and_when_it_can_again() -> None:
    store = LentStore()
    async with open_hall(store=store) as hall:
        nurse, stranger = await hall.phone("nurse"), hall.stranger()
        assert document_of(await nurse.get(f"/games/{hall.id}/house")) == {"troubles": []}
        store.failing = StoreError("/srv/acta.db has no room left; nothing was written.")
        expect_problem(await nurse.send_command("pause"), "unavailable")
        (trouble,) = document_of(await nurse.get(f"/games/{hall.id}/house"))["troubles"]
        assert trouble["key"] == "house-unwritable"
        assert trouble["text"].endswith("/srv/acta.db has no room left; nothing was written.")
        ready = expect_problem(await stranger.client.get("/readyz"), "unavailable")
        assert ready["detail"] == "Nothing can be written."
        expect_problem(await stranger.get(f"/games/{hall.id}/house"), "unauthorized")
        store.failing = None
        await nurse.does("pause")
        document_of(await stranger.client.get("/readyz"))
        assert document_of(await nurse.get(f"/games/{hall.id}/house")) == {"troubles": []}


async def test_the_server_tries_without_an_act_whether_the_store_can_be_written() -> None:
    store = LentStore()
    async with open_hall(store=store) as hall:
        hall.host.probe_store()
        store.failing = StoreError("acta.db cannot be written.")
        hall.host.probe_store()
        with pytest.raises(StoreError):
            await hall.game.writer.write_sides((SideWrite("note", "last", b"1"),))
        assert hall.host.faults.unwritable == "acta.db cannot be written."


@pytest.mark.parametrize("how", ["broken", "failing"])
async def test_the_server_tries_the_store_with_a_game_that_still_works(
    how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = LentStore()
    async with open_hall(store=store) as hall:
        other = hall.host.registry.game((await hall.host.founder.found_game("nuces", None)).game)
        if how == "broken":
            monkeypatch.setattr(hall.game.writer, "broken", True)
        else:
            monkeypatch.setattr(hall.game, "machine", None)
            hall.host.do_periodic_work()
        hall.host.faults.note_write_result("acta.db cannot be written.", hall.clock.now)
        hall.host.probe_store()
        hall.host.probe_store()
        await other.writer.write_sides(())
        assert hall.host.faults.unwritable == ""
        monkeypatch.undo()


async def test_a_store_that_may_lack_the_last_acts_is_reported_and_played_on() -> None:
    store = LentStore()
    async with open_hall(store=store) as hall:
        tokens = hall.tokens
        assert "notice" not in document_of(await hall.stranger().client.get("/readyz"))
    store.inner.doubt = "acta.db was copied without the -wal file that lay beside it."
    async with open_hall(store=store, found=False) as hall:
        hall.tokens = tokens
        ready = document_of(await hall.stranger().client.get("/readyz"))
        assert (ready["status"], ready["notice"]) == ("ready", "The acts made last may be missing.")
        assert await steward_notices(hall) == ["house-log-missing"]
        ada = await hall.phone("ada")
        await ada.does("sit", where="bench")


async def test_news_for_an_unreadable_game_delay_no_other_game() -> None:
    async with open_hall() as hall:
        hall.game.writer.broken = True
        hall.game.writer.follow()
        other = await hall.host.founder.found_game("nuces", None)
        assert other.game in hall.host.registry.games


class FullDiskFile(io.StringIO):
    """A file on a full disk."""

    def write(self, text: str) -> int:
        raise OSError(28, "No space left on device")

    def flush(self) -> None:
        raise ValueError("I/O operation on closed file")


async def test_a_log_that_cannot_be_written_stops_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    before = structlog.get_config()
    monkeypatch.setattr(sys, "stderr", FullDiskFile())
    try:
        configure_logging("debug")
        structlog.get_logger().error("nobody hears this")
        print("nor this", file=cast("TextIO", UnfailingStream(FullDiskFile())), flush=True)
    finally:
        structlog.configure(**before)
