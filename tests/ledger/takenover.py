"""Exports with a takeover, for the tests of the phone's own check.

`python -m tests.ledger.takenover` writes them anew.
"""

from pathlib import Path

from tests.ledger.lost import export_lines, forge_export, lost_server_with_act

PLACE = Path(__file__).parents[2] / "pwa/src/core/seals/check"


def takeover_files() -> dict[str, bytes]:
    """Return an honest export, a phone's records of the game, and a forged endorsement, by name."""
    lost = lost_server_with_act()
    lost.play_to_end()
    return {
        "takenover.fixture.jsonl": b"".join(export_lines(lost.yard)),
        "takenover.witness.fixture.json": lost.witness_file(),
        "forged.fixture.jsonl": b"".join(forge_export(lost, {"endorsement": "00" * 64})),
    }


if __name__ == "__main__":
    for name, content in takeover_files().items():
        (PLACE / name).write_bytes(content)
