"""PROEL: how battles end and what comes after (PROEL-02 to 04, 24 to 32, 41; REX-02, 03, 08)."""

import pytest

from ledger.form import Choice
from ledger.games.ludi_romani.goods import CLIENTARUM, CURIALIS
from ledger.games.ludi_romani.mors.death import dies
from tests.games.ludi_romani.battles import (
    battle,
    begun,
    challenged,
    chosen,
    duel,
    fight,
    owed,
    rolled,
    rounds,
    settled,
)
from tests.games.ludi_romani.given import values
from tests.games.ludi_romani.table import Table

# who presides


def two_gods() -> Table:
    """Octavian against Antony before Minerva, Diana being there too."""
    return fight(Table().with_("diana", place="greece"))


@pytest.mark.rule("PROEL-04", "FATA-04")
def test_when_a_second_god_wants_to_preside_the_fates_choose() -> None:
    table = two_gods()
    form = table.form("diana", "claim-battle")
    assert form is not None
    assert values(form.fields[0]) == ["proelium-1"]
    answer = table.act("diana", "claim-battle", proelium="proelium-1")
    warned = answer.warned("PROEL-04")
    assert warned[0].judges == ("fata",)
    table.act("octavian", "roll-dice").told("presiding-disputed")
    table.act("minerva", "leave-battle", by="diana", successor="diana").refused("PROEL-04")
    assert table.state.kernel.questions
    chosen(table, "fata", "who-presides", "diana").accepted()
    assert battle(table).presider == "diana"
    assert not table.state.kernel.questions
    rolled(table, 3, 3)


@pytest.mark.rule("PROEL-04")
def test_a_battle_is_claimed_before_the_first_die_only_and_by_a_god_there() -> None:
    table = two_gods()
    table.act("juno", "claim-battle", proelium="proelium-1").told("no-battle-to-claim")
    table.act("minerva", "claim-battle", proelium="proelium-1").told("no-battle-to-claim")
    assert table.form("cicero", "claim-battle") is None
    rounds(table, (3, 3))
    table.act("diana", "claim-battle", proelium="proelium-1").told("no-battle-to-claim")
    assert table.form("diana", "claim-battle") is None


@pytest.mark.rule("PROEL-04")
def test_silence_of_the_fates_leaves_the_first_god_presiding() -> None:
    table = two_gods()
    table.act("diana", "claim-battle", proelium="proelium-1").accepted()
    chosen(table, "fata", "who-presides", "minerva").accepted()
    assert battle(table).presider == "minerva"
    assert battle(table).claim == ""
    table = two_gods()
    table.act("diana", "claim-battle", proelium="proelium-1").accepted()
    table.season().accepted()
    assert not table.state.kernel.duties


@pytest.mark.rule("PROEL-28")
def test_who_takes_over_owes_what_the_other_owed() -> None:
    table = rolled(two_gods(), 6, 1)
    assert owed(table) == [("minerva", "settle-round")]
    form = table.form("minerva", "leave-battle")
    assert form is not None
    assert values(form.fields[0]) == ["", "diana"]
    table.agreed("diana", "minerva", "leave-battle", successor="diana").accepted()
    assert owed(table) == [("diana", "settle-round")]
    settled(table).accepted()
    table.holds("octavian", legio_curialis=4)
    table.act("minerva", "leave-battle").told("presides-over-nothing")


@pytest.mark.rule("PROEL-28", "PROEL-03")
def test_a_successor_is_a_god_there_who_may_preside() -> None:
    table = two_gods()
    table.act("minerva", "leave-battle", successor="juno").told("presider-not-here")
    table.act("minerva", "leave-battle", successor="antony").refused("PROEL-03")


# what stops a battle


@pytest.mark.rule("PROEL-31")
def test_what_both_have_rolled_stands_and_half_a_round_is_void() -> None:
    table = rolled(fight(), 6, 1)
    table.act("minerva", "leave-battle").accepted()
    table.holds("octavian", legio_curialis=4).holds("antony", legio_curialis=2)
    assert owed(table) == []
    table = fight()
    table.means.dice = [6]
    table.act("octavian", "roll-dice").accepted()
    table.act("minerva", "leave-battle").accepted()
    table.holds("octavian", legio_curialis=3).holds("antony", legio_curialis=3)
    for who in ("octavian", "antony"):
        assert table.person(who).statuses == frozenset()


@pytest.mark.rule("PROEL-27", "PROEL-31")
def test_the_season_ends_what_lies_there_too() -> None:
    table = rolled(fight(), 6, 1)
    table.season().accepted()
    table.holds("octavian", legio_curialis=4).holds("antony", legio_curialis=2)
    assert not table.state.kernel.duties
    assert not table.state.world.pugnae.battles
    assert table.state.world.pugnae.count == 1


@pytest.mark.rule("PROEL-27", "CAL-10")
def test_a_challenge_nobody_has_answered_ends_with_the_season() -> None:
    table = duel()
    challenged(table, "octavian", "antony", "minerva").accepted()
    table.season().accepted()
    assert not table.person("antony").embattled


@pytest.mark.rule("PROEL-31")
def test_a_battle_cut_short_leaves_nobody_unprotected() -> None:
    table = rounds(fight(white=2, others=2), (1, 6))
    table = rolled(table, 1, 6)
    table.act("cybele", "roam", to="greece").accepted()
    table.holds("octavian", legio_curialis=0).holds("antony", legio_curialis=4)
    assert table.person("octavian").statuses == frozenset()
    assert battle(table).why == "cybele"
    assert owed(table) == []


@pytest.mark.rule("PROEL-41", "PROEL-30")
def test_by_one_reading_a_battle_waits_while_cybele_is_there() -> None:
    table = fight(Table().reading("cybele.effect", "pauses"))
    table.act("cybele", "roam", to="greece").accepted()
    assert battle(table).stage == "rolling"
    table.act("octavian", "roll-dice").told("peace-here")
    table.act("cybele", "roam", to="egypt").accepted()
    rounds(table, (3, 3))


@pytest.mark.rule("PROEL-29", "PROEL-31")
def test_whom_the_fates_free_is_in_no_battle_any_more_and_nor_is_the_other() -> None:
    table = rounds(fight(), (6, 1)).being("antony", "status", "not-in_proelium")
    table.wait(seconds=1)
    assert battle(table).why == "freed"
    assert not table.person("octavian").embattled


@pytest.mark.rule("PROEL-29", "PROEL-31")
@pytest.mark.parametrize("faces", [(), (1, 6)])
def test_the_battle_of_somebody_who_dies_is_over(faces: tuple[int, ...]) -> None:
    table = fight(white=1, others=1)
    if faces:
        rolled(table, *faces)
    for draft in dies(table.state, "antony", "poison", ""):
        table.record(draft.body, postings=draft.postings, placements=draft.placements)
    table.wait(seconds=1)
    assert battle(table).stage == "over"
    assert table.person("antony").statuses == {"umbra"}
    table.holds("antony", legio_curialis=0)
    assert table.person("octavian").statuses == frozenset()


@pytest.mark.rule("PROEL-24")
def test_a_rex_who_dies_before_he_has_decided_leaves_the_battle_over() -> None:
    table = rounds(gaul(), (6, 1), (3, 3), (3, 3))
    for draft in dies(table.state, "bogud", "poison", ""):
        table.record(draft.body, postings=draft.postings, placements=draft.placements)
    assert battle(table).stage == "over"
    table.season().accepted()
    table.wait(seconds=1)
    assert not any(duty.kind == "captured-curiales" for duty in table.state.kernel.duties.values())


@pytest.mark.rule("PROEL-26", "LIM-08")
def test_nobody_sails_away_either() -> None:
    table = fight(Table().with_("octavian", classis=9))
    table.act("octavian", "sail", to="sicily").refused("PROEL-26", "MOTUS-16")


# after the last die


@pytest.mark.rule("PROEL-32", "CLI-02", "MORS-04")
def test_the_winner_takes_the_loser_in() -> None:
    table = beaten()
    assert table.person("octavian").statuses == {"unprotected"}
    assert owed(table) == [("antony", "victory")]
    chosen(table, "antony", "victory", "cliens").accepted()
    assert table.person("octavian").statuses == {"cliens"}
    assert table.person("octavian").patroni == ("antony",)


@pytest.mark.rule("PROEL-32", "MORS-04")
def test_the_winner_has_the_loser_killed() -> None:
    table = beaten()
    chosen(table, "antony", "victory", "execute").accepted()
    assert "condemned" in table.person("octavian").statuses
    chosen_death(table, "antony")
    assert not table.person("octavian").living


def chosen_death(table: Table, executioner: str) -> None:
    """The executioner carries it out."""
    duties = table.state.kernel.duties.values()
    duty = next(d for d in duties if (d.owes, d.kind) == (executioner, "death"))
    table.act(executioner, "choose", duty=duty.id, option="carry-out").accepted()


@pytest.mark.rule("PROEL-32")
def test_silence_leaves_the_loser_in_peace_and_so_does_going_away() -> None:
    table = beaten()
    table.season().accepted()
    table.wait(seconds=1)
    assert owed(table) == []
    assert table.person("octavian").statuses == {"unprotected"}
    table = beaten()
    table.act("antony", "move", to="asia_minor").accepted()
    assert owed(table) == []
    table = beaten()
    chosen(table, "antony", "victory", "leave").accepted()
    assert table.person("octavian").statuses == {"unprotected"}


@pytest.mark.rule("PROEL-32")
def test_who_has_a_legio_again_is_at_nobodys_mercy() -> None:
    table = beaten()
    bought = {"seller": "apollo", "asset": CURIALIS, "quantity": 1}
    table.act("octavian", "buy-legions", by="apollo", **bought).accepted()
    chosen(table, "antony", "victory", "execute").accepted()
    assert table.person("octavian").statuses == frozenset()


@pytest.mark.rule("PROEL-32")
def test_both_are_unprotected_when_neither_has_a_legio_left() -> None:
    table = rounds(fight(white=1, others=1), (4, 4))
    for who in ("octavian", "antony"):
        assert table.person(who).statuses == {"unprotected"}
    assert owed(table) == []


@pytest.mark.rule("PROEL-32")
def test_who_still_has_a_legio_plays_on() -> None:
    table = rounds(fight(white=1, others=2), (6, 1))
    table.holds("antony", legio_curialis=1)
    assert table.person("antony").statuses == frozenset()


def beaten(table: Table | None = None) -> Table:
    """Antony has taken Octavian's only legio."""
    return rounds(fight((table or Table()).with_("octavian", denarius=600_000), 1, 2), (1, 6))


@pytest.mark.rule("PROEL-21", "LIM-02")
def test_where_there_is_no_choice_the_excess_goes_at_once() -> None:
    table = rounds(fight(white=1, others=10), (1, 6))
    table.holds("antony", legio_curialis=10).holds("minerva", legio_curialis=16)
    assert owed(table) == [("antony", "victory")]


@pytest.mark.rule("PROEL-21", "LIM-02")
def test_the_owner_chooses_which_dice_go_and_the_season_chooses_for_who_does_not() -> None:
    for late in (False, True):
        table = Table().with_("antony", legio_clientarum=2)
        table = fight(table, white=1, others=8)
        table.act("antony", "field-legions", dice={f"antony/{CLIENTARUM}": 1}).accepted()
        rounds(table, (1, 6))
        table.holds("antony", legio_curialis=9, legio_clientarum=2)
        assert table.person("antony").embattled
        if late:
            table.season().accepted()
        else:
            chosen(table, "antony", "above-ten", "0").accepted()
        expected = {CURIALIS: 8, CLIENTARUM: 2} if late else {CURIALIS: 9, CLIENTARUM: 1}
        table.holds("antony", **expected)
        assert not table.person("antony").embattled


@pytest.mark.rule("PROEL-21", "LIM-02")
def test_by_one_reading_the_winner_keeps_them_until_a_god_notices() -> None:
    table = fight(Table().reading("cap.capture_excess", "keep_until_caught"), 1, 10)
    table.lawful = False
    rounds(table, (1, 6)).holds("antony", legio_curialis=11)
    take = {"from_": "antony", "legio_curialis": 1, "legio_clientarum": 0}
    table.act("diana", "confiscate", **take).accepted()


@pytest.mark.rule("PROEL-21", "LIM-02")
def test_by_another_reading_each_kind_has_its_own_limit() -> None:
    table = Table().reading("cap.scope", "each_kind").with_("antony", legio_clientarum=3)
    table = fight(table, white=1, others=10)
    table.act("antony", "field-legions", dice={f"antony/{CURIALIS}": 1}).accepted()
    rounds(table, (1, 6)).holds("antony", legio_curialis=10, legio_clientarum=3)


# reges


def gaul(red: int = 4) -> Table:
    """Bogud against Lepidus in Gaul before Diana; Tanit and Isis are there."""
    table = Table().at("aestas", 42).with_("cybele", place="egypt")
    table.with_("bogud", place="gaul", legio_clientarum=red, denarius=500_000)
    table.with_("lepidus", place="spain", legio_curialis=3).with_("diana", place="gaul")
    for god in ("tanit", "isis"):
        table.with_(god, place="gaul")
    table.act("lepidus", "move", to="gaul").accepted()
    return begun(table, "bogud", "lepidus", "diana")


@pytest.mark.rule("REX-08", "PROEL-24")
def test_a_rex_converts_one_captured_legio_after_the_other_as_far_as_he_can_pay() -> None:
    table = rounds(gaul(), (6, 1), (6, 1), (6, 1))
    table.holds("bogud", legio_clientarum=4, legio_curialis=3)
    form = table.form("bogud", "convert-legio")
    assert form is not None
    assert isinstance(form.fields[0], Choice)
    assert values(form.fields[0]) == ["tanit", "isis"]
    for god in ("tanit", "isis"):
        table.agreed(god, "bogud", "convert-legio", numen=god).accepted()
        assert table.person("bogud").embattled
    table.act("bogud", "convert-legio", numen="isis").told("cannot-pay")
    form = table.form("bogud", "convert-legio")
    assert form is not None
    assert [o.key for o in form.blocked] == ["cannot-pay"]
    chosen(table, "bogud", "captured-curiales", "forfeit").accepted()
    table.holds("bogud", denarius=100_000, legio_clientarum=6, legio_curialis=0)
    table.holds("tanit", denarius=7_700_000, legio_clientarum=9, legio_curialis=1)
    table.holds("diana", legio_curialis=11)
    assert ("bogud", "captured-curiales") not in owed(table)
    assert not table.person("bogud").embattled


@pytest.mark.rule("REX-08")
def test_only_a_foreign_god_on_the_spot_with_red_dice_converts() -> None:
    table = rounds(gaul(), (6, 1), (3, 3), (3, 3))
    table.act("bogud", "convert-legio", numen="diana").told("converts-nothing")
    table.act("isis", "roam", to="spain").accepted()
    table.act("bogud", "convert-legio", numen="isis").told("not-in-same-region")
    table.act("lepidus", "convert-legio", numen="tanit").refused("REX-08")
    assert table.form("lepidus", "convert-legio") is None
    before = rounds(gaul(), (6, 1))
    before.act("bogud", "convert-legio", numen="tanit").told("nothing-to-convert")


@pytest.mark.rule("REX-08")
def test_a_god_without_red_dice_has_none_to_give() -> None:
    table = Table()
    table.with_("tanit", legio_clientarum=0)
    table.at("aestas", 42).with_("bogud", place="gaul", denarius=500_000, legio_clientarum=4)
    table.with_("lepidus", place="spain", legio_curialis=1).with_("diana", place="gaul")
    table.with_("tanit", place="gaul").with_("cybele", place="egypt")
    table.act("lepidus", "move", to="gaul").accepted()
    rounds(begun(table, "bogud", "lepidus", "diana"), (6, 1))
    table.act("bogud", "convert-legio", numen="tanit").told("no-clientarum-to-give")
    form = table.form("bogud", "convert-legio")
    assert form is not None
    assert [o.key for o in form.blocked] == ["nobody-converts"]


@pytest.mark.rule("REX-08")
def test_by_one_reading_the_die_itself_is_dyed() -> None:
    table = Table().reading("conversion.mode", "recolour")
    table.at("aestas", 42).with_("cybele", place="egypt").with_("diana", place="gaul")
    table.with_("bogud", place="gaul", denarius=200_000, legio_clientarum=4)
    table.with_("lepidus", place="spain", legio_curialis=1).with_("tanit", place="gaul")
    table.act("lepidus", "move", to="gaul").accepted()
    rounds(begun(table, "bogud", "lepidus", "diana"), (6, 1))
    table.agreed("tanit", "bogud", "convert-legio", numen="tanit").accepted()
    table.holds("bogud", denarius=0, legio_clientarum=5, legio_curialis=0)
    table.holds("tanit", denarius=7_700_000, legio_clientarum=10, legio_curialis=0)


@pytest.mark.rule("PROEL-24", "LIM-02")
def test_a_rex_who_converts_beyond_ten_gives_up_the_rest() -> None:
    table = rounds(gaul(10), (6, 1), (3, 3), (3, 3))
    table.holds("bogud", legio_clientarum=8, legio_curialis=1)
    table = rounds(gaul(10), (6, 1), (6, 1), (6, 1))
    for _time in range(2):
        table.agreed("tanit", "bogud", "convert-legio", numen="tanit").accepted()
    chosen(table, "bogud", "captured-curiales", "forfeit").accepted()
    table.holds("bogud", legio_clientarum=10, legio_curialis=0)
    table.holds("diana", legio_clientarum=2, legio_curialis=11)


@pytest.mark.rule("REX-02", "REX-03", "LIM-16", "PROEL-26")
def test_a_rex_flees_home_out_of_a_battle_and_once_only() -> None:
    table = rounds(gaul(), (2, 5))
    table.act("bogud", "flee-home", numen="cicero").told("gods-escort")
    table.agreed("apollo", "bogud", "flee-home", numen="apollo").accepted()
    table.sits("bogud", "mauretania", "throne")
    table.holds("bogud", rexpressus=0, legio_clientarum=3, denarius=500_000)
    table.holds("apollo", rexpressus=1)
    assert battle(table).why == "parted"
    for who in ("bogud", "lepidus"):
        assert table.person(who).statuses == frozenset()
    table.act("bogud", "flee-home", numen="apollo").told("on-the-throne", "no-rexpressus")
    assert table.form("bogud", "flee-home") is None


@pytest.mark.rule("REX-02")
def test_cleopatra_has_no_rexpressus_and_others_no_throne() -> None:
    table = Table().at("aestas", 42).with_("cleopatra", place="gaul")
    table.act("cleopatra", "flee-home", numen="isis").told("no-rexpressus")
    table.act("octavian", "flee-home", numen="isis").refused("REX-02")
    assert table.form("cleopatra", "flee-home") is None
    form = table.form("pacorus", "flee-home")
    assert form is not None
    assert [o.key for o in form.blocked] == ["on-the-throne"]


@pytest.mark.rule("REX-02", "PROEL-24")
def test_a_rex_decides_about_captured_legions_before_he_flees() -> None:
    table = rounds(gaul(), (6, 1), (3, 3), (3, 3))
    table.act("bogud", "flee-home", numen="apollo").told("decide-first")


@pytest.mark.rule("REX-02", "FATA-08")
def test_a_flight_can_be_set_right() -> None:
    table = Table().at("aestas", 42).with_("bogud", place="gaul")
    fled = table.agreed("apollo", "bogud", "flee-home", numen="apollo").accepted()[1]
    table.act("fata", "reverse", entry=fled.id, reason="not so").accepted()
    table.sits("bogud", "gaul").holds("bogud", rexpressus=1).holds("apollo", rexpressus=0)
