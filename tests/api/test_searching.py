"""Searching the log, and everything: by any words of a line or letter, for permitted readers."""

from typing import Any

import pytest

from api.reading.search import Search, SearchPage
from ledger.kernel.view.visibility import VisibleEntry
from ledger.record.entry import Entry
from tests.api.graphql.asking import ask
from tests.api.hall import Hall, Phone, document_of, expect_problem, open_hall
from tests.toy.post import rules_with_letters

POST = {"nuces": rules_with_letters()}

FIELDS = """
  found {
    entry n at period by { as recorder } key args text reason reversed why
    letter { id thread number writer to public at period text erased about }
  }
  cursor more
"""
QUERY = f"""query ($game: ID!, $q: String!, $character: String, $before: String, $limit: Int) {{
  game(id: $game) {{
    search(q: $q, character: $character, before: $before, limit: $limit) {{ {FIELDS} }}
  }}
}}"""


async def found_line_keys(hall: Hall, phone: Phone, words: str, **query: Any) -> list[str]:
    """Return the keys of the lines that a phone finds by these words, oldest first."""
    document = document_of(await phone.get(f"/games/{hall.id}/entries", q=words, **query))
    return [line["key"] for line in document["entries"] if line["key"]]


@pytest.mark.parametrize("words", ["sat down", "ADA  sat", "ada sit", "sÁt"])
async def test_a_line_is_found_by_words_of_its_sentence_its_act_and_its_people(words: str) -> None:
    async with open_hall() as hall:
        ada = await hall.phone("ada")
        await ada.does("sit", where="bench")
        await ada.does("give", to="bea", nuts=1)
        assert await found_line_keys(hall, ada, words) == ["sat-down"]


async def test_a_search_finds_only_lines_with_all_its_words() -> None:
    async with open_hall() as hall:
        ada = await hall.phone("ada")
        await ada.does("sit", where="bench")
        assert await found_line_keys(hall, ada, "ada whispered") == []


async def test_words_that_a_viewer_may_not_read_find_nothing_for_them() -> None:
    async with open_hall() as hall:
        ada, bea, cai = [await hall.phone(who) for who in ("ada", "bea", "cai")]
        await ada.does("whisper", to="bea", words="Behind the well")
        assert await found_line_keys(hall, bea, "whispered") == ["whispered"]
        assert await found_line_keys(hall, cai, "whispered") == []
        assert await found_line_keys(hall, hall.stranger(), "whispered") == []


async def test_results_come_page_by_page() -> None:
    async with open_hall() as hall:
        ada = await hall.phone("ada")
        for where in ("bench", "wall", "bench"):
            await ada.does("give", to="bea", nuts=1)
            await ada.does("sit", where=where)
        page = document_of(await ada.get(f"/games/{hall.id}/entries", q="sat", limit=2))
        assert (len(page["entries"]), page["more"]) == (2, True)
        rest = await ada.get(f"/games/{hall.id}/entries", q="sat", before=page["cursor"])
        assert len(document_of(rest)["entries"]) == 1


async def test_a_search_with_more_than_a_hundred_characters_is_refused() -> None:
    async with open_hall() as hall:
        phone = await hall.phone("ada")
        expect_problem(await phone.get(f"/games/{hall.id}/entries", q="x" * 101), "malformed")


async def search_both_interfaces(phone: Phone, words: str, **query: Any) -> dict[str, Any]:
    """Return a page of results for a phone over REST, and check that GraphQL gives the same."""
    answer = await phone.get(f"/games/{phone.game}/search", q=words, **query)
    page: dict[str, Any] = document_of(answer, SearchPage)
    asked = await ask(phone, QUERY, game=phone.game, q=words, **query)
    told = asked["game"]["search"]
    assert (told["cursor"], told["more"]) == (page["cursor"], page["more"])
    assert [_document_without_nulls(one) for one in told["found"]] == [
        _graphql_fields_only(one) for one in page["found"]
    ]
    return page


def _document_without_nulls(told: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in told.items() if value is not None}


def _graphql_fields_only(one: dict[str, Any]) -> dict[str, Any]:
    """Return the answer of REST with only those parts of a letter that GraphQL is asked for."""
    left_out = ("lost", "reported", "disclosed", "template")
    letter = {k: v for k, v in one.get("letter", {}).items() if k not in left_out}
    return one | ({"letter": letter} if letter else {})


async def search_result_keys(phone: Phone, words: str, **query: Any) -> list[str]:
    """Return the keys of the results, newest first."""
    return [one["key"] for one in (await search_both_interfaces(phone, words, **query))["found"]]


async def test_results_come_newest_first_with_their_time_and_their_author() -> None:
    async with open_hall(rulesets=POST) as hall:
        ada, bea = await hall.phone("ada"), await hall.phone("bea")
        await ada.does("sit", where="bench")
        hall.clock.now += 5_000
        await ada.does("write-letter", to=["bea"], text="I sat down at the wéll")
        letter, line = (
            (await search_both_interfaces(bea, "well sat"))["found"][0],
            (await search_both_interfaces(bea, "sat")),
        )
        assert [one["key"] for one in line["found"]] == ["letter-written", "sat-down"]
        assert (letter["at"], letter["by"]["as"]) == (hall.clock.now, "ada")
        assert letter["text"] == "Ada wrote a letter to Bea"
        assert letter["letter"]["text"] == "I sat down at the wéll"
        assert letter["letter"]["at"] == letter["at"]
        assert line["found"][1]["at"] == hall.clock.now - 5_000
        assert "letter" not in line["found"][1]


async def test_only_writer_and_addressees_find_a_letter() -> None:
    async with open_hall(rulesets=POST) as hall:
        phones = {who: await hall.phone(who) for who in ("ada", "bea", "cai", "nurse")}
        phones["room"] = hall.stranger()
        await phones["ada"].does("write-letter", to=["bea"], text="Behind the hedge")
        await phones["ada"].does("write-letter", public=True, text="Before the gate")
        found = {who: await search_result_keys(phone, "hedge") for who, phone in phones.items()}
        assert {who for who, some in found.items() if some} == {"ada", "bea"}
        assert all([await search_result_keys(phone, "gate") for phone in phones.values()])


async def test_stewards_read_a_reported_letter_in_its_report_and_do_not_find_it() -> None:
    async with open_hall(rulesets=POST) as hall:
        ada, bea, nurse = [await hall.phone(who) for who in ("ada", "bea", "nurse")]
        sent = await ada.does("write-letter", to=["bea"], text="Behind the hedge")
        await bea.does("report-letter", letter=sent["command"], reason="odd")
        assert await search_result_keys(nurse, "hedge") == []
        assert await search_result_keys(nurse, "odd") == ["letter-reported"]
        await nurse.does("answer-report", report=_first_report_id(hall), answer="warn")
        assert await search_result_keys(nurse, "hedge") == []


def _first_report_id(hall: Hall) -> str:
    return next(iter(hall.game.state.kernel.letters.reports))


async def test_nobody_finds_erased_words() -> None:
    async with open_hall(rulesets=POST) as hall:
        ada, bea = await hall.phone("ada"), await hall.phone("bea")
        sent = await ada.does("write-letter", to=["bea"], text="Behind the hedge")
        assert await search_result_keys(bea, "hedge") == ["letter-written"]
        await ada.does("erase-letter", letter=sent["command"])
        for phone in (ada, bea):
            assert await search_result_keys(phone, "hedge") == []
            assert await search_result_keys(phone, "wrote letter") == ["letter-written"]
        (letter,) = (await search_both_interfaces(bea, "wrote letter"))["found"]
        assert (letter["letter"]["text"], letter["letter"]["erased"]) == ("", True)


async def test_a_stand_in_finds_no_letter_of_their_character() -> None:
    async with open_hall(rulesets=POST) as hall:
        ada, cai, nurse = [await hall.phone(who) for who in ("ada", "cai", "nurse")]
        await ada.does("write-letter", to=["bea"], text="Behind the hedge")
        await nurse.does("name-stand-in", character="bea", stand_in="cai")
        assert await search_result_keys(cai, "hedge") == []


async def test_after_the_game_everybody_finds_the_letters_that_were_laid_open() -> None:
    async with open_hall(rulesets=POST) as hall:
        ada, cai = await hall.phone("ada"), await hall.phone("cai")
        sent = await ada.does("write-letter", to=["bea"], text="Behind the hedge")
        await ada.does("write-letter", to=["bea"], text="Under the hedge")
        await close_game(hall)
        assert await search_result_keys(cai, "hedge") == []
        await ada.does("disclose-letter", letter=sent["command"])
        assert [
            one["letter"]["text"] for one in (await search_both_interfaces(cai, "hedge"))["found"]
        ] == ["Behind the hedge"]


async def close_game(hall: Hall) -> None:
    """Close the game."""
    nurse, other = await hall.phone("nurse"), await hall.phone("nurse", "nurse-2")
    await nurse.does("announce-closing", minutes=1)
    await other.does("confirm-closing")
    hall.clock.now += 120_000
    hall.host.do_periodic_work()
    await hall.game.writer.write_sides(())
    assert hall.game.state.kernel.status == "closed"


async def test_warnings_and_rulings_are_found_by_their_rule_which_is_given_as_the_reason() -> None:
    async with open_hall() as hall:
        for who in ("ada", "bea"):
            await (await hall.phone(who)).does("sit", where="bench")
        nurse = await hall.phone("nurse")
        force = {"recorder": "nurse", "waive": ["NUX-08"], "reason": "they squeeze"}
        await nurse.does("sit", as_="cai", where="bench", **force)
        assert await search_result_keys(nurse, "nux-08 squeeze") == ["sat-down"]
        assert (await search_both_interfaces(nurse, "nux-08 sat"))["found"][0]["why"] == ["NUX-08"]


async def test_a_name_that_a_line_stores_but_does_not_show_finds_nothing() -> None:
    async with open_hall() as hall:
        ada, nurse = await hall.phone("ada"), await hall.phone("nurse")
        for phone in (ada, nurse):
            assert await search_result_keys(phone, "cai") == []
            assert await search_result_keys(phone, "begins") == ["game-founded"]
        await ada.does("give", to="cai", nuts=1)
        assert await search_result_keys(nurse, "given ada") == ["nuts-given"]
        assert await search_result_keys(nurse, "given cai") == []


async def test_a_result_gives_only_the_matches_that_its_line_does_not_show() -> None:
    async with open_hall() as hall:
        ada = await hall.phone("ada")
        nurse = await hall.phone("nurse")
        await nurse.does("sit", as_="ada", recorder="nurse", where="bench")
        by_words, by_recorder, by_actor, by_act = [
            (await search_both_interfaces(ada, words))["found"][0]["why"]
            for words in ("sat down", "nurse sat", "ada sat", "sit")
        ]
        assert (by_words, by_recorder, by_actor, by_act) == ([], [], ["Ada"], ["Sit"])


async def test_pages_of_results_are_never_empty_and_reach_the_last_result() -> None:
    async with open_hall() as hall:
        ada = await hall.phone("ada")
        await ada.does("introduce", name="Somebody")
        for where in ("bench", "wall", "bench"):
            await ada.does("give", to="bea", nuts=1)
            await ada.does("sit", where=where)
        first = await search_both_interfaces(ada, "sat", limit=2)
        assert (len(first["found"]), first["more"]) == (2, True)
        rest = await search_both_interfaces(ada, "sat", limit=2, before=first["cursor"])
        assert (len(rest["found"]), rest["more"]) == (1, False)
        whole = [one["entry"] for one in (await search_both_interfaces(ada, "sat"))["found"]]
        assert whole == [one["entry"] for one in first["found"] + rest["found"]]
        exact = await search_both_interfaces(ada, "sat", limit=3)
        assert (len(exact["found"]), exact["more"]) == (3, False)


async def test_a_search_about_a_character_finds_only_their_lines() -> None:
    async with open_hall() as hall:
        ada, bea = await hall.phone("ada"), await hall.phone("bea")
        await ada.does("sit", where="bench")
        await bea.does("sit", where="wall")
        assert len((await search_both_interfaces(ada, "sat"))["found"]) == 2
        (one,) = (await search_both_interfaces(ada, "sat", character="bea"))["found"]
        assert one["by"]["as"] == "bea"


@pytest.mark.parametrize("words", ["", "  ", "x" * 101])
async def test_a_search_needs_one_to_a_hundred_characters(words: str) -> None:
    async with open_hall() as hall:
        phone = await hall.phone("ada")
        expect_problem(await phone.get(f"/games/{hall.id}/search", q=words), "malformed")


async def test_the_cursor_of_another_viewer_is_refused() -> None:
    async with open_hall() as hall:
        ada, bea = await hall.phone("ada"), await hall.phone("bea")
        for where in ("bench", "wall"):
            await ada.does("sit", where=where)
        cursor = (await search_both_interfaces(ada, "sat", limit=1))["cursor"]
        path = f"/games/{hall.id}/search"
        expect_problem(await bea.get(path, q="sat", before=cursor), "malformed")


async def test_letters_of_others_do_not_make_a_search_look_at_more_entries(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked_at, text = list[str](), Search.text_of

    def note_searched_entry(self: Search, entry: Entry, seen: VisibleEntry) -> str:
        looked_at.append(entry.id)
        return text(self, entry, seen)

    monkeypatch.setattr(Search, "text_of", note_searched_entry)
    async with open_hall(rulesets=POST) as hall:
        ada = await hall.phone("ada")
        watching = [await hall.phone(who) for who in ("cai", "nurse")]
        before = [await _count_searched(phone, looked_at) for phone in watching]
        for number in range(5):
            await ada.does("write-letter", to=["bea"], text=f"hedge {number}")
        assert [await _count_searched(phone, looked_at) for phone in watching] == before


async def _count_searched(phone: Phone, looked_at: list[str]) -> int:
    """Return the number of entries that a search looks through if it finds nothing."""
    looked_at.clear()
    assert await search_result_keys(phone, "hedge") == []
    return len(looked_at)
