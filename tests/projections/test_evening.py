"""The evening in figures: the counts, and their audiences."""

from collections import Counter
from random import Random

import msgspec
import pytest

from ledger.games.catalogue import GAMES
from ledger.kernel.view.visibility import VisibleEntry
from ledger.kernel.vocabulary import petition_events as petitions
from ledger.record.audience import EVERYBODY, Audience, Viewer, confidential, is_confidential, sees
from ledger.record.entry import CommandMeta, Entry, Roll
from projections.evening import (
    EVENING,
    MINUTE_MILLISECONDS,
    DiceKind,
    Evening,
    act_counts,
    busiest_minutes,
    face_counts,
    longest_petitions,
)
from projections.pages import Chronicle
from projections.story import dealings, pairs_who_dealt
from tests.projections.conftest import chronicle_of, play_two_rounds
from tests.projections.evenings import random_evening, room_and_card_holders
from tests.projections.lettered import play_afternoon
from tests.projections.placing import entry_with_placements
from tests.seeds import seeds
from tests.toy.yard import YardGame

OPENED = Viewer(sees_opened_ledger=True)
ADA, BEA = Viewer(frozenset({"ada"})), Viewer(frozenset({"bea"}))


def entry_with_audience(position: int, audience: Audience = EVERYBODY, **fields: object) -> Entry:
    return msgspec.structs.replace(entry_with_placements(position), audience=audience, **fields)


def read_evening(*entries: Entry) -> Evening:
    return EVENING.read(entries, "yard")


def roll_entry(
    position: int, *faces: int, audience: Audience = EVERYBODY, at: str = "server"
) -> Entry:
    rolls = tuple(Roll(f"{position}/{n}", 6, face, source=at) for n, face in enumerate(faces))
    return entry_with_audience(position, audience, rolls=rolls)


def test_an_evening_lasts_from_the_game_s_first_own_entry_to_its_last() -> None:
    yard = YardGame()
    yard.wait(minutes=5).does("ada", "give", to="bea", nuts=1)
    first = yard.now
    yard.wait(minutes=5).does("bea", "give", to="cai", nuts=1, recorder="aunt", id="gift")
    last = yard.now
    yard.wait(minutes=600).does("cai", "contest", entry="gift.0", reason="I was away")
    log = yard.state.log
    read = read_evening(*(log.entries[position] for position in range(1, log.position + 1)))
    assert (read.began_at, read.ended_at) == (first, last)
    assert (read_evening(log.entries[1]).began_at, read_evening(log.entries[1]).ended_at) == (0, 0)


def test_faces_are_counted_by_sides_and_by_who_rolled_them() -> None:
    found = face_counts(
        read_evening(roll_entry(1, 6, 6, 1), roll_entry(2, 6), roll_entry(3, 2, at="table")), OPENED
    )
    assert found == {
        DiceKind(6, "server"): (1, 0, 0, 0, 0, 3),
        DiceKind(6, "table"): (0, 1, 0, 0, 0, 0),
    }


def test_a_die_counts_for_viewers_who_could_see_it_and_after_the_game_for_all() -> None:
    hidden = read_evening(roll_entry(1, 6, audience=("ada",)))
    assert face_counts(hidden, BEA) == {}
    assert face_counts(hidden, Viewer(frozenset({"bea"}), is_staff=True)) == {}
    assert (
        face_counts(hidden, ADA)
        == face_counts(hidden, OPENED)
        == {DiceKind(6, "server"): (0, 0, 0, 0, 0, 1)}
    )


def test_confidential_entries_are_counted_nowhere() -> None:
    meta = CommandMeta("c", "write-letter", "ada-1", "ada", "")
    letter = entry_with_audience(1, confidential("ada", "bea"), meta=meta)
    assert read_evening(letter) == Evening()
    with_letters, without = (
        EVENING.read(play_afternoon(letters=letters).entries_after(0), "yard")
        for letters in (True, False)
    )
    assert with_letters == without


def test_an_act_counts_once_for_its_actor(yard: YardGame) -> None:
    counted = dict(act_counts(EVENING.read(yard.entries_after(0), "yard"), OPENED))
    done = Counter(
        one.meta.actor
        for one in yard.entries_after(0)
        if one.meta is not None and one.meta.actor and one.meta.index == 0
    )
    assert counted == done
    assert counted["ada"] == 7


def test_the_busiest_minutes_come_first_and_of_equal_ones_the_earlier() -> None:
    times = [
        0,
        1,
        MINUTE_MILLISECONDS,
        MINUTE_MILLISECONDS + 1,
        MINUTE_MILLISECONDS + 2,
        5 * MINUTE_MILLISECONDS - 1,
        7 * MINUTE_MILLISECONDS,
        7 * MINUTE_MILLISECONDS + 1,
    ]
    found = read_evening(*(entry_with_audience(n, at=at) for n, at in enumerate(times, 1)))
    assert busiest_minutes(found, 3) == (
        (MINUTE_MILLISECONDS, 3),
        (0, 2),
        (7 * MINUTE_MILLISECONDS, 2),
    )


def petition_entry(position: int, name: str, at: int, audience: Audience = EVERYBODY) -> Entry:
    event = petitions.PetitionOpened(name, "swap", "ada", "ada-1", {}, ("bea",), 1)
    return entry_with_audience(position, audience, event=event, at=at)


def test_a_petition_waits_from_its_proposal_to_the_last_yes_or_the_first_no() -> None:
    found = read_evening(
        petition_entry(1, "long", 0),
        petition_entry(2, "short", 1_000),
        petition_entry(3, "never", 1_000),
        entry_with_audience(4, event=petitions.PetitionConsented("long", "bea"), at=2_000),
        entry_with_audience(
            5, event=petitions.PetitionDeclined("short", "swap", "ada", "bea"), at=3_000
        ),
        entry_with_audience(6, event=petitions.PetitionCarried("long", "cai"), at=9_000),
        entry_with_audience(
            7, event=petitions.PetitionWithdrawn("never", "swap", "ada"), at=99_000
        ),
    )
    told = [
        (one.entry, one.waiting_time, one.is_agreed) for one in longest_petitions(found, OPENED, 5)
    ]
    assert told == [("e1", 9_000, True), ("e2", 2_000, False)]
    assert len(longest_petitions(found, OPENED, 1)) == 1


@pytest.mark.parametrize("ids", [("0", "f"), ("f", "0")])
def test_the_older_of_two_equally_long_waits_comes_first(ids: tuple[str, str]) -> None:
    asked = [msgspec.structs.replace(petition_entry(n, f"p{n}", 0), id=ids[n - 1]) for n in (1, 2)]
    answers = [
        entry_with_audience(2 + n, event=petitions.PetitionCarried(f"p{n}", "bea"), at=2_000)
        for n in (1, 2)
    ]
    assert [
        one.entry for one in longest_petitions(read_evening(*asked, *answers), OPENED, 5)
    ] == list(ids)


def test_a_petition_is_listed_for_viewers_who_knew_of_it() -> None:
    answer = entry_with_audience(2, event=petitions.PetitionCarried("one", "bea"), at=5)
    found = read_evening(petition_entry(1, "one", 0, ("ada", "bea")), answer)
    assert longest_petitions(found, Viewer(frozenset({"cai"}), is_staff=True), 5) == ()
    assert longest_petitions(found, ADA, 5) == longest_petitions(found, OPENED, 5) != ()


def visible_entries(chronicle: Chronicle, viewer: Viewer) -> list[VisibleEntry]:
    entries = chronicle.log.in_order()
    return [seen for one in entries if (seen := chronicle.visible_part(one, viewer)) is not None]


def test_pairs_equal_the_dealings_of_stories() -> None:
    seen = visible_entries(chronicle_of(play_two_rounds(YardGame())), OPENED)
    counted = Counter(pair for one in seen for pair in pairs_who_dealt(one))
    assert counted["ada", "bea"]
    for who in ("ada", "bea", "cai"):
        told = {one.partner: one.times for one in dealings(who, seen)}
        assert told == {
            next(other for other in pair if other != who): n
            for pair, n in counted.items()
            if who in pair
        }


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", seeds(1, 10))
def test_on_any_evening_each_viewer_gets_counts_of_what_they_could_see(
    game: str, seed: int
) -> None:
    scribe = random_evening(game, seed)
    entries = scribe.state.log.in_order()
    found = EVENING.read(entries, game)
    for viewer in (*room_and_card_holders(scribe), *room_and_card_holders(scribe, opened=True)):
        known = [
            one
            for one in entries
            if sees(one.audience, viewer) and not is_confidential(one.audience)
        ]
        rolls = Counter(
            (roll.sides, roll.source, roll.value) for one in known for roll in one.rolls
        )
        counted = Counter(
            {
                (kind.sides, kind.source, face): n
                for kind, faces in face_counts(found, viewer).items()
                for face, n in enumerate(faces, 1)
                if n
            }
        )
        assert counted == rolls
        first = [one for one in known if one.meta and one.meta.actor and not one.meta.index]
        assert sum(n for _who, n in act_counts(found, viewer)) == len(first)
        assert {one.entry for one in longest_petitions(found, viewer, 9_999)} <= {
            one.id for one in known
        }


def test_minutes_add_up_to_all_entries_that_are_not_confidential() -> None:
    scribe, chance = random_evening("ludi_romani", 0), Random(0)
    entries = scribe.state.log.in_order()
    found = EVENING.read(entries, "ludi_romani")
    minutes = dict(busiest_minutes(found, 9_999))
    assert sum(minutes.values()) == sum(not is_confidential(one.audience) for one in entries)
    at = chance.choice(sorted(minutes))
    assert minutes[at] == sum(at <= one.at < at + MINUTE_MILLISECONDS for one in entries)
