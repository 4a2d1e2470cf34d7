"""Searching the log: by any words of a line, for whoever may read it."""

from typing import Any

import pytest

from tests.api.hall import Hall, Phone, found_in, open_hall, problem


async def found(hall: Hall, phone: Phone, words: str, **query: Any) -> list[str]:
    """The lines that somebody finds by these words, oldest first, by their message."""
    document = found_in(await phone.get(f"/games/{hall.id}/entries", q=words, **query))
    return [line["key"] for line in document["entries"] if line["key"]]


@pytest.mark.parametrize("words", ["sat down", "ADA  sat", "ada sit", "sÁt"])
async def test_a_line_is_found_by_words_of_its_sentence_its_act_and_its_people(words: str) -> None:
    async with open_hall() as hall:
        ada = await hall.phone("ada")
        await ada.does("sit", where="bench")
        await ada.does("give", to="bea", nuts=1)
        assert await found(hall, ada, words) == ["sat-down"]


async def test_nothing_is_found_by_words_that_are_not_all_there() -> None:
    async with open_hall() as hall:
        ada = await hall.phone("ada")
        await ada.does("sit", where="bench")
        assert await found(hall, ada, "ada whispered") == []


async def test_what_somebody_may_not_read_is_not_found_by_them() -> None:
    async with open_hall() as hall:
        ada, bea, cai = [await hall.phone(who) for who in ("ada", "bea", "cai")]
        await ada.does("whisper", to="bea", words="Behind the well")
        assert await found(hall, bea, "whispered") == ["whispered"]
        assert await found(hall, cai, "whispered") == []
        assert await found(hall, hall.stranger(), "whispered") == []


async def test_results_come_page_by_page() -> None:
    async with open_hall() as hall:
        ada = await hall.phone("ada")
        for where in ("bench", "wall", "bench"):
            await ada.does("give", to="bea", nuts=1)
            await ada.does("sit", where=where)
        page = found_in(await ada.get(f"/games/{hall.id}/entries", q="sat", limit=2))
        assert (len(page["entries"]), page["more"]) == (2, True)
        rest = await ada.get(f"/games/{hall.id}/entries", q="sat", before=page["cursor"])
        assert len(found_in(rest)["entries"]) == 1


async def test_more_than_a_hundred_characters_are_no_search() -> None:
    async with open_hall() as hall:
        phone = await hall.phone("ada")
        problem(await phone.get(f"/games/{hall.id}/entries", q="x" * 101), "malformed")
