"""PROEL: duels with a war god, and the fate of the loser."""

import pytest

from ledger.games.ludi_romani.proelium.view import battles_doc
from tests.games.ludi_romani.battles import (
    choose_option,
    duel_before_challenge,
    latest_battle,
    open_choices,
    play_rounds,
    roll_both_dice,
    settle_round,
)
from tests.games.ludi_romani.table import Table
from tests.games.ludi_romani.wars import (
    OFFER,
    force_choice_by_mars,
    table_with_duel_against_mars,
    table_with_mars,
)


@pytest.mark.rule("PROEL-35", "NUM-07")
def test_equal_or_higher_keeps_and_lower_loses_whatever_the_difference() -> None:
    table = table_with_duel_against_mars()
    assert latest_battle(table).concursationes == 3
    assert latest_battle(table).presider == "mars"
    play_rounds(table, (5, 5))
    table.assert_holdings("octavian", legio_curialis=3).assert_holdings("mars", legio_curialis=0)
    play_rounds(table, (5, 4))
    table.assert_holdings("octavian", legio_curialis=2).assert_holdings("mars", legio_curialis=1)
    play_rounds(table, (1, 6))
    table.assert_holdings("octavian", legio_curialis=2).assert_holdings("mars", legio_curialis=1)
    table.assert_holdings("mars", legio_ultrix_immortalis=1)
    assert [one.result for one in latest_battle(table).settled_rounds] == [
        "kept",
        "captured",
        "kept",
    ]
    assert [one.winner for one in latest_battle(table).settled_rounds] == [1, 0, 1]
    assert latest_battle(table).stage == "over"
    assert not table.state.kernel.duties
    assert not table.person("octavian").statuses


@pytest.mark.rule("PROEL-35")
def test_the_war_god_may_give_his_captures_away() -> None:
    table = play_rounds(table_with_duel_against_mars(), (5, 4))
    assert table.state.books.balance("mars/spoils", "legio_curialis") == 1


@pytest.mark.rule("PROEL-35", "FATA-11")
def test_each_rolls_his_own_die_and_the_god_both() -> None:
    table = table_with_duel_against_mars()
    table.context.dice = [2]
    table.act("octavian", "roll-dice").accepted_entries()
    table.context.dice = [3]
    table.act("mars", "roll-dice").accepted_entries()
    assert latest_battle(table).current_round.totals == (0, 0)
    throws = latest_battle(table).current_round.throws
    assert [(t.owner, t.kind, t.face) for t in throws if t] == [
        ("mars", "legio_ultrix_immortalis", 3),
        ("octavian", "legio_curialis", 2),
    ]


@pytest.mark.rule("PROEL-35")
@pytest.mark.parametrize("sides", [6, 12])
def test_a_war_gods_die_has_as_many_sides_as_the_reading_says(sides: int) -> None:
    table = table_with_duel_against_mars(Table().with_reading("dice.war_god_sides", sides))
    table.context.dice = [5, 4]
    entries = table.act("mars", "roll-dice").accepted_entries()
    assert [roll.sides for entry in entries for roll in entry.rolls] == [sides, 6]


@pytest.mark.rule("PROEL-35", "FATA-11")
def test_large_dice_on_the_table_are_typed_in() -> None:
    table = table_with_duel_against_mars(Table().with_reading("dice.war_god_sides", 12))
    table.act("mars", "use-battle-dice", value="table").accepted_entries()
    form = table.form("mars", "roll-dice")
    assert form is not None
    assert [field.sides for field in form.fields if hasattr(field, "sides")] == [12, 6]
    typed = {"first_dice": [13], "second_dice": [3]}
    table.act("mars", "roll-dice", **typed).assert_refused("FATA-11")
    typed["first_dice"] = [12]
    table.act_with_consent("octavian", "mars", "roll-dice", **typed).accepted_entries()
    assert latest_battle(table).stage == "rolled"


@pytest.mark.rule("PROEL-35", "PROEL-44")
def test_changes_of_dice_apply_to_war_duels_too() -> None:
    table = table_with_duel_against_mars(Table().with_("fortuna", place="greece"))
    roll_both_dice(table, 4, 3)
    table.act("fortuna", "turn-fortune", leader="octavian", change=1).accepted_entries()
    settle_round(table).accepted_entries()
    table.assert_holdings("octavian", legio_curialis=3)
    roll_both_dice(table, 4, 4)
    table.act("fortuna", "turn-fortune", leader="mars", change=1).accepted_entries()
    settle_round(table).accepted_entries()
    table.assert_holdings("octavian", legio_curialis=2)


@pytest.mark.rule("PROEL-43", "PROEL-35")
def test_vulcans_die_is_lost_in_the_place_of_a_legio() -> None:
    table = table_with_duel_against_mars(Table().with_("vulcan", place="greece"))
    table.act_with_consent("octavian", "vulcan", "lend-fabrilis", to="octavian").accepted_entries()
    play_rounds(table, (6, 10))
    table.assert_holdings("octavian", legio_curialis=3, legio_fabrilis=1)
    play_rounds(table, (6, 2))
    table.assert_holdings("octavian", legio_curialis=3, legio_fabrilis=0).assert_holdings(
        "mars", legio_curialis=0
    )
    play_rounds(table, (6, 2))
    table.assert_holdings("octavian", legio_curialis=2)


@pytest.mark.rule("PROEL-43", "PROEL-35")
@pytest.mark.parametrize(("home", "left"), [(True, 0), (False, 1)])
def test_a_tie_with_a_war_god_sends_vulcans_die_home_by_one_reading(home: bool, left: int) -> None:
    table = Table().with_reading("fabrilis.returns_on_tie", home).with_("vulcan", place="greece")
    table = table_with_duel_against_mars(table)
    table.act_with_consent("octavian", "vulcan", "lend-fabrilis", to="octavian").accepted_entries()
    play_rounds(table, (6, 6))
    table.assert_holdings("octavian", legio_curialis=3, legio_fabrilis=left)


@pytest.mark.rule("PROEL-37", "PROEL-25")
@pytest.mark.parametrize("faces", [((5, 5), (6, 1)), ((6, 1), (5, 5))])
def test_a_mortal_who_keeps_one_legio_of_several_lives(faces: tuple[tuple[int, int], ...]) -> None:
    table = play_rounds(table_with_duel_against_mars(white=2), *faces)
    table.assert_holdings("octavian", legio_curialis=1).assert_holdings("mars", legio_curialis=1)
    assert table.person("octavian").statuses == frozenset()
    assert open_choices(table) == []


@pytest.mark.rule("PROEL-37", "MORS-10")
def test_a_mortal_who_loses_every_round_is_doomed_without_mercy() -> None:
    table = play_rounds(table_with_duel_against_mars(None, 1), (6, 1))
    sentence = table.state.world.mors.sentences["octavian"]
    assert (sentence.cause, sentence.author, sentence.executioner) == ("war_god", "mars", "mars")
    assert table.person("octavian").statuses == {"condemned", "unprotected"}
    assert [(d.owes, d.kind) for d in table.state.kernel.duties.values()] == [("mars", "death")]
    choose_option(table, "mars", "death", "spare").accepted_entries()
    assert table.person("octavian").statuses == {"unprotected"}


@pytest.mark.rule("PROEL-37", "MORS-10")
def test_a_sweep_that_the_god_forgets_is_death_at_the_end_of_the_season() -> None:
    table = play_rounds(table_with_duel_against_mars(None, 1), (6, 1))
    table.season().accepted_entries()
    table.wait()
    assert not table.person("octavian").living


@pytest.mark.rule("PROEL-37", "PROEL-31")
def test_a_duel_cut_short_kills_nobody() -> None:
    table = play_rounds(table_with_duel_against_mars(), (6, 1))
    table.season().accepted_entries()
    assert not table.state.world.mors.sentences
    table.assert_holdings("octavian", legio_curialis=2)


@pytest.mark.rule("PROEL-38")
@pytest.mark.parametrize(("god", "count", "white"), [("phobos", 2, 1), ("deimos", 1, 0)])
def test_phobos_attacks_red_dice_and_deimos_white_ones(god: str, count: int, white: int) -> None:
    table = table_with_mars().set_fact(god, "place", "greece")
    table.set_fact("antony", "place", "gaul")
    table = duel_before_challenge(
        Table().with_(god, place="greece").with_("octavian", legio_clientarum=2), 1
    )
    table.act(god, "provoke", **OFFER).accepted_entries()
    choose_option(table, "octavian", "war-god", "fight").accepted_entries()
    assert latest_battle(table).concursationes == count
    play_rounds(table, *[(6, 1)] * count)
    table.assert_holdings("octavian", legio_curialis=white, legio_clientarum=2 - count * white)
    assert "octavian" in table.state.world.mors.sentences
    assert table.person("octavian").statuses == {"condemned"}


@pytest.mark.rule("BACCH-13", "PROEL-34")
def test_war_gods_meet_bacchants_too_with_the_dice_of_their_god() -> None:
    table = table_with_mars(Table().with_("silenus", place="greece"))
    table.set_fact("antony", "god", "silenus")
    table.act("mars", "provoke", target="antony", rival="octavian").accepted_entries()
    choose_option(table, "antony", "war-god", "fight").accepted_entries()
    assert latest_battle(table).concursationes == 8
    assert {(c.owner, c.kind) for c in latest_battle(table).sides[1].corps} == {
        ("antony", "legio_curialis"),
        ("silenus", "legio_clientarum"),
    }
    play_rounds(table, (6, 6))


@pytest.mark.rule("PROEL-34")
def test_the_slice_names_the_kind_of_fight() -> None:
    table = force_choice_by_mars()
    (waiting,) = battles_doc(table.state)["list"]
    assert (waiting["kind"], waiting["rival"], waiting["stage"]) == (
        "war_god",
        "antony",
        "challenged",
    )
    assert waiting["awaited"] == [{"who": "octavian", "what": "answer"}]
    choose_option(table, "octavian", "war-god", "challenge").accepted_entries()
    instead = battles_doc(table.state)["list"][1]
    assert (instead["kind"], instead["provoked_by"]) == ("", "mars")
    assert battles_doc(table.state)["list"][0]["why"] == "turned"
