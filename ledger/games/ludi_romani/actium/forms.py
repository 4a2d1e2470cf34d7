"""The forms of the parties: owners confirm them, Neptune closes them, and goods become ships."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from ledger.contract.acts import (
    Act,
    ActContext,
    Command,
    Draft,
    Drafts,
    DryRunRules,
    fold_of,
    recorded_only_type,
)
from ledger.contract.offer import (
    Form,
    KnownState,
    fieldless_offer_unless_refused,
    form_unless_blocked,
)
from ledger.games.ludi_romani.actium import gifts, stages
from ledger.games.ludi_romani.actium.state import FLEETS_STAGE, FORMS_STAGE, Actium, Party
from ledger.games.ludi_romani.actium.values import Share, form_shares, worth_of_form
from ledger.games.ludi_romani.goods import DENARIUS
from ledger.games.ludi_romani.state import Game, World
from ledger.record.audience import Audience
from ledger.record.books import ORIGIN_ACCOUNT, Books
from ledger.record.entry import Entry, Event, Posting
from ledger.record.objection import Objection, Objections, is_met
from ledger.record.references import Who, arguments_of, count_of


class CheckForm(Command):
    """Confirm the form of the actor's party."""


class CloseForms(Command):
    """Close all forms and give every party its ships."""


class FormChecked(Event, stored="ludi_romani/form-checked@1"):
    """A form that a head of its party confirmed."""

    party: Who
    by: Who


class FormsClosed(Event, stored="ludi_romani/forms-closed@1"):
    """The end of all forms, which Neptune closed. Their worth is exchanged for ships."""

    by: Who


class FormRedeemed(Event, stored="ludi_romani/form-redeemed@1"):
    """The goods on a form, which left play."""

    party: Who
    total: int
    """Their worth in Denarii."""

    ships: int
    missing: int
    """The sum that the next ship lacked, in Denarii; 0 for none."""


class FleetBought(Event, stored="ludi_romani/fleet-bought@1"):
    """The ships that a party got."""

    party: Who
    members: tuple[Who, ...]
    ships: int


def _form_check_objections(state: Game, actor: str, _command: Command) -> Objections:
    """Raise an objection unless a head of the party confirms an open, unconfirmed form.

    Rule: ACTIUM-06.
    """
    yield from stages.forms_must_be_open(state)
    party = state.world.actium.party_led_by(actor)
    if party is None:
        message_args = {"who": f"who:{actor}"}
        yield Objection("ACTIUM-06", "others-check-form", message_args, waivable=False)
    elif party.checked:
        yield Objection("ACTIUM-06", "form-checked-already", waivable=False)


def _draft_form_check(state: Game, actor: str, _command: Command, _context: ActContext) -> Drafts:
    party = state.world.actium.party_led_by(actor)
    return (Draft(FormChecked(party.leader, actor)),) if party else ()


@fold_of(FormChecked, arguments_of("by", who="party"))
@stages.fold_of_actium
def _evolve_checked(actium: Actium, event: FormChecked, _entry: Entry) -> Actium:
    return actium.with_party(event.party, checked=event.by)


def form_worths_and_ships(state: Game) -> dict[str, tuple[int, int]]:
    """Return the worth of each party's form and the ships it buys, by leader (ACTIUM-08)."""
    totals = {leader: worth_of_form(state, party) for leader, party in _parties(state)}
    actium_rules = state.world.scenario.actium
    return {leader: (worth, actium_rules.ships(worth)) for leader, worth in totals.items()}


def _parties(state: Game) -> list[tuple[str, Party]]:
    return sorted(state.world.actium.parties.items())


def _closing_objections(state: Game, actor: str, _command: Command) -> Objections:
    yield from stages.must_host(state, actor)
    objections = tuple(stages.forms_must_be_open(state))
    yield from objections
    if not objections:
        yield from somebody_must_sail(state, actor)
        yield from everybody_must_take_part(state)


def somebody_must_sail(state: Game, actor: str) -> Objections:
    """Raise an objection if no party would get a ship (ACTIUM-10)."""
    if not any(ship_count for _worth, ship_count in form_worths_and_ships(state).values()):
        # A character who does not read all forms must not learn which goods are on no form.
        is_not_host = not is_met(stages.must_host(state, actor))
        known_goods = (
            tuple((leader, DENARIUS) for leader, _ in _parties(state)) if is_not_host else ()
        )
        yield Objection("ACTIUM-10", "nobody-has-a-ship", waivable=False, rests_on=known_goods)


def everybody_must_take_part(state: Game) -> Objections:
    """Warn about the parties with goods, but too few for a ship (ACTIUM-02)."""
    missing_characters = tuple(
        leader
        for leader, (worth, ship_count) in form_worths_and_ships(state).items()
        if worth and not ship_count
    )
    if missing_characters:
        message_args = {
            "who": [f"who:{leader}" for leader in missing_characters],
            "n": len(missing_characters),
        }
        yield Objection(
            "ACTIUM-02",
            "left-without-ship",
            message_args,
            grade="W",
            judges=stages.battle_hosts(state),
        )


def _draft_closing(state: Game, actor: str, _command: Command, _context: ActContext) -> Drafts:
    """Return the drafts that exchange all forms at once (ACTIUM-05, ACTIUM-08).

    A party without a ship keeps its goods.
    """
    drafts = [Draft(FormsClosed(actor))]
    books = state.books
    for leader, (worth, ship_count) in form_worths_and_ships(state).items():
        if ship_count:
            party = state.world.actium.parties[leader]
            payment_postings = tuple(_redemption_postings(books, form_shares(state, party)))
            books = books.post(payment_postings)
            drafts += _draft_purchase(state, party, worth, ship_count, payment_postings)
    return tuple(drafts)


def _draft_purchase(
    state: Game, party: Party, worth: int, ship_count: int, payment_postings: tuple[Posting, ...]
) -> list[Draft]:
    """Return the drafts by which goods leave play and the party gets ships (ACTIUM-05, FATA-12)."""
    next_step = state.world.scenario.actium.needed(ship_count + 1)
    missing_amount = next_step - worth if next_step is not None else 0
    redemption = FormRedeemed(party.leader, worth, ship_count, missing_amount)
    fleet = FleetBought(party.leader, party.members, ship_count)
    return [
        Draft(redemption, payment_postings),
        Draft(fleet, (Posting(stages.NAVIS, ORIGIN_ACCOUNT, party.leader, ship_count),)),
    ]


def _redemption_postings(books: Books, shares: Iterable[Share]) -> Iterator[Posting]:
    """Yield the postings that take these shares out of their holders' accounts (FATA-12)."""
    for share in shares:
        remaining_number = share.number
        for account in books.parts.get(share.holder, ()):
            amount = min(remaining_number, books.balance(account, share.asset))
            if amount:
                posting = Posting(share.asset, account, stages.REDEMPTION_ACCOUNT, amount)
                books, remaining_number = books.post((posting,)), remaining_number - amount
                yield posting


@fold_of(FormsClosed)
@stages.fold_of_actium
def _evolve_closed(actium: Actium, _event: FormsClosed, _entry: Entry) -> Actium:
    return replace(actium, stage=FLEETS_STAGE, gifts=())


def _redeemed_audience(state: Game, event: FormRedeemed) -> Audience:
    """Return the audience of a form, which is the party and the sea gods (ACTIUM-06)."""
    return gifts.audience_of_form(state, event.party)


@fold_of(FormRedeemed, arguments_of("total", who="party", n="ships"), _redeemed_audience)
@stages.fold_of_actium
def _evolve_redeemed(actium: Actium, event: FormRedeemed, _entry: Entry) -> Actium:
    return actium.with_party(event.party, ships_bought=event.ships, missing_sum=event.missing)


def _offer_close(state: Game, actor: str, _known_state: KnownState[World]) -> Form | None:
    if state.world.actium.stage != FORMS_STAGE or not is_met(stages.must_host(state, actor)):
        return None
    return form_unless_blocked(blocking_objections=somebody_must_sail(state, actor))


CHECK_FORM = Act(
    CheckForm,
    _form_check_objections,
    _draft_form_check,
    fieldless_offer_unless_refused(_form_check_objections),
)
CLOSE_FORMS = Act(
    CloseForms,
    _closing_objections,
    _draft_closing,
    _offer_close,
    dry_run=DryRunRules(reads=gifts.audience_of_balance),
)

FLEET_BOUGHT = recorded_only_type(
    FleetBought, arguments_of(who="party", n="ships", members=count_of("members"))
)
