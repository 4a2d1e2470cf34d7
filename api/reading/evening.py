"""The evening in figures, made from its projection and from the entries that its reader sees."""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import starmap
from typing import NamedTuple

from api.game.reader import GameReader
from api.reading import evening_models as m
from api.reading.moment import characters_with_cards
from ledger.kernel.view.visibility import VisibleEntry
from ledger.kernel.vocabulary.events import GameClosed
from ledger.record.audience import Viewer, is_confidential
from ledger.record.entry import Entry
from projections.evening import (
    EVENING,
    DiceKind,
    act_counts,
    busiest_minutes,
    face_counts,
    longest_petitions,
)
from projections.fairness import ChiSquared, chi_squared
from projections.honours import awarded_honours, honours_projection
from projections.pages import Line
from projections.standings import STANDINGS, standings_table
from projections.story import pairs_who_dealt

MAX_PEOPLE = 40
"""Maximum number of people among whom common entries are counted."""
MAX_PETITIONS = 20
"""Maximum number of petitions in the figures."""
MAX_MINUTES = 10
"""Maximum number of busy minutes in the figures."""


class _SeenEntry(NamedTuple):
    entry: Entry
    line: Line


def evening_answer(game: GameReader, viewer: Viewer) -> m.Evening:
    """Return the evening as the viewer may know it. The viewer must see positions."""
    seen_entries = list(_seen_entries(game, viewer))
    pair_counts = _entry_counts_of_pairs(
        game, (seen_entry.line.visible_entry for seen_entry in seen_entries)
    )
    people = _people_with_most_dealings(pair_counts)
    reading = game.readings.reading_of(EVENING, game.state.log)
    return m.Evening(
        game=game.id,
        began=reading.began_at or None,
        ended=reading.ended_at or None,
        people=people,
        dealings=list(_dealings(pair_counts, frozenset(people))),
        great=list(_great_moments(game, seen_entries)),
        dice=list(starmap(_dice, face_counts(reading, viewer).items())),
        petitions=[
            m.PetitionTime(
                entry=petition.entry,
                type=petition.type,
                by=petition.proposer,
                at=petition.proposed_at,
                seconds=petition.waiting_time / 1000,
                agreed=petition.is_agreed,
            )
            for petition in longest_petitions(reading, viewer, MAX_PETITIONS)
        ],
        minutes=[
            m.BusyMinute(at=minute, entries=entry_count)
            for minute, entry_count in busiest_minutes(reading, MAX_MINUTES)
        ],
        acts=[
            m.ActCount(character=character, acts=act_count)
            for character, act_count in act_counts(reading, viewer)
        ],
        honours=list(_honours(game, seen_entries)) if viewer.sees_opened_ledger else [],
    )


def _honours(game: GameReader, seen_entries: Iterable[_SeenEntry]) -> Iterator[m.HonourGiven]:
    """Yield the honours of the entries until the closing, without those that were taken back."""
    state, rules = game.state, game.machine.rules
    honour_rules = rules.story.honours
    entries = (entry for entry, line in _until_closing(seen_entries) if not line.is_reversed)
    tally = honours_projection(honour_rules).read(entries, game.id)
    standings = game.readings.reading_of(STANDINGS, state.log)
    asset_worth = partial(rules.assets.worth, state)
    worths = (
        (line.character, line.worth)
        for period_end in standings.period_ends
        for line in standings_table(period_end.books, standings.characters, asset_worth)
    )
    is_candidate = partial(honour_rules.is_candidate, state)
    for honour in awarded_honours(tally, honour_rules, worths, is_candidate):
        yield m.HonourGiven(name=honour.name, holders=list(honour.holders), amount=honour.amount)


def _until_closing(seen_entries: Iterable[_SeenEntry]) -> Iterator[_SeenEntry]:
    """Yield the entries of the evening. Letters may still be disclosed or erased after it."""
    for seen_entry in seen_entries:
        yield seen_entry
        if isinstance(seen_entry.entry.event, GameClosed):
            return


def _seen_entries(game: GameReader, viewer: Viewer) -> Iterator[_SeenEntry]:
    """Yield every entry of which the viewer sees any part, except confidential ones."""
    log = game.state.log
    for line in game.lines_with_supplements(viewer):
        entry = log.entries[log.ids[line.visible_entry.id]]
        if not is_confidential(entry.audience):
            yield _SeenEntry(entry, line)


def _entry_counts_of_pairs(
    game: GameReader, entries: Iterable[VisibleEntry]
) -> Counter[tuple[str, str]]:
    """Return the number of entries in which two characters of the game occur together."""
    people = characters_with_cards(game)
    return Counter(
        pair for entry in entries for pair in pairs_who_dealt(entry) if people.issuperset(pair)
    )


def _people_with_most_dealings(pair_counts: Counter[tuple[str, str]]) -> list[str]:
    """Return the characters with the most common entries, most first; equal ones by name."""
    dealing_counts: Counter[str] = Counter()
    for pair, dealing_count in pair_counts.items():
        dealing_counts.update(dict.fromkeys(pair, dealing_count))
    return sorted(dealing_counts, key=lambda person: (-dealing_counts[person], person))[:MAX_PEOPLE]


def _dealings(
    pair_counts: Counter[tuple[str, str]], people: frozenset[str]
) -> Iterator[m.DealtPair]:
    for (person, partner), dealing_counts in sorted(
        pair_counts.items(), key=lambda item: (-item[1], item[0])
    ):
        if person in people and partner in people:
            yield m.DealtPair(one=person, other=partner, times=dealing_counts)


def _great_moments(game: GameReader, seen_entries: Iterable[_SeenEntry]) -> Iterator[m.GreatMoment]:
    """Yield the great moments in order, if the viewer sees their words."""
    for entry, line in seen_entries:
        moment_kind, visible_entry = (
            game.machine.rules.story.great.get(type(entry.event)),
            line.visible_entry,
        )
        if moment_kind is not None and visible_entry.words:
            yield m.GreatMoment(
                kind=moment_kind,
                id=visible_entry.id,
                at=visible_entry.at,
                period=visible_entry.period,
                key=visible_entry.key,
                args=visible_entry.args,
                reversed=line.is_reversed,
            )


def _dice(dice_kind: DiceKind, face_counts: tuple[int, ...]) -> m.DiceRolled:
    return m.DiceRolled(
        sides=dice_kind.sides,
        source=dice_kind.source,
        faces=list(face_counts),
        test=_fairness_test(chi_squared(face_counts)),
    )


def _fairness_test(fairness_test: ChiSquared | None) -> m.FairnessTest | None:
    if fairness_test is None:
        return None
    return m.FairnessTest(
        statistic=fairness_test.statistic,
        freedom=fairness_test.freedom,
        p_value=fairness_test.p_value,
        enough=fairness_test.has_enough_rolls,
    )
