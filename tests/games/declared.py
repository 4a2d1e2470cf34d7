"""The declarations of rulesets that phones know beforehand: acts, assets, gods, weights of entries.

`python -m tests.games.declared` writes the list that the phone's own tests read, and the weights by
which a wall chooses entries.
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


def _asset_names(rules: Ruleset[Any]) -> list[str]:
    """Return the assets that a game's messages name."""
    folder = ROOT / "ledger" / "games" / rules.name / "messages"
    texts = (path.read_text(encoding="utf-8") for path in sorted(folder.glob("en*.ftl")))
    return sorted({name for text in texts for name in ASSET.findall(text)})


def _gods_with_crest(rules: Ruleset[Any]) -> list[str]:
    """Return the members of a game's standard cast that have their own crest."""
    cast = rules.scenarios.read(None, "").get("cast", {})
    return sorted(who for who, one in cast.items() if one.get("group"))


def expected_act_list() -> str:
    """Return the list as its file has it: the acts of all games, then each game's own words."""
    games = {
        name: {
            "acts": sorted(act.name for act in rules.play.acts),
            "assets": _asset_names(rules),
            "gods": _gods_with_crest(rules),
        }
        for name, rules in sorted(GAMES.items())
    }
    common = sorted(act.name for act in KERNEL_ACTS)
    return json.dumps({"common": common, "games": games}, indent=1) + "\n"


def _event_messages(rules: Ruleset[Any], chosen: Container[type[Event]]) -> list[str]:
    """Return the messages of these events of a game."""
    stored = (one.event.STORED for one in rules.play.events if one.event in chosen)
    return sorted(name.partition("/")[2].partition("@")[0] for name in stored)


def expected_weights() -> str:
    """Return the weights as their file has them: each game's great and passing events."""
    games = {
        name: {
            "great": _event_messages(rules, rules.story.great),
            "passing": _event_messages(rules, rules.story.passing),
        }
        for name, rules in sorted(GAMES.items())
    }
    return json.dumps(games, indent=1) + "\n"


if __name__ == "__main__":
    LIST.write_text(expected_act_list(), encoding="utf-8")
    WEIGHTS.write_text(expected_weights(), encoding="utf-8")
