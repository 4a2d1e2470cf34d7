"""The consent that a correction needs: the host's reason, or the consent of all players."""

from tests.games.morituri.table import A, B, C, Table

WHO = {"who": A, "reason": "so"}


def test_players_who_are_stewards_together_all_agree_to_a_fact() -> None:
    table = Table(3, "stewards: players\n").put_first_in_order()
    fact = {"fact": "hit_points", "who": A, "value": "5"}
    form = table.form(B, "set-fact", fact="hit_points", who=A)
    assert form is not None
    assert [field.name for field in form.fields] == ["fact", "who", "value"]
    table.act(B, "set-fact", **fact, reason="so").assert_refused("ACTA-08")
    table.act(B, "set-fact", **fact).pending_petition_id()
    (asked,) = table.state.kernel.petitions.values()
    assert set(asked.voices) == {A, C}
    table.act(A, "consent", petition=asked.id).accepted_entries()
    assert table.state.books.balance(A, "hit_point") == 2
    carried = table.act(C, "consent", petition=asked.id)
    assert carried.event("fact-set").value == "5"
    assert table.state.books.balance(A, "hit_point") == 5


def test_a_host_gives_a_reason_for_a_fact() -> None:
    table = Table(3).put_first_in_order()
    fact = {"fact": "hit_points", "who": A, "value": "5"}
    (objection,) = table.act("host", "set-fact", **fact).assert_refused("ACTA-08")
    assert objection.key == "say-why"
