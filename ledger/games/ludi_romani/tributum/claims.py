"""Claims to tribute: who may claim, the amounts, and the shares of ghosts (TRIB-01 to 14)."""

from collections.abc import Iterator

from ledger.contract.acts import ActContext, Draft, Drafts, DutyType, recorded_only_type
from ledger.games.ludi_romani import audiences, goods, seats
from ledger.games.ludi_romani.state import Game
from ledger.kernel.vocabulary.choices import duty_draft
from ledger.kernel.vocabulary.events import DutyDischarged
from ledger.record.entry import Entry, Event, Posting
from ledger.record.objection import Objection, Objections, about_character
from ledger.record.references import Who, arguments_of
from ledger.record.seniority import oldest_first
from ledger.record.state import Duty

RATE_RIGHT = "tributum-rate"
"""The prefix of the mark of a raised rate. The factor follows it."""

ANY_GODS_PAYMENT = "@"
"""The placeholder in a right to collect that is valid for any god."""

DUTY_KIND = "ghost-share"


class ShareGiven(Event, stored="ludi_romani/share-given@1"):
    """A mortal's choice of the ghost who gets a share of too small a tributum."""

    player: Who
    ghost: Who


def name_of_collection_right(numen: str, player: str, repetition: int) -> str:
    """Return the counted right to tribute from one god, per repetition (TRIB-01, TRIB-10)."""
    return f"tributum/{repetition}/{numen}/{player}"


def tribute_owed(state: Game, place: str) -> int:
    """Return the debt of each paying god to each collector in a region, in Denarii.

    Rules: TRIB-06, 12.
    """
    return state.world.scenario.regions[place].tributum * rate_factor(state)


def rate_factor(state: Game) -> int:
    """Return the factor on the printed rate: 1, unless the reading raises it (TRIB-12)."""
    if state.switch("tributum.multiplier") != "rate":
        return 1
    return max(
        (factor for factor in (2, 3) if f"{RATE_RIGHT}/{factor}" in state.world.spent_rights),
        default=1,
    )


def has_collected(state: Game, numen: str, player: str) -> bool:
    """Return whether a player has collected from this god in this round (TRIB-01, TRIB-03)."""
    world = state.world
    payer = ANY_GODS_PAYMENT if state.switch("tributum.per") == "player" else numen
    right_name = name_of_collection_right(payer, player, world.instaurationes)
    return world.times_used(right_name) >= world.scenario.limits.tributum_per_numen


def is_inhabitant(state: Game, player: str) -> bool:
    """Return whether a living mortal has a seat there (TRIB-01) or the own throne (REX-13)."""
    person = state.world.person(player)
    return (
        person.mortal
        and person.living
        and seats.kind_of_seat(state, player) in (seats.ORDINARY_SEAT, seats.THRONE_SEAT)
    )


def is_resident(state: Game, numen: str) -> bool:
    """Return whether a god has a winter residence, and so owes tribute (TRIB-01)."""
    return (
        not state.world.person(numen).mortal
        and seats.kind_of_seat(state, numen) == seats.ORDINARY_SEAT
    )


def claimants(state: Game, numen: str) -> tuple[str, ...]:
    """Return the mortals who may still claim from this god in this round (TRIB-03, TRIB-04)."""
    people_nearby = state.seating.pieces_at(state.seating.place_of(numen))
    inhabitants = (character for character in people_nearby if is_inhabitant(state, character))
    return tuple(
        character for character in inhabitants if not has_collected(state, numen, character)
    )


def has_too_little_for_all(state: Game, numen: str) -> bool:
    """Return whether a god has too little for all who may still claim (TRIB-04)."""
    tribute_for_all = tribute_owed(state, state.seating.place_of(numen)) * len(
        claimants(state, numen)
    )
    return state.books.holding(numen, goods.DENARIUS) < tribute_for_all


def must_be_hiems(state: Game) -> Objections:
    """Raise an objection outside of a hiems (CAL-07). Unpaid tribute lapses (TRIB-01, TRIB-08)."""
    if state.period.kind != "hiems":
        yield Objection("TRIB-01", "winter-tribute")
        yield Objection("TRIB-08", "tribute-lapsed")


def must_have_claim(state: Game, numen: str, player: str) -> Objections:
    """Raise an objection unless the player may still claim from the god in this round (TRIB-01).

    The god's money is not checked.
    """
    yield from must_be_hiems(state)
    yield from must_reside_together(state, numen, player)
    if has_collected(state, numen, player):
        message_args = {"who": f"who:{player}", "numen": f"who:{numen}"}
        yield Objection("TRIB-01", "collected-already", message_args)


def must_reside_together(state: Game, numen: str, player: str) -> Objections:
    """Raise an objection unless god and player winter in one region that yields tribute.

    Rules: TRIB-01, 07, 13.
    """
    place, numen_args = state.seating.place_of(player), {"numen": f"who:{numen}"}
    if not state.seating.place_of(numen):
        # A god's debt depends on its region. Without a region even the Fates cannot know the debt.
        yield Objection("TRIB-01", "god-not-resident", numen_args, waivable=False)
    elif not is_inhabitant(state, player):
        yield Objection("TRIB-13", "no-inhabitant", about_character(player))
    elif not is_resident(state, numen) or state.seating.place_of(numen) != place:
        yield Objection("TRIB-01", "god-not-resident", numen_args)
    elif not tribute_owed(state, place):
        yield Objection("TRIB-07", "no-tribute-here", {"place": f"place:{place}"})


def ghost_share(state: Game) -> int:
    """Return the share of every ghost, in Denarii (IMAGO-07, IMAGO-08)."""
    return state.world.scenario.limits.imago_share


def account_of_shares(duty: str) -> str:
    """Return the account that holds the ghosts' remaining shares."""
    return f"@tributum/{duty}"


def draft_ghosts_shares(
    state: Game, player: str, ghosts: tuple[str, ...], amount: int, duty: str
) -> tuple[tuple[Posting, ...], Drafts]:
    """Return the ghosts' shares of a sum that the player was just paid (IMAGO-07, IMAGO-08).

    If the sum is not enough for all ghosts, the whole sum goes to the pot of the duty. Then the
    player owes a choice (IMAGO-10).
    """
    share = ghost_share(state)
    if not amount:  # A ruling can force an empty collection. The ghosts then get no share.
        return (), ()
    if amount >= len(ghosts) * share:
        return tuple(Posting(goods.DENARIUS, player, ghost, share) for ghost in ghosts), ()
    choice_draft = _draft_choice_of_ghost(state, player, ghosts, amount // share, duty)
    return (Posting(goods.DENARIUS, player, account_of_shares(duty), amount),), (choice_draft,)


def _draft_choice_of_ghost(
    state: Game, player: str, ghosts: tuple[str, ...], share_count: int, duty: str
) -> Draft:
    """Return the player's duty to choose the ghost who gets the next share (IMAGO-10)."""
    return duty_draft(state, duty, DUTY_KIND, player, ghosts, readers=ghosts, n=share_count)


def _draft_chosen_share(state: Game, duty: Duty, option: str, _context: ActContext) -> Drafts:
    """Return the drafts of the chosen ghost's share, and of the next choice, if any (IMAGO-10)."""
    share, remaining_amount = (
        ghost_share(state),
        state.books.balance(account_of_shares(duty.id), goods.DENARIUS),
    )
    if not remaining_amount:
        return ()
    event, other_ghosts = (
        ShareGiven(duty.owes, option),
        tuple(ghost for ghost in duty.options if ghost != option),
    )
    remainder, next_duty_id = remaining_amount - share, f"{duty.id}+"
    if remainder < share or not other_ghosts:
        return (
            Draft(
                event,
                (Posting(goods.DENARIUS, account_of_shares(duty.id), option, remaining_amount),),
            ),
        )
    postings = (
        Posting(goods.DENARIUS, account_of_shares(duty.id), option, share),
        Posting(
            goods.DENARIUS, account_of_shares(duty.id), account_of_shares(next_duty_id), remainder
        ),
    )
    choice_draft = _draft_choice_of_ghost(
        state, duty.owes, other_ghosts, remainder // share, next_duty_id
    )
    return (Draft(event, postings), choice_draft)


def draft_discharge_of_payment_choices(state: Game, payment_entry: Entry) -> Iterator[Draft]:
    """Yield the drafts that discharge the choices about this payment's pot."""
    pots = {posting.target for posting in payment_entry.postings}
    for duty in oldest_first(state.kernel.duties):
        if duty.kind == DUTY_KIND and account_of_shares(duty.id) in pots:
            yield Draft(DutyDischarged(duty.id, DUTY_KIND, duty.owes, duty.default, fell_due=True))


DUTY_TYPES = (DutyType(DUTY_KIND, _draft_chosen_share),)
SHARE_GIVEN = recorded_only_type(
    ShareGiven,
    arguments_of("ghost", who="player"),
    audience=audiences.audience_of_fields("player", "ghost"),
)
