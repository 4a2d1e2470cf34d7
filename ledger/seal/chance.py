"""Server dice that every player can check afterwards, by seeds that are revealed later.

The seeds are a hash chain used in reverse. The last link is the hash of a secret. Each earlier link
is the hash of the next one. Entry 1 publishes the very first link as the commitment.

Period `i` uses link `i`. Revealing a link at the period's end tells nothing about later periods.
One hash per period leads from the link back to the commitment.
"""

import hmac
from functools import cached_property
from hashlib import sha256
from itertools import count

from ledger.language.grammar import count_text
from ledger.record.entry import Roll

LENGTH_LIMIT = 65_536
"""Maximum number of periods in a chain. A verifier computes at most this number of hashes."""

_SEED_STRIDE = 64
_DRAW_RANGE = 2**32


def earlier_seed(seed: bytes, periods: int) -> bytes:
    """Return the seed of an earlier period. `i` periods before period `i` is the commitment."""
    for _ in range(periods):
        seed = sha256(seed).digest()
    return seed


class SeedChain:
    """One seed for each period from 1 to `length`, computed from one secret on demand."""

    def __init__(self, secret: bytes, length: int = 4096) -> None:
        """Raise ValueError for a length below 1 or above `LENGTH_LIMIT`."""
        if not 1 <= length <= LENGTH_LIMIT:
            raise ValueError(f"a chain of seeds has 1 to {LENGTH_LIMIT} periods, not {length}")
        self.length = length
        self._secret = secret

    @property
    def commitment(self) -> str:
        """Return the commitment that entry 1 publishes (hex)."""
        return self._stored_seeds[0].hex()

    def seed(self, period_number: int) -> str:
        """Return the seed of a period (hex).

        Raises ValueError for a period outside 1 to `length`.
        """
        if not 1 <= period_number <= self.length:
            raise ValueError(
                f"period {period_number} has no seed; "
                f"the chain has {count_text(self.length, 'seed')}"
            )
        stored_period = min(-(-period_number // _SEED_STRIDE) * _SEED_STRIDE, self.length)
        return earlier_seed(self._stored_seeds[stored_period], stored_period - period_number).hex()

    @cached_property
    def _stored_seeds(self) -> dict[int, bytes]:
        # Store every 64th link. This needs little memory, and any seed is at most 63 hashes away.
        link = sha256(b"acta/seed" + self._secret).digest()
        stored_links = {self.length: link}
        for link_number in range(self.length - 1, -1, -1):
            link = sha256(link).digest()
            if link_number % _SEED_STRIDE == 0:
                stored_links[link_number] = link
        return stored_links


class SeededChance:
    """Chance for one act of one period, with the contribution of the roller's phone.

    `period` is the period in which the act begins. `period` is also the period of the act's first
    entry, by which a verifier finds the seed. Use this only for acts that will be recorded, because
    the dice of a dry run would be known beforehand.
    """

    def __init__(self, chain: SeedChain, period_number: int, contribution: str = "") -> None:
        self._chain = chain
        self._period = period_number
        self._contribution = contribution
        self._used_names: set[str] = set()

    def roll(self, die_name: str, sides: int) -> Roll:
        """Return a die under a name that no other roll of the game has.

        Raises ValueError if the act has used the name already, and the errors of `roll_value`.
        """
        if die_name in self._used_names:
            raise ValueError(f"the roll {die_name!r} was already made in this act")
        face = roll_value(self._chain.seed(self._period), die_name, sides, self._contribution)
        self._used_names.add(die_name)
        return Roll(die_name, sides, face, source="server", contribution=self._contribution)

    def seed(self, period_number: int) -> str:
        """Return the seed of a period that ends or has ended (hex).

        Raises ValueError for a later period.
        """
        if period_number > self._period:
            raise ValueError(
                f"the seed of period {period_number} stays secret in period {self._period}"
            )
        return self._chain.seed(period_number)


def roll_value(seed_hex: str, die_name: str, sides: int, contribution: str = "") -> int:
    """Return the face, 1 to `sides`, of the die `die_name`. All faces are equally likely.

    The face depends on no other value, so an inserted earlier roll does not change later rolls.
    Raises ValueError for a name that is empty or has several lines, for sides outside 1 to 2**32,
    and for a seed that is not hex.
    """
    if not die_name or "\n" in die_name:
        raise ValueError(f"a roll needs a name of one line, not {die_name!r}")
    if not 1 <= sides <= _DRAW_RANGE:
        raise ValueError(f"a die of {count_text(sides, 'side')} cannot be rolled")
    seed, fair_draw_limit = bytes.fromhex(seed_hex), _DRAW_RANGE - _DRAW_RANGE % sides
    draws = (_random_number(seed, f"{die_name}\n{contribution}\n{attempt}") for attempt in count())
    return next(random_draw for random_draw in draws if random_draw < fair_draw_limit) % sides + 1


def _random_number(seed: bytes, message: str) -> int:
    return int.from_bytes(hmac.digest(seed, message.encode(), "sha256")[:4], "big")
