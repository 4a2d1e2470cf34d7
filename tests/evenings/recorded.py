"""The files of recorded evenings, and the comparison of how these evenings end."""

from pathlib import Path
from typing import Any

from ledger.record.state import State

HERE = Path(__file__).parent
EVENINGS = sorted(HERE.glob("*.jsonl"))


def document_of_final_state(state: State[Any]) -> dict[str, Any]:
    """Return the end of an evening: the holdings, the places, and the open questions."""
    kernel = state.kernel
    characters = sorted({card.character for card in kernel.cards.values()})
    return {
        "position": state.log.position,
        "period": kernel.period.seq,
        "status": kernel.status,
        "holdings": {who: dict(sorted(state.books.holdings(who).items())) for who in characters},
        "seats": {
            who: [seat.place, seat.seat, seat.arrived]
            for who in characters
            if (seat := state.seating.seat_of(who)) is not None
        },
        "petitions": sorted(kernel.petitions),
        "duties": sorted(kernel.duties),
        "questions": sorted(kernel.questions),
        "reversed": sorted(kernel.reversed),
    }
