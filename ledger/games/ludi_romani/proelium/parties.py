"""Parties in a battle: one fighter, or friends who swore before the challenge (PROEL-05 to 09).

Friends who fought as one party stay one party for the rest of that aestas (AMIC-13).
"""

from collections.abc import Iterable, Mapping

from ledger.contract.form import Choice, ChosenFields, DependentField, Option, Subset
from ledger.games.ludi_romani import arms, seats
from ledger.games.ludi_romani.bacchants.band import god_allowing_fight as god_allows
from ledger.games.ludi_romani.clientela.service import patronus_allowing_fight as patronus_allows
from ledger.games.ludi_romani.proelium.state import Corps
from ledger.games.ludi_romani.state import Game
from ledger.record.objection import Args, Objection, Objections, is_met

AFTER_EVERY_ENTRY = 1 << 62
"""A position after all entries. It is used for a party that the challenge itself creates."""

CHALLENGING_ACT = "challenge"

Friends = Mapping[str, tuple[str, ...]]
"""The friends of a character, by the id of their amicitia."""


def must_be_a_battlefield(state: Game, place: str) -> Objections:
    """Raise an objection unless battles are allowed in this place and season.

    Rules: PROEL-01, CAL-06, LIM-07.

    Battles need an aestas and a region outside Rome. Attacks with the Ring are excepted (RING-10).
    """
    if state.period.kind != "aestas":
        yield Objection("PROEL-01", "battles-in-summer")
    if not place:
        yield Objection("ROST-03", "choose-start-first")
    elif place == seats.id_of_rome(state):
        yield Objection("PROEL-01", "no-battle-in-rome")


def must_be_able_to_join(state: Game, leader: str, character: str) -> Objections:
    """Raise an objection unless the friend is in the region, has dice, and is in no battle.

    Rule: PROEL-08.
    """
    yield from arms.must_be_able_to_fight(state, character)
    yield from arms.must_not_be_in_battle(state, character)
    yield from seats.must_be_in_same_region(state, leader, character, "PROEL-07")


def must_form_a_party(
    state: Game,
    leader: str,
    amicitia_id: str,
    companions: tuple[str, ...],
    entry_position: int = AFTER_EVERY_ENTRY,
) -> Objections:
    """Raise an objection unless all friends can join and have sworn before an entry.

    Rules: PROEL-08, AMIC-03, 14.

    `entry_position` is the position of that entry.
    """
    if len({leader, *companions}) <= len(companions):
        yield Objection("PROEL-08", "named-twice", waivable=False)
    for character in companions:
        yield from must_be_able_to_join(state, leader, character)
    sworn_members = _sworn_members(state, amicitia_id, entry_position)
    outsiders = [
        character
        for character in companions
        if character not in sworn_members or leader not in sworn_members
    ]
    if outsiders:
        yield Objection("PROEL-08", "not-blessed", people_message_args(outsiders))
        late_members = set(_sworn_members(state, amicitia_id, AFTER_EVERY_ENTRY)) - set(
            sworn_members
        )
        late_characters = [
            character for character in (leader, *companions) if character in late_members
        ]
        if late_characters:
            yield Objection("AMIC-14", "sworn-too-late", people_message_args(late_characters))
    if amicitia_id and not companions:
        yield Objection("PROEL-08", "name-your-friends", waivable=False)


def must_act_as_one(
    state: Game, leader: str, companions: tuple[str, ...], entry_position: int = AFTER_EVERY_ENTRY
) -> Objections:
    """Raise an objection unless friends who fought as one party act together (AMIC-13).

    The rule covers challenging and accepting. Friends count if they swore before the position
    `entry_position`.
    """
    sets = inseparable_friends(state, leader, entry_position).values()
    if sets and not any(set(companions) == set(friends) for friends in sets):
        people = people_message_args(next(iter(sets)))
        message_args = {"who": f"who:{leader}", "friends": people["who"], "n": people["n"]}
        yield Objection("AMIC-13", "one-party", message_args)
    for character in () if sets else companions:
        if _fights_with_others(state, leader, character):
            yield Objection("AMIC-13", "another-party", {"who": f"who:{character}"})


def people_message_args(characters: Iterable[str]) -> Args:
    """Return people and their number, as arguments of a message."""
    references = [f"who:{character}" for character in characters]
    return {"who": references, "n": len(references)}


def _sworn_members(state: Game, amicitia_id: str, entry_position: int) -> tuple[str, ...]:
    """Return the members of an amicitia who had sworn before an entry (AMIC-14)."""
    amicitia = state.world.bonds.amicitiae.get(amicitia_id)
    return amicitia.members_sworn_before(entry_position) if amicitia else ()


def _possible_allies(state: Game, leader: str, entry_position: int) -> Friends:
    """Return the friends who could fight beside this leader now, by amicitia (PROEL-08)."""
    allies = {
        amicitia.id: tuple(
            character
            for character in amicitia.members_sworn_before(entry_position)
            if character != leader and is_met(must_be_able_to_join(state, leader, character))
        )
        for amicitia in state.world.bonds.friendships_of(leader)
        if leader in amicitia.members_sworn_before(entry_position)
    }
    return _without_empty_friendships(allies)


def _without_empty_friendships(friends: Friends) -> Friends:
    return {amicitia: people for amicitia, people in friends.items() if people}


def _earlier_partners(state: Game, character: str) -> frozenset[str]:
    """Return the partners in a character's earlier parties of this aestas (AMIC-13)."""
    sides = (side for battle in state.world.pugnae.battles.values() for side in battle.sides)
    parties = (side.members for side in sides if character in side.members)
    return frozenset(partner for party in parties for partner in party if partner != character)


def inseparable_friends(
    state: Game, leader: str, entry_position: int = AFTER_EVERY_ENTRY
) -> Friends:
    """Return the friends without whom a leader may neither challenge nor accept (AMIC-13).

    The leader needs all friends of one of these sets. Only friends who could join now are included.
    """
    allies = _possible_allies(state, leader, entry_position)
    if _all_friends_join(state):
        return allies
    partners = _earlier_partners(state, leader)
    friends_by_amicitia = {
        amicitia_id: tuple(character for character in people if character in partners)
        for amicitia_id, people in allies.items()
    }
    largest_size = max(map(len, friends_by_amicitia.values()), default=0)
    return {
        amicitia_id: friends
        for amicitia_id, friends in friends_by_amicitia.items()
        if friends and len(friends) == largest_size
    }


def _all_friends_join(state: Game) -> bool:
    """Return whether all sworn friends of a region act together, as a stricter reading demands.

    Rule: AMIC-13.
    """
    return state.switch("amicitia.one_voice") == "region"


def _fights_with_others(state: Game, leader: str, character: str) -> bool:
    """Return whether a friend has other partners this aestas who could still join (AMIC-13)."""
    partners = _earlier_partners(state, character)
    if leader in partners or _all_friends_join(state):
        return False
    return any(is_met(must_be_able_to_join(state, leader, partner)) for partner in partners)


def friends_to_name(
    state: Game, leader: str, entry_position: int = AFTER_EVERY_ENTRY
) -> tuple[Friends, bool]:
    """Return the friends a leader may name, and whether all of them must be named (AMIC-13)."""
    sets = inseparable_friends(state, leader, entry_position)
    if sets:
        return sets, True
    allies = _possible_allies(state, leader, entry_position)
    free_friends = {
        amicitia_id: tuple(
            character for character in friends if not _fights_with_others(state, leader, character)
        )
        for amicitia_id, friends in allies.items()
    }
    return _without_empty_friendships(free_friends), False


def party_fields(
    friends: Friends, chosen_values: ChosenFields, *, must_name_all: bool = False
) -> tuple[Choice | Subset | DependentField, ...]:
    """Return the fields to choose friends to fight with; no fields if no friend can fight.

    With `must_name_all` all friends of an amicitia must join (AMIC-13).
    """
    if not friends:
        return ()
    name_fields = (
        Option(amicitia_id, "note-amicitia", people_message_args(people))
        for amicitia_id, people in friends.items()
    )
    alone_options = () if must_name_all else (Option("", "note-alone"),)
    amicitia_field = Choice("amicitia", (*alone_options, *name_fields))
    chosen_amicitia = chosen_values.get("amicitia")
    if chosen_amicitia not in friends and (chosen_amicitia != "" or must_name_all):
        return (amicitia_field, DependentField("companions", ("amicitia",)))
    people = friends.get(str(chosen_amicitia), ())
    least_choices = len(people) if must_name_all else min(1, len(people))
    return (
        amicitia_field,
        Subset("companions", tuple(map(Option, people)), least_choices, len(people)),
    )


def dice_of_party(state: Game, members: tuple[str, ...]) -> dict[tuple[str, str], int]:
    """Return the dice that a party could field, by owner and kind. A god's dice count once."""
    dice: dict[tuple[str, str], int] = {}
    for character in members:
        dice.update(arms.fieldable_dice(state, character))
    return dice


def dice_of_second_party(
    state: Game, first_party: tuple[str, ...], second_party: tuple[str, ...]
) -> dict[tuple[str, str], int]:
    """Return the dice the second party could field, without those of the first party."""
    first_dice = dice_of_party(state, first_party)
    return {
        dice: dice_count
        for dice, dice_count in dice_of_party(state, second_party).items()
        if dice not in first_dice
    }


def must_have_army_of_own(
    state: Game, first_party: tuple[str, ...], second_party: tuple[str, ...]
) -> Objections:
    """Raise an objection if the second party has only dice of the first party.

    Rules: PROEL-05, BACCH-10.

    Two bacchants of one god cannot fight each other with that god's legiones.
    """
    are_disjoint = set(first_party).isdisjoint(second_party)
    if (
        are_disjoint
        and dice_of_party(state, second_party)
        and not dice_of_second_party(state, first_party, second_party)
    ):
        yield Objection("PROEL-05", "needs-a-legio", {"who": f"who:{second_party[0]}"})


def corps_from_dice(dice: Mapping[tuple[str, str], int], round_count: int) -> tuple[Corps, ...]:
    """Return the dice of a party, which are already fielded if there is no choice (PROEL-19)."""
    must_use_all = len(dice) == 1 or sum(dice.values()) == round_count
    return tuple(
        Corps(owner, die_kind, dice_count, min(dice_count, round_count) if must_use_all else 0)
        for (owner, die_kind), dice_count in dice.items()
    )


def permission_givers(state: Game, character: str) -> tuple[str, ...]:
    """Return the patronus and the god who must allow a fighter to fight (CLI-14, BACCH-06, 10)."""
    permissions = (
        *patronus_allows(state, character, CHALLENGING_ACT),
        *god_allows(state, character, CHALLENGING_ACT),
    )
    return tuple(dict.fromkeys(permissions))


def companions_and_permitters(state: Game, companions: tuple[str, ...]) -> tuple[str, ...]:
    """Return companions, and the characters who must allow them to fight (CLI-14, BACCH-10)."""
    voices = (
        asked_person
        for character in companions
        for asked_person in (character, *permission_givers(state, character))
    )
    return tuple(dict.fromkeys(voices))
