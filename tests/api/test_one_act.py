"""One act, followed by its costs: the server does each part of its work once."""

import dataclasses
import json
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from types import CodeType, FrameType

import pytest

from api.base.encode import line_bytes
from api.game import reader
from ledger.games.catalogue import GAMES
from projections.pages import Line
from tests.api.ear import listen_to_stream, serve_hall
from tests.api.hall import document_of, open_hall


@contextmanager
def calling_modules(code: CodeType) -> Iterator[list[str]]:
    """Yield the modules of this project that call this code inside the block."""
    found: list[str] = []

    def note_caller(frame: FrameType, event: str, _argument: object) -> None:
        caller = frame.f_back
        if event == "call" and frame.f_code is code and caller is not None:
            name = str(caller.f_globals.get("__name__", ""))
            found.extend([name] if name.startswith(("api.", "ledger.", "projections.")) else [])

    before = sys.getprofile()
    sys.setprofile(note_caller)
    try:
        yield found
    finally:
        sys.setprofile(before)


async def test_no_object_is_copied_by_dataclasses_on_the_way_of_an_accepted_act() -> None:
    async with open_hall(rulesets={"ludi_romani": GAMES["ludi_romani"]}) as hall:
        cicero = await hall.phone("cicero")
        # the first act of a kind also fills caches
        gift = {"to": "octavian", "asset": "denarius", "quantity": 100_000}
        await cicero.does("give", **gift)
        with calling_modules(dataclasses.replace.__code__) as callers:
            await cicero.does("give", **gift)
        assert callers == []


async def test_receipt_stream_and_chronicle_share_one_rendering_of_each_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rendered = Counter[bytes]()

    def count_and_encode_line(line: Line) -> bytes:
        made = line_bytes(line)
        rendered[made] += 1
        return made

    async with open_hall() as hall, serve_hall(hall) as address:
        hall.address = address
        ada = await hall.phone("ada")
        async with listen_to_stream(ada) as stream:
            await stream.next()
            monkeypatch.setattr(reader, "line_bytes", count_and_encode_line)
            receipt = await ada.does("give", to="bea", nuts=2)
            told = (await stream.next())[1]
        page = document_of(await ada.get(f"/games/{hall.id}/entries"))
        again = await ada.send_command("give", receipt["command"], to="bea", nuts=2)
    lines = [*told["pub"]["entries"], *told["own"]["entries"]]
    assert lines == receipt["entries"] == page["entries"][-len(lines) :]
    assert document_of(again)["entries"] == lines
    own = {one: times for one, times in rendered.items() if json.loads(one) in lines}
    assert len(own) == len(lines)
    assert set(own.values()) == {1}


async def test_a_kept_line_of_a_reversed_entry_is_rendered_anew() -> None:
    async with open_hall() as hall:
        ada, nurse = await hall.phone("ada"), await hall.phone("nurse")
        given = await ada.does("give", to="bea", nuts=2)
        (line,) = given["entries"]
        assert line["reversed"] is False
        await nurse.does("reverse", entry=line["id"], reason="a mistake")
        page = document_of(await ada.get(f"/games/{hall.id}/entries"))
        (after,) = [one for one in page["entries"] if one["id"] == line["id"]]
        assert after["reversed"] is True


@pytest.mark.parametrize(("most", "renderings"), [(2, 4), (reader.MAX_CACHED_LINES, 0)])
async def test_no_more_own_lines_are_kept_than_allowed(
    monkeypatch: pytest.MonkeyPatch, most: int, renderings: int
) -> None:
    rendered: list[str] = []

    def note_and_encode_line(line: Line) -> bytes:
        rendered.append(line.c)
        return line_bytes(line)

    async with open_hall() as hall:
        ada, path = await hall.phone("ada"), f"/games/{hall.id}/entries"
        for _ in range(4):
            await ada.does("give", to="bea", nuts=1)
        monkeypatch.setattr(reader, "MAX_CACHED_LINES", most)
        monkeypatch.setattr(reader, "line_bytes", note_and_encode_line)
        before = document_of(await ada.get(path))
        rendered.clear()
        assert document_of(await ada.get(path))["entries"] == before["entries"]
        assert sum(line.startswith("q") for line in rendered) >= renderings
        assert bool(rendered) is bool(renderings)


async def test_a_kept_own_line_is_shown_to_its_viewer_alone() -> None:
    async with open_hall() as hall:
        ada, bea = await hall.phone("ada"), await hall.phone("bea")
        (given,) = (await ada.does("give", to="bea", nuts=1))["entries"]
        page = document_of(await bea.get(f"/games/{hall.id}/entries"))
        (hers,) = [one for one in page["entries"] if one["id"] == given["id"]]
        assert given["legs"] == [{"asset": "nut", "amount": 1, "from": "ada"}]
        assert hers["legs"] == [{"asset": "nut", "amount": 1, "to": "bea"}]


async def test_a_kept_own_line_loses_its_words_when_they_are_erased() -> None:
    async with open_hall() as hall:
        ada = await hall.phone("ada")
        (line,) = (await ada.does("whisper", to="bea", words="behind the wall"))["entries"]
        assert "behind the wall" in json.dumps(line)
        await hall.host.eraser.person(hall.game, "ada")
        text = (await ada.get(f"/games/{hall.id}/entries")).text
        assert line["id"] in text
        assert "behind the wall" not in text
