"""AMIC: friendships that the Fates correct, also if they have changed in the meantime."""

import pytest

from ledger.games.ludi_romani.bonds import Amicitia
from tests.games.ludi_romani.bonds import (
    lend_goods,
    make_friends,
    swear_before_juno,
    table_in_one_region,
)
from tests.games.ludi_romani.table import Answer, Table

FRIENDS = ("antony", "dolabella", "cassius", "pansa")


def four_friends_in_syria(*, sworn: bool = False) -> tuple[Table, str]:
    """Four friends are in Syria."""
    table = table_in_one_region("syria", *FRIENDS)
    return table, make_friends(table, *FRIENDS, sworn=sworn)


def leave_friendship(table: Table, who: str, name: str) -> str:
    """Let a character leave a friendship, and return the id of the entry."""
    (entry,) = table.act(who, "leave-amicitia", amicitia=name).accepted_entries()
    return entry.id


def reverse_entry(table: Table, entry: str) -> Answer:
    """Let the Fates reverse an entry."""
    return table.act("fata", "reverse", entry=entry, reason="not so")


def present_friendship(table: Table, name: str) -> Amicitia:
    """Return the friendship in its present state."""
    return table.state.world.bonds.amicitiae[name]


@pytest.mark.rule("AMIC-16", "FATA-08")
def test_an_undone_departure_restores_only_that_friend() -> None:
    table, name = four_friends_in_syria(sworn=True)
    oath = present_friendship(table, name).blessed
    first = leave_friendship(table, "dolabella", name)
    leave_friendship(table, "antony", name)
    reverse_entry(table, first).accepted_entries()
    assert present_friendship(table, name).members == ("dolabella", "cassius", "pansa")
    assert set(present_friendship(table, name).sworn_members) == {"dolabella", "cassius", "pansa"}
    assert dict(present_friendship(table, name).oaths) == dict.fromkeys(
        present_friendship(table, name).sworn_members, oath
    )


@pytest.mark.rule("AMIC-16", "FATA-08")
def test_an_undone_departure_restores_the_oath_that_had_no_partner() -> None:
    table, name = four_friends_in_syria()
    swear_before_juno(table, name, "antony", "dolabella").accepted_entries()
    entry = leave_friendship(table, "antony", name)
    assert present_friendship(table, name).sworn_members == ()
    reverse_entry(table, entry).accepted_entries()
    assert present_friendship(table, name).sworn_members == ("antony", "dolabella")
    assert present_friendship(table, name).members == FRIENDS


@pytest.mark.rule("AMIC-01", "AMIC-16", "FATA-08")
def test_an_undo_restores_two_friends_but_no_group_that_has_left_since() -> None:
    table = table_in_one_region("syria", "antony", "cassius", "pansa")
    name = make_friends(table, "antony", "cassius")
    entry = leave_friendship(table, "cassius", name)
    reverse_entry(table, entry).accepted_entries()
    assert present_friendship(table, name).members == ("antony", "cassius")
    name = make_friends(table, "antony", "cassius", "pansa")
    entry = leave_friendship(table, "antony", name)
    leave_friendship(table, "cassius", name)
    reverse_entry(table, entry).assert_refused_with("friendship-over")


@pytest.mark.rule("AMIC-16", "FATA-08", "MORS-20")
def test_nobody_is_made_a_friend_of_the_dead() -> None:
    table = table_in_one_region("syria", "antony", "cassius")
    name = make_friends(table, "antony", "cassius")
    entry = leave_friendship(table, "cassius", name)
    table.set_fact("antony", "status", "umbra")
    reverse_entry(table, entry).assert_refused_with("friendship-over")


@pytest.mark.rule("AMIC-02", "FATA-08")
def test_an_oath_that_was_none_leaves_those_who_swore_later() -> None:
    table, name = four_friends_in_syria()
    first = swear_before_juno(table, name, "antony", "dolabella").accepted_entries()[0]
    second = swear_before_juno(table, name, "cassius", "pansa").accepted_entries()[0]
    reverse_entry(table, first.id).accepted_entries()
    assert present_friendship(table, name).sworn_members == ("cassius", "pansa")
    assert present_friendship(table, name).blessed == second.position
    reverse_entry(table, second.id).accepted_entries()
    assert (
        present_friendship(table, name).members,
        present_friendship(table, name).sworn_members,
    ) == (
        FRIENDS,
        (),
    )


@pytest.mark.rule("AMIC-02", "AMIC-12", "FATA-08")
def test_an_oath_set_right_brings_no_broken_friendship_back() -> None:
    table, name = four_friends_in_syria()
    oath = swear_before_juno(table, name, "antony", "dolabella").accepted_entries()[0]
    table.set_fact("livia", "role", "matrona")
    table.act_with_consent(
        "juno", "livia", "beg-break", one="antony", other="dolabella"
    ).accepted_entries()
    reverse_entry(table, oath.id).assert_refused_with("friendship-over")


@pytest.mark.rule("AMIC-12", "FATA-08")
def test_a_friendship_that_was_not_broken_has_its_oaths_and_loans_again() -> None:
    table, name = four_friends_in_syria(sworn=True)
    before = present_friendship(table, name)
    lend_goods(table, "antony", "cassius", 100_000, "denarius").accepted_entries()
    table.set_fact("livia", "role", "matrona")
    answer = table.act_with_consent("juno", "livia", "beg-break", one="antony", other="dolabella")
    (broken,) = (entry for entry in answer.accepted_entries() if "broken" in entry.type)
    assert table.state.books.balance("cassius/of:antony", "denarius") == 0
    reverse_entry(table, broken.id).accepted_entries()
    assert present_friendship(table, name) == before
    assert table.state.books.balance("cassius/of:antony", "denarius") == 100_000


@pytest.mark.rule("AMIC-01", "FATA-08")
def test_only_members_are_told_of_a_return_into_an_unsworn_friendship() -> None:
    table, name = four_friends_in_syria()
    entry = leave_friendship(table, "antony", name)
    answer = reverse_entry(table, entry)
    (back,) = (one for one in answer.accepted_entries() if "amicitia-set" in one.type)
    assert set(back.audience) == {*FRIENDS, "fata"}
