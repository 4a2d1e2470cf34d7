"""SETUP: dice on the table, typed in by players."""

import pytest

from ledger.contract.form import Choice, DependentField, Dice, Subset
from tests.games.cursus_honorum.scenes import table_at_votes
from tests.games.cursus_honorum.table import A, B, Table


def table_with_physical_dice(players: int = 2) -> Table:
    """Return a table with its own dice."""
    return Table(players, "dice: table\n")


def form_fields(table: Table, who: str, act: str, **chosen: object) -> list[object]:
    """Return the fields of an act's form."""
    form = table.form(who, act, **chosen)
    assert form is not None
    assert not form.blocked
    return list(form.fields)


@pytest.mark.rule("CUR-SETUP-02", "CUR-ROUND-03")
def test_every_roll_asks_for_the_faces_that_fell() -> None:
    table = table_with_physical_dice(3)
    assert form_fields(table, A, "begin") == [Dice("dice", 1, 3)]
    first = table.act(A, "begin", dice=[1]).accepted_entries()[0].rolls[0]
    assert (first.source, first.witness, first.value, first.sides) == ("table", A, 1, 3)
    assert form_fields(table, A, "roll") == [Dice("dice", 3, 6)]
    rolls = table.act(A, "roll", dice=[1, 4, 6]).accepted_entries()[0].rolls
    assert [(roll.source, roll.witness, roll.value) for roll in rolls] == [
        ("table", A, 1),
        ("table", A, 4),
        ("table", A, 6),
    ]
    fields = form_fields(table, A, "roll-again")
    assert isinstance(fields[0], Subset)
    assert fields[1] == DependentField("dice", ("reroll",))
    assert form_fields(table, A, "roll-again", reroll=["die-3", "die-2"])[1] == Dice("dice", 2, 6)
    table.act(A, "roll-again", reroll=["die-3"], dice=[5]).accepted_entries()
    assert [die.face for die in table.turn.dice] == [1, 4, 5]


@pytest.mark.rule("CUR-SETUP-02")
def test_votes_are_typed_in_as_well() -> None:
    table = table_at_votes(
        table_with_physical_dice().set_holdings(A, dignitas=3), aemilius="aedile"
    )
    assert form_fields(table, A, "cast-votes") == [Dice("dice", 4, 6)]
    event = table.act(A, "cast-votes", dice=[6, 6, 6, 2]).event("votes-cast")
    assert (event.faces, event.votes) == ((6, 6, 6, 2), 20)


@pytest.mark.rule("CUR-SETUP-02")
@pytest.mark.parametrize(
    ("dice", "key"),
    [
        (None, "type-dice"),
        ([4, 4], "type-dice"),
        ([4, 4, 4, 4], "type-dice"),
        ([], "type-dice"),
        ([4, 4, 7], "no-such-face"),
        ([0, 4, 4], "no-such-face"),
    ],
)
def test_every_die_is_typed_in_with_a_face_it_has(dice: list[int] | None, key: str) -> None:
    table = table_with_physical_dice().with_first_turn()
    fields = {} if dice is None else {"dice": dice}
    (objection,) = table.act(A, "roll", **fields).assert_refused_with(key)
    assert objection.rule == "CUR-SETUP-02"
    assert objection.args == {"n": 3 if key == "type-dice" else 6}
    table.act(A, "roll", dice=[1, 6, 2]).accepted_entries()


@pytest.mark.rule("CUR-SETUP-02", "CUR-ROUND-03")
def test_rerolls_votes_and_the_lot_need_the_same_typed_faces() -> None:
    table = table_with_physical_dice()
    table.act(A, "begin").assert_refused_with("type-dice")
    table.act(A, "begin", dice=[3]).assert_refused_with("no-such-face")
    table.with_first_turn().act(A, "roll", dice=[2, 2, 2]).accepted_entries()
    table.act(A, "roll-again", reroll=["die-1"]).assert_refused_with("type-dice")
    table.act(A, "roll-again", reroll=["die-1"], dice=[2, 2]).assert_refused_with("type-dice")
    voting = table_at_votes(table_with_physical_dice(), aemilius="aedile")
    voting.act(A, "cast-votes", dice=[2, 2]).assert_refused_with("type-dice")
    voting.act(A, "cast-votes", dice=[2, 2, 9]).assert_refused_with("no-such-face")


@pytest.mark.rule("CUR-SETUP-02")
def test_nobody_types_dice_in_where_the_server_rolls() -> None:
    table = Table(2)
    table.act(A, "begin", dice=[1]).assert_refused_with("server-rolls")
    table.with_first_turn().act(A, "roll", dice=[2, 2, 2]).assert_refused_with("server-rolls")
    assert form_fields(table, A, "roll") == []
    table.act(A, "roll", 2, 2, 2).accepted_entries()
    table.act(A, "roll-again", reroll=["die-1"], dice=[3]).assert_refused_with("server-rolls")
    voting = table_at_votes(Table(2), aemilius="aedile")
    voting.act(A, "cast-votes", dice=[2, 2, 2]).assert_refused_with("server-rolls")


@pytest.mark.rule("CUR-SETUP-02", "CUR-ROUND-03")
def test_an_agreed_first_player_needs_no_roll() -> None:
    table = table_with_physical_dice().with_reading("round.first_player", "by_agreement")
    fields = form_fields(table, A, "begin")
    assert isinstance(fields[0], Choice)
    assert len(fields) == 1
    table.act(A, "begin", who=B, dice=[1]).assert_refused_with("say-who-begins")
    assert table.act(A, "begin", who=B).accepted_entries()[0].rolls == ()


@pytest.mark.rule("CUR-SETUP-02")
def test_the_host_changes_between_server_dice_and_table_dice() -> None:
    table = Table(2).with_first_turn()
    table.act(A, "roll", 2, 2, 2).accepted_entries()
    table.act("host", "use-dice", value="table").accepted_entries()
    table.act(A, "roll-again", reroll=["die-1"], dice=[6]).accepted_entries()
    assert [die.face for die in table.turn.dice] == [6, 2, 2]
    table.act("host", "use-dice", value="server").accepted_entries()
    table.act(A, "roll-again", 5, reroll=["die-1"]).accepted_entries()
