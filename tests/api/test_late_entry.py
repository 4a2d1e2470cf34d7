"""Late entry over the API: a newcomer knocks, is let in or turned away, and has a card."""

import asyncio
import uuid
from collections.abc import AsyncIterator
from typing import Any

import httpx2
import pytest

from api.hosting.card_page import cards_page
from api.hosting.waiting_room import MAX_KNOCKS_OF_NETWORK
from api.models.cards import Games, GameSummary, KnockState
from ledger.store import open_store
from tests.api.graphql.asking import ask
from tests.api.hall import Hall, Phone, document_of, expect_problem, open_hall
from tests.toy.streets import STREET

SHELF = {"street": STREET}
TOKEN = "0123456789abcdef" * 2
KEY = "00000000-0000-4000-8000-000000000001"


@pytest.fixture
async def hall() -> AsyncIterator[Hall]:
    """Yield a street in which the aunt lets newcomers in."""
    async with open_hall(rulesets=SHELF) as hall:
        yield hall


@pytest.fixture
async def open_street() -> AsyncIterator[Hall]:
    """Yield a street that everybody may enter."""
    async with open_hall(rulesets=SHELF, found=True) as hall:
        founded = await hall.host.founder.found_game("street", '{"open": true}')
        hall.id = founded.game
        hall.tokens = {card.card: card.token for card in founded.cards}
        yield hall


async def send_knock(hall: Hall, phone: Phone, key: str = KEY, **more: Any) -> httpx2.Response:
    body = {"name": "Dan", "token": TOKEN} | more
    return await phone.post(f"/games/{hall.id}/knocks", body, Idempotency_Key=key)


async def knock_state(hall: Hall, key: str = KEY) -> str:
    answer = await hall.stranger().get(f"/games/{hall.id}/knocks/{key}")
    return str(document_of(answer, KnockState)["state"])


def line_keys(view: dict[str, Any]) -> list[str]:
    return [line["key"] for line in view["entries"]]


async def test_a_game_says_whether_newcomers_may_enter(hall: Hall) -> None:
    summary = document_of(await hall.stranger().get(f"/games/{hall.id}"), GameSummary)
    assert summary["entry"] == "asked"
    other = await hall.host.founder.found_game("street", '{"open": true}')
    games = document_of(await hall.stranger().get("/games"), Games)["games"]
    assert {game["id"]: game["entry"] for game in games}[other.game] == "open"


async def test_a_game_without_late_entry_is_closed() -> None:
    async with open_hall() as hall:
        summary = document_of(await hall.stranger().get(f"/games/{hall.id}"))
        assert summary["entry"] == "closed"
        refused = expect_problem(await send_knock(hall, hall.stranger()), "refused")
        assert [one["key"] for one in refused["objections"]] == ["nobody-comes-late"]


async def test_a_newcomer_knocks_is_let_in_and_claims_the_card_with_their_own_token(
    hall: Hall,
) -> None:
    newcomer, aunt = hall.stranger(), await hall.phone("aunt")
    answer = await send_knock(hall, newcomer)
    assert answer.status_code == 201
    assert answer.json() == {"knock": KEY, "state": "waiting"}
    assert answer.headers["location"] == f"/api/v1/games/{hall.id}/knocks/{KEY}"
    hall.tokens["dan-1"] = TOKEN
    expect_problem(await hall.claim_card(hall.stranger(), "dan-1", "phone-of-dan"), "unknown-card")
    (shown,) = (s for k, s in (await aunt.view())["slices"].items() if k.startswith("knock/"))
    assert (shown["id"], shown["name"]) == (KEY, "Dan")
    receipt = await aunt.does("let-in", character="dan", knock=KEY)
    assert "token" not in receipt
    assert await knock_state(hall) == "admitted"
    dan = await hall.phone("dan", device="phone-of-dan")
    await dan.does("toss", to="ada", nuts=1)
    assert (await dan.view())["slices"]["purse/dan"]["holds"] == {"nut": 4}


async def test_only_stewards_see_the_waiting_newcomers(hall: Hall) -> None:
    ada = await hall.phone("ada")
    before = await ada.view()
    await send_knock(hall, hall.stranger())
    after = await ada.view()
    assert {**after, "now": 0} == {**before, "now": 0}


async def test_a_newcomer_enters_at_once_where_everybody_may(open_street: Hall) -> None:
    hall = open_street
    answer = await send_knock(hall, hall.stranger())
    document = answer.json()
    assert (document["state"], document["character"]["id"]) == ("admitted", "cai")
    hall.tokens["cai-1"] = TOKEN
    await hall.phone("cai")
    public = document_of(await hall.stranger().get(f"/games/{hall.id}/view"))
    assert line_keys(public)[-1] == "character-entered"
    assert public["slices"]["names"] == {"cai": "Dan"}


async def test_a_repeated_knock_is_answered_again(hall: Hall) -> None:
    newcomer = hall.stranger()
    assert (await send_knock(hall, newcomer)).status_code == 201
    again = await send_knock(hall, newcomer)
    assert (again.status_code, again.headers["idempotent-replay"]) == (200, "true")
    assert len(hall.game.state.kernel.knocks) == 1
    expect_problem(await send_knock(hall, newcomer, name="Eva"), "repeated-otherwise")


async def test_a_token_that_already_opens_a_card_is_refused(hall: Hall) -> None:
    taken = await send_knock(hall, hall.stranger(), token=hall.tokens["ada-1"])
    assert expect_problem(taken, "malformed")["errors"][0]["field"] == "token"
    await hall.phone("ada")


@pytest.mark.parametrize("token", ["", "0" * 31, "0" * 33, "Z" * 32, 7, None])
async def test_a_token_is_sixteen_bytes_in_hex(hall: Hall, token: object) -> None:
    expect_problem(await send_knock(hall, hall.stranger(), token=token), "malformed")


async def test_a_newcomer_who_is_turned_away_learns_it_and_their_token_opens_nothing(
    hall: Hall,
) -> None:
    aunt = await hall.phone("aunt")
    await send_knock(hall, hall.stranger())
    await aunt.does("turn-away", knock=KEY)
    assert await knock_state(hall) == "over"
    hall.tokens["dan-1"] = TOKEN
    expect_problem(await hall.claim_card(hall.stranger(), "dan-1", "phone-of-dan"), "unknown-card")
    expect_problem(
        await hall.stranger().get(f"/games/{hall.id}/knocks/{uuid.uuid4()}"), "no-receipt"
    )
    done = (await aunt.does("let-in", character="dan"))["command"]
    expect_problem(await hall.stranger().get(f"/games/{hall.id}/knocks/{done}"), "no-receipt")


async def test_knocks_from_one_address_have_a_limit() -> None:
    async with open_hall(rulesets=SHELF, claim_rate="2/hour") as hall:
        for number in (1, 2):
            key, token = f"00000000-0000-4000-8000-{number:012}", f"{number:032x}"
            assert (await send_knock(hall, hall.stranger(), key, token=token)).status_code == 201
        late = await send_knock(hall, hall.stranger(), str(uuid.uuid4()))
        assert int(late.headers["retry-after"]) > 0
        expect_problem(late, "too-many")


def knock_key(number: int) -> str:
    return f"00000000-0000-4000-8000-{number:012}"


async def knock_together(hall: Hall, numbers: range) -> list[httpx2.Response]:
    """Return the answers to simultaneous knocks of strangers."""
    return await asyncio.gather(
        *(
            hall.stranger().post(
                f"/games/{hall.id}/knocks",
                {"name": f"Dan {n}", "token": f"{n + 2**99:032x}"},
                Idempotency_Key=knock_key(n),
            )
            for n in numbers
        )
    )


async def test_one_stranger_does_not_take_all_places_at_the_door(hall: Hall) -> None:
    answers = await knock_together(hall, range(1, 12))
    assert [answer.status_code for answer in answers].count(201) == MAX_KNOCKS_OF_NETWORK
    refused = [answer for answer in answers if answer.status_code != 201]
    for answer in refused:
        assert expect_problem(answer, "too-many")["detail"].startswith(
            "5 people from where you are"
        )
        assert int(answer.headers["retry-after"]) > 0
    assert len(hall.game.state.kernel.knocks) == MAX_KNOCKS_OF_NETWORK
    with hall.host.waiting_room.place(hall.game, knock_key(99), "192.0.2.9"):
        pass  # at another address there is room
    first = next(n for n, answer in enumerate(answers, 1) if answer.status_code == 201)
    (again,) = await knock_together(hall, range(first, first + 1))
    assert (again.status_code, again.headers["idempotent-replay"]) == (200, "true")


async def test_stewards_turn_all_away_at_once_and_answered_newcomers_make_room(hall: Hall) -> None:
    aunt = await hall.phone("aunt")
    await knock_together(hall, range(1, 6))
    (late,) = await knock_together(hall, range(6, 7))
    assert late.status_code == 429
    receipt = await aunt.does("turn-away-all", knocks=[knock_key(n) for n in range(1, 6)])
    assert [line["key"] for line in receipt["entries"]] == ["turned-away"] * 5
    (late,) = await knock_together(hall, range(6, 7))
    assert late.status_code == 201
    assert [await knock_state(hall, knock_key(n)) for n in (1, 5, 6)] == ["over", "over", "waiting"]


async def test_a_refused_knock_takes_no_place(hall: Hall) -> None:
    for _ in range(3):
        answers = [
            await send_knock(hall, hall.stranger(), knock_key(n), name="  ") for n in range(4)
        ]
        assert {answer.status_code for answer in answers} == {400}
    assert [answer.status_code for answer in await knock_together(hall, range(1, 6))] == [201] * 5


async def test_a_card_of_a_newcomer_can_be_printed_anew_which_kills_its_first_token(
    hall: Hall,
) -> None:
    aunt = await hall.phone("aunt")
    await send_knock(hall, hall.stranger())
    await aunt.does("let-in", character="dan", knock=KEY)
    token = (await aunt.does("reissue-card", card="dan-1"))["token"]
    assert await knock_state(hall) == "over"
    hall.tokens["dan-1"] = TOKEN
    expect_problem(await hall.claim_card(hall.stranger(), "dan-1", "phone-of-dan"), "unknown-card")
    await hall.phone("dan", token=token)


async def test_a_restarted_server_knows_the_waiting_newcomers_and_their_tokens() -> None:
    store = open_store("memory:")
    async with open_hall(rulesets=SHELF, store=store) as hall:
        aunt = await hall.phone("aunt")
        await send_knock(hall, hall.stranger())
        second = str(uuid.uuid4())
        await send_knock(hall, hall.stranger(), second, token="f" * 32)
        await aunt.does("let-in", character="dan", knock=KEY)
    async with open_hall(rulesets=SHELF, store=store, found=False) as hall:
        assert [await knock_state(hall), await knock_state(hall, second)] == ["admitted", "waiting"]
        await hall.phone("dan", token=TOKEN)


async def test_a_restarted_rehearsal_has_cards_for_newcomers_and_none_for_retired_characters() -> (
    None
):
    store = open_store("memory:")
    async with open_hall(rulesets=SHELF, store=store, rehearsal=True) as hall:
        aunt = await hall.phone("aunt")
        await aunt.does("let-in", character="dan")
        await aunt.does("retire-character", character="bea")
        shown = document_of(await hall.stranger().get("/rehearsal"))["cards"]
        assert [card["card"] for card in shown] == ["ada-1", "aunt-1"]
    async with open_hall(rulesets=SHELF, store=store, found=False, rehearsal=True) as hall:
        shown = document_of(await hall.stranger().get("/rehearsal"))["cards"]
        assert [card["card"] for card in shown] == ["ada-1", "aunt-1", "dan-1"]
        link = shown[-1]["link"].removeprefix("/c#")
        await hall.phone("dan", token=link)


async def test_printed_cards_include_those_of_newcomers(hall: Hall) -> None:
    aunt = await hall.phone("aunt")
    await aunt.does("let-in", character="dan")
    await (await hall.phone("ada")).does("toss", to="dan", nuts=3)
    cards = {card: f"{number:032x}" for number, card in enumerate(hall.game.state.kernel.cards)}
    page = cards_page(hall.game.scribe, cards, "http://hall")
    assert page.count("<svg") == 4
    assert "5 nut" in page.lower()
    with pytest.raises(ValueError, match="never came into play"):
        cards_page(hall.game.scribe, {"eva-1": "0" * 32}, "http://hall")


async def test_a_newcomer_knocks_in_graphql_too(hall: Hall) -> None:
    newcomer = hall.stranger()
    done = await ask(
        newcomer,
        """mutation($game: ID!, $token: String!, $key: ID!) {
            knock(game: $game, name: "Dan", token: $token, key: $key) { knock state } }""",
        game=hall.id,
        token=TOKEN,
        key=KEY,
    )
    assert done == {"knock": {"knock": KEY, "state": "waiting"}}
    found = await ask(
        newcomer,
        "query($game: ID!, $key: ID!) { game(id: $game) { entry knock(id: $key) { state } } }",
        game=hall.id,
        key=KEY,
    )
    assert found["game"] == {"entry": "asked", "knock": {"state": "waiting"}}
