"""Helpers for tests of death: causes of death, and the dead themselves."""

from dataclasses import replace

from ledger.contract.acts import Draft
from ledger.games.ludi_romani.amicitia.lending import GoodsLent
from ledger.games.ludi_romani.fata.facts import draft_set_fact
from ledger.games.ludi_romani.goods import SUFFRAGIUM
from ledger.games.ludi_romani.mors.death import draft_death
from ledger.games.ludi_romani.mors.estate import estate_holdings
from ledger.games.ludi_romani.mors.sentence import draft_sentence
from ledger.games.ludi_romani.nuptiae.wedding import Wedded
from ledger.record.books import holder, is_lent, owner
from ledger.record.entry import Posting
from tests.games.ludi_romani.table import Table


def announce_death(table: Table, who: str, cause: str, by: str, carried_out_by: str = "") -> Table:
    """Announce a death, in the way of the chapter about this cause of death."""
    table.context.act = f"sentence-on-{who}"
    drafts = draft_sentence(
        table.state, who, cause, by, table.context, carried_out_by=carried_out_by
    )
    return table.record_as_one_act(*drafts)


def carry_out_death(table: Table, who: str, cause: str, by: str) -> Table:
    """Announce a death and carry it out."""
    announce_death(table, who, cause, by)
    duty = table.state.world.mors.sentences[who].duty
    table.act(by, "choose", duty=duty, option="carry-out").accepted_entries()
    return table


def record_death(table: Table, who: str, cause: str = "battle", by: str = "octavian") -> Table:
    """Record that a character has just died."""
    return table.record_as_one_act(*draft_death(table.state, who, cause, by))


def poison_character(table: Table, who: str, wife: str) -> Table:
    """Record that a character drew the spade, and let the Fates put them to death."""
    announce_death(table, who, "poison", wife, "fata")
    duty = table.state.world.mors.sentences[who].duty
    table.act("fata", "choose", duty=duty, option="carry-out").accepted_entries()
    return table


def make_ghost(table: Table, who: str, place: str) -> Table:
    """Make a character an imago in this place."""
    record_death(table, who)
    table.act("vesta", "choose", duty=f"estate/{who}", option="in-trust").accepted_entries()
    table.act(who, "lament", gate="cumae").accepted_entries()
    table.act("pluto", "receive-dead", gate="cumae").accepted_entries()
    if place != "southern_italy":
        table.act(who, "drift", to=place).accepted_entries()
    return table


def table_with_shipless_sailor(who: str, to: str, place: str, **holdings: int) -> Table:
    """Return an aestas in which a character sails without a single ship."""
    table = Table().at("aestas", 43).with_(who, place, None, **holdings, classis=0)
    table.act(who, "sail", to=to).accepted_entries()
    return table


def record_transfer(table: Table, asset: str, source: str, target: str, amount: int) -> Table:
    """Record that an amount moves from one account to another."""
    draft = draft_set_fact(table.state, "cicero", "status", "not-consul")
    if is_lent(target):
        # Only an entry about votes needs no friendship between the two.
        draft = Draft(GoodsLent("", owner(target), holder(target), SUFFRAGIUM, amount))
    return table.record_as_one_act(
        replace(draft, postings=(Posting(asset, source, target, amount),))
    )


def record_marriage(table: Table, wife: str, husband: str, virus: int = 0) -> Table:
    """Record that these two are man and wife, and that she has this many poison cards."""
    table.record_house_entry(Wedded(wife, husband, 0, "virgo"))
    return record_transfer(table, "virus", "vesta", wife, virus) if virus else table


def assert_exact_estate(table: Table, who: str, **counts: int) -> None:
    """Assert that exactly these holdings lie in the estate of a dead character."""
    assert estate_holdings(table.state, who) == counts


def table_with_rich_balbus() -> Table:
    """The imperator Balbus owns goods of every kind. All other characters are alive, too."""
    table = Table().at("aestas", 42).with_("balbus", "syria", "imperator", denarius=500_000)
    table.with_("balbus", suffragium=20, legio_curialis=2, legio_clientarum=3, classis=2)
    table.with_("antony", "gaul", legio_curialis=8, legio_clientarum=0, denarius=0)
    return table.with_("cicero", "gaul", suffragium=80, denarius=0, classis=0)


def table_with_balbus_estate(**heirs: str) -> Table:
    """Balbus named these heirs, and was killed by Cassius."""
    table = table_with_rich_balbus()
    for asset, heir in heirs.items():
        table.act("balbus", "bequeath", asset=asset, heir=heir).accepted_entries()
    return record_death(table, "balbus", by="cassius")


def settle_estate(table: Table, who: str = "balbus") -> Table:
    """Let the heirs be settled without another name for the rest of the estate."""
    table.act("vesta", "choose", duty=f"estate/{who}", option="in-trust").accepted_entries()
    return table
