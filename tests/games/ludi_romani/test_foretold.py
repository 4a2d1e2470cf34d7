"""Dry runs of tribute, Actium, deaths and weddings promise only true results."""

from random import Random
from typing import Any

import pytest

from ledger.games.ludi_romani.goods import CLASSIS, DENARIUS
from ledger.kernel.previewing.preview import preview
from ledger.kernel.previewing.previews import Preview
from ledger.kernel.view.visibility import visible_legs
from ledger.kernel.vocabulary.request import Request
from tests.dry_run_trial import DryRunTrial
from tests.games.ludi_romani.dying import announce_death
from tests.games.ludi_romani.sea import put_gift_on_form, sound_conches
from tests.games.ludi_romani.table import MACHINE, Table
from tests.games.ludi_romani.tributum.scenes import table_with_attached_ghosts

VIRUS, NAVIS = "virus", "navis_longa"


def dry_run(
    table: Table,
    actor: str,
    act: str,
    recorder: str = "",
    waive: tuple[str, ...] = (),
    **fields: Any,
) -> Preview:
    """Return the dry run of the sender, and assert that all its promises come true."""
    named = {name.rstrip("_"): value for name, value in fields.items()}
    period, card = table.state.period.seq, f"{recorder or actor}-1"
    reason = "so be it" if waive else ""
    request = Request("dry", card, act, actor, period, named, recorder, waive, reason)
    viewer = table.viewer(recorder or actor)
    held = DryRunTrial(MACHINE, table.state, request, viewer, table.now, Random(1)).held()
    assert held.broken == []
    return preview(MACHINE, table.state, request, viewer, table.now)


def visible_transfers(
    table: Table, found: Preview, viewer: str, asset: str
) -> set[tuple[str, str, int]]:
    """Return the visible postings of the asset, as (source, target, amount)."""
    told = (*found.entries, *found.falls_due)
    postings = tuple(posting for entry in told for posting in entry.postings)
    legs = visible_legs(postings, table.viewer(viewer))
    return {(leg.source, leg.target, leg.amount) for leg in legs if leg.asset == asset}


# tribute


@pytest.mark.rule("TRIB-01", "IMAGO-07", "IMAGO-10")
@pytest.mark.parametrize("ghosts", [0, 1, 3])
@pytest.mark.parametrize("juno", [0, 100_000, 5_000_000])
def test_a_collector_with_ghosts_gets_an_answer(ghosts: int, juno: int) -> None:
    table = table_with_attached_ghosts(ghosts=ghosts, juno=juno)
    assert dry_run(table, "cicero", "collect-tribute", from_="juno").is_complete
    for sender in ("juno", "fata"):  # the asker knows the content of the purse
        found = dry_run(table, "cicero", "collect-tribute", sender, from_="juno")
        assert found.is_complete is (juno == 5_000_000)
    assert dry_run(table, "juno", "pay-tribute", to="cicero").is_complete is (juno > 0)
    forced = dry_run(table, "cicero", "collect-tribute", "fata", waive=("TRIB-04",), from_="juno")
    assert forced.refusal is None
    table.act_with_waiver("cicero", "collect-tribute", "TRIB-04", from_="juno").accepted_entries()


# the forms of Actium


def table_with_promised_gift(**pansa: int) -> Table:
    """Antony and Octavian have two ships each. One of the two is rich. Isis has promised a gift."""
    table = Table().at("actium", 31)
    table.with_("antony", denarius=3_000_000, classis=2).with_(
        "octavian", denarius=600_000, classis=2
    )
    return sound_conches(table)


@pytest.mark.rule("ACTIUM-05", "ACTIUM-06", "ACTIUM-08")
@pytest.mark.parametrize("god", ["neptune", "fata"])
def test_a_sea_god_is_told_the_ships_of_the_forms(god: str) -> None:
    table = table_with_promised_gift()
    put_gift_on_form(table, "isis", "octavian", DENARIUS, 2_000_000)
    actor, recorder = ("neptune", "") if god == "neptune" else ("neptune", "fata")
    found = dry_run(table, actor, "close-forms", recorder)
    promised = {to: n for _, to, n in visible_transfers(table, found, god, NAVIS)}
    table.act("neptune", "close-forms").accepted_entries()
    ships = {who: table.state.books.holding(who, NAVIS) for who in promised}
    assert promised == ships
    assert {"antony", "octavian"} <= ships.keys()
    assert found.state_after is not None
    assert found.state_after.books.holding("antony", CLASSIS) == 0


@pytest.mark.rule("ACTIUM-06")
def test_a_sea_god_reads_no_purse_off_a_dry_run_of_the_forms() -> None:
    found = dry_run(table_with_promised_gift(), "neptune", "close-forms")
    postings = [posting for entry in found.entries for posting in entry.postings]
    assert CLASSIS in {posting.asset for posting in postings}
    assert not [p for p in postings if p.asset == DENARIUS and "neptune" in p.source_audience]


# deaths that fall due with the season


@pytest.mark.rule("BACCH-02", "CAL-04", "MORS-04")
@pytest.mark.parametrize("who", ["apollo", "fata"])
def test_the_dry_run_of_a_season_names_its_deaths(who: str) -> None:
    table = announce_death(Table().at("aestas", 40), "antony", "battle", "octavian")
    recorder = "" if who == "apollo" else who
    found = dry_run(table, "apollo", "announce-season", recorder)
    becomes = {(one.who, one.standing.key, one.is_ending) for one in found.becomes}
    assert ("antony", "status-umbra", False) in becomes
    assert ("antony", "status-condemned", True) in becomes
    assert {e.type.partition("/")[2] for e in found.falls_due} >= {"died@1"}
    assert found.state_after is not None
    assert not found.state_after.world.person("antony").living


@pytest.mark.rule("BACCH-02", "CAL-04")
def test_only_the_first_of_two_mutual_executions_kills() -> None:
    table = Table().at("aestas", 40)
    announce_death(table, "antony", "battle", "octavian")
    announce_death(table, "octavian", "battle", "antony")
    found = dry_run(table, "apollo", "announce-season")
    assert found.state_after is not None
    assert not found.state_after.world.person("antony").living
    assert found.state_after.world.person("octavian").living


# the bride's own virus


def couple_before_juno(**vesta: int) -> Table:
    """Octavia and Antony are in Gaul with Juno."""
    table = Table().at("aestas", 44).with_("vesta", None, None, **vesta)
    for who in ("octavia", "antony", "juno"):
        table.with_(who, place="gaul")
    return table


@pytest.mark.rule("NUPT-04", "VIRUS-01")
@pytest.mark.parametrize("vesta", [0, 1, 2, 12])
def test_a_bride_is_told_her_own_virus(vesta: int) -> None:
    table = couple_before_juno(virus=vesta)
    # with fewer cards she cannot know how many have come back to Vesta
    told = {("", "octavia", 2)} if vesta >= 2 else set()
    found = dry_run(table, "octavia", "wed", with_="antony")
    assert visible_transfers(table, found, "octavia", VIRUS) == told
    petition = table.act("antony", "wed", with_="octavia").pending_petition_id()
    found = dry_run(table, "octavia", "consent", petition=petition)
    assert visible_transfers(table, found, "octavia", VIRUS) == told
    fates = dry_run(table, "octavia", "wed", "fata", with_="antony")
    hers = {("vesta", "octavia", min(2, vesta))} if vesta else set()
    assert visible_transfers(table, fates, "fata", VIRUS) == hers


@pytest.mark.rule("NUPT-03", "NUPT-04", "VIRUS-01")
def test_only_the_bride_is_told_of_the_virus() -> None:
    table = couple_before_juno()
    groom = dry_run(table, "antony", "wed", with_="octavia")
    assert visible_transfers(table, groom, "antony", VIRUS) == set()
    assert visible_transfers(table, groom, "antony", DENARIUS) == {("", "antony", 3_000_000)}
    juno = dry_run(table, "antony", "wed", "juno", with_="octavia")
    assert visible_transfers(table, juno, "juno", VIRUS) == set()
    assert visible_transfers(table, juno, "juno", DENARIUS) == {("juno", "", 3_000_000)}


@pytest.mark.rule("NUPT-04", "VIRUS-01")
def test_a_bride_is_promised_no_virus_that_may_be_gone() -> None:
    table = (
        couple_before_juno(virus=3).with_("livia", place="gaul").with_("philippus", place="gaul")
    )
    table.act("livia", "wed", by="juno", with_="philippus").accepted_entries()
    found = dry_run(table, "octavia", "wed", with_="antony")
    assert visible_transfers(table, found, "octavia", VIRUS) == set()
    table.act("octavia", "wed", by="juno", with_="antony").accepted_entries()
    table.assert_holdings("octavia", virus=1)
