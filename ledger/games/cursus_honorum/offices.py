"""OFF: the offices, with their holders, their income, and their points for the next winner."""

from dataclasses import replace
from itertools import count
from typing import Any

from ledger.contract.acts import Draft, Drafts, EventType
from ledger.contract.chapter import Chapter
from ledger.games.cursus_honorum.scenario import Office
from ledger.games.cursus_honorum.state import Game, Honor, World
from ledger.games.cursus_honorum.turns import gain_posting, loss_posting
from ledger.record.entry import Entry, Event
from ledger.record.objection import Args, Objection, Objections


class OfficeWon(Event, stored="cursus_honorum/office-won@1"):
    """An election to an office: a name on the HONORES sheet. `order` is 1 for the first winner."""

    who: str
    office: str
    order: int
    votes: int = 0


class OfficeAnnulled(Event, stored="cursus_honorum/office-annulled@1"):
    """The removal of a name from the HONORES sheet."""

    who: str
    office: str
    order: int


def office_asset(office: str, order: int) -> str:
    """Return the asset of a winner: `consul-1` for the first consul."""
    return f"{office}-{order}"


def has_held_office(state: Game, player: str, office: str) -> bool:
    """Return whether the player was ever elected to the office."""
    return winning_order(state, player, office) > 0


def office_income(state: Game, player: str) -> int:
    """Return the capital from offices each turn, from the round after the election (CUR-OFF-07).

    The printed column is the total income of a player's highest office. Under one reading the
    income of all offices held is added up.
    """
    incomes = [
        state.world.scenario.offices[office].bonus
        for office, honor in state.world.honors_of(player)
        if honor.round < state.world.round
    ]
    if state.switch("offices.bonus") == "sum_of_held":
        return sum(incomes)
    return max(incomes, default=0)


def next_winning_order(state: Game, office: str) -> int:
    """Return the order of the next winner: the lowest order without a winner (CUR-OFF-08)."""
    used_orders = {honor.order for honor in state.world.won(office)}
    return next(order for order in count(1) if order not in used_orders)


def office_points(state: Game, office: Office, winner_number: int) -> int:
    """Return the points of an office.

    Each later winner gets two points fewer, at least 0 (CUR-VP-03).
    """
    return max(0, first_winner_points(state, office) - office.falls * (winner_number - 1))


def first_winner_points(state: Game, office: Office) -> int:
    """Return the points of an office for its first winner.

    The printings of the game differ about the consul.
    """
    if office.example is not None and state.switch("offices.consul_points") == "as_in_example":
        return office.example
    return office.points


def must_have_free_place(state: Game, office: str) -> Objections:
    """Refuse an office without a free place, under the reading that limits places (CUR-OFF-08)."""
    place_count = state.world.scenario.offices[office].places
    closes_after_places = state.switch("offices.limit") == "closed_after_places"
    if closes_after_places and place_count and len(state.world.won(office)) >= place_count:
        yield Objection(
            "CUR-OFF-08", "office-full", {"office": f"asset:{office}", "n": place_count}
        )


def draft_election(state: Game, player: str, office: str, votes: int) -> Draft:
    """Draft the election of a player, with the order of winning of the sheet (CUR-OFF-08)."""
    order = next_winning_order(state, office)
    return Draft(
        OfficeWon(player, office, order, votes),
        gain_posting(player, office_asset(office, order), 1),
    )


def winning_order(state: Game, player: str, office: str) -> int:
    """Return the player's order among the winners of an office; 0 if never elected."""
    return next((honor.order for honor in state.world.won(office) if honor.who == player), 0)


def draft_annulment(state: Game, player: str, office: str) -> Drafts:
    """Draft the removal of a name, if it is on the sheet. The order of the other winners stays."""
    order = winning_order(state, player, office)
    if not order:
        return ()
    event = OfficeAnnulled(player, office, order)
    return (Draft(event, loss_posting(player, office_asset(office, order), 1)),)


def _evolve_win(world: World, event: OfficeWon, _entry: Entry) -> World:
    honor = Honor(event.who, event.order, world.round)
    honores = sorted((*world.won(event.office), honor), key=lambda honor: honor.order)
    new_world = replace(world, honores=world.honores.set(event.office, tuple(honores)))
    contest = world.contests.get(event.office)
    if contest is None or contest.is_held:
        return new_world
    decided_contest = replace(contest, is_held=True, winner=event.who)
    return replace(new_world, contests=world.contests.set(event.office, decided_contest))


def _evolve_annulment(world: World, event: OfficeAnnulled, _entry: Entry) -> World:
    honors = tuple(honor for honor in world.won(event.office) if honor.who != event.who)
    return replace(world, honores=world.honores.set(event.office, honors))


def _undo_office_won(_state: Game, entry: Entry) -> Drafts:
    """Take the name off the sheet. The kernel reverses the postings."""
    event: OfficeWon = entry.event
    return (Draft(OfficeAnnulled(event.who, event.office, event.order)),)


def _message_args(event: Any) -> Args:
    return {"who": f"who:{event.who}", "asset": f"asset:{office_asset(event.office, event.order)}"}


OFFICES: Chapter[World] = Chapter(
    "CUR-OFF",
    events=(
        EventType(
            OfficeWon,
            _evolve_win,
            lambda event: {**_message_args(event), "votes": event.votes},
            undo=_undo_office_won,
        ),
        EventType(OfficeAnnulled, _evolve_annulment, _message_args),
    ),
)
