"""Refusals reveal no secret. Two evenings that differ in a secret give the same refusals."""

import json
from dataclasses import replace
from typing import Any

import pytest

from ledger.games.ludi_romani.goods import DENARIUS
from ledger.games.ludi_romani.rules import RULES
from ledger.games.ludi_romani.scenario.value_types import RomanAsset
from ledger.kernel.previewing.preview import preview, refusal_for_viewer
from ledger.kernel.previewing.previews import Preview
from ledger.kernel.vocabulary.request import Refused, Request
from ledger.record.objection import Objection
from tests.games.ludi_romani.dying import record_death, record_transfer, table_with_rich_balbus
from tests.games.ludi_romani.proelium.scenes import scenario_14
from tests.games.ludi_romani.sea import actium_without_goods, sound_conches
from tests.games.ludi_romani.table import MACHINE, Table

CURIOUS = "octavian"


def refusal_to_recorder(table: Table, actor: str, act: str, /, by: str = "", **fields: Any) -> Any:
    """Return the refusal of the act as its recorder reads it."""
    outcome = table.act(actor, act, by=by, **fields).outcome
    assert isinstance(outcome, Refused)
    viewer = table.viewer(by or actor)
    shown = refusal_for_viewer(MACHINE, table.state, outcome, viewer)
    return shown.problem, [(o.rule, o.key, dict(o.args)) for o in shown.objections]


@pytest.mark.rule("FATA-01", "FATA-12")
@pytest.mark.parametrize("because", ["agrees", "found", "confiscated", "corrected"])
def test_counts_reveal_purses_to_the_fates_only(because: str) -> None:
    heard = []
    for money in (300_000, 500_000, 700_000):
        table = Table().at("aestas", 44).with_("cicero", denarius=money)
        count: dict[str, Any] = {"asset": DENARIUS, "counted": 500_000, "because": because}
        heard.append(refusal_to_recorder(table, CURIOUS, "book-difference", who="cicero", **count))
    assert heard == [("refused", [("FATA-01", "stewards-only", {"who": ["who:fata"]})])] * 3


@pytest.mark.rule("FATA-01", "RING-02")
def test_facts_reveal_the_bearer_to_the_fates_only() -> None:
    fact = {"fact": "status", "value": "ring_bearer", "reason": "so"}
    heard = [
        refusal_to_recorder(scenario_14(), CURIOUS, "set-fact", subject=s, **fact)
        for s in ("isauricus", "cicero")
    ]
    assert heard == [("refused", [("FATA-01", "stewards-only", {"who": ["who:fata"]})])] * 2


@pytest.mark.rule("MORS-13", "MORS-14")
@pytest.mark.parametrize("asset", [DENARIUS, "classis"])
def test_a_will_that_nobody_has_read_is_betrayed_by_no_refusal(asset: RomanAsset) -> None:
    silent, written = table_with_rich_balbus(), table_with_rich_balbus()
    written.act("balbus", "bequeath", asset=asset, heir="antony").accepted_entries()
    heard = [
        refusal_to_recorder(record_death(table, "balbus"), CURIOUS, "approve-will", dead="balbus")
        for table in (silent, written)
    ]
    assert heard[0] == heard[1]
    assert [key for _, key, _ in heard[0][1]] == ["vesta-approves"]


@pytest.mark.rule("ACTIUM-06", "ACTIUM-10")
def test_a_god_who_cannot_close_the_forms_does_not_see_them() -> None:
    heard = [
        refusal_to_recorder(
            sound_conches(actium_without_goods().with_("cicero", denarius=money)),
            CURIOUS,
            "close-forms",
        )
        for money in (900_000, 3_000_000)
    ]
    assert heard[0] == heard[1]
    assert [key for _, key, _ in heard[0][1]] == ["neptune-hosts"]


@pytest.mark.rule("RING-02", "RING-04")
def test_no_god_finds_the_bearer_by_recording_attacks_for_everybody() -> None:
    attack = {"target": "cassius", "numen": "isis"}
    people = ("isauricus", "dolabella")
    heard = [
        refusal_to_recorder(scenario_14(), who, "attack-with-ring", by="isis", **attack)
        for who in people
    ]
    assert heard == [("not-your-card", [])] * 2


@pytest.mark.rule("AMIC-07")
def test_no_god_but_mercury_finds_lent_votes_by_recording_their_return() -> None:
    table = Table().at("aestas", 44)
    sent = {"from_": "cicero", "numen": "minerva"}
    assert refusal_to_recorder(table, "antony", "recall-votes", by="minerva", **sent) == (
        "not-your-card",
        [],
    )
    sent = {"from_": "cicero", "numen": "mercury"}
    heard = refusal_to_recorder(table, "antony", "recall-votes", by="mercury", **sent)
    assert [key for _, key, _ in heard[1]] == ["not-lent"]


def dry_run_of(table: Table, actor: str, act: str, /, **fields: Any) -> Preview:
    """Return the dry run that a character sees."""
    named = {name.rstrip("_"): value for name, value in fields.items()}
    period = table.state.period.seq
    request = Request("dry", f"{actor}-1", act, actor, period, json.loads(json.dumps(named)))
    return preview(MACHINE, table.state, request, table.viewer(actor))


@pytest.mark.rule("CLI-10")
def test_a_patronus_learns_by_asking_for_money_and_not_by_a_dry_run() -> None:
    seen = []
    for money in (100_000, 900_000):
        table = Table().at("aestas", 44).with_("cicero", denarius=money)
        table.set_fact("cicero", "patronus", CURIOUS)
        seen.append(dry_run_of(table, CURIOUS, "demand-money", who="cicero", quantity=500_000))
    assert seen[0] == seen[1]
    assert seen[0].is_complete
    assert (seen[0].refusal, seen[0].entries) == (None, ())


@pytest.mark.rule("NUPT-04", "VIRUS-01")
def test_a_bride_learns_how_many_virus_there_are_by_none_of_her_dry_runs() -> None:
    seen, asked = [], []
    for gone in (2, 9):
        table = Table().at("aestas", 44).with_("octavia", place="gaul")
        table.with_("antony", place="gaul").with_("juno", place="gaul")
        record_transfer(table, "virus", "vesta", "@void", gone)
        seen.append(dry_run_of(table, "octavia", "wed", with_="antony"))
        petition = table.act("antony", "wed", with_="octavia").pending_petition_id()
        asked.append(dry_run_of(table, "octavia", "consent", petition=petition))
        table.act("octavia", "consent", petition=petition).accepted_entries()
    for one, other in (seen, asked):
        assert replace(one, state_after=None) == replace(other, state_after=None)
        assert one.state_after is not None
        assert other.state_after is not None
        assert one.state_after.books.holding("octavia", "virus") == 2
        assert other.state_after.books.holding("octavia", "virus") == 2
    assert seen[0].voices == ("antony", "juno")


@pytest.mark.rule("FATA-12")
def test_a_refusal_with_one_reason_does_not_reveal_a_hidden_one() -> None:
    table = Table().at("aestas", 44)
    plain = Objection("SEDES-07", "no-seat")
    hidden = Objection("MERC-07", "cannot-pay", rests_on=(("cicero", DENARIUS),))
    viewer = table.viewer(CURIOUS)
    for objections, keys in (
        ((plain, hidden), ["no-seat"]),
        ((hidden,), ["not-possible"]),
    ):
        shown = refusal_for_viewer(MACHINE, table.state, Refused("refused", objections), viewer)
        assert [objection.key for objection in shown.objections] == keys
    assert RULES.assets.account_audience(table.state, "cicero", DENARIUS) == ("cicero", "fata")
