"""Readers of a game do not wait for the store: a missing database stops no event loop."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from tests.api.hall import document_of, open_hall
from tests.api.lent import LentStore
from tests.toy.post import rules_with_letters

ASKED = frozenset(
    {"read", "head", "changes", "side", "sides", "side_rows_of_all_games", "games", "revisions"}
)


class LoopCallNotingStore(LentStore):
    """A store that notes calls in the thread of the event loop, while it is `watched`."""

    def __init__(self) -> None:
        super().__init__()
        self.watched = False
        self.in_the_loop: list[str] = []

    def __getattr__(self, name: str) -> Any:
        asked = super().__getattr__(name)
        return partial(self._note_call, name, asked) if name in ASKED else asked

    def _note_call(self, name: str, asked: Callable[..., Any], *about: Any) -> Any:
        if self.watched and _is_in_event_loop():
            self.in_the_loop.append(name)
        return asked(*about)


def _is_in_event_loop() -> bool:
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True


async def test_acting_and_reading_never_asks_the_store_in_the_event_loop() -> None:
    store = LoopCallNotingStore()
    async with open_hall(store=store, rulesets={"nuces": rules_with_letters()}) as hall:
        ada, bea = [await hall.phone(who) for who in ("ada", "bea")]
        store.watched = True
        await ada.does("introduce", name="Ada of the wall")
        await ada.does("introduce", name="Ada of the bench")
        await ada.does("write-letter", text="Meet me at the wall", to=["bea"])
        shown = await bea.view()
        assert shown["slices"]["names"]["ada"] == "Ada of the bench"
        for path in ("", "/entries", "/letters", "/words"):
            document_of(await bea.get(f"/games/{hall.id}{path}"))
        hall.host.do_periodic_work()
        hall.game.stream.flush()
        store.watched = False
    assert store.in_the_loop == []


@pytest.mark.parametrize("again", [False, True])
async def test_recent_words_are_cached_and_erased_words_are_gone(*, again: bool) -> None:
    store = LentStore()
    async with open_hall(store=store) as hall:
        ada = await hall.phone("ada")
        await ada.does("introduce", name="Ada of the wall")
        first = hall.game.state.kernel.names["ada"]
        assert hall.game.scribe.text(first) == "Ada of the wall"
        await ada.does("introduce", name="Ada of the bench")
        second = hall.game.state.kernel.names["ada"]
        scribe = hall.game.scribe
        if again:
            async with open_hall(store=store, found=False, dust=1_000) as later:
                scribe = later.game.scribe
                assert scribe is not hall.game.scribe
        assert (scribe.text(first), scribe.is_erased(first)) == ("", True)
        assert (scribe.text(second), scribe.is_erased(second)) == ("Ada of the bench", False)
