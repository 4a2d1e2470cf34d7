"""What the rulesets declare that a phone knows beforehand: acts, assets, gods; what entries weigh.

`python -m tests.games.declared` writes the list that the phone's own tests read, and the weights
by which a wall chooses.
"""

import json
import re
from collections.abc import Container
from pathlib import Path
from typing import Any

from ledger.contract.ruleset import Ruleset
from ledger.games.catalogue import GAMES
from ledger.kernel.machine.chapters import KERNEL_ACTS
from ledger.record.entry import Event

ROOT = Path(__file__).parents[2]
LIST = ROOT / "pwa" / "src" / "games" / "declared.json"
WEIGHTS = ROOT / "pwa" / "src" / "games" / "weights.json"
ASSET = re.compile(r"^asset-([\w-]+) =", re.MULTILINE)


def _assets(rules: Ruleset[Any]) -> list[str]:
    """The assets that a game's messages have a name for."""
    folder = ROOT / "ledger" / "games" / rules.name / "messages"
    texts = (path.read_text(encoding="utf-8") for path in sorted(folder.glob("en*.ftl")))
    return sorted({name for text in texts for name in ASSET.findall(text)})


def _gods(rules: Ruleset[Any]) -> list[str]:
    """Those of a game's standard cast who have a crest of their own."""
    cast = rules.scenario(None, "").get("cast", {})
    return sorted(who for who, one in cast.items() if one.get("group"))


def declared() -> str:
    """The list as it stands in its file: the acts of all games, then each game's own words."""
    games = {
        name: {
            "acts": sorted(act.name for act in rules.acts),
            "assets": _assets(rules),
            "gods": _gods(rules),
        }
        for name, rules in sorted(GAMES.items())
    }
    common = sorted(act.name for act in KERNEL_ACTS)
    return json.dumps({"common": common, "games": games}, indent=1) + "\n"


def _names(rules: Ruleset[Any], chosen: Container[type[Event]]) -> list[str]:
    """The messages of these events of a game, which are called as they are stored."""
    stored = (one.event.STORED for one in rules.events if one.event in chosen)
    return sorted(name.partition("/")[2].partition("@")[0] for name in stored)


def weights() -> str:
    """The weights as they stand in their file: of each game what is great, and what is passing."""
    games = {
        name: {"great": _names(rules, rules.great), "passing": _names(rules, rules.passing)}
        for name, rules in sorted(GAMES.items())
    }
    return json.dumps(games, indent=1) + "\n"


if __name__ == "__main__":
    LIST.write_text(declared(), encoding="utf-8")
    WEIGHTS.write_text(weights(), encoding="utf-8")
