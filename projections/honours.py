"""Honours: the characters who had the most of something in a game.

The fold counts what the rules of a game name for each honour. Characters with an equal amount share
the honour.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from ledger.contract.honours import LUCKIEST, RICHEST, HonourRules
from ledger.record.entry import Entry
from ledger.record.shared_map import Map
from projections.fairness import FEWEST_EXPECTED, tail_probability
from projections.projection import Projection


class Honour(NamedTuple):
    """An honour, its holders by name, and their amount.

    The amount is a number of entries, milliseconds, a worth or a probability.
    """

    name: str
    holders: tuple[str, ...]
    amount: float


@dataclass(frozen=True, slots=True)
class Luck:
    """The dice of one character: their number, and the sums of faces, means and variances."""

    roll_count: int = 0
    faces: int = 0
    mean: float = 0.0
    variance: float = 0.0

    def after_die(self, sides: int, face: int) -> "Luck":
        """Return the luck after one more die of fair sides."""
        mean, variance = (sides + 1) / 2, (sides * sides - 1) / 12
        sums = (self.faces + face, self.mean + mean, self.variance + variance)
        return Luck(self.roll_count + 1, *sums)

    @property
    def probability(self) -> float | None:
        """Return the probability, 0 to 1, that fair dice have a sum at least as far from the mean.

        The test is the chi-squared test of the ledger, with one degree of freedom. It is None for
        fewer than five dice and for a sum that is not above the mean.
        """
        if self.roll_count < FEWEST_EXPECTED or self.faces <= self.mean:
            return None
        return tail_probability((self.faces - self.mean) ** 2 / self.variance, 1)


@dataclass(frozen=True, slots=True)
class Tally:
    """The counts of a game, by honour and character."""

    counts: Map[tuple[str, str], int] = field(default_factory=Map)
    longest: Map[tuple[str, str], int] = field(default_factory=Map)
    """The longest finished span in milliseconds."""
    span_starts: Map[tuple[str, str], int] = field(default_factory=Map)
    """The time at which an unfinished span began, in milliseconds since the epoch."""
    luck: Map[str, Luck] = field(default_factory=Map)
    last_time: int = 0
    """The time of the last entry, in milliseconds since the epoch."""


def honours_projection(rules: HonourRules) -> Projection[Tally]:
    """Return the projection that counts what these rules name."""

    def evolve(tally: Tally, entry: Entry) -> Tally:
        counts, luck = tally.counts, tally.luck
        for honour, characters in rules.counts.items():
            for character in dict.fromkeys(characters(entry)):
                counts = counts.set((honour, character), counts.get((honour, character), 0) + 1)
        for character, sides, face in rules.dice(entry):
            luck = luck.set(character, luck.get(character, Luck()).after_die(sides, face))
        new_tally = replace(tally, counts=counts, luck=luck, last_time=entry.at)
        return _with_spans(new_tally, rules, entry)

    return Projection("honours", 1, Tally(), evolve)


def _with_spans(tally: Tally, rules: HonourRules, entry: Entry) -> Tally:
    longest_spans, span_starts = tally.longest, tally.span_starts
    for character in rules.ends(entry):
        for honour in rules.begins:
            if (honour, character) in span_starts:
                span = entry.at - span_starts[honour, character]
                longest_spans = longest_spans.set(
                    (honour, character), max(span, longest_spans.get((honour, character), 0))
                )
                span_starts = span_starts.delete((honour, character))
    for honour, characters in rules.begins.items():
        for character in characters(entry):
            span_starts = (
                span_starts
                if (honour, character) in span_starts
                else span_starts.set((honour, character), entry.at)
            )
    return replace(tally, longest=longest_spans, span_starts=span_starts)


def awarded_honours(
    tally: Tally,
    rules: HonourRules,
    worths: Iterable[tuple[str, int]],
    is_candidate: Callable[[str, str], bool],
) -> tuple[Honour, ...]:
    """Return the honours that somebody has.

    Riches come first, then counts and spans in the order of the rules, then luck.

    `worths` are (character, worth) at the ends of periods. `is_candidate` answers for (honour,
    character).
    """
    amounts = [
        (RICHEST, list(worths)),
        *((honour, _amounts_of(honour, tally.counts)) for honour in rules.counts),
        *((honour, _spans(honour, tally)) for honour in rules.begins),
    ]
    leaders = (
        _best(
            honour,
            [
                candidate
                for candidate in amounts_of_characters
                if is_candidate(honour, candidate[0])
            ],
            max,
        )
        for honour, amounts_of_characters in amounts
    )
    luck_chances = [
        (character, luck.probability)
        for character, luck in tally.luck.items()
        if luck.probability is not None and is_candidate(LUCKIEST, character)
    ]
    return tuple(
        candidate
        for candidate in (*leaders, _best(LUCKIEST, luck_chances, min))
        if candidate is not None
    )


def _amounts_of(honour_name: str, amounts: Map[tuple[str, str], int]) -> list[tuple[str, int]]:
    return [
        (character, amount)
        for (honour, character), amount in amounts.items()
        if honour == honour_name
    ]


def _spans(honour: str, tally: Tally) -> list[tuple[str, int]]:
    """Return the longest spans. A span that did not end lasts to the last entry."""
    durations = (
        (character, tally.last_time - span_starts)
        for character, span_starts in _amounts_of(honour, tally.span_starts)
    )
    return [*_amounts_of(honour, tally.longest), *durations]


def _best(
    honour: str,
    amounts: Iterable[tuple[str, float]],
    selector: Callable[[Iterator[float]], float],
) -> Honour | None:
    """Return the honour of all characters with the best amount; None if no amount is above 0."""
    positive_amounts = [(character, amount) for character, amount in amounts if amount > 0]
    if not positive_amounts:
        return None
    best_amount = selector(amount for character, amount in positive_amounts)
    holders = sorted({character for character, amount in positive_amounts if amount == best_amount})
    return Honour(honour, tuple(holders), best_amount)
