"""The house's board and deck, figure by figure, and the printed facts about them."""

import pytest

from ledger.games.morituri.gear import kit_from_cards, pennants_of_space
from ledger.games.morituri.scenario import CardData, default_scenario
from tests.games.morituri.table import Table

SPACES = default_scenario().board.spaces
CARDS = default_scenario().deck.by_id


def space_numbers(kind: str) -> list[int]:
    """Return the numbers of all spaces of a kind."""
    return [space.n for space in SPACES if space.type == kind]


@pytest.mark.rule("MOR-HOUSE-BOARD-01")
def test_the_board_is_one_track_of_73_spaces_from_alexandria_to_roma() -> None:
    assert [space.n for space in SPACES] == list(range(73))
    assert len({space.id for space in SPACES}) == 73
    assert (SPACES[0].id, SPACES[0].type) == ("alexandria", "start")
    assert (SPACES[72].id, SPACES[72].type) == ("roma", "roma")
    assert default_scenario().board.exact_roll_to_enter_roma is False


ARENAS = {
    "leptis": (11, 1),
    "thysdrus": (14, 1),
    "carthago": (16, 1),
    "italica": (24, 2),
    "tarraco": (29, 1),
    "nemausus": (33, 1),
    "arelate": (34, 2),
    "treveri": (39, 1),
    "carnuntum": (44, 2),
    "salona": (48, 1),
    "corinthus": (55, 1),
    "syracuse": (58, 2),
    "puteoli": (66, 3),
    "capua": (68, 3),
}


@pytest.mark.rule("MOR-HOUSE-BOARD-02", "MOR-ARENA-01", "MOR-ARENA-02", "MOR-ARENA-05")
@pytest.mark.rule("MOR-BEST-06")
def test_the_arenas_have_their_pennants() -> None:
    arenas = {s.id: (s.n, s.pennants) for s in SPACES if s.type == "arena"}
    assert arenas == ARENAS
    assert [number for _, number in ARENAS.values()].count(1) == 8
    assert all(1 <= number <= 3 for _, number in ARENAS.values())
    assert SPACES[72].pennants == 4
    table = Table()
    flying = {space.id: pennants_of_space(table.state, space.id) for space in SPACES}
    assert {space: n for space, n in flying.items() if n} == {
        **{space: n for space, (_, n) in ARENAS.items()},
        "roma": 4,
    }
    seen = table.seen()
    assert seen["place/roma"]["pennants"] == 4
    assert seen["place/syracuse"]["pennants"] == 2
    assert seen["place/cyrene"]["pennants"] == 0


@pytest.mark.rule("MOR-HOUSE-BOARD-03", "MOR-SETUP-06")
def test_the_board_has_its_bonus_spaces() -> None:
    assert space_numbers("hit_point") == [4, 17, 26, 36, 49, 60]
    assert default_scenario().bonus_spaces == 6


@pytest.mark.rule("MOR-HOUSE-BOARD-04")
def test_the_board_has_its_spaces_with_cards() -> None:
    drawing = [1, 2, 5, 6, 7, 10, 12, 15, 19, 23, 27, 35, 37, 40, 45, 51, 54, 59, 64, 67, 71]
    assert space_numbers("draw") == drawing
    assert [s.n for s in SPACES if s.cards == 2] == [2, 7]
    assert {s.cards for s in SPACES if s.type == "draw"} == {1, 2}


@pytest.mark.rule("MOR-HOUSE-BOARD-05", "MOR-HOUSE-BOARD-06", "MOR-HOUSE-BOARD-07")
@pytest.mark.rule("MOR-HOUSE-BOARD-08", "MOR-HOUSE-BOARD-09", "MOR-HOUSE-BOARD-10")
def test_the_board_has_its_dangers_winds_snow_and_plain_road() -> None:
    assert space_numbers("bandits") == [9, 18, 31, 43, 63, 70]
    assert space_numbers("pirates") == [8, 22, 50, 61]
    assert {s.n: s.by for s in SPACES if s.type == "move"} == {20: 2, 32: 2, 57: -3}
    assert {s.n: s.turns for s in SPACES if s.type == "miss_turn"} == {41: 1}
    assert space_numbers("dalmatian_coast") == [47]
    plain = [3, 13, 21, 25, 28, 30, 38, 42, 46, 52, 53, 56, 62, 65, 69]
    assert space_numbers("plain") == plain
    checks = default_scenario().board.checks
    assert (checks.bandits.pass_at, checks.pirates.pass_at) == (5, 5)
    assert (checks.bandits.may_kill, checks.pirates.may_kill) == (False, True)


@pytest.mark.rule("MOR-COMP-01")
def test_the_box_has_69_cards_and_60_hit_point_cards() -> None:
    assert sum(card.count for card in CARDS.values()) == 69
    assert default_scenario().box.cards == 69
    assert default_scenario().box.hit_point_cards == 60
    weapons = [card for card in CARDS.values() if card.slot == "weapon" or card.net]
    assert sum(card.count for card in weapons) == 22
    assert sum(card.count for card in CARDS.values() if card.slot == "flux") == 13


@pytest.mark.parametrize(
    ("card", "count", "hands", "one", "two", "attacks"),
    [
        pytest.param("gladius", 4, "one", 2, None, 1, marks=pytest.mark.rule("MOR-HOUSE-CARD-01")),
        pytest.param("sica", 3, "one", 2, None, 1, marks=pytest.mark.rule("MOR-HOUSE-CARD-02")),
        pytest.param("spatha", 2, "one", 3, None, 1, marks=pytest.mark.rule("MOR-HOUSE-CARD-03")),
        pytest.param("hasta", 3, "either", 2, 3, 1, marks=pytest.mark.rule("MOR-HOUSE-CARD-04")),
        pytest.param("trident", 3, "either", 2, 3, 1, marks=pytest.mark.rule("MOR-HOUSE-CARD-05")),
        pytest.param(
            "dual_gladius", 2, "two", None, 2, 2, marks=pytest.mark.rule("MOR-HOUSE-CARD-06")
        ),
        pytest.param("falx", 2, "two", None, 4, 1, marks=pytest.mark.rule("MOR-HOUSE-CARD-07")),
    ],
)
@pytest.mark.rule("MOR-WEAP-03", "MOR-WEAP-05", "MOR-WEAP-07", "MOR-WEAP-09")
def test_the_deck_has_its_weapons(
    card: str, count: int, hands: str, one: int | None, two: int | None, attacks: int
) -> None:
    found = CARDS[card]
    assert (found.slot, found.count, found.hands) == ("weapon", count, hands)
    assert (found.av_one, found.av_two, found.attacks) == (one, two, attacks)


@pytest.mark.rule("MOR-HOUSE-CARD-08")
def test_the_deck_has_three_nets_that_are_held_like_a_shield() -> None:
    casses = CARDS["casses"]
    assert (casses.count, casses.slot, casses.net) == (3, "offhand", True)
    assert not casses.armour
    assert kit_from_cards([casses]).offhand is casses


def card_figures(card: CardData) -> tuple[int, int, int]:
    """Return the number, DV and EV of each card."""
    return card.count, card.d, card.e


@pytest.mark.parametrize(
    ("slot", "pieces"),
    [
        pytest.param(
            "helmet",
            {
                "galea_hoplomachus": (2, 1, 1),
                "galea_thraex": (2, 1, 1),
                "galea_provocator": (2, 2, 2),
                "galea_murmillo": (2, 2, 2),
                "galea_secutor": (2, 2, 3),
            },
            marks=pytest.mark.rule("MOR-HOUSE-CARD-09"),
        ),
        pytest.param(
            "torso",
            {"galerus": (2, 1, 0), "manica": (4, 1, 1), "pectorale": (3, 2, 2)},
            marks=pytest.mark.rule("MOR-HOUSE-CARD-10"),
        ),
        pytest.param(
            "leg",
            {"fasciae": (2, 1, 0), "ocrea": (3, 1, 1), "ocreae": (2, 2, 3)},
            marks=pytest.mark.rule("MOR-HOUSE-CARD-11"),
        ),
        pytest.param(
            "offhand",
            {"casses": (3, 0, 0), "parmula": (2, 1, 0), "parma": (3, 1, 1), "scutum": (3, 2, 2)},
            marks=pytest.mark.rule("MOR-HOUSE-CARD-12"),
        ),
    ],
)
def test_the_deck_has_its_armour(slot: str, pieces: dict[str, tuple[int, int, int]]) -> None:
    assert {c.id: card_figures(c) for c in CARDS.values() if c.slot == slot} == pieces


@pytest.mark.rule("MOR-HOUSE-CARD-09", "MOR-CASS-06")
def test_the_helmet_of_a_secutor_alone_helps_against_nets() -> None:
    assert {c.id: c.anti_net for c in CARDS.values() if c.anti_net} == {"galea_secutor": 1}


@pytest.mark.parametrize(
    ("card", "count", "effect", "n"),
    [
        pytest.param("crowd_favour", 2, "gain_hp", 1, marks=pytest.mark.rule("MOR-HOUSE-CARD-13")),
        pytest.param("medicus", 2, "gain_hp", 1, marks=pytest.mark.rule("MOR-HOUSE-CARD-13")),
        pytest.param("patron", 1, "draw", 2, marks=pytest.mark.rule("MOR-HOUSE-CARD-14")),
        pytest.param(
            "thief_armour", 2, "lose_armour", 1, marks=pytest.mark.rule("MOR-HOUSE-CARD-15")
        ),
        pytest.param(
            "thief_weapon", 2, "lose_weapon", 1, marks=pytest.mark.rule("MOR-HOUSE-CARD-16")
        ),
        pytest.param("old_wound", 2, "lose_hp", 1, marks=pytest.mark.rule("MOR-HOUSE-CARD-17")),
        pytest.param("chains", 1, "miss_turn", 1, marks=pytest.mark.rule("MOR-HOUSE-CARD-18")),
        pytest.param(
            "owner_in_debt", 1, "owner_in_debt", 1, marks=pytest.mark.rule("MOR-HOUSE-CARD-19")
        ),
    ],
)
def test_flux(card: str, count: int, effect: str, n: int) -> None:
    found = CARDS[card]
    assert (found.slot, found.count, found.effect, found.n) == ("flux", count, effect, n)
    left, floor = found.chooser == "player_to_the_left", found.floor
    assert left is (card == "thief_armour")
    assert floor == 1
    assert (found.to, found.reshuffle) == (
        ("dalmatian_coast", True) if card == "owner_in_debt" else (None, False)
    )


def test_every_space_lies_at_its_place_in_the_world() -> None:
    assert all(space.lon is not None and space.lat is not None for space in SPACES)
    seen = Table().seen()
    at = {s.id: (seen[f"place/{s.id}"]["x"], seen[f"place/{s.id}"]["y"]) for s in SPACES}
    assert all(0 <= x <= 1 and 0 <= y <= 1 for x, y in at.values())
    assert max(x for x, _ in at.values()) == 1.0
    west, east = at["italica"][0], at["alexandria"][0]
    north, south = at["mogontiacum"][1], at["philaeni"][1]
    assert west < at["roma"][0] < east
    assert north < at["roma"][1] < south
