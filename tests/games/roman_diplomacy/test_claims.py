"""Claims of several newcomers to one city, by each reading of D-02."""

import pytest

from api.rehearsal.table import play_game
from ledger.contract.form import Choice
from ledger.games.roman_diplomacy.bots import players_with_optional_acts
from ledger.games.roman_diplomacy.events.claims import CityClaimed, LotsDrawn
from ledger.games.roman_diplomacy.events.empires import EmpireFounded
from ledger.games.roman_diplomacy.rules import RULES, awaited_players
from ledger.kernel.vocabulary.request import Refused
from ledger.record.entry import Entry
from tests.games.roman_diplomacy.under import under_reading
from tests.games.roman_diplomacy.war import SMALL, War

LOT, GM = "preference_lists_and_recorded_lot", "gm_decides"


def war_with_claim_reading(reading: str, players: str = "[gaius, julia]") -> War:
    """Return a game on the small map with this reading of D-02."""
    scenario = SMALL.replace("[gaius, julia]", players)
    return War(f"{scenario}switches:\n  join.same_city: {reading}\n  join.unit: army_or_fleet\n")


def rules_and_keys(refused: Refused) -> list[str]:
    """Return the rules and keys of a refusal."""
    return [f"{one.rule} {one.key}" for one in refused.objections]


def cities_by_empire(game: War) -> dict[str, str]:
    """Return the city of each empire."""
    return {who: game.world.empire(who).city for who in game.world.players_with_empire}


def options_of_form(game: War, by: str, act: str, **chosen: str) -> dict[str, list[str]]:
    """Return the fields of a player's form after these choices, with their options."""
    return {
        field.name: [one.value for one in field.options] if isinstance(field, Choice) else []
        for field in game.dry_run(by, act, **chosen).fields
    }


def event_of_lots(entries: tuple[Entry, ...]) -> Entry:
    """Return the one event of the lots."""
    (drawn,) = (one for one in entries if isinstance(one.event, LotsDrawn))
    return drawn


@pytest.mark.rule("DIP-PLAY-02")
def test_first_come_first_served_takes_one_city_without_a_list() -> None:
    game = war_with_claim_reading("first_recorded")
    refused = rules_and_keys(game.expect_refusal("gaius", "found-empire", city="bru", second="alb"))
    assert refused == ["DIP-PLAY-02 one-city-alone"]
    assert list(options_of_form(game, "gaius", "found-empire", city="bru")) == ["city", "unit"]
    game.does("gaius", "found-empire", city="bru")
    assert rules_and_keys(game.expect_refusal("julia", "found-empire", city="bru")) == [
        "DIP-PLAY-02 city-is-taken"
    ]
    assert cities_by_empire(game) == {"gaius": "bru"}


@pytest.mark.rule("DIP-PLAY-02")
def test_a_lot_decides_a_city_and_the_loser_gets_the_next_choice() -> None:
    game = war_with_claim_reading(LOT)
    (asked,) = game.does("gaius", "found-empire", city="bru", second="alb", third="sic")
    assert isinstance(asked.event, CityClaimed)
    assert asked.audience == ("!", "gaius")
    assert cities_by_empire(game) == {}
    assert awaited_players(game.state) == ("julia",)
    drawn = game.does("julia", "found-empire", city="bru", second="thr")
    entry = event_of_lots(drawn)
    assert [(one.sides, one.source) for one in entry.rolls] == [(2, "server"), (1, "server")]
    order = ("gaius", "julia") if entry.rolls[0].value == 1 else ("julia", "gaius")
    lists = {"gaius": ("bru", "alb", "sic"), "julia": ("bru", "thr")}
    assert entry.event == LotsDrawn(order, tuple(lists[who] for who in order))
    assert entry.audience == ("*",)
    assert cities_by_empire(game) == {order[0]: "bru", order[1]: lists[order[1]][1]}
    assert game.world.has_started
    assert not game.world.claims


@pytest.mark.rule("DIP-PLAY-02")
def test_every_sequence_of_lots_is_possible_and_follows_from_the_dice() -> None:
    seen = set[tuple[str, ...]]()
    for number in range(60):
        game = war_with_claim_reading(LOT, "[gaius, julia, livia]")
        game.does("gaius", "found-empire", city="bru", second="alb", id=f"g{number}")
        game.does("julia", "found-empire", city="bru", second="alb", id=f"j{number}")
        drawn = game.does(
            "livia", "found-empire", city="bru", second="alb", third="sic", id=f"l{number}"
        )
        entry = event_of_lots(drawn)
        left = ["gaius", "julia", "livia"]
        order = [left.pop(roll.value - 1) for roll in entry.rolls]
        assert isinstance(entry.event, LotsDrawn)
        assert entry.event.order == tuple(order)
        assert [roll.sides for roll in entry.rolls] == [3, 2, 1]
        assert cities_by_empire(game).get(order[0]) == "bru"
        assert cities_by_empire(game).get(order[1]) == "alb"
        assert cities_by_empire(game).get(order[2]) == ("sic" if order[2] == "livia" else None)
        seen.add(entry.event.order)
    assert len(seen) == 6


@pytest.mark.rule("DIP-PLAY-02")
def test_a_newcomer_without_a_city_asks_again_and_joins_next_turn() -> None:
    game = war_with_claim_reading(LOT)
    game.does("gaius", "found-empire", city="bru")
    game.does("julia", "found-empire", city="bru")
    (first,) = game.world.players_with_empire
    (late,) = {"gaius", "julia"} - {first}
    (asked,) = game.does(late, "found-empire", city="alb", unit="fleet")
    assert isinstance(asked.event, CityClaimed)
    assert game.world.players_with_empire == (first,)
    came = game.save_orders(first, A_bru="H").ready(first)
    assert [roll.value for roll in event_of_lots(came).rolls] == [1]
    assert cities_by_empire(game) == {first: "bru", late: "alb"}
    assert (game.world.turn, game.world.empire(late).first_turn) == (1, 1)
    assert game.world.position.units["alb"].kind == "F"
    assert set(game.state.kernel.windows[game.window].owed) == {first, late}
    assert game.world.empire(late).missed_turns == ()


@pytest.mark.rule("DIP-PLAY-04")
def test_a_bot_comes_in_while_others_play_and_asks_once_for_its_city() -> None:
    game = war_with_claim_reading(LOT)
    game.does("gaius", "found-empire", city="bru")
    assert players_with_optional_acts(game.state) == ()
    game.does("host", "ask-for-orders")
    assert players_with_optional_acts(game.state) == ("julia",)
    game.does("julia", "found-empire", city="alb")
    assert players_with_optional_acts(game.state) == ()
    assert awaited_players(game.state) == ("gaius",)


@pytest.mark.rule("DIP-PLAY-02")
def test_a_lot_passes_over_a_city_taken_in_the_meantime() -> None:
    game = war_with_claim_reading(LOT)
    game.does("gaius", "found-empire", city="bru")
    game.does("host", "ask-for-orders")
    assert cities_by_empire(game) == {"gaius": "bru"}
    game.does("julia", "found-empire", city="alb", second="thr")
    game.does("host", "set-owner", at="alb", owner="gaius", reason="It is his.")
    game.save_orders("gaius", A_bru="H").ready("gaius")
    assert cities_by_empire(game) == {"gaius": "bru", "julia": "thr"}


@pytest.mark.rule("DIP-PLAY-02")
def test_a_list_names_further_cities_each_once() -> None:
    game = war_with_claim_reading(LOT)
    game.does("gaius", "found-empire", city="bru")
    game.does("gaius", "found-empire", city="sic", second="alb")
    assert game.world.claims["gaius"].cities == ("sic", "alb")
    refused = rules_and_keys(game.expect_refusal("gaius", "found-empire", city="sic", third="sic"))
    assert refused == ["DIP-PLAY-02 city-named-twice"]
    refused = rules_and_keys(game.expect_refusal("gaius", "found-empire", city="sic", second="ill"))
    assert refused == ["DIP-PLAY-02 not-an-imperial-city"]
    form = options_of_form(game, "gaius", "found-empire", city="sic", second="alb")
    assert form["third"] == ["nothing", "aeg", "afr", "bru", "thr"]


@pytest.mark.rule("DIP-PLAY-02")
def test_stewards_give_cities_by_the_reading_of_stewards() -> None:
    game = war_with_claim_reading(GM)
    (asked,) = game.does("gaius", "found-empire", city="bru", unit="fleet")
    assert asked.audience == ("gaius", "host")
    game.does("julia", "found-empire", city="bru", second="alb")
    assert cities_by_empire(game) == {}
    assert awaited_players(game.state) == ("host",)
    form = options_of_form(game, "host", "give-city", who="julia")
    assert form["city"][:3] == ["bru", "alb", "aeg"]
    given = game.does("host", "give-city", who="julia", city="bru")
    assert isinstance(given[0].event, EmpireFounded)
    assert (game.world.position.units["bru"].kind, game.world.has_started) == ("A", False)
    refused = rules_and_keys(game.expect_refusal("host", "give-city", who="gaius", city="bru"))
    assert refused == ["DIP-PLAY-02 city-is-taken"]
    game.does("host", "give-city", who="gaius", city="sic")
    assert cities_by_empire(game) == {"julia": "bru", "gaius": "sic"}
    assert game.world.position.units["sic"].kind == "F"
    assert game.world.has_started


@pytest.mark.rule("DIP-PLAY-02")
def test_only_stewards_give_cities_and_only_to_claimants() -> None:
    game = war_with_claim_reading(GM)
    asked = "DIP-PLAY-02 asked-for-no-city"
    assert asked in rules_and_keys(
        game.expect_refusal("host", "give-city", who="gaius", city="bru")
    )
    game.does("gaius", "found-empire", city="bru")
    refused = rules_and_keys(game.expect_refusal("julia", "give-city", who="gaius", city="bru"))
    assert refused[0] == "ACTA-03 stewards-only"
    by_lot = war_with_claim_reading(LOT)
    by_lot.does("gaius", "found-empire", city="bru")
    assert asked in rules_and_keys(
        by_lot.expect_refusal("host", "give-city", who="gaius", city="bru")
    )


@pytest.mark.rule("DIP-PLAY-02")
def test_claims_end_when_the_reading_returns_to_first_come_first_served() -> None:
    game = war_with_claim_reading(GM)
    game.does("gaius", "found-empire", city="bru")
    game.does(
        "host", "set-switch", switch="join.same_city", value="first_recorded", reason="Quicker."
    )
    assert awaited_players(game.state) == ("gaius", "julia")
    game.does("julia", "found-empire", city="bru")
    game.does("gaius", "found-empire", city="alb")
    assert cities_by_empire(game) == {"julia": "bru", "gaius": "alb"}
    assert not game.world.claims


@pytest.mark.rule("DIP-PLAY-02")
def test_a_dry_run_reveals_no_claims_before_the_lot() -> None:
    game = war_with_claim_reading(LOT, "[gaius, julia, livia]")
    game.does("gaius", "found-empire", city="bru", second="alb")
    for who, act, fields in (
        ("host", "ask-for-orders", {}),
        ("julia", "found-empire", {"city": "bru", "unit": "army"}),
    ):
        tried = game.dry_run(who, act, **fields)
        assert tried.refusal is None
        told = [one.event for one in tried.entries]
        assert not any(isinstance(one, LotsDrawn | EmpireFounded) for one in told), act
    game.does("julia", "found-empire", city="bru")
    last = game.dry_run("livia", "found-empire", city="bru", second="nothing", third="nothing")
    assert last.entries == ()


@pytest.mark.parametrize("reading", [LOT, GM])
@pytest.mark.parametrize("stewards", ["host", "players"])
def test_bots_begin_and_end_a_game_by_each_reading(reading: str, stewards: str) -> None:
    text = f"{SMALL}stewards: {stewards}\nswitches:\n  join.same_city: {reading}\n"
    game = play_game(RULES, 2, seed=3, scenario=text, act_limit=4_000)
    assert game.broken_promises == ()
    assert game.state.world.is_ended
    assert {one.id for one in game.state.world.empires.values()} == {"gaius", "julia"}


@pytest.mark.rule("DIP-PLAY-02")
@under_reading("join.same_city", {"first_recorded": (True, 1), LOT: (False, 2), GM: (False, 0)})
def test_a_reading_refuses_the_second_claim_and_sets_the_number_of_empires(
    value: str, expected: tuple[bool, int]
) -> None:
    game = war_with_claim_reading(value)
    further = {} if value == "first_recorded" else {"second": "alb"}
    game.does("gaius", "found-empire", city="bru", **further)
    answer = game.send_command("julia", "found-empire", city="bru", **further)
    assert (isinstance(answer, Refused), len(cities_by_empire(game))) == expected
