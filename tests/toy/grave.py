"""The game of nuts in which overruling and printing a card anew are grave acts."""

from dataclasses import replace

from ledger.kernel.vocabulary.grave_rule import OVERRULE
from tests.toy.jar import JAR_GAME
from tests.toy.rules import TOY

GRAVE = frozenset({OVERRULE, "reissue-card"})

GRAVE_GAME = replace(TOY, seats=replace(TOY.seats, grave_acts=GRAVE))
GRAVE_JAR_GAME = replace(JAR_GAME, seats=replace(JAR_GAME.seats, grave_acts=GRAVE))
