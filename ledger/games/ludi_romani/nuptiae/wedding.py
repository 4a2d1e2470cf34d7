"""Weddings: Juno pays the dos to the groom, and the bride gets virus (NUPT-01 to NUPT-04)."""

from collections.abc import Iterator
from dataclasses import replace

from pydantic import Field

from ledger.contract.acts import Act, ActContext, Command, Consent, Draft, Drafts, fold_of
from ledger.contract.form import Choice, Option
from ledger.contract.offer import Form, KnownState
from ledger.games.ludi_romani import audiences, goods, seats
from ledger.games.ludi_romani.bonds import Marriage
from ledger.games.ludi_romani.clientela.bonds import can_restore_bond
from ledger.games.ludi_romani.juno import god_or_steward_with_power, wedding_approver
from ledger.games.ludi_romani.state import Game, World
from ledger.record.entry import Entry, Event, Posting
from ledger.record.objection import Objection, Objections, about_character
from ledger.record.references import Who, arguments_of
from ledger.record.state import SwitchValue

HUSBAND_ROLES = ("senator", "imperator")
"""The roles that may be a husband. A rex or a god may not (NUPT-01, REX-10)."""

WIFE_ROLES = ("virgo", "free_woman", "amazon")
"""The roles of a bride. An amazon must have no legiones, except by one reading (NUPT-01, 09)."""

DOS_CARD = "dos"
SHAWL_CARD = "palla_pietatis"
VIRUS_CARD = "virus"


class Wed(Command):
    """Marry a character in the actor's region, before Juno."""

    spouse: Who = Field(alias="with")
    """The bride or the groom."""


class Wedded(Event, stored="ludi_romani/wedded@1"):
    """A wedding."""

    wife: Who
    husband: Who
    dos: int
    """The dos in Denarii."""

    role: str
    """The role that the bride gave up."""

    patroni: tuple[str, ...] = ()
    """The patroni that the bride gave up."""


class WeddingAnnulled(Event, stored="ludi_romani/wedding-annulled@1"):
    """A correction of a wedding, after which the bride has her earlier role again."""

    wife: Who
    husband: Who
    role: str
    patroni: tuple[str, ...] = ()


def bride_and_groom(state: Game, first_character: str, second_character: str) -> tuple[str, str]:
    """Return the bride, then the groom. The second is the bride if the first cannot be one."""
    return (
        (first_character, second_character)
        if state.world.person(first_character).role in WIFE_ROLES
        else (second_character, first_character)
    )


def must_be_fit_to_wed(state: Game, first_character: str, second_character: str) -> Objections:
    """Raise an objection unless the wedding is lawful and possible."""
    if first_character == second_character:
        yield Objection("NUPT-01", "not-with-oneself", waivable=False)
        return
    bride, groom = bride_and_groom(state, first_character, second_character)
    fitness_objections = (*_must_be_fit_bride(state, bride), *_must_be_fit_groom(state, groom))
    yield from fitness_objections
    if fitness_objections:
        return
    yield from _must_both_be_unmarried(state, bride, groom)
    yield from _must_be_together(state, bride, groom)
    yield from _must_hold_no_votes(state, bride)
    yield from _juno_must_have_the_dos(state, bride)


def _must_be_fit_bride(state: Game, bride: str) -> Objections:
    """Raise an objection unless the bride is a virgo or a free woman (NUPT-01, NUPT-09)."""
    person = state.world.person(bride)
    if person.role not in WIFE_ROLES or not person.living:
        yield Objection("NUPT-01", "no-bride", about_character(bride))
    else:
        yield from _must_be_unarmed(state, bride)


def _must_be_unarmed(state: Game, bride: str) -> Objections:
    """Raise an objection if the bride still has legiones (NUPT-01, ROST-14)."""
    if not state.switch("marriage.amazon_may_marry") and goods.number_of_legions(state, bride):
        yield Objection("NUPT-01", "amazon-in-arms", about_character(bride))


def _must_be_fit_groom(state: Game, groom: str) -> Objections:
    """Raise an objection unless the groom is a senator or an imperator (NUPT-01)."""
    person = state.world.person(groom)
    if person.role not in HUSBAND_ROLES or not person.living:
        yield Objection("NUPT-01", "no-groom", about_character(groom))


def _must_both_be_unmarried(state: Game, bride: str, groom: str) -> Objections:
    """Raise an objection if one of them is married.

    By one reading husbands may be married already (NUPT-01).
    """
    bonds = state.world.bonds
    may_have_several = not state.switch("marriage.one_spouse")
    if bonds.husband(bride):
        yield Objection("NUPT-01", "married-already", about_character(bride))
    if bonds.wives(groom) and not may_have_several:
        yield Objection("NUPT-01", "married-already", about_character(groom))


def husbands_with_several_wives(state: Game, switch: str, value: SwitchValue) -> tuple[str, ...]:
    """Return the husbands with several wives when a reading allows only one (FATA-10)."""
    if (switch, value) != ("marriage.one_spouse", True):
        return ()
    bonds = state.world.bonds
    return tuple(
        mortal.id for mortal in state.world.scenario.mortals if len(bonds.wives(mortal.id)) > 1
    )


def _must_be_together(state: Game, bride: str, groom: str) -> Objections:
    """Raise an objection unless bride, groom and Juno are in one region (NUPT-02)."""
    place = state.seating.place_of(bride)
    if not place or place != state.seating.place_of(groom):
        yield Objection("NUPT-02", "not-in-same-region", about_character(groom))
        return
    juno = god_or_steward_with_power(state, "oversee_nuptiae")
    if state.seating.place_of(juno) != place:
        message_args = {"numen": f"who:{juno}", "place": f"place:{place}"}
        yield Objection("NUPT-02", "juno-elsewhere", message_args, grade="W")


def _must_hold_no_votes(state: Game, bride: str) -> Objections:
    """Raise an objection if the bride holds suffragia, because a matrona holds no suffragia.

    Rule: NUPT-05.
    """
    if state.books.holding(bride, goods.SUFFRAGIUM):
        known_goods = ((bride, goods.SUFFRAGIUM),)
        yield Objection("NUPT-05", "bride-with-votes", about_character(bride), rests_on=known_goods)


def dos_of(state: Game, bride: str) -> int:
    """Return the sum that Juno pays for the bride's dos card, in Denarii; 0 without a dos card."""
    if not state.books.holding(bride, DOS_CARD):
        return 0
    return state.world.scenario.cast[bride].dos_value


def _juno_must_have_the_dos(state: Game, bride: str) -> Objections:
    """Raise an objection unless Juno has the money for the dos (NUPT-03)."""
    juno = god_or_steward_with_power(state, "oversee_nuptiae")
    dos, denarii = dos_of(state, bride), state.books.holding(juno, goods.DENARIUS)
    if denarii < dos:
        yield goods.too_little_objection(juno, goods.DENARIUS, dos - denarii, "NUPT-03")


def _wed_objections(state: Game, actor: str, command: Wed) -> Objections:
    return must_be_fit_to_wed(state, actor, command.spouse)


def _draft_wedding(state: Game, actor: str, command: Wed, _context: ActContext) -> Drafts:
    """Return the draft that marries bride and groom (NUPT-03, NUPT-04)."""
    bride, groom = bride_and_groom(state, actor, command.spouse)
    person = state.world.person(bride)
    event = Wedded(bride, groom, dos_of(state, bride), person.role, person.patroni)
    return (Draft(event, (*_dos_postings(state, bride, groom), *_virus_postings(state, bride))),)


def _dos_postings(state: Game, bride: str, groom: str) -> Iterator[Posting]:
    """Yield the postings of shawl and dos card to Juno, and of the dos to the groom.

    Rules: NUPT-03, NUPT-10.
    """
    juno = god_or_steward_with_power(state, "oversee_nuptiae")
    for card in (DOS_CARD, SHAWL_CARD):
        yield from goods.postings_handing_over(
            state, card, bride, juno, state.books.holding(bride, card)
        )
    yield from goods.postings_handing_over(state, goods.DENARIUS, juno, groom, dos_of(state, bride))


def _virus_postings(state: Game, bride: str) -> Iterator[Posting]:
    """Yield the postings of two virus from Vesta to the bride, if Vesta has any (NUPT-04)."""
    cards_per_marriage = state.world.scenario.limits.virus_cards_per_marriage
    for vesta in seats.gods_with_power(state, "oversee_virus")[:1]:
        yield from goods.postings_handing_over(
            state,
            VIRUS_CARD,
            vesta,
            bride,
            min(cards_per_marriage, state.books.balance(vesta, VIRUS_CARD)),
        )


def least_virus_left(state: Game, account: str, asset: str) -> int:
    """Return the least number of virus that Vesta still has after all weddings (NUPT-04).

    Each wedding takes two virus, and everybody sees weddings and can count them. Virus that come
    back only raise the number.
    """
    start = state.world.scenario.cast.get(account)
    if asset != VIRUS_CARD or start is None or start.mortal:
        return 0
    cards_per_marriage = state.world.scenario.limits.virus_cards_per_marriage
    return max(0, start.holdings.get(VIRUS_CARD, 0) - cards_per_marriage * state.world.weddings)


def _spouse_and_juno(state: Game, actor: str, command: Wed) -> tuple[str, ...]:
    """Return the spouse, who must agree, and Juno, who may refuse (NUPT-02)."""
    return (command.spouse, *wedding_approver(state, actor, command))


def _offer_wed(state: Game, actor: str, known_state: KnownState[World]) -> Form | None:
    if state.world.person(actor).role not in (*WIFE_ROLES, *HUSBAND_ROLES):
        return None
    people_nearby = state.seating.pieces_at(state.seating.place_of(actor))
    objections_by_spouse = {
        spouse: audiences.apparent_objections(known_state, must_be_fit_to_wed(state, actor, spouse))
        for spouse in people_nearby
        if _might_wed(state, actor, spouse)
    }
    options = tuple(
        _spouse_option(known_state, actor, spouse)
        for spouse, objections in objections_by_spouse.items()
        if not objections
    )
    if options:
        return Form((Choice("with", options),))
    nobody_objection = seats.nobody_in_region_objection(state, actor, "NUPT-02", "nobody-to-wed")
    objections = min(objections_by_spouse.values(), key=len, default=(nobody_objection,))
    return Form(blocked=objections)


def _spouse_option(known_state: KnownState[World], actor: str, spouse: str) -> Option:
    """Return the option for a possible spouse, with the groom's dos, if it is known (NUPT-03)."""
    bride, _groom = bride_and_groom(known_state.state, actor, spouse)
    if not known_state.holding(bride, DOS_CARD):
        return Option(spouse)
    return Option(spouse, "note-dos", {"n": dos_of(known_state.state, bride)})


def _might_wed(state: Game, first_character: str, second_character: str) -> bool:
    roles = {state.world.person(first_character).role, state.world.person(second_character).role}
    return bool(roles & set(WIFE_ROLES)) and bool(roles & set(HUSBAND_ROLES))


@fold_of(WeddingAnnulled, arguments_of("wife", "husband"))
def _evolve_annulment(world: World, event: WeddingAnnulled, _entry: Entry) -> World:
    """Return the world in which the bride has her earlier role and patroni again (FATA-08)."""
    statuses = world.person(event.wife).statuses | ({"cliens"} if event.patroni else set())
    world = world.with_person(event.wife, role=event.role, patroni=event.patroni, statuses=statuses)
    return replace(world, bonds=world.bonds.without_marriage(event.wife))


def _undo_wedding(state: Game, entry: Entry) -> Drafts | Objection:
    """Return the draft that annuls a marriage, or an objection if it no longer exists (FATA-08)."""
    event: Wedded = entry.event
    if state.world.bonds.husband(event.wife) != event.husband:
        return Objection("NUPT-02", "married-no-more", waivable=False)
    patroni = tuple(
        patronus for patronus in event.patroni if can_restore_bond(state, patronus, event.wife)
    )
    return (Draft(WeddingAnnulled(event.wife, event.husband, event.role, patroni)),)


@fold_of(Wedded, arguments_of("wife", "husband", n="dos"), undo=_undo_wedding)
def _evolve_wedding(world: World, event: Wedded, _entry: Entry) -> World:
    """Return the world in which the bride is a matrona and no longer a cliens.

    Rules: ROST-06, NUPT-11.
    """
    person = world.person(event.wife)
    statuses = person.statuses - {"cliens"}
    world = world.with_person(event.wife, role="matrona", patroni=(), statuses=statuses)
    marriage = Marriage(event.wife, event.husband, event.dos)
    return replace(world, bonds=world.bonds.with_marriage(marriage), weddings=world.weddings + 1)


WED = Act(
    Wed,
    _wed_objections,
    _draft_wedding,
    _offer_wed,
    consent=Consent(voices=_spouse_and_juno, recorders=wedding_approver),
)
