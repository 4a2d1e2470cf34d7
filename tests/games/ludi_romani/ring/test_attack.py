"""RING: the attack, its attackers, targets and gods, and the readers of its entries."""

from dataclasses import replace

import pytest

from ledger.games.ludi_romani.rules import RULES
from ledger.kernel.vocabulary.objections import objection_shown_to
from ledger.record.entry import Entry
from ledger.record.view import slices_of_bundles
from tests.games.ludi_romani.battles import latest_battle, play_rounds, roll_both_dice, settle_round
from tests.games.ludi_romani.dying import record_death
from tests.games.ludi_romani.given import field_options
from tests.games.ludi_romani.proelium.scenes import attack_before_isis, scenario_14
from tests.games.ludi_romani.table import Table

AGAINST = {"target": "cassius", "numen": "isis"}


def card_labels(table: Table, who: str) -> list[str]:
    """Return the labels on the card of a character that everybody reads."""
    slices = dict(slices_of_bundles(RULES.phones.slices(table.state)))
    statuses: list[str] = slices[f"person/{who}"].render()["statuses"]
    return statuses


@pytest.mark.rule("RING-04", "PROEL-02")
def test_the_bearer_names_a_victim_and_a_present_god() -> None:
    table = scenario_14()
    form = table.form("isauricus", "attack-with-ring")
    assert form is not None
    assert [field_options(field) for field in form.fields] == [["cassius"], ["isis"]]
    petition = table.act("isauricus", "attack-with-ring", **AGAINST).pending_petition_id()
    assert battle_count(table) == 0
    table.act("isis", "consent", petition=petition).accepted_entries()
    assert (latest_battle(table).kind, latest_battle(table).presider) == ("ring", "isis")
    assert (latest_battle(table).id, latest_battle(table).number) == ("proelium-1", 1)
    for who in ("isauricus", "cassius"):
        assert table.person(who).statuses >= {"in_proelium"}


@pytest.mark.rule("RING-02")
def test_a_god_records_the_attack_who_may_know_the_bearer_or_when_all_know() -> None:
    unknown = scenario_14()
    unknown.act("isauricus", "attack-with-ring", by="isis", **AGAINST).assert_refused()
    seen = replace(unknown.state.world.duels, revealed="isauricus")
    unknown.replace_world_parts(duels=seen)
    unknown.act("isauricus", "attack-with-ring", by="isis", **AGAINST).accepted_entries()
    knowing = scenario_14().set_fact("pluto", "place", "syria")
    watched = {"target": "cassius", "numen": "pluto"}
    knowing.act("isauricus", "attack-with-ring", by="pluto", **watched).accepted_entries()
    assert latest_battle(knowing).presider == "pluto"


def battle_count(table: Table) -> int:
    """Return how many battles there have been this season."""
    return len(table.state.world.pugnae.battles)


@pytest.mark.rule("RING-04", "RING-06")
def test_only_the_bearer_attacks_and_nobody_else_is_offered_it() -> None:
    table = scenario_14().set_fact("dolabella", "role", "imperator")
    refused = table.act("dolabella", "attack-with-ring", **AGAINST).assert_refused("RING-04")
    assert [objection.key for objection in refused] == ["not-the-bearer"]
    assert table.form("dolabella", "attack-with-ring") is None
    assert table.form("isauricus", "attack-with-ring", viewer="isis") is None
    assert table.form("isauricus", "attack-with-ring", viewer="@") is None
    assert table.form("isauricus", "attack-with-ring", viewer="pluto") is not None


@pytest.mark.rule("RING-02", "RING-04")
def test_a_refusal_does_not_reveal_the_bearer_of_the_ring() -> None:
    table = scenario_14()
    answer = table.act("dolabella", "attack-with-ring", **AGAINST)
    (objection,) = answer.assert_refused("RING-04")
    told = objection_shown_to(
        objection, table.state, table.viewer("isis"), RULES.assets.account_audience
    )
    assert told.hidden
    own = objection_shown_to(
        objection, table.state, table.viewer("dolabella"), RULES.assets.account_audience
    )
    assert not own.hidden


@pytest.mark.rule("RING-02")
def test_the_bearer_becomes_known_by_an_attack_until_the_ring_is_taken_back() -> None:
    table = scenario_14()
    assert card_labels(table, "isauricus") == []
    (opened,) = entries_opening_attack(table)
    assert opened.audience == ("*",)
    assert card_labels(table, "isauricus") == ["in_proelium", "ring_bearer"]
    table.act("cassius", "field-legions", dice={"cassius/legio_curialis": 3}).accepted_entries()
    play_rounds(table, (1, 1), (1, 1), (1, 1))
    assert card_labels(table, "isauricus") == ["ring_bearer"]
    assert card_labels(table, "cassius") == []
    table.act("pluto", "reclaim-ring", to="asia_minor").accepted_entries()
    assert card_labels(table, "isauricus") == []
    table.act("pluto", "lend-ring", to="isauricus").accepted_entries()
    assert card_labels(table, "isauricus") == []


def entries_opening_attack(table: Table) -> list[Entry]:
    """Return the entries with which an attack opens."""
    answer = table.act_with_consent("isis", "isauricus", "attack-with-ring", **AGAINST)
    return [entry for entry in answer.accepted_entries() if "proelium-opened" in entry.type]


@pytest.mark.rule("RING-04")
def test_the_victim_picks_which_legiones_are_attacked() -> None:
    table = attack_before_isis(scenario_14())
    form = table.form("cassius", "field-legions")
    assert form is not None
    assert table.form("isauricus", "field-legions") is None
    mixed = {"cassius/legio_curialis": 2, "cassius/legio_clientarum": 1}
    table.act("isauricus", "field-legions", dice=mixed).assert_refused("PROEL-19")
    table.act("cassius", "field-legions", dice=mixed).accepted_entries()
    assert latest_battle(table).stage == "rolling"
    roll_both_dice(table, 6, 1, second="cassius/legio_clientarum")
    settle_round(table).accepted_entries()
    table.assert_holdings("isauricus", legio_clientarum=1).assert_holdings(
        "cassius", legio_clientarum=0
    )


@pytest.mark.rule("RING-04")
def test_the_bearer_picks_the_attacked_legiones_by_the_other_reading() -> None:
    table = scenario_14()
    table.change_reading("ring.defender_picks", "false").accepted_entries()
    attack_before_isis(table)
    assert table.form("cassius", "field-legions") is None
    assert table.form("isauricus", "field-legions") is not None
    mixed = {"cassius/legio_curialis": 2, "cassius/legio_clientarum": 1}
    table.act("cassius", "field-legions", dice=mixed).assert_refused("PROEL-09")
    table.act("isauricus", "field-legions", dice=mixed).accepted_entries()
    corps = {one.kind: one.fielded for one in latest_battle(table).sides[1].corps}
    assert corps == {"legio_curialis": 2, "legio_clientarum": 1}


@pytest.mark.rule("RING-04", "IMAGO-03")
def test_a_ghost_with_the_ring_picks_the_attacked_legiones_too() -> None:
    table = scenario_14().set_fact("isauricus", "status", "imago")
    table.change_reading("ring.defender_picks", "false").accepted_entries()
    attack_before_isis(table)
    dice = {"cassius/legio_curialis": 3}
    table.act("isauricus", "field-legions", dice=dice).accepted_entries()
    assert latest_battle(table).stage == "rolling"


@pytest.mark.rule("RING-04", "PROEL-02", "PROEL-03", "PROEL-41")
def test_a_god_who_may_preside_has_to_be_there() -> None:
    table = scenario_14().set_fact("mercury", "place", "syria")
    table.act("isauricus", "attack-with-ring", target="cassius").assert_refused_with("name-a-god")
    against = {"target": "cassius"}
    table.act("isauricus", "attack-with-ring", **against, numen="juno").assert_refused("PROEL-02")
    table.act("isauricus", "attack-with-ring", **against, numen="mercury").assert_refused(
        "PROEL-03"
    )
    table.act("isauricus", "attack-with-ring", **against, numen="nobody").assert_refused("ACTA-02")
    own = table.act("isauricus", "attack-with-ring", **against, numen="isauricus")
    own.assert_refused_with("own-battle", "may-not-preside")
    table.set_fact("pluto", "place", "syria")
    form = table.form("isauricus", "attack-with-ring")
    assert form is not None
    assert field_options(form.fields[1]) == ["isis", "pluto"]
    table.set_fact("cybele", "place", "syria")
    table.act("isauricus", "attack-with-ring", **AGAINST).assert_refused_with("peace-here")
    table.set_fact("cybele", "place", "gaul").set_fact("isis", "place", "gaul")
    table.set_fact("pluto", "place", "gaul")
    form = table.form("isauricus", "attack-with-ring")
    assert form is not None
    assert [objection.key for objection in form.blocked] == ["no-god-to-preside"]


@pytest.mark.rule("RING-04")
def test_no_god_is_needed_and_the_fates_watch_by_the_other_reading() -> None:
    table = scenario_14(3, 0)
    table.change_reading("ring.needs_numen", "false").accepted_entries()
    form = table.form("isauricus", "attack-with-ring")
    assert form is not None
    assert field_options(form.fields[1]) == ["", "isis"]
    table.act("isauricus", "attack-with-ring", target="cassius").accepted_entries()
    assert latest_battle(table).presider == "fata"
    play_rounds(table, (6, 5), (1, 2))
    table.assert_holdings("isauricus", legio_curialis=1).assert_holdings(
        "cassius", legio_curialis=2
    )


@pytest.mark.rule("RING-08", "LIM-18")
def test_women_neither_attack_nor_are_attacked() -> None:
    table = scenario_14().set_fact("livia", "place", "syria").set_fact("octavia", "place", "syria")
    table.set_fact("octavia", "role", "matrona")
    for woman in ("livia", "octavia"):
        table.act("isauricus", "attack-with-ring", target=woman, numen="isis").assert_refused_with(
            "women-do-not-fight"
        )
    table.act("pluto", "reclaim-ring", to="asia_minor").accepted_entries()
    table.act("pluto", "lend-ring", to="livia").accepted_entries()
    table.act("livia", "attack-with-ring", **AGAINST).assert_refused_with("women-do-not-fight")


@pytest.mark.rule("RING-04", "PROEL-07")
def test_the_ring_does_not_attack_these_characters() -> None:
    table = scenario_14().set_fact("hirtius", "status", "imago")
    attack = {"numen": "isis"}
    table.act("isauricus", "attack-with-ring", target="dolabella", **attack).assert_refused_with(
        "nothing-to-attack"
    )
    table.act("isauricus", "attack-with-ring", target="hirtius", **attack).assert_refused_with(
        "dead-do-not-fight"
    )
    table.act("isauricus", "attack-with-ring", target="isis", **attack).assert_refused("RING-04")
    table.act("isauricus", "attack-with-ring", target="antony", **attack).assert_refused("PROEL-07")
    table.act("isauricus", "attack-with-ring", target="isauricus", **attack).assert_refused(
        "PROEL-07"
    )
    table.act("isauricus", "attack-with-ring", target="nobody", **attack).assert_refused("ACTA-02")
    table.set_fact("cassius", "place", "gaul")
    form = table.form("isauricus", "attack-with-ring")
    assert form is not None
    assert [objection.key for objection in form.blocked] == ["nobody-to-attack"]


@pytest.mark.rule("RING-04", "PROEL-07")
@pytest.mark.parametrize("who", ["isauricus", "cassius"])
def test_a_fighter_neither_attacks_nor_is_attacked_with_the_ring(who: str) -> None:
    table = scenario_14().set_fact(who, "status", "challenged")
    table.act("isauricus", "attack-with-ring", **AGAINST).assert_refused_with("in-another-battle")


@pytest.mark.rule("RING-02", "RING-01")
def test_a_dead_known_bearer_is_forgotten_when_the_ring_is_lent_again() -> None:
    table = play_rounds(attack_before_isis(scenario_14(1, 0)), (6, 6))
    record_death(table, "isauricus").set_fact("isauricus", "status", "imago")
    table.set_fact("isauricus", "status", "not-umbra")
    table.assert_holdings("isauricus", ring_of_gyges=0)
    table.act("pluto", "lend-ring", to="isauricus").accepted_entries()
    assert card_labels(table, "isauricus") == ["imago"]


@pytest.mark.rule("RING-05", "LIM-16")
def test_the_ring_has_one_attack_in_a_hiems_for_all_bearers() -> None:
    table = attack_before_isis(scenario_14(2, 0))
    play_rounds(table, (1, 1), (1, 1))
    table.act("isauricus", "attack-with-ring", **AGAINST).assert_refused_with("ring-spent")
    form = table.form("isauricus", "attack-with-ring")
    assert form is not None
    assert [objection.key for objection in form.blocked] == ["ring-spent"]
    table.act("pluto", "reclaim-ring", to="asia_minor").accepted_entries()
    table.act("pluto", "lend-ring", to="dolabella").accepted_entries()
    table.act("dolabella", "attack-with-ring", **AGAINST).assert_refused_with("ring-spent")
    for _period in ("motus", "aestas", "motus", "hiems"):
        table.season().accepted_entries()
    table.act_with_consent("isis", "dolabella", "attack-with-ring", **AGAINST).accepted_entries()


@pytest.mark.rule("RING-10", "PROEL-01", "LIM-07")
def test_nobody_fights_in_winter_without_the_ring() -> None:
    table = scenario_14().set_fact("dolabella", "role", "imperator")
    table.act("cassius", "challenge", target="dolabella", numen="isis").assert_refused("PROEL-01")
