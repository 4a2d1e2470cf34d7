"""Acts that are tried in every part of the evening, by a character who may do them at some time."""

from collections.abc import Callable
from typing import Any

from tests.games.ludi_romani.battles import send_challenge
from tests.games.ludi_romani.feriae.scenes import claim_cards_of_gods
from tests.games.ludi_romani.roles import (
    HERE,
    befriend_pair,
    result_of_act,
    result_with_consents,
)
from tests.games.ludi_romani.sea import close_forms, sound_conches
from tests.games.ludi_romani.table import Table

BEGINS = {
    "aestas": ("aestas", 42),
    "motus": ("motus", 42),
    "hiems": ("hiems", 42),
    "feriae": ("aestas", 38),
    "actium": ("actium", 31),
    "conches": ("actium", 31),
    "closed": ("actium", 31),
}
"""The columns of the table, and the season and year with which each begins.

At Actium there are three parts: before the conches, with open forms, and after Neptune has closed
the forms.
"""

PARTS = tuple(BEGINS)
LC, LCL = "legio_curialis", "legio_clientarum"
RICH = {"denarius": 5_000_000, LC: 1, LCL: 1, "classis": 3}


def table_in_part_of_evening(part: str, **others: dict[str, Any]) -> Table:
    """Return a part of the evening, with Octavian and Agrippa in Gaul, and the other characters."""
    table = Table().at(*BEGINS[part])
    table.lawful = False  # Some characters get goods that they could not have acquired by acts.
    cast = {"octavian": {"place": HERE, **RICH}, "agrippa": {"place": HERE, **RICH}, **others}
    for who, given in cast.items():
        table.with_(who, **given)
    if part == "feriae":
        claim_cards_of_gods(table, "mars").act("mars", "agree-feriae").accepted_entries()
        table.wait(minutes=5).season().accepted_entries()
    if part in ("conches", "closed"):
        sound_conches(table)
    if part == "closed":
        close_forms(table)
    return table


def land_step(part: str) -> str:
    """Try to move to Spain, a neighbouring region."""
    return result_of_act(table_in_part_of_evening(part), "octavian", "move", to="spain")


def flee_a_plague(part: str) -> str:
    """Try to move to Spain out of a region with plague."""
    table = table_in_part_of_evening(part)
    table.act("apollo", "strike-plague", place=HERE)
    return result_of_act(table, "octavian", "move", to="spain")


def move_with_the_ring(part: str) -> str:
    """Try to move anywhere with the Ring."""
    table = table_in_part_of_evening(part)
    lent = result_of_act(table, "pluto", "lend-ring", to="octavian")
    return result_of_act(table, "octavian", "move", to="syria") if lent == "y" else lent


def go_far(part: str) -> str:
    """Try to move to Syria directly, without ships."""
    return result_of_act(table_in_part_of_evening(part), "octavian", "move", to="syria")


def sail(part: str) -> str:
    """Try to sail to Sicily with enough ships."""
    return result_of_act(table_in_part_of_evening(part), "octavian", "sail", to="sicily")


def sail_without_ships(part: str) -> str:
    """Try to sail to Sicily without a ship."""
    table = table_in_part_of_evening(part, octavian={"place": HERE, "classis": 0})
    return result_of_act(table, "octavian", "sail", to="sicily")


def _try_purchase(table: Table, act: str, seller: str, **what: Any) -> str:
    return result_of_act(table, "octavian", act, by=seller, seller=seller, quantity=1, **what)


def buy_legiones(part: str) -> str:
    """Try to buy a legio from Diana."""
    return _try_purchase(table_in_part_of_evening(part), "buy-legions", "diana", asset=LC)


def buy_classes(part: str) -> str:
    """Try to buy a ship from Neptune."""
    return _try_purchase(table_in_part_of_evening(part), "buy-classes", "neptune")


def buy_when_challenged(part: str) -> str:
    """Try to buy from Diana after Octavian was challenged."""
    table = table_in_part_of_evening(part).set_fact("octavian", "status", "challenged")
    return _try_purchase(table, "buy-legions", "diana", asset=LC)


def barter(part: str) -> str:
    """Try to barter a ship for a legio clientarum."""
    terms = {"give": "classis", "give_quantity": 1, "take": LCL, "take_quantity": 1}
    return result_of_act(
        table_in_part_of_evening(part), "octavian", "barter", with_="agrippa", **terms
    )


def give(part: str) -> str:
    """Try to give a ship away."""
    gift = {"to": "agrippa", "asset": "classis", "quantity": 1}
    return result_of_act(table_in_part_of_evening(part), "octavian", "give", **gift)


def lend(part: str) -> str:
    """Try to lend a ship to a friend."""
    loan = {"amicitia": "friends", "to": "agrippa", "asset": "classis", "quantity": 1}
    return result_of_act(
        befriend_pair(table_in_part_of_evening(part), "octavian", "agrippa"),
        "octavian",
        "lend",
        **loan,
    )


def _table_before_duel(part: str, place: str = HERE) -> Table:
    """Return a region with Juno to which Octavian came before Agrippa."""
    away = {"place": "spain", LC: 1}
    table = table_in_part_of_evening(part, octavian=away, agrippa=away, juno={"place": "spain"})
    for who in ("octavian", "agrippa", "juno"):
        table.set_fact(who, "place", place)
    return table


def challenge(part: str) -> str:
    """Try to challenge Agrippa before Juno."""
    table = _table_before_duel(part)
    return result_with_consents(table, send_challenge(table, "octavian", "agrippa", "juno"))


def challenge_in_rome(part: str) -> str:
    """Try to challenge Agrippa in Rome."""
    table = _table_before_duel(part, "rome")
    return result_with_consents(table, send_challenge(table, "octavian", "agrippa", "juno"))


def _try_ring_attack(part: str, place: str) -> str:
    table = _table_before_duel(part, place)
    lent = result_of_act(table, "pluto", "lend-ring", to="octavian")
    if lent != "y":
        return lent
    fields = {"target": "agrippa", "numen": "juno"}
    return result_of_act(table, "octavian", "attack-with-ring", **fields)


def attack_with_the_ring(part: str) -> str:
    """Try to attack with the Ring."""
    return _try_ring_attack(part, HERE)


def attack_with_the_ring_in_rome(part: str) -> str:
    """Try to attack with the Ring in Rome."""
    return _try_ring_attack(part, "rome")


def transfer(part: str) -> str:
    """Try to let Minerva move Octavian to Spain."""
    return result_of_act(
        table_in_part_of_evening(part), "minerva", "transfer", who="octavian", to="spain"
    )


def transfer_again(part: str) -> str:
    """Try to let Minerva move Agrippa to Spain after Octavian."""
    table = table_in_part_of_evening(part)
    table.act("minerva", "transfer", who="octavian", to="spain")
    return result_of_act(table, "minerva", "transfer", who="agrippa", to="spain")


def rescue(part: str) -> str:
    """Try to let Mercury carry Octavian to Spain."""
    return result_of_act(
        table_in_part_of_evening(part), "octavian", "plead", god="mercury", to="spain"
    )


def rescue_again(part: str) -> str:
    """Try to let Mercury carry Agrippa to Spain after Octavian."""
    table = table_in_part_of_evening(part)
    result_of_act(table, "octavian", "plead", god="mercury", to="spain")
    return result_of_act(table, "agrippa", "plead", god="mercury", to="spain")


def _try_forced_battle(table: Table) -> str:
    both = {"first": "octavian", "second": "agrippa", "numen": "minerva"}
    return result_of_act(table, "juno", "force-battle", by="minerva", **both)


def force(part: str) -> str:
    """Try to let Juno force Octavian and Agrippa to fight before Minerva."""
    return _try_forced_battle(_table_before_duel(part).set_fact("minerva", "place", HERE))


def force_again(part: str) -> str:
    """Try to let Juno force them a second time, after the first fight is over."""
    table = _table_before_duel(part).set_fact("minerva", "place", HERE)
    _try_forced_battle(table)
    table.act("minerva", "leave-battle")
    return _try_forced_battle(table)


MOVES: tuple[Callable[[str], str], ...] = (
    land_step,
    flee_a_plague,
    move_with_the_ring,
    go_far,
    sail,
    sail_without_ships,
    buy_legiones,
    buy_classes,
    buy_when_challenged,
    barter,
    give,
    lend,
    challenge,
    challenge_in_rome,
    attack_with_the_ring,
    attack_with_the_ring_in_rome,
    transfer,
    transfer_again,
    rescue,
    rescue_again,
    force,
    force_again,
)
"""The functions that try each act of travel, trade and battle, and of the gods once in a season."""
