"""Laying open and erasing reveal nothing of letters that a viewer cannot see."""

from typing import Any

from ledger.scribe.heads import MINUTE_MILLISECONDS
from tests.api.closing import close_game_by_stewards
from tests.api.hall import open_hall
from tests.toy.post import rules_with_letters


async def answers_to_others(letters: int, *, mine: bool) -> list[Any]:
    """Return the answers to others.

    Ada has written these letters, opens her words, and is erased.
    """
    async with open_hall(
        rulesets={"nuces": rules_with_letters()}, claim_rate="1000/second"
    ) as hall:
        phones = {who: await hall.phone(who) for who in ("ada", "bea", "cai", "nurse")}
        phones["room"] = hall.stranger()
        for number in range(letters):
            text = f"letter {number}"
            await phones["ada"].does("write-letter", to=["bea"], text=text)
        hall.clock.now += MINUTE_MILLISECONDS
        name = "5ec2e700-0000-4000-8000-000000000001"
        await phones["ada"].does("introduce", command=name, name="Apollonia")
        await close_game_by_stewards(hall)
        path = f"/games/{hall.id}"
        found: list[Any] = []

        async def ask_everybody() -> None:
            for who in ("cai", "nurse", "room"):
                for place in ("/words?whose=others", "/words", "/letters"):
                    answer = await phones[who].client.get(f"/api/v1{path}{place}")
                    found.append(answer.json())
                found.append((await phones[who].view())["slices"]["names"])

        await ask_everybody()
        await phones["ada"].post(f"{path}/words/consent", {"as": "ada", "to": "everybody"})
        await ask_everybody()
        by = phones["ada" if mine else "nurse"]
        answer = await by.post(f"{path}/words/erasures", {"as": by.character, "who": "ada"})
        found += [] if mine else [answer.json()]
        await ask_everybody()
        return found


async def test_nobody_learns_how_many_letters_an_erased_person_wrote() -> None:
    assert await answers_to_others(0, mine=True) == await answers_to_others(3, mine=True)


async def test_a_steward_who_erases_a_person_does_not_learn_how_many_letters_they_wrote() -> None:
    assert await answers_to_others(0, mine=False) == await answers_to_others(3, mine=False)
