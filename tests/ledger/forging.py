"""A short exported evening, to be tampered with."""

from collections.abc import Sequence

from ledger.export.document import write_export
from ledger.seal import SealKeys, fingerprint
from ledger.seal.cosignatures import Cosigned
from ledger.verify import OutsideFacts, Report
from tests.toy.yard import YardGame


def closed_game_of_two_periods(*, nuts: int = 2, keys: SealKeys | None = None) -> YardGame:
    """Return a game with two periods, heads every minute, and a closing."""
    yard = YardGame(keys=keys)
    for _ in range(3):
        yard.pass_minute()
        yard.does("ada", "give", to="bea", nuts=nuts)
    yard.does("aunt", "ring")
    yard.does("ada", "throw")
    for _ in range(3):
        yard.pass_minute()
    yard.does("nurse", "announce-closing", minutes=1)
    yard.does("nurse", "confirm-closing", card="nurse-2")
    yard.pass_minute()
    yard.wait(minutes=1).wake_clock()
    assert yard.state.kernel.status == "closed"
    return yard


def export_lines(
    yard: YardGame, withheld: Sequence[int] = (), cosigned: Sequence[Cosigned] = ()
) -> list[bytes]:
    rows = [row.state for row in yard.store.read("yard")]
    heads = yard.scribe.heads()
    return list(write_export(rows, yard.keys, heads, (), frozenset(withheld), cosigned))


HONEST = closed_game_of_two_periods()
LINES = export_lines(HONEST)
HEADS = HONEST.scribe.heads()
CLOSING_WORDS = OutsideFacts(words=(fingerprint(HEADS[-1]),))


def report_text(report: Report) -> str:
    return "\n".join(report.lines())
