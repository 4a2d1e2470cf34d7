"""The execution of wills, and heirs that the executor names (MORS-14, MORS-16, MORS-17)."""

from collections.abc import Iterator

from pydantic import Field

from ledger.contract.acts import Act, ActContext, Command, Draft, Drafts, fold_of
from ledger.contract.form import Choice, Option
from ledger.contract.offer import Form, KnownState, open_to, options_form
from ledger.games.ludi_romani import audiences, goods, places, seats
from ledger.games.ludi_romani.limits import must_stay_within_ten, room_for_legions
from ledger.games.ludi_romani.mors import vestals, wills
from ledger.games.ludi_romani.mors.estate import (
    ESTATE_GOODS,
    amount_left,
    draft_duty_end,
    estate_holdings,
    handing_down_postings,
    without_estate,
)
from ledger.games.ludi_romani.roster import role_from_asset, with_armed_character
from ledger.games.ludi_romani.scenario.value_types import RomanAsset
from ledger.games.ludi_romani.state import Game, World
from ledger.record.audience import EVERYBODY, Audience, only
from ledger.record.entry import Entry, Event, Posting
from ledger.record.objection import Args, Objection, Objections, is_met
from ledger.record.references import Asset, Who, arguments_of


class ApproveWill(Command):
    """Approve a will, and carry it out."""

    dead: Who
    """The dead person whose will it is."""


class NameHeir(Command):
    """Give a part of a dead character's estate to an heir."""

    dead: Who
    """The dead person."""
    asset: RomanAsset
    """The asset."""
    to: Who
    """The character who gets it."""
    quantity: int = Field(ge=1, le=goods.MAX_DENARII)
    """The amount, in units of the asset (money in denarii)."""


class WillExecuted(Event, stored="ludi_romani/will-executed@1"):
    """A will that was approved."""

    dead: str
    executor: str
    heirs: tuple[tuple[str, str], ...]
    """Each asset with its heir."""

    armed: tuple[tuple[str, str], ...] = ()
    """Each heir who got a first legio, with the new role."""

    closed: bool = False
    """Whether nothing is left in the estate."""


class HeirChosen(Event, stored="ludi_romani/heir-chosen@1"):
    """A part of an estate that the executor gave to an heir."""

    dead: Who
    executor: Who
    heir: Who
    asset: Asset
    quantity: int
    becomes: str = ""
    """The heir's new role; empty for no change."""

    closed: bool = False
    """Whether nothing is left in the estate."""


def _approve_objections(state: Game, actor: str, command: ApproveWill) -> Objections:
    """Raise an objection unless Vesta approves a will that names an heir (MORS-14)."""
    if objections := tuple(vestals.estate_must_be_open(state, command.dead, "MORS-17")):
        yield from objections
        return
    is_executor = seats.has_power(state, actor, "execute_wills")
    if not is_executor:
        yield Objection("MORS-14", "vesta-approves")
    if not tuple(_executable_bequests(state, command.dead)):
        # Only Vesta may know whether there is a will, and whether it leaves money.
        known_goods = () if is_executor else ((command.dead, goods.DENARIUS),)
        message_args = {"who": f"who:{command.dead}"}
        yield Objection("MORS-13", "no-heir-named", message_args, rests_on=known_goods)
    yield from vestals.college_must_agree(state, command.dead)


def _executable_bequests(state: Game, deceased: str) -> Iterator[tuple[str, str, int]]:
    """Yield the bequests that can be carried out: asset, heir and amount."""
    estate = state.world.mors.estates[deceased]
    will = state.world.mors.heirs_named_by(deceased) if estate.cause != "suicide" else {}
    for asset, amount in estate_holdings(state, deceased).items():
        heir = will.get(asset, "")
        if heir and is_met(wills.heir_objections(state, heir, asset)):
            yield asset, heir, amount


def _draft_execution_of_will(
    state: Game, actor: str, command: ApproveWill, _context: ActContext
) -> Drafts:
    """Return the drafts of a will: heirs get their goods (MORS-14), Vesta a surplus (MORS-17)."""
    deceased = command.dead
    bequests = tuple(_executable_bequests(state, deceased))
    postings = tuple(
        posting
        for asset, heir, amount in bequests
        for target, share in _shares_within_limit(state, actor, heir, asset, amount)
        for posting in handing_down_postings(state, deceased, asset, target, share)
    )
    event = WillExecuted(
        dead=deceased,
        executor=actor,
        heirs=tuple((asset, heir) for asset, heir, _ in bequests),
        armed=tuple(_roles_of_armed_heirs(state, postings)),
        closed=estate_holdings(state, deceased).keys() == {asset for asset, _, _ in bequests},
    )
    return (Draft(event, postings), *(draft_duty_end(state, deceased) if event.closed else ()))


def _shares_within_limit(
    state: Game, executor: str, heir: str, asset: str, amount: int
) -> Iterator[tuple[str, int]]:
    """Yield the heir's share up to ten legiones, and the executor's share above.

    Rules: LIM-01, MORS-17.
    """
    share = min(amount, room_for_legions(state, heir, asset))
    yield heir, share
    yield goods.account_for_gains(state, executor), amount - share


def _roles_of_armed_heirs(state: Game, postings: tuple[Posting, ...]) -> Iterator[tuple[str, str]]:
    for posting in postings:
        heir = state.world.people.get(posting.target)
        if posting.asset in goods.LEGIONES and heir is not None and heir.mortal:
            yield heir.id, role_from_asset(state, heir.id, posting.asset)


def _naming_objections(state: Game, actor: str, command: NameHeir) -> Objections:
    """Raise an objection unless the executor names an heir for goods without an heir in the will.

    Rule: MORS-17.
    """
    if objections := tuple(vestals.estate_must_be_open(state, command.dead, "MORS-17")):
        yield from objections
        return
    estate_objections = tuple(_must_decide_on_estate(state, actor, command.dead))
    yield from estate_objections
    yield from _must_be_heritable(state, command.dead, command.asset)
    yield from wills.heir_objections(state, command.to, command.asset)
    yield from must_stay_within_ten(state, command.to, command.asset, command.quantity)  # LIM-01
    if not estate_objections:  # Only the executor may know the contents of the estate.
        yield from _must_be_in_estate(state, command)
    if command.asset == goods.DENARIUS:
        yield from goods.must_be_in_chips(command.quantity)  # MON-01


def _must_decide_on_estate(state: Game, actor: str, deceased: str) -> Objections:
    """Raise an objection unless the actor is the executor of the estate (MORS-17, MORS-06).

    The executor is Vesta, or the god who granted a suicide.
    """
    estate = state.world.mors.estates[deceased]
    if actor != estate.executor:
        rule = "MORS-06" if estate.cause == "suicide" else "MORS-17"
        yield Objection(rule, "executor-decides", {"who": f"who:{estate.executor}"})


def _must_be_heritable(state: Game, deceased: str, asset: str) -> Objections:
    """Raise an objection unless heirs may get the asset. Heirs get curiales only after a suicide.

    Rules: MORS-06, MORS-15.
    """
    is_suicide = state.world.mors.estates[deceased].cause == "suicide"
    if not (is_suicide and asset == goods.CURIALIS):
        yield from wills.must_be_heritable(asset)


def _must_be_in_estate(state: Game, command: NameHeir) -> Objections:
    """Raise an objection unless the estate holds this amount (FATA-12)."""
    amount = amount_left(state, command.dead, command.asset)
    if command.quantity > amount:
        message_args = {"who": f"who:{command.dead}", "asset": f"asset:{command.asset}"}
        missing_args = {"n": command.quantity - amount}
        yield Objection("FATA-12", "lacks", message_args | missing_args, waivable=False)


def _draft_heir(state: Game, actor: str, command: NameHeir, _context: ActContext) -> Drafts:
    """Return the drafts by which the heir owns the asset at once (MORS-17)."""
    deceased, asset, heir = command.dead, command.asset, command.to
    takes_whole_estate = estate_holdings(state, deceased) == {asset: command.quantity}
    new_role = role_from_asset(state, heir, asset)
    event = HeirChosen(
        deceased, actor, heir, asset, command.quantity, new_role, closed=takes_whole_estate
    )
    postings = tuple(handing_down_postings(state, deceased, asset, heir, command.quantity))
    return (
        Draft(event, postings),
        *(draft_duty_end(state, deceased) if takes_whole_estate else ()),
    )


def _heir_audience(state: Game, event: HeirChosen) -> Audience:
    """Return the audience of the part of an estate that an heir gets.

    Only the dead character, the heir, the executor and the Fates see a private asset.
    """
    if event.asset in audiences.PRIVATE_GOODS and event.asset != "suffragium":
        return only(event.dead, event.heir, event.executor, state.kernel.stewards)
    return EVERYBODY


@fold_of(
    HeirChosen,
    arguments_of("executor", "heir", "asset", who="dead", n="quantity"),
    _heir_audience,
)
def _evolve_chosen_heir(world: World, event: HeirChosen, _entry: Entry) -> World:
    """Return the world in which a first legio makes the heir a general (ROST-04)."""
    if event.asset in goods.LEGIONES:
        world = with_armed_character(world, event.heir, event.becomes)
    return without_estate(world, event.dead) if event.closed else world


def _executed_args(event: WillExecuted) -> Args:
    heirs = sorted({heir for asset, heir in event.heirs if asset != goods.DENARIUS})
    return {
        "who": f"who:{event.dead}",
        "executor": f"who:{event.executor}",
        "heirs": [f"who:{heir}" for heir in heirs],
        "n": len(heirs),
    }


@fold_of(WillExecuted, _executed_args)
def _evolve_execution_of_will(world: World, event: WillExecuted, _entry: Entry) -> World:
    """Return the world in which a first legio makes each heir a general (ROST-04)."""
    for heir, new_role in event.armed:
        world = with_armed_character(world, heir, new_role)
    return without_estate(world, event.dead) if event.closed else world


@open_to(seats.has_power_test("execute_wills"))
def _offer_approve(state: Game, actor: str, _known_state: KnownState[World]) -> Form:
    estates = sorted(state.world.mors.estates)
    options = (
        Option(deceased) for deceased in estates if any(_executable_bequests(state, deceased))
    )
    return options_form("dead", options, Objection("MORS-14", "no-will-waits"))


def _offer_naming(state: Game, actor: str, known_state: KnownState[World]) -> Form | None:
    own_estates = [
        estate.deceased for estate in state.world.mors.estates.values() if estate.executor == actor
    ]
    dead_characters = [
        deceased for deceased in sorted(own_estates) if estate_holdings(state, deceased)
    ]
    if not dead_characters:
        return None
    dead_choice = Choice("dead", tuple(map(Option, dead_characters)))
    deceased, asset = (
        str(known_state.chosen.get("dead", "")),
        str(known_state.chosen.get("asset", "")),
    )
    if deceased not in dead_characters:
        return Form(
            (
                dead_choice,
                *places.awaiting_fields("asset", "to", "quantity", prerequisites=("dead",)),
            )
        )
    amounts = estate_holdings(state, deceased)
    asset_field = Choice(
        "asset", tuple(Option(asset) for asset in ESTATE_GOODS if asset in amounts)
    )
    if asset not in amounts:
        return Form(
            (
                dead_choice,
                asset_field,
                *places.awaiting_fields("to", "quantity", prerequisites=("asset",)),
            )
        )
    heir_field = Choice("to", tuple(map(Option, _possible_heirs(state, asset))))
    heir = str(known_state.chosen.get("to", ""))
    if heir not in [option.value for option in heir_field.options]:
        return Form(
            (
                dead_choice,
                asset_field,
                heir_field,
                *places.awaiting_fields("quantity", prerequisites=("to",)),
            )
        )
    largest_amount = min(amounts[asset], room_for_legions(state, heir, asset))
    return Form((dead_choice, asset_field, heir_field, goods.quantity_field(asset, largest_amount)))


def _possible_heirs(state: Game, asset: str) -> list[str]:
    people = sorted(state.world.people)
    heirs = (
        character for character in people if is_met(wills.heir_objections(state, character, asset))
    )
    return [character for character in heirs if room_for_legions(state, character, asset)]


APPROVE_WILL = Act(ApproveWill, _approve_objections, _draft_execution_of_will, _offer_approve)
NAME_HEIR = Act(NameHeir, _naming_objections, _draft_heir, _offer_naming)
