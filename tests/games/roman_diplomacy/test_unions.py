"""Federations at the end of a turn: all members must have agreed to each other (DIP-FED-01)."""

from typing import Any

import pytest

from ledger.contract.form import Subset
from ledger.games.roman_diplomacy.disorder import end_of_empire_in_disorder
from ledger.games.roman_diplomacy.events.empires import (
    FederationAgreed,
    FederationBegan,
    FederationEnded,
    FederationLapsed,
    LeavingDeclared,
    OrdersMissed,
)
from ledger.games.roman_diplomacy.membership import FEDERATE, Federate
from ledger.games.roman_diplomacy.state import Empire
from ledger.games.roman_diplomacy.unions import public_unions
from ledger.games.roman_diplomacy.victory import result
from ledger.games.roman_diplomacy.view import slices
from ledger.record.view import slices_of_bundles
from tests.games.roman_diplomacy.bonds import bond_terms, visible_bonds
from tests.games.roman_diplomacy.table import Table, small_map_table, unite_empires
from tests.games.roman_diplomacy.war import SMALL, War

FOUR = "players: [gaius, julia, livia, marcus]"


def four_empires(**readings: Any) -> Table:
    """Return four empires that cannot reach each other, each with one army and one centre."""
    pieces = {"X": ["A alb"], "Y": ["A thr"], "Z": ["A afr"], "N": ["A aeg"]}
    return small_map_table(**readings).set_board(
        pieces, {"alb": "X", "thr": "Y", "afr": "Z", "aeg": "N"}
    )


def table_after_hold_turn(table: Table) -> Table:
    """Return the table after a turn in which everybody holds."""
    table.play_phase(X=["A alb H"], Y=["A thr H"], Z=["A afr H"], N=["A aeg H"])
    while table.world.phase != "movement" and not table.world.is_ended:
        table.play_phase(table.world.phase)
    return table


def federation_groups(table: Table) -> set[frozenset[str]]:
    """Return the federations, as groups of members."""
    return {frozenset(table.world.members_of_side(who)) for who in table.world.players_with_empire}


def table_after_agreements(*pairs: str) -> Table:
    """Record these agreements one after the other, each with its own name: `XY R`."""
    table = four_empires()
    for people, name in (pair.split() for pair in pairs):
        table.record_events(FederationAgreed(name, tuple(people)))
    return table


def one_member_groups(*people: str) -> set[frozenset[str]]:
    return {frozenset(one) for one in people}


@pytest.mark.rule("DIP-FED-01")
@pytest.mark.parametrize("names", [("R", "S"), ("S", "R")])
def test_no_empire_is_united_without_its_consent(
    names: tuple[str, str],
) -> None:
    """X and Y agreed first, so they unite.

    Z cannot join through Y, because X has not agreed to Z.
    """
    table = table_after_hold_turn(table_after_agreements(f"XY {names[0]}", f"YZ {names[1]}"))
    assert federation_groups(table) == one_member_groups("XY", "Z", "N")
    assert table.of(FederationLapsed) == [
        FederationLapsed(names[1], ("X", "Y", "Z"), apart=("X", "Z"))
    ]
    assert not table.world.uniting
    assert not table.world.agreed_on
    assert table.world.empire("X").union == names[0]


@pytest.mark.rule("DIP-FED-01")
@pytest.mark.parametrize(
    ("agreements", "expected"),
    [
        (["XY R", "YZ S", "XZ T"], one_member_groups("XYZ", "N")),
        (["XZ T", "YZ S", "XY R"], one_member_groups("XYZ", "N")),
        (["XY R", "YZ S", "ZN T"], one_member_groups("XY", "ZN")),
        (["XY R", "ZN S"], one_member_groups("XY", "ZN")),
        (["XY R", "ZN S", "YZ T"], one_member_groups("XY", "ZN")),
        (["XYZ R", "ZN S"], one_member_groups("XYZ", "N")),
        (["ZN S", "XYZ R"], one_member_groups("X", "Y", "ZN")),
        (["XY R", "XZ S", "XN T", "YZ U", "YN V"], one_member_groups("XYZ", "N")),
        (["XY R", "XZ S", "XN T", "YZ U", "YN V", "ZN W"], one_member_groups("XYZN")),
        (["XY R", "XY S"], one_member_groups("XY", "Z", "N")),
    ],
)
def test_all_members_of_a_federation_have_agreed_to_each_other(
    agreements: list[str], expected: set[frozenset[str]]
) -> None:
    assert federation_groups(table_after_hold_turn(table_after_agreements(*agreements))) == expected


@pytest.mark.rule("DIP-FED-01")
def test_agreements_of_the_same_players_are_one_under_the_last_name() -> None:
    table = table_after_hold_turn(table_after_agreements("XY R", "YZ S", "XZ T"))
    assert table.of(FederationBegan) == [FederationBegan("T", ("X", "Y", "Z"))]
    assert not table.of(FederationLapsed)


@pytest.mark.rule("DIP-FED-01")
def test_a_member_brings_partners_who_have_agreed() -> None:
    table = unite_empires(four_empires(), "X", "Y").do_act(
        "Y", FEDERATE, Federate(name="S", partners=("Z",))
    )
    assert table.world.uniting["S"] == ("X", "Y", "Z")
    assert federation_groups(table_after_hold_turn(table)) == one_member_groups("XYZ", "N")


@pytest.mark.rule("DIP-FED-01")
def test_a_partner_who_came_in_after_the_agreement_has_to_agree_too() -> None:
    """A steward makes N a partner of Y after Y and Z have agreed."""
    table = unite_empires(four_empires(), "Y").do_act(
        "Y", FEDERATE, Federate(name="S", partners=("Z",))
    )
    table.set_world_fields(empires=table.world.with_empire("N", union="R").empires)
    assert [one.missing_agreements for one in public_unions(table.world)] == [(("N", "Z"),)]
    assert federation_groups(table_after_hold_turn(table)) == one_member_groups("X", "YN", "Z")


@pytest.mark.rule("DIP-FED-01", "DIP-WIN-02")
def test_strangers_do_not_win_together() -> None:
    """X, Y and Z have four centres together, but no two of them have."""
    table = four_empires().set_board(
        {"X": ["A alb"], "Y": ["A thr"], "Z": ["A afr"]},
        {"alb": "X", "bru": "X", "thr": "Y", "afr": "Z"},
    )
    for name, both in (("R", ("X", "Y")), ("S", ("Y", "Z"))):
        table.record_events(FederationAgreed(name, both))
    table.skip_to_autumn().play_phase(X=["A alb H"], Y=["A thr H"], Z=["A afr H"])
    assert not table.world.is_ended
    table.record_events(FederationAgreed("T", ("X", "Z")), FederationAgreed("U", ("Y", "Z")))
    table.set_world_fields(turn=3).play_phase(
        X=["A alb H"], Y=["A thr H"], Z=["A afr H"]
    ).play_phase("trades")
    found = result(table.state)
    assert found is not None
    assert (found.outcome, {*found.who}) == ("joint-win", {"X", "Y", "Z"})


@pytest.mark.rule("DIP-DEFED-01", "DIP-FED-01")
def test_missing_consents_do_not_reveal_a_secret_departure() -> None:
    """N joined Y's side after the agreement, and secretly leaves it, so no consent is missing."""
    table = unite_empires(four_empires(), "Y").do_act(
        "Y", FEDERATE, Federate(name="S", partners=("Z",))
    )
    table.set_world_fields(empires=table.world.with_empire("N", union="R").empires)
    table.record_events(LeavingDeclared("N"))
    assert [one.missing_agreements for one in public_unions(table.world)] == [(("N", "Z"),)]
    assert [one.missing_agreements for one in public_unions(table.at("trades").world)] == [()]


@pytest.mark.rule("DIP-FED-01")
def test_an_agreement_with_one_player_left_lapses() -> None:
    """X falls before the federation begins, so Y is in no agreement, now or later."""
    table = table_after_agreements("XY R")
    table.record_events(end_of_empire_in_disorder(table.world, "X"))
    table_after_hold_turn(table)
    assert table.of(FederationLapsed) == [FederationLapsed("R", ("Y",))]
    assert not table.world.uniting
    assert federation_groups(table) == one_member_groups("Y", "Z", "N")


@pytest.mark.rule("DIP-FED-01", "DIP-CD-01")
@pytest.mark.parametrize("season", ["spring", "autumn"])
def test_a_federation_with_one_member_left_by_disorder_ends(season: str) -> None:
    """X falls in the turn in which X and Y unite."""
    table = table_after_agreements("XY R")
    if season == "autumn":
        table.skip_to_autumn()
    turn = table.world.turn
    table.set_world_fields(
        turn=turn + 2, empires=table.world.with_empire("X", missed_turns=(turn + 1,)).empires
    )
    table.play_phase(Y=["A thr H"], Z=["A afr H"], N=["A aeg H"])
    while table.world.phase != "movement":
        table.play_phase(table.world.phase)
    assert table.of(FederationBegan) == [FederationBegan("R", ("X", "Y"))]
    assert table.of(FederationEnded) == [FederationEnded("R", "Y")]
    assert (table.world.side("Y"), table.world.empire("Y").union) == ("Y", "")


@pytest.mark.rule("DIP-FED-01")
def test_a_federation_of_three_goes_on_with_two_and_ends_with_one() -> None:
    table = unite_empires(four_empires(), "X", "Y", "Z")
    for who in ("X", "Y"):
        table.set_world_fields(
            turn=2, empires=table.world.with_empire(who, missed_turns=(1,)).empires
        )
    silent = table.world
    table.play_phase(Z=["A afr H"], N=["A aeg H"]).play_phase("trades")
    assert [one.who for one in table.of(OrdersMissed) if isinstance(one, OrdersMissed)] == [
        *("X", "Y")
    ]
    assert table.of(FederationEnded) == [FederationEnded("R", "Z")]
    one = unite_empires(four_empires(), "X", "Y", "Z").set_world_fields(
        turn=2, empires=silent.with_empire("Y", missed_turns=()).empires
    )
    one.play_phase(Y=["A thr H"], Z=["A afr H"], N=["A aeg H"]).play_phase("trades")
    assert (one.of(FederationEnded), one.world.members_of_side("Y")) == ([], ("Y", "Z"))


@pytest.mark.rule("DIP-FED-01")
def test_a_federation_ends_with_the_last_partner_who_has_nothing_left() -> None:
    table = four_empires().set_board({"X": [], "Y": ["A thr"]}, {"thr": "Y"})
    table.set_world_fields(empires=table.world.empires.set("X", Empire("X", "X", "", 0)))
    unite_empires(table, "X", "Y")
    table.play_phase(Y=["A thr H"]).play_phase("trades")
    assert table.of(FederationEnded) == [FederationEnded("R", "Y")]


# these tests play a real game


def war_of_four() -> War:
    """Return a game of four players on the small map at their first orders."""
    game = War(SMALL.replace("players: [gaius, julia]", FOUR))
    return game.found_empires(gaius="bru", julia="alb", livia="afr", marcus="aeg")


def agree_to_unite(game: War, proposer: str, name: str, *partners: str) -> None:
    """Let these players agree to unite under this name."""
    game.does(proposer, "federate", name=name, partners=list(partners))
    petition = next(p for p in game.state.kernel.petitions.values() if p.terms["name"] == name)
    for voice in petition.voices:
        game.does(voice, "consent", petition=petition.id)


def turn_for_phones(game: War) -> dict[str, Any]:
    """Return the turn as phones receive it."""
    found = dict(slices_of_bundles(slices(game.state)))["turn"].render()
    assert isinstance(found, dict)
    return found


@pytest.mark.rule("DIP-FED-01")
def test_phones_show_missing_consents_at_once() -> None:
    game = war_of_four()
    agree_to_unite(game, "gaius", "Pax", "julia")
    assert turn_for_phones(game)["uniting"] == [
        {"name": "Pax", "members": ["gaius", "julia"], "missing": []}
    ]
    agree_to_unite(game, "julia", "Ager", "livia")
    assert turn_for_phones(game)["uniting"] == [
        {"name": "Pax", "members": ["gaius", "julia"], "missing": []},
        {
            "name": "Ager",
            "members": ["gaius", "julia", "livia"],
            "missing": [["gaius", "livia"]],
        },
    ]
    bonds = visible_bonds(game, "@")
    (half,) = bonds["uniting/gaius+julia+livia"]["sides"]
    assert half["key"] == "bond-half-agreed"
    assert bond_terms(bonds["uniting/gaius+julia+livia"]) == {
        "named": {"name": "Ager"},
        "not-agreed": {"who": ["who:gaius", "who:livia"]},
    }
    agree_to_unite(game, "gaius", "Omnes", "livia")
    (whole,) = turn_for_phones(game)["uniting"]
    assert whole == {"name": "Omnes", "members": ["gaius", "julia", "livia"], "missing": []}


@pytest.mark.rule("DIP-FED-01")
def test_the_form_names_the_players_who_would_have_to_agree() -> None:
    game = war_of_four()
    agree_to_unite(game, "gaius", "Pax", "julia")
    (partners,) = (f for f in game.offers("julia")["federate"].fields if f.name == "partners")
    assert isinstance(partners, Subset)
    notes = {one.value: (one.note, one.args) for one in partners.options}
    assert notes["livia"] == ("note-not-all-agreed", {"who": ["who:gaius", "who:livia"]})
    (partners,) = (f for f in game.offers("livia")["federate"].fields if f.name == "partners")
    assert isinstance(partners, Subset)
    assert {one.value: one.note for one in partners.options} == {
        "gaius": "note-not-all-agreed",
        "julia": "note-not-all-agreed",
        "marcus": "",
    }


@pytest.mark.rule("DIP-FED-01")
def test_a_steward_who_takes_a_member_away_ends_a_federation_of_two() -> None:
    game = war_of_four()
    for who in ("gaius", "julia"):
        game.does("host", "set-membership", who=who, name="Pax", reason="the scene")
    assert game.world.members_of_side("gaius") == ("gaius", "julia")
    game.does("host", "set-membership", who="julia", name="", reason="it was a mistake")
    assert game.world.empire("gaius").union == ""


@pytest.mark.rule("DIP-FED-01", "DIP-CD-02")
def test_a_federation_of_two_ends_when_a_partner_leaves_the_game() -> None:
    game = war_of_four()
    for who in ("gaius", "julia"):
        game.does("host", "set-membership", who=who, name="Pax", reason="the scene")
    game.does("host", "retire-character", character="julia")
    assert game.world.empire("gaius").union == ""
