"""The names of a battle's stages, its kinds, and the reasons for its end."""

CHALLENGED_STAGE = "challenged"
FIELDING_STAGE = "fielding"
ROLLING_STAGE = "rolling"
ROLLED_STAGE = "rolled"
AFTERMATH_STAGE = "aftermath"
OVER_STAGE = "over"

WAR_GOD_KIND = "war_god"
"""The kind of a fight with a war god, who risks no dice (PROEL-35)."""

RING_KIND = "ring"
"""The kind of an attack by the bearer of the Ring of Gyges, who risks no dice (RING-07)."""

FOUGHT_RESULT = "fought"
"""The reason for the end of a battle that was fought to the last die."""

REFUSED_RESULT = "refused"
"""The reason why a battle did not begin: the challenge was refused."""

FABRILIS_OUT = "out"
"""The mark that the legio fabrilis was in this battle and has left it (PROEL-43)."""
