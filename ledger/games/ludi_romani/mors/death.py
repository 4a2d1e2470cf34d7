"""The immediate effects of a death on the dead person's goods, bonds and seat."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from ledger.contract.acts import Draft, Drafts, fold_of
from ledger.games.ludi_romani import goods
from ledger.games.ludi_romani.feriae.state import remaining_periods
from ledger.games.ludi_romani.mors.state import Estate
from ledger.games.ludi_romani.seats import NO_SEAT, gods_with_power, has_own_power
from ledger.games.ludi_romani.state import Game, Person, World
from ledger.kernel.vocabulary.choices import duty_draft
from ledger.kernel.vocabulary.events import DutyDischarged
from ledger.record.books import VOID_ACCOUNT, holder, is_lent, owner
from ledger.record.entry import Entry, Event, Placement, Posting
from ledger.record.objection import Objection, Objections, is_met
from ledger.record.references import Who, arguments_of

VIRUS = "virus"
HERITABLE_GOODS = (goods.DENARIUS, goods.CLIENTARUM, goods.CLASSIS, goods.SUFFRAGIUM)
"""The assets that a mortal can leave to heirs (MORS-15, MORS-19)."""

HOME_POWERS = {
    goods.CURIALIS: "receive_dead_lc",  # MORS-15
    "dos": "hold_dos",  # MORS-15
    VIRUS: "oversee_virus",  # VIRUS-02
    "ring_of_gyges": "control_ring",  # RING-01
}
"""The power of the god who gets an asset back at a death, by asset.

Any other asset that cannot be left to heirs leaves the game.
"""

DEATH_CAUSES = (
    "proscribed",
    "caedes",
    "rex_alone",
    "battle",
    "unprotected",
    "suicide",
    "insolvent",
    "poison",
    "drowned",
    "war_god",
    "patronus",
    "thiasos",
)
"""The causes of death, in the order of the rules."""

ESTATE_DUTY = "estate"
IN_TRUST_ANSWER = "in-trust"


class Died(Event, stored="ludi_romani/died@1"):
    """A death."""

    who: Who
    cause: str
    by: Who
    """The mortal or god who caused it; empty if there is none."""

    executor: str
    """The god who decides on the estate."""

    duty: str
    """The id of the executor's duty."""

    carried_out_by: str = ""
    """The character who executed it; empty if there is none."""

    widowed: tuple[Who, ...] = ()
    """The wives of the dead."""


def estate_account(deceased: str) -> str:
    """Return the account that holds a dead character's goods until the heirs receive them.

    The account is separate from the account that the character has as a ghost.
    """
    return f"@estate/{deceased}"


def gods_recording_deaths(state: Game, _actor: str, _command: Any) -> tuple[str, ...]:
    """Return the gods who may record deaths and laments for others (MORS-17).

    The gods are Vesta, Pluto and Persephone.
    """
    return gods_with_power(state, "execute_wills", "accept_imago")


def must_be_mortal_and_living(state: Game, character: str) -> Objections:
    """Raise an objection unless the character is a living mortal (MORS-20)."""
    person = state.world.person(character)
    if not (person.mortal and person.living):
        yield Objection("MORS-20", "cannot-die", {"who": f"who:{character}"}, waivable=False)


def draft_death(
    state: Game, character: str, cause: str, author: str, *, carried_out_by: str = ""
) -> Drafts:
    """Return the drafts of a mortal's death: goods, bonds and seat (MORS-15, MORS-20).

    `author` is the mortal or god who caused the death; empty if there is none. `cause` is one of
    `DEATH_CAUSES`. `state` must be the state just before the death. If earlier drafts move goods of
    the dead, pass `transcript.moved(state, drafts)`. There are no drafts for a god or a dead
    character.
    """
    if not is_met(must_be_mortal_and_living(state, character)):
        return ()
    executor = _executor(state, cause, author, carried_out_by)
    duty_id = f"{ESTATE_DUTY}/{character}"
    event = Died(
        character,
        cause,
        author,
        executor,
        duty_id,
        carried_out_by,
        state.world.bonds.wives(character),
    )
    death_draft = Draft(event, _death_postings(state, event), _placement_of_dead(state, character))
    return (
        death_draft,
        *_draft_end_of_sentences(state, character),
        _draft_executors_duty(state, event),
    )


def _executor(state: Game, cause: str, author: str, carried_out_by: str) -> str:
    """Return Vesta (MORS-17), or the god of a suicide (MORS-06), as executor of the estate."""
    if cause == "suicide":
        return carried_out_by or author
    executors = (*gods_with_power(state, "execute_wills"), *state.kernel.stewards)
    return executors[0]


def _draft_executors_duty(state: Game, event: Died) -> Draft:
    """Return the executor's duty, which ends within this season or the next (MORS-13)."""
    return duty_draft(
        state,
        event.duty,
        ESTATE_DUTY,
        event.executor,
        (IN_TRUST_ANSWER,),
        readers=(event.who,),
        end=end_of_next_season(state),
        dead=f"who:{event.who}",
    )


def end_of_next_season(state: Game) -> int:
    """Return the last period of the next aestas or hiems, or the last one before Actium.

    Rules: MORS-13, DIV-06.
    """
    feriae, last_seq = state.world.feriae, state.period.seq
    for period in remaining_periods(state.world.scenario.calendar, feriae, last_seq):
        if period.kind == "actium":
            break
        last_seq = period.seq
        if period.kind != "motus":
            break
    return last_seq


def _death_postings(state: Game, event: Died) -> tuple[Posting, ...]:
    """Return postings that move all goods of the dead and end every loan (MORS-15)."""
    character = event.who
    postings: list[Posting] = []
    for account in state.books.parts.get(character, ()):
        for asset, amount in sorted(state.books.accounts[account].items()):
            if amount:
                target = _receiving_account(state, event, account, asset)
                postings.append(Posting(asset, account, target, amount))
    postings.extend(_loan_ending_postings(state, character))
    postings.extend(_virus_return_postings(state, event))
    return tuple(postings)


def _receiving_account(state: Game, event: Died, account: str, asset: str) -> str:
    """Return the account that receives an asset of the dead character (MORS-15)."""
    if is_lent(account) and _returns_to_owner(state, owner(account), asset):
        return account_of_owner(state, owner(account))
    return account_of_heirs_or_god(state, event.who, event.cause, asset)


def account_of_heirs_or_god(state: Game, character: str, cause: str, asset: str) -> str:
    """Return the account for an asset, which belongs to the heirs or to a god (MORS-15).

    A suicide leaves all assets to heirs (MORS-06).
    """
    if asset in HERITABLE_GOODS or (asset == goods.CURIALIS and cause == "suicide"):
        return estate_account(character)
    god = god_receiving_asset(state, asset)
    return goods.account_for_gains(state, god) if god and asset != VIRUS else god or VOID_ACCOUNT


def _returns_to_owner(state: Game, lender: str, asset: str) -> bool:
    """Return whether a loan returns to its owner. Suffragia and all loans of a god do."""
    person = state.world.people.get(lender)
    return person is not None and (asset == goods.SUFFRAGIUM or not person.mortal)


def account_of_owner(state: Game, lender: str) -> str:
    """Return the owner's own account, or the estate of a dead owner."""
    return estate_account(lender) if lender in state.world.mors.estates else lender


def god_receiving_asset(state: Game, asset: str) -> str:
    """Return the god who receives an asset without heirs; empty if it leaves play (MORS-15).

    If several gods could, the god who held this asset at the start receives it. A god in disguise
    never does (NUM-01).
    """
    power, cast = HOME_POWERS.get(asset, ""), state.world.scenario.cast
    gods = tuple(god for god in gods_with_power(state, power) if has_own_power(state, god, power))
    return next((god for god in gods if cast[god].holdings.get(asset)), (*gods, "")[0])


def accounts_of_lent_goods(state: Game, lender: str) -> tuple[str, ...]:
    """Return the accounts in which other characters hold assets that this character lent."""
    return tuple(
        account
        for _, account_names in sorted(state.books.parts.items())
        for account in account_names
        if is_lent(account) and owner(account) == lender
    )


def _loan_ending_postings(state: Game, character: str) -> Iterator[Posting]:
    """Yield the postings by which borrowers keep the loans of the dead (MORS-16).

    Suffragia follow the will.
    """
    for account in accounts_of_lent_goods(state, character):
        keeper = goods.account_for_gains(state, holder(account))
        for asset, amount in sorted(state.books.accounts[account].items()):
            if amount and asset != goods.SUFFRAGIUM:
                yield Posting(asset, account, keeper, amount)


def _virus_return_postings(state: Game, event: Died) -> Iterator[Posting]:
    """Yield the postings that return a widow's unused poison to Vesta (VIRUS-02)."""
    keepers = gods_with_power(state, HOME_POWERS[VIRUS])
    for wife in event.widowed:
        amount = state.books.balance(wife, VIRUS)
        if amount:
            yield Posting(VIRUS, wife, keepers[0] if keepers else VOID_ACCOUNT, amount)


def _placement_of_dead(state: Game, character: str) -> tuple[Placement, ...]:
    """Return the placement of the dead character in the same region without a seat.

    Rules: MORS-20, IMAGO-03.
    """
    place = state.seating.place_of(character)
    return (Placement(character, place, NO_SEAT),) if place else ()


def _draft_end_of_sentences(state: Game, character: str) -> Drafts:
    """Return the drafts that end death sentences on the dead character or by the dead character."""
    return tuple(
        Draft(DutyDischarged(sentence.duty, "death", sentence.executioner, "spare"))
        for sentence in state.world.mors.sentences.values()
        if character in (sentence.condemned, sentence.executioner)
        and sentence.duty in state.kernel.duties
    )


@fold_of(Died, arguments_of("who", "cause", "by", widow="widowed", count_field="widowed"))
def _evolve_death(world: World, event: Died, _entry: Entry) -> World:
    """Return the world in which the dead is an umbra without bonds, and the estate is open.

    Rule: MORS-20.

    Rule: MORS-13.
    """
    character = event.who
    world = _without_sentences_by(without_sentence(world, character), character)
    people = world.people
    for person in world.people.values():
        if character in person.patroni:
            people = people.set(person.id, _without_patronus(person, character))
    dead_person = replace(people[character], statuses=frozenset({"umbra"}), patroni=(), god="")
    world = replace(world, people=people.set(character, dead_person))
    for widow in event.widowed:
        if world.person(widow).role == "matrona":
            world = world.with_person(widow, role="free_woman")
    estate = Estate(character, event.cause, event.by, event.executor, event.duty)
    return replace(
        world,
        escorts=_without_escorts_of(world, character),
        mors=replace(world.mors, estates=world.mors.estates.set(character, estate)),
    )


def _without_patronus(person: Person, patronus: str) -> Person:
    patroni = tuple(patronus_id for patronus_id in person.patroni if patronus_id != patronus)
    statuses = person.statuses if patroni else person.statuses - {"cliens"}
    return replace(person, patroni=patroni, statuses=statuses)


def without_sentence(world: World, character: str) -> World:
    """Return the world without a pending death sentence on this character."""
    world = world.without_status(character, "condemned")
    if character not in world.mors.sentences:
        return world
    sentences = world.mors.sentences.delete(character)
    return replace(world, mors=replace(world.mors, sentences=sentences))


def _without_sentences_by(world: World, executioner: str) -> World:
    """Return the world without the death sentences that the dead executioner should carry out."""
    for sentence in world.mors.sentences.values():
        if sentence.executioner == executioner:
            world = without_sentence(world, sentence.condemned)
    return world


def _without_escorts_of(world: World, character: str) -> Any:
    escorts = world.escorts
    for rex, protector in world.escorts.items():
        if character in (rex, protector):
            escorts = escorts.delete(rex)
    return escorts
