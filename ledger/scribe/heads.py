"""The published heads of a game: the rules for signing them, and their rows in the store.

A head is signed at the end of each period and when a window is over. While a game runs, the clock
asks for a further head each minute, even if nothing happened. Therefore the times of heads reveal
nothing.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

from ledger.kernel.takeover.events import GameTakenOver
from ledger.kernel.vocabulary.events import SeedRevealed
from ledger.kernel.vocabulary.window_events import WindowSealed
from ledger.record.entry import Entry
from ledger.record.state import Kernel
from ledger.seal import Chain, HeadKind, SealKeys, Tree, fingerprint, read_head
from ledger.store.base import SideWrite, Store

MINUTE_MILLISECONDS = 60_000
"""The time between two heads that the clock asks for, in milliseconds."""

_PERIOD_KEY = "head/"
_CHAIN_KEY = "chain"


@dataclass
class HeadSigner:
    """Signs the heads of one commit."""

    game: str
    keys: SealKeys
    chain: Chain
    """The chain after the last head."""
    heads: list[str] = field(default_factory=list)
    """The heads signed so far."""
    sides: list[SideWrite] = field(default_factory=list)

    def sign(self, head_kind: HeadKind, tree: Tree, at: int) -> None:
        """Sign the next head over this tree."""
        link = self.chain.next_link(head_kind, max(at, self.chain.at))
        signed_head = self.keys.sign(self.game, tree, link)
        self.chain = self.chain.with_head(signed_head)
        self.heads.append(signed_head)
        self.sides.append(_head_side_write(head_kind, tree, self.chain.number, signed_head))

    def side_writes(self) -> list[SideWrite]:
        """Return the rows for the side table, which hold the heads and the end of the chain."""
        chain = [SideWrite("note", _CHAIN_KEY, self.chain.to_bytes())] if self.heads else []
        return [*self.sides, *chain]


def _head_side_write(
    head_kind: HeadKind, tree: Tree, head_number: int, signed_head: str
) -> SideWrite:
    if head_kind == "period":
        return SideWrite("note", f"{_PERIOD_KEY}{tree.size:09d}", signed_head.encode())
    return SideWrite("head", f"{head_number:09d}", signed_head.encode())


def head_kind_after(entry: Entry) -> HeadKind | None:
    """Return the kind of head that is signed right after an entry, or None.

    This does not depend on the clock. A head is signed at the end of a period. A head is signed at
    the final seal of a window, because phones must have the head before submissions are opened. A
    head is signed at a takeover, as the first head with the new key.
    """
    if isinstance(entry.event, SeedRevealed):  # the last entry of a period, and of the game
        return "period"
    is_final = isinstance(entry.event, WindowSealed) and entry.event.final
    return "minute" if is_final or isinstance(entry.event, GameTakenOver) else None


def is_clock_head_due(kernel_state: Kernel, chain: Chain, now: int) -> bool:
    """Return whether the clock asks for a head at `now` (milliseconds).

    The clock asks once a minute while a game runs, and once after a pause began. A restored ledger
    gets no head before the takeover, because the lost server may have signed another one.
    """
    if kernel_state.heir is not None or (
        chain.number and chain.at // MINUTE_MILLISECONDS >= now // MINUTE_MILLISECONDS
    ):
        return False
    return kernel_state.running or (
        kernel_state.status == "paused" and chain.at <= kernel_state.paused_at
    )


def published_heads(store: Store, game: str) -> tuple[str, ...]:
    """Return every published head of a game, oldest first."""
    heads = [*_period_heads(store, game), *store.side_values(game, "head").values()]
    return tuple(sorted((head.decode() for head in heads), key=_head_number_and_size))


def heads_among_side_writes(writes: Iterable[SideWrite]) -> tuple[str, ...]:
    """Return the published heads among these side writes, oldest first."""
    heads = (row.value for row in writes if row.value is not None and _is_head(row))
    return tuple(sorted((head.decode() for head in heads), key=_head_number_and_size))


def chain_after(chain: Chain, writes: Iterable[SideWrite]) -> Chain:
    """Return the chain after these side writes. Raises SealError if it is damaged."""
    chains = [row.value for row in writes if (row.kind, row.key) == ("note", _CHAIN_KEY)]
    return Chain.from_bytes(chains[-1]) if chains and chains[-1] is not None else chain


def _is_head(write: SideWrite) -> bool:
    return write.kind == "head" or (write.kind == "note" and write.key.startswith(_PERIOD_KEY))


def _period_heads(store: Store, game: str) -> list[bytes]:
    notes = store.side_values(game, "note")
    return [notes[note_key] for note_key in sorted(notes) if note_key.startswith(_PERIOD_KEY)]


def _head_number_and_size(signed_head: str) -> tuple[int, int]:
    head = read_head(signed_head)
    return (head.link.number if head.link else 0, head.size)


def fingerprints_of_periods(store: Store, game: str) -> tuple[str, ...]:
    """Return the words of the heads at the ends of periods, oldest first."""
    return tuple(fingerprint(head.decode()) for head in _period_heads(store, game))


def chain_of_heads(store: Store, game: str) -> Chain:
    """Return the chain after all published heads. Raises SealError if it is damaged."""
    chain_value = store.side_value(game, "note", _CHAIN_KEY)
    return (
        Chain.from_heads(published_heads(store, game))
        if chain_value is None
        else Chain.from_bytes(chain_value)
    )
