"""MOTUS and MARE, exactly: the sentences about each way, and ways without any objection."""

import pytest

from ledger.games.ludi_romani.goods import CLIENTARUM, CURIALIS
from tests.games.ludi_romani.given import summer_of_43, table_in_region, table_with_full_gaul
from tests.games.ludi_romani.table import Table


def add_followers(table: Table, leader: str, *who: str) -> Table:
    """Make these people clientes of the leader, or bacchants of a god."""
    god = not table.person(leader).mortal
    for other in who:
        table.set_fact(other, "god" if god else "patronus", leader)
    return table


@pytest.mark.rule("MOTUS-08", "MOTUS-17")
def test_nobody_is_taken_along_in_a_hiems() -> None:
    table = Table().at("hiems", 42).with_("plancus", place="spain")
    table.with_("silenus", place="spain").with_("pansa", place="spain")
    add_followers(table, "lepidus", "plancus").set_fact("lepidus", "status", "ring_bearer")
    table.act("lepidus", "move", to="gaul", companions=["plancus"]).assert_refused_with(
        "winter-holds"
    )
    add_followers(table, "silenus", "pansa")
    band = table.act("silenus", "roam", to="gaul", companions=["pansa"])
    band.assert_refused_with("residence-kept", "winter-holds")


@pytest.mark.rule("MOTUS-08", "MOTUS-17")
@pytest.mark.parametrize("kind", ["aestas", "motus"])
def test_followers_are_taken_along_outside_a_hiems(kind: str) -> None:
    table = Table().at(kind, 42).with_("plancus", place="spain")
    table.with_("silenus", place="spain").with_("pansa", place="spain")
    add_followers(table, "lepidus", "plancus")
    add_followers(table, "silenus", "pansa")
    table.act("lepidus", "move", to="gaul", companions=["plancus"]).accepted_entries()
    table.act("silenus", "roam", to="gaul", companions=["pansa"]).accepted_entries()


@pytest.mark.rule("MOTUS-02")
def test_a_character_who_stays_takes_nobody_along() -> None:
    table = table_in_region(summer_of_43(), "spain", "plancus").set_fact(
        "plancus", "patronus", "lepidus"
    )
    table.act("lepidus", "move", to="spain", companions=["plancus"]).assert_refused_with(
        "already-there", "already-there"
    )
    table.act("lepidus", "move", to="gaul", companions=["plancus"]).accepted_entries()


@pytest.mark.rule("SEDES-07", "MOTUS-02")
def test_a_sitter_keeps_the_seat_and_a_rex_may_change_to_the_throne() -> None:
    table = summer_of_43().with_("ariovistus", place="gaul")
    table.act("lepidus", "move", to="spain").assert_refused_with("already-there")
    table.act("ariovistus", "move", to="gaul").assert_refused_with("already-there")
    table.set_fact("ariovistus", "status", "umbra").set_fact("ariovistus", "place", "germania")
    table.assert_place("ariovistus", "germania", "standing")
    table.set_fact("ariovistus", "status", "not-umbra").assert_place(
        "ariovistus", "germania", "throne"
    )
    table.act("ariovistus", "move", to="germania").assert_refused_with("already-there")


@pytest.mark.rule("MOTUS-03")
def test_a_full_region_blocks_the_way_in_an_aestas_and_is_just_full_in_a_motus() -> None:
    table_with_full_gaul(summer_of_43()).act("lepidus", "move", to="gaul").assert_refused_with(
        "seat-needed", "way-blocked"
    )
    table_with_full_gaul(Table().at("motus", 42)).act(
        "lepidus", "move", to="gaul"
    ).assert_refused_with("seat-needed")


@pytest.mark.rule("MOTUS-10", "MOTUS-11")
def test_only_gods_choose_a_region_for_the_winter() -> None:
    table = Table().at("motus", 42).with_("pluto", place="rome")
    table.act("lepidus", "reside", to="gaul").assert_refused_with("gods-only")
    table.act("juno", "reside", to="gaul").assert_refused_with("choose-start-first")
    table.act("pluto", "reside", to="atlantis").assert_refused_with("no-such-region")
    table.act("mercury", "reside", to="gaul").assert_refused_with(
        "choose-start-first", "needs-no-residence"
    )
    table.act("pluto", "reside", to="rome").assert_unwarned()
    table.act("pluto", "reside", to="rome").assert_refused_with("already-there")
    table.act("pluto", "reside", to="gaul").accepted_entries()
    table.season().accepted_entries()
    table.act("pluto", "reside", to="rome").assert_refused_with("residence-kept")


@pytest.mark.rule("MOTUS-10")
def test_a_residence_outside_the_winter_has_one_objection() -> None:
    table = summer_of_43().with_("pluto", place="rome")
    table.act("pluto", "reside", to="spain").assert_refused_with("winter-only")
    table.act("pluto", "roam", to="spain").assert_unwarned()


@pytest.mark.rule("MOTUS-14", "ROST-03")
def test_only_a_placed_mortal_pleads() -> None:
    table = summer_of_43().with_("juno", place="rome")
    table.act("juno", "plead", to="gaul").assert_refused_with("mortals-only")
    table.act("cicero", "plead", to="gaul").assert_refused_with("choose-start-first")
    shade = table.set_fact("atia", "status", "umbra").act("atia", "plead", to="gaul")
    shade.assert_refused_with("mortals-only", "umbrae-wait")
    petition = table.act("lepidus", "plead", to="gaul").pending_petition_id()
    assert table.state.kernel.petitions[petition].voices == ("mercury",)


@pytest.mark.rule("MOTUS-14", "MOTUS-15")
def test_nobody_is_carried_where_they_are_nor_anywhere_in_a_hiems() -> None:
    table = summer_of_43()
    table.act("lepidus", "plead", to="spain").assert_refused_with("already-there")
    table.act("minerva", "transfer", who="lepidus", to="spain").assert_refused_with("already-there")
    winter = Table().at("hiems", 42)
    winter.act("lepidus", "plead", to="gaul").assert_refused_with("summer-only")
    winter.act("minerva", "transfer", who="lepidus", to="gaul").assert_refused_with("summer-only")


@pytest.mark.rule("MOTUS-15")
def test_the_transfer_is_minervas_and_no_other_judges() -> None:
    table = summer_of_43().with_("juno", place="rome")
    table.data["cast"]["juno"]["powers"].append("judge_last_seat")
    table.act("juno", "transfer", who="lepidus", to="gaul").assert_refused_with("minervas-right")
    table.act("minerva", "transfer", who="juno", to="gaul").assert_refused_with("mortals-only")
    table.set_fact("atia", "status", "umbra")
    table.act("minerva", "transfer", who="atia", to="gaul").assert_refused_with("mortals-only")
    table.set_fact("lepidus", "status", "challenged")
    table.act("minerva", "transfer", who="lepidus", to="gaul").assert_refused_with("battle-holds")


@pytest.mark.rule("MOTUS-14", "MOTUS-15")
def test_a_rescue_to_a_full_region_is_refused_with_the_reason() -> None:
    table = table_with_full_gaul(summer_of_43())
    table.act("lepidus", "plead", to="gaul").assert_refused_with(
        "seat-needed", "carried-needs-seat"
    )
    carried = table.act("minerva", "transfer", who="lepidus", to="gaul")
    carried.assert_refused_with("seat-needed", "carried-needs-seat")


@pytest.mark.rule("MARE-04", "MOTUS-16")
def test_nobody_comes_aboard_out_of_a_battle() -> None:
    table = (
        summer_of_43().with_("cicero", place="sicily").set_fact("cicero", "status", "challenged")
    )
    table.act("sextus_pompey", "sail", to="rome", passengers=["cicero"]).assert_refused_with(
        "battle-holds"
    )


@pytest.mark.rule("MARE-03", "MARE-04")
def test_strict_voyages_need_a_ship_for_each_own_legio() -> None:
    table = summer_of_43().with_reading("sea.check", "refuse").with_("sextus_pompey", classis=3)
    table.with_("lepidus", place="sicily", legio_curialis=1, classis=1)
    table.act("sextus_pompey", "sail", to="rome", passengers=["lepidus"]).pending_petition_id()


@pytest.mark.rule("MOTUS-17", "MARE-09")
def test_seats_are_needed_for_clientes_too_where_one_lands() -> None:
    table = table_in_region(summer_of_43(), "greece", "pansa").with_("cicero", place="sicily")
    add_followers(table, "sextus_pompey", "cicero")
    table.act("pansa", "sail", to="rome").accepted_entries()
    table.act("sextus_pompey", "sail", to="greece", companions=["cicero"]).assert_refused_with(
        "seat-needed", "landing-needs-seat", "seats-for-all"
    )
    table.act("sextus_pompey", "sail", to="greece").accepted_entries()


@pytest.mark.rule("MARE-08")
def test_a_catch_without_white_dice_names_none() -> None:
    table = summer_of_43().with_("ariovistus", place="gaul", legio_clientarum=3, classis=1)
    table.act("ariovistus", "sail", to="sicily").assert_warned("MARE-03")
    for wrong in ({"legio_curialis": 1}, {"legio_clientarum": 2}):
        table.act("neptune", "catch", traveller="ariovistus", **wrong).assert_refused_with(
            "take-excess"
        )
    table.act("neptune", "catch", traveller="ariovistus", **{CURIALIS: 0}).accepted_entries()
    table.assert_holdings("ariovistus", legio_clientarum=1).assert_holdings(
        "neptune", **{CLIENTARUM: 2}
    )


@pytest.mark.rule("MARE-08")
@pytest.mark.parametrize(("white", "red"), [(0, 1), (1, 0)])
def test_the_god_names_the_kind_if_either_is_enough(white: int, red: int) -> None:
    table = summer_of_43().with_("antony", legio_curialis=3, legio_clientarum=2, classis=4)
    table.act("antony", "sail", to="egypt").assert_warned("MARE-03")
    caught = table.act(
        "neptune", "catch", traveller="antony", legio_curialis=white
    ).accepted_entries()[0]
    assert (caught.event.legiones, caught.event.place) == (1, "")
    table.assert_holdings("antony", legio_curialis=3 - white, legio_clientarum=2 - red)


@pytest.mark.rule("MARE-08")
def test_a_god_takes_the_exact_excess_of_both_kinds_of_legio() -> None:
    table = summer_of_43().with_("antony", legio_curialis=3, legio_clientarum=2)
    table.act("antony", "sail", to="egypt").accepted_entries()
    caught = table.act("neptune", "catch", traveller="antony", legio_curialis=2).accepted_entries()[
        0
    ]
    assert caught.event.legiones == 4


@pytest.mark.rule("MARE-07")
@pytest.mark.parametrize("red", [0, 2])
def test_the_god_takes_exactly_the_goods_it_names_from_a_voyage_without_ships(red: int) -> None:
    table = summer_of_43().with_("ariovistus", place="gaul", denarius=200_000)
    table.act("ariovistus", "sail", to="rome").accepted_entries()
    taken = {"legio_curialis": 0, "legio_clientarum": red, "denarius": 0, "to": "rome"}
    caught = table.act("neptune", "catch", traveller="ariovistus", **taken).accepted_entries()[0]
    assert (caught.event.legiones, caught.event.place) == (red, "")
    assert not caught.placements
    table.assert_holdings("ariovistus", legio_clientarum=6 - red, denarius=200_000)


@pytest.mark.rule("MARE-08")
def test_the_later_of_two_equally_bad_voyages_is_remembered() -> None:
    table = summer_of_43()
    for place in ("egypt", "syria"):
        table.act("antony", "sail", to=place).accepted_entries()
    assert table.state.world.voyages["antony"].goal == "syria"


@pytest.mark.rule("MARE-04")
def test_gods_and_the_dead_are_no_passengers() -> None:
    table = summer_of_43().with_("juno", place="sicily").with_("cicero", place="sicily")
    table.set_fact("cicero", "status", "umbra")
    for who in ("juno", "cicero"):
        table.act("sextus_pompey", "sail", to="rome", passengers=[who]).assert_refused_with(
            "no-passenger"
        )


@pytest.mark.rule("MARE-04", "MARE-05", "MOTUS-17")
def test_all_aboard_arrive_and_their_legiones_and_ships_count() -> None:
    table = summer_of_43().with_("lepidus", place="sicily", classis=1)
    table.with_("cicero", place="sicily", classis=1)
    add_followers(table, "sextus_pompey", "lepidus")
    fleet = {"companions": ["lepidus"], "passengers": ["cicero"]}
    sailed = table.act_with_consent(
        "cicero", "sextus_pompey", "sail", to="rome", **fleet
    ).accepted_entries()[1]
    assert (sailed.event.legiones, sailed.event.classes) == (6, 4)
    for who in ("sextus_pompey", "lepidus", "cicero"):
        table.assert_place(who, "rome", "ordinary")
    assert table.state.world.voyages["sextus_pompey"].group == (
        "sextus_pompey",
        "lepidus",
        "cicero",
    )


@pytest.mark.rule("MARE-02", "MOTUS-17")
def test_a_band_neither_leaves_nor_reaches_inland_regions_by_sea() -> None:
    table = summer_of_43().with_("silenus", place="greece").with_("pansa", place="greece")
    add_followers(table, "silenus", "pansa")
    table.act("silenus", "roam", to="parthia", companions=["pansa"]).assert_refused_with(
        "not-by-sea"
    )
    table.act("silenus", "roam", to="egypt", companions=["pansa"]).accepted_entries()


@pytest.mark.rule("MOTUS-10")
def test_a_god_let_into_a_full_region_for_the_winter_stands_there() -> None:
    table = table_with_full_gaul(Table().at("motus", 42)).with_("pluto", place="rome")
    table.act_with_waiver("pluto", "reside", "SEDES-07", "SEDES-10", to="gaul").accepted_entries()
    table.assert_place("pluto", "gaul", "standing")


@pytest.mark.rule("MOTUS-14")
def test_only_mercury_is_asked_to_carry_anybody() -> None:
    table = summer_of_43()
    table.data["cast"]["juno"]["powers"].append("return_suffragia")
    petition = table.act("lepidus", "plead", to="syria").pending_petition_id()
    assert table.state.kernel.petitions[petition].voices == ("mercury",)


@pytest.mark.rule("MOTUS-15")
def test_minerva_puts_nobody_where_there_is_no_region() -> None:
    summer_of_43().act("minerva", "transfer", who="lepidus", to="atlantis").assert_refused_with(
        "no-such-region"
    )


@pytest.mark.rule("MOTUS-08", "MOTUS-17")
def test_an_unseen_bearer_stands_anywhere_and_may_take_a_free_seat() -> None:
    table = table_with_full_gaul(Table().at("hiems", 42)).with_("atia", place="spain")
    table.set_fact("atia", "status", "ring_bearer")
    table.act("atia", "move", to="gaul").accepted_entries()
    table.assert_place("atia", "gaul", "standing")
    table.act("atia", "move", to="gaul").assert_refused_with("seat-needed")
    table.act("atia", "move", to="syria").accepted_entries()
    table.assert_place("atia", "syria", "standing")
    table.act("atia", "move", to="syria").accepted_entries()
    table.assert_place("atia", "syria", "ordinary")


@pytest.mark.rule("SEDES-07", "MOTUS-17")
def test_the_first_of_a_group_that_is_let_through_sit_and_the_rest_stand() -> None:
    table = table_in_region(summer_of_43(), "gaul", "pollio", "calenus", "messala")
    table_in_region(table, "spain", "plancus", "pansa")
    add_followers(table, "lepidus", "plancus", "pansa")
    group = {"to": "gaul", "companions": ["plancus", "pansa"]}
    table.act_with_waiver(
        "lepidus", "move", "SEDES-07", "MOTUS-03", "MOTUS-17", **group
    ).accepted_entries()
    table.assert_place("lepidus", "gaul", "ordinary").assert_place("plancus", "gaul", "ordinary")
    table.assert_place("pansa", "gaul", "standing")


@pytest.mark.rule("MOTUS-12")
def test_those_bound_to_rome_come_there_for_the_winter_and_nobody_else() -> None:
    table = Table().at("motus", 42).with_("mars", place="gaul").with_("juno", place="gaul")
    for god in ("venus", "phobos", "deimos"):
        table.with_(god, place="rome")
    placed = [e for e in table.season().accepted_entries() if e.placements]
    assert [(e.event.who, e.event.season) for e in placed] == [(("mars",), "hiems")]
    assert [p.piece for e in placed for p in e.placements] == ["mars"]
    table.assert_place("juno", "gaul")


@pytest.mark.rule("MOTUS-12")
def test_nobody_is_brought_to_rome_on_a_board_without_it() -> None:
    table = Table().at("motus", 42)
    for who, one in table.data["cast"].items():
        if one["start"] == "rome":
            table.with_(who, place="")
    regions = table.data["regions"]
    roads = [road for road in table.data["roads"] if "rome" not in road]
    table.with_scenario_data(regions={k: v for k, v in regions.items() if k != "rome"}, roads=roads)
    assert not [e for e in table.season().accepted_entries() if e.placements]
