"""What barter, purchase and gift share: that one has it, and taking back what came with a legio."""

from ledger.contract import Draft, Drafts
from ledger.games.ludi_romani.goods import free_to_pass, legions
from ledger.games.ludi_romani.roster import RoleChanged, role_before
from ledger.games.ludi_romani.state import Game
from ledger.objection import Objection, Objections


def has(state: Game, giver: str, asset: str, amount: int) -> Objections:
    """Nobody hands over what they do not have (FATA-12)."""
    held = free_to_pass(state, giver, asset)
    if amount > held:
        args = {"who": f"who:{giver}", "asset": f"asset:{asset}", "n": amount - held}
        rests = ((giver, asset),)
        yield Objection("FATA-12", "lacks", args, waivable=False, rests_on=rests)


def after_undo(state: Game, who: str, became: str, legiones: int) -> Drafts:
    """With the last legio, taken back, goes the role that came with the first (ROST-04)."""
    left = legions(state, who) - legiones
    if not became or left > 0 or state.world.person(who).role != became:
        return ()
    return (Draft(RoleChanged(who, role_before(became), became)),)
