"""Closing opens all data except free texts. Only their former readers can read free texts."""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from ledger.export.document import read_export
from ledger.scribe.heads import MINUTE_MILLISECONDS
from tests.api.hall import Hall, Phone, open_hall

MINE, THEIRS = "I never got a nut", "the bench is ours"
VIEW = """
query ($id: ID!, $at: Int) { game(id: $id) { view(at: $at) { slices { key data } } } }
"""


GIFT = "5ec2e700-0000-4000-8000-000000000001"
Phones = dict[str, Phone]


@pytest.fixture
async def closed() -> AsyncIterator[tuple[Hall, Phones]]:
    """Yield a closed game of nuts and all phones. An appeal and a contest are open."""
    async with open_hall(claim_rate="1000/second") as hall:
        people = ("ada", "bea", "cai", "aunt", "nurse")
        phones = {who: await hall.phone(who) for who in people} | {"room": hall.stranger()}
        for who in ("ada", "bea"):
            await phones[who].does("sit", where="bench")
        bench = {"about": "sit", "fields": {"where": "bench"}}
        await phones["cai"].does("appeal", **bench, reason=THEIRS)
        gift = {"as": "ada", "recorder": "aunt", "to": "bea", "nuts": 1}
        await phones["aunt"].does("give", command=GIFT, **gift)
        await phones["bea"].does("contest", entry=f"{GIFT}.0", reason=MINE)
        await close_game(hall, phones["nurse"])
        yield hall, phones


async def close_game(hall: Hall, nurse: Phone) -> None:
    """Let both stewards close the game."""
    await nurse.does("announce-closing", minutes=1)
    second = await hall.phone("nurse", "nurse-2")
    await second.does("confirm-closing")
    hall.clock.now += MINUTE_MILLISECONDS
    hall.host.do_periodic_work()
    while hall.game.state.kernel.status != "closed":
        await hall.game.writer.write_sides(())


async def all_answers(hall: Hall, phone: Phone) -> str:
    """Return the present view and every past one, over both interfaces, and the exports."""
    pages = ["view", "entries", "export.jsonl", "export.csv", "export.ledger", "audit"]
    pages += ["replay", "replay/0"]
    moments = range(1, hall.game.state.log.position + 1)
    pages += [f"view?at={at}" for at in moments]
    found = [(await phone.client.get(f"/api/v1/games/{hall.id}/{page}")).text for page in pages]
    for at in (None, *moments):
        asked: Any = {"query": VIEW, "variables": {"id": hall.id, "at": at}}
        answer = await phone.client.post("/graphql", json=asked)
        assert "errors" not in answer.json(), answer.text
        found.append(answer.text)
    return "\n".join(found)


async def test_a_stranger_reads_no_words_of_petitions_that_were_open_at_closing(
    closed: tuple[Hall, Phones],
) -> None:
    hall, phones = closed
    found = await all_answers(hall, phones["room"])
    assert "question/" in found
    assert "appeal/" in found
    assert MINE not in found
    assert THEIRS not in found


@pytest.mark.parametrize(
    ("who", "reads"),
    [
        ("bea", {MINE}),
        ("ada", {MINE}),
        ("cai", {THEIRS}),
        ("nurse", {MINE, THEIRS}),
        ("aunt", set()),
    ],
)
async def test_readers_of_words_before_closing_read_them_afterwards(
    closed: tuple[Hall, Phones], who: str, reads: set[str]
) -> None:
    hall, phones = closed
    found = await all_answers(hall, phones[who])
    assert {words for words in (MINE, THEIRS) if words in found} == reads


async def test_an_export_for_strangers_holds_no_words_of_open_petitions(
    closed: tuple[Hall, Phones],
) -> None:
    hall, phones = closed
    answer = await phones["room"].get(f"/games/{hall.id}/export.jsonl")
    export = read_export(answer.content.splitlines(keepends=True))
    assert {text.text for text in export.texts} & {MINE, THEIRS} == set()
