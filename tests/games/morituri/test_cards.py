"""Drawing, keeping, laying down."""

from itertools import combinations

import pytest

from ledger.games.morituri import gear
from ledger.games.morituri.gear_choice import sets_to_keep
from ledger.games.morituri.state import (
    DISCARD_ACCOUNT,
    DRAWN_ACCOUNT,
    HIT_POINT,
    PILE_ACCOUNT,
    SUPPLY_ACCOUNT,
)
from tests.games.morituri.scenes import keepable_sets, table_before_draw
from tests.games.morituri.table import A, B, C, D, Table


@pytest.mark.rule("MOR-CARD-06", "MOR-SETUP-05", "MOR-COMP-01")
def test_a_card_is_drawn_by_a_roll_among_all_that_are_left() -> None:
    table = table_before_draw(cards=2)
    answer = table.act(A, "draw-card", 1)
    (roll,) = answer.accepted_entries()[0].rolls
    assert (roll.name, roll.sides, roll.value) == ("card-1", 69, 1)
    drawn = answer.event("card-drawn")
    assert (drawn.card, drawn.left) == ("gladius", 68)
    assert (table.card_count(PILE_ACCOUNT), table.card_count(DRAWN_ACCOUNT)) == (68, 1)
    table.act(A, "keep-gear", keep="gladius").accepted_entries()
    second = table.act(A, "draw-card", 4)
    assert second.accepted_entries()[0].rolls[0].sides == 68
    assert second.event("card-drawn").card == "sica"


@pytest.mark.rule("MOR-CARD-06", "MOR-CARD-04", "MOR-WEAP-04")
def test_only_a_player_who_owes_a_draw_draws() -> None:
    table = table_before_draw()
    table.act(B, "draw-card").assert_refused("MOR-CARD-06")
    assert table.form(B, "draw-card") is None
    table.draw_card(A, "gladius").accepted_entries()
    table.act(A, "draw-card").assert_refused("MOR-CARD-06")
    table.act(B, "keep-gear", keep="gladius").assert_refused("MOR-CARD-04")
    table.act(A, "keep-gear", keep="gladius").accepted_entries()
    table.act(A, "keep-gear", keep="gladius").assert_refused("MOR-CARD-04")


@pytest.mark.rule("MOR-WEAP-02", "MOR-WEAP-03", "MOR-WEAP-05", "MOR-WEAP-06", "MOR-CASS-02")
@pytest.mark.rule("MOR-CASS-03", "MOR-WEAP-07", "MOR-ARM-01")
@pytest.mark.parametrize(
    ("held", "attack", "both_hands"),
    [
        ((), 1, False),
        (("casses",), 1, False),
        (("gladius",), 2, False),
        (("spatha",), 3, False),
        (("hasta",), 3, True),
        (("hasta", "scutum"), 2, False),
        (("trident",), 3, True),
        (("trident", "casses"), 2, False),
        (("dual_gladius",), 2, True),
        (("falx",), 4, True),
    ],
)
def test_s16_weapons_have_their_attack_values(
    held: tuple[str, ...], attack: int, both_hands: bool
) -> None:
    table = Table().equip(A, *held)
    worn = gear.kit_of_gladiator(table.state, A)
    assert (gear.attack_value(worn), gear.is_two_handed(worn)) == (attack, both_hands)
    assert gear.number_of_strikes(worn) == (2 if "dual_gladius" in held else 1)
    assert gear.has_net(worn) is ("casses" in held)
    seen = table.seen()[f"person/{A}"]
    assert (seen["attack"], seen["two_handed"]) == (attack, both_hands)


@pytest.mark.rule("MOR-CARD-02", "MOR-CARD-05", "MOR-WEAP-01", "MOR-WEAP-04", "MOR-WEAP-08")
@pytest.mark.rule("MOR-CASS-04", "MOR-CASS-05", "MOR-ARM-02", "MOR-ARM-04")
@pytest.mark.parametrize(
    ("one", "other", "against"),
    [
        ("hasta", "scutum", ()),
        ("trident", "casses", ()),
        ("gladius", "parma", ()),
        ("gladius", "manica", ()),
        ("falx", "scutum", ("MOR-WEAP-04", "MOR-ARM-04")),
        ("falx", "casses", ("MOR-CASS-04",)),
        ("dual_gladius", "casses", ("MOR-WEAP-08", "MOR-CASS-04")),
        ("dual_gladius", "parmula", ("MOR-WEAP-08", "MOR-WEAP-04", "MOR-ARM-04")),
        ("gladius", "sica", ("MOR-WEAP-01",)),
        ("casses", "scutum", ("MOR-CASS-05",)),
        ("galea_thraex", "galea_secutor", ("MOR-ARM-02",)),
        ("manica", "galerus", ("MOR-ARM-02",)),
        ("ocrea", "fasciae", ("MOR-ARM-02",)),
        ("parma", "parmula", ("MOR-ARM-02",)),
    ],
)
def test_s16_cards_that_fit_together_are_held(
    one: str, other: str, against: tuple[str, ...]
) -> None:
    for first, second in ((one, other), (other, one)):
        table = table_before_draw(first)
        table.draw_card(A, second).accepted_entries()
        both = "+".join(sorted((one, other)))
        kept = table.act(A, "keep-gear", keep=both if against else second)
        if not against:
            kept.accepted_entries()
            assert set(table.gear_ids_of(A)) == {one, other}
        else:
            kept.assert_refused("MOR-CARD-02", *against)
            assert both not in keepable_sets(table, A)


@pytest.mark.rule("MOR-CARD-07")
def test_an_unwanted_card_is_discarded() -> None:
    table = table_before_draw("gladius")
    table.draw_card(A, "pectorale").accepted_entries()
    assert keepable_sets(table, A) == {"pectorale", "none"}
    answer = table.act(A, "keep-gear", keep="none")
    assert answer.event("gear-kept").kept is False
    assert (table.gear_ids_of(A), table.seen()["piles"]["discarded"]) == (
        ["gladius"],
        {"pectorale": 1},
    )


@pytest.mark.rule("MOR-CARD-04")
def test_the_old_one_of_two_equal_cards_stays() -> None:
    table = table_before_draw("gladius")
    table.draw_card(A, "gladius").accepted_entries()
    assert keepable_sets(table, A) == {"gladius", "none"}
    assert table.act(A, "keep-gear", keep="gladius").event("gear-kept").kept is False
    assert table.gear_ids_of(A) == ["gladius"]
    table = table_before_draw("gladius")
    table.draw_card(A, "gladius").accepted_entries()
    table.act(A, "keep-gear", keep="none").accepted_entries()
    assert (table.gear_ids_of(A), table.card_count(DISCARD_ACCOUNT)) == ([], 2)


def test_every_offered_set_fits_the_rest_of_the_gear() -> None:
    everything = [card for card in Table().world.scenario.deck.cards if card.gear]
    table = Table().equip(A, "galea_thraex", "manica", "ocrea", "hasta", "scutum")
    held = gear.gear_of(table.state, A)
    for new in everything:
        found = sets_to_keep(table.state, A, new)
        old = tuple(card for card in held if not gear.can_be_held_together((card, new)))
        rest = tuple(card for card in held if card not in old)
        assert all(gear.can_be_held_together((*rest, *chosen)) for chosen in found.values())
        every = [
            c
            for n in range(4)
            for c in combinations((*old, new), n)
            if gear.can_be_held_together(c)
        ]
        names = {"+".join(sorted(card.id for card in chosen)) or "none" for chosen in every}
        assert set(found) == names


@pytest.mark.rule("MOR-ARM-03", "MOR-ARM-01", "MOR-CARD-02")
def test_armour_adds_up() -> None:
    table = Table().equip(A, "galea_secutor", "pectorale", "ocreae", "scutum")
    worn = gear.kit_of_gladiator(table.state, A)
    assert (gear.defence_value(worn), gear.encumbrance_value(worn), gear.helmet_guard(worn)) == (
        8,
        10,
        1,
    )
    bare = gear.kit_of_gladiator(table.state, B)
    assert (gear.defence_value(bare), gear.encumbrance_value(bare), gear.helmet_guard(bare)) == (
        0,
        0,
        0,
    )


@pytest.mark.rule("MOR-CARD-06")
def test_gear_is_laid_down_at_the_start_of_the_own_turn() -> None:
    table = Table().equip(A, "trident", "scutum").equip(B, "gladius").begin_turn(A)
    table.act(B, "drop-gear", card="gladius").assert_refused("MOR-TURN-10")
    table.act(A, "drop-gear", card="gladius").assert_refused_with("no-such-gear")
    table.act(A, "drop-gear", card="scutum").accepted_entries()
    assert gear.attack_value(gear.kit_of_gladiator(table.state, A)) == 3
    assert (table.card_count(DISCARD_ACCOUNT), table.world.turn) == (1, A)
    table.act(A, "move", 1).accepted_entries()
    table.act(A, "drop-gear", card="trident").assert_refused_with("drop-at-the-start")
    assert table.form(A, "drop-gear") is None


@pytest.mark.rule("MOR-CARD-06")
def test_gear_is_laid_down_before_a_fight_at_turn_start_and_not_on_arrival() -> None:
    waiting = Table().equip(A, "trident", "scutum", at="roma").begin_turn(D)
    waiting.act(D, "move", 3).accepted_entries()
    assert waiting.world.beast == "may"
    waiting.act(A, "drop-gear", card="scutum").accepted_entries()
    for who in (B, C):
        waiting.equip(who, at="roma")
    waiting.set_fact("turn", A, "begins").accepted_entries()
    assert waiting.world.foes == (B, C)
    waiting.act(A, "drop-gear", card="trident").accepted_entries()
    arriving = Table().equip(A, "trident", at="macomades").begin_turn(A)
    arriving.act(A, "move", 1).accepted_entries()
    assert arriving.world.beast == "must"
    arriving.act(A, "drop-gear", card="trident").assert_refused_with("drop-at-the-start")


@pytest.mark.rule("MOR-CARD-06")
def test_laying_gear_down_is_forbidden_by_one_reading() -> None:
    table = (
        Table().with_reading("cards.free_discard", value=False).equip(A, "trident").begin_turn(A)
    )
    table.act(A, "drop-gear", card="trident").assert_refused("MOR-CARD-06")
    assert table.form(A, "drop-gear") is None


def table_with_one_card(reading: str) -> Table:
    """Return a table before a draw, with one card in the pile and one among the discards."""
    table = Table().with_reading("cards.deck_empty", reading).with_scenario_data(pack={})
    table.with_scenario_data(pack={"id": "two", "title": "Two cards", "provenance": "organiser"})
    table.data["deck"] = {
        "weapons": [
            {
                "id": "gladius",
                "name": "G",
                "count": 1,
                "slot": "weapon",
                "hands": "one",
                "av_one": 2,
            }
        ],
        "legs": [{"id": "ocrea", "name": "O", "count": 1, "slot": "leg", "d": 1, "e": 1}],
    }
    table.discarded("ocrea").begin_turn(A)
    table.act(A, "move", 2).accepted_entries()
    table.draw_and_keep(A, "gladius").accepted_entries()
    return table


@pytest.mark.rule("MOR-SETUP-05")
def test_an_empty_pile_is_filled_with_the_discards() -> None:
    table = table_with_one_card("shuffle_discards")
    assert (table.card_count(PILE_ACCOUNT), table.world.draws) == (0, (A,))
    answer = table.act(A, "draw-card", 1)
    assert answer.entry_names()[:2] == ["pile-shuffled", "card-drawn"]
    assert answer.event("card-drawn").card == "ocrea"
    assert (table.card_count(PILE_ACCOUNT), table.card_count(DISCARD_ACCOUNT)) == (0, 0)


@pytest.mark.rule("MOR-SETUP-05", "MOR-TURN-10")
def test_an_empty_pile_gives_no_card_by_another_reading() -> None:
    table = table_with_one_card("no_card")
    assert (table.world.draws, table.world.turn, table.card_count(DISCARD_ACCOUNT)) == ((), B, 1)
    assert table.form(A, "draw-card") is None


@pytest.mark.rule("MOR-COMP-01", "MOR-HP-03")
@pytest.mark.parametrize(("reading", "points"), [("unlimited_display", 3), ("cap_60", 2)])
def test_an_empty_box_gives_counted_or_no_hit_points(reading: str, points: int) -> None:
    table = Table().with_reading("cards.hit_point_supply", reading)
    table.data["box"]["hit_point_cards"] = 14
    table.begin_turn(A).act(A, "move", 1).accepted_entries()
    assert table.state.books.balance(SUPPLY_ACCOUNT, HIT_POINT) == 0
    assert table.seen()["piles"]["short"] is True
    answer = table.draw_card(A, "medicus")
    assert table.max_hit_points(A) == points
    gained = [
        e.event.n for e in answer.accepted_entries() if e.type == "morituri/hit-points-gained@1"
    ]
    assert gained == [1] * (points - 2)


@pytest.mark.rule("MOR-SETUP-05")
@pytest.mark.parametrize("cards", ["server", "table"])
def test_nothing_is_drawn_where_a_changed_reading_leaves_no_card(cards: str) -> None:
    table = Table(2).with_reading("cards.drawn", cards).begin_turn(A)
    every = table.world.scenario.deck.cards
    table.discarded(*(card.id for card in every for _ in range(card.count)))
    table.act(A, "move", 1).accepted_entries()
    table.change_reading("cards.deck_empty", "no_card").accepted_entries()
    assert table.form(A, "draw-card") is not None
    assert "nothing-drawn" in table.act(A, "draw-card").entry_names()
    assert table.world.turn == B
