"""Bots on a running server do only acts that people would do, and set no random facts."""

from ledger.games.ludi_romani.fata.facts import FactSet
from ledger.games.ludi_romani.fata.table_count import HoldingCounted
from tests.api.rehearsal.serverless import STEPS, played_serverless_game


def test_bots_set_no_facts_and_do_not_end_battles_by_walking_off() -> None:
    room = played_serverless_game(5)
    kinds = {type(entry.event) for entry in room.desk.entries}
    assert not kinds & {FactSet, HoldingCounted}
    ends = [getattr(entry.event, "why", "") for entry in room.desk.entries]
    assert "presider-left" not in ends


def test_people_act_more_often_than_gods_walk() -> None:
    acts = played_serverless_game(6).acts
    assert len(acts) > STEPS / 2
    assert acts.count("roam") < len(acts) / 10
