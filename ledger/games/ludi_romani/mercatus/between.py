"""Rules shared by barter, purchase and gift: who may pass goods to whom, and own them."""

from collections.abc import Callable

from ledger.contract import Draft, Drafts
from ledger.entry import Entry
from ledger.games.ludi_romani import arms, goods, roster, seats
from ledger.games.ludi_romani.mercatus import sale
from ledger.games.ludi_romani.roster import RoleChanged
from ledger.games.ludi_romani.state import Game
from ledger.objection import Objection, Objections, about


def must_be_transferable(asset: str) -> Objections:
    """Votes, a dos, a Rexpressus and special dice stay (ROST-16, 18 to 20, LIM-05, LIM-17)."""
    rule = roster.STAYS.get(asset, "MERC-23")
    yield Objection(rule, "never-given", {"asset": f"asset:{asset}"}, waivable=False)


def taker_must_be_fit_for_votes(state: Game, to: str, asset: str) -> Objections:
    """Virgines and matronae hold no suffragia (ROST-08)."""
    if asset == "suffragium" and state.world.person(to).role in ("virgo", "matrona"):
        yield Objection("ROST-08", "holds-no-votes", about(to), waivable=False)


def must_not_be_votes_between_spouses(state: Game, giver: str, to: str, asset: str) -> Objections:
    """Spouses may swap anything but suffragia (NUPT-05)."""
    if asset == "suffragium" and state.world.bonds.spouses(giver, to):
        yield Objection("NUPT-05", "spouses-swap-no-votes", waivable=False)


def giver_objections(state: Game, giver: str, to: str, asset: str) -> Objections:
    """The objections to somebody giving such an asset to that person."""
    mortal = state.world.person(giver).mortal
    if mortal and asset == goods.CURIALIS:
        yield from must_be_among_friends(state, giver, to)
    if mortal and asset == goods.CLIENTARUM:
        yield from _legions_must_change_hands_in_one_region(state, giver, to)
    if mortal:
        yield from must_go_to_husband(state, giver, to, asset)
        yield from _ghost_must_give_money_only(state, giver, asset)
    yield from arms.legions_must_be_free(state, giver, asset)
    if asset == goods.CLASSIS and not state.switch("classes.gifts_inland"):
        yield from sale.must_be_on_the_coast(state, giver)
        yield from sale.must_be_on_the_coast(state, to)


def _ghost_must_give_money_only(state: Game, giver: str, asset: str) -> Objections:
    """Imagines may give only Denarii before Actium (IMAGO-11)."""
    if asset != goods.DENARIUS and not state.world.person(giver).living:
        yield Objection("IMAGO-11", "ghosts-give-money")


def must_be_among_friends(state: Game, giver: str, to: str) -> Objections:
    """Legiones curiales pass between friends or spouses only, or never (MERC-04, AMIC-04)."""
    reading = state.switch("lc.transfer")
    bonds = state.world.bonds
    if reading == "never":
        yield Objection("MERC-04", "curiales-never-given")
    elif reading != "free" and not (bonds.friends(giver, to) or bonds.spouses(giver, to)):
        yield Objection("MERC-04", "curiales-among-friends")


def must_go_to_husband(state: Game, giver: str, to: str, asset: str) -> Objections:
    """A matrona returns her husband's legiones to him only (ROST-14)."""
    wife = asset in goods.LEGIONES and state.world.person(giver).role == "matrona"
    if wife and not state.world.bonds.spouses(giver, to):
        yield Objection("ROST-14", "legions-back-to-husband", about(giver))


def _legions_must_change_hands_in_one_region(state: Game, giver: str, to: str) -> Objections:
    """Legiones clientarum are given only within one region, as in a barter (MERC-05).

    This does not bind spouses (NUPT-05).
    """
    if not state.world.bonds.spouses(giver, to):
        yield from seats.must_be_in_same_region(state, giver, to, "MERC-05")


def taker_objections(state: Game, giver: str, to: str, asset: str) -> Objections:
    """The objections to somebody receiving such an asset from that person."""
    if not _kept_for_husband(state, giver, to, asset):
        yield from roster.must_be_fit_to_own(state, to, asset)
    if asset in goods.LEGIONES and not state.world.person(to).mortal:
        yield from _legions_must_not_go_to_gods(state, giver, to)
    if asset == goods.DENARIUS:
        yield from _money_must_not_go_to_mercury(state, to)


def _kept_for_husband(state: Game, giver: str, to: str, asset: str) -> bool:
    """Whether a matrona may hold these legiones for her husband (ROST-14, NUPT-05)."""
    wife = state.world.person(to)
    married = state.world.bonds.husband(to) == giver
    return asset in goods.LEGIONES and married and wife.role == "matrona" and wife.living


def _legions_must_not_go_to_gods(state: Game, giver: str, to: str) -> Objections:
    """Gods give no legiones to gods, except to Juventas (MERC-13, 16)."""
    if state.world.person(giver).mortal or not passes_on(state, to):
        yield Objection("MERC-13", "gods-win-legions", about(to))


def passes_on(state: Game, numen: str) -> bool:
    """Whether other gods give this god what it asks for: Juventas (MERC-16)."""
    return seats.has_power(state, numen, "give_procured_gifts")


def _money_must_not_go_to_mercury(state: Game, to: str) -> Objections:
    """Mercury owns nothing (MERC-17); by one reading he accepts bribes."""
    owns_nothing = "no_properties" in state.world.scenario.cast[to].powers
    if owns_nothing and not state.switch("mercury.may_hold_denarii"):
        yield Objection("MERC-17", "owns-nothing", about(to))


def must_have(state: Game, giver: str, asset: str, amount: int) -> Objections:
    """The giver must have the amount free to pass on (FATA-12)."""
    held = goods.free_to_pass(state, giver, asset)
    if amount > held:
        yield goods.lacks(giver, asset, amount - held)


def after_undo(state: Game, who: str, became: str, legiones: int) -> Drafts:
    """The role gained with a first legio is lost if that legio is taken back (ROST-04)."""
    left = goods.legions(state, who) - legiones
    if not became or left > 0 or state.world.person(who).role != became:
        return ()
    return (Draft(RoleChanged(who, roster.role_before(became), became)),)


def legions_taken_back(holder: str) -> Callable[[Game, Entry], Drafts]:
    """The undo of an event that gave the character in this field `quantity` of something."""
    return lambda state, entry: after_undo(
        state, getattr(entry.event, holder), entry.event.becomes, entry.event.quantity
    )
