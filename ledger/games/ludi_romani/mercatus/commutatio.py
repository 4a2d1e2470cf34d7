"""MERC, commutatio: mortals in one region barter legiones clientarum and classes."""

from ledger.contract import Act, ActContext, Draft, Drafts, EventType, named
from ledger.entry import Entry, Event
from ledger.form import Awaiting, Choice, Chosen, Field, Number, Option
from ledger.games.ludi_romani import audiences, goods, limits, roster
from ledger.games.ludi_romani.mercatus import between, terms
from ledger.games.ludi_romani.mercatus.terms import Barter
from ledger.games.ludi_romani.money import MOST_DENARII, step_of
from ledger.games.ludi_romani.scenario.words import CHIP
from ledger.games.ludi_romani.state import Game, World
from ledger.objection import Objection, met
from ledger.offer import Form, Known
from ledger.references import Asset, Who, arguments


class GoodsBartered(Event, stored="ludi_romani/goods-bartered@1"):
    """Two mortals bartered: the public part. Sums of money are only in the postings.

    `give` went from `one` to `other`, `take` came back. An amount of money is 0 here.
    """

    one: Who
    other: Who
    give: Asset
    give_quantity: int
    take: Asset
    take_quantity: int
    witness: Who = ""
    one_becomes: str = ""
    other_becomes: str = ""


def _barter(state: Game, actor: str, command: Barter, _context: ActContext) -> Drafts:
    """The goods are exchanged, with any money on top (MERC-03)."""
    other = command.partner
    event = GoodsBartered(
        one=actor,
        other=other,
        give=command.give,
        give_quantity=_shown(command.give, command.give_quantity),
        take=command.take,
        take_quantity=_shown(command.take, command.take_quantity),
        witness=command.witness,
        one_becomes=roster.turns_into(state, actor, command.take),
        other_becomes=roster.turns_into(state, other, command.give),
    )
    postings = (
        *goods.postings_handing_over(state, command.give, actor, other, command.give_quantity),
        *goods.postings_handing_over(state, command.take, other, actor, command.take_quantity),
        *goods.postings_handing_over(state, goods.DENARIUS, actor, other, command.add_denarius),
    )
    return (Draft(event, postings),)


def _shown(asset: str, quantity: int) -> int:
    return 0 if asset == goods.DENARIUS else quantity


def _bartered(world: World, event: GoodsBartered, _entry: Entry) -> World:
    """A first legio makes a general (ROST-04)."""
    if event.take == goods.CLIENTARUM:
        world = roster.armed(world, event.one, event.one_becomes)
    if event.give == goods.CLIENTARUM:
        world = roster.armed(world, event.other, event.other_becomes)
    return world


def _unbartered(state: Game, entry: Entry) -> Drafts:
    event: GoodsBartered = entry.event
    return (
        *between.after_undo(state, event.one, event.one_becomes, event.take_quantity),
        *between.after_undo(state, event.other, event.other_becomes, event.give_quantity),
    )


def _offer(known: Known[World], actor: str, chosen: Chosen) -> Form | None:
    person = known.state.world.person(actor)
    if not person.mortal or not person.living:
        return None
    partners = {
        other: swaps
        for other in known.state.seating.at(known.state.seating.place(actor))
        if (swaps := _swaps(known, actor, other))
    }
    if not partners:
        return Form(blocked=(Objection("MERC-05", "nobody-to-barter-with"),))
    fields: list[Field] = [Choice("with", tuple(Option(other) for other in partners))]
    swaps = partners.get(str(chosen.get("with")), ())
    fields += _kinds(known, actor, swaps, chosen)
    return Form((*fields, _witness(known.state)))


def _swaps(known: Known[World], actor: str, other: str) -> tuple[tuple[str, str], ...]:
    """The pairs of kinds that could be exchanged, one unit each."""
    if audiences.apparent(known, terms.partner_objections(known.state, actor, other)):
        return ()
    give = [kind for kind in terms.TRADED if _most(known, actor, other, kind)]
    take = [kind for kind in terms.TRADED if _most(known, other, actor, kind)]
    return tuple((g, t) for g in give for t in take if met(terms.kinds_objections(g, t)))


def _most(known: Known[World], giver: str, taker: str, asset: str) -> int:
    """How much could pass, as far as the viewer may know; money in whole chips."""
    state = known.state
    step = step_of(asset)
    if audiences.apparent(known, terms.must_be_able_to_hand_over(state, giver, taker, asset, step)):
        return 0
    held = known.holding(giver, asset)
    if asset == goods.DENARIUS:
        return min(MOST_DENARII, MOST_DENARII if held is None else held - held % CHIP)
    return min(held or 0, limits.room(state, taker, asset), limits.MANY)


def _kinds(
    known: Known[World], actor: str, swaps: tuple[tuple[str, str], ...], chosen: Chosen
) -> tuple[Field, ...]:
    other, give, take = (str(chosen.get(name)) for name in ("with", "give", "take"))
    gives = tuple(dict.fromkeys(g for g, _ in swaps))
    takes = tuple(t for g, t in swaps if g == give)
    first = Choice("give", tuple(map(Option, gives))) if gives else _later("give", "with")
    given = _number(known, actor, other, give, "give_quantity") if give in gives else None
    second = Choice("take", tuple(map(Option, takes))) if takes else _later("take", "give")
    taken = _number(known, other, actor, take, "take_quantity") if take in takes else None
    return (
        first,
        given or _later("give_quantity", "give"),
        second,
        taken or _later("take_quantity", "take"),
        _on_top(known, actor, other, give, take) if taken else _later("add_denarius", "take"),
    )


def _number(known: Known[World], giver: str, taker: str, asset: str, name: str) -> Number:
    step = step_of(asset)
    return Number(name, step, _most(known, giver, taker, asset), step, f"asset:{asset}")


def _on_top(known: Known[World], actor: str, other: str, give: str, take: str) -> Number:
    money = goods.DENARIUS in (give, take)
    most = 0 if money else _most(known, actor, other, goods.DENARIUS)
    return Number("add_denarius", 0, most, CHIP, f"asset:{goods.DENARIUS}")


def _later(name: str, after: str) -> Awaiting:
    return Awaiting(name, (after,))


def _witness(state: Game) -> Choice:
    names = ("", *terms.witnesses_of_barter(state))
    return Choice(
        "witness", tuple(Option(n) for n in names if met(terms.witness_objections(state, n)))
    )


ACTS = (
    Act(
        Barter,
        terms.barter_objections,
        _barter,
        _offer,
        voices=named("partner", "witness"),
        recorders=named("witness"),
    ),
)
_TOLD = arguments(
    "other", "give", "take", "witness", who="one", give_n="give_quantity", take_n="take_quantity"
)
EVENTS = (EventType(GoodsBartered, _bartered, _TOLD, undo=_unbartered),)
