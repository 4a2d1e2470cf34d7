"""The chronicle: everybody's lines have numbers without gaps, and hold what each may read."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ledger.contract.messages import messages_of
from ledger.kernel.view.visibility import VisibleEntry
from ledger.kernel.vocabulary.events import EntryReversed
from ledger.record.audience import EVERYBODY as ALL
from ledger.record.audience import ROOM_VIEWER, Viewer
from projections.chronicle import (
    CHRONICLE,
    Cursor,
    Numbering,
    characters_seeing_more,
    parse_cursor,
    parse_shared_cursor,
    viewer_fingerprint,
)
from projections.filters import Filter, characters_in_words, mentioned_characters
from projections.pages import Chronicle, Line, Page
from tests.projections.conftest import all_lines, chronicle_of, play_two_rounds
from tests.toy.yard import YardGame

ADA = Viewer(frozenset({"ada"}))
BEA = Viewer(frozenset({"bea"}))
BOTH = Viewer(frozenset({"ada", "bea"}))
NURSE = Viewer(frozenset({"nurse"}), is_staff=True)
OPENED = Viewer(sees_opened_ledger=True)
EVERYBODY = (ROOM_VIEWER, ADA, BEA, BOTH, NURSE, OPENED)


@pytest.fixture(scope="module")
def game() -> YardGame:
    return play_two_rounds(YardGame())


@pytest.fixture(scope="module")
def chronicle(game: YardGame) -> Chronicle:
    return chronicle_of(game)


def line_numbers(lines: tuple[Line, ...]) -> list[str]:
    return [line.c for line in lines]


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_every_viewer_s_numbers_have_no_gaps(chronicle: Chronicle, viewer: Viewer) -> None:
    lines = all_lines(chronicle, viewer)
    for kind in "pq":
        found = [int(line.c[1:]) for line in lines if line.c[0] == kind]
        assert found == list(range(1, len(found) + 1))
    assert any(line.c[0] == "q" for line in lines) == (viewer != ROOM_VIEWER)


def test_public_lines_are_the_same_for_everybody(chronicle: Chronicle) -> None:
    public = [[line for line in all_lines(chronicle, v) if line.c[0] == "p"] for v in EVERYBODY]
    assert public[0]
    assert all(lines == public[0] for lines in public)


def test_a_reversal_repeats_the_reversed_sentence_to_readers_who_may_read_it(
    chronicle: Chronicle,
) -> None:
    def texts_of_reversals(viewer: Viewer) -> list[str]:
        lines = (line.visible_entry for line in all_lines(chronicle, viewer))
        return [
            messages_of().text(seen.key, seen.args | {"by": "who:nurse"})
            for seen in lines
            if seen.key == "entry-reversed"
        ]

    words = ["Nuts given: Nurse took this back", "Nuts given: Nurse set this right"]
    assert all(texts_of_reversals(viewer) == words for viewer in (ADA, BEA, NURSE, OPENED))
    assert texts_of_reversals(ROOM_VIEWER) == []


def test_a_contest_repeats_the_contested_sentence_to_readers_who_may_read_it(
    chronicle: Chronicle,
) -> None:
    for viewer in EVERYBODY:
        lines = [line.visible_entry for line in all_lines(chronicle, viewer)]
        read = {seen.id: seen.args for seen in lines if seen.words}
        denied = [seen for seen in lines if seen.key == "act-contested"]
        assert bool(denied) == ("generous.0" in read)
        assert all(seen.args["said"]["args"] == read["generous.0"] for seen in denied)


def test_people_named_in_a_reversed_entry_are_mentioned(chronicle: Chronicle) -> None:
    lines = [
        line.visible_entry
        for line in all_lines(chronicle, ADA)
        if line.visible_entry.key == "entry-reversed"
    ]
    words_only = [msgspec.structs.replace(seen, legs=()) for seen in lines]
    assert [{"ada", "bea"} <= mentioned_characters(seen) for seen in words_only] == [True, True]


def test_a_reversal_shows_its_reader_no_more_than_the_reversed_entry() -> None:
    """The reversal has any audience here, because its text follows the reversed entry."""
    game = play_two_rounds(YardGame())
    back = next(e for e in game.state.log.in_order() if isinstance(e.event, EntryReversed))
    shown = chronicle_of(game).visible_part(
        msgspec.structs.replace(back, audience=ALL), ROOM_VIEWER
    )
    assert shown is not None
    assert shown.words
    assert shown.args.keys() == {"by", "what", "own"}


def test_a_secret_has_a_line_for_its_parties_only(chronicle: Chronicle) -> None:
    def visible_gift_ids(viewer: Viewer) -> list[str]:
        return [
            line.visible_entry.id
            for line in all_lines(chronicle, viewer)
            if line.visible_entry.key == "nuts-given"
        ]

    assert visible_gift_ids(ADA) == ["gift.0", "slip.0"]
    assert visible_gift_ids(BEA) == ["gift.0", "generous.0", "slip.0"]
    assert visible_gift_ids(ROOM_VIEWER) == []


def test_an_own_line_gives_the_number_of_public_lines_before_it(chronicle: Chronicle) -> None:
    lines = all_lines(chronicle, ADA)
    for index, line in enumerate(lines):
        before = sum(one.c[0] == "p" for one in lines[:index])
        if line.c[0] == "q":
            assert line.after == (before - 1 if line.on else before)


def test_a_supplement_holds_the_private_part_of_a_public_line(chronicle: Chronicle) -> None:
    (swap,) = (
        line for line in all_lines(chronicle, ROOM_VIEWER) if line.visible_entry.key == "swapped"
    )
    (more,) = (line for line in all_lines(chronicle, BEA) if line.on == swap.c)
    assert [leg.asset for leg in swap.visible_entry.legs] == ["bone"]
    assert [(leg.asset, leg.source, leg.target) for leg in more.visible_entry.legs] == [
        ("nut", "", "bea")
    ]
    assert not more.visible_entry.words
    (staff,) = (line for line in all_lines(chronicle, NURSE) if line.on == swap.c)
    assert staff.visible_entry.n > 0


def test_readers_of_both_entries_see_that_a_line_was_reversed(chronicle: Chronicle) -> None:
    gone = {line.visible_entry.id for line in all_lines(chronicle, ADA) if line.is_reversed}
    assert gone == {"gift.0", "slip.0"}
    assert not any(line.is_reversed for line in all_lines(chronicle, ROOM_VIEWER))


def test_a_viewer_with_two_cards_reads_the_lines_of_both(chronicle: Chronicle) -> None:
    both = {line.visible_entry.id for line in all_lines(chronicle, BOTH)}
    each = {line.visible_entry.id for v in (ADA, BEA) for line in all_lines(chronicle, v)}
    assert both == each


@pytest.mark.parametrize("viewer", EVERYBODY)
@pytest.mark.parametrize("only", [None, Filter("nuts-given"), Filter(character="bea")])
def test_pages_of_every_size_together_hold_all_lines(
    chronicle: Chronicle, viewer: Viewer, only: Filter | None
) -> None:
    now, start = chronicle.newest_cursor(viewer), Cursor(viewer_fingerprint("yard", viewer), 0, 0)
    whole = chronicle.page_after(viewer, start, 1000, only).lines
    for limit in range(1, len(whole) + 2):
        for turned, first in ((chronicle.page_after, start), (chronicle.page_before, now)):
            pages = pages_in_direction(turned, viewer, first, limit, only)
            assert all(len(page.lines) <= limit for page in pages)
            assert all(page.lines for page in pages if page.has_more)
            ordered = pages if turned == chronicle.page_after else pages[::-1]
            assert tuple(line for page in ordered for line in page.lines) == whole
            assert len(pages) == 1 or limit <= len(whole)
        assert (
            pages_in_direction(chronicle.page_after, viewer, start, limit, only)[-1].cursor == now
        )
    assert chronicle.page_after(viewer, now, 5, only).lines == ()


def pages_in_direction(
    turned: Callable[..., Page], viewer: Viewer, first: Cursor, limit: int, only: Filter | None
) -> list[Page]:
    """Return all pages in one direction, from a cursor to the last."""
    pages = [turned(viewer, first, limit, only)]
    while pages[-1].has_more:
        pages.append(turned(viewer, pages[-1].cursor, limit, only))
    return pages


def test_a_page_of_one_line_separates_a_line_from_its_supplement(chronicle: Chronicle) -> None:
    start = Cursor(viewer_fingerprint("yard", NURSE), 0, 0)
    pages = pages_in_direction(chronicle.page_after, NURSE, start, 1, None)
    assert {len(page.lines) for page in pages} == {1}
    assert any(page.lines[0].on for page in pages)


@given(data=st.data())
def test_every_own_cursor_gives_exactly_the_unread_lines(data: st.DataObject) -> None:
    told = chronicle_of(GAME)
    viewer = data.draw(st.sampled_from(EVERYBODY))
    now = told.newest_cursor(viewer)
    public = data.draw(st.integers(0, now.public_count))
    own = data.draw(st.integers(0, now.own_count))
    cursor = Cursor(now.viewer, public, own)
    assert told.cursor_from_text(viewer, str(cursor)) == cursor
    rest = told.page_after(viewer, cursor, limit=1000).lines
    read = told.page_before(viewer, cursor, limit=1000).lines
    assert len(rest) == told.missed_line_count(viewer, cursor)
    assert sorted(line_numbers((*read, *rest))) == sorted(line_numbers(all_lines(told, viewer)))
    limit = data.draw(st.integers(1, 5))
    forward = pages_in_direction(told.page_after, viewer, cursor, limit, None)
    assert tuple(line for page in forward for line in page.lines) == rest
    backward = pages_in_direction(told.page_before, viewer, cursor, limit, None)[::-1]
    assert tuple(line for page in backward for line in page.lines) == read


GAME = play_two_rounds(YardGame())


def test_a_cursor_is_valid_for_its_viewer_only(chronicle: Chronicle) -> None:
    text = str(chronicle.newest_cursor(ADA))
    assert chronicle.cursor_from_text(ADA, text) == chronicle.newest_cursor(ADA)
    assert chronicle.cursor_from_text(BEA, text) is None
    assert chronicle.cursor_from_text(BOTH, text) is None
    assert chronicle.cursor_from_text(Viewer(ADA.characters, sees_opened_ledger=True), text) is None
    other = viewer_fingerprint("another-yard", ADA)
    assert chronicle.cursor_from_text(ADA, f"{other}.1.1") is None


def test_a_shared_cursor_is_valid_for_players_with_one_character_only(chronicle: Chronicle) -> None:
    for viewer in EVERYBODY:
        cursor = chronicle.cursor_from_text(viewer, str(chronicle.shared_cursor))
        assert (cursor is not None) == (viewer in (ADA, BEA))
    steward = Viewer(ADA.characters, is_staff=True)
    assert chronicle.cursor_from_text(steward, str(chronicle.shared_cursor)) is None


def test_a_shared_cursor_stands_for_all_lines_up_to_its_public_line(chronicle: Chronicle) -> None:
    place = chronicle.shared_cursor
    for number in range(1, place.public + 1):
        cursor = chronicle.cursor_from_text(ADA, str(place._replace(public=number)))
        assert cursor == chronicle.cursor_upto(ADA, chronicle.numbering.public_positions[number])


def test_a_shared_cursor_is_valid_for_its_game_and_edition_only(chronicle: Chronicle) -> None:
    text = str(chronicle.shared_cursor)
    assert replace(chronicle, game="another-yard").cursor_from_text(ADA, text) is None
    assert replace(chronicle, edition=1).cursor_from_text(ADA, text) is None
    place = chronicle.shared_cursor
    for number in (0, place.public + 1):
        assert chronicle.cursor_from_text(ADA, str(place._replace(public=number))) is None


@pytest.mark.parametrize("text", ["", "x", ".1", "x.-1", "x.1.", "x.1.2", "x.¹"])
def test_a_malformed_shared_cursor_is_refused(text: str) -> None:
    assert parse_shared_cursor(text) is None


@pytest.mark.parametrize("text", ["", "x", "x.1", "x.1.2.3", "x.-1.2", "x.1.", ".1.1", "x.¹.1"])
def test_a_malformed_cursor_is_refused(text: str) -> None:
    assert parse_cursor(text) is None


def test_a_cursor_from_the_future_is_refused(chronicle: Chronicle) -> None:
    now = chronicle.newest_cursor(ADA)
    assert (
        chronicle.cursor_from_text(ADA, f"{now.viewer}.{now.public_count + 1}.{now.own_count}")
        is None
    )
    assert (
        chronicle.cursor_from_text(ADA, f"{now.viewer}.{now.public_count}.{now.own_count + 1}")
        is None
    )


def test_a_cursor_points_to_the_last_entry_read(chronicle: Chronicle) -> None:
    for viewer in EVERYBODY:
        assert chronicle.position_at(viewer, Cursor("any", 0, 0)) == 0
        assert chronicle.cursor_upto(
            viewer, chronicle.position_at(viewer, chronicle.newest_cursor(viewer))
        ) == chronicle.newest_cursor(viewer)


def test_lines_are_filtered_by_the_parts_that_their_reader_sees(chronicle: Chronicle) -> None:
    start = Cursor(viewer_fingerprint("yard", ADA), 0, 0)
    sat = chronicle.page_after(ADA, start, 100, Filter("sat-down")).lines
    assert {line.visible_entry.key for line in sat} == {"sat-down"}
    about_cai = chronicle.page_after(ADA, start, 100, Filter(character="cai")).lines
    assert "nuts-given" not in {line.visible_entry.key for line in about_cai}
    assert "sat-down" in {line.visible_entry.key for line in about_cai}
    found = chronicle.page_after(ADA, start, 1, Filter("sat-down"))
    assert found.has_more
    assert chronicle.page_after(ADA, found.cursor, 1, Filter("sat-down")).lines == sat[1:]


def test_a_line_mentions_everybody_who_is_named_anywhere_in_it() -> None:
    seen = VisibleEntry(
        "x", 1, 1, args={"a": "who:ada", "b": ["who:bea", "place:rome"], "c": 3}, actor="d"
    )
    assert mentioned_characters(seen) == {"ada", "bea", "d"}
    assert characters_in_words(seen) == mentioned_characters(seen)


def test_people_named_in_a_twice_reversed_entry_are_mentioned_as_on_phones() -> None:
    said: dict[str, Any] = {"key": "nuts-given", "args": {"to": ["who:bea"]}}
    for _ in range(2):
        said = {"key": "entry-reversed", "args": {"by": "who:cai", "told": "yes", "said": said}}
    seen = VisibleEntry("x", 1, 1, args=said["args"], actor="d")
    assert mentioned_characters(seen) == {"bea", "cai", "d"}
    assert characters_in_words(seen) == {"cai", "d"}, "those in its own words, as stories want them"


def test_the_numbering_of_the_past_is_that_of_the_entries_so_far(game: YardGame) -> None:
    numbering = Numbering()
    for position in range(1, game.state.log.position + 1):
        numbering = CHRONICLE.evolve(numbering, game.state.log.entries[position])
        assert numbering == chronicle_of(game, position).numbering


def test_only_viewers_who_see_more_than_the_room_are_named(game: YardGame) -> None:
    for position in range(1, game.state.log.position + 1):
        assert "*" not in characters_seeing_more(game.state.log.entries[position])
