"""The challenge, which begins a battle between two willing parties (PROEL-10 to 17)."""

from collections.abc import Iterator

from pydantic import Field

from ledger.contract.acts import (
    Act,
    ActContext,
    Command,
    Consent,
    Draft,
    Drafts,
    characters_in_fields,
    fold_of,
)
from ledger.contract.form import choice
from ledger.contract.offer import Form, KnownState
from ledger.games.ludi_romani import arms, seats
from ledger.games.ludi_romani.fata.corrections import draft_rights_renewed
from ledger.games.ludi_romani.places import Characters
from ledger.games.ludi_romani.proelium import (
    battle_start,
    challenge_order,
    folds,
    interruption,
    parties,
    stages,
)
from ledger.games.ludi_romani.proelium.parties import Friends
from ledger.games.ludi_romani.proelium.presidency import must_be_fit_to_preside, possible_presiders
from ledger.games.ludi_romani.proelium.state import Proelium, Side
from ledger.games.ludi_romani.state import Game, World
from ledger.record.entry import Entry, Event
from ledger.record.objection import Objection, Objections, is_met
from ledger.record.references import Place, Who, arguments_of, yes_no_of_field

FIRST_RULE = "PROEL-14"
NEWCOMER_RULE = "PROEL-16"


class Challenge(Command):
    """Challenge a mortal in the region before a god, alone or with sworn friends."""

    target: Who
    """The mortal who is challenged."""
    numen: Who
    """The god who presides."""
    amicitia: str = Field(default="", max_length=64)
    """The id of the friendship that fights; empty for a challenger without friends."""
    companions: Characters = ()
    """The sworn friends who fight too."""


class FlagitatioMade(Event, stored="ludi_romani/flagitatio-made@1"):
    """A challenge that was made before a god."""

    proelium: str
    number: int
    place: Place
    presider: Who
    challengers: tuple[Who, ...]
    """A party, its leader first."""

    challenged: Who
    must: str
    """The ID of the rule that forbids a refusal; empty if the challenge may be refused."""

    spends: tuple[str, ...]
    """The rights that the challenge uses up."""

    provoked_by: Who = ""
    """The war god who demanded it; empty if there is none."""


def _must_be_able_to_challenge(state: Game, actor: str) -> Objections:
    """Raise an objection unless the actor has a legio and a battle is possible in this region now.

    Rules: PROEL-01, 05, 10.

    A battle needs an aestas, a region outside Rome, and no peacemaker there.
    """
    place = state.seating.place_of(actor)
    yield from parties.must_be_a_battlefield(state, place)
    yield from interruption.must_not_be_at_peace(state, place)
    yield from arms.must_be_able_to_fight(state, actor)
    yield from arms.must_not_be_in_battle(state, actor)


def must_not_have_challenged(state: Game, party: tuple[str, ...]) -> Objections:
    """Raise an objection if a member of the party has challenged in this aestas (PROEL-11).

    A challenge that was refused counts, too.
    """
    for character in party:
        if challenge_order.has_challenged(state, character):
            yield Objection("PROEL-11", "challenge-spent", {"who": f"who:{character}"})


def must_be_a_target(state: Game, party: tuple[str, ...], target: str) -> Objections:
    """Raise an objection unless the target is another fighter in the region who is in no battle.

    The rules are PROEL-05, PROEL-06, PROEL-07 and LIM-18.
    """
    yield from arms.must_be_able_to_fight(state, target)
    yield from parties.must_have_army_of_own(state, party, (target,))
    yield from arms.must_not_be_in_battle(state, target)
    yield from seats.must_be_in_same_region(state, party[0], target, "PROEL-07")
    if target in party:
        yield Objection("PROEL-07", "not-against-oneself", waivable=False)


def _challenge_objections(state: Game, actor: str, command: Challenge) -> Objections:
    place, party = state.seating.place_of(actor), (actor, *command.companions)
    yield from _must_be_able_to_challenge(state, actor)
    yield from parties.must_form_a_party(state, actor, command.amicitia, command.companions)
    yield from parties.must_act_as_one(state, actor, command.companions)
    yield from must_not_have_challenged(state, party)
    yield from challenge_order.must_have_the_turn(state, actor, place)
    yield from must_be_a_target(state, party, command.target)
    yield from must_be_fit_to_preside(state, command.numen, place, (*party, command.target))


def rule_against_refusal(state: Game, target: str) -> str:
    """Return the ID of the rule that forbids refusing a challenge now; "" if there is none.

    Rules: PROEL-14, 15, 16.

    The rule covers the first challenge of the summer in a region. By another reading it covers the
    first challenge that each party receives (`flagitatio.first`). The rule also covers the first
    challenge to a newcomer of this summer.
    """
    is_of_region = state.switch("flagitatio.first") == "region"
    first_rule = (
        _name_of_right_in_region(state.seating.place_of(target))
        if is_of_region
        else _name_of_right_against(target)
    )
    if first_rule not in state.world.spent_rights:
        return FIRST_RULE
    target_arrival = challenge_order.arrival_time(state, target)
    is_new = target_arrival.period == state.period.seq
    return (
        NEWCOMER_RULE
        if is_new
        and _name_of_right_since_arrival(target, target_arrival.position)
        not in state.world.spent_rights
        else ""
    )


def _name_of_right_in_region(place: str) -> str:
    return f"flagitatio-in/{place}"


def _name_of_right_against(character: str) -> str:
    return f"flagitatio-to/{character}"


def _name_of_right_since_arrival(character: str, arrival_position: int) -> str:
    return f"flagitatio-to/{character}/since-{arrival_position}"


def draft_challenge(
    state: Game, party: tuple[str, ...], target: str, numen: str, provoker: str = ""
) -> Draft:
    """Return a challenge with the rights that it uses up (PROEL-10, PROEL-11).

    The rights include the rights to a first challenge in PROEL-14 and PROEL-16. `provoker` is
    the war god who demanded it.
    """
    place = state.seating.place_of(target)
    battle_number = state.world.pugnae.next_number
    right_since_arrival = _name_of_right_since_arrival(
        target, challenge_order.arrival_time(state, target).position
    )
    rights_spent = (
        *(_name_of_next_right(state, character) for character in party),
        _name_of_right_in_region(place),
        _name_of_right_against(target),
        right_since_arrival,
    )
    new_rights = tuple(
        right_name for right_name in rights_spent if right_name not in state.world.spent_rights
    )
    event = FlagitatioMade(
        proelium=battle_start.battle_id(battle_number),
        number=battle_number,
        place=place,
        presider=numen,
        challengers=party,
        challenged=target,
        must=rule_against_refusal(state, target),
        spends=new_rights,
        provoked_by=provoker,
    )
    return Draft(event)


def _name_of_next_right(state: Game, character: str) -> str:
    right_name = challenge_order.challenge_right_name(character)
    return f"{right_name}/{state.world.times_used(right_name) + 1}"


def _draft_challenge(state: Game, actor: str, command: Challenge, _context: ActContext) -> Drafts:
    party = actor, *command.companions
    return (draft_challenge(state, party, command.target, command.numen),)


def _undo_flagitatio_made(state: Game, entry: Entry) -> Drafts | Objection:
    """Return the drafts that undo an unanswered challenge and restore its rights (FATA-08).

    Return an objection if the challenge was answered.
    """
    undo_drafts = undo_challenge(state, entry)
    if isinstance(undo_drafts, Objection):
        return undo_drafts
    return (*undo_drafts, *draft_rights_renewed(state, entry, *entry.event.spends))


@fold_of(
    FlagitatioMade,
    arguments_of(
        "presider",
        who="challengers",
        count_field="challengers",
        target="challenged",
        by="provoked_by",
        must=yes_no_of_field("must"),
    ),
    undo=_undo_flagitatio_made,
)
def _evolve_challenge(world: World, event: FlagitatioMade, entry: Entry) -> World:
    """Return the world in which both parties wait for the answer (PROEL-17, PROEL-11)."""
    battle = Proelium(
        id=event.proelium,
        number=event.number,
        place=event.place,
        presider=event.presider,
        sides=(Side(event.challengers), Side((event.challenged,))),
        stage=stages.CHALLENGED_STAGE,
        flagitatio=entry.position,
        must=event.must,
        provoked_by=event.provoked_by,
    )
    return folds.with_new_battle(world, battle, "challenged").with_marks(*event.spends)


def undo_challenge(state: Game, entry: Entry) -> Drafts | Objection:
    """Return the drafts that end the battle of an unanswered challenge (FATA-08).

    Return an objection if the challenge was answered.
    """
    battle = state.world.pugnae.battles.get(entry.event.proelium)
    if battle is None or battle.stage != stages.CHALLENGED_STAGE:
        return Objection("FATA-09", "challenge-answered", waivable=False)
    return interruption.draft_cut_short(state, battle, interruption.TAKING_BACK_CAUSE)


def _characters_to_consent(state: Game, _actor: str, command: Challenge) -> tuple[str, ...]:
    """Return the characters who must consent.

    They are the present god (PROEL-10), the friends and their masters (PROEL-08).
    """
    return tuple(
        dict.fromkeys(
            (command.numen, *parties.companions_and_permitters(state, command.companions))
        )
    )


def _offer_challenge(state: Game, actor: str, known_state: KnownState[World]) -> Form | None:
    place = state.seating.place_of(actor)
    if not place or not is_met(arms.must_be_able_to_fight(state, actor)):
        return None
    if objections := tuple(_must_be_able_to_begin(state, actor, place)):
        return Form(blocked=objections)
    foes = _targets(state, actor, place)
    if not foes:
        return Form(blocked=(Objection("PROEL-07", "nobody-to-challenge"),))
    gods = tuple(god for god in possible_presiders(state, place) if god != actor)
    targets = tuple(character for character in foes if any(god != character for god in gods))
    if not targets:
        return Form(blocked=(Objection("PROEL-02", "no-god-to-preside"),))
    target = str(known_state.chosen.get("target", ""))
    judges = tuple(god for god in gods if god != target)
    friends, must_name_all = _friends_who_may_join(state, actor, target)
    party = parties.party_fields(friends, known_state.chosen, must_name_all=must_name_all)
    return Form((choice("target", targets), choice("numen", judges), *party))


def _friends_who_may_join(state: Game, actor: str, target: str) -> tuple[Friends, bool]:
    """Return the friends who may join a challenge, and whether all of them must join.

    The target of the challenge is left out (AMIC-13).
    """
    friends, must_name_all = parties.friends_to_name(state, actor)
    if must_name_all:
        return dict(_friends_able_together(state, friends, target)), True
    free_friends = {
        amicitia: tuple(
            character
            for character in people
            if character != target and not challenge_order.has_challenged(state, character)
        )
        for amicitia, people in friends.items()
    }
    return {amicitia: people for amicitia, people in free_friends.items() if people}, False


def _friends_able_together(
    state: Game, friends: Friends, target: str
) -> Iterator[tuple[str, tuple[str, ...]]]:
    for amicitia, people in friends.items():
        if target not in people and is_met(must_not_have_challenged(state, people)):
            yield amicitia, people


def _must_be_able_to_begin(state: Game, actor: str, place: str) -> Objections:
    """Raise an objection if no challenge is possible now, alone or with inseparable friends."""
    objections = tuple(_must_be_able_to_challenge(state, actor))
    objections = objections or tuple(must_not_have_challenged(state, (actor,)))
    yield from objections or challenge_order.must_have_the_turn(state, actor, place)
    friends = parties.inseparable_friends(state, actor)
    if friends and not objections and not any(_friends_able_together(state, friends, "")):
        yield from must_not_have_challenged(state, next(iter(friends.values())))


def _targets(state: Game, actor: str, place: str) -> tuple[str, ...]:
    people_nearby = state.seating.pieces_at(place)
    foes = (
        character
        for character in people_nearby
        if is_met(must_be_a_target(state, (actor,), character))
    )
    friends = parties.inseparable_friends(state, actor)
    return tuple(
        character
        for character in foes
        if not friends or any(_friends_able_together(state, friends, character))
    )


CHALLENGE = Act(
    Challenge,
    _challenge_objections,
    _draft_challenge,
    _offer_challenge,
    consent=Consent(voices=_characters_to_consent, recorders=characters_in_fields("numen")),
)
