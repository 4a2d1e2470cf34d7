"""A gladiator's totals in a fight, from the gear and the readings in force."""

from ledger.games.morituri import gear
from ledger.games.morituri.pugna import figures
from ledger.games.morituri.pugna.state import Fighter, Guard
from ledger.games.morituri.state import Game


def gladiator_totals(state: Game, gladiator: str) -> Fighter:
    """Return a gladiator's totals at the beginning of a fight (MOR-PVP-01).

    In a fight the Casses has no Attack Value. It only gives a net (MOR-CASS-02).
    """
    kit = gear.kit_of_gladiator(state, gladiator)
    return Fighter(
        who=gladiator,
        attack=gear.attack_value(kit),
        defence=gear.defence_value(kit),
        encumbrance=gear.encumbrance_value(kit),
        attacks=gear.number_of_strikes(kit),
        net=gear.has_net(kit),
        guard=guard_against_net(state, gladiator),
    )


def guard_against_net(state: Game, gladiator: str) -> Guard:
    """Return the bonus of a Secutor Galea against a net, by the reading in force (MOR-CASS-06)."""
    if not gear.helmet_guard(gear.kit_of_gladiator(state, gladiator)):
        return 0
    reading = str(state.switch("fights.secutor_net_bonus"))
    return figures.IMMUNE if reading == figures.IMMUNE else int(reading)
