"""Bots in a live rehearsal act as people in the room would."""

import pytest

from ledger.contract.form import Move
from ledger.games.ludi_romani.likelihood import (
    CHANCES_BEFORE_PEOPLE,
    HALF_HEARTED_CHANCE,
    likelihood_of_move,
)
from ledger.games.ludi_romani.rules import RULES
from tests.games.ludi_romani.battles import latest_battle
from tests.games.ludi_romani.proelium.scenes import table_with_married_octavian
from tests.games.ludi_romani.table import Table


def test_no_act_is_weighed_that_the_game_does_not_have() -> None:
    assert set(CHANCES_BEFORE_PEOPLE) <= {act.name for act in RULES.play.acts}


@pytest.mark.parametrize("act", ["set-fact", "book-difference", "set-sea-dice"])
def test_bots_never_set_facts(act: str) -> None:
    assert likelihood_of_move(Table().state, "fata", Move(act, {})) == 0


@pytest.mark.rule("PROEL-20")
def test_a_god_who_presides_over_a_battle_stays_there() -> None:
    table = table_with_married_octavian()
    presider, walk = latest_battle(table).presider, Move("roam", {"to": "spain"})
    assert likelihood_of_move(table.state, presider, walk) == 0
    assert likelihood_of_move(table.state, "juno", walk) > 0


def test_gods_do_not_give_away_what_they_sell() -> None:
    gift = Move("give", {"to": "juventas", "asset": "denarius", "quantity": 1})
    assert likelihood_of_move(Table().state, "juno", gift) == 0
    assert likelihood_of_move(Table().state, "antony", gift) > 0


@pytest.mark.parametrize(
    ("votes", "likely"),
    [
        ({"yes": 10, "no": 0, "abstain": 0}, 1.0),
        ({"yes": 0, "no": 8, "abstain": 2}, 1.0),
        ({"yes": 3, "no": 3, "abstain": 4}, HALF_HEARTED_CHANCE),
    ],
)
def test_votes_are_given_to_one_side(votes: dict[str, int], likely: float) -> None:
    assert (
        likelihood_of_move(Table().state, "antony", Move("cast-votes", {"votes": votes})) == likely
    )
