"""A petition is valid only for the battle, the round or the journey in which it was made."""

from collections.abc import Callable

import pytest

from ledger.kernel.vocabulary.petition_events import PetitionLapsed
from tests.games.ludi_romani.battles import (
    begin_battle,
    duel_after_acceptance,
    duel_before_challenge,
    latest_battle,
    play_rounds,
    send_challenge,
    settle_round,
)
from tests.games.ludi_romani.bonds import make_friends, table_in_one_region
from tests.games.ludi_romani.divorces import repay_dos, table_with_divorce, table_with_marriage
from tests.games.ludi_romani.dying import announce_death, make_ghost
from tests.games.ludi_romani.dying import record_marriage as wedded
from tests.games.ludi_romani.feriae.scenes import claim_cards_of_gods
from tests.games.ludi_romani.sea import actium_without_goods, close_forms, sound_conches
from tests.games.ludi_romani.table import Table

TYPED = {"first_dice": [3], "second_dice": [4]}


def assert_lapse(table: Table, petition: str, over: Callable[[], object]) -> None:
    """Assert that `over` makes a petition lapse, and that all who knew of it are told."""
    table.wait(seconds=0)
    asked = table.state.kernel.petitions[petition]
    assert asked.matter
    over()
    for voice in asked.voices:
        refusal = table.act(voice, "consent", petition=petition).objections()
        assert {"matter-over", "no-such-petition"} & {one.key for one in refusal}
    table.wait(seconds=0)
    assert petition not in table.state.kernel.petitions
    entries = table.state.log.in_order()
    told = [
        one for one in entries if one.event == PetitionLapsed(petition, asked.type, asked.actor)
    ]
    assert [one.audience for one in told] == [asked.audience]


def battle_with_real_dice() -> Table:
    """A battle whose dice lie on the table."""
    table = duel_after_acceptance()
    table.act("minerva", "use-battle-dice", value="table").accepted_entries()
    return table


def stop_battle(table: Table) -> None:
    """Let the presiding god leave, so that the battle is over."""
    table.act(latest_battle(table).presider, "leave-battle").accepted_entries()


@pytest.mark.rule("FATA-11", "PROEL-20")
def test_dice_typed_in_are_not_confirmed_in_a_later_round() -> None:
    table = battle_with_real_dice()
    typed = table.act("minerva", "roll-dice", **TYPED).pending_petition_id()
    assert table.state.kernel.petitions[typed].matter == "proelium-1/concursatio-1/table"
    table.act("octavian", "consent", petition=typed).accepted_entries()

    def roll_next_round() -> None:
        table.act("minerva", "use-battle-dice", value="server").accepted_entries()
        play_rounds(table, (1, 6))
        table.act("minerva", "use-battle-dice", value="table").accepted_entries()

    assert_lapse(table, typed, roll_next_round)
    again = table.act("minerva", "roll-dice", **TYPED).pending_petition_id()
    assert table.state.kernel.petitions[again].matter == "proelium-1/concursatio-2/table"


@pytest.mark.rule("FATA-11", "PROEL-20")
def test_dice_typed_in_are_not_confirmed_in_a_later_battle_of_the_same_two() -> None:
    table = battle_with_real_dice()
    typed = table.act("minerva", "roll-dice", **TYPED).pending_petition_id()

    def stop_and_force_battle() -> None:
        stop_battle(table)
        fields = {"first": "octavian", "second": "antony", "numen": "minerva"}
        table.act("juno", "force-battle", by="minerva", **fields).accepted_entries()
        table.act("minerva", "use-battle-dice", value="table").accepted_entries()
        assert latest_battle(table).id == "proelium-2"

    assert_lapse(table, typed, stop_and_force_battle)


@pytest.mark.rule("FATA-11", "PROEL-20")
def test_dice_of_a_round_are_typed_in_once_and_who_types_again_is_told() -> None:
    table = battle_with_real_dice()
    typed = table.act("minerva", "roll-dice", **TYPED).pending_petition_id()
    again = table.act("minerva", "roll-dice", first_dice=[6], second_dice=[1])
    assert [one.key for one in again.objections()] == ["proposed-already"]
    form = table.form("minerva", "roll-dice")
    assert form is not None
    assert [one.key for one in form.blocked] == ["proposed-already"]
    for who in ("octavian", "antony"):
        table.act(who, "consent", petition=typed).accepted_entries()
    settle_round(table).accepted_entries()
    assert len(latest_battle(table).settled_rounds) == 1
    table.act("minerva", "roll-dice", **TYPED).pending_petition_id()


@pytest.mark.rule("FATA-11", "PROEL-20")
def test_dice_typed_in_wrongly_are_taken_back_and_typed_in_anew() -> None:
    table = battle_with_real_dice()
    typed = table.act("minerva", "roll-dice", **TYPED).pending_petition_id()
    table.act("minerva", "withdraw", petition=typed).accepted_entries()
    table.act("minerva", "roll-dice", first_dice=[6], second_dice=[1]).pending_petition_id()


@pytest.mark.rule("FATA-11", "PROEL-04")
def test_dice_that_a_god_typed_in_are_not_confirmed_under_another() -> None:
    table = duel_before_challenge(Table().with_("mars", place="greece"))
    begin_battle(table, "octavian", "antony", "minerva")
    table.act("minerva", "use-battle-dice", value="table").accepted_entries()
    typed = table.act("minerva", "roll-dice", **TYPED).pending_petition_id()
    hands_over = {"successor": "mars", "by": "mars"}
    assert_lapse(
        table, typed, lambda: table.act("minerva", "leave-battle", **hands_over).accepted_entries()
    )
    table.act("mars", "roll-dice", **TYPED).pending_petition_id()


@pytest.mark.rule("IMAGO-05", "FATA-11")
def test_a_ghosts_die_is_for_the_round_in_which_it_was_typed_in() -> None:
    table = make_ghost(duel_before_challenge(), "pansa", "greece")
    begin_battle(table, "octavian", "antony", "minerva")
    table.act("minerva", "use-battle-dice", value="table").accepted_entries()

    def type_fallen_dice() -> None:
        typed = table.act("minerva", "roll-dice", **TYPED).pending_petition_id()
        for who in ("octavian", "antony"):
            table.act(who, "consent", petition=typed).accepted_entries()

    type_fallen_dice()
    die = table.act("pansa", "influence-roll", leader="octavian", dice=[5]).pending_petition_id()
    other = table.act("pansa", "influence-roll", leader="antony", dice=[5])
    assert [one.key for one in other.objections()] == ["proposed-already"]

    def settle_and_type_round() -> None:
        settle_round(table).accepted_entries()
        type_fallen_dice()

    assert_lapse(table, die, settle_and_type_round)


@pytest.mark.rule("PROEL-43")
def test_vulcans_die_is_lent_for_the_battle_in_which_it_was_offered() -> None:
    table = duel_after_acceptance(Table().with_("vulcan", place="greece"))
    lent = table.act("vulcan", "lend-fabrilis", to="octavian").pending_petition_id()
    assert_lapse(table, lent, lambda: stop_battle(table))


@pytest.mark.rule("PROEL-28")
def test_a_god_takes_over_the_battle_for_which_it_was_asked() -> None:
    table = duel_after_acceptance(Table().with_("mars", place="greece"))
    asked = table.act("minerva", "leave-battle", successor="mars").pending_petition_id()
    assert_lapse(table, asked, lambda: stop_battle(table))


@pytest.mark.rule("PROEL-08")
def test_friends_stand_by_in_the_battle_for_which_they_were_asked() -> None:
    table = duel_before_challenge(Table().with_("agrippa", place="greece", legio_curialis=2))
    name = make_friends(table, "octavian", "agrippa", sworn=True)
    for who in ("octavian", "agrippa"):
        table.act(who, "pass-turn").accepted_entries()
    send_challenge(table, "antony", "octavian", "minerva").accepted_entries()
    beside = {"amicitia": name, "companions": ["agrippa"]}
    asked = table.act("octavian", "accept-challenge", **beside).pending_petition_id()
    assert_lapse(table, asked, lambda: table.act("octavian", "accept-challenge").accepted_entries())


@pytest.mark.rule("PROEL-46")
def test_juno_doubles_the_number_for_which_she_was_begged() -> None:
    table = duel_before_challenge()
    begin_battle(marry_octavian(table), "octavian", "antony", "minerva")
    play_rounds(table, (3, 3), (3, 3))
    table.context.dice = [2]
    table.act("octavian", "roll-dice").accepted_entries()
    plea = table.act("octavia", "beg-doubling").pending_petition_id()

    def decide_battle() -> None:
        table.context.dice = [4]
        table.act("antony", "roll-dice").accepted_entries()
        settle_round(table).accepted_entries()

    assert_lapse(table, plea, decide_battle)


def marry_octavian(table: Table) -> Table:
    """Make Octavian a married man."""
    return wedded(table, "octavia", "octavian")


@pytest.mark.rule("MOTUS-14")
def test_a_plea_is_for_one_battle_only() -> None:
    table = duel_after_acceptance()
    plea = table.act("antony", "plead", to="syria").pending_petition_id()
    assert_lapse(table, plea, lambda: stop_battle(table))


@pytest.mark.rule("MOTUS-14")
def test_a_plea_made_in_peace_still_counts_in_a_battle() -> None:
    table = duel_before_challenge()
    plea = table.act("antony", "plead", to="syria").pending_petition_id()
    begin_battle(table, "octavian", "antony", "minerva").wait(seconds=0)
    table.act("mercury", "consent", petition=plea).accepted_entries()
    assert table.state.seating.place_of("antony") == "syria"


@pytest.mark.rule("MARE-04")
def test_passengers_agree_to_the_voyage_that_starts_where_they_were_asked() -> None:
    table = Table().at("motus", 42).with_("sextus_pompey", place="sicily", classis=8)
    table.with_("cicero", place="sicily")
    asked = table.act(
        "sextus_pompey", "sail", to="rome", passengers=["cicero"]
    ).pending_petition_id()
    away = {"to": "spain"}
    assert_lapse(
        table, asked, lambda: table.act("sextus_pompey", "sail", **away).accepted_entries()
    )


@pytest.mark.rule("BACCH-02")
def test_the_thiasos_saves_from_the_death_for_which_it_was_begged() -> None:
    table = Table().at("aestas", 42).with_("dionysus", place="syria").with_("pansa", place="syria")
    announce_death(table, "pansa", "patronus", "antony")
    plea = table.act("pansa", "appeal-thiasos", to="dionysus").pending_petition_id()

    def spare_pansa() -> None:
        duty = table.state.world.mors.sentences["pansa"].duty
        table.act("antony", "choose", duty=duty, option="spare").accepted_entries()

    assert_lapse(table, plea, spare_pansa)


@pytest.mark.rule("DIV-01")
def test_juno_divorces_the_marriage_for_which_she_was_asked() -> None:
    table = table_with_marriage()
    plea = table.act(
        "livia", "plead-divorce", from_="philippus", plea="alone"
    ).pending_petition_id()
    assert_lapse(
        table,
        plea,
        lambda: table.act(
            "philippus", "plead-divorce", by="juno", from_="livia", plea="alone"
        ).accepted_entries(),
    )


@pytest.mark.rule("AMIC-12")
def test_juno_breaks_the_friendship_for_which_she_was_begged() -> None:
    table = table_in_one_region("gaul", "octavian", "agrippa", "cassius")
    make_friends(table, "octavian", "agrippa", sworn=True)
    make_friends(table, "octavian", "agrippa", "cassius", sworn=True)
    wife = marry_octavian(table)
    wedded(wife, "livia", "philippus")
    pair = {"one": "octavian", "other": "agrippa"}
    plea = table.act("livia", "beg-break", **pair).pending_petition_id()
    assert_lapse(
        table,
        plea,
        lambda: table.act("octavia", "beg-break", by="juno", **pair).accepted_entries(),
    )


@pytest.mark.rule("FER-01")
def test_gods_agree_on_the_holiday_year_of_which_they_were_asked() -> None:
    table = claim_cards_of_gods(Table().at("aestas", 42), "mars", "juno")
    asked = table.act("minerva", "agree-feriae").pending_petition_id()
    year = table.state.kernel.petitions[asked].matter
    table.act("apollo", "ask-juppiter", years=[year])

    def drop_year() -> None:
        table.act_with_waiver("apollo", "drop-years", "FER-02", years=[year]).accepted_entries()

    assert_lapse(table, asked, drop_year)


@pytest.mark.rule("DIV-03")
def test_juno_calls_in_the_dos_for_which_she_was_asked() -> None:
    table = table_with_divorce(denarius=2_000_000)
    plea = table.act("livia", "claim-dos", from_="philippus").pending_petition_id()
    assert_lapse(table, plea, lambda: repay_dos(table).accepted_entries())


@pytest.mark.rule("ACTIUM-08")
def test_an_addition_is_for_the_ship_that_was_next() -> None:
    table = (
        actium_without_goods()
        .with_reading("actium.remainder", "top_up")
        .with_("cicero", denarius=2_700_000)
    )
    table.with_("isis", denarius=900_000).with_("minerva", denarius=900_000)
    close_forms(sound_conches(table))
    lacking = {"quantity": 300_000}
    asked = table.act("cicero", "top-up", from_="isis", **lacking).pending_petition_id()
    another = {"from_": "minerva", **lacking}
    assert_lapse(
        table,
        asked,
        lambda: table.act_with_consent("minerva", "cicero", "top-up", **another).accepted_entries(),
    )


@pytest.mark.rule("ACTIUM-03", "ACTIUM-06")
def test_a_consent_to_one_form_is_no_consent_to_merge_fleets() -> None:
    table = actium_without_goods().with_reading("actium.merge_after_purchase", value=True)
    for who in ("octavian", "antony"):
        table.with_(who, denarius=1_000_000)
    asked = (
        sound_conches(table).act("octavian", "form-alliance", with_="antony").pending_petition_id()
    )
    assert_lapse(table, asked, lambda: close_forms(table))


@pytest.mark.rule("CAL-12", "ACTIUM-05")
def test_a_purchase_asked_for_at_actium_lapses_when_the_conches_sound() -> None:
    table = actium_without_goods().with_("cicero", place="gaul", denarius=600_000)
    table.with_("minerva", place="gaul", legio_curialis=2)
    buying = {"seller": "minerva", "asset": "legio_curialis", "quantity": 1}
    petition = table.act("cicero", "buy-legions", **buying).pending_petition_id()
    assert_lapse(table, petition, lambda: sound_conches(table))


@pytest.mark.rule("MERC-07")
def test_a_purchase_in_a_season_has_no_matter_and_ends_with_its_season() -> None:
    table = Table().at("aestas", 40).with_("cicero", place="gaul", denarius=600_000)
    table.with_("minerva", place="gaul", legio_curialis=2)
    buying = {"seller": "minerva", "asset": "legio_curialis", "quantity": 1}
    petition = table.act("cicero", "buy-legions", **buying).pending_petition_id()
    assert not table.state.kernel.petitions[petition].matter
    table.season().accepted_entries()
    assert petition not in table.state.kernel.petitions
