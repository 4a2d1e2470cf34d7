"""Exports with a takeover, on which the phone's own check is tried.

`python -m tests.ledger.takenover` writes them anew.
"""

from pathlib import Path

from tests.ledger.lost import forged, gone_on, lines_of

PLACE = Path(__file__).parents[2] / "pwa/src/core/seals/check"


def files() -> dict[str, bytes]:
    """By name: an honest one, what a phone kept of it, one with a forged endorsement."""
    lost = gone_on()
    lost.closes()
    return {
        "takenover.fixture.jsonl": b"".join(lines_of(lost.yard)),
        "takenover.witness.fixture.json": lost.witness(),
        "forged.fixture.jsonl": b"".join(forged(lost, {"endorsement": "00" * 64})),
    }


if __name__ == "__main__":
    for name, content in files().items():
        (PLACE / name).write_bytes(content)
