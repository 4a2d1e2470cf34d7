"""The game of nuts in which some acts of stewards are grave, or all that can be."""

from dataclasses import replace

from ledger.kernel.vocabulary.grave_rule import OVERRULE_ACT
from tests.toy.jar import JAR_GAME
from tests.toy.rules import TOY
from tests.toy.yard import YardGame

GRAVE = frozenset({OVERRULE_ACT, "reissue-card"})

GRAVE_GAME = replace(TOY, seats=replace(TOY.seats, grave_acts=GRAVE))
GRAVE_JAR_GAME = replace(JAR_GAME, seats=replace(JAR_GAME.seats, grave_acts=GRAVE))

EVERY_GRAVE_ACT = frozenset({*GRAVE, "reverse", "set-switch", "confirm-closing"})
"""All acts of the kernel that can be grave."""


def yard_with_grave_acts() -> YardGame:
    """Return a yard with every grave act, a full bench, and a nurse with two phones."""
    yard = YardGame(rules=replace(TOY, seats=replace(TOY.seats, grave_acts=EVERY_GRAVE_ACT)))
    yard.does("ada", "sit", where="bench")
    yard.does("bea", "sit", where="bench")
    for card, device in (("nurse-1", "first-phone"), ("nurse-2", "second-phone")):
        yard.does("nurse", "claim-card", card=card, card_=card, device=device)
    return yard
