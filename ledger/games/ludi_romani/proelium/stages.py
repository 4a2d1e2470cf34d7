"""The stages of a battle, its kinds, and the reasons for its end."""

CHALLENGED = "challenged"
FIELDING = "fielding"
ROLLING = "rolling"
ROLLED = "rolled"
AFTERMATH = "aftermath"
OVER = "over"

WAR_GOD = "war_god"
"""A fight with a war god, who risks nothing (PROEL-35)."""

RING = "ring"
"""An attack by the bearer of the Ring of Gyges, who risks nothing (RING-07)."""

FOUGHT = "fought"
"""The reason for the end of a battle that was fought to the last die."""

REFUSED = "refused"
"""The reason for a battle that did not begin: the challenge was turned down."""

OUT = "out"
"""The legio fabrilis was in this battle, and is out of it (PROEL-43)."""
