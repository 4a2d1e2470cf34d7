"""A small sealed evening for tests of the verifier: its entries and its export."""

import random
from collections.abc import Iterable
from typing import Any

import msgspec

from ledger.export.document import Text, write_export
from ledger.kernel.vocabulary.events import GameClosed, GameFounded, PeriodOpened, SeedRevealed
from ledger.record.entry import CommandMeta, Entry, Posting, Roll
from ledger.seal import Chain, HeadKind, SealKeys, Tree, read_head, text_digest
from ledger.seal.chance import SeededChance

KEYS = SealKeys.generate(random.Random(43).randbytes)
SEEDS = KEYS.seeds()
GAME = "rubico-43"

SALT = bytes(range(160, 176))
SAID = "He “forgot” ten legions"
REASON = Text(text_digest(SALT, SAID), SALT.hex(), SAID)


def founding_event(**changes: Any) -> GameFounded:
    """Return the founding of the evening."""
    fields: dict[str, Any] = {
        "game": GAME,
        "ruleset": "toy",
        "version": "1",
        "data_hash": "d" * 64,
        "title": "A toy",
        "scenario": {},
        "cards": (("cicero-1", "cicero"),),
        "stewards": ("fata",),
        "switches": {},
        "period": {"seq": 1},
        "dice": "server",
        "commitment": SEEDS.commitment,
        "seal_key": KEYS.seal_key(GAME),
    }
    return GameFounded(**{**fields, **changes})


class HonestLog:
    """A log that a host writes, honestly or with the changes of a test."""

    def __init__(self, founding: GameFounded | None = None) -> None:
        self.stored: list[bytes] = []
        self.heads: list[str] = []
        self.at = 1_000
        self.write_entry(
            founding or founding_event(), postings=(Posting("denarius", "@origin", "cicero", 500),)
        )

    def write_entry(
        self,
        event: Any,
        period: int = 1,
        postings: tuple[Posting, ...] = (),
        rolls: tuple[Roll, ...] = (),
        **changes: Any,
    ) -> None:
        """Write the next entry. `changes` are faults that no honest host would make."""
        self.at += 10
        fields: dict[str, Any] = {
            "position": len(self.stored) + 1,
            "id": f"e{len(self.stored) + 1}",
            "type": getattr(event, "STORED", "") or "toy/thing-done@1",
            "at": self.at,
            "period": period,
            "audience": ("*",),
        }
        entry = Entry(event=event, postings=postings, rolls=rolls, **{**fields, **changes})
        self.stored.append(msgspec.json.encode(entry))
        if entry.type == SeedRevealed.STORED:
            self.publish_head("period")

    def roll(self, name: str, period: int = 1, contribution: str = "") -> None:
        """Add an act with one server die; a contribution comes from a card without a key."""
        rolled = SeededChance(SEEDS, period, contribution).roll(name, 6)
        by = CommandMeta(f"c{len(self.stored) + 1}", "throw", "cicero-1", "cicero", "d" * 32)
        meta = by if contribution else None
        self.write_entry({"rolled": name}, period=period, rolls=(rolled,), meta=meta)

    def reveal_seed(self, period: int) -> None:
        """Reveal the seed of a period that ends."""
        self.write_entry(SeedRevealed(period, SEEDS.seed(period)), period=period)

    def open_period(self, period: int) -> None:
        """Open the next period."""
        self.write_entry(PeriodOpened(period, "aestas", "season-aestas", None, 5), period=period)

    def close(self, period: int) -> None:
        """Close the game."""
        self.write_entry(GameClosed(), period=period)

    def publish_head(self, kind: HeadKind = "minute") -> None:
        """Publish a head over all entries so far."""
        self._sign_head(kind, len(self.stored), self.at)

    def sign_heads_again(self) -> None:
        """Sign every head again over the present entries, as the holder of the key could."""
        old, self.heads = [read_head(head) for head in self.heads], []
        for head in old:
            if head.link is not None:
                self._sign_head(head.link.kind, head.size, head.link.at)

    def _sign_head(self, kind: HeadKind, size: int, at: int) -> None:
        leaves = (
            KEYS.entry_leaf_hash(n, entry) for n, entry in enumerate(self.stored[:size], start=1)
        )
        link = Chain.from_heads(self.heads).next_link(kind, at)
        self.heads.append(KEYS.sign(GAME, Tree().extend(leaves), link))

    def export_lines(
        self,
        texts: Iterable[Text] = (),
        withheld: Iterable[int] = (),
        erased: Iterable[str] = (),
    ) -> list[bytes]:
        """Return the lines of the export."""
        hidden = frozenset(withheld)
        return list(
            write_export(self.stored, KEYS, self.heads, texts, hidden, erased_digests=erased)
        )


def denarii_payment(amount: int, source: str = "cicero", target: str = "minerva") -> Posting:
    """Return a payment of denarii."""
    return Posting("denarius", source, target, amount)


def honest_evening() -> HonestLog:
    """Return two periods with dice of both kinds, a payment, a text and heads.

    The second period is open.
    """
    evening = HonestLog()
    evening.roll("proelium-1/octavian")
    evening.write_entry({"reason": REASON.digest}, postings=(denarii_payment(200),))
    evening.reveal_seed(1)
    evening.open_period(2)
    evening.roll("proelium-2/octavian", period=2)
    at_table = Roll("proelium-2/mars", 6, 4, source="table", witness="mars")
    evening.write_entry({"name": "Lucius Ünal\u001f"}, period=2, rolls=(at_table,))
    evening.publish_head()
    evening.write_entry({"salutation": "ave"}, period=2)
    return evening
