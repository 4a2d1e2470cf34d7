"""Seat cards are claimed by a phone, moved to another phone, and issued anew."""

import pytest

from ledger.kernel.cards.card_acts import MAX_CARD_MOVES
from tests.toy.yard import YardGame, message_keys_of_refusal, short_type_names

FIRST, SECOND = "phone-one", "phone-two"


def claim_card(yard: YardGame, device: str = FIRST, act: str = "claim-card") -> list[str]:
    return short_type_names(yard.does("ada", act, card_="ada-1", device=device))


def test_a_phone_claims_a_card(yard: YardGame) -> None:
    assert claim_card(yard) == ["card-claimed"]
    assert yard.state.kernel.cards["ada-1"].device == FIRST


def test_a_claim_is_seen_by_the_character_and_the_stewards(yard: YardGame) -> None:
    (claimed,) = yard.does("ada", "claim-card", card_="ada-1", device=FIRST)
    assert [who for who in ("ada", "bea", "nurse") if yard.visible_part(claimed, who)] == [
        "ada",
        "nurse",
    ]
    assert yard.visible_part(claimed) is None


@pytest.mark.rule("ACTA-14")
def test_the_same_phone_does_not_claim_twice(yard: YardGame) -> None:
    claim_card(yard)
    again = yard.expect_refusal("ada", "claim-card", card_="ada-1", device=FIRST)
    assert message_keys_of_refusal(again) == ["card-here-already"]


def test_a_second_phone_has_to_move_the_card(yard: YardGame) -> None:
    claim_card(yard)
    elsewhere = yard.expect_refusal("ada", "claim-card", card_="ada-1", device=SECOND)
    assert elsewhere.problem == "card-elsewhere"
    assert claim_card(yard, SECOND, "move-card") == ["card-moved"]
    assert yard.state.kernel.cards["ada-1"].device == SECOND


def test_a_card_is_not_moved_to_its_own_phone_nor_before_it_is_claimed(yard: YardGame) -> None:
    unclaimed = yard.expect_refusal("ada", "move-card", card_="ada-1", device=FIRST)
    assert message_keys_of_refusal(unclaimed) == ["card-here-already"]
    claim_card(yard)
    assert message_keys_of_refusal(
        yard.expect_refusal("ada", "move-card", card_="ada-1", device=FIRST)
    ) == ["card-here-already"]


@pytest.mark.parametrize("act", ["claim-card", "move-card"])
def test_a_card_claims_only_itself(yard: YardGame, act: str) -> None:
    for other in ("bea-1", "none-1"):
        refused = yard.expect_refusal("ada", act, card_=other, device=FIRST)
        assert refused.problem == "unknown-card"
    stranger = yard.expect_refusal("ada", act, card="bea-1", card_="ada-1", device=FIRST)
    assert stranger.problem == "not-your-card"


@pytest.mark.rule("ACTA-14")
def test_a_card_that_moved_too_often_has_to_be_printed_anew(yard: YardGame) -> None:
    claim_card(yard)
    for number in range(MAX_CARD_MOVES):
        yard.wait(minutes=1)
        claim_card(yard, f"phone-no-{number}", "move-card")
    refused = yard.expect_refusal("ada", "move-card", card_="ada-1", device=SECOND)
    assert message_keys_of_refusal(refused) == ["card-moved-often"]
    yard.wait(minutes=28)
    claim_card(yard, SECOND, "move-card")


def test_a_card_printed_anew_kills_the_old_one(yard: YardGame) -> None:
    claim_card(yard)
    for number in range(MAX_CARD_MOVES):
        claim_card(yard, f"phone-no-{number}", "move-card")
    (reissued,) = yard.does("nurse", "reissue-card", card_="ada-1")
    assert reissued.event.generation == 2
    card = yard.state.kernel.cards["ada-1"]
    assert (card.character, card.generation, card.device, card.moves) == ("ada", 2, "", ())
    assert claim_card(yard, SECOND) == ["card-claimed"]
    assert yard.does("nurse", "reissue-card", card_="ada-1")[0].event.generation == 3


def test_an_outdated_print_opens_and_replaces_nothing(yard: YardGame) -> None:
    yard.does("nurse", "reissue-card", card_="ada-1", generation=1)
    for act in ("claim-card", "move-card"):
        late = yard.expect_refusal("ada", act, card_="ada-1", device=FIRST, generation=1)
        assert late.problem == "unknown-card"
    assert message_keys_of_refusal(
        yard.expect_refusal("nurse", "reissue-card", card_="ada-1", generation=1)
    ) == ["card-reissued-meanwhile"]
    yard.does("ada", "claim-card", card_="ada-1", device=FIRST, generation=2)
    yard.does("ada", "move-card", card_="ada-1", device=SECOND, generation=2)
    yard.does("nurse", "reissue-card", card_="ada-1", generation=2)


@pytest.mark.rule("ACTA-03")
def test_only_stewards_print_cards(yard: YardGame) -> None:
    assert message_keys_of_refusal(yard.expect_refusal("aunt", "reissue-card", card_="ada-1")) == [
        "stewards-only"
    ]
    assert yard.expect_refusal("nurse", "reissue-card", card_="none-1").problem == "unknown-card"
    assert "reissue-card" in yard.offers("nurse")
    assert "reissue-card" not in yard.offers("aunt")


def test_cards_are_claimed_in_a_pause_and_in_any_period(yard: YardGame) -> None:
    yard.does("nurse", "pause")
    yard.does("ada", "claim-card", card_="ada-1", device=FIRST, period_=0)


@pytest.mark.parametrize("device", ["short", "x" * 65, ""])
def test_the_id_of_a_phone_has_the_required_form(yard: YardGame, device: str) -> None:
    refused = yard.expect_refusal("ada", "claim-card", card_="ada-1", device=device)
    assert refused.problem == "malformed"


KEYS = "1a" * 32, "2b" * 32


def test_a_claim_stores_the_public_key_of_the_phone(yard: YardGame) -> None:
    (claimed,) = yard.does("ada", "claim-card", card_="ada-1", device=FIRST, key=KEYS[0])
    assert (claimed.event.key, claimed.event.client) == (KEYS[0], False)
    assert yard.state.kernel.cards["ada-1"].key == KEYS[0]


def test_a_card_that_moves_has_the_key_of_its_new_phone(yard: YardGame) -> None:
    yard.does("ada", "claim-card", card_="ada-1", device=FIRST, key=KEYS[0])
    yard.does("ada", "move-card", card_="ada-1", device=SECOND, key=KEYS[1], client=True)
    card = yard.state.kernel.cards["ada-1"]
    assert (card.key, card.client) == (KEYS[1], True)
    yard.does("ada", "move-card", card_="ada-1", device=FIRST)
    card = yard.state.kernel.cards["ada-1"]
    assert (card.key, card.client) == ("", False)


def test_a_card_printed_anew_has_no_key(yard: YardGame) -> None:
    yard.does("ada", "claim-card", card_="ada-1", device=FIRST, key=KEYS[0])
    yard.does("nurse", "reissue-card", card_="ada-1")
    assert yard.state.kernel.cards["ada-1"].key == ""


def test_the_same_phone_claims_again_to_change_its_key(yard: YardGame) -> None:
    claim_card(yard)
    for key in KEYS:
        yard.does("ada", "claim-card", card_="ada-1", device=FIRST, key=key)
        assert yard.state.kernel.cards["ada-1"].key == key
        again = yard.expect_refusal("ada", "claim-card", card_="ada-1", device=FIRST, key=key)
        assert message_keys_of_refusal(again) == ["card-here-already"]
    other = yard.expect_refusal("ada", "claim-card", card_="ada-1", device=SECOND, key=KEYS[0])
    assert other.problem == "card-elsewhere"


def test_the_same_phone_claims_again_as_a_program_and_keeps_its_key(yard: YardGame) -> None:
    yard.does("ada", "claim-card", card_="ada-1", device=FIRST, key=KEYS[0])
    for client in (True, False):
        yard.does("ada", "claim-card", card_="ada-1", device=FIRST, client=client)
        card = yard.state.kernel.cards["ada-1"]
        assert (card.key, card.client) == (KEYS[0], client)
        again = yard.expect_refusal("ada", "claim-card", card_="ada-1", device=FIRST, client=client)
        assert message_keys_of_refusal(again) == ["card-here-already"]


@pytest.mark.parametrize("key", ["1a", "1A" * 32, "1a" * 33, "zz" * 32, "1a" * 32 + "\n"])
def test_a_key_has_64_hex_digits(yard: YardGame, key: str) -> None:
    refused = yard.expect_refusal("ada", "claim-card", card_="ada-1", device=FIRST, key=key)
    assert refused.problem == "malformed"
