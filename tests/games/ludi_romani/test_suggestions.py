"""Suggested acts depend on role, season and place, and on the gains of each act."""

from dataclasses import replace

import msgspec
import pytest

from ledger.contract.messages import messages_of
from ledger.contract.offer import Form, Suggestion
from ledger.games.ludi_romani.seats import mortals_without_seat, number_of_free_seats
from ledger.games.ludi_romani.state import ROLES as ROLES_OF_THE_GAME
from ledger.games.ludi_romani.suggestions import (
    ACTS_IN_MOTUS,
    ACTS_OF_DEAD,
    ACTS_OF_FATA,
    ACTS_OF_GODS,
    ACTS_OF_LIVING,
    suggestions_for_actor,
)
from ledger.kernel.previewing.preview import state_known_to
from ledger.record.shared_map import Map
from tests.games.ludi_romani.divorces import DOS, table_with_divorce
from tests.games.ludi_romani.dying import make_ghost
from tests.games.ludi_romani.roles import ROLES, WHO, table_with_role
from tests.games.ludi_romani.table import MACHINE, Table
from tests.games.suggested import first_suggestion, first_suggestion_text

MESSAGES = messages_of("ludi_romani")


def winter_in_egypt() -> Table:
    """In the hiems of the year 42, Cicero, Livia, Cleopatra, Juno and Minerva winter in Egypt."""
    table = Table().at("hiems", 42).with_("cicero", "egypt").with_("livia", "egypt")
    return table.with_("juno", "egypt").with_("minerva", "egypt")


@pytest.mark.rule("ROST-03", "ROST-04")
def test_choosing_a_place_is_the_first_suggestion() -> None:
    assert first_suggestion_text(Table(), "cicero") == [
        "Choose where to begin: 13 regions have room",
        "Become a general: a first legion from 200,000 D",
        "Buy ships, 300,000 D each",
    ]
    assert first_suggestion_text(Table(), "juno") == ["Choose where to begin: 13 regions have room"]


def winter_after_motus(table: Table) -> Table:
    """End the motus with which the table began."""
    table.act_with_waiver("apollo", "announce-season", "SEDES-13").accepted_entries()
    return table


def seating_suggestion(table: Table) -> Suggestion:
    """Return the suggestion to seat mortals that Saturn and Ops read."""
    return suggestion_of(table, "saturn_ops", "seat-unseated")


def suggestion_of(table: Table, god: str, act: str) -> Suggestion:
    """Return the suggestion of an act that a god reads."""
    return next(one for one in first_suggestion(table, god) if one.act == act)


@pytest.mark.rule("SEDES-13")
def test_saturn_reads_the_nearest_free_seat_of_each_mortal_without_one() -> None:
    table = Table().at("aestas", 43).with_("atia", role="vestal", place="rome", classis=1)
    table.with_("pansa", place="greece")
    table.act("atia", "displace", who="pansa").accepted_entries()
    suggestion = seating_suggestion(table)
    (act,) = suggestion.ready
    assert act.fields["who"] == "pansa"
    assert act.fields["to"] in table.state.world.scenario.neighbours("greece")
    assert suggestion.args["n"] == len(mortals_without_seat(table.state))
    names = {name: str(value).partition(":")[2] for name, value in act.args.items()}
    assert MESSAGES.text(act.key, names) == f"Seat pansa in {act.fields['to']}"


@pytest.mark.rule("SEDES-04", "SEDES-13")
def test_saturn_reads_the_throne_of_a_rex_without_a_seat() -> None:
    table = winter_after_motus(Table().at("motus", 42).with_("ariovistus", place=""))
    goals = {act.fields["who"]: act.fields["to"] for act in seating_suggestion(table).ready}
    assert goals["ariovistus"] == "germania"


@pytest.mark.rule("SEDES-13")
def test_all_seats_that_saturn_reads_can_be_given_one_after_the_other() -> None:
    table = winter_after_motus(Table().at("motus", 42))
    suggestion = seating_suggestion(table)
    assert len(suggestion.ready) > 15
    for act in suggestion.ready:
        table.act("saturn_ops", "seat-unseated", **act.fields).accepted_entries()
        table.assert_place(act.fields["who"], act.fields["to"])
    regions = table.state.world.scenario.regions
    assert not mortals_without_seat(table.state) or not any(
        number_of_free_seats(table.state, region) for region in regions
    )


@pytest.mark.rule("SEDES-13", "PEST-07")
def test_saturn_reads_no_seat_in_a_region_that_the_plague_struck() -> None:
    table = winter_after_motus(Table().at("motus", 42))
    goals = {act.fields["to"] for act in seating_suggestion(table).ready}
    struck = min(goals - {"rome"})
    table.act("apollo", "strike-plague", place=struck).accepted_entries()
    healthy = {act.fields["to"] for act in seating_suggestion(table).ready}
    assert healthy
    assert struck not in healthy


@pytest.mark.rule("SEDES-13", "ROST-03")
def test_in_the_first_season_mortals_choose_where_to_begin_and_saturn_reads_no_seat() -> None:
    assert seating_suggestion(Table()).ready == ()


@pytest.mark.rule("TRIB-01")
def test_a_god_who_owes_tribute_pays_each_claimant_with_one_act() -> None:
    table = winter_in_egypt()
    ready = suggestion_of(table, "juno", "pay-tribute").ready
    assert {act.fields["to"] for act in ready} == {"cicero", "livia", "cleopatra"}
    for act in ready:
        table.act("juno", "pay-tribute", **act.fields).accepted_entries()


@pytest.mark.rule("TRIB-04")
def test_a_god_with_too_little_money_for_all_chooses_whom_to_pay() -> None:
    table = winter_in_egypt().with_("juno", "egypt", denarius=500_000)
    assert suggestion_of(table, "juno", "pay-tribute").ready == ()


@pytest.mark.rule("TRIB-09")
def test_a_claimant_with_a_ghost_is_not_paid_with_one_act() -> None:
    table = make_ghost(winter_in_egypt(), "atia", "egypt")
    table.act("atia", "attach", to="cicero").accepted_entries()
    paid = {act.fields["to"] for act in suggestion_of(table, "juno", "pay-tribute").ready}
    assert paid == {"livia", "cleopatra"}


@pytest.mark.rule("TRIB-01", "TRIB-06")
def test_a_winter_suggestion_names_tribute_its_sum_and_the_gods_who_owe_it() -> None:
    table = winter_in_egypt()
    first = first_suggestion(table, "cicero")[0]
    assert (
        first_suggestion_text(table, "cicero")[0] == "Collect 300,000 D each from juno and minerva"
    )
    assert not first.fields
    table.act("cicero", "collect-tribute", from_="minerva").accepted_entries()
    first = first_suggestion(table, "cicero")[0]
    assert first_suggestion_text(table, "cicero")[0] == "Collect 300,000 D from juno"
    assert first.fields == {"from": "juno"}
    table.act("cicero", first.act, **first.fields).accepted_entries()
    assert "collect-tribute" not in {one.act for one in first_suggestion(table, "cicero")}


@pytest.mark.rule("IMAGO-07")
def test_a_suggested_tribute_names_the_ghosts_share() -> None:
    table = (
        winter_in_egypt()
        .leave_out_characters("minerva")
        .with_("pluto", "southern_italy")
        .with_("balbus", "spain")
    )
    make_ghost(table, "balbus", "egypt")
    table.act("balbus", "attach", to="cicero").accepted_entries()
    assert (
        first_suggestion_text(table, "cicero")[0]
        == "Collect 300,000 D from juno, of which ghosts take 100,000 D"
    )
    before = table.state.books.holding("cicero", "denarius")
    table.act("cicero", "collect-tribute", from_="juno").accepted_entries()
    assert table.state.books.holding("cicero", "denarius") == before + 200_000


@pytest.mark.rule("TRIB-02")
def test_a_god_is_told_how_many_it_owes_tribute() -> None:
    assert first_suggestion_text(winter_in_egypt(), "juno")[0] == (
        "3 people may each collect 300,000 D from you"
    )
    assert (
        first_suggestion(Table().at("aestas", 42).with_("juno", "egypt"), "juno")[0].act == "roam"
    )


@pytest.mark.rule("NUPT-01")
def test_a_suggested_wedding_fills_in_the_only_groom() -> None:
    table = table_with_role("virgo", others={"hirtius": {"place": "gaul"}})
    first = first_suggestion(table, "livia")[0]
    assert first_suggestion_text(table, "livia")[0] == "Marry hirtius"
    assert first.fields == {"with": "hirtius"}
    two = table_with_role(
        "virgo", others={"hirtius": {"place": "gaul"}, "pansa": {"place": "gaul"}}
    )
    assert first_suggestion_text(two, "livia")[0] == "Marry: 2 people here are free to"


@pytest.mark.rule("MOTUS-05")
def test_a_move_is_suggested_before_a_purchase_between_the_seasons() -> None:
    table = Table().at("motus", 42)
    assert [one.act for one in first_suggestion(table, "octavian")][:2] == ["move", "buy-legions"]
    assert first_suggestion(Table().at("aestas", 42), "octavian")[0].act == "buy-legions"


@pytest.mark.rule("ROST-14", "ROST-15")
def test_nobody_is_told_to_buy_what_they_cannot_own() -> None:
    for role in ("virgo", "matrona", "imago"):
        acts = {one.act for one in first_suggestion(table_with_role(role), WHO[role])}
        assert not {"buy-legions", "buy-classes"} & acts
    assert {one.act for one in first_suggestion(table_with_role("imago"), WHO["imago"])} <= set(
        ACTS_OF_DEAD
    )


@pytest.mark.rule("IMAGO-04", "IMAGO-07")
def test_a_ghost_is_told_its_share_of_a_hosts_tribute() -> None:
    table = table_with_role("imago", others={"hirtius": {"place": "gaul"}})
    assert (
        first_suggestion_text(table, "cassius")[0]
        == "Fasten on hirtius for 100,000 D of each tribute"
    )


@pytest.mark.rule("DIV-03")
def test_a_debtor_of_a_dos_is_told_the_sum_and_the_creditor() -> None:
    table = table_with_divorce(denarius=DOS)
    (debt,) = table.state.world.bonds.debts.values()
    assert (
        first_suggestion_text(table, debt.husband)[0]
        == f"Pay back the dos of {debt.dos:,} D to {debt.wife}"
    )
    calling = f"Have Juno call in {debt.dos:,} D of dos from {debt.husband}"
    assert calling in first_suggestion_text(table, debt.wife)


@pytest.mark.parametrize("role", ROLES)
def test_three_acts_come_first_at_most_each_open_and_each_once(role: str) -> None:
    table = table_with_role(
        role, others={"hirtius": {"place": "gaul"}, "balbus": {"place": "gaul"}}
    )
    first = first_suggestion(table, WHO[role])
    assert 1 <= len(first) <= 3
    assert len({one.act for one in first}) == len(first)
    assert {one.act for one in first} <= {*table.forms_open_to(WHO[role])}


@pytest.mark.parametrize("role", [role for role in ROLES if role != "matrona"])
def test_a_new_player_gets_the_guide_of_the_role(role: str) -> None:
    table = table_with_role(role, others={"hirtius": {"place": "gaul"}})
    first, *rest = first_suggestion(table, WHO[role])
    assert first.guide == f"guide-{role}"
    assert MESSAGES.has(first.guide)
    assert not any(one.guide for one in rest)


@pytest.mark.rule("MOTUS-09", "MOTUS-10", "MOTUS-11")
@pytest.mark.parametrize(
    ("god", "kind", "following_kind", "guide"),
    [
        ("minerva", "aestas", "motus", "guide-numen"),
        ("minerva", "motus", "aestas", "guide-numen"),
        ("minerva", "motus", "hiems", "guide-numen-motus"),
        ("venus", "motus", "hiems", "guide-numen-winter"),
        ("minerva", "hiems", "motus", "guide-numen-winter"),
    ],
)
def test_the_guide_of_a_god_fits_the_season(
    god: str, kind: str, following_kind: str, guide: str
) -> None:
    years = {"aestas": 44, "hiems": 43}
    calendar = [
        {"seq": number, "kind": one, "minutes": 5}
        | ({"year_bce": years[one]} if one in years else {})
        for number, one in enumerate((kind, following_kind), start=1)
    ]
    actium = {"seq": 3, "kind": "actium", "year_bce": 31}
    table = Table().with_scenario_data(calendar=[*calendar, actium])
    assert first_suggestion(table, god)[0].guide == guide
    assert MESSAGES.has(guide)


def test_nobody_is_led_after_their_first_act_or_the_first_season() -> None:
    table = Table()
    table.act("cicero", "introduce", name="Marcus").accepted_entries()
    assert first_suggestion(table, "cicero")[0].guide == "guide-senator"
    table.act("cicero", "choose-start", to="gaul").accepted_entries()
    assert not first_suggestion(table, "cicero")[0].guide
    assert first_suggestion(table, "hirtius")[0].guide
    table.season()
    assert not first_suggestion(table, "hirtius")[0].guide


def test_a_phone_that_takes_a_card_late_gets_the_guide_until_its_first_act() -> None:
    table = Table()
    table.act("cicero", "choose-start", to="gaul").accepted_entries()
    table.season()
    assert not first_suggestion(table, "cicero")[0].guide
    table.now += 1
    table.act("cicero", "claim-card", card_="cicero-1", device="d" * 64).accepted_entries()
    assert first_suggestion(table, "cicero")[0].guide == "guide-senator"
    table.act("cicero", "move", to="northern_italy").accepted_entries()
    assert not first_suggestion(table, "cicero")[0].guide


def test_a_message_is_suggested_if_no_other_act_is_open() -> None:
    table = Table()
    known = state_known_to(MACHINE, table.state, table.viewer("cicero"))
    forms: dict[str, Form] = {"give": Form(), "send-message": Form()}
    assert [one.act for one in suggestions_for_actor(known, "cicero", forms)] == ["send-message"]
    forms["move"] = Form()
    assert [one.act for one in suggestions_for_actor(known, "cicero", forms)] == ["move"]


def test_whether_somebody_is_new_is_known_without_reading_the_ledger_again() -> None:
    table = Table()
    table.act("cicero", "choose-start", to="gaul").accepted_entries()
    assert table.state.log.acted["cicero"] <= table.state.log.position
    unread = msgspec.structs.replace(table.state.log, entries=Map())
    state = replace(table.state, log=unread)
    for who, new in (("cicero", False), ("hirtius", True)):
        known = state_known_to(MACHINE, state, table.viewer(who))
        first = next(
            iter(suggestions_for_actor(known, who, {"move": Form(), "choose-start": Form()}))
        )
        assert bool(first.guide) is new


def test_the_fates_let_play_begin_before_all_else() -> None:
    table = Table()
    table.waits = True
    first = first_suggestion(table, "fata")[0]
    assert (first.act, first.guide) == ("begin-play", "guide-fates")


@pytest.mark.parametrize("role", ROLES_OF_THE_GAME)
def test_every_role_has_a_guide(role: str) -> None:
    assert MESSAGES.has(f"guide-{role}")


@pytest.mark.parametrize(
    "act", sorted({*ACTS_OF_LIVING, *ACTS_IN_MOTUS, *ACTS_OF_DEAD, *ACTS_OF_GODS, *ACTS_OF_FATA})
)
def test_every_suggested_act_exists_and_has_words(act: str) -> None:
    assert act in MACHINE.acts or act in MACHINE.kernel_acts
    assert MESSAGES.has(f"suggest-{act}") or MESSAGES.has(f"act-{act}")
