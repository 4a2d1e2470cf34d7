"""SEDES, exactly: the judges of seats, pushed-out characters, and characters without a seat."""

import pytest

from tests.games.ludi_romani.given import table_with_full_gaul
from tests.games.ludi_romani.sedes.scenes import (
    table_with_last_seat_taken,
    table_with_seatless_cicero,
)
from tests.games.ludi_romani.table import Table


@pytest.mark.rule("SEDES-11")
def test_minerva_is_told_of_the_claim() -> None:
    table = table_with_last_seat_taken()
    (warned,) = table.act("octavian", "claim-last-seat", to="greece").assert_warned("SEDES-11")
    assert warned.judges == ("minerva",)


@pytest.mark.rule("SEDES-11")
def test_the_fates_judge_without_minerva() -> None:
    table = Table().at("motus", 42).with_("pansa", place="greece").leave_out_characters("minerva")
    table.act("pansa", "move", to="spain").accepted_entries()
    table.act("agrippa", "move", to="greece").accepted_entries()
    (warned,) = table.act("octavian", "claim-last-seat", to="greece").assert_warned("SEDES-11")
    assert warned.judges == ("fata",)
    duty = next(iter(table.state.kernel.duties.values()))
    assert duty.owes == "fata"
    table.act("fata", "choose", duty=duty.id, option="octavian").accepted_entries()
    table.assert_place("octavian", "greece", "ordinary")


@pytest.mark.rule("SEDES-11")
@pytest.mark.parametrize("seconds", [0, 60])
def test_the_organiser_sets_how_long_a_seat_may_be_contested(seconds: int) -> None:
    table = (
        Table()
        .with_scenario_data(contest_seconds=seconds)
        .at("motus", 42)
        .with_("pansa", place="greece")
    )
    table.act("pansa", "move", to="spain").accepted_entries()
    table.act("agrippa", "move", to="greece").accepted_entries()
    table.wait(seconds=seconds).act("octavian", "claim-last-seat", to="greece").accepted_entries()
    late = (
        Table()
        .with_scenario_data(contest_seconds=seconds)
        .at("motus", 42)
        .with_("pansa", place="greece")
    )
    late.act("pansa", "move", to="spain").accepted_entries()
    late.act("agrippa", "move", to="greece").accepted_entries()
    late.wait(seconds=seconds + 1)
    late.act("octavian", "claim-last-seat", to="greece").assert_refused_with("no-seat-to-contest")


@pytest.mark.rule("SEDES-11")
def test_the_usual_time_is_two_seconds() -> None:
    table = table_with_last_seat_taken().wait(seconds=2)
    table.act("octavian", "claim-last-seat", to="greece").accepted_entries()


@pytest.mark.rule("SEDES-13")
def test_standing_mortals_are_on_the_list_as_well() -> None:
    table = table_with_seatless_cicero().set_fact("cicero", "place", "gaul")
    table.assert_place("cicero", "gaul", "ordinary")
    stands = table_with_full_gaul(Table().at("motus", 42))
    stands.act_with_waiver("octavian", "move", "SEDES-07", to="gaul").accepted_entries()
    warned = stands.wait(minutes=1).season().assert_warned("SEDES-13")
    assert "who:octavian" in warned[0].args["who"]
    assert "who:plancus" not in warned[0].args["who"]
    stands.act("minerva", "seat-unseated", who="octavian", to="rome").accepted_entries()
    stands.assert_place("octavian", "rome", "ordinary")
    stands.act("minerva", "seat-unseated", who="plancus", to="rome").assert_refused_with(
        "sits-already"
    )


@pytest.mark.rule("SEDES-13", "SEDES-10")
def test_nobody_is_seated_by_a_god_while_the_motus_runs() -> None:
    table = table_with_seatless_cicero()
    table.act("minerva", "seat-unseated", who="cicero", to="rome").assert_refused_with("motus-runs")
    table.act("juno", "seat-unseated", who="cicero", to="rome").assert_refused_with(
        "motus-runs", "not-your-strays"
    )


@pytest.mark.rule("SEDES-12")
def test_a_vestal_pushes_out_these_mortals_from_these_places() -> None:
    table = table_with_full_gaul(Table().at("motus", 42)).with_("vesta", place="rome")
    table.with_("juno", place="gaul").with_("atia", role="vestal", place="sicily")
    table.act("vesta", "displace", who="nobody").assert_refused_with("no-such-character")
    table.act("antony", "displace", who="plancus").assert_refused_with("vestals-only")
    table.act("vesta", "displace", who="lepidus").assert_refused_with("seat-is-free")
    table.act("vesta", "displace", who="cleopatra").assert_refused_with("not-to-displace")
    table.act("vesta", "displace", who="juno").assert_refused_with("not-to-displace")
    table.act("vesta", "displace", who="atia").assert_refused_with("not-to-displace")
    table.act("atia", "displace", who="atia").assert_refused_with("not-to-displace")


@pytest.mark.rule("SEDES-12")
def test_a_vestal_who_could_not_come_there_pushes_nobody_out() -> None:
    table = table_with_full_gaul(Table().at("aestas", 43)).with_("vesta", place="rome")
    table.act("vesta", "displace", who="plancus").assert_refused_with("winter-only")


@pytest.mark.rule("ROST-03", "ROST-10")
def test_a_character_begins_in_a_region_of_the_board() -> None:
    table = Table().at("aestas", 44)
    for who in ("cicero", "juno"):
        table.act(who, "choose-start", to="atlantis").assert_refused_with("no-such-region")


@pytest.mark.rule("SEDES-07")
def test_ghosts_come_to_a_full_region_and_stand_there() -> None:
    table = table_with_full_gaul(Table().at("motus", 42)).set_fact("atia", "status", "imago")
    table.act("atia", "drift", to="gaul").accepted_entries()
    table.assert_place("atia", "gaul", "standing")


@pytest.mark.rule("SEDES-04")
def test_taken_and_ownerless_thrones_have_no_notice() -> None:
    table = Table().at("motus", 42).with_("plancus", place="germania")
    table.with_("pollio", place="germania")
    table.act("octavian", "move", to="germania").assert_refused_with("seat-needed")
    vacant = Table().at("motus", 42).with_("plancus", place="germania")
    vacant.with_("pollio", place="germania").leave_out_characters("ariovistus")
    vacant.act("octavian", "move", to="germania").assert_refused_with("seat-needed")
    table_with_full_gaul(Table().at("motus", 42)).act(
        "octavian", "move", to="gaul"
    ).assert_refused_with("seat-needed")


@pytest.mark.rule("SEDES-11")
def test_the_seconds_of_a_contest_are_counted_to_the_millisecond() -> None:
    table = table_with_last_seat_taken()
    table.now += 2_001
    table.act("octavian", "claim-last-seat", to="greece").assert_refused_with("no-seat-to-contest")


@pytest.mark.rule("SEDES-11")
def test_later_acts_do_not_prevent_contesting_a_seat() -> None:
    for acts in range(3):
        table = table_with_last_seat_taken()
        for _ in range(acts):
            table.act(
                "antony", "give", to="cassius", asset="denarius", quantity=100_000
            ).accepted_entries()
        table.act("octavian", "claim-last-seat", to="greece").accepted_entries()


@pytest.mark.rule("SEDES-11", "SEDES-09")
def test_the_judge_owes_one_choice_between_the_two_who_see_it() -> None:
    table = table_with_last_seat_taken()
    claimed = table.act("octavian", "claim-last-seat", to="greece").accepted_entries()
    duty = next(iter(table.state.kernel.duties.values()))
    assert claimed[0].meta is not None
    assert duty.id == f"{claimed[0].meta.command}/last-seat"
    assert claimed[0].event.duty == duty.id
    assert (duty.default, duty.audience) == ("agrippa", ("agrippa", "fata", "minerva", "octavian"))
    assert duty.terms["details"] == "yes"
    assert duty.terms["holder"] == "who:agrippa"
    assert duty.terms["claimant"] == "who:octavian"


@pytest.mark.rule("SEDES-11")
@pytest.mark.parametrize(
    ("winner", "loser", "moves"), [("agrippa", "octavian", False), ("octavian", "agrippa", True)]
)
def test_the_verdict_says_who_won_and_answers_the_question(
    winner: str, loser: str, *, moves: bool
) -> None:
    table = table_with_last_seat_taken()
    table.act("octavian", "claim-last-seat", to="greece").accepted_entries()
    duty = next(iter(table.state.kernel.duties))
    entries = table.act("minerva", "choose", duty=duty, option=winner).accepted_entries()
    (verdict,) = (e.event for e in entries if e.type == "ludi_romani/seat-judged@1")
    assert (verdict.winner, verdict.loser, verdict.moves) == (winner, loser, moves)
    assert verdict.place == "greece"
    assert not table.state.kernel.questions
    table.assert_place(winner, "greece", "ordinary").assert_place(
        loser, "northern_italy", "ordinary"
    )


@pytest.mark.rule("SEDES-12")
def test_vesta_pushes_out_of_full_rome_too() -> None:
    table = Table().at("motus", 42).with_("vesta", place="gaul")
    for who in ("cicero", "isauricus", "maecenas", "hirtius", "pansa"):
        table.with_(who, place="rome")
    table.act("vesta", "displace", who="cicero").assert_warned("SEDES-12")
    table.assert_place("vesta", "rome", "ordinary").assert_place("cicero", "rome", "standing")


@pytest.mark.rule("SEDES-12")
def test_being_a_vestal_does_not_hang_on_the_virus() -> None:
    table = table_with_full_gaul(Table().at("motus", 42)).with_("juno", place="rome")
    table.data["cast"]["juno"]["powers"].append("oversee_virus")
    table.act("juno", "displace", who="plancus").assert_refused_with("vestals-only")


@pytest.mark.rule("SEDES-12")
def test_a_vestal_may_come_by_sea() -> None:
    table = Table().at("aestas", 43).with_("atia", role="vestal", place="rome", classis=1)
    table.with_("pansa", place="greece")
    rises, sailed = table.act("atia", "displace", who="pansa").accepted_entries()
    assert (rises.event.who, sailed.type) == ("pansa", "ludi_romani/sailed@1")
    table.assert_place("atia", "greece", "ordinary").assert_place("pansa", "greece", "standing")
