"""Wills name heirs of assets. Only the writer, Vesta and the Fates know a will (MORS-13)."""

from collections.abc import Container, Iterator
from dataclasses import replace

from pydantic import Field

from ledger.contract.acts import Act, ActContext, Command, Consent, Draft, Drafts, fold_of
from ledger.contract.form import Choice, Option
from ledger.contract.offer import Form, KnownState, open_to
from ledger.games.ludi_romani import goods, places, roster, seats
from ledger.games.ludi_romani.mercatus.trade import must_be_on_the_coast
from ledger.games.ludi_romani.mors.death import HERITABLE_GOODS
from ledger.games.ludi_romani.scenario.value_types import RomanAsset
from ledger.games.ludi_romani.state import Game, World
from ledger.record.audience import Audience, only, sees
from ledger.record.entry import Entry, Event
from ledger.record.objection import Objection, Objections, is_met
from ledger.record.references import Asset, Who, arguments_of

NO_HEIR = "nobody"
"""The value that withdraws the heir of an asset."""

SUFFRAGIA_HEIR_ROLES = ("senator", "imperator", "amazon")
"""The roles to which suffragia may be left (MORS-16)."""


class Bequeath(Command):
    """Name the heir of one asset, or withdraw the name."""

    asset: RomanAsset
    """The asset."""
    heir: str = Field(max_length=64)
    """The heir; empty to withdraw the name."""


class HeirNamed(Event, stored="ludi_romani/heir-named@1"):
    """An heir that a writer named or withdrew."""

    writer: Who
    asset: Asset
    heir: Who
    """The heir; empty when the name was withdrawn."""

    before: str = ""
    """The previous heir; empty for none."""


def executors_of_wills(state: Game) -> tuple[str, ...]:
    """Return the gods who execute wills: Vesta (MORS-17)."""
    return seats.gods_with_power(state, "execute_wills")


def heir_objections(state: Game, heir: str, asset: str) -> Objections:
    """Raise an objection unless the heir is a living mortal who may own the asset (MORS-13)."""
    person = state.world.person(heir)
    if not person.mortal or not person.living:
        yield Objection("MORS-13", "no-heir", {"who": f"who:{heir}"})
        return
    if asset == goods.SUFFRAGIUM:
        yield from _heir_must_be_fit_for_votes(state, heir)
    elif asset == goods.CLASSIS and not state.switch("classes.gifts_inland"):  # MERC-10
        yield from must_be_on_the_coast(state, heir)
    yield from roster.must_be_fit_to_own(state, heir, asset)


def _heir_must_be_fit_for_votes(state: Game, heir: str) -> Objections:
    """Raise an objection unless the heir of suffragia is a senator, an imperator or an amazon.

    Rule: MORS-16.
    """
    if state.world.person(heir).role not in SUFFRAGIA_HEIR_ROLES:
        yield Objection("MORS-16", "no-heir-of-votes", {"who": f"who:{heir}"})


def _must_be_able_to_write_a_will(state: Game, writer: str) -> Objections:
    """Raise an objection unless the writer is alive, or dead with an open estate.

    Rule: MORS-13.
    """
    person = state.world.person(writer)
    estate = state.world.mors.estates.get(writer)
    if not person.mortal:
        yield Objection("MORS-13", "gods-leave-nothing")
    elif not person.living and estate is None:
        yield Objection("MORS-13", "estate-is-settled", {"who": f"who:{writer}"})
    elif not person.living and estate is not None and estate.cause == "suicide":
        yield Objection("MORS-06", "no-will-after-release")


def must_be_heritable(asset: str) -> Objections:
    """Raise an objection unless the asset can be left to heirs (MORS-15)."""
    if asset not in HERITABLE_GOODS:
        yield Objection("MORS-15", "never-left", {"asset": f"asset:{asset}"})


def _bequeath_objections(state: Game, actor: str, command: Bequeath) -> Objections:
    cast_objections = roster.must_be_in_cast(state, command.heir)
    if command.heir != NO_HEIR and (unknown_objections := tuple(cast_objections)):
        yield from unknown_objections
        return
    yield from _must_be_able_to_write_a_will(state, actor)
    objections = tuple(must_be_heritable(command.asset))
    yield from objections
    if command.heir == NO_HEIR:
        yield from _must_have_named_an_heir(state, actor, command.asset)
        return
    if command.heir == actor:
        yield Objection("MORS-13", "no-heir", {"who": f"who:{actor}"}, waivable=False)
    elif not objections:
        yield from heir_objections(state, command.heir, command.asset)


def _must_have_named_an_heir(state: Game, writer: str, asset: str) -> Objections:
    """Raise an objection unless there is a named heir whose name can be withdrawn (MORS-13)."""
    if asset not in state.world.mors.heirs_named_by(writer):
        message_args = {"asset": f"asset:{asset}"}
        yield Objection("MORS-13", "nobody-named", message_args, waivable=False)


def _draft_heir(state: Game, actor: str, command: Bequeath, _context: ActContext) -> Drafts:
    """Return the draft that names the heir. The latest named heir counts (MORS-13)."""
    heir = "" if command.heir == NO_HEIR else command.heir
    previous_heir = state.world.mors.heirs_named_by(actor).get(command.asset, "")
    return (Draft(HeirNamed(actor, command.asset, heir, previous_heir)),)


def _heir_audience(state: Game, event: HeirNamed) -> Audience:
    """Return the audience of a will, which is the writer, Vesta and the Fates (MORS-13)."""
    return audience_of_will(state, event.writer)


def audience_of_will(state: Game, writer: str) -> Audience:
    """Return the audience of a will, which is the writer, Vesta and the Fates (MORS-13)."""
    return only(writer, executors_of_wills(state), state.kernel.stewards)


def _undo_heir_named(state: Game, entry: Entry) -> Drafts:
    """Return the draft that restores the previous heir, unless another heir was named since then.

    Rule: FATA-08.
    """
    event: HeirNamed = entry.event
    if state.world.mors.heirs_named_by(event.writer).get(event.asset, "") != event.heir:
        return ()
    return (Draft(HeirNamed(event.writer, event.asset, event.before, event.heir)),)


_MESSAGE_ARGS = arguments_of("asset", "heir", who="writer", n=lambda _event: 2)


@fold_of(HeirNamed, _MESSAGE_ARGS, _heir_audience, undo=_undo_heir_named)
def _evolve_named_heir(world: World, event: HeirNamed, _entry: Entry) -> World:
    """Return the world in which this heir receives the asset once the will is approved.

    Rule: MORS-13.
    """
    will = world.mors.heirs_named_by(event.writer)
    if event.heir:
        will = will.set(event.asset, event.heir)
    elif event.asset in will:
        will = will.delete(event.asset)
    wills = world.mors.wills.set(event.writer, will)
    return replace(world, mors=replace(world.mors, wills=wills))


@open_to(seats.is_mortal)
def _offer_bequeath(state: Game, actor: str, known_state: KnownState[World]) -> Form:
    if objections := tuple(_must_be_able_to_write_a_will(state, actor)):
        return Form(blocked=objections)
    can_see_will = sees(audience_of_will(state, actor), known_state.viewer)
    named_heirs: Container[str] = state.world.mors.heirs_named_by(actor) if can_see_will else ()
    assets = tuple(
        asset
        for asset in HERITABLE_GOODS
        if asset in named_heirs or any(_possible_heirs(state, actor, asset))
    )
    if not assets:
        return Form(blocked=(Objection("MORS-13", "nobody-left-to-inherit"),))
    asset_field = Choice("asset", tuple(map(Option, assets)))
    asset = str(known_state.chosen.get("asset", ""))
    if asset not in assets:
        return Form((asset_field, *places.awaiting_fields("heir", prerequisites=("asset",))))
    heir_options = map(Option, _possible_heirs(state, actor, asset))
    can_take_back = (Option(NO_HEIR),) if asset in named_heirs else ()
    return Form((asset_field, Choice("heir", (*heir_options, *can_take_back))))


def _possible_heirs(state: Game, writer: str, asset: str) -> Iterator[str]:
    """Yield everybody who may be named as the heir of an asset (MORS-13)."""
    for character in sorted(state.world.people):
        if character != writer and is_met(heir_objections(state, character, asset)):
            yield character


# Vesta, who knows every will, may record one for its writer (MORS-17).
BEQUEATH = Act(
    Bequeath,
    _bequeath_objections,
    _draft_heir,
    _offer_bequeath,
    consent=Consent(recorders=seats.recorders_with_power("execute_wills")),
)
