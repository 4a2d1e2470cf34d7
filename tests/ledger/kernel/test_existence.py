"""Characters and objects that a command names have to be in the game."""

from dataclasses import replace

import pytest
from pydantic import Field

from ledger.contract.acts import Command
from ledger.kernel.performing.existence import must_name_what_exists
from ledger.record.references import Asset, Place, Who
from tests.toy.rules import TOY
from tests.toy.yard import YardGame


class Wave(Command):
    """Wave to a character at a place, with an object in the hand."""

    to: Who = ""
    where: Place = ""
    hand: Asset = ""
    others: tuple[Who, ...] = Field(default=())


RULES = replace(TOY, play=replace(TOY.play, known={"place": lambda _state: {"bench"}}))


@pytest.mark.rule("ACTA-02")
@pytest.mark.parametrize(
    ("command", "keys"),
    [
        (Wave(to="bea"), []),
        (Wave(to="nobody"), ["no-such-character"]),
        (Wave(where="bench"), []),
        (Wave(where="moon"), ["no-such-place"]),
        (Wave(others=("bea", "nobody", "noone")), ["no-such-character"] * 2),
    ],
)
def test_every_named_character_and_thing_must_be_in_the_game(
    yard: YardGame, command: Wave, keys: list[str]
) -> None:
    found = tuple(must_name_what_exists(RULES, yard.state, command))
    assert [objection.key for objection in found] == keys
    assert not any(objection.waivable for objection in found)
    assert {objection.rule for objection in found} <= {"ACTA-02"}


def test_values_that_the_rules_cannot_list_are_left_to_the_act(yard: YardGame) -> None:
    assert list(must_name_what_exists(RULES, yard.state, Wave(hand="anything"))) == []
