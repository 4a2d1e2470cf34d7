"""NUM: the first goods of each god, restored youth, games of chance, and the messages to gods."""

import pytest

from ledger.games.ludi_romani.rules import RULES
from ledger.games.ludi_romani.scenario.defaults import default_scenario
from ledger.games.ludi_romani.seats import gods_with_power
from tests.games.ludi_romani.battles import duel_after_acceptance, roll_both_dice, settle_round
from tests.games.ludi_romani.deeds import DEEDS
from tests.games.ludi_romani.given import field_options
from tests.games.ludi_romani.numina.scenes import is_offered, result_of_deed
from tests.games.ludi_romani.table import Table

CAST = default_scenario().cast
SHORT = {
    "d": "denarius",
    "lc": "legio_curialis",
    "lcl": "legio_clientarum",
    "cl": "classis",
    "fab": "legio_fabrilis",
    "ult": "legio_ultrix_immortalis",
    "coh": "cohors_ultrix_immortalis",
    "rota": "rota_fortunae",
    "virus": "virus",
    "ring": "ring_of_gyges",
}
ROSTER = {
    "juppiter": "lc 20, d 14000000",
    "juno": "lc 15, d 13000000",
    "neptune": "cl 20, d 2500000",
    "amphitrite": "cl 15, d 1500000",
    "oceanus": "cl 15, d 1500000",
    "venus": "d 4000000",
    "mars": "ult 1",
    "phobos": "coh 1",
    "deimos": "coh 1",
    "ares": "coh 1",
    "bellona": "coh 1",
    "fortuna": "rota 1",
    "saturn_ops": "d 9000000, coh 1",
    "vulcan": "fab 1, lc 5, d 5000000",
    "vesta": "virus 12, lc 10",
    "persephone": "d 9000000",
    "pluto": "d 10000000, ring 1",
    "minerva": "lc 15, d 10000000",
    "mercury": "",
    "juventas": "",
    "dionysus": "lcl 10, d 4000000",
    "silenus": "lcl 5, d 2000000",
    "ariadne": "lcl 5, d 2000000",
    "apollo": "lc 10",
    "diana": "lc 10",
    "tanit": "lcl 10, d 7500000",
    "isis": "lcl 10, d 7500000",
    "cybele": "d 5000000",
    "mithras": "lcl 10, d 7500000",
    "tyr_wotan": "lcl 15",
    "fata": "",
}
"""For each god in the order of the roster, the goods and powers that the roster gives."""


@pytest.mark.rule(
    "NUM-01", "NUM-02", "NUM-03", "NUM-04", "NUM-05", "NUM-06", "NUM-07", "NUM-08", "NUM-09",
    "NUM-10", "NUM-11", "NUM-14", "NUM-15", "NUM-16", "NUM-17", "NUM-18", "NUM-19",
    "NUM-20", "NUM-21", "NUM-22", "NUM-23", "NUM-24", "NUM-25", "NUM-26", "NUM-27", "NUM-28",
    "NUM-29", "NUM-30", "NUM-31",
)  # fmt: skip
@pytest.mark.parametrize("god", ROSTER)
def test_each_god_begins_with_what_the_roster_says(god: str) -> None:
    named = (part.split() for part in ROSTER[god].split(", ") if part)
    assert CAST[god].holdings == {SHORT[asset]: int(count) for asset, count in named}
    assert not CAST[god].mortal


POWERS = {
    "juppiter": "mimic advise_calendar sell_lc",
    "juno": "oversee_amicitia oversee_nuptiae grant_divortium double_final_die "
    "break_amicitia hold_dos force_proelium sell_lc",
    "neptune": "sea_watch sea_confiscate actium_host sell_classes",
    "amphitrite": "sea_watch_east sea_confiscate actium_assist sell_classes",
    "oceanus": "sea_watch_east sea_confiscate actium_assist sell_classes",
    "venus": "preside_senate break_ties judge_acclaim "
    "collect_census receive_dead_lc judge_rex_in_rome stay_rome_hiems",
    "mars": "war_challenge immortal_die execute_senate receive_proscribed_lc stay_rome_hiems",
    "phobos": "war_challenge war_only_lcl immortal_die execute_senate stay_rome_hiems",
    "deimos": "war_challenge war_only_lc immortal_die execute_senate stay_rome_hiems",
    "ares": "war_challenge war_east immortal_die",
    "bellona": "war_challenge war_west immortal_die",
    "fortuna": "adjust_roll",
    "saturn_ops": "serve_food police_sedes",
    "vulcan": "lend_fabrilis sell_lc",
    "vesta": "head_vestals oversee_virus execute_wills",
    "persephone": "oversee_mors accept_imago grant_suicide control_ring",
    "pluto": "oversee_mors accept_imago grant_suicide control_ring",
    "minerva": "enforce_population transfer_player judge_last_seat sell_lc",
    "mercury": "carry_messages move_freely rescue_player return_suffragia no_properties no_oversee",
    "juventas": "restore_youth give_procured_gifts no_oversee",
    "dionysus": "lead_thiasos",
    "silenus": "assist_thiasos",
    "ariadne": "assist_thiasos",
    "apollo": "announce_seasons prevail_aestas pestis sell_lc",
    "diana": "announce_seasons prevail_hiems pestis sell_lc",
    "tanit": "witness_barter convert_lc sell_lcl",
    "isis": "witness_barter convert_lc sell_lcl",
    "cybele": "stop_proelia protect_region no_oversee",
    "mithras": "witness_barter convert_lc sell_lcl",
    "tyr_wotan": "witness_barter convert_lc fight_as_mortal sell_lcl",
    "fata": "enforce_rules settle_disputes give_change execute_virus "
    "instauratio multiply_tributum games_of_chance judge_actium_timing",
}
"""For each god, its powers according to the rulebook."""


@pytest.mark.rule(
    "NUM-01", "NUM-02", "NUM-03", "NUM-04", "NUM-05", "NUM-06", "NUM-07", "NUM-08", "NUM-09",
    "NUM-10", "NUM-11", "NUM-14", "NUM-15", "NUM-16", "NUM-17", "NUM-18", "NUM-19",
    "NUM-20", "NUM-21", "NUM-22", "NUM-23", "NUM-24", "NUM-25", "NUM-26", "NUM-27", "NUM-28",
    "NUM-29", "NUM-30", "NUM-31",
)  # fmt: skip
def test_each_god_has_the_powers_that_the_rulebook_gives_it_and_no_other() -> None:
    assert {god: " ".join(CAST[god].powers) for god in POWERS} == POWERS
    assert set(POWERS) == set(ROSTER)


def test_the_gods_stand_in_the_order_of_the_rulebook() -> None:
    assert [name for name, one in CAST.items() if not one.mortal] == list(ROSTER)


@pytest.mark.rule("NUM-20")
def test_juventas_restores_youth_to_the_living_with_an_effect_of_the_fates() -> None:
    table = Table().at("aestas", 43).set_fact("pansa", "status", "umbra")
    [warning] = table.act("juventas", "restore-youth", who="cicero").assert_warned("NUM-20")
    assert warning.judges == ("fata",)
    for who in ("pansa", "isis"):
        table.act("juventas", "restore-youth", who=who).assert_refused_with("living-mortals-only")
    table.act("juventas", "restore-youth", who="zeus").assert_refused_with("no-such-character")
    table.act("isis", "restore-youth", who="cicero").assert_refused("NUM-20")
    assert table.form("isis", "restore-youth") is None
    offered = table.form("juventas", "restore-youth")
    assert offered is not None
    assert "cicero" in field_options(offered.fields[0])
    assert not {"pansa", "isis"} & set(field_options(offered.fields[0]))


@pytest.mark.rule("NUM-31")
def test_the_fates_have_games_of_chance_played() -> None:
    table = Table().at("aestas", 43)
    game = {"players": ["cicero", "isis"], "sides": 20, "words": "a legion of the loser's"}
    table.act("isis", "play-for-chance", **game).assert_refused_with("fates-gamble")
    assert table.form("isis", "play-for-chance") is None
    table.context.dice = [3, 17]
    [entry] = table.act("fata", "play-for-chance", **game).accepted_entries()
    assert [(r.sides, r.value) for r in entry.rolls] == [(20, 3), (20, 17)]
    assert entry.event.values == (3, 17)
    twice = {**game, "players": ["cicero", "cicero"]}
    table.act("fata", "play-for-chance", **twice).assert_refused_with("one-die-each")
    unknown = {**game, "players": ["zeus"]}
    table.act("fata", "play-for-chance", **unknown).assert_refused_with("no-such-character")


@pytest.mark.rule("NUM-01", "NUM-12", "NUM-13", "NUM-28", "NUM-31")
@pytest.mark.parametrize(
    ("god", "season", "rule", "shown"),
    [
        ("juventas", "hiems", "NUM-28", False),
        ("saturn_ops", "aestas", "NUM-13", True),
        ("saturn_ops", "hiems", "NUM-13", False),
        ("isis", "aestas", "NUM-13", False),
        ("cybele", "hiems", "NUM-28", True),
        ("isis", "hiems", "NUM-28", False),
        ("fata", "hiems", "NUM-31", True),
        ("juno", "hiems", "NUM-31", False),
        ("juppiter", "hiems", "NUM-01", False),
    ],
)
def test_gods_are_reminded_of_what_no_act_does(
    god: str,
    season: str,
    rule: str,
    shown: bool,
) -> None:
    table = Table().at(season, 43)
    assert (rule in RULES.phones.reminders(table.state, god)) == shown


@pytest.mark.rule("NUM-20", "NUM-31", "PROEL-44", "FATA-09")
def test_the_fates_let_a_god_do_another_gods_act() -> None:
    table = roll_both_dice(duel_after_acceptance(), 4, 3)
    table.act_with_waiver("isis", "restore-youth", "NUM-20", who="cicero").accepted_entries()
    table.act_with_waiver(
        "isis", "turn-fortune", "PROEL-44", leader="octavian", change=2
    ).accepted_entries()
    table.act_with_waiver(
        "isis", "turn-fortune", "PROEL-44", leader="octavian", change=-1
    ).accepted_entries()
    assert settle_round(table).accepted_entries()[1].event.totals == (5, 3)
    table.context.dice = [3, 4]
    game = {"players": ["cicero", "isis"], "sides": 6, "words": "a drink"}
    table.act_with_waiver("isis", "play-for-chance", "NUM-31", **game).accepted_entries()


@pytest.mark.rule("NUM-01", "FATA-09")
def test_another_god_and_no_mortal_takes_a_shape_by_a_ruling_of_the_fates() -> None:
    table = Table().at("aestas", 43)
    table.act_with_waiver("isis", "imitate", "NUM-01", god="mercury").accepted_entries()
    assert gods_with_power(table.state, "rescue_player") == ("mercury", "isis")
    table.act_with_waiver("cicero", "imitate", "NUM-01", god="mercury").assert_refused_with(
        "juppiter-imitates"
    )


@pytest.mark.rule("NUM-20", "NUM-28", "NUM-31")
@pytest.mark.parametrize(
    ("power", "rule"), [("protect_region", "NUM-28"), ("give_change", "NUM-31")]
)
def test_a_reminder_goes_to_every_holder_of_its_power(power: str, rule: str) -> None:
    table = Table().at("hiems", 43)
    table.data["cast"]["isis"]["powers"].append(power)
    assert rule in RULES.phones.reminders(table.state, "isis")


@pytest.mark.rule("NUM-20", "NUM-31")
@pytest.mark.parametrize("power", ["restore_youth", "games_of_chance"])
def test_a_favour_comes_from_every_holder_of_its_power(power: str) -> None:
    table = Table().at("aestas", 43)
    table.data["cast"]["isis"]["powers"].append(power)
    deed = DEEDS[power]
    table.context.dice = [3, 5]
    assert is_offered(table, deed, "isis")
    assert result_of_deed(table, deed, "isis") == deed.came
