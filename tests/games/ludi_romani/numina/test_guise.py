"""NUM: Juppiter in the shape of other gods (NUM-01)."""

import pytest

from api.game.slices import Slices
from ledger.games.ludi_romani.rules import RULES
from ledger.games.ludi_romani.seats import gods_with_power, has_power
from tests.games.ludi_romani.bacchants.scenes import table_with_condemned_pansa
from tests.games.ludi_romani.battles import duel_after_acceptance, latest_battle, roll_both_dice
from tests.games.ludi_romani.deed_scenes import meeting_with_war_god
from tests.games.ludi_romani.given import field_options
from tests.games.ludi_romani.numina.scenes import NUMINA, let_juppiter_take_shape
from tests.games.ludi_romani.table import Table


@pytest.mark.rule("NUM-01")
def test_juppiter_takes_any_gods_shape_but_junos_and_a_fates() -> None:
    table = Table().at("aestas", 43)
    offered = table.form("juppiter", "imitate")
    assert offered is not None
    assert set(field_options(offered.fields[0])) == set(NUMINA) - {"juppiter", "juno", "fata"}
    for god in ("juno", "fata"):
        table.act("juppiter", "imitate", god=god).assert_refused_with("never-this-one")
    table.act("juppiter", "imitate", god="cicero").assert_refused_with("no-god-to-imitate")
    table.act("juppiter", "imitate", god="zeus").assert_refused_with("no-such-character")
    table.act("juppiter", "imitate", god="juppiter").assert_refused_with("shaped-so-already")
    table.act("juno", "imitate", god="minerva").assert_refused("NUM-01")
    assert table.form("juno", "imitate") is None


@pytest.mark.rule("NUM-01")
def test_the_god_imitated_and_the_fates_are_told() -> None:
    table = Table().at("aestas", 43)
    [warning] = table.act("juppiter", "imitate", god="minerva").assert_warned("NUM-01")
    assert set(warning.judges) == {"minerva", "fata"}
    table.act("juppiter", "imitate", god="minerva").assert_refused("NUM-01")
    table.act("juppiter", "imitate", god="juppiter").assert_unwarned()
    assert not table.state.world.powers.guises


@pytest.mark.rule("NUM-01")
def test_juppiter_has_the_powers_of_the_shape_and_none_of_its_bounds() -> None:
    table = Table().at("aestas", 43)
    assert not has_power(table.state, "juppiter", "rescue_player")
    table.act("juppiter", "imitate", god="mercury").accepted_entries()
    state = table.state
    assert has_power(state, "juppiter", "rescue_player")
    assert has_power(state, "juppiter", "sell_lc")
    for bound in ("no_properties", "no_oversee", "mimic_of_mercury"):
        assert not has_power(state, "juppiter", bound)
    assert gods_with_power(state, "rescue_player") == ("mercury", "juppiter")
    assert gods_with_power(state, "sell_lc", "rescue_player").count("juppiter") == 1
    assert not has_power(state, "mercury", "mimic")
    table.act("juppiter", "imitate", god="minerva").accepted_entries()
    assert gods_with_power(table.state, "rescue_player") == ("mercury",)


@pytest.mark.rule("NUM-01", "MOTUS-14")
def test_a_plea_names_one_of_two_rescuers() -> None:
    table = Table().at("aestas", 43).with_("cicero", place="gaul")
    table.act("juppiter", "imitate", god="mercury").accepted_entries()
    table.act("cicero", "plead", to="spain").assert_refused_with("say-whom-you-beg")
    table.act("cicero", "plead", to="spain", god="juppiter").pending_petition_id()


@pytest.mark.rule("NUM-01", "MOTUS-15")
def test_juppiter_as_minerva_has_a_right_of_his_own_each_summer() -> None:
    table = Table().at("aestas", 43)
    for who in ("cicero", "hirtius", "pansa"):
        table.with_(who, place="gaul")
    move = {"to": "spain"}
    table.act("juppiter", "transfer", who="cicero", **move).assert_refused("MOTUS-15")
    table.act("juppiter", "imitate", god="minerva").accepted_entries()
    table.act("minerva", "transfer", who="cicero", **move).accepted_entries()
    table.act("juppiter", "transfer", who="hirtius", **move).accepted_entries()
    table.act("juppiter", "transfer", who="pansa", **move).assert_refused_with("transfer-spent")
    table.act("juppiter", "imitate", god="juppiter").accepted_entries()
    table.act("juppiter", "imitate", god="minerva").accepted_entries()
    table.act("juppiter", "transfer", who="pansa", **move).assert_refused_with("transfer-spent")
    table.act("minerva", "transfer", who="pansa", **move).assert_refused_with("transfer-spent")


@pytest.mark.rule("NUM-01", "MOTUS-14")
def test_a_player_may_plead_with_mercury_or_his_double() -> None:
    table = Table().at("aestas", 43)
    for who in ("cicero", "hirtius", "pansa"):
        table.with_(who, place="gaul")
    alone = table.form("cicero", "plead")
    assert alone is not None
    assert [field.name for field in alone.fields] == ["to"]
    table.act("juppiter", "imitate", god="mercury").accepted_entries()
    both = table.form("cicero", "plead")
    assert both is not None
    assert field_options(both.fields[0]) == ["mercury", "juppiter"]
    table.act_with_consent(
        "mercury", "cicero", "plead", god="mercury", to="spain"
    ).accepted_entries()
    table.act("hirtius", "plead", god="mercury", to="spain").assert_refused_with("rescue-spent")
    table.act_with_consent(
        "juppiter", "hirtius", "plead", god="juppiter", to="spain"
    ).accepted_entries()
    table.act("pansa", "plead", god="juppiter", to="spain").assert_refused_with("rescue-spent")
    table.act("pansa", "plead", god="minerva", to="spain").assert_refused_with("no-rescuer")


@pytest.mark.rule("NUM-01")
def test_juppiter_in_a_shape_sells_his_own_stock_and_pays_with_his_own_purse() -> None:
    table = Table().at("aestas", 43).with_("cicero", place="gaul", denarius=900_000)
    table.act("juppiter", "imitate", god="neptune").accepted_entries()
    ship = {"seller": "juppiter", "quantity": 1}
    table.act("cicero", "buy-classes", **ship).assert_refused()
    table.assert_holdings("neptune", classis=20)


@pytest.mark.rule("NUM-01", "MERC-06")
def test_juppiter_witnesses_a_barter_in_the_shape_of_a_foreign_god() -> None:
    table = Table().at("aestas", 43).with_("cicero", place="gaul").with_("plancus", place="gaul")
    swap = {"with_": "plancus", "give": "classis", "give_quantity": 1, "witness": "juppiter"}
    swap |= {"take": "denarius", "take_quantity": 100_000}
    table.act("cicero", "barter", **swap).assert_refused_with("no-witness")
    let_juppiter_take_shape(table, "tanit")
    form = table.form("cicero", "barter", with_="plancus", give="classis", take="denarius")
    assert form is not None
    [witness] = [field for field in form.fields if field.name == "witness"]
    assert "juppiter" in field_options(witness)
    table.act("cicero", "barter", by="juppiter", **swap).accepted_entries()


@pytest.mark.rule("NUM-01", "MERC-16")
def test_juppiter_in_the_shape_of_juventas_is_given_legiones_and_passes_them_on() -> None:
    table = Table().at("aestas", 43).with_("antony", legio_curialis=1)
    gift = {"asset": "legio_curialis", "quantity": 2}
    table.act("apollo", "give", to="juppiter", **gift).assert_refused("MERC-13")
    let_juppiter_take_shape(table, "juventas")
    table.act_with_consent("juppiter", "apollo", "give", to="juppiter", **gift).accepted_entries()
    table.act_with_consent("antony", "juppiter", "give", to="antony", **gift).accepted_entries()
    table.assert_holdings("juppiter", legio_curialis=20).assert_holdings("antony", legio_curialis=3)
    table.act("juppiter", "give", to="antony", **gift).assert_refused("MERC-20")


@pytest.mark.rule("NUM-01", "MOTUS-10", "MOTUS-13")
def test_juppiter_moves_in_winter_too_in_the_shape_of_mercury() -> None:
    table = Table().at("hiems", 43).with_("juppiter", place="gaul")
    table.act("juppiter", "roam", to="spain").assert_refused("MOTUS-10")
    let_juppiter_take_shape(table, "mercury").act("juppiter", "roam", to="spain").accepted_entries()
    let_juppiter_take_shape(table, "juppiter").act(
        "juppiter", "roam", to="gaul"
    ).assert_refused_with("reside-instead")
    table.act("juppiter", "reside", to="gaul").accepted_entries()


@pytest.mark.rule("NUM-01", "PROEL-41")
def test_juppiter_in_the_shape_of_cybele_ends_the_battle_he_stands_at() -> None:
    elsewhere = let_juppiter_take_shape(
        duel_after_acceptance(Table().with_("juppiter", place="spain")), "cybele"
    )
    assert latest_battle(elsewhere).stage == "rolling"
    table = roll_both_dice(duel_after_acceptance(Table().with_("juppiter", place="greece")), 6, 1)
    let_juppiter_take_shape(table, "minerva")
    assert latest_battle(table).stage == "rolled"
    let_juppiter_take_shape(table, "cybele")
    assert latest_battle(table).stage == "over"
    table.assert_holdings("octavian", legio_curialis=4).assert_holdings("antony", legio_curialis=2)
    pauses = Table().with_reading("cybele.effect", "pauses").with_("juppiter", place="greece")
    assert (
        latest_battle(let_juppiter_take_shape(duel_after_acceptance(pauses), "cybele")).stage
        == "rolling"
    )


@pytest.mark.rule("NUM-01", "BACCH-01", "BACCH-08", "FATA-08")
@pytest.mark.parametrize("undone", [False, True])
def test_bacchants_of_juppiters_shape_are_free_when_it_ends(
    undone: bool,
) -> None:
    table = table_with_condemned_pansa()
    [taken] = table.act("juppiter", "imitate", god="dionysus").accepted_entries()
    table.set_fact("juppiter", "place", "gaul")
    table.act_with_consent("juppiter", "pansa", "appeal-thiasos", to="juppiter").accepted_entries()
    assert table.person("pansa").god == "juppiter"
    if undone:
        table.act("fata", "reverse", entry=taken.id, reason="so").accepted_entries()
    else:
        let_juppiter_take_shape(table, "silenus")
        assert table.person("pansa").god == "juppiter"
        let_juppiter_take_shape(table, "minerva")
    assert table.person("pansa").god == ""
    assert "bacchant" not in table.person("pansa").statuses


@pytest.mark.rule("NUM-01", "RING-01", "RING-02")
def test_the_ring_he_lends_and_takes_back_in_plutos_shape_stays_the_underworlds() -> None:
    table = let_juppiter_take_shape(Table().at("hiems", 43).with_("cicero", place="gaul"), "pluto")
    [lent] = table.act("juppiter", "lend-ring", to="cicero").accepted_entries()
    assert {"juppiter", "cicero", "pluto", "persephone", "fata"} == set(lent.audience)
    table.act("juppiter", "reclaim-ring").accepted_entries()
    table.assert_holdings("pluto", ring_of_gyges=1)
    let_juppiter_take_shape(table, "juppiter").act(
        "juppiter", "lend-ring", to="cicero"
    ).assert_refused("RING-01")
    table.act("persephone", "lend-ring", to="cicero").accepted_entries()


@pytest.mark.rule("NUM-01", "FATA-08")
def test_a_shape_taken_by_mistake_is_undone() -> None:
    table = Table().at("aestas", 43)
    table.act("juppiter", "imitate", god="minerva").accepted_entries()
    [entry] = table.act("juppiter", "imitate", god="mercury").accepted_entries()
    table.act("juppiter", "undo", entry=entry.id).accepted_entries()
    assert table.state.world.powers.guises["juppiter"] == "minerva"


@pytest.mark.rule("NUM-01")
def test_juppiter_in_a_shape_is_reminded_of_his_own_purse() -> None:
    table = Table().at("aestas", 43)
    table.act("juppiter", "imitate", god="minerva").accepted_entries()
    assert "NUM-01" in RULES.phones.reminders(table.state, "juppiter")


@pytest.mark.rule("NUM-01")
@pytest.mark.parametrize(
    ("shape", "bound"),
    [("venus", "stay_rome_hiems"), ("mercury", "no_properties"), ("cybele", "no_oversee")],
)
def test_no_bound_of_a_gods_person_comes_with_its_shape(shape: str, bound: str) -> None:
    table = let_juppiter_take_shape(Table().at("aestas", 43), shape)
    assert has_power(table.state, shape, bound)
    assert not has_power(table.state, "juppiter", bound)


@pytest.mark.rule("NUM-01", "VICT-03")
def test_a_god_in_juppiters_shape_crowns_nobody() -> None:
    table = Table().at("aestas", 43)
    table.act_with_waiver("isis", "imitate", "NUM-01", god="juppiter").accepted_entries()
    assert has_power(table.state, "isis", "advise_calendar")
    assert gods_with_power(table.state, "mimic") == ("juppiter",)


@pytest.mark.rule("NUM-01", "MOTUS-14", "MOTUS-15")
def test_juppiters_acts_count_by_shape() -> None:
    table = let_juppiter_take_shape(
        Table().at("aestas", 43).with_("cicero", place="gaul"), "minerva"
    )
    table.act("juppiter", "transfer", who="cicero", to="spain").accepted_entries()
    let_juppiter_take_shape(table, "mercury")
    table.act_with_consent(
        "juppiter", "cicero", "plead", god="juppiter", to="gaul"
    ).accepted_entries()


@pytest.mark.rule("NUM-01", "COMM-02")
def test_the_carrier_records_messages_in_any_shape() -> None:
    table = Table().at("aestas", 43)
    cast = table.data["cast"]
    cast["mercury"]["powers"].remove("carry_messages")
    cast["diana"]["powers"].append("carry_messages")
    let_juppiter_take_shape(table, "diana").act(
        "cicero", "send-message", by="juppiter", to="pansa"
    ).accepted_entries()


@pytest.mark.rule("NUM-01")
def test_a_god_who_may_hold_a_dos_is_never_imitated() -> None:
    table = Table().at("aestas", 43)
    cast = table.data["cast"]
    cast["juno"]["powers"].remove("force_proelium")
    cast["diana"]["powers"].append("force_proelium")
    table.act("juppiter", "imitate", god="juno").assert_refused_with("never-this-one")
    table.act("juppiter", "imitate", god="diana").accepted_entries()


@pytest.mark.rule("NUM-01", "PROEL-35", "ROST-16")
@pytest.mark.parametrize(
    ("god", "shape", "die"),
    [
        ("mars", "", "legio_ultrix_immortalis"),
        ("phobos", "", "cohors_ultrix_immortalis"),
        ("juppiter", "mars", "cohors_ultrix_immortalis"),
    ],
)
def test_a_war_god_rolls_his_own_die_and_his_double_the_lesser(
    god: str, shape: str, die: str
) -> None:
    table = meeting_with_war_god(god, shape or god)
    if shape:
        let_juppiter_take_shape(table, shape)
    table.act(god, "provoke", target="octavian").accepted_entries()
    assert latest_battle(table).sides[0].corps[0].kind == die


@pytest.mark.rule("NUM-01", "MORS-13")
@pytest.mark.parametrize(("god", "key"), [("vesta", "will/cicero"), ("venus", "senate-count")])
def test_juppiter_sees_the_slices_of_his_shape_only_while_he_has_it(god: str, key: str) -> None:
    table = Table().at("aestas", 43)
    table.act("cicero", "bequeath", asset="denarius", heir="hirtius").accepted_entries()
    slices = Slices(RULES.phones.slices)
    seen = []
    for shape in (god, "juppiter"):
        slices.follow(table.state)
        seen.append("juppiter" in slices.rendered_slices[key].audience)
        table.act("juppiter", "imitate", god=shape).accepted_entries()
    slices.follow(table.state)
    seen.append("juppiter" in slices.rendered_slices[key].audience)
    assert seen == [False, True, False]
