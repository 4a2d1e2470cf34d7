"""The ledger reminds people of the rules that it does not enforce, at the right times."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from ledger.games.ludi_romani.actium.state import TRIUMPH_STAGE
from ledger.games.ludi_romani.rules import RULES
from ledger.games.ludi_romani.scenario.load import load_scenario
from tests.games.ludi_romani.battles import duel_after_acceptance
from tests.games.ludi_romani.bonds import make_friends, table_in_one_region
from tests.games.ludi_romani.dying import record_death
from tests.games.ludi_romani.roles import ROLES, WHO
from tests.games.ludi_romani.roles import table_with_role as scene_of
from tests.games.ludi_romani.scenes import kinds_by_rule
from tests.games.ludi_romani.sea import close_forms, sound_conches
from tests.games.ludi_romani.table import Table


def table_with_two_players_of_cicero() -> Table:
    """Two players play Cicero."""
    return Table(load_scenario("based_on: ludi_romani\ncopies: {cicero: 2}\n", "tonight.yaml"))


def table_with_oath() -> Table:
    """Octavian and Agrippa have sworn before Juno. Cicero and Livia are friends without an oath."""
    table = table_in_one_region("gaul", "octavian", "agrippa", "cicero", "livia").with_(
        "juno", place="gaul"
    )
    make_friends(table, "octavian", "agrippa", sworn=True)
    make_friends(table, "cicero", "livia")
    return table


def table_with_followers() -> Table:
    """Cicero is Octavian's cliens, Pansa a bacchant of Dionysus."""
    return Table().set_fact("cicero", "patronus", "octavian").set_fact("pansa", "god", "dionysus")


def winter_with_cicero_in_rome() -> Table:
    """A winter with Cicero in Rome."""
    return Table().at("hiems", 42).with_("cicero", place="rome")


def table_with_dead_cicero() -> Table:
    """Cicero has died."""
    return record_death(Table().with_("cicero", place="gaul"), "cicero")


def table_with_vestal() -> Table:
    """Livia is a Vestal Virgin."""
    return Table().set_fact("livia", "role", "vestal")


def table_with_ghost() -> Table:
    """Cassius is a ghost in Greece, and follows Marcus Brutus."""
    table = Table().set_fact("cassius", "status", "imago")
    table.act("cassius", "attach", to="m_brutus").accepted_entries()
    return table


def year_of_actium() -> Table:
    """The year of Actium has begun."""
    return Table().at("actium", 31)


def table_after_conches() -> Table:
    """The conches have sounded."""
    return sound_conches(year_of_actium())


def table_after_closed_forms() -> Table:
    """Neptune has closed the forms."""
    table = table_after_conches()
    close_forms(table)
    return table


def table_with_last_fleet() -> Table:
    """Octavian's fleet is the last fleet that is left."""
    table = table_after_closed_forms().set_fact("cassius", "status", "imago")
    won = replace(table.state.world.actium, stage=TRIUMPH_STAGE, victor="octavian")
    return table.replace_world_parts(actium=won)


SHOWN: dict[str, tuple[Callable[[], Table], str, str]] = {
    "ROST-13": (Table, "vesta", "juno"),
    "ROST-22": (table_with_two_players_of_cicero, "cicero_2", "pansa"),
    "ROST-24": (Table, "octavian", "juno"),
    "SEDES-17": (Table, "saturn_ops", "octavian"),
    "MOTUS-13": (Table, "mercury", "juno"),
    "MARE-12": (Table, "amphitrite", "juno"),
    "MERC-02": (Table, "octavian", "juno"),
    "MERC-06": (Table, "tanit", "juno"),
    "MERC-15": (Table, "octavian", "juno"),
    "MERC-22": (Table, "octavian", "juno"),
    "AMIC-10": (Table, "juno", "octavian"),
    "AMIC-11": (table_with_oath, "octavian", "cicero"),
    "AMIC-15": (Table, "juno", "octavian"),
    "CLI-07": (table_with_followers, "octavian", "cicero"),
    "CLI-15": (table_with_followers, "cicero", "octavian"),
    "BACCH-04": (Table, "dionysus", "juno"),
    "BACCH-05": (table_with_followers, "pansa", "cicero"),
    "TRIB-09": (table_with_ghost, "m_brutus", "octavian"),
    "SEN-06": (winter_with_cicero_in_rome, "cicero", "octavian"),
    "SEN-07": (winter_with_cicero_in_rome, "venus", "cicero"),
    "SEN-08": (winter_with_cicero_in_rome, "venus", "cicero"),
    "SEN-26": (winter_with_cicero_in_rome, "venus", "cicero"),
    "PROEL-48": (Table, "mars", "octavian"),
    "NUM-12": (Table, "fortuna", "juno"),
    "NUM-13": (Table, "saturn_ops", "juno"),
    "VIRUS-04": (Table, "fata", "octavian"),
    "VIRUS-06": (Table, "fata", "octavian"),
    "MORS-18": (table_with_vestal, "vesta", "juno"),
    "IMAGO-04": (table_with_ghost, "cassius", "m_brutus"),
    "IMAGO-12": (table_with_ghost, "cassius", "m_brutus"),
    "IMAGO-14": (table_with_last_fleet, "cassius", "octavian"),
    "COMM-01": (Table, "octavian", "juno"),
    "COMM-02": (Table, "mercury", "octavian"),
    "COMM-03": (table_with_ghost, "m_brutus", "octavian"),
    "COMM-04": (Table, "octavian", "juno"),
    "ACTIUM-01": (year_of_actium, "neptune", "octavian"),
    "ACTIUM-09": (table_after_conches, "minerva", "octavian"),
    "VICT-01": (table_with_last_fleet, "octavian", "antony"),
    "VICT-02": (table_with_last_fleet, "octavian", "antony"),
    "VICT-03": (table_with_last_fleet, "juppiter", "octavian"),
    "VICT-04": (table_with_last_fleet, "octavian", "antony"),
    "VICT-05": (table_with_last_fleet, "octavian", "antony"),
    "MON-02": (Table, "octavian", "juno"),
    "FATA-01": (Table, "fata", "octavian"),
    "FATA-02": (Table, "fata", "octavian"),
    "FATA-03": (Table, "fata", "octavian"),
    "FATA-04": (Table, "fata", "octavian"),
    "FATA-05": (table_after_closed_forms, "fata", "octavian"),
    "FATA-06": (Table, "fata", "octavian"),
    # Rules of which the ledger reminds people, besides its own checks:
    "PROEL-20": (duel_after_acceptance, "minerva", "octavian"),
    "PROEL-44": (duel_after_acceptance, "fortuna", "octavian"),
    "MORS-17": (table_with_dead_cicero, "vesta", "octavian"),
    "ACTIUM-14": (table_after_closed_forms, "neptune", "octavian"),
}
"""For each rule, a scene in which it is remembered, a character who is reminded, and one who is
not."""

ONLY_FOR_BUYERS = {"MERC-15": ("imago",), "MERC-22": ("virgo", "matrona", "imago")}
"""For each rule about buying, the roles that are not reminded because they can never own the goods.
"""


@pytest.mark.rule("MERC-22", "ROST-14")
@pytest.mark.parametrize("role", [role for role in ROLES if role != "numen"])
def test_only_possible_owners_are_told_to_buy(role: str) -> None:
    told = reminded_rules(scene_of(role), WHO[role])
    for rule, left_out in ONLY_FOR_BUYERS.items():
        assert (rule in told) == (role not in left_out)


PASSING = ("ROST-24", "COMM-01", "NUM-12", "NUM-13", "PROEL-48")
"""Rules of the first period or of a summer. No character is reminded of them in winter."""


def reminded_rules(table: Table, who: str) -> tuple[str, ...]:
    """Return the rules of which a character is reminded."""
    return RULES.phones.reminders(table.state, who)


def test_every_rule_that_is_left_to_people_is_tried_here() -> None:
    left = {rule for rule, kind in kinds_by_rule().items() if kind in ("reminder", "judgement")}
    assert left - set(SHOWN) == set()


@pytest.mark.parametrize("rule", sorted(SHOWN))
def test_a_reminder_reaches_exactly_its_characters(rule: str) -> None:
    scene, who, other = SHOWN[rule]
    table = scene()
    assert rule in reminded_rules(table, who)
    assert rule not in reminded_rules(table, other)


@pytest.mark.parametrize("rule", PASSING)
def test_a_reminder_comes_only_at_its_time(rule: str) -> None:
    _scene, who, _other = SHOWN[rule]
    winter = Table().at("motus", 42)
    winter.wait(minutes=2).season().accepted_entries()
    assert rule not in reminded_rules(winter, who)


@pytest.mark.rule("CAL-12")
def test_actium_drops_reminders_of_finished_matters() -> None:
    before = set(reminded_rules(Table(), "octavian"))
    assert {"MERC-02", "MERC-15", "COMM-01"} <= before
    over = set(reminded_rules(year_of_actium(), "octavian"))
    assert not {rule for rule in over if rule.startswith(("MERC", "COMM", "MOTUS", "SEN"))}


@pytest.mark.rule("CAL-12")
def test_actium_keeps_reminders_of_battle_triumph_and_the_dead() -> None:
    table = table_with_last_fleet()
    people = table.state.world.people
    chapters = {rule.partition("-")[0] for who in people for rule in reminded_rules(table, who)}
    assert chapters == {"ROST", "IMAGO", "VICT", "MON", "FATA"}
    assert "MORS-18" in reminded_rules(
        year_of_actium().set_fact("livia", "role", "vestal"), "vesta"
    )
    assert "ACTIUM-01" in reminded_rules(year_of_actium(), "neptune")


def test_no_reminder_tells_of_a_loan_or_of_an_unsworn_friendship() -> None:
    table = table_with_oath()
    before = {who: reminded_rules(table, who) for who in ("cicero", "livia")}
    gift = {"amicitia": table.state.world.bonds.friendships_of("cicero")[0].id, "to": "livia"}
    table.act("cicero", "lend", **gift, asset="denarius", quantity=100_000).accepted_entries()
    assert {who: reminded_rules(table, who) for who in before} == before
    alone = table_in_one_region("gaul", "octavian", "agrippa", "cicero", "livia").with_(
        "juno", place="gaul"
    )
    assert {who: reminded_rules(alone, who) for who in before} == before
