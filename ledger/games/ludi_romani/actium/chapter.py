"""ACTIUM: the last battle, at sea, in which all parties fight each other."""

from ledger.games.ludi_romani.actium import (
    dice,
    disputes,
    forms,
    gifts,
    parties,
    rounds,
    throws,
    top_up,
)
from ledger.games.ludi_romani.actium.stages import battle_hosts, is_battle_on, sea_gods
from ledger.games.ludi_romani.actium.state import FORMS_STAGE
from ledger.games.ludi_romani.chapter import RomanChapter
from ledger.games.ludi_romani.state import Game

ALLIANCE_ACTS = (parties.BLOW_CONCHES, parties.FORM_ALLIANCE, parties.LEAVE_ALLIANCE)
FORM_ACTS = (
    gifts.GIVE_TO_PARTY,
    gifts.TAKE_BACK_GIFT,
    forms.CHECK_FORM,
    forms.CLOSE_FORMS,
    top_up.TOP_UP,
)
ROUND_ACTS = (dice.SET_SEA_DICE, rounds.ROLL_SHIPS, throws.THROW_FOR, disputes.CLAIM_THROW)
VICTORY_ACTS = (rounds.NAME_VICTOR, rounds.FIGHT_ON)


def _helps_count_forms(state: Game, character: str) -> bool:
    """Return whether gods should be reminded to help with the count of the forms (ACTIUM-09)."""
    return state.world.actium.stage == FORMS_STAGE and not state.world.person(character).mortal


def _calls_to_battle(state: Game, character: str) -> bool:
    """Return whether the gods of the sea should be reminded to call (ACTIUM-01)."""
    is_battle_pending = state.period.kind == "actium" and not state.world.actium.stage
    return is_battle_pending and character in sea_gods(state)


def _is_reminded_to_call_out(state: Game, character: str) -> bool:
    """Return whether Neptune should be reminded to call out the dice of each round (ACTIUM-14)."""
    return is_battle_on(state) and character in battle_hosts(state)


def _should_sail_with_protector(state: Game, character: str) -> bool:
    """Return whether the character should be reminded to sail with a patronus or god (CLI-15)."""
    actium = state.world.actium
    party = actium.party_of(character) if actium.stage == FORMS_STAGE else None
    return party is not None and character not in (*party.heads, party.leader)


ACTIUM = RomanChapter(
    "ACTIUM",
    modules=(parties, gifts, forms, top_up, dice, rounds, throws, disputes),
    acts=(*ALLIANCE_ACTS, *FORM_ACTS, *ROUND_ACTS, *VICTORY_ACTS),
    # The acts of imagines at Actium (IMAGO-13).
    for_ghosts=("give-to-party", "take-back-gift", "throw-for", "claim-throw"),
    reminders=(
        ("ACTIUM-01", _calls_to_battle),
        ("ACTIUM-09", _helps_count_forms),
        ("ACTIUM-14", _is_reminded_to_call_out),
        ("CLI-15", _should_sail_with_protector),
    ),
)
