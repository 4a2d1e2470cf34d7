"""Stories: the acts of one character and the acts on them, as the reader may know them."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from api.reading.story_models import CharacterStory
from ledger.contract.ruleset import EntryDetail
from ledger.record.entry import Entry
from tests.api.closing import close_game_by_stewards
from tests.api.graphql.asking import ask
from tests.api.hall import Hall, Phone, document_of, expect_problem, open_hall
from tests.toy.nuts import NutsGiven
from tests.toy.rules import TOY
from tests.toy.streets import STREET


async def fetch_story(phone: Phone, who: str) -> dict[str, Any]:
    return document_of(await phone.get(f"/games/{phone.game}/stories/{who}"), CharacterStory)


def line_keys(told: dict[str, Any]) -> list[str]:
    return [line["key"] for period in told["periods"] for line in period["lines"]]


async def test_a_story_lists_own_acts_and_acts_of_others_in_order_and_once(hall: Hall) -> None:
    ada, bea = await hall.phone("ada"), await hall.phone("bea")
    await ada.does("give", to="bea", nuts=4)
    await ada.does("sit", where="bench")
    await bea.does("give", to="ada", nuts=1)
    told = await fetch_story(ada, "ada")
    assert [key for key in line_keys(told) if key in ("nuts-given", "sat-down")] == [
        "nuts-given",
        "sat-down",
        "nuts-given",
    ]
    ids = [line["id"] for period in told["periods"] for line in period["lines"]]
    assert len(ids) == len(set(ids))


async def test_a_story_lists_partners_with_the_gifts_in_both_directions(hall: Hall) -> None:
    ada, bea = await hall.phone("ada"), await hall.phone("bea")
    await ada.does("give", to="bea", nuts=4)
    await ada.does("give", to="cai", nuts=1)
    await bea.does("give", to="ada", nuts=2)
    await close_game_by_stewards(hall)
    told = await fetch_story(ada, "ada")
    dealt = {one["character"]: one for one in told["dealings"]}
    assert (dealt["bea"]["gave"], dealt["bea"]["got"]) == ({"nut": 4}, {"nut": 2})
    assert dealt["bea"]["times"] == 2
    assert dealt["cai"]["gave"] == {"nut": 1}


async def test_a_chosen_option_is_not_listed_as_a_partner() -> None:
    async with open_hall(rulesets={"street": STREET}) as hall:
        ada, bea = await hall.phone("ada"), await hall.phone("bea")
        asked = await ada.does("challenge", who="bea")
        await bea.does("choose", duty=asked["command"], option="truth")
        told = await fetch_story(bea, "bea")
    lines = [line for period in told["periods"] for line in period["lines"]]
    assert "who:truth" in [line["args"].get("option") for line in lines]
    assert [one["character"] for one in told["dealings"]] == ["ada"]


async def test_each_period_gives_the_balance_at_its_end_and_its_change(hall: Hall) -> None:
    ada, aunt = await hall.phone("ada"), await hall.phone("aunt")
    await ada.does("give", to="bea", nuts=4)
    await aunt.does("ring")
    ada.period = 2
    await ada.does("give", to="bea", nuts=1)
    told = await fetch_story(ada, "ada")
    assert [period["holds"] for period in told["periods"]] == [{"nut": 6}, {"nut": 5}]
    assert [period["changes"] for period in told["periods"]] == [{"nut": 6}, {"nut": -1}]
    assert told["periods"][0]["person"]["id"] == "ada"


async def test_in_play_a_story_says_no_more_than_its_reader_sees(hall: Hall) -> None:
    ada, cai = await hall.phone("ada"), await hall.phone("cai")
    before = (await cai.get(f"/games/{hall.id}/stories/ada")).content
    await ada.does("give", to="bea", nuts=4)
    assert (await cai.get(f"/games/{hall.id}/stories/ada")).content == before
    assert (await fetch_story(cai, "ada"))["periods"][0]["holds"] == {}
    assert "worth" not in await fetch_story(ada, "ada")


async def test_after_the_game_a_story_includes_entries_that_were_hidden_from_its_character(
    hall: Hall,
) -> None:
    ada, bea = await hall.phone("ada"), await hall.phone("bea")
    await ada.does("give", to="bea", nuts=4)
    await bea.does("give", to="cai", nuts=3)
    await close_game_by_stewards(hall)
    mine = await fetch_story(ada, "bea")
    given = [
        line["id"]
        for period in mine["periods"]
        for line in period["lines"]
        if line["key"] == "nuts-given"
    ]
    assert len(given) == 2
    assert not set(given) & set(mine["kept"])
    assert mine["worth"] > 0


async def test_words_that_the_character_could_not_read_are_marked(hall: Hall) -> None:
    ada, nurse = await hall.phone("ada"), await hall.phone("nurse")
    await ada.does("whisper", to="bea", words="come to the wall")
    await close_game_by_stewards(hall)
    told = await fetch_story(nurse, "bea")
    whispers = [
        line["id"]
        for period in told["periods"]
        for line in period["lines"]
        if line["key"] == "whispered"
    ]
    assert whispers
    assert not set(whispers) & set(told["kept"])


async def test_a_stranger_has_no_story(hall: Hall) -> None:
    ada = await hall.phone("ada")
    expect_problem(await ada.get(f"/games/{hall.id}/stories/dio"), "not-found")


def position_detail(state: Any, entry: Entry, character: str) -> Iterator[EntryDetail]:
    """Yield a detail for the giver of an entry: the position before it."""
    if character == entry.event.giver:
        yield EntryDetail("stood-at", {"n": state.log.position, "left": entry.position - 1})


async def test_details_of_a_rule_are_for_readers_of_the_entry_and_name_one_character() -> None:
    told_by = replace(TOY, story=replace(TOY.story, details={NutsGiven: position_detail}))
    async with open_hall(rulesets={"nuces": told_by}) as hall:
        ada, cai = await hall.phone("ada"), await hall.phone("cai")
        await ada.does("give", to="bea", nuts=4)
        (period,) = (await fetch_story(ada, "ada"))["periods"]
        (detail,) = period["details"]
        assert detail["entry"] in [line["id"] for line in period["lines"]]
        assert detail["key"] == "stood-at"
        assert detail["args"]["n"] == detail["args"]["left"]
        assert [one["details"] for one in (await fetch_story(ada, "bea"))["periods"]] == [[]]
        assert [one["details"] for one in (await fetch_story(cai, "ada"))["periods"]] == [[]]


STORY = """query ($game: ID!, $who: ID!) { game(id: $game) { story(character: $who) {
    character kept periods { period { seq } holds { asset amount } lines { id text } }
    dealings { character times gave { asset amount } } } } }"""


async def test_graphql_gives_each_reader_the_same_story_in_sentences(hall: Hall) -> None:
    ada, cai = await hall.phone("ada"), await hall.phone("cai")
    await ada.does("give", to="bea", nuts=4)
    for reader in (ada, cai):
        rest = await fetch_story(reader, "ada")
        told = (await ask(reader, STORY, game=hall.id, who="ada"))["game"]["story"]
        lines = [line for period in told["periods"] for line in period["lines"]]
        assert [line["id"] for line in lines] == [
            line["id"] for period in rest["periods"] for line in period["lines"]
        ]
        assert [(one["character"], one["times"]) for one in told["dealings"]] == [
            (one["character"], one["times"]) for one in rest["dealings"]
        ]
        assert told["kept"] == rest["kept"]
    opened = """query ($game: ID!, $id: ID!) { game(id: $game) {
        openedEntry(id: $id) { lines { id text } } } }"""
    mine = (await ask(ada, STORY, game=hall.id, who="ada"))["game"]["story"]
    first = next(line for line in mine["periods"][0]["lines"] if line["text"])
    entry = (await ask(ada, opened, game=hall.id, id=first["id"]))["game"]["openedEntry"]
    assert first["text"] in [line["text"] for line in entry["lines"]]
    assert mine["periods"][0]["holds"] == [{"asset": "nut", "amount": 6}]
    theirs = (await ask(cai, STORY, game=hall.id, who="ada"))["game"]["story"]
    assert theirs["periods"][0]["holds"] == []
