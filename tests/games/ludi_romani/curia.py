"""Helpers for tests of the Senate: a full chamber, consuls, ballots and loans."""

from collections.abc import Mapping
from typing import Any

from ledger.games.ludi_romani.amicitia.friendship import AmicitiaFormed
from ledger.games.ludi_romani.amicitia.lending import GoodsLent
from ledger.games.ludi_romani.rules import RULES
from ledger.record.audience import sees
from ledger.record.entry import Entry, Posting
from ledger.record.view import slices_of_bundles
from tests.games.ludi_romani.table import Answer, Table

SENATE = ("cicero", "isauricus", "maecenas", "l_antonius", "plancus", "pollio")

ALL = {"cicero": 80, "isauricus": 60, "maecenas": 60, "l_antonius": 50, "plancus": 40, "pollio": 40}


def winter_with_six_senators(year: int = 43) -> Table:
    """A hiems with six senators in Rome. Cicero, the first of them, has 80 suffragia."""
    table = Table().at("hiems", year)
    for woman in ("livia", "atia", "octavia"):
        table.with_(woman, place="gaul")
    for who in SENATE:
        table.with_(who, place="rome", suffragium=ALL[who])
    return table


def record_loan(table: Table, owner: str, keeper: str, asset: str, amount: int) -> None:
    """Record that the keeper holds this amount of an asset of a friend."""
    amicitia = f"{owner}-{keeper}"
    posting = Posting(asset, owner, f"{keeper}/of:{owner}", amount)
    table.record_house_entry(AmicitiaFormed(amicitia, (owner, keeper)))
    table.record_house_entry(GoodsLent(amicitia, owner, keeper, asset, amount), postings=(posting,))


def acclaim_consuls(table: Table, *who: str) -> Table:
    """Let these people be nominated in Rome, and let Venus acclaim them as consuls."""
    for consul in who:
        table.act(who[0], "nominate", who=consul).accepted_entries()
    table.act("venus", "acclaim-consuls", consuls=list(who)).assert_unwarned()
    return table


def bring_bill(table: Table, consul: str, kind: str, target: str, **more: object) -> Answer:
    """Let a consul bring a bill."""
    return table.act(consul, "bring-bill", kind=kind, target=target, **more)


def cast_votes(table: Table, who: str, **shares: int) -> Answer:
    """Let a character cast suffragia: `yes`, `no` and `abstain`."""
    return table.act(who, "cast-votes", votes=shares)


def vote_for_or_against(table: Table, yes: Mapping[str, int], no: Mapping[str, int]) -> None:
    """Let these people vote for the bill, and let the others vote against it."""
    for who, count in yes.items():
        cast_votes(table, who, yes=count).assert_unwarned()
    for who, count in no.items():
        cast_votes(table, who, no=count).assert_unwarned()


def close_ballot(table: Table, casting: str = "") -> tuple[Entry, ...]:
    """Let Venus close the ballot, and break a tie if she has to."""
    fields = {"casting": casting} if casting else {}
    return table.act("venus", "close-ballot", **fields).assert_unwarned()


def waiting_law_id(table: Table) -> str:
    """Return the id of the only law that waits to be carried out."""
    waiting = [bill.id for bill in table.state.world.curia.bills_in_order if bill.stage == "passed"]
    assert len(waiting) == 1
    return waiting[0]


def carry_out_law(table: Table, by: str = "mars") -> Answer:
    """Let a god announce the law that waits."""
    return table.act(by, "carry-out-law", bill=waiting_law_id(table))


def pass_bill(table: Table, consul: str, kind: str, target: str, **more: object) -> Table:
    """Return a table on which a bill is passed by the votes of all people in Rome."""
    bring_bill(table, consul, kind, target, **more).assert_unwarned()
    bill = table.state.world.curia.open_bill
    assert bill is not None
    vote_for_or_against(table, bill.roll, {})
    close_ballot(table)
    return table


def execute_condemned(table: Table, who: str) -> None:
    """Let the executioner carry out the death that was announced."""
    sentence = table.state.world.mors.sentences[who]
    act = table.act(sentence.executioner, "choose", duty=sentence.duty, option="carry-out")
    act.accepted_entries()


def winter_with_consuls() -> Table:
    """A winter in which Cicero and Maecenas are consuls.

    Antony is in Asia Minor with four legiones.
    """
    table = (
        winter_with_six_senators().with_("antony", legio_curialis=4).with_("agrippa", place="gaul")
    )
    return acclaim_consuls(table, "cicero", "maecenas")


def stage_of_latest_bill(table: Table) -> str:
    """Return the stage of the latest bill."""
    return table.state.world.curia.bills_in_order[-1].stage


def senate_slices(table: Table, who: str) -> dict[str, Any]:
    """Return the slices of the Senate that a character sees."""
    viewer = table.viewer(who)
    slices = dict(slices_of_bundles(RULES.phones.slices(table.state)))
    return {
        key: found.render()
        for key, found in slices.items()
        if key.startswith("senate") and sees(found.audience, viewer)
    }
