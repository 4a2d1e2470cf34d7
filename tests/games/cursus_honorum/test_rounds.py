"""SETUP, ROUND: the players, the first player, turns and their steps."""

import pytest

from tests.games.cursus_honorum.table import A, B, C, D, Table


@pytest.mark.rule("CUR-SETUP-04")
def test_everybody_begins_with_three_dice_and_nothing_else() -> None:
    table = Table().with_first_turn()
    assert table.state.period.seq == table.state.world.round == 1
    for who in (A, B, C, D):
        sheet = table.public_sheet(who)
        assert sheet["level"]["dice"] == 3
        assert (sheet["holds"], sheet["offices"], sheet["score"]) == ({}, [], 0)
    assert table.roll_once(A, 4, 4, 4).accepted_entries()


@pytest.mark.rule("CUR-SETUP-04")
def test_a_scenario_may_begin_with_more() -> None:
    table = Table(scenario="start: {dignitas: 3, wealth: 5}\n")
    table.assert_sheet(A, dignitas=3, wealth=5).assert_sheet(D, dignitas=3, wealth=5)


@pytest.mark.rule("CUR-SETUP-01")
def test_every_player_and_the_host_have_a_card() -> None:
    cards = {card.id: card.character for card in Table(3).state.kernel.cards.values()}
    assert cards == {f"{who}-1": who for who in (A, B, C, "host")}
    assert Table(3).state.kernel.stewards == ("host",)


@pytest.mark.rule("CUR-SETUP-01")
def test_all_players_may_be_stewards_together() -> None:
    kernel = Table(3, "stewards: players\n").state.kernel
    assert kernel.stewards == (A, B, C)
    assert {card.character for card in kernel.cards.values()} == {A, B, C}


@pytest.mark.rule("CUR-SETUP-01")
@pytest.mark.parametrize("act", ["begin", "roll", "end-turn", "ready", "cast-votes", "disagree"])
def test_the_host_and_latecomers_do_not_play(act: str) -> None:
    table = Table(3, "latecomers: [valerius]\n")
    for stranger in ("host", "valerius"):
        assert table.form(stranger, act) is None
        objections = [
            o.rule
            for o in table.act(stranger, act).assert_refused(
                "CUR-SETUP-01", *_rules_of_other_acts(act)
            )
        ]
        assert "CUR-SETUP-01" in objections


def _rules_of_other_acts(act: str) -> tuple[str, ...]:
    return ("CUR-END-02",) if act == "disagree" else ()


@pytest.mark.rule("CUR-ROUND-03")
@pytest.mark.parametrize(("lot", "order"), [(1, [A, B, C]), (2, [B, C, A]), (3, [C, A, B])])
def test_a_lot_decides_the_first_player_and_seats_decide_the_rest(
    lot: int, order: list[str]
) -> None:
    table = Table(3)
    entry = table.act(B, "begin", lot).accepted_entries()[0]
    assert [roll.sides for roll in entry.rolls] == [3]
    assert entry.rolls[0].name == "round-1/first"
    assert list(table.state.world.order) == order
    assert table.turn.who == order[0]


@pytest.mark.rule("CUR-ROUND-03")
def test_the_players_name_the_first_player_under_one_reading() -> None:
    table = Table(3).with_reading("round.first_player", "by_agreement")
    table.act(A, "begin").assert_refused_with("say-who-begins")
    table.act(A, "begin", who="host").assert_refused_with("say-who-begins")
    assert table.act(A, "begin", who=C).accepted_entries()[0].rolls == ()
    assert list(table.state.world.order) == [C, A, B]


@pytest.mark.rule("CUR-ROUND-03")
def test_the_first_player_is_drawn_once_by_lot() -> None:
    table = Table(3)
    table.act(A, "begin", who=A).assert_refused_with("lot-decides")
    table.act(A, "begin", 2).accepted_entries()
    table.act(A, "begin", 1).assert_refused("CUR-ROUND-03")
    assert table.form(A, "begin") is None


@pytest.mark.rule("CUR-ROUND-03")
def test_everybody_takes_one_turn_in_order() -> None:
    table = Table(3).with_first_turn(B)
    for who, following in ((B, C), (C, A)):
        answer = table.play_to_end(who)
        assert answer.event("turn-ended").next == following
        assert table.turn.who == following
    assert table.play_to_end(A).entry_names() == ["turn-ended", "elections-opened"]
    assert table.state.world.turn is None


@pytest.mark.rule("CUR-ROUND-03")
@pytest.mark.parametrize(("reading", "first"), [("fixed", [A, A]), ("rotate_each_round", [B, C])])
def test_the_first_turn_stays_or_passes_on_by_one_seat(reading: str, first: list[str]) -> None:
    table = Table(3).with_reading("round.turn_order", reading).with_first_turn()
    begun = []
    for _ in range(2):
        table.play_to_end(*table.state.world.order)
        for who in table.state.world.order:
            table.act(who, "ready").accepted_entries()
        begun.append(table.turn.who)
    assert begun == first
    assert sorted(table.state.world.order) == [A, B, C]


@pytest.mark.rule("CUR-ROUND-01")
def test_turns_come_before_elections_and_elections_before_the_next_round() -> None:
    table = Table(2)
    table.act(A, "roll").assert_refused_with("nobody-began")
    table.with_first_turn()
    table.act(A, "run-for", office="aedile").assert_refused_with("no-elections-now")
    assert table.play_to_end(A, B).entry_names()[-1] == "elections-opened"
    table.act(A, "roll").assert_refused_with("elections-now")
    table.act(A, "end-turn").assert_refused("CUR-ROUND-01")
    table.act(A, "ready").accepted_entries()
    kinds = table.act(B, "ready").entry_names()
    assert kinds == [
        "nothing-announced",
        "candidacies-closed",
        "round-ended",
        "period-opened",
        "seed-revealed",
    ]
    assert (table.state.world.round, table.state.period.seq, table.turn.who) == (2, 2, A)


@pytest.mark.rule("CUR-SETUP-02")
def test_turns_are_taken_one_player_at_a_time() -> None:
    table = Table(3).with_first_turn()
    for act in ("roll", "stop-rolling", "advance", "attack", "train", "buy", "end-turn"):
        fields = _fields_for_act(act)
        (objection,) = table.act(B, act, **fields).assert_refused("CUR-SETUP-02")
        assert objection.args == {"who": f"who:{A}"}
        form = table.form(B, act)
        assert form is not None
        assert [o.rule for o in form.blocked] == ["CUR-SETUP-02"]


def _fields_for_act(act: str) -> dict[str, object]:
    spending: dict[str, dict[str, object]] = {
        "advance": {"boxes": 1},
        "attack": {"targets": {A: 1}},
        "train": {"boxes": {"oratory": 1}},
        "buy": {"luxury": "roman_domus"},
    }
    return spending.get(act, {})


@pytest.mark.rule("CUR-ROUND-04")
def test_nothing_is_spent_before_the_dice_are_counted() -> None:
    table = Table(3).set_holdings(A, wealth=9).with_first_turn()
    for act in ("advance", "attack", "train", "buy", "end-turn"):
        table.act(A, act, **_fields_for_act(act)).assert_refused_with("dice-first")
    table.act(A, "roll", 4, 2, 6).accepted_entries()
    for act in ("advance", "attack", "train", "buy", "end-turn"):
        table.act(A, act, **_fields_for_act(act)).assert_refused_with("dice-first")


@pytest.mark.rule("CUR-ROUND-04")
def test_a_later_step_closes_earlier_ones() -> None:
    table = Table(3).set_holdings(A, wealth=9).set_holdings(B, dignitas=2).with_first_turn()
    table.roll_once(A, 4, 6, 3).accepted_entries()
    table.act(A, "roll").assert_refused_with("step-over")
    table.act(A, "stop-rolling").assert_refused_with("step-over")
    table.act(A, "attack", targets={B: 1}).accepted_entries()
    table.act(A, "advance", boxes=1).assert_refused_with("step-over")
    table.act(A, "train", boxes={"oratory": 1}).accepted_entries()
    table.act(A, "attack", targets={B: 1}).assert_refused_with("step-over")
    table.act(A, "buy", luxury="roman_domus").accepted_entries()
    table.act(A, "train", boxes={"oratory": 1}).assert_refused_with("step-over")
    table.act(A, "buy", luxury="italian_villa").accepted_entries()
    table.act(A, "end-turn").accepted_entries()


@pytest.mark.rule("CUR-ROUND-04")
def test_steps_may_be_left_out_or_split() -> None:
    table = Table(3).with_first_turn()
    table.roll_once(A, 4, 4, 3).accepted_entries()
    table.act(A, "advance", boxes=1).accepted_entries()
    table.act(A, "advance", boxes=2).accepted_entries()
    table.act(A, "train", boxes={"oratory": 1}).accepted_entries()
    table.act(A, "train", boxes={"monomachy": 1}).accepted_entries()
    table.act(A, "end-turn").accepted_entries()
    assert (table.turn.who, table.turn.step) == (B, "roll")


@pytest.mark.rule("CUR-ROUND-04")
def test_disapproval_and_upkeep_follow_the_dice_in_this_order() -> None:
    table = Table(3).set_holdings(A, dignitas=7).with_first_turn()
    kinds = table.roll_once(A, 1, 1, 1, 4, 4).entry_names()
    assert kinds == ["rolling-stopped", "disapproved", "upkeep-paid"]
    table.assert_sheet(A, dignitas=6, pc=2)
