"""Entry 1, which begins every game."""

from dataclasses import replace

import pytest

from ledger.kernel.machine.first_entry import scenario_hash
from ledger.kernel.machine.machine import Machine
from ledger.kernel.vocabulary.request import HOST_CARD
from ledger.store.base import ConflictError
from tests.toy.rules import TOY
from tests.toy.yard import MACHINE, START, YardGame


def test_entry_1_holds_ruleset_data_seal_and_seeds(yard: YardGame) -> None:
    founded = yard.state.log.entries[1]
    event = founded.event
    assert (founded.position, founded.at, founded.period) == (1, START, 1)
    assert (event.ruleset, event.version, event.data_hash) == ("nuces", "1", "hash")
    assert event.commitment == yard.keys.seeds().commitment
    assert event.seal_key == yard.keys.seal_key("yard")
    assert event.stewards == ("nurse",)
    assert dict(event.cards)["ada-1"] == "ada"


def test_everybody_starts_with_the_goods_of_the_scenario() -> None:
    yard = YardGame(nuts=4)
    assert [yard.holding_of(child, "nut") for child in ("ada", "bea", "cai")] == [4, 4, 4]
    assert yard.holding_of("bea", "bone") == 3
    assert yard.state.seating.place_of("ada") == "wall"
    assert yard.state.switch("bell.by_clock") is False
    with pytest.raises(KeyError):
        yard.state.switch("no.such.reading")


def test_only_the_character_and_the_stewards_see_starting_goods(yard: YardGame) -> None:
    founded = yard.state.log.entries[1]
    for viewer, nuts in (((), []), (("ada",), ["ada"]), (("nurse",), ["ada", "bea", "cai"])):
        seen = yard.visible_part(founded, *viewer)
        assert seen is not None
        assert [leg.target for leg in seen.legs if leg.asset == "nut"] == nuts
        assert [leg.target for leg in seen.legs if leg.asset == "bone"] == ["bea"]


def test_the_founding_has_a_receipt_of_the_house(yard: YardGame) -> None:
    receipt = yard.state.log.receipts["found-yard"]
    assert (receipt.card, receipt.first, receipt.count) == (HOST_CARD, 1, 1)


def test_a_game_is_founded_once(yard: YardGame) -> None:
    with pytest.raises(ConflictError):
        YardGame(store=yard.store)


def test_equal_data_has_an_equal_hash() -> None:
    assert scenario_hash({"a": 1, "b": [2]}) == scenario_hash({"b": [2], "a": 1})
    assert scenario_hash({"a": 1}) != scenario_hash({"a": 2})


def test_a_ruleset_with_two_acts_of_one_name_is_an_error() -> None:
    (give, *_) = TOY.play.acts
    with pytest.raises(ValueError, match="acts of nuces are named twice: give"):
        Machine(replace(TOY, play=replace(TOY.play, acts=(*TOY.play.acts, give))))
    with pytest.raises(ValueError, match="named twice: pause"):
        Machine(replace(TOY, play=replace(TOY.play, acts=(replace(give, name="pause"),))))


def test_a_game_is_empty_before_its_first_entry() -> None:
    blank = MACHINE.blank_state()
    assert (blank.log.position, blank.kernel.game, blank.world) == (0, "", None)
    assert MACHINE.due_act_name(blank, START) == ""
    assert blank.log.entry("any") is None
    assert blank.kernel.character("any") == ""
