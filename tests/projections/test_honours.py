"""The honours after a game: what counts, who shares, and what nobody is honoured for."""

import msgspec
import pytest

from ledger.contract.honours import LUCKIEST, RICHEST, HonourRules
from ledger.record.entry import CommandMeta, Entry, Roll
from projections.fairness import chi_squared, tail_probability
from projections.honours import Honour, Luck, Tally, awarded_honours, honours_projection
from tests.projections.placing import entry_with_placements

RULES = HonourRules(
    counts={"acts": lambda entry: (entry.meta.actor,) if entry.meta else ()},
    begins={"ghost": lambda entry: (entry.meta.card,) if entry.meta else ()},
    ends=lambda entry: (entry.meta.recorder,) if entry.meta else (),
    dice=lambda entry: ((roll.name, roll.sides, roll.value) for roll in entry.rolls),
)


def act_entry(position: int, actor: str, *, dies: str = "", revives: str = "") -> Entry:
    """Return an entry of an act. Somebody becomes a ghost by it, or lives again."""
    meta = CommandMeta("c", "act", dies, actor, "", recorder=revives)
    return msgspec.structs.replace(entry_with_placements(position), at=position * 1000, meta=meta)


def roll_entry(position: int, who: str, *faces: int) -> Entry:
    rolls = tuple(Roll(who, 6, face) for face in faces)
    return msgspec.structs.replace(entry_with_placements(position), rolls=rolls)


def read_tally(*entries: Entry) -> Tally:
    return honours_projection(RULES).read(entries, "yard")


def honours_of(
    tally: Tally, worths: tuple[tuple[str, int], ...] = (), excluded: str = ""
) -> dict[str, Honour]:
    """Return the honours by name. Everybody is a candidate but the excluded character."""
    found = awarded_honours(tally, RULES, worths, lambda _name, who: who not in ("", excluded))
    return {one.name: one for one in found}


def test_all_characters_with_the_highest_count_share_an_honour() -> None:
    acts = ["bea", "ada", "cai", "ada", "bea"]
    tally = read_tally(*(act_entry(n, who) for n, who in enumerate(acts, 1)))
    assert honours_of(tally)["acts"] == Honour("acts", ("ada", "bea"), 2)
    assert honours_of(tally, excluded="ada")["acts"] == Honour("acts", ("bea",), 2)


def test_the_richest_had_the_highest_worth_at_the_end_of_any_period() -> None:
    worths = (("ada", 3), ("bea", 5), ("ada", 5), ("bea", 1), ("cai", 4))
    assert honours_of(Tally(), worths)[RICHEST] == Honour(RICHEST, ("ada", "bea"), 5)


def test_nobody_is_honoured_for_nothing() -> None:
    assert honours_of(Tally(), (("ada", 0),)) == {}


def test_the_longest_span_counts_and_lasts_to_the_end_if_nothing_ends_it() -> None:
    tally = read_tally(
        act_entry(1, "x", dies="ada"),
        act_entry(2, "x", dies="bea"),
        act_entry(4, "x", revives="ada"),
        act_entry(5, "x", dies="ada"),
        act_entry(6, "x", revives="nobody"),
    )
    assert honours_of(tally)["ghost"] == Honour("ghost", ("bea",), 4000)
    assert honours_of(tally, excluded="bea")["ghost"] == Honour("ghost", ("ada",), 3000)


def test_a_ghost_that_dies_again_has_one_span() -> None:
    tally = read_tally(*(act_entry(n, "x", dies="ada") for n in (1, 2, 4)))
    assert honours_of(tally)["ghost"].amount == 3000


def test_the_luckiest_sum_is_the_least_probable_for_fair_dice() -> None:
    tally = read_tally(
        roll_entry(1, "ada", 6, 6, 5, 6, 5),
        roll_entry(2, "bea", 4, 4, 4, 4, 3),
        roll_entry(3, "cai", 1, 1, 1, 1, 1),
        roll_entry(4, "dan", 6, 6, 6, 6),
    )
    lucky = honours_of(tally)[LUCKIEST]
    assert lucky.holders == ("ada",)
    assert lucky.amount == pytest.approx(tail_probability(10.5**2 / (5 * 35 / 12), 1))


def test_bad_luck_and_fewer_than_five_dice_are_no_luck() -> None:
    assert honours_of(read_tally(roll_entry(1, "ada", 6, 6, 6, 6))) == {}
    assert honours_of(read_tally(roll_entry(1, "ada", 1, 1, 1, 1, 1))) == {}


def test_two_faces_give_the_probability_of_the_fairness_test() -> None:
    """With two faces, the sum of dice says as much as the number of each face."""
    faces = (8, 22)
    luck = Luck()
    for face, times in enumerate(faces, 1):
        for _ in range(times):
            luck = luck.after_die(2, face)
    fair = chi_squared(faces)
    assert fair is not None
    assert luck.probability == pytest.approx(fair.p_value)
