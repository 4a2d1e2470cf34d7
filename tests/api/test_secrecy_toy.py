"""Secrets that the big game does not have: an owed choice, whispers.

Two yards differ only in a secret of Ada and Bea.
"""

from collections.abc import Awaitable, Callable

import pytest

from tests.api.hall import Phone, open_hall
from tests.api.secrecy.twins import answer_content, open_listener

Deed = Callable[[Phone], Awaitable[object]]
Told = dict[str, list[object]]
NAME = "5ec2e700-0000-4000-8000-000000000001"
PLACES = (
    *(
        "",
        "/view",
        "/entries",
        "/search?q=a",
        "/holdings",
        "/places",
        "/seal",
        "/export.jsonl",
        "/export.csv",
    ),
    *(
        "/accounts",
        "/tills",
        "/statement?account=ada&asset=nut",
        "/statement?account=bea&asset=nut",
    ),
    *("/replay", f"/replay?entry={NAME}.0", "/replay/0"),
)
THROW = "5ec2e700-0000-4000-8000-000000000002"


async def dare_bea(ada: Phone) -> object:
    """Let Ada dare Bea, who then owes a choice."""
    return await ada.does("dare", command=NAME, who="bea")


async def whisper_to_bea(ada: Phone) -> object:
    """Let Ada whisper to Bea."""
    return await ada.does("whisper", command=NAME, to="bea", words="come to the wall")


async def whisper_other_words(ada: Phone) -> object:
    """Let Ada whisper other words to Bea."""
    words = "stay where you are, they are watching us"
    return await ada.does("whisper", command=NAME, to="bea", words=words)


async def do_nothing(_ada: Phone) -> object:
    """Do nothing."""
    return None


async def answers_after_deed(deed: Deed) -> Told:
    """Return the answers to everybody in a yard with this deed."""
    async with open_hall(claim_rate="1000/second") as hall:
        phones = {who: await hall.phone(who) for who in ("ada", "bea", "cai", "aunt", "nurse")}
        phones["room"] = hall.stranger()
        ears = {who: await open_listener(hall, phone) for who, phone in phones.items()}
        await deed(phones["ada"])
        hall.game.stream.flush()
        await phones["cai"].does("throw", command=THROW)
        hall.game.stream.flush()
        found: Told = {who: list(ear.heard) for who, ear in ears.items()}
        for who, phone in phones.items():
            found[who] += [await answer_content(phone, place) for place in PLACES]
            found[who] += [
                await _fetch_offers(phone),
                await answer_content(phone, f"/receipts/{NAME}"),
            ]
            found[who].append(await phone.expect_refusal("choose", duty=NAME, option="no"))
        for ear in ears.values():
            await ear.hang_up()
    return found


async def _fetch_offers(phone: Phone) -> object:
    answer = await phone.get(f"/games/{phone.game}/offers", **{"as": phone.character or "ada"})
    return answer.status_code, answer.content


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (dare_bea, do_nothing),
        (whisper_to_bea, do_nothing),
        (whisper_to_bea, whisper_other_words),
        (whisper_to_bea, dare_bea),
    ],
)
async def test_only_the_two_parties_and_the_nurse_can_tell(one: Deed, other: Deed) -> None:
    first, second = await answers_after_deed(one), await answers_after_deed(other)
    assert {who for who in first if first[who] != second[who]} == {"ada", "bea", "nurse"}
