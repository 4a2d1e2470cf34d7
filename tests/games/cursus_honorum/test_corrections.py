"""META: corrections of record sheets by stewards."""

import pytest

from ledger.contract.form import Choice, DependentField, Number
from tests.games.cursus_honorum.table import A, Answer, B, C, Table

MOST = {
    "dignitas": 18,
    "shame": 999,
    "wealth": 999,
    "oratory": 3,
    "command": 5,
    "roman_domus": 1,
    "consul": 1,
}


@pytest.mark.rule("CUR-META-02")
@pytest.mark.parametrize(("fact", "most"), MOST.items())
def test_the_host_sets_what_a_sheet_shows(fact: str, most: int) -> None:
    table = Table().with_first_turn()
    form = table.form("host", "set-fact", subject=B, fact=fact)
    assert form is not None
    assert form.fields[2] == Number("value", 0, most)
    asset = "consul-1" if fact == "consul" else fact
    for value in (most, max(0, most - 1), max(0, most - 1)):
        event = table.set_fact(B, fact, value).event("fact-set")
        assert event.value == value
        assert event.order == 0 or fact == "consul"
        table.assert_sheet(B, **{asset: value})
    table.set_fact(B, fact, most + 1) if most < 999 else None
    table.assert_sheet(B, **{asset: max(0, most - 1)})


@pytest.mark.rule("CUR-META-02")
def test_only_stewards_set_facts_and_only_known_facts() -> None:
    table = Table().with_first_turn()
    assert table.form(A, "set-fact") is None
    fields = {"subject": A, "fact": "wealth", "value": 9, "reason": "so"}
    table.act(A, "set-fact", **fields).assert_refused_with("stewards-only")
    for wrong in ({"subject": "host"}, {"fact": "joy"}, {"fact": "pc"}, {"fact": "oratory"}):
        table.act("host", "set-fact", **{**fields, **wrong}).assert_refused_with("no-such-fact")
    table.act("host", "set-fact", **{**fields, "reason": " "}).assert_refused_with("say-why")
    table.set_game_course("end").accepted_entries()
    table.act("host", "set-fact", **{**fields, "value": -1}).assert_malformed("value")


def petition_without_effect(answer: Answer) -> str:
    """Return the petition; the act has no other effect yet."""
    assert answer.entry_names() == ["petition-opened"]
    return str(answer.event("petition-opened").petition)


@pytest.mark.rule("CUR-META-02")
def test_players_who_are_stewards_together_all_agree_to_a_fact() -> None:
    table = Table(3, "stewards: players\n").with_first_turn()
    form = table.form(C, "set-fact", subject=A, fact="wealth")
    assert form is not None
    assert [field.name for field in form.fields] == ["subject", "fact", "value"]
    fact = {"subject": A, "fact": "wealth", "value": 9}
    table.act(C, "set-fact", **fact, reason="so").assert_refused_with("talk-it-over")
    proposed = table.act(C, "set-fact", **fact)
    asked = petition_without_effect(proposed)
    assert proposed.event("petition-opened").voices == (A, B)
    table.act(A, "consent", petition=asked).accepted_entries()
    table.assert_sheet(A, wealth=0)
    assert table.act(B, "consent", petition=asked).entry_names() == ["petition-carried", "fact-set"]
    table.assert_sheet(A, wealth=9)


@pytest.mark.rule("CUR-META-02")
def test_a_single_refusal_leaves_a_fact_unchanged() -> None:
    table = Table(3, "stewards: players\n").with_first_turn()
    asked = petition_without_effect(table.act(C, "set-fact", subject=A, fact="wealth", value=9))
    table.act(A, "decline", petition=asked).accepted_entries()
    table.act(B, "consent", petition=asked).assert_refused_with("no-such-petition")
    table.assert_sheet(A, wealth=0)


@pytest.mark.rule("CUR-META-02")
def test_all_players_agree_to_a_new_course_too() -> None:
    table = Table(2, "stewards: players\n").with_first_turn()
    form = table.form(B, "set-course", to="end")
    assert form is not None
    assert [field.name for field in form.fields] == ["to"]
    asked = petition_without_effect(table.act(B, "set-course", to="end"))
    assert table.state.world.phase == "actions"
    carried = table.act(A, "consent", petition=asked).entry_names()
    assert carried == ["petition-carried", "course-set", "game-ended"]


@pytest.mark.rule("CUR-META-02")
def test_the_form_of_facts_asks_for_one_field_after_the_other() -> None:
    table = Table().with_first_turn()
    form = table.form("host", "set-fact")
    assert form is not None
    assert [f.name for f in form.fields] == ["subject", "fact", "value", "reason"]
    assert isinstance(form.fields[1], DependentField)
    form = table.form("host", "set-fact", subject=A)
    assert form is not None
    assert isinstance(form.fields[1], Choice)
    offered = [option.value for option in form.fields[1].options]
    assert {"dignitas", "shame", "wealth", "seat", "censor"} <= set(offered)
    assert "pc" not in offered


@pytest.mark.rule("CUR-META-02")
def test_unspent_points_are_set_only_while_the_player_spends_them() -> None:
    table = Table().with_first_turn()
    table.act(A, "roll", 4, 4, 4).accepted_entries()
    table.set_fact(A, "pc", 5).assert_refused_with("no-such-fact")
    table.act(A, "stop-rolling").accepted_entries()
    for fact in ("pc", "skill_points", "attack"):
        table.set_fact(A, fact, 5).accepted_entries()
        table.set_fact(B, fact, 5).assert_refused_with("no-such-fact")
    table.assert_sheet(A, pc=5, skill_points=5, attack=5)


@pytest.mark.rule("CUR-META-02")
def test_a_skill_set_to_its_last_box_is_finished_and_works_from_the_next_round() -> None:
    table = Table(2).with_first_turn()
    table.set_fact(A, "oratory", 3).accepted_entries()
    table.assert_sheet(A, **{"oratory-finished": 1})
    table.set_fact(A, "oratory", 3).accepted_entries()
    table.assert_sheet(A, **{"oratory": 3, "oratory-finished": 1})
    assert table.skip_to_round(2).public_sheet(A)["income"]["skills"] == 1
    table.set_fact(A, "oratory", 2).accepted_entries()
    table.assert_sheet(A, **{"oratory-finished": 0})
    assert table.public_sheet(A)["income"]["skills"] == 0
    table.set_fact(A, "oratory", 1).accepted_entries()
    table.assert_sheet(A, oratory=1)


@pytest.mark.rule("CUR-META-02")
def test_an_office_is_given_and_taken_away() -> None:
    table = Table(3).set_holdings(B, consul=1).with_first_turn()
    assert table.set_fact(A, "consul", 1).event("fact-set").order == 2
    table.set_fact(A, "consul", 1).accepted_entries()
    table.assert_sheet(A, **{"consul-2": 1, "consul-1": 0})
    assert table.skip_to_round(2).public_sheet(A)["income"]["office"] == 4
    assert table.set_fact(B, "consul", 0).event("fact-set").order == 1
    assert [(h.who, h.order) for h in table.state.world.won("consul")] == [(A, 2)]
    table.set_fact(B, "consul", 0).accepted_entries()
    table.assert_sheet(B, **{"consul-1": 0})


@pytest.mark.rule("CUR-META-02")
def test_scores_are_counted_anew_after_the_end() -> None:
    table = Table(2).set_holdings(A, aedile=1).with_first_turn()
    for who in (A, B):
        table.act(who, "agree-to-end").accepted_entries()
    answer = table.set_fact(A, "shame", 9)
    assert answer.entry_names() == ["fact-set", "game-ended"]
    ended = answer.event("game-ended")
    assert (ended.scores, ended.winners, ended.cause) == ({A: -5, B: 0}, (B,), "stewards")
    table.set_fact(A, "seat", 0).assert_refused_with("no-such-fact")


@pytest.mark.rule("CUR-SETUP-01", "CUR-META-02", "CUR-ROUND-03")
def test_a_latecomer_plays_from_the_next_round_on() -> None:
    table = Table(2, "latecomers: [valerius]\n").with_first_turn()
    assert table.public_sheet("valerius")["statuses"] == ["waiting"]
    assert [table.state.world.person(who).first_round for who in (A, B, "valerius")] == [1, 1, 0]
    table.play_to_end(A, B)
    table.act(A, "ready").accepted_entries()
    table.act(B, "ready").accepted_entries()
    assert list(table.state.world.order) == [A, B]
    table.set_fact("valerius", "seat", 1).accepted_entries()
    table.set_fact("valerius", "seat", 1).accepted_entries()
    assert list(table.state.world.order) == [A, B]
    table.play_to_end(A, B)
    table.act(A, "ready").accepted_entries()
    table.act(B, "ready").accepted_entries()
    assert list(table.state.world.order) == [A, B, "valerius"]
    assert table.public_sheet("valerius")["statuses"] == []
    assert table.play_to_end(A, B, "valerius").entry_names()[-1] == "elections-opened"
    table.assert_sheet("valerius", dignitas=0)


@pytest.mark.rule("CUR-SETUP-01", "CUR-META-02")
def test_a_latecomer_sits_down_before_the_first_turn() -> None:
    table = Table(2, "latecomers: [valerius]\n")
    table.set_fact("valerius", "seat", 1).accepted_entries()
    table.act(A, "begin", 3).accepted_entries()
    assert table.state.world.order == ("valerius", A, B)


@pytest.mark.rule("CUR-META-02")
def test_a_latecomer_with_a_seat_is_a_steward_with_the_others() -> None:
    table = Table(2, "latecomers: [valerius]\nstewards: players\n")
    fact = {"subject": "valerius", "fact": "seat", "value": 1}
    table.act("valerius", "set-fact", **fact).assert_refused_with("stewards-only")
    joining = table.act(A, "set-fact", **fact).pending_petition_id()
    table.act(B, "consent", petition=joining)
    shame = table.act(
        "valerius", "set-fact", subject=A, fact="shame", value=1
    ).pending_petition_id()
    assert table.state.kernel.petitions[shame].voices == (A, B)
    reading = {"switch": "round.turn_order", "value": "rotate_each_round"}
    flip = table.act(A, "set-switch", **reading).pending_petition_id()
    assert table.state.kernel.petitions[flip].voices == (B, "valerius")


@pytest.mark.rule("CUR-META-02")
def test_a_player_who_leaves_gives_the_turn_to_the_next() -> None:
    table = Table(3).with_first_turn()
    table.roll_once(A, 4, 4, 4).accepted_entries()
    answer = table.set_fact(A, "seat", 0)
    assert answer.entry_names() == ["fact-set", "unspent-lost", "turn-ended"]
    assert (table.turn.who, table.state.world.order) == (B, (B, C))
    assert table.set_fact(C, "seat", 0).entry_names() == ["fact-set"]
    table.set_fact(B, "seat", 0).assert_refused_with("no-such-fact")
    table.set_fact(A, "seat", 1).accepted_entries()
    table.skip_to_round(2)
    assert table.play_to_end(B).entry_names()[-1] == "elections-opened"


@pytest.mark.rule("CUR-META-02")
def test_elections_do_not_wait_for_a_player_who_left() -> None:
    table = Table(3).open_candidacies()
    table.act(A, "run-for", office="aedile").accepted_entries()
    table.act(B, "ready").accepted_entries()
    answer = table.set_fact(C, "seat", 0)
    assert answer.event("candidacies-closed").contests == {"aedile": (A,)}
    table.set_fact(A, "seat", 0).assert_refused_with("no-such-fact")
    table.act(A, "cast-votes", 6, 6, 6).accepted_entries()
    assert table.state.world.order == (A, B)


@pytest.mark.rule("CUR-META-02")
def test_a_candidate_who_leaves_before_the_votes_is_no_candidate() -> None:
    table = Table(3).open_candidacies()
    table.act(A, "run-for", office="aedile").accepted_entries()
    assert table.set_fact(A, "seat", 0).entry_names() == ["fact-set"]
    assert A not in table.state.world.candidacies
    table.act(B, "ready").accepted_entries()
    assert "round-ended" in table.act(C, "ready").entry_names()
    assert table.state.world.order == (B, C)
