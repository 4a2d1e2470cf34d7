"""Checks after every act of every evening (the invariants at the end of the scenarios)."""

from collections import Counter
from collections.abc import Iterator

from ledger.games.ludi_romani.goods import CLIENTARUM, CURIALIS
from ledger.games.ludi_romani.proelium.stages import AFTERMATH_STAGE
from ledger.games.ludi_romani.shown_bonds.goods import loan_bonds
from ledger.games.ludi_romani.state import Game, Person
from ledger.kernel.vocabulary.events import PeriodOpened
from tests.games.invariants import Drawn, check_dice_sources, check_units_in_accounts
from tests.games.ludi_romani.referee import protests

CHIP = 100_000


def check_invariants(state: Game, *, lawful: bool = True) -> None:
    """Assert every invariant.

    Some invariants are checked only if `lawful`: while no ruling or reading permits exceptions.
    """
    check_units_in_accounts(state)
    check_money_in_chips(state)
    check_thrones(state)
    check_estates(state)
    check_season_counters(state)
    check_senate(state)
    check_bonds(state)
    check_actium_forms(state)
    check_one_battle_each(state)
    check_dice_sources(state, dice_of_battles(state))
    if lawful:
        check_command_limit(state)
        check_ownership(state)
        check_seats(state)


def check_with_referee(state: Game) -> None:
    """Assert that a referee who reads the entries alone finds no fault.

    The check is slow, so run it once in an evening.
    """
    log = state.log
    found = protests(log.entries[position] for position in range(1, log.position + 1))
    assert found == [], found


def check_money_in_chips(state: Game) -> None:
    """Assert that all Denarii are multiples of the smallest chip (MON-01)."""
    for account, held in state.books.accounts.items():
        assert held.get("denarius", 0) % CHIP == 0, account


def check_actium_forms(state: Game) -> None:
    """Assert that each character is on one form at most, and that no party has too many ships.

    The winner alone has ships at the end.
    """
    actium = state.world.actium
    people = [who for party in actium.parties.values() for who in party.members]
    assert len(people) == len(set(people))
    assert all(leader == party.leader for leader, party in actium.parties.items())
    held = {account: held.get("navis_longa", 0) for account, held in state.books.accounts.items()}
    afloat = {who: ships for who, ships in held.items() if ships > 0 and who in actium.parties}
    assert max(afloat.values(), default=0) <= state.world.scenario.actium.naves_per_party
    sunk = sum(ships for who, ships in held.items() if ships > 0 and who not in actium.parties)
    assert sum(afloat.values()) + sunk == -held.get("@origin", 0)
    assert not actium.victor or list(afloat) == [actium.victor]


def check_one_battle_each(state: Game) -> None:
    """Assert that each character is in one battle at most, and that no die is rolled twice.

    At most one legio fabrilis is in use.
    """
    battles = list(state.world.pugnae.lasting())
    busy = [b.pending if b.stage == AFTERMATH_STAGE else b.people for b in battles]
    fighters = [who for people in busy for who in people]
    assert len(fighters) == len(set(fighters))
    for battle in battles:
        assert len(battle.rounds) <= max(battle.concursationes, 0), battle.id
        for corps in (corps for side in battle.sides for corps in side.corps):
            assert 0 <= corps.thrown <= corps.fielded <= corps.present, battle.id
    forged = [held.get("legio_fabrilis", 0) for held in state.books.accounts.values()]
    assert sum(one for one in forged if one > 0) <= 1


def dice_of_battles(state: Game) -> Iterator[Drawn]:
    """Yield every die of a battle with its changes, and the dice of the round at sea."""
    rounds = (one for battle in state.world.pugnae.battles.values() for one in battle.rounds)
    for one in rounds:
        for throw, entry in zip(one.throws, one.entries, strict=True):
            if throw:
                yield entry, [throw.face]
        for touch in one.touches:
            yield touch.entry, [touch.n] if touch.how == "imagines" else []
    fought = state.world.actium.round
    if fought:
        yield fought.entry, list(fought.dice.values())
        for thrown in fought.throws:
            yield thrown.entry, [thrown.value]


def check_command_limit(state: Game) -> None:
    """Assert that no living mortal holds more than ten legiones outside an open proelium.

    Rule: LIM-01.
    """
    most = state.world.scenario.limits.legiones_per_mortal
    for person in people_in_cast(state):
        held = [state.books.holding(person.id, kind) for kind in (CURIALIS, CLIENTARUM)]
        each = state.switch("cap.scope") == "each_kind"
        over = max(held) if each else sum(held)
        assert not person.mortal or person.is_in_battle or over <= most, person.id


def check_ownership(state: Game) -> None:
    """Assert that a rex has no legio curialis, virgo and matrona no vote, Mercury only money."""
    for person in people_in_cast(state):
        held = state.books.holdings(person.id)
        assert person.role != "rex" or person.is_in_battle or not held.get(CURIALIS), person.id
        assert person.role not in ("virgo", "matrona") or not held.get("suffragium"), person.id
        assert person.id != "mercury" or set(held) <= {"denarius"}


def check_seats(state: Game) -> None:
    """Assert that ordinary seats suffice for all who need one. Gods need one only in winter."""
    counts_gods = state.period.kind == "hiems" and state.switch("seats.numina_use_seats_in_hiems")
    taken: Counter[str] = Counter()
    for who, seat in state.seating.seats.items():
        person = state.world.person(who)
        if seat.seat == "ordinary" and person.living and (person.mortal or counts_gods):
            taken[seat.place] += 1
    for region in state.world.scenario.regions.values():
        assert taken[region.id] <= region.capacity, region.id


def check_thrones(state: Game) -> None:
    """Assert that a throne is taken by its own rex only (SEDES-04)."""
    for who, seat in state.seating.seats.items():
        region = state.world.scenario.regions[seat.place]
        assert seat.seat != "throne" or region.throne == who, who


def check_estates(state: Game) -> None:
    """Assert that a closed estate is empty (MORS-17), and every announced death is owed.

    Rule: BACCH-02.
    """
    mors = state.world.mors
    for account, held in state.books.accounts.items():
        dead = account.removeprefix("@estate/")
        assert dead == account or dead in mors.estates or not any(held.values()), account
    for sentence in mors.sentences.values():
        assert sentence.duty in state.kernel.duties, sentence


def check_season_counters(state: Game) -> None:
    """Assert that right after a season was announced every right of that season is unused.

    Rule: CAL-11.
    """
    last = state.log.entries[state.log.position].meta
    count = last.count if last else 1
    positions = range(state.log.position - count + 1, state.log.position + 1)
    if any(isinstance(state.log.entries[p].event, PeriodOpened) for p in positions):
        world = state.world
        assert not world.spent_rights
        assert not world.voyages
        assert world.instaurationes == 0


def check_bonds(state: Game) -> None:
    """Assert that friendships have members, that only members swore, and bonds show every loan.

    Rule: AMIC-04.
    """
    bonds = state.world.bonds
    for amicitia in bonds.amicitiae.values():
        assert len(set(amicitia.members)) == len(amicitia.members) > 1, amicitia
        assert set(amicitia.sworn_members) <= set(amicitia.members), amicitia
        assert bool(amicitia.sworn_members) == bool(amicitia.blessed), amicitia
    assert loans_in_bonds(state) == loans_in_books(state)


def loans_in_books(state: Game) -> dict[tuple[str, str, str], int]:
    """Return all loans in the books, by holder, owner and asset."""
    parts = ((account.partition("/of:"), held) for account, held in state.books.accounts.items())
    return {
        (keeper, owner, asset): n
        for (keeper, lent, owner), held in parts
        for asset, n in held.items()
        if lent and n
    }


def loans_in_bonds(state: Game) -> dict[tuple[str, str, str], int]:
    """Return all loans in the bonds that phones show, by holder, owner and asset."""
    found: dict[tuple[str, str, str], int] = {}
    for bond in loan_bonds(state):
        sides = {side.word: side.who for side in bond.sides}
        for asset, n in bond.amounts.items():
            (keeper,), (owner,) = sides["borrower"], sides["lender"]
            found[keeper, owner, asset] = n
    return found


def check_senate(state: Game) -> None:
    """Assert that the Senate has at most two consuls and one open bill.

    No suffragium counts twice, and no census money stays after the hiems.
    """
    curia = state.world.curia
    assert len(curia.consuls) <= state.world.scenario.limits.consuls_per_hiems
    assert sum(bill.stage == "open" for bill in curia.bills_in_order) <= 1
    for bill in curia.bills_in_order:
        for voter, votes in bill.votes.items():
            assert min(votes) >= 0, voter
            assert sum(votes) == bill.roll[voter], voter
    for account, held in state.books.accounts.items():
        assert "/census-" not in account or state.period.kind == "hiems" or not any(held.values())


def people_in_cast(state: Game) -> list[Person]:
    """Return everybody in the cast."""
    return list(state.world.people.values())
