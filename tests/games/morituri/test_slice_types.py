"""The slices match the types that phones are built with, also in rare scenes."""

from collections.abc import Callable
from typing import Any, get_args

import jsonschema_rs
import pytest
import yaml

from ledger.games.morituri.pugna.state import EndReason, MercyAnswer, Stage
from ledger.games.morituri.state import BeastObligation, Danger, NextStep, Standing
from ledger.games.morituri.view import slices
from ledger.record.view import slices_of_bundles
from tests.evenings.slice_schemas import checked_slices, slices_schema
from tests.games.morituri.sand import (
    FIRST,
    SECOND,
    THIRD,
    ArenaGladiator,
    ArenaTable,
    arena_with_beast,
    arena_with_duel,
    arena_with_lone_gladiator,
    arena_with_two_duels,
)
from tests.games.morituri.scenes import board_to_change, deck_to_change
from tests.games.morituri.table import A, B, C, Table

Doc = dict[str, Any]
HIT, MISS = (6, 6), (1, 1)


def checked_public_slices(table: Table) -> Doc:
    """Return the public slices, which match their types."""
    return checked_slices("morituri", dict(slices_of_bundles(slices(table.state))))


def fight_slice(sand: ArenaTable) -> Doc:
    """Return the public slice of the fight, which matches its type."""
    found: Doc = checked_public_slices(sand.table)["duel"]
    return found


def scene_after_crowd(face: int, act: str = "") -> ArenaTable:
    """Return a scene where the newcomer at one hit point has heard the crowd and answers."""
    sand = arena_with_duel(ArenaGladiator(2), ArenaGladiator(3))
    sand.fight_duel_round(MISS, HIT)
    sand.roll_for_crowd(face)
    if act:
        sand.act(FIRST, act).accepted_entries()
    return sand


def fight_round(sand: ArenaTable, *dice: tuple[int, int]) -> ArenaTable:
    """Fight one round of this duel."""
    sand.fight_duel_round(*dice)
    return sand


def duel_without_hits(rounds: int) -> ArenaTable:
    """Return a duel in Roma without hits that a reading has ended, at the next turn."""
    sand = (
        ArenaTable(Table(3), "roma", {"duel_round_cap": rounds})
        .put_gladiator(THIRD, ArenaGladiator(9))
        .move_first_here(ArenaGladiator(9))
    )
    for _ in range(rounds):
        sand.fight_duel_round(MISS, MISS)
    return sand


FIGHTS: tuple[tuple[Callable[[], ArenaTable], Stage, MercyAnswer, EndReason], ...] = (
    (lambda: arena_with_duel(ArenaGladiator(2), ArenaGladiator(3)), "strike", "", ""),
    (
        lambda: fight_round(arena_with_duel(ArenaGladiator(2), ArenaGladiator(3)), MISS, HIT),
        "crowd",
        "",
        "",
    ),
    (lambda: scene_after_crowd(6), "mercy", "", ""),
    (lambda: scene_after_crowd(1), "extra", "", ""),
    (lambda: scene_after_crowd(6, "refuse-mercy"), "extra", "refused", ""),
    (lambda: scene_after_crowd(6, "accept-mercy"), "over", "taken", "mercy"),
    (lambda: fight_round(scene_after_crowd(1), MISS, MISS), "over", "", "survived"),
    (lambda: fight_round(scene_after_crowd(1), MISS, HIT), "over", "", "dead"),
    (
        lambda: fight_round(arena_with_duel(ArenaGladiator(1), ArenaGladiator(1)), MISS, MISS),
        "over",
        "",
        "both-at-one",
    ),
    (
        lambda: fight_round(arena_with_duel(ArenaGladiator(1), ArenaGladiator(1)), HIT, HIT),
        "over",
        "",
        "both-dead",
    ),
    (lambda: duel_without_hits(20), "over", "", "too-long"),
)
"""Fights with each stage, answer to the crowd, and reason for the end."""


@pytest.mark.parametrize(
    ("scene", "stage", "mercy", "why"),
    FIGHTS,
    ids=[" ".join(filter(None, words)) for _scene, *words in FIGHTS],
)
def test_the_slice_of_a_fight_matches_its_type(
    scene: Callable[[], ArenaTable], stage: Stage, mercy: MercyAnswer, why: EndReason
) -> None:
    now = fight_slice(scene())
    assert (now["kind"], now["stage"], now["mercy"], now["why"]) == ("duel", stage, mercy, why)


def test_every_word_of_the_fight_type_occurs() -> None:
    _scenes, stages, mercies, whys = zip(*FIGHTS, strict=True)
    assert {*stages} == {*get_args(Stage)}
    assert {*mercies} == {*get_args(MercyAnswer)}
    assert {*whys} == {*get_args(EndReason)}


def test_the_slice_is_empty_before_the_first_fight() -> None:
    assert checked_public_slices(Table())["duel"] == {}


def test_a_helmet_that_no_net_catches_is_immune() -> None:
    helmet = arena_with_duel(
        ArenaGladiator(3, "casses"), ArenaGladiator(3, "galea_secutor"), secutor_net_bonus="immune"
    )
    assert [side["guard"] for side in fight_slice(helmet)["sides"]] == [0, "immune"]
    assert [side["dice"] for side in fight_slice(helmet)["sides"]] == [3, 3]
    assert checked_public_slices(helmet.table)[f"person/{SECOND}"]["guard"] == 1


def test_the_slice_of_a_beast_fight_names_beast_and_roller() -> None:
    sand = arena_with_lone_gladiator("leptis", ArenaGladiator(3), beast_dice="volunteer")
    sand.act(FIRST, "fight-beast", roller=SECOND).accepted_entries()
    now = fight_slice(sand)
    assert (now["kind"], now["roller"], now["sides"][1]["who"]) == ("hunt", SECOND, "beast")
    killed = arena_with_beast("leptis", ArenaGladiator(3))
    killed.fight_beast_round(HIT, MISS)
    assert (fight_slice(killed)["stage"], fight_slice(killed)["dead"]) == ("over", ["beast"])


def table_with_drawn_gear() -> Table:
    """Return a table where drawn gear waits to be kept or not."""
    table = Table().begin_turn(A)
    table.act(A, "move", 1).accepted_entries()
    table.draw_card(A, "falx").accepted_entries()
    return table


def table_with_bandits(table: Table) -> Table:
    """Return a table where bandits take one of two cards."""
    table.equip(A, "gladius", "manica", at="utica").begin_turn(A)
    table.act(A, "move", 1).accepted_entries()
    table.act(A, "face-danger", 1).accepted_entries()
    return table


def table_among_bandits() -> Table:
    """Return a table where bandits wait."""
    table = Table().equip(A, at="utica").begin_turn(A)
    table.act(A, "move", 1).accepted_entries()
    return table


def table_with_winner() -> Table:
    """Return a table whose game is over."""
    table = Table().begin_turn(A)
    table.set_fact("winner", A, "wins").accepted_entries()
    return table


def table_with_owed_draw() -> Table:
    """Return a table where a card has to be drawn."""
    table = Table().begin_turn(A)
    table.act(A, "move", 1).accepted_entries()
    return table


ASKED: tuple[tuple[Callable[[], Table], NextStep], ...] = (
    (Table, "lots"),
    (lambda: Table().begin_turn(A), "turn"),
    (table_with_owed_draw, "draw"),
    (table_with_drawn_gear, "keep"),
    (table_among_bandits, "danger"),
    (lambda: table_with_bandits(Table()), "loss"),
    (
        lambda: arena_with_two_duels(ArenaGladiator(2), ArenaGladiator(2), ArenaGladiator(2)).table,
        "foes",
    ),
    (lambda: arena_with_lone_gladiator("leptis", ArenaGladiator(3)).table, "beast"),
    (lambda: arena_with_duel(ArenaGladiator(2), ArenaGladiator(2)).table, "bout"),
    (table_with_winner, "over"),
)
"""Every step that the player on turn can owe."""


@pytest.mark.parametrize(("scene", "asked"), ASKED, ids=[asked for _, asked in ASKED])
def test_the_slice_of_a_turn_names_the_next_step(
    scene: Callable[[], Table], asked: NextStep
) -> None:
    assert checked_public_slices(scene())["turn"]["asked"] == asked


def test_every_step_of_the_turn_type_occurs() -> None:
    assert {asked for _, asked in ASKED} == {*get_args(NextStep)}


def test_a_beast_must_be_fought_in_an_arena_and_may_be_in_roma() -> None:
    tables = (
        Table(),
        arena_with_lone_gladiator("leptis", ArenaGladiator(3)).table,
        arena_with_lone_gladiator("roma", ArenaGladiator(3)).table,
    )
    said = [checked_public_slices(table)["turn"]["beast"] for table in tables]
    assert said == ["", "must", "may"]
    assert {*said} == {*get_args(BeastObligation)}


def test_dangers_are_bandits_and_pirates() -> None:
    at_sea = Table().equip(A, at="cyrene").begin_turn(A)
    spaces = at_sea.world.scenario.board.spaces
    pirates = next(space for space in spaces if space.type == "pirates")
    at_sea.equip(A, at=spaces[pirates.n - 1].id).act(A, "move", 1).accepted_entries()
    kinds = {
        checked_public_slices(table)["turn"]["danger"]["kind"]
        for table in (at_sea, table_among_bandits())
    }
    assert kinds == {*get_args(Danger)}


def test_a_gladiator_lives_waits_to_return_or_is_dead() -> None:
    table = Table(3).with_reading("alternate.rule_2", value=True).begin_turn(A)
    table.set_fact("life", B, "dead").accepted_entries()
    dead = Table(3).begin_turn(A)
    dead.set_fact("life", C, "dead").accepted_entries()
    people = (
        checked_public_slices(table)[f"person/{A}"],
        checked_public_slices(table)[f"person/{B}"],
        checked_public_slices(dead)[f"person/{C}"],
    )
    standings = [person["standing"] for person in people]
    assert standings == ["alive", "waiting", "dead"]
    assert {*standings} == {*get_args(Standing)}


def test_an_organisers_board_and_deck_match_the_types() -> None:
    road, cards = board_to_change(), deck_to_change()
    for space in road["spaces"]:
        space.pop("lon", None)
        space.pop("lat", None)
    cards["weapons"][0]["name"] = "Short sword"
    pack = {"id": "mine", "title": "Mine", "provenance": "published"}
    table = Table(scenario=yaml.safe_dump({"pack": pack, "board": road, "deck": cards}))
    documents = checked_public_slices(table)
    assert (documents["deck"]["printed"], documents["things"]) == (
        True,
        {"gladius": "Short sword"},
    )
    assert documents["place/leptis"]["lon"] is None


@pytest.mark.parametrize(
    "duel",
    [{"kind": "brawl"}, {"stage": "tea"}, {"sides": []}, {"mood": "gay"}],
    ids=["kind", "stage", "sides", "member"],
)
def test_a_fight_that_breaks_its_type_is_detected(duel: Doc) -> None:
    good = fight_slice(scene_after_crowd(6))
    jsonschema_rs.validate(slices_schema("morituri"), {"duel": good})
    with pytest.raises(jsonschema_rs.ValidationError):
        jsonschema_rs.validate(slices_schema("morituri"), {"duel": {**good, **duel}})
