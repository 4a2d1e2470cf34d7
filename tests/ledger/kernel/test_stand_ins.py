"""Stand-ins: a person acts for a character whose player cannot, and everybody sees it."""

from dataclasses import replace
from typing import Any

import pytest

from ledger.kernel.stand_ins.stand_in_acts import STAND_IN_LIMIT
from ledger.kernel.view.slices import kernel_slices
from ledger.record.audience import Viewer, sees
from ledger.record.view import slices_of_bundles
from tests.toy.jars import (
    guesses_by_character,
    opening_entry,
    save_guess,
    send_guess,
    yard_with_jar,
)
from tests.toy.rules import TOY
from tests.toy.streets import street_game
from tests.toy.yard import YardGame, message_keys_of_refusal, short_type_names

STEWARDS = ("ada", "bea", "cai")


@pytest.fixture
def game() -> YardGame:
    """Return a street in which Bea acts for Ada by the aunt's word."""
    game = street_game()
    game.does("aunt", "name-stand-in", character="ada", stand_in="bea")
    return game


def yard_with_player_stewards(*players: str) -> YardGame:
    """Return a yard in which these players keep order together."""
    return YardGame(rules=replace(TOY, seats=replace(TOY.seats, together=lambda _state: players)))


def kernel_slices_for(game: YardGame, who: str) -> dict[str, Any]:
    """Return the slices of the kernel that a character sees."""
    viewer = Viewer(frozenset({who}))
    found = slices_of_bundles(kernel_slices(game.state, game.scribe.text))
    return {key: one.render() for key, one in found if sees(one.audience, viewer)}


@pytest.mark.rule("ACTA-21")
def test_a_steward_names_a_stand_in_and_everybody_reads_it() -> None:
    game = street_game()
    (named,) = game.does("aunt", "name-stand-in", character="ada", stand_in="bea")
    assert short_type_names((named,)) == ["stand-in-named"]
    assert game.visible_part(named) is not None
    assert kernel_slices_for(game, "nobody")["stand_ins"] == {"ada": ["bea"]}


@pytest.mark.rule("ACTA-21")
def test_an_act_of_a_stand_in_names_both_the_character_and_the_stand_in(game: YardGame) -> None:
    (entry,) = game.does("ada", "toss", recorder="bea", to="bea", nuts=2)
    assert entry.meta is not None
    assert (entry.meta.actor, entry.meta.recorder) == ("ada", "bea")
    assert (game.holding_of("ada", "nut"), game.holding_of("bea", "nut")) == (8, 12)
    assert (
        game.expect_refusal("bea", "toss", recorder="ada", to="ada", nuts=1).problem
        == "not-your-card"
    )


@pytest.mark.rule("ACTA-21")
def test_an_act_that_needs_consent_still_asks_for_it(game: YardGame) -> None:
    """An officer records an agreement without asking. A stand-in has to ask."""
    asked = game.does("ada", "trade", recorder="bea", **{"with": "bea"})
    assert short_type_names(asked) == ["petition-opened"]
    (petition,) = game.state.kernel.petitions.values()
    assert petition.voices == ("bea",)


@pytest.mark.rule("ACTA-21")
def test_a_stand_in_answers_petitions_to_the_character(game: YardGame) -> None:
    game.does("bea", "trade", **{"with": "ada"}, id="t")
    (consent, *_traded) = game.does("ada", "consent", recorder="bea", petition="t")
    assert consent.meta is not None
    assert (consent.meta.recorder, dict(game.state.kernel.petitions)) == ("bea", {})
    game.does("bea", "trade", **{"with": "ada"}, id="u")
    game.does("ada", "decline", recorder="bea", petition="u")


@pytest.mark.rule("ACTA-21")
def test_a_stand_in_makes_the_choices_of_the_character(game: YardGame) -> None:
    game.does("bea", "challenge", who="ada")
    (duty,) = game.state.kernel.duties.values()
    game.does("ada", "choose", recorder="bea", duty=duty.id, option=duty.options[0])
    assert dict(game.state.kernel.duties) == {}


@pytest.mark.rule("ACTA-21")
def test_only_the_stand_in_sees_petitions_that_wait_for_the_character() -> None:
    game = YardGame()
    game.does("ada", "swap", **{"with": "bea"}, nuts=1, id="t")
    assert "petition/t" not in kernel_slices_for(game, "cai")
    game.does("nurse", "name-stand-in", character="bea", stand_in="cai")
    assert "petition/t" in kernel_slices_for(game, "cai")
    assert "petition/t" not in kernel_slices_for(game, "aunt")
    game.does("bea", "end-stand-in", character="bea", stand_in="cai")
    assert "petition/t" not in kernel_slices_for(game, "cai")
    assert "stand_ins" not in kernel_slices_for(game, "cai")


@pytest.mark.rule("ACTA-21")
@pytest.mark.parametrize(
    ("act", "fields"),
    [
        ("introduce", {"name": "Eve"}),
        ("end-stand-in", {"character": "ada", "stand_in": "bea"}),
    ],
)
def test_a_stand_in_may_use_no_other_act_of_the_kernel(
    game: YardGame, act: str, fields: dict[str, Any]
) -> None:
    assert game.expect_refusal("ada", act, recorder="bea", **fields).problem == "not-your-card"


@pytest.mark.rule("ACTA-21")
@pytest.mark.parametrize("by", ["aunt", "ada", "bea"])
def test_a_steward_the_character_or_the_stand_in_ends_the_arrangement(
    game: YardGame, by: str
) -> None:
    (ended,) = game.does(by, "end-stand-in", character="ada", stand_in="bea")
    assert short_type_names((ended,)) == ["stand-in-ended"]
    refused = game.expect_refusal("ada", "toss", recorder="bea", to="bea", nuts=1)
    assert refused.problem == "not-your-card"
    again = game.expect_refusal(by, "end-stand-in", character="ada", stand_in="bea")
    assert message_keys_of_refusal(again) == ["acts-not"]


@pytest.mark.rule("ACTA-21")
@pytest.mark.parametrize("who", ["ada", "bea"])
@pytest.mark.parametrize("act", ["hand-over-character", "retire-character"])
def test_the_arrangement_ends_when_another_person_plays_one_of_the_two(
    game: YardGame, act: str, who: str
) -> None:
    game.does("aunt", act, character=who)
    assert dict(game.state.kernel.stand_ins) == {}


@pytest.mark.rule("ACTA-21")
def test_nobody_names_themselves_as_stand_in_or_stands_in_for_a_steward() -> None:
    game = YardGame()

    def refusal_keys(by: str, character: str, stand_in: str) -> list[str]:
        fields = {"character": character, "stand_in": stand_in}
        return message_keys_of_refusal(game.expect_refusal(by, "name-stand-in", **fields))

    assert refusal_keys("bea", "ada", "bea") == ["stewards-only"]
    assert refusal_keys("nurse", "nurse", "bea") == ["steward-acts-alone"]
    assert refusal_keys("nurse", "ada", "ada") == ["acts-already"]
    assert refusal_keys("nurse", "ada", "zoe") == ["no-such-character"]
    game.does("nurse", "name-stand-in", character="ada", stand_in="bea")
    assert refusal_keys("nurse", "ada", "bea") == ["acts-already"]
    assert message_keys_of_refusal(
        game.expect_refusal("cai", "end-stand-in", character="ada", stand_in="bea")
    ) == ["stewards-only"]
    for other in ("cai", "aunt"):
        game.does("nurse", "name-stand-in", character="ada", stand_in=other)
    assert len(game.state.kernel.stand_ins["ada"]) == STAND_IN_LIMIT
    assert refusal_keys("nurse", "ada", "nurse") == ["too-many-act"]


@pytest.mark.rule("ACTA-21")
def test_an_officer_who_stands_in_still_records_agreements() -> None:
    """An officer records as an officer, even if they stand in for a character as well."""
    game = YardGame()
    for other in ("aunt", "cai"):
        game.does("nurse", "name-stand-in", character="ada", stand_in=other)
    noted = game.does("ada", "swap", recorder="aunt", **{"with": "bea"}, nuts=1)
    asked = game.does("ada", "swap", recorder="cai", **{"with": "bea"}, nuts=1)
    assert (short_type_names(noted), short_type_names(asked)) == (["swapped"], ["petition-opened"])


@pytest.mark.rule("ACTA-21")
def test_where_all_keep_order_together_all_others_agree_without_the_absent_one() -> None:
    game = yard_with_player_stewards("ada", "bea", "cai")
    game.does("bea", "name-stand-in", character="ada", stand_in="bea", id="p")
    assert game.state.kernel.petitions["p"].voices == ("cai",)
    game.does("cai", "consent", petition="p")
    assert dict(game.state.kernel.stand_ins) == {"ada": ("bea",)}
    game.does("ada", "end-stand-in", character="ada", stand_in="bea")


@pytest.mark.rule("ACTA-21")
def test_where_only_the_absent_character_is_left_they_must_agree() -> None:
    game = yard_with_player_stewards("ada", "bea")
    game.does("bea", "name-stand-in", character="ada", stand_in="bea", id="p")
    assert game.state.kernel.petitions["p"].voices == ("ada",)
    assert dict(game.state.kernel.stand_ins) == {}


def test_forms_offer_stewards_to_name_and_to_end_a_stand_in(game: YardGame) -> None:
    assert {"name-stand-in", "end-stand-in"} <= game.offers("aunt").keys()
    assert "name-stand-in" not in game.offers("bea")
    assert {"end-stand-in"} <= game.offers("bea").keys() & game.offers("ada").keys()
    tried = game.dry_run("aunt", "name-stand-in", character="ada")
    chosen = {field.name: [one.value for one in field.options] for field in tried.fields}  # type: ignore[union-attr] # both are choices
    assert "bea" not in chosen["stand_in"]
    assert "ada" not in chosen["stand_in"]
    ended = game.dry_run("ada", "end-stand-in", character="ada")
    assert [one.value for one in ended.fields[1].options] == ["bea"]  # type: ignore[union-attr] # a choice


@pytest.mark.rule("ACTA-21")
def test_a_stand_in_appeals_for_the_character_and_the_stewards_answer() -> None:
    game = YardGame()
    for child in ("ada", "bea"):
        game.does(child, "sit", where="bench")
    game.does("nurse", "name-stand-in", character="cai", stand_in="bea")
    assert message_keys_of_refusal(
        game.expect_refusal("cai", "sit", recorder="bea", where="bench")
    ) == ["bench-full"]
    bench = {"about": "sit", "fields": {"where": "bench"}}
    game.does("cai", "appeal", recorder="bea", **bench, id="please")
    assert game.state.kernel.appeals["please"].actor == "cai"
    assert "appeal/please" not in kernel_slices_for(game, "bea")
    game.does("nurse", "end-stand-in", character="cai", stand_in="bea")
    assert game.expect_refusal("cai", "appeal", recorder="bea", **bench).problem == "not-your-card"


@pytest.mark.rule("ACTA-21")
def test_each_line_of_a_stand_in_names_the_character_and_an_officer_s_does_not(
    game: YardGame,
) -> None:
    (tossed,) = game.does("ada", "toss", recorder="bea", to="bea", nuts=1)
    line = game.visible_part(tossed, "bea")
    assert line is not None
    assert (line.actor, line.recorder, line.stands_in_for) == ("ada", "bea", "ada")
    (own,) = game.does("bea", "toss", to="ada", nuts=1)
    assert (seen := game.visible_part(own, "bea")) is not None
    assert seen.stands_in_for == ""
    yard = YardGame()
    yard.does("nurse", "name-stand-in", character="ada", stand_in="aunt")
    (noted,) = yard.does("ada", "swap", recorder="aunt", **{"with": "bea"}, nuts=1)
    assert noted.meta is not None
    assert (noted.meta.recorder, noted.meta.stands_in_for) == ("aunt", "")


@pytest.mark.rule("ACTA-21")
def test_an_agreement_by_a_stand_in_names_the_character_and_not_the_asker(game: YardGame) -> None:
    game.does("bea", "trade", **{"with": "ada"}, id="t")
    entries = game.does("ada", "consent", recorder="bea", petition="t")
    assert {entry.meta.stands_in_for for entry in entries if entry.meta} == {"ada"}


@pytest.mark.rule("ACTA-21")
def test_a_character_who_acts_again_ends_all_their_stand_ins(game: YardGame) -> None:
    game.does("aunt", "name-stand-in", character="ada", stand_in="aunt")
    tossed, *ended = game.does("ada", "toss", to="bea", nuts=1)
    assert short_type_names(tuple(ended)) == ["stand-in-ended", "stand-in-ended"]
    assert all(game.visible_part(entry, "nobody") is not None for entry in ended)
    assert dict(game.state.kernel.stand_ins) == {}
    assert (
        game.expect_refusal("ada", "toss", recorder="bea", to="bea", nuts=1).problem
        == "not-your-card"
    )
    assert tossed.meta is not None
    assert tossed.meta.stands_in_for == ""


@pytest.mark.rule("ACTA-21")
def test_a_player_who_claims_the_card_of_a_character_ends_the_stand_in(
    game: YardGame,
) -> None:
    game.does("bea", "claim-card", card_="bea-1", device="the-phone-of-bea")
    assert dict(game.state.kernel.stand_ins) == {"ada": ("bea",)}
    claimed = game.does("ada", "claim-card", card_="ada-1", device="the-phone-of-ada")
    assert short_type_names(claimed) == ["card-claimed", "stand-in-ended"]
    assert dict(game.state.kernel.stand_ins) == {}


@pytest.mark.rule("ACTA-21")
def test_acts_of_others_on_a_character_do_not_end_the_stand_in(game: YardGame) -> None:
    """Acts on the character do not end the stand-in.

    Neither do the character's petitions that others now agree to.
    """
    game.does("bea", "toss", to="ada", nuts=1)
    game.does("ada", "toss", recorder="aunt", to="bea", nuts=1)
    game.does("ada", "trade", recorder="bea", **{"with": "bea"}, id="t")
    game.does("bea", "consent", petition="t")
    assert dict(game.state.kernel.stand_ins) == {"ada": ("bea",)}


@pytest.mark.rule("ACTA-21")
def test_undoing_an_act_that_ended_a_stand_in_does_not_bring_the_stand_in_back() -> None:
    game = YardGame(
        rules=replace(TOY, seats=replace(TOY.seats, officers=lambda _state: frozenset({"ada"})))
    )
    game.does("nurse", "name-stand-in", character="ada", stand_in="bea")
    gave, *ended = game.does("ada", "give", to="cai", nuts=1)
    assert short_type_names(tuple(ended)) == ["stand-in-ended"]
    game.does("ada", "undo", entry=gave.id)
    assert (game.holding_of("cai", "nut"), dict(game.state.kernel.stand_ins)) == (10, {})


@pytest.mark.rule("ACTA-21")
def test_a_stand_in_cannot_save_a_sealed_act() -> None:
    game = yard_with_jar()
    game.does("nurse", "name-stand-in", character="ada", stand_in="bea")
    assert send_guess(game, "ada", 7, recorder="bea").problem == "not-your-card"
    save_guess(game, "bea", 9)
    assert guesses_by_character(opening_entry(game.wait(minutes=15))) == {
        "ada": None,
        "bea": 9,
        "cai": None,
    }
