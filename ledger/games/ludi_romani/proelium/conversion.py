"""The conversion of captured legiones curiales into clientarum by a rex (REX-08, PROEL-24)."""

from ledger.contract.acts import (
    Act,
    ActContext,
    Command,
    Draft,
    Drafts,
    characters_in_fields,
    consent_of_approvers,
    fold_of,
)
from ledger.contract.offer import Form, KnownState, form_of_accepted_values, open_to
from ledger.games.ludi_romani import arms, audiences, goods, roster, seats
from ledger.games.ludi_romani.proelium import duties, folds, matters
from ledger.games.ludi_romani.proelium.aftermath import captured_curiales, draft_excess
from ledger.games.ludi_romani.proelium.state import Proelium
from ledger.games.ludi_romani.state import Game, World
from ledger.kernel.vocabulary.transcript import state_with_moves
from ledger.record.books import ORIGIN_ACCOUNT, VOID_ACCOUNT
from ledger.record.entry import Entry, Event, Posting
from ledger.record.objection import Objection, Objections, require_value
from ledger.record.references import Who, arguments_of

CONVERSION_POWER = "convert_lc"


class ConvertLegio(Command):
    """Pay a foreign god to turn one captured legio curialis into a legio clientarum."""

    numen: Who
    """The foreign god who is paid."""


class CurialisConverted(Event, stored="ludi_romani/curialis-converted@1"):
    """The conversion of one captured legio curialis into a legio clientarum."""

    proelium: str
    who: Who
    numen: Who
    fee: int
    """The price in Denarii."""

    pending: bool = False
    """Whether the rex still holds more captured curiales."""


def _battle_of_capture(state: Game, rex: str) -> Proelium | None:
    """Return the battle in which this rex captured legiones curiales, or None."""
    battle = state.world.pugnae.battle_of(rex)
    return battle if battle and rex in battle.pending and captured_curiales(state, rex) else None


def _is_swap(state: Game) -> bool:
    """Return whether the god swaps a legio clientarum for the captured one (`conversion.mode`)."""
    return state.switch("conversion.mode") == "swap"


def _must_be_able_to_convert(state: Game, rex: str, numen: str) -> Objections:
    """Raise an objection unless the god is foreign, in the region, and holds legiones clientarum.

    Rule: REX-08.
    """
    message_args = {"who": f"who:{numen}"}
    if not seats.has_power(state, numen, CONVERSION_POWER):
        yield Objection("REX-08", "converts-nothing", message_args)
    if state.seating.place_of(numen) != state.seating.place_of(rex):
        yield Objection("REX-08", "not-in-same-region", message_args)
    if _is_swap(state):
        if not state.books.holding(numen, goods.CLIENTARUM):
            yield Objection("REX-08", "no-clientarum-to-give", message_args, waivable=False)
        yield from arms.legions_must_be_free(state, numen, goods.CLIENTARUM)


def _must_have_the_fee(state: Game, rex: str) -> Objections:
    """Raise an objection unless the rex holds the fee (REX-08)."""
    fee = state.world.scenario.prices.conversion
    if state.books.holding(rex, goods.DENARIUS) < fee:
        message_args = {"who": f"who:{rex}", "cost": fee}
        known_goods = ((rex, goods.DENARIUS),)
        yield Objection("REX-08", "cannot-pay", message_args, rests_on=known_goods)


def _convert_legio_objections(state: Game, actor: str, command: ConvertLegio) -> Objections:
    if _battle_of_capture(state, actor) is None:
        yield Objection("REX-08", "nothing-to-convert", waivable=False)
    if command.numen == actor:
        yield from roster.must_not_be_rex_with_curialis(state, actor)
    yield from _must_be_able_to_convert(state, actor, command.numen)
    yield from _must_have_the_fee(state, actor)


def _draft_conversion(
    state: Game, actor: str, command: ConvertLegio, _context: ActContext
) -> Drafts:
    """Return the drafts by which the god and the rex exchange fee and legio.

    The last conversion frees the rex.
    """
    battle = require_value(_battle_of_capture(state, actor))
    has_several = captured_curiales(state, actor) > 1
    fee = state.world.scenario.prices.conversion
    event = CurialisConverted(battle.id, actor, command.numen, fee, pending=has_several)
    conversion = Draft(event, _conversion_postings(state, actor, command.numen, fee))
    if has_several:
        return (conversion,)
    new_state = state_with_moves(state, (conversion,))
    release_drafts = duties.draft_release_of_duties(
        state, battle, duties.CURIALES_DUTY, debtor=actor
    )
    return (conversion, *release_drafts, *draft_excess(new_state, battle, actor))


def _conversion_postings(state: Game, rex: str, numen: str, fee: int) -> tuple[Posting, ...]:
    """Return the postings of the fee, and of a swap or of a recoloured die (REX-08, MERC-13).

    The reading `conversion.mode` decides between swap and recolouring.
    """
    fee_postings = (
        goods.postings_handing_over(state, goods.DENARIUS, rex, numen, fee) if fee else ()
    )
    if _is_swap(state):
        curialis_postings = goods.postings_handing_over(
            state, goods.CURIALIS, rex, goods.account_for_gains(state, numen), 1
        )
        return (
            *fee_postings,
            *curialis_postings,
            *goods.postings_handing_over(state, goods.CLIENTARUM, numen, rex, 1),
        )
    postings = goods.postings_handing_over(state, goods.CURIALIS, rex, VOID_ACCOUNT, 1)
    return (*fee_postings, *postings, Posting(goods.CLIENTARUM, ORIGIN_ACCOUNT, rex, 1))


@fold_of(CurialisConverted, arguments_of("who", "numen", "fee"))
def _evolve_conversion(world: World, event: CurialisConverted, _entry: Entry) -> World:
    """Return the world in which the captured legio is converted (REX-08)."""
    return world if event.pending else folds.with_decision_made(world, event.proelium, event.who)


@open_to(_battle_of_capture)
def _offer_convert_legio(state: Game, actor: str, known_state: KnownState[World]) -> Form:
    return form_of_accepted_values(
        "numen",
        seats.gods_with_power(state, CONVERSION_POWER),
        lambda god: _must_be_able_to_convert(state, actor, god),
        Objection("REX-08", "nobody-converts"),
        audiences.apparent_objections(known_state, _must_have_the_fee(state, actor)),
    )


CONVERT_LEGIO = Act(
    ConvertLegio,
    _convert_legio_objections,
    _draft_conversion,
    _offer_convert_legio,
    consent=consent_of_approvers(characters_in_fields("numen"), matter=matters.id_of_own_battle),
    chapter="REX",
)
