"""How this game is rehearsed: a short calendar, and how often bots choose which act."""

from collections.abc import Mapping
from pathlib import Path

from ledger.scenario.files import data_of

SCENARIO = (Path(__file__).parent.parent / "data" / "rehearsal.yaml").read_text(encoding="utf-8")
"""The scenario of a rehearsal: the usual one with short seasons."""

ADVANCES = (
    "announce-season",
    "blow-conches",
    "close-forms",
    "roll-ships",
    "name-victor",
    "crown",
    "organise-state",
)
"""The acts that move the calendar on; the rehearsal has its own time for them."""

ENDS = ("end-evening",)
"""By what the Fates end an evening whose victor has died since."""

HABITS: Mapping[str, float] = data_of("ludi_romani", "habits")["habits"]
"""How often bots choose an act, against 1 for acts that are not named."""

MOODS: Mapping[str, Mapping[str, float]] = data_of("ludi_romani", "habits")["moods"]
"""How much oftener each kind of person chooses which act, against 1 for acts that are not named."""
