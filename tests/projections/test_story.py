"""Partners of a character, entries hidden from them, and changed balances."""

import msgspec

from ledger.kernel.view.visibility import Leg, VisibleEntry
from ledger.record.audience import Audience
from ledger.record.entry import Entry
from projections.story import asset_changes, dealings, was_hidden_from
from tests.projections.conftest import play_two_rounds
from tests.toy.yard import YardGame


def replace_audience(entry: Entry, audience: Audience) -> Entry:
    return msgspec.structs.replace(entry, audience=audience)


def gift_entry(giver: str, taker: str, amount: int) -> VisibleEntry:
    return VisibleEntry("1", 0, 0, legs=(Leg("nut", amount, giver, taker),))


def test_gifts_are_summed_by_asset_and_direction() -> None:
    (bea,) = dealings(
        "ada",
        [gift_entry("ada", "bea", 2), gift_entry("ada", "bea", 3), gift_entry("bea", "ada", 1)],
    )
    assert (bea.partner, bea.times, bea.gave, bea.got) == ("bea", 3, {"nut": 5}, {"nut": 1})


def test_goods_kept_for_another_count_as_their_holder_s() -> None:
    (bea,) = dealings("ada", [gift_entry("ada", "bea/of:cai", 2)])
    assert bea.gave == {"nut": 2}


def test_entries_of_others_and_outside_accounts_are_no_dealings() -> None:
    assert dealings("ada", [gift_entry("bea", "cai", 2), gift_entry("@origin", "ada", 2)]) == ()


def test_the_most_frequent_partner_comes_first() -> None:
    found = dealings(
        "ada",
        [gift_entry("ada", "cai", 1), gift_entry("ada", "bea", 1), gift_entry("cai", "ada", 1)],
    )
    assert [one.partner for one in found] == ["cai", "bea"]


def test_an_entry_was_hidden_from_a_character_outside_its_audience() -> None:
    entry = play_two_rounds(YardGame()).state.log.entries[1]
    assert was_hidden_from(replace_audience(entry, ("bea",)), "ada")
    assert not was_hidden_from(replace_audience(entry, ("ada", "bea")), "ada")
    assert not was_hidden_from(replace_audience(entry, ("*",)), "ada")


def test_only_changed_balances_are_listed() -> None:
    assert asset_changes({"nut": 3, "bone": 1}, {"nut": 5, "bone": 1, "fig": 2}) == {
        "nut": 2,
        "fig": 2,
    }
    assert asset_changes({"nut": 3}, {}) == {"nut": -3}
