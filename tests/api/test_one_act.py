"""One act, followed by its costs: the server does each part of its work once."""

import dataclasses
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import CodeType, FrameType

from ledger.games.catalogue import GAMES
from tests.api.hall import open_hall


@contextmanager
def callers_of(code: CodeType) -> Iterator[list[str]]:
    """Yield the modules of this project that call this code inside the block."""
    found: list[str] = []

    def note(frame: FrameType, event: str, _argument: object) -> None:
        caller = frame.f_back
        if event == "call" and frame.f_code is code and caller is not None:
            name = str(caller.f_globals.get("__name__", ""))
            found.extend([name] if name.startswith(("api.", "ledger.", "projections.")) else [])

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        yield found
    finally:
        sys.setprofile(before)


async def test_no_object_is_copied_by_dataclasses_on_the_way_of_an_accepted_act() -> None:
    async with open_hall(shelf={"ludi_romani": GAMES["ludi_romani"]}) as hall:
        cicero = await hall.phone("cicero")
        # the first act of a kind also fills caches
        gift = {"to": "octavian", "asset": "denarius", "quantity": 100_000}
        await cicero.does("give", **gift)
        with callers_of(dataclasses.replace.__code__) as callers:
            await cicero.does("give", **gift)
        assert callers == []
