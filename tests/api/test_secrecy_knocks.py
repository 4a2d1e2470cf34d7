"""Only stewards know of a knock. For other people, evenings with and without it are the same."""

from collections.abc import Awaitable, Callable

import pytest

from tests.api.hall import Hall, Phone, open_hall
from tests.api.secrecy.twins import answer_content, open_listener
from tests.toy.streets import STREET

Deed = Callable[[Hall, Phone], Awaitable[None]]
Told = dict[str, list[object]]
KEY = "5ec2e700-0000-4000-8000-000000000001"
TOSS = "5ec2e700-0000-4000-8000-000000000002"
PLACES = (
    *("", "/view", "/entries", "/search?q=a", "/holdings", "/seal", "/export.jsonl", "/export.csv"),
    *("/replay", f"/replay?entry={KEY}.0", "/replay/0"),
    *("/accounts", "/tills", "/statement?account=ada&asset=nut"),
    *(f"/entries/{KEY}.0", f"/entries/{TOSS}.0"),
)


async def do_nothing(_hall: Hall, _aunt: Phone) -> None:
    """Do nothing."""


async def let_newcomer_knock(hall: Hall, _aunt: Phone, name: str = "Dan") -> None:
    """Let a newcomer knock."""
    body = {"name": name, "token": "0" * 32}
    answer = await hall.stranger().post(f"/games/{hall.id}/knocks", body, Idempotency_Key=KEY)
    assert answer.status_code == 201


async def let_second_newcomer_knock(hall: Hall, aunt: Phone) -> None:
    """Let a second newcomer knock."""
    await let_newcomer_knock(hall, aunt, "Eva of the third house")


async def turn_newcomer_away(hall: Hall, aunt: Phone) -> None:
    """Let a newcomer knock and be turned away."""
    await let_newcomer_knock(hall, aunt)
    await aunt.does("turn-away", knock=KEY)


async def answers_after_deed(deed: Deed) -> Told:
    """Return the answers to everybody in a street with this deed."""
    async with open_hall(rulesets={"street": STREET}, claim_rate="1000/second") as hall:
        phones = {who: await hall.phone(who) for who in ("ada", "bea", "aunt")}
        phones["room"] = hall.stranger()
        ears = {who: await open_listener(hall, phone) for who, phone in phones.items()}
        await deed(hall, phones["aunt"])
        hall.game.stream.flush()
        await phones["ada"].does("toss", command=TOSS, to="bea", nuts=1)
        hall.game.stream.flush()
        found: Told = {who: list(ear.heard) for who, ear in ears.items()}
        for who, phone in phones.items():
            found[who] += [await answer_content(phone, place) for place in PLACES]
            asked = await phone.get(f"/games/{hall.id}/offers", **{"as": phone.character or "ada"})
            found[who].append((asked.status_code, asked.content))
        for ear in ears.values():
            await ear.hang_up()
    return found


@pytest.mark.parametrize(
    "deed", [let_newcomer_knock, let_second_newcomer_knock, turn_newcomer_away]
)
async def test_only_stewards_are_told_that_somebody_knocks(deed: Deed) -> None:
    quiet, loud = await answers_after_deed(do_nothing), await answers_after_deed(deed)
    assert {who for who in quiet if quiet[who] != loud[who]} == {"aunt"}
