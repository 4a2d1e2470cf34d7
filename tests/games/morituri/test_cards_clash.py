"""CARD: the sets of clashing gear that can be kept, and the reasons against others."""

import pytest

from ledger.games.morituri.state import DISCARD_ACCOUNT
from tests.games.morituri.scenes import keepable_sets, table_before_draw
from tests.games.morituri.table import A, B


@pytest.mark.rule("MOR-CARD-04", "MOR-CARD-07", "MOR-WEAP-04")
@pytest.mark.parametrize(
    ("keep", "left", "discards"),
    [
        ("gladius+scutum", ["gladius", "scutum"], ["falx"]),
        ("falx", ["falx"], ["gladius", "scutum"]),
        ("scutum", ["scutum"], ["falx", "gladius"]),
        ("gladius", ["gladius"], ["falx", "scutum"]),
        ("none", [], ["falx", "gladius", "scutum"]),
    ],
)
def test_s16_a_clash_of_three(keep: str, left: list[str], discards: list[str]) -> None:
    table = table_before_draw("gladius", "scutum")
    table.draw_card(A, "falx").accepted_entries()
    assert keepable_sets(table, A) == {"gladius+scutum", "falx", "scutum", "gladius", "none"}
    table.act(A, "keep-gear", keep="falx+scutum").assert_refused(
        "MOR-CARD-02", "MOR-WEAP-04", "MOR-ARM-04"
    )
    kept = table.act(A, "keep-gear", keep=keep).event("gear-kept")
    assert (sorted(kept.discarded), kept.kept) == (discards, "falx" in keep)
    assert table.gear_ids_of(A) == left
    assert sorted(table.seen()["piles"]["discarded"]) == discards
    assert table.world.turn == B


@pytest.mark.rule("MOR-CARD-03", "MOR-CARD-04")
@pytest.mark.parametrize("keep", ["galea_thraex", "galea_murmillo"])
def test_s17_no_more_than_five_cards(keep: str) -> None:
    table = table_before_draw("galea_thraex", "manica", "ocrea", "gladius", "parma")
    table.draw_card(A, "galea_murmillo").accepted_entries()
    assert keepable_sets(table, A) == {"galea_thraex", "galea_murmillo", "none"}
    both = table.act(A, "keep-gear", keep="galea_murmillo+galea_thraex")
    both.assert_refused("MOR-CARD-02", "MOR-ARM-02")
    table.act(A, "keep-gear", keep=keep).accepted_entries()
    assert len(table.gear_ids_of(A)) == 5
    assert keep in table.gear_ids_of(A)
    assert table.card_count(DISCARD_ACCOUNT) == 1
