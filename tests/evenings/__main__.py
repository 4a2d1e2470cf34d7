"""Record a new evening of every game.

`python -m tests.evenings NAME`. Old evenings stay for ever.
"""

import json
import sys
from random import Random

from api.access.founding import found_game_in_store
from api.exports.ledger_file import whole_ledger_lines
from api.rehearsal.evening import Pace, make_rehearsal
from ledger.games.catalogue import GAMES
from ledger.store import open_store
from tests.evenings.recorded import HERE, document_of_final_state

START = 1_800_000_000_000
ACTS = 8


def main() -> None:
    """Let bots play an evening of each game, and store its export and its end."""
    name = sys.argv[1]
    for ruleset, rules in GAMES.items():
        chance = Random(f"{ruleset} {name}")
        store = open_store("memory:")
        scribe = found_game_in_store(
            store, rules, rules.scenarios.read(None, ""), START, chance.randbytes
        ).scribe
        make_rehearsal(scribe, chance, Pace(ACTS, wild=0), START).play()
        file = HERE / f"{ruleset}-{name}.jsonl"
        if file.exists():
            sys.exit(f"{file.name} was recorded before; evenings are never recorded again")
        file.write_bytes(b"".join(whole_ledger_lines(scribe, with_texts=True)))
        file.with_suffix(".json").write_text(
            json.dumps(document_of_final_state(scribe.state), indent=1) + "\n"
        )


if __name__ == "__main__":
    main()
