"""Finds the gods to whom an effect belongs that is no act, while Juppiter has the shape of a god.

Each function gets the god whose shape Juppiter has (or Juppiter himself) and looks among all gods.
"""

from collections.abc import Callable
from typing import Any

from ledger.games.ludi_romani.rules import RULES
from tests.games.ludi_romani.actium.scenes import actium_with_gods, throw_die
from tests.games.ludi_romani.battles import (
    duel_before_challenge,
    play_rounds,
    roll_both_dice,
    send_challenge,
)
from tests.games.ludi_romani.bonds import objections_to_act, state_with_presider, swear_before_juno
from tests.games.ludi_romani.curia import carry_out_law, pass_bill, winter_with_consuls
from tests.games.ludi_romani.dying import record_death, record_marriage
from tests.games.ludi_romani.numina.scenes import NUMINA, gods_with_power
from tests.games.ludi_romani.proelium.scenes import table_with_married_octavian as wife_of_a_fighter
from tests.games.ludi_romani.roles import befriend_pair
from tests.games.ludi_romani.sea import roll_all_fleets as ships_rolled
from tests.games.ludi_romani.sedes.scenes import table_with_last_seat_taken
from tests.games.ludi_romani.table import Answer, Table
from tests.games.ludi_romani.weddings import (
    marry_before_juno,
    summer_in_rome,
    table_with_married_couple,
)

LC, LCL = "legio_curialis", "legio_clientarum"
FIGHTERS = (*gods_with_power("war_challenge"), "juppiter")

Found = Callable[[str], set[str]]


def table_with_juppiter_in_shape(shape: str, table: Table) -> Table:
    """Juppiter has the shape of this god, or his own shape."""
    if shape != "juppiter":
        table.act("juppiter", "imitate", god=shape).accepted_entries()
    return table


def objection_keys(answer: Answer) -> set[str]:
    """Return the keys of the objections. The set is empty if the act was accepted."""
    return {o.key for o in getattr(answer.outcome, "objections", ())}


def gods_holdings(table: Table, asset: str) -> dict[str, int]:
    """Return the quantity of an asset that each god has."""
    return {god: table.state.books.holding(god, asset) for god in NUMINA}


def gods_with_more(before: dict[str, int], after: dict[str, int]) -> set[str]:
    """Return the gods who have more of an asset than before."""
    return {god for god in before if after[god] > before[god]}


def characters_owing_choice(table: Table, kind: str) -> set[str]:
    """Return the characters who owe a choice of this kind."""
    return {duty.owes for duty in table.state.kernel.duties.values() if duty.kind == kind}


def gather_gods(place: str, table: Table) -> Table:
    """Put every god in this region."""
    for god in NUMINA:
        table.set_fact(god, "place", place)
    return table


def reminded_gods_finder(rule: str, season: str) -> Found:
    """Return a finder of the gods who are reminded of a rule."""

    def find_reminded_gods(shape: str) -> set[str]:
        table = table_with_juppiter_in_shape(shape, Table().at(season, 42))
        return {god for god in NUMINA if rule in RULES.phones.reminders(table.state, god)}

    return find_reminded_gods


def recording_gods_finder(scene: Callable[[], Table], actor: str, act: str, **fields: Any) -> Found:
    """Return a finder of the gods who may record the act.

    The gods who are asked are among them. The Fates may record everything and are left out.
    """

    def find_recording_gods(shape: str) -> set[str]:
        table = table_with_juppiter_in_shape(shape, scene())
        recorders = set()
        for god in reversed([god for god in NUMINA if god != "fata"]):
            answer = table.act(actor, act, by=god, **fields)
            if getattr(answer.outcome, "problem", "") != "not-your-card":
                recorders.add(god)
                table = table_with_juppiter_in_shape(shape, scene())
        petition = table.act(actor, act, **fields).pending_petition_id()
        asked = set(table.state.kernel.petitions[petition].voices) & set(NUMINA)
        assert asked <= recorders
        return recorders

    return find_recording_gods


def gaining_gods_finder(asset: str, victim: str) -> Found:
    """Return a finder of the gods who gain this asset when the victim dies."""

    def find_gaining_gods(shape: str) -> set[str]:
        table = table_with_juppiter_in_shape(shape, Table().at("aestas", 42))
        before = gods_holdings(table, asset)
        return gods_with_more(before, gods_holdings(record_death(table, victim), asset))

    return find_gaining_gods


def gods_who_get_proscribed_curiales(shape: str) -> set[str]:
    """Return the gods who receive the curiales of a proscribed general when Phobos announces it."""
    table = table_with_juppiter_in_shape(
        shape, pass_bill(winter_with_consuls(), "cicero", "proscriptio", "antony")
    )
    before = gods_holdings(table, LC)
    carry_out_law(table, "phobos").accepted_entries()
    return gods_with_more(before, gods_holdings(table, LC))


def gods_in_rome_in_winter(shape: str) -> set[str]:
    """Return the gods who are in Rome when a hiems begins, though all were in Gaul before."""
    table = table_with_juppiter_in_shape(shape, gather_gods("gaul", Table().at("motus", 42))).wait(
        minutes=1
    )
    table.season("diana").accepted_entries()
    return {god for god in NUMINA if table.state.seating.place_of(god) == "rome"}


def refusing_gods_finder(place: str, key: str, **legions: int) -> Found:
    """Return a finder of the war gods for whom provoking Octavian is refused with this key.

    Octavian is there with these legiones and a rival.
    """

    def find_refusing_gods(shape: str) -> set[str]:
        table = Table().at("aestas", 42).with_("octavian", place, None, **legions)
        table.with_("m_brutus", place=place)
        table_with_juppiter_in_shape(shape, gather_gods(place, table))
        answers = {
            god: objection_keys(table.act(god, "provoke", target="octavian")) for god in NUMINA
        }
        return {
            god for god, keys in answers.items() if key in keys and "war-gods-provoke" not in keys
        }

    return find_refusing_gods


def gods_who_reroll_lost_die(shape: str) -> set[str]:
    """Return the gods who lose a round to a mortal and roll the next one with the same die."""
    return {god for god in FIGHTERS if _rolls_same_die(shape, god)}


def _rolls_same_die(shape: str, god: str) -> bool:
    nature = shape if god == "juppiter" else god
    place = "gaul" if nature == "bellona" else "greece"
    table = Table().at("aestas", 42).with_("octavian", place, None, **{LC: 2, LCL: 2})
    for who in ("m_brutus", "cassius", "antony"):
        table.with_(who, place="parthia")
    table_with_juppiter_in_shape(shape, table).set_fact(god, "place", place)
    if objection_keys(table.act(god, "provoke", target="octavian")):
        return False
    play_rounds(table, (1, 6), (1, 6))
    return True


def gods_who_hand_out_poison(shape: str) -> set[str]:
    """Return the gods who give a bride her virus."""
    table = table_with_juppiter_in_shape(shape, summer_in_rome())
    before = gods_holdings(table, "virus")
    marry_before_juno(table, "livia", "philippus").accepted_entries()
    return gods_with_more(gods_holdings(table, "virus"), before)


def gods_who_judge_last_seats(shape: str) -> set[str]:
    """Return the gods who decide between two claimants of a last seat."""
    table = table_with_juppiter_in_shape(shape, table_with_last_seat_taken())
    table.act("octavian", "claim-last-seat", to="greece").accepted_entries()
    return characters_owing_choice(table, "last-seat")


def gods_who_carry_out_poison(shape: str) -> set[str]:
    """Return the gods who carry out the death of a character who drew the spade."""
    table = Table().at("aestas", 42).with_("antony", "asia_minor").with_("cicero", "asia_minor")
    record_marriage(table, "octavia", "antony", virus=2)
    table.context.dice = [1]
    table_with_juppiter_in_shape(shape, table).act("octavia", "serve-virus").accepted_entries()
    return characters_owing_choice(table, "death")


def gods_who_judge_throws(shape: str) -> set[str]:
    """Return the gods who judge the time of a throw at Actium. Gods take no shape there."""
    assert shape == "juppiter"
    table = actium_with_gods(antony=3, cicero=3)
    ships_rolled(table, 1, 5)
    throw_die(table, "mars", "antony", "legio_ultrix_immortalis", 6)
    table.act("minerva", "claim-throw", party="antony", asset=LC).accepted_entries()
    return characters_owing_choice(table, "actium-timing")


def gods_asked_about_years(shape: str) -> set[str]:
    """Return the gods who are asked before a year is dropped."""
    table = table_with_juppiter_in_shape(shape, Table().at("aestas", 42))
    table.act("apollo", "ask-juppiter", years=["40"]).accepted_entries()
    return characters_owing_choice(table, "mutatio")


def gods_who_bring_peace(shape: str) -> set[str]:
    """Return the gods in whose presence challenges are impossible."""
    table = table_with_juppiter_in_shape(shape, duel_before_challenge())
    found = set()
    for god in NUMINA:
        if god != "minerva":
            table.set_fact(god, "place", "greece")
        if "peace-here" in objection_keys(send_challenge(table, "antony", "octavian", "minerva")):
            found.add(god)
        if god != "minerva":
            table.set_fact(god, "place", "none")
    return found


def gods_who_refuse_ships(shape: str) -> set[str]:
    """Return the gods to whom a ship cannot be given."""
    table = table_with_juppiter_in_shape(
        shape, Table().at("aestas", 42).with_("antony", classis=40)
    )
    gift = {"asset": "classis", "quantity": 1}
    return {
        g
        for g in NUMINA
        if "owns-nothing" in objection_keys(table.act("antony", "give", to=g, **gift))
    }


def gods_who_never_preside(shape: str) -> set[str]:
    """Return the gods before whom fights are impossible."""
    table = table_with_juppiter_in_shape(shape, duel_before_challenge())
    return {
        god
        for god in NUMINA
        if "may-not-preside" in objection_keys(send_challenge(table, "antony", "octavian", god))
    }


def gods_who_fetch_votes(shape: str) -> set[str]:
    """Return the gods who bring lent votes home while they preside over a battle."""
    table = table_with_juppiter_in_shape(shape, Table().at("hiems", 42))
    sent = {"from_": "cicero"}
    return {
        god
        for god in NUMINA
        if ("AMIC-07", "god-busy")
        not in objections_to_act(
            state_with_presider(table, god), "antony", "recall-votes", numen=god, **sent
        )
    }


def _table_with_friends() -> Table:
    return befriend_pair(Table().at("aestas", 42), "octavian", "agrippa")


def _table_with_oath() -> Table:
    table = _table_with_friends().set_fact("livia", "role", "matrona")
    swear_before_juno(table, "friends", "octavian", "agrippa").accepted_entries()
    return table


def _table_at_last_die() -> Table:
    return roll_both_dice(play_rounds(wife_of_a_fighter(), (2, 4)), 3, 4)


HEARD: dict[str, Found] = {
    "oversee_amicitia": recording_gods_finder(
        _table_with_friends, "octavian", "swear-amicitia", amicitia="friends", with_=["agrippa"]
    ),
    "oversee_nuptiae": recording_gods_finder(summer_in_rome, "livia", "wed", with_="philippus"),
    "grant_divortium": recording_gods_finder(
        table_with_married_couple, "livia", "plead-divorce", from_="philippus", plea="alone"
    ),
    "break_amicitia": recording_gods_finder(
        _table_with_oath, "livia", "beg-break", one="octavian", other="agrippa"
    ),
    "double_final_die": recording_gods_finder(_table_at_last_die, "livia", "beg-doubling"),
    "carry_messages": recording_gods_finder(Table, "octavian", "send-message", to="antony"),
}
"""Powers by which a god is asked for consent, or records the act itself."""

SHARED: dict[str, Found] = {
    "carry_messages": HEARD["carry_messages"],
    "return_suffragia": gods_who_fetch_votes,
    "war_only_lcl": refusing_gods_finder(
        "greece", "nothing-to-attack", legio_curialis=1, legio_clientarum=0
    ),
    "war_only_lc": refusing_gods_finder(
        "greece", "nothing-to-attack", legio_curialis=0, legio_clientarum=1
    ),
    "war_east": refusing_gods_finder(
        "gaul", "outside-the-zone", legio_curialis=1, legio_clientarum=1
    ),
    "war_west": refusing_gods_finder(
        "greece", "outside-the-zone", legio_curialis=1, legio_clientarum=1
    ),
    "immortal_die": gods_who_reroll_lost_die,
    "stop_proelia": gods_who_bring_peace,
    "protect_region": reminded_gods_finder("NUM-28", "hiems"),
    "serve_food": reminded_gods_finder("NUM-13", "aestas"),
    "move_freely": reminded_gods_finder("MOTUS-13", "aestas"),
}
"""Effects of a power that Juppiter has while he has the shape of its god."""

NOT_SHARED: dict[str, Found] = {
    "hold_dos": gaining_gods_finder("dos", "livia"),
    "receive_dead_lc": gaining_gods_finder(LC, "octavian"),
    "receive_proscribed_lc": gods_who_get_proscribed_curiales,
    "stay_rome_hiems": gods_in_rome_in_winter,
    "oversee_virus": gods_who_hand_out_poison,
    "judge_last_seat": gods_who_judge_last_seats,
    "execute_virus": gods_who_carry_out_poison,
    "judge_actium_timing": gods_who_judge_throws,
    "advise_calendar": gods_asked_about_years,
    "give_change": reminded_gods_finder("NUM-31", "hiems"),
    "no_properties": gods_who_refuse_ships,
    "no_oversee": gods_who_never_preside,
}
"""Effects that only the god itself has. Juppiter does not get them with the god's shape."""
