"""The readings that stewards may flip in play."""

from ledger.contract import Switch
from ledger.games.ludi_romani.scenario import SwitchData, switches

READ = (
    "valuation.suffragium",
    "prices.classis",
    "seats.numina_use_seats_in_hiems",
    "numen.must_sell",
    "emptio.same_region",
    "mercury.may_hold_denarii",
    "lc.transfer",
    "marriage.one_spouse",
    "marriage.amazon_may_marry",
    "divorce.insolvent_wife_takes_lc",
    "barter.witness_required",
    "numen.gift_start_stock",
    "classes.gifts_inland",
    "calendar.by_clock",
    "motus.needs_classes",
    "motus.unseated",
    "aestas.land_steps",
    "sea.check",
    "sea.passengers",
    "cap.scope",
    "cap.refuse_transfers",
    "cap.capture_excess",
    "conversion.mode",
    "status.unprotected_from",
    "flagitatio.first",
    "flagitatio.pass",
    "party.dice",
    "dice_modifier_order",
    "imago.per_concursatio",
    "fortuna.bound",
    "fabrilis.returns_on_tie",
    "cybele.effect",
    "dice.war_god_sides",
    "wargod.sweep",
    "ring.sweep_kills",
    "ring.defender_picks",
    "ring.needs_numen",
    "ring.imago_keeps_winnings",
    "tributum.per",
    "tributum.multiplier",
    "actium.lc_value",
    "actium.shop_closes",
    "actium.remainder",
    "actium.merge_after_purchase",
    "actium.imago_throws",
    "actium.dos",
    "actium.rexpressus",
    "actium.god_gifts",
    "senate.rex_votes",
    "consul.method",
    "senate.voters",
    "caedes.unanimity",
    "census.taxes_virgines",
    "feriae.mode",
    "virus.method",
    "virus.wife_draws",
    "dead.suffragia",
    "dead.no_will",
    "clientela.ends_on_separation",
    "pestis.flee_in_hiems",
)
"""What may be flipped in play: all but what is settled before the doors open."""

HIGHEST = 1_000_000
"""A switch that is a number is flipped among values up to this; a scenario may set others."""


def reading(declared: SwitchData) -> Switch:
    """A reading as the Fates may flip it: to any other value it may have (FATA-10)."""
    others = declared.others(declared.default)
    if declared.number is not None:
        number = declared.number
        steps = range(number.min, min(number.max, HIGHEST) + 1, number.step)
        others += tuple(value for value in steps if value != declared.default)
    means = declared.means(declared.default)
    return Switch(declared.id, declared.default, others, declared.asks, means)


READINGS = tuple(reading(switches()[name]) for name in READ)
"""Each as the kernel knows it; the text says what the default means."""
