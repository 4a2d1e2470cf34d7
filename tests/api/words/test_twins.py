"""Twin games with other words: viewers who may not read them get the same answers in GraphQL."""

import pytest

from tests.api.closing import close_game_in_both_twins
from tests.api.hall import Hall, Phone, open_hall
from tests.api.orders import graphql
from tests.api.secrecy.twins import mask_hashes, stop_automatic_clock
from tests.toy.post import rules_with_letters

PEOPLE = ("ada", "bea", "cai", "nurse")
COMMAND = "5ec2e700-0000-4000-8000-0000000000"
ENTRY = f"{COMMAND}05.0"
ONE, OTHER = ("behind the granary", "mine"), ("at the well, and never again", "it was always mine")

Told = dict[str, list[bytes]]


async def graphql_answers_after_closing(
    words: tuple[str, str], consent: str = "", *, erased: bool = False
) -> Told:
    """Return all GraphQL answers to everybody once the game is closed, by person.

    Ada has written a letter to Bea, and appealed, with these words. Then she has laid them open to
    `consent`, or erased herself.
    """
    often = "100000000/second"
    with stop_automatic_clock():
        async with open_hall(
            rulesets={"nuces": rules_with_letters()}, claim_rate=often, read_rate=often
        ) as hall:
            phones = {who: await hall.phone(who) for who in PEOPLE}
            await _speak_words(phones, words)
            second = await hall.phone("nurse", "nurse-2")
            await close_game_in_both_twins(hall, phones["nurse"], second)
            ada, path = phones["ada"], f"/games/{hall.id}/words"
            if consent:
                await ada.post(f"{path}/consent", {"as": "ada", "to": consent})
            if erased:
                assert (await ada.post(f"{path}/erasures", {"as": "ada"})).is_success
            everybody = phones | {"room": hall.stranger()}
            return {who: await _graphql_answers(hall, phone) for who, phone in everybody.items()}


async def _speak_words(phones: dict[str, Phone], words: tuple[str, str]) -> None:
    letter, appeal = words
    for number, who in enumerate(("cai", "bea")):
        await phones[who].does("sit", command=f"{COMMAND}{number:02d}", where="bench")
    await phones["ada"].does("write-letter", command=f"{COMMAND}04", to=["bea"], text=letter)
    bench = {"about": "sit", "fields": {"where": "bench"}}
    await phones["ada"].does("appeal", command=f"{COMMAND}05", **bench, reason=appeal)


async def _graphql_answers(hall: Hall, phone: Phone) -> list[bytes]:
    who = phone.character or "ada"
    found = list[bytes]()
    for query in graphql.query_documents(hall.id, who):
        asked = query.replace("gaius", "ada").replace("army", "nut")
        asked = asked.replace("5ec2e700-0000-4000-8000-00000000001a.0", ENTRY)
        answer = await phone.client.post("/graphql", json={"query": asked})
        found.append(mask_hashes(answer.content))
    return found


def people_with_differing_answers(one: Told, other: Told) -> set[str]:
    return {who for who in one if one[who] != other[who]}


async def test_only_their_earlier_readers_get_words_that_were_not_laid_open() -> None:
    assert people_with_differing_answers(
        await graphql_answers_after_closing(ONE), await graphql_answers_after_closing(OTHER)
    ) == {"ada", "bea", "nurse"}


@pytest.mark.parametrize(
    ("consent", "readers"),
    [("present", {"ada", "bea", "cai", "nurse"}), ("everybody", {*PEOPLE, "room"})],
)
async def test_words_are_sent_to_those_to_whom_they_were_laid_open(
    consent: str, readers: set[str]
) -> None:
    assert (
        people_with_differing_answers(
            await graphql_answers_after_closing(ONE, consent),
            await graphql_answers_after_closing(OTHER, consent),
        )
        == readers
    )


async def test_erased_words_are_sent_to_nobody_not_even_their_earlier_readers() -> None:
    one, other = (
        await graphql_answers_after_closing(ONE, erased=True),
        await graphql_answers_after_closing(OTHER, erased=True),
    )
    assert people_with_differing_answers(one, other) == set()
