"""The view of a stand-in: two yards differ in Ada's hidden goods, and Cai acts for her."""

from typing import Any

from tests.api.hall import Phone, document_of, open_hall

PLACES = ("/view", "/entries", "/holdings/ada", "/standings", "/stories/ada")
IDS = tuple(f"5ec2e700-0000-4000-8000-00000000000{number}" for number in (1, 2, 3))
TRIED = (
    {"type": "give", "to": "bea", "nuts": 14},
    {"type": "give", "to": "bea"},
    {"type": "treat", "nuts": 9},
    {"type": "sit", "where": "bench"},
)


async def answers_to_stand_in(nuts: int, whispered: str) -> list[Any]:
    """Return the answers to Cai, who acts for Ada, after Bea has given her nuts in secret."""
    async with open_hall() as hall:
        nurse, bea, cai = [await hall.phone(who) for who in ("nurse", "bea", "cai")]
        await nurse.send_command("name-stand-in", IDS[2], character="ada", stand_in="cai")
        await bea.send_command("give", IDS[0], to="ada", nuts=nuts)
        await bea.send_command("whisper", IDS[1], to="ada", words=whispered)
        seen = [(await cai.get(f"/games/{hall.id}{place}")).json() for place in PLACES]
        seen[0].pop("etag")  # this is the hash of all data
        return [*seen, await fetch_act_forms_for_ada(cai)] + [
            await dry_run_for_ada(cai, **fields) for fields in TRIED
        ]


async def fetch_act_forms_for_ada(phone: Phone) -> Any:
    """Return the forms of acts for Ada on this phone."""
    asked = {"as": "ada", "recorder": phone.character}
    return document_of(await phone.get(f"/games/{phone.game}/offers", **asked))["offers"]


async def dry_run_for_ada(phone: Phone, **fields: Any) -> Any:
    """Return the dry run of an act for Ada."""
    body = {"as": "ada", "recorder": "cai", "period": phone.period} | fields
    return (await phone.post(f"/games/{phone.game}/attempts", body)).json()


async def test_a_stand_in_does_not_see_the_possessions_and_news_of_the_character() -> None:
    assert await answers_to_stand_in(2, "the well") == await answers_to_stand_in(5, "the old oak")


async def test_a_stand_in_is_offered_the_character_s_acts_and_others_are_not() -> None:
    async with open_hall() as hall:
        nurse, cai = await hall.phone("nurse"), await hall.phone("cai")
        assert await fetch_act_forms_for_ada(cai) == []
        await nurse.does("name-stand-in", character="ada", stand_in="cai")
        acts = {form["type"] for form in await fetch_act_forms_for_ada(cai)}
        assert {"give", "sit", "whisper"} <= acts
        assert not acts & {"name-stand-in", "guess"}
        await nurse.does("end-stand-in", character="ada", stand_in="cai")
        assert await fetch_act_forms_for_ada(cai) == []


async def test_each_line_names_the_character_for_whom_somebody_acted() -> None:
    async with open_hall() as hall:
        nurse, cai, bea = [await hall.phone(who) for who in ("nurse", "cai", "bea")]
        await nurse.does("name-stand-in", character="ada", stand_in="cai")
        await cai.does("sit", as_="ada", recorder="cai", where="bench")
        await bea.does("sit", where="wall")
        lines = document_of(await bea.get(f"/games/{hall.id}/entries"))["entries"]
        sat = [line["by"] for line in lines if line["key"] == "sat-down"]
        assert sat == [
            {"as": "ada", "recorder": "cai", "stands_in_for": "ada"},
            {"as": "bea", "recorder": ""},
        ]
