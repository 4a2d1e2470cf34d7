"""A game of tali on a memory store, for tests; see `tests.toy.yard`."""

import json
from typing import Any

from tests.toy.tali import TALI
from tests.toy.yard import YardGame


def inn_game(**scenario: Any) -> YardGame:
    """Return a table of three players and a host, unless the scenario says otherwise."""
    return YardGame(rules=TALI, scenario=json.dumps(scenario))
