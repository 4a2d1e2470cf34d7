"""The room as stewards see it: present phones, and everybody's last act."""

import asyncio
from typing import Any

from tests.api.ear import listen_to_stream, serve_hall
from tests.api.hall import Hall, Phone, document_of, expect_problem, open_hall
from tests.toy.post import rules_with_letters


async def character_data_for_steward(hall: Hall, phone: Phone) -> dict[str, dict[str, Any]]:
    """Return a steward's data about everybody, by character."""
    document = document_of(await phone.get(f"/games/{hall.id}/room"))
    assert document["now"] == hall.clock.now
    return {one["character"]: one for one in document["people"]}


async def test_stewards_read_the_last_act_of_everybody_and_its_time() -> None:
    async with open_hall() as hall:
        ada, nurse = await hall.phone("ada"), await hall.phone("nurse")
        await ada.does("give", to="bea", nuts=2)
        hall.clock.now += 5_000
        given = await ada.does("give", to="cai", nuts=1)
        hall.clock.now += 5_000
        last = (await character_data_for_steward(hall, nurse))["ada"]["last"]
        assert (last["act"], last["at"]) == ("give", hall.clock.now - 5_000)
        assert last["entry"] == given["entries"][0]["id"]
        assert last["text"] == "Nuts given"


async def test_the_last_agreement_is_its_giver_s_act_and_its_result_the_asker_s() -> None:
    async with open_hall() as hall:
        ada, bea, nurse = [await hall.phone(who) for who in ("ada", "bea", "nurse")]
        asked = await ada.does("swap", with_="bea", nuts=2)
        await bea.does("consent", petition=asked["command"])
        people = await character_data_for_steward(hall, nurse)
        assert people["bea"]["last"]["text"] == "Bea agreed"
        assert people["ada"]["last"]["text"] == "Swapped"


async def test_the_recorder_of_an_agreement_is_credited_with_it_and_not_with_its_result() -> None:
    async with open_hall() as hall:
        ada, nurse = await hall.phone("ada"), await hall.phone("nurse")
        asked = await ada.does("swap", with_="bea", nuts=2)
        await nurse.does("consent", as_="bea", recorder="nurse", petition=asked["command"])
        people = await character_data_for_steward(hall, nurse)
        told = {who: people[who]["last"]["text"] for who in ("ada", "bea", "nurse")}
        assert told == {"ada": "Swapped", "bea": "Bea agreed", "nurse": "Bea agreed"}


async def test_an_act_that_a_steward_may_not_read_is_not_shown_as_a_last_act() -> None:
    async with open_hall(rulesets={"nuces": rules_with_letters()}) as hall:
        ada, nurse = await hall.phone("ada"), await hall.phone("nurse")
        await ada.does("give", to="bea", nuts=2)
        await ada.does("write-letter", to=["bea"], text="Meet me at the wall")
        assert (await character_data_for_steward(hall, nurse))["ada"]["last"]["act"] == "give"


async def test_a_character_without_acts_is_listed_without_a_last_act() -> None:
    async with open_hall() as hall:
        people = await character_data_for_steward(hall, await hall.phone("nurse"))
        assert {"ada", "bea", "cai", "aunt", "nurse"} <= people.keys()
        assert "last" not in people["bea"]
        assert not people["bea"]["here"]


async def test_a_listening_phone_is_present_and_a_phone_that_was_put_away_is_not() -> None:
    async with open_hall() as hall, serve_hall(hall) as hall.address:
        ada, nurse = await hall.phone("ada"), await hall.phone("nurse")
        async with listen_to_stream(ada) as ear:
            await ear.next("view")
            assert (await character_data_for_steward(hall, nurse))["ada"]["here"]
            assert not (await character_data_for_steward(hall, nurse))["bea"]["here"]
        async with asyncio.timeout(10):
            while (await character_data_for_steward(hall, nurse))["ada"]["here"]:
                pass


async def test_only_stewards_look_at_the_room() -> None:
    async with open_hall() as hall:
        ada = await hall.phone("ada")
        expect_problem(await ada.get(f"/games/{hall.id}/room"), "not-your-card")
        expect_problem(await hall.stranger().get(f"/games/{hall.id}/room"), "unauthorized")
