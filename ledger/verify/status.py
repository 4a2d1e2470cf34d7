"""How a verification ends: one exit status for each kind of thing that can be found or missed."""

from enum import IntEnum


class Status(IntEnum):
    """The exit status of `acta verify`: 0 all holds, 3 to 19 wrong, from 20 on not all proved."""

    HOLDS = 0
    """Whole, closed, chained, and fixed to its last entry by something from outside."""
    FILE = 3
    """It is no export, or the file is damaged or cut off."""
    FOUNDING = 4
    """Entry 1 founds no game, or says something else than the header."""
    ORDER = 5
    """Entries, times, periods or ids are out of order."""
    SEAL = 6
    """Entries are not those that were signed, or are covered by no head."""
    HEADS = 7
    """Published heads are missing, or do not go on from one another."""
    BOOKS = 8
    """Somebody had less than nothing, or an asset does not sum to nought."""
    SEEDS = 9
    """A seed is missing or does not lead to the commitment."""
    DICE = 10
    """A die is not what its seed gives."""
    TEXTS = 11
    """A free text is not the one that was recorded."""
    KEY = 12
    """Another key signed it than the one known from outside."""
    WORDS = 13
    """No published head has the words that somebody saw."""
    WITNESSES = 14
    """A phone kept a head that is not published, or what it asked for is missing or another act."""
    PHONES = 15
    """What phones signed, for dice or for heads, does not fit."""
    SUBMISSIONS = 16
    """What was opened when a window was over is not what was sealed, or not its author's."""
    HISTORIES = 17
    """Another export of the game contradicts it."""
    EARLY = 20
    """It ends before the game was closed."""
    WITHHELD = 21
    """Entries are named by their hash only."""
    UNCHAINED = 22
    """Its heads are not chained, so one that was left out is not missed."""
    CLOCK = 23
    """While the game ran, the clock signed no head for a time."""
    ALONE = 24
    """Nothing from outside was given, so anybody could have made it."""
    HOLDER = 25
    """What was given from outside leaves entries that only the holder of the key vouches for."""
    UNSIGNED = 26
    """Dice have bytes in them that nobody signed, so whoever holds the file could choose them."""
    UNANSWERED = 27
    """A phone asked for something and was never answered: by the network or the organiser."""

    RESTORED = 28
    """It goes on from a copy: what a lost server recorded after that is not in it."""


_GRAVEST_FIRST = (
    Status.FILE,
    Status.KEY,
    Status.SEAL,
    Status.HEADS,
    Status.HISTORIES,
    Status.SUBMISSIONS,
    Status.WORDS,
    Status.WITNESSES,
    Status.PHONES,
    Status.FOUNDING,
    Status.ORDER,
    Status.SEEDS,
    Status.DICE,
    Status.BOOKS,
    Status.TEXTS,
    Status.EARLY,
    Status.WITHHELD,
    Status.UNCHAINED,
    Status.RESTORED,
    Status.CLOCK,
    Status.UNANSWERED,
    Status.UNSIGNED,
    Status.ALONE,
    Status.HOLDER,
)


def gravest(checks: set[str]) -> Status:
    """The most serious status of everything that these checks found or could not prove."""
    found = {Status[check.upper()] for check in checks}
    return next((status for status in _GRAVEST_FIRST if status in found), Status.HOLDS)
