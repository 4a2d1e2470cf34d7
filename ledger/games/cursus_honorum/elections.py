"""ELECT: candidacies for offices."""

from dataclasses import replace

from pydantic import Field

from ledger.contract.acts import Act, ActContext, Command, Draft, Drafts, EventType
from ledger.contract.chapter import Chapter
from ledger.contract.form import Choice, Option
from ledger.contract.offer import Form, KnownState
from ledger.games.cursus_honorum import offices
from ledger.games.cursus_honorum.game_end import draft_end, has_enough_censors, is_last_round
from ledger.games.cursus_honorum.rounds import draft_round_end
from ledger.games.cursus_honorum.state import Contest, Game, World
from ledger.games.cursus_honorum.turns import must_be_a_player, open_to_players
from ledger.record.entry import Entry, Event
from ledger.record.objection import Objection, Objections, is_met
from ledger.record.references import Asset, Who
from ledger.record.shared_map import Map


class RunFor(Command):
    """Stand for an office."""

    office: str = Field(max_length=64)
    """The id of the office."""


class StandDown(Command):
    """Withdraw a candidacy."""


class Ready(Command):
    """Say that there is nothing to announce."""


class CandidacyAnnounced(Event, stored="cursus_honorum/candidacy-announced@1"):
    """A candidacy for an office. Players who stand for no office are asked again after it."""

    who: Who
    office: Asset


class CandidacyWithdrawn(Event, stored="cursus_honorum/candidacy-withdrawn@1"):
    """The withdrawal of a candidacy."""

    who: Who
    office: Asset


class NothingAnnounced(Event, stored="cursus_honorum/nothing-announced@1"):
    """A player's word that they stand for no office in these elections."""

    who: Who


class CandidaciesClosed(Event, stored="cursus_honorum/candidacies-closed@1"):
    """The end of the time in which players announce candidacies."""

    contests: dict[str, tuple[str, ...]]
    """The candidates of each office, in turn order."""


def _must_be_time_for_candidacies(state: Game, actor: str) -> Objections:
    """Refuse the act to other people than players, and when no candidacies are open.

    Rule: CUR-ELECT-01.
    """
    objections = tuple(must_be_a_player(state, actor))
    yield from objections
    if not objections and state.world.phase != "candidacies":
        message_key = "votes-begun" if state.world.phase == "votes" else "no-elections-now"
        yield Objection("CUR-ELECT-01", message_key, waivable=False)


def _candidacy_objections(state: Game, actor: str, command: RunFor) -> Objections:
    objections = tuple(_must_be_time_for_candidacies(state, actor))
    yield from objections
    if objections:
        return
    yield from _must_stand_for_one_office(state, actor)
    if command.office in state.world.scenario.offices:
        yield from must_be_able_to_win(state, actor, command.office)
    else:
        yield Objection("CUR-ELECT-01", "no-such-office", waivable=False)


def _must_stand_for_one_office(state: Game, player: str) -> Objections:
    """Refuse a second candidacy in the same elections (CUR-ELECT-03)."""
    if player in state.world.candidacies:
        message_args = {"office": f"asset:{state.world.candidacies[player]}"}
        yield Objection("CUR-ELECT-03", "one-office-only", message_args, waivable=False)


def must_be_able_to_win(state: Game, player: str, office: str) -> Objections:
    """Yield the objections to a candidacy that cannot win this office."""
    yield from _must_not_have_held_office(state, player, office)
    yield from offices.must_have_free_place(state, office)
    yield from _must_have_held_lower_office(state, player, office)


def _must_not_have_held_office(state: Game, player: str, office: str) -> Objections:
    """Refuse a candidacy for an office that the player has already held (CUR-ELECT-05)."""
    if offices.has_held_office(state, player, office):
        yield Objection(
            "CUR-ELECT-05", "held-before", {"office": f"asset:{office}"}, waivable=False
        )


def _must_have_held_lower_office(state: Game, player: str, office: str) -> Objections:
    """Refuse an office whose lower office the player has not held, by one reading (CUR-GOAL-01)."""
    rungs = state.world.scenario.offices[office].after
    if not state.switch("elections.ladder_required") or not rungs:
        return
    if not any(offices.has_held_office(state, player, lower_office) for lower_office in rungs):
        yield Objection("CUR-GOAL-01", "rung-first", {"office": f"asset:{office}"})


def _draft_candidacy(state: Game, actor: str, command: RunFor, _context: ActContext) -> Drafts:
    """Draft a candidacy, the first for its office (CUR-ELECT-02) or a further one (CUR-ELECT-04).

    Players without a candidacy can react to it, so the votes wait for them again.
    """
    event = CandidacyAnnounced(actor, command.office)
    return (
        Draft(event),
        *_draft_closing_if_all_ready(state, _evolve_candidacy(state.world, event)),
    )


def _stand_down_objections(state: Game, actor: str, _command: StandDown) -> Objections:
    """Refuse to withdraw a candidacy after the candidacies have closed (CUR-ELECT-01)."""
    objections = tuple(_must_be_time_for_candidacies(state, actor))
    yield from objections
    if not objections and actor not in state.world.candidacies:
        yield Objection("CUR-ELECT-01", "no-candidate", waivable=False)


def _draft_withdrawal(state: Game, actor: str, _c: StandDown, _context: ActContext) -> Drafts:
    return (Draft(CandidacyWithdrawn(actor, state.world.candidacies.get(actor, ""))),)


def _ready_objections(state: Game, actor: str, _command: Ready) -> Objections:
    """Refuse a second `ready` after the last candidacy (CUR-ELECT-01).

    A candidate counts as ready.
    """
    objections = tuple(_must_be_time_for_candidacies(state, actor))
    yield from objections
    if not objections and actor in state.world.ready_players:
        yield Objection("CUR-ELECT-01", "ready-already", waivable=False)


def _draft_ready(state: Game, actor: str, _command: Ready, _context: ActContext) -> Drafts:
    event = NothingAnnounced(actor)
    return (Draft(event), *_draft_closing_if_all_ready(state, _evolve_ready(state.world, event)))


def _draft_closing_if_all_ready(state: Game, new_world: World) -> Drafts:
    """Draft the end of the candidacies once every player is a candidate or ready, else nothing."""
    return (
        draft_closing_of_candidacies(state, new_world.candidacies)
        if set(new_world.order) <= new_world.ready_players
        else ()
    )


def draft_closing_of_candidacies(state: Game, candidacies: Map[str, str]) -> Drafts:
    """Draft an election for each office that has candidates (CUR-ELECT-02).

    If there is no candidate, the round ends.
    """
    contests = {
        office: tuple(player for player in state.world.order if candidacies.get(player) == office)
        for office in state.world.scenario.offices
    }
    contested_offices = {
        office: candidates for office, candidates in contests.items() if candidates
    }
    closing_draft = Draft(CandidaciesClosed(contested_offices))
    return (closing_draft,) if contested_offices else (closing_draft, *draft_after_elections(state))


def draft_after_elections(state: Game, drafts: Drafts = ()) -> Drafts:
    """Draft the event that follows after the elections decided by `drafts`.

    The event is the end of the game or the start of the next round.
    """
    if has_enough_censors(state, drafts):
        return (draft_end(state, drafts, "elections"),)
    return (draft_end(state, drafts, "rounds"),) if is_last_round(state) else draft_round_end(state)


@open_to_players
def _offer_candidacy(state: Game, actor: str, _known_state: KnownState[World]) -> Form:
    objections = tuple(_must_be_time_for_candidacies(state, actor)) or tuple(
        _must_stand_for_one_office(state, actor)
    )
    free_offices = [
        office
        for office in state.world.scenario.offices
        if is_met(must_be_able_to_win(state, actor, office))
    ]
    if objections or not free_offices:
        return Form(blocked=objections or (Objection("CUR-ELECT-05", "no-office-left"),))
    return Form(
        (
            Choice(
                "office", tuple(_office_option(state, office) for office in reversed(free_offices))
            ),
        )
    )


def _office_option(state: Game, office: str) -> Option:
    office_data = state.world.scenario.offices[office]
    points = offices.office_points(state, office_data, offices.next_winning_order(state, office))
    return Option(office, "note-office", {"votes": office_data.votes, "points": points})


def _offer_stand_down(state: Game, actor: str, _known_state: KnownState[World]) -> Form | None:
    world = state.world
    return Form() if world.phase == "candidacies" and actor in world.candidacies else None


@open_to_players
def _offer_ready(state: Game, actor: str, _known_state: KnownState[World]) -> Form:
    return Form(blocked=tuple(_ready_objections(state, actor, Ready())))


def _evolve_candidacy(world: World, event: CandidacyAnnounced) -> World:
    candidacies = world.candidacies.set(event.who, event.office)
    return replace(world, candidacies=candidacies, ready_players=frozenset(candidacies))


def _evolve_ready(world: World, event: NothingAnnounced) -> World:
    return replace(world, ready_players=world.ready_players | {event.who})


def _evolve_withdrawal(world: World, event: CandidacyWithdrawn, _entry: Entry) -> World:
    candidacies = (
        world.candidacies.delete(event.who) if event.who in world.candidacies else world.candidacies
    )
    return replace(world, candidacies=candidacies, ready_players=world.ready_players - {event.who})


def _evolve_closing(world: World, event: CandidaciesClosed, _entry: Entry) -> World:
    contests = {
        office: Contest(office, player, world.round) for office, player in event.contests.items()
    }
    return replace(world, phase="votes", contests=Map(contests))


def _undo_candidacy_announced(state: Game, entry: Entry) -> Drafts | Objection:
    event: CandidacyAnnounced = entry.event
    candidacy = state.world.candidacies.get(event.who)
    if state.world.phase != "candidacies" or entry.period != state.period.seq:
        return Objection("CUR-ELECT-01", "votes-begun", waivable=False)
    return (
        (Draft(CandidacyWithdrawn(event.who, event.office)),) if candidacy == event.office else ()
    )


CANDIDACIES: Chapter[World] = Chapter(
    "CUR-ELECT",
    acts=(
        Act(RunFor, _candidacy_objections, _draft_candidacy, _offer_candidacy),
        Act(
            StandDown,
            _stand_down_objections,
            _draft_withdrawal,
            _offer_stand_down,
        ),
        Act(Ready, _ready_objections, _draft_ready, _offer_ready),
    ),
    events=(
        EventType(
            CandidacyAnnounced,
            lambda world, event, _entry: _evolve_candidacy(world, event),
            undo=_undo_candidacy_announced,
        ),
        EventType(CandidacyWithdrawn, _evolve_withdrawal),
        EventType(
            NothingAnnounced,
            lambda world, event, _entry: _evolve_ready(world, event),
        ),
        EventType(CandidaciesClosed, _evolve_closing, lambda event: {"n": len(event.contests)}),
    ),
)
