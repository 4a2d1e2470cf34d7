"""The readings of the rulebook that stewards may flip in play."""

from ledger.contract import Switch
from ledger.games.cursus_honorum.scenario import switches
from ledger.scenario.switch import SwitchData


def _switch(data: SwitchData) -> Switch:
    others = data.others(data.default)
    if data.number is not None:
        steps = range(data.number.min, data.number.max + 1, data.number.step)
        others = (*others, *(step for step in steps if step != data.default))
    return Switch(data.id, data.default, others, data.asks, data.means(data.default))


READINGS = tuple(_switch(data) for data in switches().values())
"""Each as the kernel knows it; the text says what the default means."""
