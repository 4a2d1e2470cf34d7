"""After closing nothing is recorded: an unclaimed card opens the game on its first phone."""

import asyncio

import httpx2

from api.models.cards import ClaimedCard, ShownCard
from tests.api.closing import close_game_by_stewards
from tests.api.hall import Hall, Phone, document_of, expect_problem, open_hall
from tests.api.resting import let_minutes_pass
from tests.toy.post import rules_with_letters


async def claim_card(hall: Hall, card: str, device: str, *, move: bool = False) -> Phone:
    """Return a new phone with a card that it has claimed."""
    phone = hall.stranger()
    document_of(await hall.claim_card(phone, f"{card}-1", device, move=move), ClaimedCard)
    phone.character = card
    return phone


async def own_characters(phone: Phone) -> list[str]:
    mine: list[str] = (await phone.view())["me"]
    return mine


async def fetch_shown_card(hall: Hall, phone: Phone, card: str) -> ShownCard:
    answer = await phone.post("/claims/preview", {"token": hall.tokens[card]})
    return ShownCard(**document_of(answer, ShownCard))


async def test_an_unclaimed_card_opens_the_closed_game_and_no_entry_is_written(hall: Hall) -> None:
    await close_game_by_stewards(hall)
    position = hall.game.state.log.position
    card = await fetch_shown_card(hall, hall.stranger(), "bea-1")
    assert (card.closed, card.taken) == (True, False)
    bea = await claim_card(hall, "bea", "phone-of-bea")
    assert await own_characters(bea) == ["bea"]
    assert hall.game.state.log.position == position
    assert hall.game.state.kernel.cards["bea-1"].device == ""
    expect_problem(await bea.send_command("sit", where="bench"), "closed")


async def test_a_card_claimed_after_closing_is_among_mine_when_the_game_is_at_rest(
    hall: Hall,
) -> None:
    ada = await hall.phone("ada")
    await close_game_by_stewards(hall)
    bea = await claim_card(hall, "bea", "phone-of-bea")
    await let_minutes_pass(hall)
    assert hall.id not in hall.host.registry.games
    for phone, card in ((ada, "ada-1"), (bea, "bea-1")):
        mine = document_of(await phone.get("/session"))["cards"]
        assert [one["card"] for one in mine] == [card]
    assert hall.id not in hall.host.registry.games


async def test_a_card_claimed_after_closing_reads_the_lines_of_its_holder() -> None:
    async with open_hall(rulesets={"nuces": rules_with_letters()}) as hall:
        ada = await hall.phone("ada")
        await ada.does("write-letter", to=["bea"], text="come to the wall")
        await close_game_by_stewards(hall)
        stranger, bea = hall.stranger(), await claim_card(hall, "bea", "phone-of-bea")
        assert "come to the wall" in (await bea.get(f"/games/{hall.id}/letters")).text
        assert "come to the wall" not in (await stranger.get(f"/games/{hall.id}/letters")).text


async def test_another_phone_cannot_claim_or_move_a_card_claimed_after_closing(hall: Hall) -> None:
    ada = await hall.phone("ada")
    await close_game_by_stewards(hall)
    bea = await claim_card(hall, "bea", "phone-of-bea")
    for card in ("ada-1", "bea-1"):
        other = hall.stranger()
        seen = await fetch_shown_card(hall, other, card)
        assert (seen.closed, seen.taken, seen.here) == (True, True, False)
        expect_problem(await hall.claim_card(other, card, "a-camera"), "card-elsewhere")
        expect_problem(await hall.claim_card(other, card, "a-camera", move=True), "closed")
        assert await own_characters(other) == []
    assert (await own_characters(ada), await own_characters(bea)) == (["ada"], ["bea"])


async def test_the_same_phone_claims_again_after_closing_and_gives_the_card_back(
    hall: Hall,
) -> None:
    await hall.phone("ada", device="phone-of-ada")
    await close_game_by_stewards(hall)
    await claim_card(hall, "bea", "phone-of-bea")
    assert await own_characters(await claim_card(hall, "ada", "phone-of-ada")) == ["ada"]
    again = await claim_card(hall, "bea", "phone-of-bea")
    assert await own_characters(again) == ["bea"]
    await again.client.delete("/api/v1/session")
    assert await own_characters(again) == []
    assert await own_characters(await claim_card(hall, "bea", "another-phone")) == ["bea"]


async def test_a_restarted_server_knows_the_phone_of_a_card_claimed_after_closing(
    hall: Hall,
) -> None:
    await close_game_by_stewards(hall)
    bea = await claim_card(hall, "bea", "phone-of-bea")
    hall.host.access.identity.forget(hall.id)
    assert await own_characters(bea) == []
    hall.host.access.identity.load_game(hall.id, hall.host.store)
    assert await own_characters(bea) == ["bea"]
    expect_problem(await hall.claim_card(hall.stranger(), "bea-1", "a-camera"), "card-elsewhere")


async def test_of_two_phones_that_claim_at_once_after_closing_one_gets_the_card(hall: Hall) -> None:
    await close_game_by_stewards(hall)
    phones = [hall.stranger(), hall.stranger()]
    answers: list[httpx2.Response] = await asyncio.gather(
        *(hall.claim_card(phone, "bea-1", f"phone-{n}-of-two") for n, phone in enumerate(phones))
    )
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    assert sorted([await own_characters(phone) for phone in phones]) == [[], ["bea"]]
    kept = hall.host.store.side_values(hall.id, "session")
    assert len([key for key in kept if key.endswith("/bea-1")]) == 1
