"""Audiences: the one function that decides who sees an entry."""

from hypothesis import given
from hypothesis import strategies as st

from ledger.record.audience import (
    EVERYBODY,
    ROOM_VIEWER,
    Viewer,
    confidential,
    is_confidential,
    is_existence_hidden,
    only,
    reads,
    sees,
)

NAMES = st.sampled_from(["ada", "bea", "cai", "nurse"])
GROUPS = st.one_of(NAMES, st.lists(NAMES).map(tuple), st.just(EVERYBODY))


@given(st.lists(GROUPS), st.frozensets(NAMES))
def test_a_viewer_sees_entries_for_everybody_and_for_their_characters(
    groups: list[str | tuple[str, ...]], characters: frozenset[str]
) -> None:
    named = {name for group in groups for name in ((group,) if isinstance(group, str) else group)}
    expected = "*" in named or bool(named & characters)
    assert sees(only(*groups), Viewer(characters)) is expected


@given(st.lists(GROUPS))
def test_an_audience_has_one_spelling(groups: list[str | tuple[str, ...]]) -> None:
    audience = only(*groups)
    assert audience == only(*reversed(groups)) == only(audience)
    assert audience == EVERYBODY or list(audience) == sorted(set(audience))


def test_an_audience_may_be_nobody() -> None:
    assert only() == ()
    assert not sees((), Viewer(frozenset({"ada"})))


def test_staff_alone_see_no_more_than_others() -> None:
    assert not sees(("ada",), Viewer(frozenset({"nurse"}), is_staff=True))


def test_after_closing_everybody_sees_every_audience() -> None:
    assert sees((), Viewer(sees_opened_ledger=True))


def test_staff_see_positions_and_after_closing_everybody_does() -> None:
    assert not ROOM_VIEWER.sees_positions
    assert not Viewer(frozenset({"ada"})).sees_positions
    assert Viewer(is_staff=True).sees_positions
    assert Viewer(sees_opened_ledger=True).sees_positions


@given(st.lists(GROUPS.filter(lambda group: "*" not in group)), st.frozensets(NAMES))
def test_a_confidential_entry_is_for_its_audience_alone_for_ever(
    groups: list[str | tuple[str, ...]], characters: frozenset[str]
) -> None:
    audience = confidential(*groups)
    named = {name for group in groups for name in ((group,) if isinstance(group, str) else group)}
    assert is_confidential(audience)
    assert confidential(audience) == audience
    for staff in (False, True):
        for opened in (False, True):
            viewer = Viewer(characters, staff, opened)
            assert sees(audience, viewer) is bool(named & characters)
            assert reads(audience, viewer) is bool(named & characters)
            assert is_existence_hidden(audience, viewer) is not bool(named & characters)


@given(st.lists(GROUPS), st.frozensets(NAMES))
def test_no_other_audience_is_confidential(
    groups: list[str | tuple[str, ...]], characters: frozenset[str]
) -> None:
    assert not is_confidential(only(*groups))
    assert not is_existence_hidden(only(*groups), Viewer(characters))
