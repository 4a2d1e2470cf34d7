"""Helpers for tests of Actium: an evening with few goods, forms, fleets and rounds."""

from ledger.games.ludi_romani.actium.forms import form_worths_and_ships
from ledger.record.books import lent_account
from ledger.record.entry import Entry
from tests.games.ludi_romani.dying import record_transfer
from tests.games.ludi_romani.table import Table

MILLION = 1_000_000


def actium_without_goods() -> Table:
    """The year of Actium has begun. All characters are without goods."""
    table = Table().at("actium", 31)
    for character in table.data["cast"].values():
        character["holdings"] = {}
        character["dos_value"] = 0
    return table


def sound_conches(table: Table) -> Table:
    """Let the conches sound."""
    table.act("neptune", "blow-conches").accepted_entries()
    return table


def worth_and_ships_of_form(table: Table, leader: str) -> tuple[int, int]:
    """Return the worth of a party's form, and the number of ships that the form gives."""
    return form_worths_and_ships(table.state)[leader]


def one_member_fleets(**ships: int) -> Table:
    """Return one-member parties with these numbers of ships (up to ten), before the first roll."""
    table = actium_without_goods()
    for who, number in ships.items():
        table.with_(who, denarius=number * MILLION)
    sound_conches(table)
    close_forms(table)
    return table


def close_forms(table: Table) -> tuple[Entry, ...]:
    """Let Neptune close the forms."""
    return table.act("neptune", "close-forms").accepted_entries()


def join_party(table: Table, leader: str, *others: str) -> Table:
    """Let these people join the party of the leader, one after the other."""
    for other in others:
        petition = table.act(leader, "form-alliance", with_=other).pending_petition_id()
        for voice in table.state.kernel.petitions[petition].voices:
            table.act(voice, "consent", petition=petition).accepted_entries()
    return table


def roll_all_fleets(table: Table, *dice: int) -> tuple[Entry, ...]:
    """Let all fleets roll these dice, in alphabetical order."""
    table.context.dice = list(dice)
    entries = table.act("neptune", "roll-ships").accepted_entries()
    assert table.context.dice == []
    return entries


def fight_round(table: Table, *dice: int) -> tuple[Entry, ...]:
    """Let a whole round be rolled with these dice, and its victor named."""
    roll_all_fleets(table, *dice)
    return table.act("neptune", "name-victor").accepted_entries()


def ships_by_party(table: Table) -> dict[str, int]:
    """Return the number of ships of each party that has at least one."""
    parties = table.state.world.actium.parties
    held = {leader: table.state.books.holding(leader, "navis_longa") for leader in sorted(parties)}
    return {leader: ships for leader, ships in held.items() if ships}


def put_gift_on_form(table: Table, giver: str, to: str, asset: str, quantity: int) -> str:
    """Let a character put an asset on a form, and return the id of the gift."""
    fields = {"to": to, "asset": asset, "quantity": quantity}
    entries = table.act(giver, "give-to-party", **fields).accepted_entries()
    name: str = entries[0].event.gift
    return name


def record_loan(table: Table, owner: str, holder: str, asset: str, quantity: int) -> None:
    """Record a loan without the acts of friendship that lead to it."""
    record_transfer(table, asset, owner, lent_account(holder, owner), quantity)


def switch_to_real_dice(table: Table) -> Table:
    """Let Neptune have real dice rolled from now on."""
    table.act("neptune", "set-sea-dice", value="table").accepted_entries()
    return table
