"""Erased bytes leave the file at a time without play."""

import asyncio
import shutil
from pathlib import Path

from api.base.settings import Settings
from api.hosting.erasure.eraser import QUIET_MILLISECONDS, ROUND_MILLISECONDS
from api.hosting.host import Host
from ledger.store import open_store
from ledger.store.base import SideWrite
from tests.api.words.evening import (
    ClosedEvening,
    bytes_of_store,
    check_words_are_gone,
    closed_evening,
)
from tests.toy.post import rules_with_letters


async def write_in_other_game(evening: ClosedEvening) -> None:
    """Write in another game of the same server, which is in play."""
    host = evening.hall.host
    others = [game for game in host.registry.games.values() if game is not evening.hall.game]
    if not others:
        await host.founder.found_game("nuces", None)
        others = [game for game in host.registry.games.values() if game is not evening.hall.game]
    await others[0].writer.write_sides((SideWrite("note", "seen", b"1"),))


async def probe_store_and_wait(evening: ClosedEvening) -> None:
    evening.hall.host.probe_store()
    await asyncio.gather(*filter(None, (evening.hall.host.erasing,)))


async def test_the_scrubbing_of_the_file_waits_until_nobody_acts(tmp_path: Path) -> None:
    async with closed_evening(store=tmp_path / "acta.db") as evening:
        await write_in_other_game(evening)
        await evening.erase_person("ada")
        for text in evening.ada.all_texts:
            assert text not in await evening.all_answers("nurse")
        assert evening.ada.letter.encode() in bytes_of_store(tmp_path)
        await probe_store_and_wait(evening)
        assert evening.ada.letter.encode() in bytes_of_store(tmp_path)
        evening.hall.clock.now += QUIET_MILLISECONDS
        await probe_store_and_wait(evening)
        check_words_are_gone(bytes_of_store(tmp_path), evening.ada)


async def test_the_scrubbing_of_the_file_does_not_wait_for_ever(tmp_path: Path) -> None:
    async with closed_evening(store=tmp_path / "acta.db") as evening:
        await write_in_other_game(evening)
        await evening.erase_person("ada")
        evening.hall.clock.now += ROUND_MILLISECONDS
        await write_in_other_game(evening)
        await probe_store_and_wait(evening)
        check_words_are_gone(bytes_of_store(tmp_path), evening.ada)


async def test_a_server_that_stops_leaves_no_erased_bytes(tmp_path: Path) -> None:
    async with closed_evening(store=tmp_path / "acta.db") as evening:
        await write_in_other_game(evening)
        await evening.erase_person("ada")
    check_words_are_gone(bytes_of_store(tmp_path), evening.ada)


async def test_bytes_that_a_killed_server_left_go_at_the_next_start(tmp_path: Path) -> None:
    before, after = tmp_path / "before", tmp_path / "after"
    before.mkdir()
    async with closed_evening(store=before / "acta.db") as evening:
        await write_in_other_game(evening)
        await evening.erase_person("ada")
        # This is the content of the disk when the power fails. The lock ends with its process.
        shutil.copytree(before, after, ignore=shutil.ignore_patterns("*.lock"))
    assert evening.ada.letter.encode() in bytes_of_store(after)
    store = open_store(str(after / "acta.db"))
    host = Host(
        store, {"nuces": rules_with_letters()}, Settings(), clock=lambda: evening.hall.clock.now
    )
    await host.start()
    await asyncio.gather(*filter(None, (host.erasing,)))
    check_words_are_gone(bytes_of_store(after), evening.ada)
    await host.stop()
    store.close()
