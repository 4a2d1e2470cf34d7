"""An organiser's file: its possible fields, and the reports of its mistakes."""

from typing import Any

import pytest

from ledger.games.morituri.founding import doubts, scenario_data
from ledger.games.morituri.scenario import default_scenario, load_scenario
from tests.games.morituri.scenes import (
    OURS,
    board_to_change,
    deck_to_change,
    faults_of_file,
    scenario_file_text,
)
from tests.games.morituri.table import A, B, Table


def test_a_game_without_a_file_is_the_house_game_for_four() -> None:
    assert load_scenario(None, "") == default_scenario()
    assert default_scenario().players == (A, B, "verus", "priscus")
    assert doubts(scenario_data(None, "")) == ()


def test_players_are_a_number_or_names() -> None:
    assert load_scenario("based_on: morituri\nplayers: 7", "x").players[-1] == "tetraites"
    assert load_scenario("based_on: morituri\nplayers: [hermes, flamma]", "x").players == (
        "hermes",
        A,
    )


@pytest.mark.rule("MOR-SETUP-04")
@pytest.mark.parametrize("number", [1, 13])
def test_fewer_than_two_and_more_than_twelve_cannot_play(number: int) -> None:
    assert faults_of_file(f"players: {number}") == [
        f"tonight.yaml, line 2, players: from 2 to 12 play, not {number}"
    ]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("bord: {}", "line 2, bord: there is no field 'bord' here; did you mean 'board'?"),
        (
            "players: [flamma, flama]",
            "line 2, players.1: there is no gladiator 'flama'; did you mean 'flamma'?",
        ),
        ("players: [flamma, flamma]", "line 2, players.1: 'flamma' plays already"),
        (
            "switches: {roma.cards: every_arrival}",
            (
                "line 2, switches.roma.cards: there is no switch 'roma.cards'; "
                "did you mean 'roma.card'?"
            ),
        ),
        (
            "switches: {roma.card: never}",
            "line 2, switches.roma.card: should be every_arrival or first_arrival_only, not never",
        ),
        (
            "switches: {alternate.rule_2: 1}",
            "line 2, switches.alternate.rule_2: should be false or true, not 1",
        ),
        (
            "stewards: nobody",
            "line 2, stewards: should be host or players, not 'nobody'",
        ),
        (
            "deck: {}",
            "line 2, deck: say in `pack` (id, title, provenance) where this comes from",
        ),
        (
            "pack: {id: x, title: y, provenance: mine}",
            "line 2, pack.provenance: should be house, organiser or published, not 'mine'",
        ),
        ("gladiators: {host: {name: H}}", "line 2, gladiators.host: nobody can be called 'host'"),
        (
            "gladiators: {beast: {name: B}}",
            "line 2, gladiators.beast: nobody can be called 'beast'",
        ),
        (
            "gladiators: {nobody: {name: N}}",
            "line 2, gladiators.nobody: nobody can be called 'nobody'",
        ),
        (
            "players: 6\ngladiators: {a: {name: A}, b: {name: B}, c: {name: C}}",
            "line 2, players: only 3 gladiators are there to play",
        ),
    ],
)
def test_mistakes_are_told_with_file_line_and_field(text: str, told: str) -> None:
    assert f"tonight.yaml, {told}" in faults_of_file(text)


def board_with_changed_space(at: int, **changes: Any) -> dict[str, Any]:
    """Return the house's board with one space changed; None removes a field."""
    changed = board_to_change()
    row = {**changed["spaces"][at], **changes}
    changed["spaces"][at] = {name: value for name, value in row.items() if value is not None}
    return changed


@pytest.mark.rule("MOR-HOUSE-BOARD-01")
@pytest.mark.parametrize(
    ("changed", "field", "told"),
    [
        (
            board_with_changed_space(0, type="plain"),
            "board.spaces",
            "there is no space of the type 'start'",
        ),
        (
            board_with_changed_space(72, type="plain", pennants=None),
            "board.spaces",
            "there is no space of the type 'roma'",
        ),
        (
            board_with_changed_space(30, type="roma", pennants=4),
            "board.spaces.30.type",
            "the type 'roma' is for the last space alone",
        ),
        (
            board_with_changed_space(30, type="start"),
            "board.spaces.30.type",
            "the type 'start' is for the first space alone",
        ),
        (board_with_changed_space(5, n=7), "board.spaces.5.n", "should be 5: spaces"),
        (
            board_with_changed_space(5, id="cyrene"),
            "board.spaces.5.id",
            "space 4 is called 'cyrene' already",
        ),
        (
            board_with_changed_space(5, type="arean", cards=None),
            "board.spaces.5.type",
            "should be start, plain, draw",
        ),
        (board_with_changed_space(11, pennants=None), "board.spaces.11.pennants", "is missing"),
        (
            board_with_changed_space(3, pennants=2),
            "board.spaces.3.pennants",
            "of the type 'plain' has none",
        ),
        (board_with_changed_space(20, by=None), "board.spaces.20.by", "is missing"),
        (
            board_with_changed_space(20, by=-21),
            "board.spaces.20.by",
            "moves the pawn off the board, to -1",
        ),
        (
            board_with_changed_space(20, by=53),
            "board.spaces.20.by",
            "moves the pawn off the board, to 73",
        ),
        (
            board_with_changed_space(20, by=0),
            "board.spaces.20.by",
            "moves the pawn in a circle, back to 20",
        ),
        (
            board_with_changed_space(41, turns="one"),
            "board.spaces.41.turns",
            "should be a whole number",
        ),
        (board_with_changed_space(9, lon=None), "board.spaces.9", "lon and lat belong together"),
    ],
)
def test_an_impossible_board_is_refused(changed: Any, field: str, told: str) -> None:
    found = faults_of_file(scenario_file_text(board=changed))
    assert any(f", {field}: " in line and told in line for line in found), found
    assert all(line.startswith("tonight.yaml, line ") for line in found)


def test_winds_may_not_drive_in_a_circle() -> None:
    changed = board_to_change()
    changed["spaces"][54] = {"n": 54, "id": "patrae", "name": "Patrae", "type": "move", "by": 3}
    found = faults_of_file(scenario_file_text(board=changed))
    assert any("board.spaces.54.by: moves the pawn in a circle" in line for line in found)
    assert any("board.spaces.57.by: moves the pawn in a circle" in line for line in found)


def deck_with_changed_card(group: str, at: int, **changes: Any) -> dict[str, Any]:
    """Return the house's deck with one card changed; None removes a field."""
    changed = deck_to_change()
    row = {**changed[group][at], **changes}
    changed[group][at] = {name: value for name, value in row.items() if value is not None}
    return changed


@pytest.mark.rule("MOR-CASS-06")
@pytest.mark.parametrize(
    ("changed", "field", "told"),
    [
        (
            deck_with_changed_card("helmets", 0, slot="head"),
            "deck.helmets.0.slot",
            "should be helmet, torso",
        ),
        (
            deck_with_changed_card("helmets", 0, slot="leg"),
            "deck.helmets.0.slot",
            "cards among the helmets go to helmet, not leg",
        ),
        (
            deck_with_changed_card("legs", 0, count=0),
            "deck.legs.0.count",
            "should be at least 1, not 0",
        ),
        (
            deck_with_changed_card("legs", 0, id="gladius"),
            "deck.legs.0.id",
            "the id 'gladius' is taken already",
        ),
        (
            deck_with_changed_card("legs", 0, id="hit_point"),
            "deck.legs.0.id",
            "the id 'hit_point' is taken already",
        ),
        (
            deck_with_changed_card("legs", 0, av_one=2),
            "deck.legs.0.av_one",
            "only weapons have hands",
        ),
        (
            deck_with_changed_card("legs", 0, effect="draw"),
            "deck.legs.0.effect",
            "gear is kept and has no effect",
        ),
        (
            deck_with_changed_card("legs", 0, id="none"),
            "deck.legs.0.id",
            "the id 'none' is taken already",
        ),
        (
            deck_with_changed_card("legs", 0, id="cirta"),
            "deck.legs.0.id",
            "a space is called 'cirta' already",
        ),
        (
            deck_with_changed_card("legs", 0, anti_net=1),
            "deck.legs.0.anti_net",
            "only a helmet helps",
        ),
        (
            deck_with_changed_card("helmets", 4, anti_net=2),
            "deck.helmets.4.anti_net",
            "should be 0 or 1",
        ),
        (
            deck_with_changed_card("helmets", 0, attacks=2),
            "deck.helmets.0.attacks",
            "only weapons have hands",
        ),
        (deck_with_changed_card("legs", 0, to="cirta"), "deck.legs.0.to", "gear gives no orders"),
        (
            deck_with_changed_card("legs", 0, reshuffle=True),
            "deck.legs.0.reshuffle",
            "gear gives no orders",
        ),
        (deck_with_changed_card("flux", 0, d=2), "deck.flux.0.d", "only gear has this"),
        (deck_with_changed_card("flux", 0, attacks=2), "deck.flux.0.attacks", "only gear has this"),
        (deck_with_changed_card("weapons", 0, hands=None), "deck.weapons.0.hands", "is missing"),
        (deck_with_changed_card("weapons", 0, av_one=None), "deck.weapons.0.av_one", "is missing"),
        (deck_with_changed_card("weapons", 0, av_two=3), "deck.weapons.0.av_two", "is not used"),
        (
            deck_with_changed_card("weapons", 0, net=True),
            "deck.weapons.0.net",
            "a net goes into the place",
        ),
        (
            deck_with_changed_card("flux", 0, effect="gain_hit"),
            "deck.flux.0.effect",
            "did you mean 'gain_hp'?",
        ),
        (deck_with_changed_card("flux", 0, effect=None), "deck.flux.0.effect", "is missing"),
        (deck_with_changed_card("flux", 3, n=2), "deck.flux.3.n", "one card is lost at a time"),
        (deck_with_changed_card("flux", 7, to=None), "deck.flux.7.to", "is missing"),
        (
            deck_with_changed_card("flux", 7, to="dalmatia"),
            "deck.flux.7.to",
            "there is no space 'dalmatia'",
        ),
        (
            deck_with_changed_card("flux", 7, to="roma"),
            "deck.flux.7.to",
            "nobody is sent to Roma by a card",
        ),
    ],
)
def test_an_impossible_deck_is_refused(changed: Any, field: str, told: str) -> None:
    found = faults_of_file(scenario_file_text(deck=changed))
    assert any(f", {field}: " in line and told in line for line in found), found


def test_a_deck_without_a_card_is_refused() -> None:
    assert faults_of_file(OURS + "deck: {flux: []}") == [
        "tonight.yaml, line 3, deck: there is no card in the deck"
    ]


@pytest.mark.rule("MOR-COMP-01", "MOR-SETUP-06", "MOR-ARENA-01", "MOR-ARENA-02", "MOR-ARENA-05")
@pytest.mark.rule("MOR-FLUX-04")
def test_differences_from_the_print_are_doubts_and_no_faults() -> None:
    other, cards = board_to_change(), deck_to_change()
    other["spaces"][4] = {**other["spaces"][4], "type": "plain"}
    for at, pennants in ((58, 1), (11, 4), (72, 5)):
        other["spaces"][at]["pennants"] = pennants
    cards["flux"].pop()
    data = scenario_data(f"based_on: morituri\n{scenario_file_text(other, cards)}", "x")
    assert doubts(data) == (
        "the deck has 68 cards, and the box 69 (MOR-COMP-01)",
        "there is no Owner in Debt! in the deck (MOR-FLUX-04)",
        "5 spaces have a Hit Point card, and 6 should (MOR-SETUP-06)",
        "Leptis Magna has 4 pennants; arenas have 1 to 3 (MOR-ARENA-01)",
        "Syracuse has 1 pennant, and 2 in print (MOR-ARENA-05)",
        "Roma has 5 pennants, and 4 in print (MOR-ARENA-02)",
    )


@pytest.mark.rule("MOR-COMP-01")
def test_more_hit_points_than_cards_are_a_doubt() -> None:
    small = "box: {cards: 69, hit_point_cards: 10, tabulae: 2}"
    data = scenario_data(f"based_on: morituri\nplayers: 6\n{small}", "x")
    assert "there are more hit points at the start than cards for them (MOR-COMP-01)" in doubts(
        data
    )


@pytest.mark.rule("MOR-TURN-01")
def test_a_board_may_ask_for_the_exact_roll_itself() -> None:
    changed = board_to_change() | {"exact_roll_to_enter_roma": True}
    read = "movement.exact_roll_to_enter_roma"
    scenario = load_scenario(f"based_on: morituri\n{scenario_file_text(board=changed)}", "x")
    assert scenario.switches[read] is True
    text = f"based_on: morituri\n{scenario_file_text(board=changed)}switches: {{{read}: false}}"
    assert load_scenario(text, "x").switches[read] is False


def test_the_owner_of_the_data_is_shown() -> None:
    house = Table().seen()["deck"]
    assert (house["pack"]["provenance"], house["printed"]) == ("house", False)
    assert house["pack"]["id"] == "house-alexandria-to-roma-1"
    theirs = Table(4, scenario_file_text(deck=deck_to_change())).seen()["deck"]
    assert (theirs["pack"]["provenance"], theirs["pack"]["title"]) == ("organiser", "Our board")


@pytest.mark.rule("MOR-HOUSE-BOARD-01")
def test_a_short_own_board_can_be_played() -> None:
    rows = [
        {"n": 0, "id": "school", "name": "School", "type": "start"},
        {"n": 1, "id": "road", "name": "Road", "type": "plain"},
        {"n": 2, "id": "colosseum", "name": "Colosseum", "type": "roma", "pennants": 4},
    ]
    own_board = {**board_to_change(), "spaces": rows}
    cards = {"weapons": [{**deck_to_change()["weapons"][0]}]}
    table = Table(2, scenario_file_text(own_board, cards)).begin_turn(A)
    table.act(A, "move", 5).accepted_entries()
    assert table.place(A) == "colosseum"
    points = [table.seen()[f"place/{row['id']}"] for row in rows]
    assert [(point["x"], point["lon"]) for point in points] == [(0, None), (0.5, None), (1, None)]


def test_spaces_without_degrees_lie_between_their_neighbours() -> None:
    changed = board_with_changed_space(13, lon=None, lat=None)
    seen = Table(2, scenario_file_text(board=changed)).seen()
    before, here, after = (seen[f"place/{name}"] for name in ("oea", "sabratha", "thysdrus"))
    assert here["x"] == pytest.approx((before["x"] + after["x"]) / 2, abs=0.001)
    assert here["y"] == pytest.approx((before["y"] + after["y"]) / 2, abs=0.001)
