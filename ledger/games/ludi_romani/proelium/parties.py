"""Parties: one fighter, or friends whom Juno has blessed before the challenge (PROEL-05 to 09)."""

from collections.abc import Mapping

from ledger.form import Awaiting, Choice, Chosen, Option, Subset
from ledger.games.ludi_romani.arms import forces, must_be_able_to_fight, must_not_be_in_battle
from ledger.games.ludi_romani.proelium.state import Corps
from ledger.games.ludi_romani.roster import unknown_character
from ledger.games.ludi_romani.seats import rome_of
from ledger.games.ludi_romani.state import Game
from ledger.objection import Objection, Objections

NOW = 1 << 62
"""Later than every entry: for a party that is made by the challenge itself."""


def field_objections(state: Game, place: str) -> Objections:
    """An aestas is for battles (PROEL-01, CAL-06), but by the Ring (RING-10); not Rome (LIM-07)."""
    if state.period.kind != "aestas":
        yield Objection("PROEL-01", "battles-in-summer")
    if not place:
        yield Objection("ROST-03", "choose-start-first")
    elif place == rome_of(state):
        yield Objection("PROEL-01", "no-battle-in-rome")


def party_objections(
    state: Game, leader: str, amicitia: str, companions: tuple[str, ...], before: int = NOW
) -> Objections:
    """Who could fight together there now, blessed before an entry (PROEL-08, AMIC-03, AMIC-14)."""
    if len({leader, *companions}) <= len(companions):
        yield Objection("PROEL-08", "named-twice", waivable=False)
    for who in companions:
        unknown = tuple(unknown_character(state, who))
        yield from unknown or companion(state, leader, who)
    sworn = _sworn(state, amicitia, before)
    strangers = [f"who:{who}" for who in companions if who not in sworn or leader not in sworn]
    if strangers:
        yield Objection("PROEL-08", "not-blessed", {"who": strangers, "n": len(strangers)})
        yield from _too_late(state, amicitia, (leader, *companions), before)
    if amicitia and not companions:
        yield Objection("PROEL-08", "name-your-friends", waivable=False)


def _too_late(state: Game, amicitia: str, party: tuple[str, ...], before: int) -> Objections:
    """For who has sworn only after the challenge it comes too late (AMIC-14)."""
    late = set(_sworn(state, amicitia, NOW)) - set(_sworn(state, amicitia, before))
    named = [f"who:{who}" for who in party if who in late]
    if named:
        yield Objection("AMIC-14", "sworn-too-late", {"who": named, "n": len(named)})


def companion(state: Game, leader: str, who: str) -> Objections:
    """A friend on the spot, with dice of their own, who is in no other battle (PROEL-08)."""
    yield from must_be_able_to_fight(state, who)
    yield from must_not_be_in_battle(state, who)
    yield from same_region(state, who, state.seating.place(leader))


def _sworn(state: Game, amicitia: str, before: int) -> tuple[str, ...]:
    """Those whom an amicitia united before Juno before an entry (AMIC-14)."""
    known = state.world.bonds.amicitiae.get(amicitia)
    return known.sworn_before(before) if known else ()


def same_region(state: Game, who: str, place: str) -> Objections:
    """Both parties are in the same region (PROEL-07)."""
    if not place or state.seating.place(who) != place:
        yield Objection("PROEL-07", "not-in-same-region", {"who": f"who:{who}"})


def allies(state: Game, leader: str, before: int = NOW) -> Mapping[str, tuple[str, ...]]:
    """Who could fight beside somebody there now, amicitia by amicitia (PROEL-08)."""
    found = {
        amicitia: tuple(
            who
            for who in _sworn(state, amicitia, before)
            if who != leader and not any(companion(state, leader, who))
        )
        for amicitia in sorted(state.world.bonds.amicitiae)
        if leader in _sworn(state, amicitia, before)
    }
    return {amicitia: friends for amicitia, friends in found.items() if friends}


def party_fields(
    found: Mapping[str, tuple[str, ...]], chosen: Chosen, *, all_of_them: bool = False
) -> tuple[Choice | Subset | Awaiting, ...]:
    """The fields in which somebody says with which friends to fight; none without such friends.

    With `all_of_them` one fights with all friends of an amicitia or not at all (AMIC-13).
    """
    if not found:
        return ()
    named = tuple(_named(name, friends) for name, friends in found.items())
    alone = () if all_of_them else (Option("", "note-alone"),)
    amicitia = Choice("amicitia", (*alone, *named))
    picked = chosen.get("amicitia")
    if picked not in found and (picked != "" or all_of_them):
        return (amicitia, Awaiting("companions", ("amicitia",)))
    friends = found.get(str(picked), ())
    least = len(friends) if all_of_them else min(1, len(friends))
    return (amicitia, Subset("companions", tuple(map(Option, friends)), least, len(friends)))


def _named(amicitia: str, friends: tuple[str, ...]) -> Option:
    who = [f"who:{one}" for one in friends]
    return Option(amicitia, "note-amicitia", {"who": who, "n": len(who)})


def army(state: Game, members: tuple[str, ...]) -> dict[tuple[str, str], int]:
    """The dice that a party could field, by owner and kind; a god's dice count once."""
    found: dict[tuple[str, str], int] = {}
    for who in members:
        found.update(forces(state, who))
    return found


def corps(found: dict[tuple[str, str], int], concursationes: int) -> tuple[Corps, ...]:
    """What a party brings; it is fielded at once where there is nothing to choose (PROEL-19)."""
    forced = len(found) == 1 or sum(found.values()) == concursationes
    return tuple(
        Corps(owner, kind, count, min(count, concursationes) if forced else 0)
        for (owner, kind), count in found.items()
    )
