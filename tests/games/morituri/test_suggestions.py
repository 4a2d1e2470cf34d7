"""Suggestions in Morituri: the open step, and the chances of dice."""

from fractions import Fraction
from itertools import product

import pytest

from ledger.contract.messages import messages_of
from ledger.games.morituri.chances import (
    chance_to_survive_beast,
    faces_by_outcome,
    hit_chances,
    percentage_of,
)
from ledger.games.morituri.pugna import clash
from ledger.games.morituri.pugna.state import Fighter
from ledger.games.morituri.rules import awaited_players
from ledger.games.morituri.suggestions import _SUGGESTERS
from tests.games.morituri.sand import (
    FIRST,
    SECOND,
    ArenaGladiator,
    arena_with_beast,
    arena_with_duel,
    arena_with_lone_gladiator,
    arena_with_two_duels,
)
from tests.games.morituri.table import A, B, C, Table
from tests.games.suggested import first_suggestion, first_suggestion_text, guiding_message


def space_id(number: int) -> str:
    """Return the id of the space with this number."""
    return Table().world.scenario.board.spaces[number].id


@pytest.mark.rule("MOR-SETUP-08")
def test_the_first_turn_is_rolled_for_against_the_highest_so_far() -> None:
    table = Table()
    assert first_suggestion_text(table, A) == ["Roll for the first turn: the highest begins"]
    table.act(A, "roll-for-order", 4).accepted_entries()
    assert first_suggestion_text(table, A) == []
    assert first_suggestion_text(table, B)[0].endswith(
        "the highest begins, and 4 is the highest so far"
    )


@pytest.mark.rule("MOR-HOUSE-BOARD-04", "MOR-HOUSE-BOARD-03", "MOR-HOUSE-BOARD-10")
def test_a_suggested_roll_counts_faces_that_gain_fight_or_harm() -> None:
    table = Table().equip(A, at="alexandria").begin_turn(A)
    # 1, 2, 5 and 6 are schools, 4 is Cyrene's Hit Point card, and space 3 has no effect
    assert faces_by_outcome(table.state, A) == {"gains": 5, "nothing": 1}
    assert first_suggestion_text(table, A) == [
        "Roll and go: of six faces 5 bring you something, 0 lead to a fight, 0 do you harm"
    ]
    ten = table.equip(A, at=space_id(6)).begin_turn(A)
    # 7, 10 and 12 are schools, 8 has pirates, 9 has bandits, 11 is an arena
    assert faces_by_outcome(ten.state, A) == {"gains": 3, "fights": 1, "harms": 2}


@pytest.mark.rule("MOR-HOUSE-BOARD-07")
def test_wind_counts_as_the_space_it_leads_to() -> None:
    table = Table().equip(A, at=space_id(19)).begin_turn(A)
    # 20 carries on to 22, where there are pirates as well; 23 is a school, 24 an arena
    assert faces_by_outcome(table.state, A) == {"harms": 2, "gains": 1, "fights": 1, "nothing": 2}


@pytest.mark.rule("MOR-SETUP-07")
def test_a_hit_point_card_that_was_taken_brings_nothing() -> None:
    table = Table().equip(B, at=space_id(3)).begin_turn(B)
    table.act(B, "move", 1).accepted_entries()
    table.begin_turn(A)
    assert faces_by_outcome(table.state, A) == {"gains": 4, "nothing": 2}


@pytest.mark.rule("MOR-TURN-01")
def test_roma_stops_every_move_and_is_a_fight_where_somebody_waits() -> None:
    table = Table().equip(A, at=space_id(71)).begin_turn(A)
    assert faces_by_outcome(table.state, A) == {"gains": 6}
    assert faces_by_outcome(table.equip(B, at="roma").begin_turn(A).state, A) == {"fights": 6}


@pytest.mark.rule("MOR-HOUSE-BOARD-05", "MOR-HOUSE-BOARD-06")
@pytest.mark.parametrize(
    ("gear", "hp", "start", "said"),
    [
        ((), 2, "utica", "3 of six faces will do. Or else you miss a turn"),
        (("gladius",), 2, "utica", "4 of six faces will do. Or else you give up a card"),
        ((), 2, "berenice", "3 of six faces will do. Or else a hit point is lost for good"),
        ((), 1, "berenice", "3 of six faces will do. Or else you die"),
        (("falx",), 2, "berenice", "any die will do"),
    ],
)
def test_a_suggested_roll_against_danger_names_the_stake(
    gear: tuple[str, ...], hp: int, start: str, said: str
) -> None:
    table = Table().equip(A, *gear, at=start, hp=hp).begin_turn(A)
    table.act(A, "move", 1).accepted_entries()
    assert first_suggestion_text(table, A)[0].endswith(said)


@pytest.mark.rule("MOR-CARD-01")
def test_a_suggested_draw_counts_the_gear_in_the_pile() -> None:
    table = Table().begin_turn(A)
    table.act(A, "move", 1).accepted_entries()
    cards = table.world.scenario.deck.cards
    pile = table.state.books.accounts["@pile"]
    gear = sum(pile.get(card.id, 0) for card in cards if card.gear)
    assert first_suggestion_text(table, A) == [
        f"{gear} of {table.card_count()} cards that may come are gear"
    ]
    table.draw_card(A, "gladius").accepted_entries()
    assert first_suggestion_text(table, A) == ["Choose what you carry: gladius was drawn"]


@pytest.mark.rule("MOR-BEST-04", "MOR-BEST-05", "MOR-BEST-09", "MOR-BEST-10")
@pytest.mark.parametrize(
    ("man", "space"),
    [
        (ArenaGladiator(2), "leptis"),
        (ArenaGladiator(3, "scutum"), "capua"),
        (ArenaGladiator(1, "falx"), "roma"),
    ],
)
def test_the_chance_against_a_beast_is_that_of_all_dice_that_may_fall(
    man: ArenaGladiator, space: str
) -> None:
    sand = arena_with_beast(space, man)
    pair, own = sand.beast.sides, sand.beast.left[0]
    assert chance_to_survive_beast(pair, own) == _chance_to_kill(pair, own)
    said = first_suggestion_text(sand.table, FIRST)[0]
    assert (
        f"You hit in {percentage_of(_hit_counts(pair)[0] + _hit_counts(pair)[1])} of 100 cases"
        in said
    )


def _hit_counts(pair: tuple[Fighter, Fighter]) -> tuple[Fraction, ...]:
    """Return the numbers of throws that hit only the beast, both, or only the gladiator."""
    found = [0, 0, 0]
    for faces in product(range(1, 7), repeat=4):
        left = clash.play_round(pair, (1, 1), 1, faces, is_tiring=False).left
        if left != (1, 1):
            found[{(1, 0): 0, (0, 0): 1, (0, 1): 2}[left]] += 1
    return tuple(Fraction(n, 6**4) for n in found)


def _chance_to_kill(pair: tuple[Fighter, Fighter], hit_points: int) -> Fraction:
    """Return the chance to kill the beast and live with these hit points, over all rounds."""
    kills, trades, bleeds = _hit_counts(pair)
    won = Fraction(0)
    for left in range(1, hit_points + 1):
        won = (kills + trades * (left > 1) + bleeds * won) / (kills + trades + bleeds)
    return won


@pytest.mark.rule("MOR-BEST-01", "MOR-BEST-02")
def test_a_beast_has_to_be_fought_in_an_empty_arena_and_may_be_in_roma() -> None:
    must = first_suggestion_text(
        arena_with_lone_gladiator("leptis", ArenaGladiator(2)).table, FIRST
    )
    assert must[0].startswith("A beast of 1 must be fought, for a card: you slay it and live in ")
    may = first_suggestion_text(arena_with_lone_gladiator("roma", ArenaGladiator(2)).table, FIRST)
    assert may[0].startswith("A beast of 4 may be fought for a card: ")
    assert may[1] == "Wait in Roma for whoever comes next"


@pytest.mark.rule("MOR-PVP-07", "MOR-PVP-08", "MOR-PVP-10")
def test_a_suggested_round_gives_both_chances_to_hit() -> None:
    sand = arena_with_duel(ArenaGladiator(3, "gladius"), ArenaGladiator(3))
    # attack 2 against no armour: five or more of two dice, 30 of 36; the other needs six, 26 of 36
    assert (
        first_suggestion_text(sand.table, FIRST)[0]
        == f"You hit in 83 of 100 cases, {SECOND} hits in 72"
    )
    assert (
        first_suggestion_text(sand.table, SECOND)[0]
        == f"You hit in 72 of 100 cases, {FIRST} hits in 83"
    )


@pytest.mark.rule("MOR-PVP-04", "MOR-WEAP-09", "MOR-CASS-08")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        (ArenaGladiator(3, "gladius"), ArenaGladiator(3, "scutum")),
        (ArenaGladiator(3, "casses"), ArenaGladiator(3, "galea_secutor", "scutum")),
    ],
)
def test_tired_and_netted_fighters_have_the_chances_of_all_dice(
    first: ArenaGladiator, second: ArenaGladiator
) -> None:
    sand = arena_with_duel(first, second)
    pair = sand.current_duel.sides
    dice = len(tuple(clash.dice_of_round(pair)))
    lefts = [
        clash.play_round(pair, (9, 9), 1, faces, is_tiring=True).left
        for faces in product(range(1, 7), repeat=dice)
    ]
    hit = Fraction(sum(left[1] < 9 for left in lefts), 6**dice)
    taken = Fraction(sum(left[0] < 9 for left in lefts), 6**dice)
    assert hit_chances(pair, 0, 1, is_tiring=True) == (hit, taken)


@pytest.mark.rule("MOR-PVP-17", "MOR-PVP-19", "MOR-PVP-20")
def test_crowd_and_mercy_come_first_at_the_last_hit_point() -> None:
    sand = arena_with_duel(ArenaGladiator(3), ArenaGladiator(2))
    sand.fight_duel_round((6, 5), (1, 2))
    assert first_suggestion_text(sand.table, SECOND)[0].startswith(
        "On 4 of six faces the crowd is kind"
    )
    sand.act(SECOND, "hear-the-crowd", 5).accepted_entries()
    first, second = first_suggestion_text(sand.table, SECOND)
    assert first == f"You live, and {FIRST} has won"
    assert second.startswith("One round more: you hit in 72 of 100 cases")


@pytest.mark.rule("MOR-PVP-23")
def test_the_suggestion_names_all_opponents() -> None:
    sand = arena_with_two_duels(ArenaGladiator(3), ArenaGladiator(2), ArenaGladiator(2))
    assert (
        first_suggestion_text(sand.table, FIRST)[0]
        == f"Choose whom you fight first: {SECOND} and {C}"
    )


def test_only_players_at_the_start_get_the_guide_and_the_host_gets_none() -> None:
    table = Table().begin_turn(A)
    assert guiding_message(table, A) == "guide-gladiator"
    table.act(A, "move", 3).accepted_entries()
    assert guiding_message(table.begin_turn(A), A) == ""
    assert first_suggestion(table, "host") == ()


def test_every_awaited_player_gets_a_suggestion() -> None:
    table = Table()
    assert all(first_suggestion(table, who) for who in awaited_players(table.state))
    table.put_first_in_order()
    assert all(
        bool(first_suggestion(table, who)) == (who in awaited_players(table.state))
        for who in (A, B, C)
    )


@pytest.mark.parametrize("act", _SUGGESTERS)
def test_every_suggested_act_has_words(act: str) -> None:
    assert messages_of("morituri").has(f"suggest-{act}")
