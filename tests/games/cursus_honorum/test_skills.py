"""SKILL: boxes of skills, and the rounds in which they work."""

import pytest

from ledger.contract.form import Option, Split, admits
from tests.games.cursus_honorum.table import A, Table

EVERY = {"oratory": 3, "monomachy": 3, "command": 5, "common_touch": 5, "politicking": 5}


def table_after_count(table: Table, *faces: int) -> Table:
    """Return a table whose first player has counted these dice."""
    table.with_first_turn().roll_once(A, *faces).accepted_entries()
    return table


@pytest.mark.rule("CUR-SKILL-01")
def test_a_point_ticks_a_box_and_points_are_shared_out() -> None:
    table = table_after_count(Table(), 3, 3, 4)
    event = table.act(A, "train", boxes={"oratory": 2, "command": 3}).event("skills-trained")
    assert (event.boxes, event.finished) == ({"oratory": 2, "command": 3}, ())
    table.assert_sheet(A, oratory=2, command=3, skill_points=1)
    table.act(A, "train", boxes={"oratory": 2}).assert_refused_with(
        "too-few-skill-points", "boxes-not-open"
    )
    event = table.act(A, "train", boxes={"oratory": 1}).event("skills-trained")
    assert event.finished == ("oratory",)
    table.assert_sheet(A, oratory=3, skill_points=0, **{"oratory-finished": 1})


@pytest.mark.rule("CUR-SKILL-01")
def test_the_form_offers_open_boxes_and_as_many_points_as_there_are() -> None:
    table = table_after_count(Table().set_holdings(A, monomachy=3, oratory=2), 3, 3, 4)
    form = table.form(A, "train")
    assert form is not None
    left = {"oratory": 1, "command": 5, "common_touch": 5, "politicking": 5}
    options = tuple(Option(skill, "note-boxes-left", {"n": n}) for skill, n in left.items())
    assert form.fields == (Split("boxes", options, 6, caps=left, least=1),)
    few = table_after_count(
        Table(scenario="rolling: {gains: {skill: 1}}\n").set_holdings(A, oratory=2), 3, 4, 4
    )
    form = few.form(A, "train")
    assert form is not None
    assert isinstance(form.fields[0], Split)
    assert (form.fields[0].total, form.fields[0].caps) == (1, dict.fromkeys(EVERY, 1))
    full = table_after_count(Table().set_holdings(A, **{**EVERY, "oratory": 2}), 3, 3, 4)
    form = full.form(A, "train")
    assert form is not None
    assert isinstance(form.fields[0], Split)
    assert form.fields[0].total == 1


@pytest.mark.rule("CUR-SKILL-01")
@pytest.mark.parametrize(
    "boxes",
    [
        {"oratory": 4},
        {"oratory": -1},
        {"monomachy": 1},
        {"monomachy": 0, "command": 1},
        {"rhetoric": 1},
        {"rhetoric": 0, "command": 1},
        {"dignitas": 1},
    ],
)
def test_only_open_boxes_of_skills_are_ticked(boxes: dict[str, int]) -> None:
    table = table_after_count(Table().set_holdings(A, monomachy=3), 3, 3, 4)
    (objection,) = table.act(A, "train", boxes=boxes).assert_refused_with("boxes-not-open")
    assert objection.args["n"] == (3 if "oratory" in boxes else 0)


@pytest.mark.rule("CUR-SKILL-01")
def test_training_without_points_is_refused() -> None:
    table = table_after_count(Table(), 4, 4, 4)
    table.act(A, "train", boxes={"oratory": 1}).assert_refused_with(
        "no-skill-points", "too-few-skill-points"
    )
    form = table.form(A, "train")
    assert form is not None
    assert [o.key for o in form.blocked] == ["no-skill-points"]


@pytest.mark.rule("CUR-SKILL-01")
def test_points_are_lost_when_every_skill_is_full() -> None:
    table = table_after_count(Table().set_holdings(A, **EVERY), 3, 3, 4)
    form = table.form(A, "train")
    assert form is not None
    assert [o.key for o in form.blocked] == ["skills-full"]
    table.act(A, "train", boxes={"oratory": 1}).assert_refused_with("skills-full", "boxes-not-open")
    assert table.act(A, "end-turn").event("unspent-lost").skill_points == 6
    table.assert_sheet(A, skill_points=0)


@pytest.mark.rule("CUR-SKILL-01")
def test_training_ticks_at_least_one_box() -> None:
    table = table_after_count(Table(), 3, 4, 4)
    for nothing in ({}, {"oratory": 0, "command": 0}):
        table.act(A, "train", boxes=nothing).assert_refused_with("tick-boxes")
    form = table.form(A, "train")
    assert form is not None
    assert not admits(form.fields[0], {"oratory": 0})
    assert admits(form.fields[0], {"oratory": 1})


@pytest.mark.rule("CUR-SKILL-01")
def test_points_left_at_the_end_tick_the_next_open_boxes_of_the_sheet() -> None:
    table = table_after_count(Table().set_holdings(A, oratory=1, monomachy=3), 3, 3, 4)
    table.act(A, "train", boxes={"politicking": 1}).accepted_entries()
    answer = table.act(A, "end-turn")
    assert answer.entry_names() == ["skills-trained", "unspent-lost", "turn-ended"]
    assert answer.event("unspent-lost").skill_points == 0
    event = answer.event("skills-trained")
    assert (event.boxes, event.finished) == ({"oratory": 2, "command": 3}, ("oratory",))
    table.assert_sheet(A, oratory=3, command=3, politicking=1, skill_points=0)


@pytest.mark.rule("CUR-SKILL-01")
def test_points_beyond_the_last_open_box_are_lost() -> None:
    table = table_after_count(Table().set_holdings(A, **{**EVERY, "command": 3}), 3, 4, 4)
    answer = table.act(A, "end-turn")
    assert answer.event("skills-trained").boxes == {"command": 2}
    assert answer.event("unspent-lost").skill_points == 1


@pytest.mark.rule("CUR-SKILL-01", "CUR-PC-03")
def test_points_are_saved_under_one_reading() -> None:
    table = (
        Table()
        .with_reading("skills.leftover_points", "saved")
        .set_holdings(A, **{**EVERY, "command": 3})
    )
    assert table_after_count(table, 3, 4, 4).act(A, "end-turn").entry_names() == [
        "unspent-lost",
        "turn-ended",
    ]
    table.assert_sheet(A, skill_points=3, command=3, pc=0)


@pytest.mark.rule("CUR-SKILL-01")
@pytest.mark.parametrize(("reading", "left"), [(True, 4), (False, 0)])
def test_boxes_of_an_unfinished_skill_stay_or_not(reading: bool, left: int) -> None:
    table = (
        Table()
        .with_reading("skills.partial_boxes_kept", reading)
        .set_holdings(A, oratory=3, command=1)
    )
    table_after_count(table, 3, 4, 4).act(A, "train", boxes={"command": 3}).accepted_entries()
    kinds = table.act(A, "end-turn").entry_names()
    assert ("skills-erased" in kinds) is not reading
    table.assert_sheet(A, command=left, oratory=3, **{"oratory-finished": 1})


@pytest.mark.rule("CUR-SKILL-01")
def test_automatic_ticks_fade_under_the_reading_too() -> None:
    table = table_after_count(
        Table().with_reading("skills.partial_boxes_kept", value=False), 3, 3, 4
    )
    answer = table.act(A, "end-turn")
    assert answer.event("skills-trained").boxes == {"oratory": 3, "monomachy": 3}
    assert "skills-erased" not in answer.entry_names()
    one = Table().with_reading("skills.partial_boxes_kept", value=False).with_first_turn()
    one.roll_once(A, 3, 5, 4, as_pc=0).accepted_entries()
    answer = one.act(A, "end-turn")
    assert answer.event("skills-trained").boxes == {"oratory": 3, "monomachy": 2}
    assert answer.event("skills-erased").boxes == {"monomachy": 2}
    one.assert_sheet(A, oratory=3, monomachy=0)


@pytest.mark.rule("CUR-SKILL-02")
def test_a_finished_skill_works_from_the_next_round_on() -> None:
    table = table_after_count(Table(2).set_holdings(A, oratory=2), 3, 4, 4)
    table.act(A, "train", boxes={"oratory": 1}).accepted_entries()
    (oratory, *_) = table.public_sheet(A)["skills"]
    assert (oratory["finished"], oratory["active"], oratory["from"]) == (True, False, 2)
    assert table.public_sheet(A)["income"]["total"] == 0
    table.skip_to_round(2)
    (oratory, *_) = table.public_sheet(A)["skills"]
    assert (oratory["finished"], oratory["active"]) == (True, True)
    assert table.roll_once(A, 4, 2, 2).event("rolling-stopped").income == 1


@pytest.mark.rule("CUR-SKILL-02")
def test_an_unfinished_skill_never_works() -> None:
    table = Table(2).set_holdings(A, oratory=2).skip_to_round(3)
    assert table.roll_once(A, 4, 2, 2).event("rolling-stopped").income == 0


@pytest.mark.rule("CUR-SKILL-02")
def test_a_skill_finished_in_a_round_does_not_help_in_its_elections() -> None:
    table = Table(2).set_holdings(A, common_touch=5).open_candidacies()
    assert table.public_sheet(A)["votes"]["bonus"]["aedile"] == 0
    table.act(A, "run-for", office="aedile").accepted_entries()
    table.act("claudius", "ready").accepted_entries()
    assert table.act(A, "cast-votes", 1, 1, 1).event("votes-cast").bonus == 0


@pytest.mark.rule("CUR-SKILL-03")
def test_oratory_has_three_boxes_and_brings_a_capital_each_turn() -> None:
    table = Table(2).set_holdings(A, oratory=3).skip_to_round(2)
    assert table.public_sheet(A)["skills"][0]["of"] == 3
    assert table.roll_once(A, 4, 2, 2).event("rolling-stopped").income == 1
    table.assert_sheet(A, pc=2)


@pytest.mark.rule("CUR-SKILL-04")
def test_monomachy_has_three_boxes_and_brings_a_capital_each_turn() -> None:
    table = Table(2).set_holdings(A, monomachy=3).skip_to_round(2)
    assert table.public_sheet(A)["skills"][1]["of"] == 3
    assert table.roll_once(A, 4, 2, 2).event("rolling-stopped").income == 1
    table.assert_sheet(A, pc=2)


def vote_bonus(table: Table, office: str) -> int:
    """Return the votes that skills add to a player's vote dice."""
    votes: int = table.public_sheet(A)["votes"]["bonus"][office]
    return votes


@pytest.mark.rule("CUR-SKILL-05")
def test_command_has_five_boxes_and_adds_three_votes_for_consul_alone() -> None:
    table = Table(2).set_holdings(A, command=5, dignitas=3).skip_to_round(2)
    assert table.public_sheet(A)["skills"][2]["of"] == 5
    offices = ("censor", "consul", "praetor", "aedile", "tribune", "quaestor")
    assert [vote_bonus(table, office) for office in offices] == [0, 3, 0, 0, 0, 0]
    assert table.public_sheet(A)["income"]["total"] == 0


@pytest.mark.rule("CUR-SKILL-06")
@pytest.mark.parametrize(("dignitas", "votes"), [(0, 3), (12, 6)])
def test_common_touch_has_five_boxes_and_adds_a_vote_for_every_die(
    dignitas: int, votes: int
) -> None:
    table = Table(2).set_holdings(A, common_touch=5, dignitas=dignitas).skip_to_round(2)
    assert table.public_sheet(A)["skills"][3]["of"] == 5
    assert {vote_bonus(table, office) for office in ("censor", "consul", "quaestor")} == {votes}


@pytest.mark.rule("CUR-SKILL-07")
@pytest.mark.parametrize(("dignitas", "votes"), [(0, 3), (12, 6)])
def test_politicking_has_five_boxes_and_adds_a_vote_for_every_die(
    dignitas: int, votes: int
) -> None:
    table = Table(2).set_holdings(A, politicking=5, dignitas=dignitas).skip_to_round(2)
    assert table.public_sheet(A)["skills"][4]["of"] == 5
    assert {vote_bonus(table, office) for office in ("censor", "consul", "quaestor")} == {votes}


@pytest.mark.rule("CUR-SKILL-05", "CUR-SKILL-06", "CUR-SKILL-07")
def test_skills_add_up() -> None:
    table = (
        Table(2)
        .set_holdings(A, command=5, common_touch=5, politicking=5, dignitas=7)
        .skip_to_round(2)
    )
    assert (vote_bonus(table, "consul"), vote_bonus(table, "censor")) == (13, 10)
