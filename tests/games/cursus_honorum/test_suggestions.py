"""Suggestions in Cursus Honorum: the open step, with its gains and costs."""

from itertools import product

import pytest

from ledger.contract.messages import messages_of
from ledger.games.cursus_honorum.rules import awaited_players
from ledger.games.cursus_honorum.suggestions import _SUGGESTERS, chance_to_reach_votes
from tests.games.cursus_honorum.scenes import table_at_votes
from tests.games.cursus_honorum.table import A, B, C, D, Table
from tests.games.suggested import first_suggestion, first_suggestion_text, guiding_message


@pytest.mark.rule("CUR-DICE-01", "CUR-UPK-01")
def test_the_first_suggestion_gives_the_dice_and_the_upkeep() -> None:
    table = Table().set_holdings(A, dignitas=7).with_first_turn()
    level = table.public_sheet(A)["level"]
    assert first_suggestion_text(table, A)[0] == (
        f"Roll {level['dice']} dice: your level costs {level['upkeep']} political capital this turn"
    )
    assert first_suggestion_text(table, B) == []


@pytest.mark.rule("CUR-UPK-01", "CUR-UPK-02", "CUR-DICE-02")
def test_the_suggestion_rerolls_dice_without_capital() -> None:
    table = Table().set_holdings(A, dignitas=7).with_first_turn()
    faces = table.state.world.scenario.rolling.faces
    wealth = faces.index("wealth") + 1
    table.act(A, "roll", *[wealth] * len(table.range_of_own_dice(A))).accepted_entries()
    again, stop = first_suggestion(table, A)
    assert again.act == "roll-again"
    assert len(again.fields["reroll"]) == len(table.range_of_own_dice(A))
    assert again.args["lacks"] == table.public_sheet(A)["level"]["upkeep"]
    assert stop.act == "stop-rolling"
    assert "is missing for the upkeep" in first_suggestion_text(table, A)[1]
    table.act(
        A, "roll-again", *[wealth] * len(table.range_of_own_dice(A)), **again.fields
    ).accepted_entries()


@pytest.mark.rule("CUR-UPK-01")
def test_a_player_with_enough_capital_is_told_to_stop_and_the_surplus() -> None:
    table = Table().set_holdings(A, dignitas=7).with_first_turn()
    faces = table.state.world.scenario.rolling.faces
    capital = faces.index("political_capital") + 1
    table.act(A, "roll", *[capital] * len(table.range_of_own_dice(A))).accepted_entries()
    only = first_suggestion(table, A)[0]
    assert only.act == "stop-rolling"
    table.act(A, "stop-rolling").accepted_entries()
    assert table.state.books.balance(A, "pc") == only.args["over"]


@pytest.mark.rule("CUR-DIG-05", "CUR-DIG-06")
def test_boxes_are_filled_in_as_far_as_the_capital_goes_with_the_level_they_lead_to() -> None:
    table = Table().set_holdings(A, dignitas=2).with_first_turn()
    faces = table.state.world.scenario.rolling.faces
    capital = faces.index("political_capital") + 1
    table.roll_once(A, *[capital] * len(table.range_of_own_dice(A))).accepted_entries()
    first = first_suggestion(table, A)[0]
    before = table.public_sheet(A)["level"]["name"]
    table.act(A, "advance", **first.fields).accepted_entries()
    after = table.public_sheet(A)["level"]["name"]
    assert first.args["level"] == (after if after != before else "none")
    assert table.public_sheet(A)["dignitas"] == 2 + first.args["n"]
    assert "advance" not in {one.act for one in first_suggestion(table, A)}


@pytest.mark.rule("CUR-ELECT-06", "CUR-ELECT-07")
@pytest.mark.parametrize(("dice", "bonus", "votes"), [(1, 0, 5), (2, 1, 9), (3, 0, 18), (4, 2, 16)])
def test_the_chance_of_votes_is_that_of_all_dice_that_may_fall(
    dice: int, bonus: int, votes: int
) -> None:
    thrown = [sum(faces) + bonus >= votes for faces in product(range(1, 7), repeat=dice)]
    exact = 100 * sum(thrown) / len(thrown)
    assert chance_to_reach_votes(dice, bonus, votes) == min(99, max(1, round(exact)))


@pytest.mark.rule("CUR-ELECT-07")
def test_a_sure_result_has_100_percent_and_an_impossible_one_0() -> None:
    assert chance_to_reach_votes(2, 0, 2) == 100
    assert chance_to_reach_votes(2, 0, 13) == 0
    assert chance_to_reach_votes(3, 0, 18) == 1
    assert chance_to_reach_votes(3, 0, 4) == 99


@pytest.mark.rule("CUR-ELECT-01", "CUR-VP-02", "CUR-OFF-03")
def test_the_office_that_brings_most_is_filled_in_with_its_points_and_its_chance() -> None:
    table = Table().set_holdings(A, dignitas=7).open_candidacies()
    run, ready = first_suggestion(table, A)
    assert (run.act, ready.act) == ("run-for", "ready")
    known = table.state.world.scenario.offices
    office = run.fields["office"]
    dice = table.public_sheet(A)["level"]["dice"]
    # the gain of the first holder of each office (CUR-OFF-01 to 06)
    points = {"censor": 9, "consul": 8, "praetor": 6, "aedile": 4, "tribune": 2, "quaestor": 2}
    worth = {
        name: n * chance_to_reach_votes(dice, 0, known[name].votes) for name, n in points.items()
    }
    assert run.args["points"] == points[office]
    assert worth[office] == max(worth.values())
    assert run.args["votes"] == known[office].votes
    table.act(A, "run-for", **run.fields).accepted_entries()
    assert first_suggestion_text(table, B)[-1] == "Stand for nothing: one candidate stands"


@pytest.mark.rule("CUR-ELECT-06")
def test_a_candidate_is_told_the_votes_needed() -> None:
    table = table_at_votes(Table(), **{A: "quaestor"})
    dice = table.public_sheet(A)["level"]["dice"]
    chance = f"{chance_to_reach_votes(dice, 0, 5)} of 100 throws"
    assert first_suggestion_text(table, A) == [
        f"Your votes for quaestor: 5 are needed, and {chance} suffice"
    ]


@pytest.mark.rule("CUR-END-02")
def test_a_suggestion_to_end_names_the_players_and_the_own_score() -> None:
    table = Table().with_first_turn()
    assert "agree-to-end" not in {one.act for one in first_suggestion(table, B)}
    table.act(A, "agree-to-end").accepted_entries()
    assert first_suggestion_text(table, B)[0].startswith(
        f"{A} would end the game now: you stand at "
    )
    assert "agree-to-end" not in {one.act for one in first_suggestion(table, A)}


@pytest.mark.rule("CUR-SKILL-01", "CUR-VP-01")
def test_suggestions_of_skills_luxuries_and_attacks_give_their_gains() -> None:
    table = (
        Table().set_holdings(A, dignitas=7, wealth=6).set_holdings(B, dignitas=3).with_first_turn()
    )
    faces = table.state.world.scenario.rolling.faces
    hand = [faces.index(kind) + 1 for kind in ("skill", "political_attack")]
    table.roll_once(A, *(hand * 9)[: len(table.range_of_own_dice(A))]).accepted_entries()
    said = {one.act: one for one in first_suggestion(table, A)}
    assert said["train"].args["n"] == table.state.books.balance(A, "skill_points")
    assert said["attack"].args["who"] == f"who:{B}"
    bought = said["buy"].fields["luxury"]
    table.act(A, "buy", luxury=bought).accepted_entries()
    points = table.state.world.scenario.luxuries[bought].points
    assert said["buy"].args["points"] == points


def test_only_a_player_before_the_first_roll_gets_the_guide() -> None:
    table = Table().with_first_turn()
    assert guiding_message(table, A) == "guide-noble"
    table.act(A, "roll", *[2] * len(table.range_of_own_dice(A))).accepted_entries()
    assert guiding_message(table, A) == ""
    assert guiding_message(table.skip_to_round(2), A) == ""
    assert first_suggestion(table, "host") == ()


def test_every_awaited_player_gets_a_suggestion() -> None:
    for table in (Table(), Table().with_first_turn(), Table().open_candidacies()):
        waited = awaited_players(table.state)
        assert {who for who in (A, B, C, D) if first_suggestion(table, who)} == {*waited}


@pytest.mark.parametrize("act", _SUGGESTERS)
def test_every_suggested_act_has_words(act: str) -> None:
    assert messages_of("cursus_honorum").has(f"suggest-{act}")
