"""The listeners that hear of an entry after its commit, and their order."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from inspect import isfunction
from pathlib import Path
from typing import Any

import pytest

from api.game.game import Game
from api.game.ledger_listener import LedgerListener
from api.game.text_erasure import erase_game
from api.game.writer import Writer
from api.hosting.host import Host
from ledger.scribe.scribe import Scribe, open_scribe
from ledger.store.base import ConflictError, SideWrite, StoreError
from tests.api.hall import Hall, open_hall
from tests.api.lent import LentStore

ROOT = Path(__file__).resolve().parents[2]
ROW = re.compile(r"^\| `api/[\w/]+\.py::(\w+)` \|", re.MULTILINE)
NEWS = frozenset(name for name, value in vars(LedgerListener).items() if isfunction(value))


class NotingListener(LedgerListener):
    """A listener that notes all news."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.scribes: list[Scribe] = []

    def __getattribute__(self, name: str) -> Any:
        if name not in NEWS:
            return super().__getattribute__(name)

        def note(scribe: Scribe, *_more: object) -> None:
            self.heard.append(name)
            self.scribes.append(scribe)

        return note


@asynccontextmanager
async def open_second_writer(hall: Hall) -> AsyncIterator[tuple[Writer, NotingListener]]:
    """A second writer of the hall's game, as on another server, with a listener."""
    mine, ear = hall.game.scribe, NotingListener()
    scribe = open_scribe(mine.machine, mine.store, mine.game, mine.randomness)
    writer = Writer(scribe, lambda: hall.host.threads.writing, hall.host.now, (ear,))
    writer.start()
    try:
        yield writer, ear
    finally:
        await writer.stop()


def listener_classes() -> set[str]:
    """The classes of the server that hear of a ledger."""
    found = (kind for kind in LedgerListener.__subclasses__() if kind.__module__[:4] == "api.")
    return {kind.__name__ for kind in found}


def test_the_page_on_architecture_names_every_listener() -> None:
    page = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    assert set(ROW.findall(page)) == listener_classes()


def test_some_listener_hears_each_kind_of_news() -> None:
    kinds = [
        kind for kind in LedgerListener.__subclasses__() if kind.__name__ in listener_classes()
    ]
    assert {name for kind in kinds for name in vars(kind)} >= NEWS


def test_the_host_inherits_nothing() -> None:
    assert Host.__bases__ == (object,)


async def test_the_news_of_one_commit_come_in_order() -> None:
    async with open_hall() as hall, open_second_writer(hall) as (writer, ear):
        await writer.answer(hall.host.registry.request_by_server("pause"))
    assert ear.heard == ["note_answers", "note_entries", "note_commit"]
    assert ear.scribes == [writer.scribe] * 3


async def test_a_refusal_commits_nothing() -> None:
    async with open_hall() as hall, open_second_writer(hall) as (writer, ear):
        await writer.answer(hall.host.registry.request_by_server("resume"))
    assert ear.heard == ["note_answers"]


async def test_a_write_that_the_store_refuses_is_heard() -> None:
    store = LentStore()
    async with open_hall(store=store) as hall, open_second_writer(hall) as (writer, ear):
        store.failing = StoreError("the disk is full")
        with pytest.raises(StoreError):
            await writer.answer(hall.host.registry.request_by_server("pause"))
        store.failing = None
    assert ear.heard == ["note_failure"]


async def test_a_server_hears_what_another_server_has_written() -> None:
    async with open_hall() as hall, open_second_writer(hall) as (writer, ear):
        await hall.game.writer.answer(hall.host.registry.request_by_server("pause"))
        assert ear.heard == []
        writer.follow()
        await writer.write_sides(())
    assert ear.heard[:2] == ["note_remote_writes", "note_entries"]


async def test_a_ledger_that_was_read_again_comes_with_a_new_scribe() -> None:
    store = LentStore()
    async with open_hall(store=store) as hall, open_second_writer(hall) as (writer, ear):
        before, store.failing = writer.scribe, ConflictError(hall.id, 1, 2)
        with pytest.raises(StoreError):
            await writer.answer(hall.host.registry.request_by_server("pause"))
        store.failing = None
        await writer.write_sides(())
    assert ear.heard[0] == "note_new_scribe"
    assert ear.scribes[0] is writer.scribe is not before


async def test_a_game_that_another_server_erased_is_gone() -> None:
    async with open_hall() as hall, open_second_writer(hall) as (writer, ear):
        erase_game(hall.host.store, hall.id, hall.host.now())
        writer.follow()
        with pytest.raises(StoreError):
            await writer.write_sides(())
    assert ear.heard[0] == "note_removal"


async def test_erased_words_are_heard() -> None:
    async with open_hall() as hall, open_second_writer(hall) as (writer, ear):
        await writer.write_sides((SideWrite("text", "0" * 64, None),))
    assert ear.heard == ["note_answers", "note_erasure", "note_commit"]


async def test_a_game_puts_itself_its_stream_and_its_meter_before_the_server() -> None:
    async with open_hall() as hall:
        game, ear = hall.game, NotingListener()
        thread, presence = hall.host.threads.writing, hall.host.presence
        other = Game(game.scribe, lambda: thread, game.now, (ear,), presence)
        known = other.writer._listeners  # noqa: SLF001 - no other code may change it
    assert tuple(known) == (other, other.stream, other.meter, ear)
