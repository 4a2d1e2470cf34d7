"""The slices of Morituri."""

from typing import Any

import pytest
import yaml

from ledger.games.morituri.rules import RULES
from ledger.games.morituri.view import slices
from ledger.record.audience import EVERYBODY, only
from ledger.record.view import slices_of_bundles
from tests.games.morituri.scenes import deck_to_change
from tests.games.morituri.table import A, B, C, D, Table

Doc = dict[str, Any]


def slice_sources(table: Table) -> dict[str, tuple[object, ...]]:
    """Return the sources of every slice."""
    return {key: part.source for key, part in slices_of_bundles(slices(table.state))}


def changed_slices(table: Table, before: dict[str, tuple[object, ...]]) -> set[str]:
    """Return the slices that have to be rendered again."""
    after = slice_sources(table)
    same = {
        key
        for key, source in after.items()
        if len(source) == len(before[key])
        and all(a is b for a, b in zip(source, before[key], strict=True))
    }
    return after.keys() - same


def test_every_player_space_and_pile_has_a_slice() -> None:
    table = Table(3)
    seen = table.seen()
    people = {f"person/{who}" for who in (A, B, C, "host")}
    spaces = {f"place/{space.id}" for space in table.world.scenario.board.spaces}
    assert len(spaces) == 73
    assert seen.keys() == people | spaces | {"duel", "piles", "deck", "things", "turn", "switches"}
    assert "person/host" not in Table(3, "stewards: players\n").seen()


def test_every_slice_but_an_aim_is_for_everybody() -> None:
    table = Table()
    for key, part in slices_of_bundles(slices(table.state)):
        family, _, gladiator = key.partition("/")
        assert part.audience == (only(gladiator) if family == "aim" else EVERYBODY)
    assert RULES.assets.account_audience(table.state, A, "gladius") == EVERYBODY


def test_the_slice_of_a_gladiator_has_all_fields() -> None:
    table = Table().equip(A, "galea_secutor", "pectorale", "trident", "casses", at="leptis", hp=4)
    seen = table.begin_turn(C).seen()
    assert {**seen[f"person/{A}"], "holds": None} == {
        "id": A,
        "name": "Flamma",
        "short": "Flamma",
        "role": "gladiator",
        "group": "",
        "mortal": True,
        "statuses": [],
        "place": "leptis",
        "seat": "",
        "arrived_rank": 1,
        "holds": None,
        "powers": [],
        "cards": 1,
        "seat_no": 0,
        "standing": "alive",
        "died_at": "",
        "deaths": 0,
        "skips": 0,
        "hit_points": 4,
        "roma_duels": 0,
        "gear": {
            "helmet": "galea_secutor",
            "torso": "pectorale",
            "leg": None,
            "weapon": "trident",
            "offhand": "casses",
        },
        "attack": 2,
        "attacks": 1,
        "two_handed": False,
        "defence": 4,
        "encumbrance": 5,
        "net": True,
        "guard": 1,
    }
    assert seen[f"person/{A}"]["holds"]["hit_point"] == 4


def test_the_slices_show_neighbours_on_a_space_and_the_host() -> None:
    table = Table().equip(A, at="leptis").equip(B, at="leptis").begin_turn(C)
    table.set_fact("skips", B, 1).accepted_entries()
    seen = table.seen()
    other = seen[f"person/{B}"]
    assert (other["statuses"], other["arrived_rank"], other["seat_no"]) == (["held"], 2, 1)
    assert (seen["person/host"]["role"], seen["person/host"]["mortal"]) == ("host", False)
    assert seen["place/leptis"]["here"] == [A, B]


def test_the_slices_show_dead_and_returning_gladiators() -> None:
    table = Table(3).equip(B, at="leptis").begin_turn(A)
    table.set_fact("life", B, "dead").accepted_entries()
    dead = table.seen()[f"person/{B}"]
    assert (dead["standing"], dead["statuses"], dead["place"]) == ("dead", ["dead"], "")
    assert (dead["died_at"], dead["deaths"], dead["arrived_rank"]) == ("leptis", 1, 0)
    again = Table(3).with_reading("alternate.rule_2", value=True).begin_turn(A)
    again.set_fact("life", B, "dead").accepted_entries()
    assert again.seen()[f"person/{B}"]["statuses"] == ["waiting", "held"]


def test_the_slice_of_a_space_has_all_fields() -> None:
    space = Table().equip(B, at="cyrene").seen()["place/cyrene"]
    assert (space.pop("x"), space.pop("y")) > (0, 0)
    assert space == {
        "id": "cyrene",
        "name": "Cyrene",
        "kind": "hit_point",
        "n": 4,
        "pennants": 0,
        "cards": None,
        "by": None,
        "turns": None,
        "token": True,
        "lon": 21.86,
        "lat": 32.82,
        "here": [B],
    }
    seen = Table().seen()
    assert (seen["place/leptis"]["token"], seen["place/berenice"]["cards"]) == (None, 2)
    assert (seen["place/ionian_storm"]["by"], seen["place/vindelicum"]["turns"]) == (-3, 1)


def test_the_slice_of_piles_counts_the_cards() -> None:
    table = Table(2).discarded("falx", "gladius", "gladius")
    piles = table.seen()["piles"]
    assert (piles["pile"], piles["discards"], piles["supply"]) == (66, 3, 50)
    assert (piles["short"], piles["top"]) == (False, "")
    assert piles["discarded"] == {"gladius": 2, "falx": 1}
    assert (piles["left"]["gladius"], sum(piles["left"].values())) == (2, 66)


def test_the_deck_slice_has_the_printed_facts() -> None:
    deck = Table().seen()["deck"]
    assert [card["id"] for card in deck["cards"]][:3] == ["gladius", "sica", "spatha"]
    assert (deck["checks"]["bandits"]["pass_at"], deck["start"]) == (5, {"hit_points": 2})
    assert deck["box"] == {"cards": 69, "hit_point_cards": 60, "tabulae": 2}


def test_cards_of_an_organiser_have_the_names_of_the_file() -> None:
    assert Table().seen()["things"] == {}
    ours = deck_to_change()
    ours["weapons"] += [
        {"id": "pilum", "name": "Pilum", "count": 1, "slot": "weapon", "hands": "one", "av_one": 2}
    ]
    ours["weapons"][0]["name"] = "Short sword"
    pack = {"id": "mine", "title": "Mine", "provenance": "organiser"}
    table = Table(scenario=yaml.safe_dump({"pack": pack, "deck": ours}))
    assert table.seen()["things"] == {"gladius": "Short sword", "pilum": "Pilum"}


def turn_slice(table: Table, **expected: Any) -> None:
    """Return the turn as it is shown now."""
    seen = table.seen()["turn"]
    assert {name: seen[name] for name in expected} == expected


def test_the_turn_slice_names_each_step_to_the_end() -> None:
    table = Table(2)
    turn_slice(table, asked="lots", casting=[A, B], lots=[], order=[], turn="", seats=[A, B])
    assert RULES.course.awaited(table.state) == (A, B)
    cast = table.act(B, "roll-for-order", 4).accepted_entries()[0]
    turn_slice(table, casting=[A], lots=[{"who": B, "value": 4, "entry": cast.id}])
    table.act(A, "roll-for-order", 6).accepted_entries()
    turn_slice(table, asked="turn", turn=A, order=[A, B], moved=False, round=1)
    table.equip(A, "gladius", "manica", at="utica")
    table.act(A, "move", 1).accepted_entries()
    bandits = {"place": "cirta", "kind": "bandits", "needed": 5, "added": 2}
    turn_slice(table, asked="danger", danger=bandits, moved=True)
    table.act(A, "face-danger", 1).accepted_entries()
    options = ["manica", "gladius"]
    loss = {"victim": A, "chooser": A, "options": options, "why": "cirta"}
    turn_slice(table, asked="loss", loss=loss, danger=None)
    assert RULES.course.awaited(table.state) == (A,)
    table.act(A, "give-up", card="manica").accepted_entries()
    table.begin_turn(B).act(B, "move", 1).accepted_entries()
    turn_slice(table, asked="draw", draws=[B], loss=None)
    assert RULES.course.awaited(table.state) == (B,)
    table.draw_card(B, "falx").accepted_entries()
    turn_slice(table, asked="keep", draws=[], drawn={"who": B, "card": "falx"})
    assert RULES.course.awaited(table.state) == (B,)
    table.act(B, "keep-gear", keep="falx").accepted_entries()
    table.set_fact("place", A, "roma").accepted_entries()
    turn_slice(table, asked="beast", beast="may", turn=A, drawn=None)
    assert RULES.course.awaited(table.state) == (A,)
    table.set_fact("winner", A, "wins").accepted_entries()
    turn_slice(table, asked="over", ended=True, winner=A)
    assert RULES.course.awaited(table.state) == ()


def test_the_turn_slice_asks_for_the_opponent() -> None:
    table = (
        Table(4).equip(B, at="leptis").equip(C, at="leptis").equip(A, at="macomades").begin_turn(A)
    )
    table.act(A, "move", 1).accepted_entries()
    turn_slice(table, asked="foes", foes=[B, C], beast="")
    assert RULES.course.awaited(table.state) == (A,)
    table.act(A, "fight-first", foe=C).accepted_entries()
    turn_slice(table, asked="bout")
    assert set(RULES.course.awaited(table.state)) == {A, C}


def test_a_changed_reading_is_shown_with_its_value() -> None:
    table = Table()
    table.change_reading("roma.card", "first_arrival_only").accepted_entries()
    assert table.seen()["switches"] == {"flipped": {"roma.card": "first_arrival_only"}}


def test_only_changed_slices_are_rendered_again() -> None:
    table = Table().begin_turn(A)
    before = slice_sources(table)
    table.act(A, "move", 3).accepted_entries()
    assert changed_slices(table, before) == {
        f"person/{A}",
        *(f"person/{who}" for who in (B, C, D)),
        *(f"aim/{who}" for who in (A, B, C, D)),
        "place/alexandria",
        "place/catabathmus",
        "turn",
    }
    before = slice_sources(table)
    table.act(B, "move", 1).accepted_entries()
    table.draw_card(B, "medicus").accepted_entries()
    assert "piles" in changed_slices(table, before)
    assert "deck" not in changed_slices(table, before)
    assert f"person/{A}" not in changed_slices(table, before)


@pytest.mark.rule("MOR-GOAL-01")
def test_the_rudis_counts_above_everything() -> None:
    table = Table()
    assert RULES.assets.worth(table.state, "rudis") == 100
    assert RULES.assets.worth(table.state, "hit_point") == 1
    assert RULES.assets.worth(table.state, "falx") == 0
