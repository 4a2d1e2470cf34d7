"""The exit statuses of a verification: one for each kind of fault or limit."""

from collections.abc import Mapping
from enum import IntEnum


class Status(IntEnum):
    """The exit status of `acta verify`.

    0 means no fault or limit, 3 to 19 a fault, and from 20 on a limit.

    `STATUS_MEANINGS` explains each.
    """

    HOLDS = 0
    FILE = 3
    FOUNDING = 4
    ORDER = 5
    SEAL = 6
    HEADS = 7
    BOOKS = 8
    SEEDS = 9
    DICE = 10
    TEXTS = 11
    KEY = 12
    WORDS = 13
    WITNESSES = 14
    PHONES = 15
    SUBMISSIONS = 16
    HISTORIES = 17
    EARLY = 20
    WITHHELD = 21
    UNCHAINED = 22
    CLOCK = 23
    ALONE = 24
    HOLDER = 25
    UNSIGNED = 26
    UNANSWERED = 27
    RESTORED = 28


STATUS_MEANINGS: Mapping[Status, str] = {
    Status.HOLDS: "The game is whole, to its closing, and fixed to the last entry from outside.",
    Status.FILE: "It is no export, or the file is damaged or cut off.",
    Status.FOUNDING: "Entry 1 founds no game, or says something else than the header.",
    Status.ORDER: "Entries, times, periods or ids are out of order.",
    Status.SEAL: "Entries are not those that were sealed, or no head covers them.",
    Status.HEADS: "Published heads are missing, or do not go on from one another.",
    Status.BOOKS: "Somebody had less than nothing, or an asset does not sum to nought.",
    Status.SEEDS: "A seed is missing, or does not lead to its commitment.",
    Status.DICE: "A die is not what its seed gives.",
    Status.TEXTS: "A free text is not the one that was recorded.",
    Status.KEY: "Another key signed it than the one given with --key.",
    Status.WORDS: "No published head has the words given with --words.",
    Status.WITNESSES: "Something that a phone kept is not there, or not the same (--witness).",
    Status.PHONES: "Signatures of phones, for dice or heads, do not fit.",
    Status.SUBMISSIONS: "What was opened at a deadline was not sealed so, or not by its author.",
    Status.HISTORIES: "Another export of the game contradicts it (--other).",
    Status.EARLY: "Nothing is wrong, but it ends before the game was closed.",
    Status.WITHHELD: "Nothing is wrong, but some entries are named by their hash only.",
    Status.UNCHAINED: "Nothing is wrong, but heads are not chained (versions before 0.2).",
    Status.CLOCK: "Nothing is wrong, but for a time no head was signed while the game ran.",
    Status.ALONE: "Nothing is wrong, but nothing was given from outside: anybody could make it.",
    Status.HOLDER: "Nothing is wrong, but for some entries the holder of the key alone vouches.",
    Status.UNSIGNED: "Nothing is wrong, but no card signed some dice: their bytes could be chosen.",
    Status.UNANSWERED: "Nothing is wrong, but a phone asked for something and got no answer.",
    Status.RESTORED: "Nothing is wrong, but it goes on from a copy: what came after that is lost.",
}
"""The meaning of each status, for the page about the seal and the command's help."""

NOT_CARRIED_OUT = (1, 2)
"""The exit statuses of a command that could not run, for example because a file was missing."""


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


def gravest_status(check_names: set[str]) -> Status:
    """Return the most serious status of these checks."""
    statuses = {Status[check_name.upper()] for check_name in check_names}
    return next((status for status in _GRAVEST_FIRST if status in statuses), Status.HOLDS)
