"""Poison at the husband's table: cards are dealt, and the holder of the spade dies.

Rules: VIRUS-03 to 06.
"""

from dataclasses import replace

from ledger.contract.acts import Act, ActContext, Command, Draft, Drafts, DutyType, fold_of
from ledger.contract.form import choice
from ledger.contract.offer import Form, KnownState, form_unless_blocked
from ledger.games.ludi_romani import audiences, seats
from ledger.games.ludi_romani.mors import death, sentence
from ledger.games.ludi_romani.state import Game, World
from ledger.kernel.vocabulary.choices import duty_draft
from ledger.kernel.vocabulary.objections import has_unwaivable_objection
from ledger.record.books import VOID_ACCOUNT
from ledger.record.entry import Entry, Event, Posting, Roll
from ledger.record.objection import Objection, Objections
from ledger.record.references import Place, Who, arguments_of
from ledger.record.state import Duty

DUTY_KIND = "spade"
NO_GUEST = "nobody"


class ServeVirus(Command):
    """Have the poison card dealt in the husband's region."""

    victim: Who = ""
    """The character to whom the wife hands the poison, by one reading; empty otherwise."""


class VirusServed(Event, stored="ludi_romani/virus-served@1"):
    """A poison card that was dealt among `drawers`."""

    wife: Who
    husband: Who
    place: Place
    drawers: tuple[Who, ...]
    victim: Who = ""
    """The character who has it; empty until the Fates name the victim."""


class SpadeDrawn(Event, stored="ludi_romani/spade-drawn@1"):
    """The Fates' word on the holder of the spade."""

    wife: Who
    victim: Who = ""
    """The holder; empty if no card was dealt."""


def people_who_draw(state: Game, wife: str) -> tuple[str, ...]:
    """Return all living mortals in the husband's region, with the husband first (VIRUS-05).

    The wife is included by one reading.
    """
    husband = state.world.bonds.husband(wife)
    people_nearby = state.seating.pieces_at(state.seating.place_of(husband)) if husband else ()
    people = (state.world.person(character) for character in people_nearby if character != husband)
    mortals = (person.id for person in people if person.mortal and person.living)
    draws = state.switch("virus.wife_draws")
    return (husband, *(character for character in mortals if character != wife or draws))


def _is_poison_handed_over(state: Game) -> bool:
    """Return whether the wife hands the poison to a victim, by a reading (`virus.method`)."""
    return state.switch("virus.method") == "hand_to_one"


def _must_be_able_to_serve(state: Game, wife: str) -> Objections:
    """Raise an objection unless the wife has a card and may serve it.

    She may serve twice in a marriage. Rule: VIRUS-03.
    """
    marriage = state.world.bonds.marriages.get(wife)
    if marriage is None:
        yield Objection("VIRUS-03", "no-husband", waivable=False)
        return
    yield from _husband_must_be_in_a_province(state, marriage.husband)
    limit = state.world.scenario.limits.virus_cards_per_marriage
    if marriage.served >= limit:
        yield Objection("VIRUS-03", "served-enough", {"n": limit})
    if not state.books.balance(wife, death.VIRUS):
        known_goods = ((wife, death.VIRUS),)
        yield Objection("VIRUS-03", "no-virus", waivable=False, rests_on=known_goods)


def _husband_must_be_in_a_province(state: Game, husband: str) -> Objections:
    """Raise an objection unless the husband is in a provincia or a regnum (VIRUS-03).

    In Rome the Fates must allow it.
    """
    place = state.seating.place_of(husband)
    if not place:
        yield Objection("VIRUS-03", "husband-nowhere", {"who": f"who:{husband}"}, waivable=False)
    elif place == seats.id_of_rome(state):
        yield Objection("VIRUS-03", "no-poison-in-rome", {"who": f"who:{husband}"})


def _serve_virus_objections(state: Game, actor: str, command: ServeVirus) -> Objections:
    objections = tuple(_must_be_able_to_serve(state, actor))
    yield from objections
    is_by_hand = _is_poison_handed_over(state)
    if not is_by_hand and command.victim:
        yield Objection("VIRUS-05", "cards-decide", waivable=False)
    if (
        is_by_hand
        and not has_unwaivable_objection(objections)
        and command.victim not in people_who_draw(state, actor)
    ):
        yield Objection("VIRUS-05", "victim-not-there", waivable=False)


def _draft_serving(state: Game, actor: str, command: ServeVirus, context: ActContext) -> Drafts:
    """Return the drafts that use one card and condemn the victim (VIRUS-03, VIRUS-05)."""
    drawing_people = people_who_draw(state, actor)
    husband = state.world.bonds.husband(actor)
    is_at_table = state.kernel.dice == "table" and not command.victim
    rolls = () if command.victim or is_at_table else _roll_for_holder(context, drawing_people)
    victim = drawing_people[rolls[0].value - 1] if rolls else command.victim
    if len(drawing_people) == 1:
        victim, is_at_table = husband, False
    event = VirusServed(actor, husband, state.seating.place_of(husband), drawing_people, victim)
    serving_draft = Draft(event, (Posting(death.VIRUS, actor, VOID_ACCOUNT, 1),), rolls=rolls)
    if is_at_table:
        return (serving_draft, _draft_duty_to_name(state, actor, drawing_people, context))
    return (serving_draft, *_draft_sentence(state, actor, victim, context))


def _roll_for_holder(context: ActContext, drawing_people: tuple[str, ...]) -> tuple[Roll, ...]:
    """Return the roll that draws the holder of the spade (VIRUS-04).

    There are as many cards as drawers, and one of them is the spade.
    """
    return (
        (context.roll(f"{context.act}/spade", len(drawing_people)),)
        if len(drawing_people) > 1
        else ()
    )


def _dealers(state: Game) -> str:
    """Return the Fates, who deal the cards (VIRUS-06)."""
    return (*seats.gods_with_power(state, "execute_virus"), *state.kernel.stewards)[0]


def _draft_sentence(state: Game, wife: str, victim: str, context: ActContext) -> Drafts:
    """Return the drafts that condemn the holder of the spade (MORS-08, VIRUS-05).

    The Fates carry the sentence out.
    """
    dealer = _dealers(state)
    return sentence.draft_sentence(state, victim, "poison", wife, context, carried_out_by=dealer)


def _draft_duty_to_name(
    state: Game, wife: str, drawing_people: tuple[str, ...], context: ActContext
) -> Draft:
    """Return the Fates' duty to name the holder, with cards on the table (VIRUS-06)."""
    return duty_draft(
        state,
        f"{context.act}/{DUTY_KIND}",
        DUTY_KIND,
        _dealers(state),
        (*drawing_people, NO_GUEST),
        default=NO_GUEST,
        readers=(wife, *drawing_people),
        wife=f"who:{wife}",
    )


def _draft_after_answer(state: Game, duty: Duty, option: str, context: ActContext) -> Drafts:
    """Return the drafts that condemn the holder, or return an undealt card (VIRUS-05)."""
    wife = str(duty.terms["wife"]).removeprefix("who:")
    if option == NO_GUEST:
        keeper = wife if wife in state.world.bonds.marriages else _receiver_of_virus(state)
        return (Draft(SpadeDrawn(wife), (Posting(death.VIRUS, VOID_ACCOUNT, keeper, 1),)),)
    return (Draft(SpadeDrawn(wife, option)), *_draft_sentence(state, wife, option, context))


def _receiver_of_virus(state: Game) -> str:
    """Return Vesta, who gets back the poison cards of former wives (VIRUS-02)."""
    return (*seats.gods_with_power(state, "oversee_virus"), VOID_ACCOUNT)[0]


def _with_poison_count(world: World, wife: str, change: int) -> World:
    """Return the world with a changed count of poison served in this marriage (VIRUS-03)."""
    marriage = world.bonds.marriages.get(wife)
    if marriage is None:
        return world
    new_marriage = replace(marriage, served=max(0, marriage.served + change))
    return replace(world, bonds=world.bonds.with_marriage(new_marriage))


@fold_of(VirusServed, arguments_of("wife", "place", "victim", who="husband", count_field="drawers"))
def _evolve_serving(world: World, event: VirusServed, _entry: Entry) -> World:
    return _with_poison_count(world, event.wife, 1)


@fold_of(SpadeDrawn, arguments_of("wife", "victim"))
def _evolve_undealt_card(world: World, event: SpadeDrawn, _entry: Entry) -> World:
    """Return the world in which a poison card that was not dealt does not count (VIRUS-03)."""
    return world if event.victim else _with_poison_count(world, event.wife, -1)


def _offer_serve_virus(state: Game, actor: str, known_state: KnownState[World]) -> Form | None:
    if actor not in state.world.bonds.marriages:
        return None
    victim = (
        (choice("victim", people_who_draw(state, actor)),) if _is_poison_handed_over(state) else ()
    )
    objections = audiences.apparent_objections(known_state, _must_be_able_to_serve(state, actor))
    return form_unless_blocked(*victim, blocking_objections=objections)


SERVE_VIRUS = Act(ServeVirus, _serve_virus_objections, _draft_serving, _offer_serve_virus)
DUTY_TYPES = (DutyType(DUTY_KIND, _draft_after_answer),)
