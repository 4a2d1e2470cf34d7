"""Scenes that tests of proelium share."""

import json
from typing import Any

from ledger.record.audience import Viewer, sees
from ledger.record.view import slices_of_bundles
from tests.games.ludi_romani.battles import (
    begin_battle,
    duel_before_challenge,
)
from tests.games.ludi_romani.bonds import make_friends
from tests.games.ludi_romani.ring.scenes import winter_of_scenario_14
from tests.games.ludi_romani.table import MACHINE, Answer, Table


def table_with_married_octavian() -> Table:
    """Octavian, whose wife Livia is in Rome, fights Antony in Northern Italy.

    Both fighters have two dice.
    """
    table = Table().at("aestas", 42).with_("minerva", place="northern_italy")
    table.with_("juno", place="rome").with_("cybele", place="egypt")
    table.with_("octavian", place="rome", legio_curialis=2).with_("agrippa", place="spain")
    table.with_("antony", place="greece", legio_curialis=2)
    table.act("livia", "wed", by="juno", with_="octavian").accepted_entries()
    table.act("octavian", "move", to="northern_italy").accepted_entries()
    table.act("antony", "move", to="northern_italy").accepted_entries()
    return begin_battle(table, "octavian", "antony", "minerva")


def refusal_keys(answer: Answer) -> set[str]:
    """Return the keys of a refusal."""
    return {objection.key for objection in answer.assert_refused()}


def record_counted_amount(table: Table, who: str, asset: str, counted: int) -> Table:
    """Let the Fates record that a character has this quantity."""
    fields = {"who": who, "asset": asset, "counted": counted, "because": "corrected"}
    table.act("fata", "book-difference", **fields).accepted_entries()
    return table


def three_generals_in_region(*gods: str) -> Table:
    """Octavian, Antony and Cassius have been in the region since another summer, in this order."""
    table = Table().at("aestas", 43)
    for god in ("minerva", *gods):
        table.with_(god, place="greece")
    table.with_("cybele", place="egypt").with_("m_brutus", place="spain", legio_curialis=0)
    for who in ("octavian", "antony", "cassius"):
        table.with_(who, place="asia_minor", legio_curialis=2)
    for who in ("octavian", "antony", "cassius"):
        table.act(who, "move", to="greece").accepted_entries()
    for _period in range(4):
        table.season().accepted_entries()
    return table


def table_with_sworn_friends(table: Table | None = None, others: int = 5) -> Table:
    """Octavian and his sworn friend Agrippa are in Antony's region. Antony has five legiones."""
    table = table or Table()
    table.with_("agrippa", place="asia_minor", legio_curialis=2)
    table = duel_before_challenge(table, white=2, others=others)
    table.act("agrippa", "move", to="greece").accepted_entries()
    make_friends(table, "octavian", "agrippa", sworn=True)
    return table


def only_friendship_id(table: Table) -> str:
    """Return the id of the only friendship."""
    return next(iter(table.state.world.bonds.amicitiae))


def public_battle(table: Table) -> dict[str, Any]:
    """Return the latest battle as everybody sees it."""
    slices = dict(slices_of_bundles(MACHINE.rules.phones.slices(table.state)))
    assert sees(slices["proelia"].audience, Viewer())
    latest: dict[str, Any] = json.loads(json.dumps(slices["proelia"].render()))["list"][-1]
    return latest


def awaited_acts(table: Table) -> list[tuple[str, str]]:
    """Return each character who has to act, with the act."""
    return [(one["who"], one["what"]) for one in public_battle(table)["awaited"]]


def scenario_14(white: int = 5, red: int = 1) -> Table:
    """The hiems of the year 40 as in scenario S14: Isauricus has come to Syria with the Ring."""
    table = winter_of_scenario_14().with_(
        "cassius", place="syria", legio_curialis=white, legio_clientarum=red
    )
    table.with_("isauricus", denarius=700_000, suffragium=60, classis=1)
    table.with_("cybele", place="gaul")
    table.act("pluto", "lend-ring", to="isauricus").accepted_entries()
    table.act("isauricus", "move", to="syria").accepted_entries()
    return table


def attack_before_isis(table: Table, actor: str = "isauricus", target: str = "cassius") -> Table:
    """Let the bearer of the Ring attack before Isis, who agrees."""
    table.act_with_consent(
        "isis", actor, "attack-with-ring", target=target, numen="isis"
    ).accepted_entries()
    return table
