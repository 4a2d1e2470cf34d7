"""The scenes in which gods use their powers; see `deeds`.

A scene gets the god who acts and the god whose nature counts. The two differ if the first god has
taken the shape of the second.
"""

from collections.abc import Callable

from tests.games.ludi_romani.bacchants.scenes import table_with_condemned_pansa
from tests.games.ludi_romani.battles import (
    begin_battle,
    duel_after_acceptance,
    duel_before_challenge,
    play_rounds,
    roll_both_dice,
)
from tests.games.ludi_romani.curia import (
    bring_bill,
    pass_bill,
    vote_for_or_against,
    winter_with_consuls,
    winter_with_six_senators,
)
from tests.games.ludi_romani.dying import table_with_balbus_estate, table_with_shipless_sailor
from tests.games.ludi_romani.sea import MILLION, actium_without_goods, sound_conches
from tests.games.ludi_romani.table import Table

WEST = ("bellona",)
"""The war gods who fight only in the west."""

Scene = Callable[[str, str], Table]


def summer_in_gaul(_god: str, _nature: str) -> Table:
    """An aestas in which Cicero, Antony and Octavian are in Gaul."""
    table = Table().at("aestas", 42)
    for who in ("cicero", "antony", "octavian"):
        table.with_(who, place="gaul")
    return table


def empty_winter(_god: str, _nature: str) -> Table:
    """A hiems."""
    return Table().at("hiems", 42).with_("cicero", place="gaul")


def _put_god_here(god: str, place: str, table: Table) -> Table:
    """Put the god in this place."""
    return table.set_fact(god, "place", place)


def duel_before_minerva(_god: str, _nature: str) -> Table:
    """Octavian and Antony could fight in Greece before Minerva."""
    return duel_before_challenge()


def table_with_sailing_octavian(_god: str, _nature: str) -> Table:
    """Octavian has sailed without a ship."""
    return table_with_shipless_sailor(
        "octavian", "syria", "greece", legio_curialis=2, denarius=900_000
    )


def meeting_with_war_god(god: str, nature: str) -> Table:
    """Octavian, with legiones of both kinds, meets a war god where that one may fight."""
    place = "gaul" if nature in WEST else "greece"
    table = Table().at("aestas", 42).with_("antony", place="asia_minor")
    for who in ("m_brutus", "cassius"):
        table.with_(who, place="parthia")
    table.with_("octavian", place=place, legio_curialis=1, legio_clientarum=1)
    return _put_god_here(god, place, table)


def table_with_rolled_dice(_god: str, _nature: str) -> Table:
    """Octavian and Antony have rolled their dice."""
    return roll_both_dice(duel_after_acceptance(), 4, 3)


def table_with_cicero_in_syria(_god: str, _nature: str) -> Table:
    """Cicero is in Syria, and the motus is over."""
    table = Table().at("aestas", 42).with_("cicero", place="")
    for who in ("plancus", "pollio", "pedius", "ventidius"):
        table.with_(who, place="syria")
    return table.set_fact("cicero", "place", "syria")


def table_with_vestal(_god: str, _nature: str) -> Table:
    """Balbus has left his money to Antony, and Scribonia is a Vestal."""
    return table_with_balbus_estate(denarius="antony").set_fact("scribonia", "role", "vestal")


def table_with_lamenting_pansa(god: str, _nature: str) -> Table:
    """Pansa laments at Cumae, where the god is."""
    table = Table().at("aestas", 42).with_("pansa", place="southern_italy")
    table.set_fact("pansa", "status", "umbra").act(
        "pansa", "lament", gate="cumae"
    ).accepted_entries()
    return _put_god_here(god, "southern_italy", table)


def table_with_dying_pansa(god: str, _nature: str) -> Table:
    """Pansa is about to die, and the god is in Gaul."""
    return _put_god_here(god, "gaul", table_with_condemned_pansa())


def scene_after_five_minutes(kind: str) -> Scene:
    def table_after_five_minutes(_god: str, _nature: str) -> Table:
        return Table().at(kind, 42).wait(minutes=5)

    return table_after_five_minutes


def table_with_two_nominees(_god: str, _nature: str) -> Table:
    """Cicero and Plancus are nominated in Rome."""
    table = winter_with_six_senators()
    for who in ("cicero", "plancus"):
        table.act("cicero", "nominate", who=who).accepted_entries()
    return table


def scene_with_votes(yes: int) -> Scene:
    def table_with_votes(_god: str, _nature: str) -> Table:
        """Return a ballot with this many votes for the imperium, and 60 against it."""
        table = winter_with_consuls()
        terms = {"to": "octavian", "quantity": 4}
        bring_bill(table, "cicero", "imperium", "antony", **terms).accepted_entries()
        vote_for_or_against(table, {"maecenas": yes}, {"isauricus": 60})
        return table

    return table_with_votes


def table_with_waiting_law(_god: str, _nature: str) -> Table:
    """An imperium waits to be carried out."""
    return pass_bill(
        winter_with_consuls(), "cicero", "imperium", "antony", to="octavian", quantity=4
    )


def table_with_unprotected_rex(_god: str, _nature: str) -> Table:
    """Bogud is in Rome without a protector."""
    return Table().at("aestas", 42).with_("bogud", place="rome")


def table_with_captured_legio(god: str, _nature: str) -> Table:
    """Bogud has captured a legio curialis.

    A god with one legio clientarum is in the same region.
    """
    table = Table().at("aestas", 42).with_("cybele", place="egypt")
    table.with_("bogud", place="gaul", legio_clientarum=1, denarius=500_000)
    table.with_("lepidus", place="spain", legio_curialis=2).with_("diana", place="gaul")
    table.with_(god, legio_clientarum=1)
    table.act("lepidus", "move", to="gaul").accepted_entries()
    begin_battle(table, "bogud", "lepidus", "diana")
    return _put_god_here(god, "gaul", play_rounds(table, (6, 1)))


def table_with_god_as_general(god: str, _nature: str) -> Table:
    """The god, with two legiones clientarum, came to Greece before Octavian did."""
    table = Table().at("aestas", 42).with_("minerva", place="greece")
    table.with_("octavian", place="asia_minor", legio_curialis=2).with_(god, legio_clientarum=2)
    for who in ("m_brutus", "cassius"):
        table.with_(who, place="parthia")
    _put_god_here(god, "greece", table).act("octavian", "move", to="greece").accepted_entries()
    return table


def winter_with_rate_reading(_god: str, _nature: str) -> Table:
    """A hiems with the reading that the Fates raise the rate."""
    return empty_winter("", "").with_reading("tributum.multiplier", "rate")


def table_with_conches(_god: str, _nature: str) -> Table:
    """The conches have sounded, and Antony has goods that are worth one ship."""
    return sound_conches(actium_without_goods().with_("antony", denarius=MILLION))


def summer_with_dice(_god: str, _nature: str) -> Table:
    """An aestas in which dice are rolled for all players."""
    table = summer_in_gaul("", "")
    table.context.dice = [3, 5]
    return table
