"""Bonds between people: marriage and dos, friends, clientes, bacchants, escorts, ghosts."""

from collections.abc import Callable, Iterator

from ledger.contract.bonds import Bond, BondSide, BondTerm
from ledger.games.ludi_romani.audiences import friendship_audience
from ledger.games.ludi_romani.bonds import Amicitia
from ledger.games.ludi_romani.goods import DENARIUS
from ledger.games.ludi_romani.state import Game, Person
from ledger.games.ludi_romani.tributum.claims import ghost_share

_SEASON_TERM = BondTerm("bond-until-season")


def marriage_bonds(state: Game) -> Iterator[Bond]:
    """Yield the marriages, with the dos that the husband would owe after a divorce.

    Rules: NUPT-03, DIV-03.
    """
    for wife, marriage in sorted(state.world.bonds.marriages.items()):
        yield Bond(
            "marriage",
            wife,
            _two_sides("wife", wife, "husband", marriage.husband),
            terms=(BondTerm("bond-dos", {"n": marriage.dos}),) if marriage.dos else (),
            since=_time_of_beginning(state, f"marriage/{wife}/{marriage.husband}"),
        )


def debt_bonds(state: Game) -> Iterator[Bond]:
    """Yield the debts of a dos, due when the season ends or Juno calls it in (DIV-03)."""
    for wife, debt in sorted(state.world.bonds.debts.items()):
        yield Bond(
            "debt",
            wife,
            _two_sides("debtor", debt.husband, "creditor", wife),
            terms=(BondTerm("bond-called-in") if debt.is_claimed else _SEASON_TERM,),
            amounts={DENARIUS: debt.dos},
            since=_time_of_beginning(state, f"debt/{wife}"),
        )


def friendship_bonds(state: Game) -> Iterator[Bond]:
    """Yield the friendships (AMIC-01, AMIC-02).

    Everybody sees the sworn friends. Only the friends see the unsworn friends.
    """
    for amicitia in state.world.bonds.friendships:
        amicitia_id = amicitia.id
        if amicitia.blessed:
            start_time = state.log.entries[amicitia.blessed].at
            yield Bond(
                "oath",
                amicitia_id,
                (BondSide("sworn", amicitia.sworn_members, amicitia.sworn_members),),
                since=start_time,
            )
        sides = tuple(side for side in _sides_of_friendship(amicitia) if side.who)
        if sides:
            start_time, audience = (
                _time_of_beginning(state, f"amicitia/{amicitia_id}"),
                friendship_audience(state, amicitia),
            )
            yield Bond("friends", amicitia_id, sides, audience, since=start_time)


def _sides_of_friendship(amicitia: Amicitia) -> tuple[BondSide, ...]:
    """Return the sides of a friendship. Two sworn friends are not told of each other here."""
    unsworn_members = tuple(
        character for character in amicitia.members if character not in amicitia.sworn_members
    )
    sworn_members = amicitia.sworn_members if unsworn_members else ()
    return BondSide("friend", sworn_members, unsworn_members), BondSide(
        "friend", unsworn_members, amicitia.members
    )


def client_bonds(state: Game) -> Iterator[Bond]:
    """Yield clientes and their patroni.

    By one reading the bond ends when a move parts the two (CLI-08).
    """
    ends_on_separation = state.switch("clientela.ends_on_separation")
    terms = (BondTerm("bond-until-parted"),) if ends_on_separation else ()
    for person in _people(state, lambda person: bool(person.patroni)):
        for patronus in person.patroni:
            bond_name = f"{person.id}/{patronus}"
            sides = _two_sides("cliens", person.id, "patronus", patronus)
            yield Bond(
                "cliens",
                bond_name,
                sides,
                terms=terms,
                since=_time_of_beginning(state, f"cliens/{bond_name}"),
            )


def bacchant_bonds(state: Game) -> Iterator[Bond]:
    """Yield the bonds of bacchants with the god who decides everything for them (BACCH-06)."""
    for person in _people(state, lambda person: bool(person.god)):
        sides = _two_sides("bacchant", person.id, "leader", person.god)
        start_time = _time_of_beginning(state, f"bacchant/{person.id}")
        yield Bond("bacchant", person.id, sides, since=start_time)


def escort_bonds(state: Game) -> Iterator[Bond]:
    """Yield the bonds of reges in Rome with the Romans who protect them (REX-04, REX-05)."""
    for rex, escort in sorted(state.world.escorts.items()):
        sides = _two_sides("escorted", rex, "escort", escort)
        end_terms = (BondTerm("bond-until-rome"),)
        yield Bond(
            "escort", rex, sides, terms=end_terms, since=_time_of_beginning(state, f"escort/{rex}")
        )


def captive_bonds(state: Game) -> Iterator[Bond]:
    """Yield the bonds of reges whom a god holds in Rome until Venus has judged (REX-06)."""
    end_terms = (BondTerm("bond-until-judged"),)
    for rex in sorted(state.world.curia.held_reges):
        sides = (BondSide("captive", (rex,)),)
        yield Bond(
            "captive",
            rex,
            sides,
            terms=end_terms,
            since=_time_of_beginning(state, f"captive/{rex}"),
        )


def ghost_bonds(state: Game) -> Iterator[Bond]:
    """Yield the bonds of imagines with their hosts (IMAGO-04, 07).

    An imago holds on for a season, and gets a share of the host's tribute.
    """
    terms = (BondTerm("bond-draws", {"n": ghost_share(state)}), _SEASON_TERM)
    for ghost, host in state.world.mors.hosts_of_imagines:
        sides = _two_sides("ghost", ghost, "host", host)
        yield Bond(
            "ghost", ghost, sides, terms=terms, since=_time_of_beginning(state, f"ghost/{ghost}")
        )


def comrade_bonds(state: Game) -> Iterator[Bond]:
    """Yield the bonds of sworn friends who fought as one party, and stay it for the aestas.

    Rule: AMIC-13.
    """
    battles = sorted(state.world.pugnae.battles.values(), key=lambda battle: battle.number)
    for battle in battles:
        first_entry = state.log.entries.get(battle.flagitatio)
        for side_index, side in enumerate(battle.sides):
            sworn_members = _members_still_sworn(state, side.members)
            if len(sworn_members) > 1:
                yield Bond(
                    "party",
                    f"{battle.id}/{side_index}",
                    (BondSide("one-party", sworn_members, sworn_members),),
                    terms=(_SEASON_TERM,),
                    since=first_entry.at if first_entry else 0,
                )


def _members_still_sworn(state: Game, members: tuple[str, ...]) -> tuple[str, ...]:
    oaths = [amicitia.sworn_members for amicitia in state.world.bonds.friendships]
    return max(
        (tuple(member for member in members if member in sworn_members) for sworn_members in oaths),
        key=len,
        default=(),
    )


def _people(state: Game, predicate: Callable[[Person], bool]) -> list[Person]:
    """Return the selected people in the order of their ids."""
    # Few people are selected from a full hall, so the selection comes before the sorting.
    return sorted(filter(predicate, state.world.people.values()), key=lambda person: person.id)


def _two_sides(
    word: str, character: str, other_word: str, other_character: str
) -> tuple[BondSide, BondSide]:
    return BondSide(word, (character,), (other_character,)), BondSide(
        other_word, (other_character,), (character,)
    )


def _time_of_beginning(state: Game, bond_name: str) -> int:
    return state.world.beginnings_of_bonds.get(bond_name, 0)
