"""ELECT: vote dice, run-offs and winners."""

from dataclasses import replace

from pydantic import Field

from ledger.contract.acts import Act, ActContext, Command, Draft, Drafts, EventType
from ledger.contract.chapter import Chapter
from ledger.contract.offer import Form, KnownState
from ledger.games.cursus_honorum import offices, table_dice
from ledger.games.cursus_honorum.dice import MAX_DICE, die_id
from ledger.games.cursus_honorum.dignitas import number_of_dice
from ledger.games.cursus_honorum.elections import draft_after_elections
from ledger.games.cursus_honorum.game_end import has_enough_censors
from ledger.games.cursus_honorum.rounds import ElectionsOpened
from ledger.games.cursus_honorum.skills import extra_votes
from ledger.games.cursus_honorum.state import SHAME, Contest, Game, Vote, World
from ledger.games.cursus_honorum.turns import must_be_a_player, open_to_players
from ledger.record.entry import Entry, Event
from ledger.record.objection import Args, Objection, Objections
from ledger.record.references import Who


class CastVotes(Command):
    """Roll the vote dice."""

    dice: list[int] | None = Field(default=None, max_length=MAX_DICE)
    """The faces of the dice, where players type them in; null where the server rolls."""


class VotesCast(Event, stored="cursus_honorum/votes-cast@1"):
    """A candidate's votes: the dice, the bonus of skills, and both together."""

    who: str
    office: str
    ballot: int
    faces: tuple[int, ...]
    bonus: int
    votes: int


class RunoffCalled(Event, stored="cursus_honorum/runoff-called@1"):
    """A run-off between the candidates who shared the most votes."""

    office: str
    candidates: tuple[str, ...]


class TurnsResumed(Event, stored="cursus_honorum/turns-resumed@1"):
    """The return to the turns, after an election was held again between them."""

    who: Who


class NobodyElected(Event, stored="cursus_honorum/nobody-elected@1"):
    """An election without a winner: too few votes, or a tie that elects no candidate."""

    office: str
    best: int
    needed: int


def contests_awaiting_vote(state: Game, player: str) -> tuple[Contest, ...]:
    """Return the election that lacks this player's vote dice.

    A player has at most one such election.
    """
    contests = state.world.contests.values() if state.world.phase == "votes" else ()
    return tuple(contest for contest in contests if player in contest.waiting)


def _cast_votes_objections(state: Game, actor: str, command: CastVotes) -> Objections:
    objections = tuple(_must_vote_now(state, actor))
    yield from objections
    if not objections:
        yield from table_dice.typed_faces_must_fit(
            state, command.dice, number_of_dice(state, actor)
        )


def _must_vote_now(state: Game, actor: str) -> Objections:
    objections = tuple(must_be_a_player(state, actor))
    yield from objections
    if not objections:
        yield from _must_have_votes_to_cast(state, actor)


def _must_have_votes_to_cast(state: Game, actor: str) -> Objections:
    """Refuse votes before the candidacies have closed, and a second roll (CUR-ELECT-06)."""
    if not contests_awaiting_vote(state, actor):
        is_candidate = state.world.phase == "votes" and actor in state.world.candidacies
        message_key = "voted-already" if is_candidate else "no-votes-now"
        yield Objection("CUR-ELECT-06", message_key, waivable=False)


def _draft_votes(state: Game, actor: str, command: CastVotes, context: ActContext) -> Drafts:
    """Draft the votes from the dice of the player's level and the skills' bonus (CUR-ELECT-06)."""
    (contest,) = contests_awaiting_vote(state, actor)
    dice_count = number_of_dice(state, actor)
    prefix = f"round-{contest.round}/{contest.office}/ballot-{contest.ballot}/{actor}"
    roll_names = [
        f"{prefix}/{die_id(die_index)}{table_dice.reroll_suffix(state)}"
        for die_index in range(dice_count)
    ]
    rolls = table_dice.roll_or_read_dice(context, actor, command.dice, roll_names)
    faces = tuple(roll.value for roll in rolls)
    bonus = extra_votes(state, actor, contest.office, dice_count)
    vote = Vote(faces, bonus, sum(faces) + bonus)
    event = VotesCast(actor, contest.office, contest.ballot, faces, bonus, vote.votes)
    contest_after_vote = replace(
        contest, votes_cast=contest.votes_cast.set(actor, vote)
    )  # CUR-ELECT-07
    return (
        Draft(event, rolls=rolls),
        *_draft_after_last_vote(state, contest_after_vote),
    )  # CUR-ELECT-07


def _draft_after_last_vote(state: Game, contest: Contest) -> Drafts:
    """Draft the consequences of an election's last vote. An earlier vote has no consequences."""
    if contest.waiting:
        return ()
    result_draft = draft_result(state, contest)
    if isinstance(result_draft.event, RunoffCalled):
        return (result_draft,)
    other_contests = [
        other_contest
        for other_contest in state.world.contests.values()
        if other_contest.office != contest.office
    ]
    ends_at_once = state.switch("end.trigger") == "immediately" and has_enough_censors(
        state, (result_draft,)
    )
    if not ends_at_once and not all(other_contest.is_held for other_contest in other_contests):
        return (result_draft,)
    return (result_draft, *_draft_after_last_election(state, contest, result_draft))


def _draft_after_last_election(state: Game, contest: Contest, result_draft: Draft) -> Drafts:
    """Draft the consequences of the last election: the next round, or a return to the turns.

    The turns return after an old election was held again between them. If the last turn has ended
    meanwhile, the elections of this round follow (CUR-ROUND-01).
    """
    turn = state.world.turn
    if contest.round == state.world.round or has_enough_censors(state, (result_draft,)):
        return draft_after_elections(state, (result_draft,))
    return (Draft(TurnsResumed(turn.who) if turn else ElectionsOpened()),)


def draft_result(state: Game, contest: Contest) -> Draft:
    """Draft the result of an election: one winner, none or a tie (CUR-ELECT-07).

    Below the minimum no candidate wins (CUR-ELECT-08), not even an only candidate (CUR-ELECT-09). A
    run-off needs no minimum.
    """
    needed_votes = state.world.scenario.offices[contest.office].votes
    highest_number = max(vote.votes for vote in contest.votes_cast.values())
    is_first_ballot = contest.ballot == 1
    if is_first_ballot and highest_number < needed_votes:  # CUR-ELECT-08, CUR-ELECT-09
        return Draft(NobodyElected(contest.office, highest_number, needed_votes))
    leaders = tuple(
        player
        for player in contest.candidates
        if contest.votes_cast[player].votes == highest_number
    )
    if len(leaders) > 1:
        return _draft_tie(state, contest, leaders, highest_number)
    return offices.draft_election(state, leaders[0], contest.office, highest_number)


def _draft_tie(
    state: Game, contest: Contest, leaders: tuple[str, ...], highest_number: int
) -> Draft:
    """Draft the result of a tie: a run-off, or the result that a reading says (CUR-ELECT-07)."""
    reading = state.switch("elections.tie")
    if reading == "no_winner":
        needed_votes = state.world.scenario.offices[contest.office].votes
        return Draft(NobodyElected(contest.office, highest_number, needed_votes))
    if reading == "fewer_shame":
        shame = {player: state.books.balance(player, SHAME) for player in leaders}
        leaders = tuple(player for player in leaders if shame[player] == min(shame.values()))
    if len(leaders) == 1:
        return offices.draft_election(state, leaders[0], contest.office, highest_number)
    return Draft(RunoffCalled(contest.office, leaders))


@open_to_players
def _offer_cast_votes(state: Game, actor: str, _known_state: KnownState[World]) -> Form:
    objections = tuple(_must_vote_now(state, actor))
    return (
        Form(blocked=objections)
        if objections
        else Form(table_dice.dice_fields(state, number_of_dice(state, actor)))
    )


def _evolve_votes(world: World, event: VotesCast, entry: Entry) -> World:
    contest = world.contests[event.office]
    vote = Vote(event.faces, event.bonus, event.votes, entry.id)
    return _with_contest(
        world, replace(contest, votes_cast=contest.votes_cast.set(event.who, vote))
    )


def _evolve_runoff(world: World, event: RunoffCalled, _entry: Entry) -> World:
    previous_contest = world.contests[event.office]
    contest = Contest(
        event.office, event.candidates, previous_contest.round, previous_contest.ballot + 1
    )
    return _with_contest(world, contest)


def _evolve_nobody(world: World, event: NobodyElected, _entry: Entry) -> World:
    return _with_contest(world, replace(world.contests[event.office], is_held=True))


def _with_contest(world: World, contest: Contest) -> World:
    return replace(world, contests=world.contests.set(contest.office, contest))


def _cast_args(event: VotesCast) -> Args:
    return {
        "who": f"who:{event.who}",
        "office": f"asset:{event.office}",
        "votes": event.votes,
        "faces": ", ".join(map(str, event.faces)),
        "bonus": event.bonus,
    }


def _runoff_args(event: RunoffCalled) -> Args:
    return {
        "who": [f"who:{player}" for player in event.candidates],
        "office": f"asset:{event.office}",
    }


def _nobody_args(event: NobodyElected) -> Args:
    is_tie = "yes" if event.best >= event.needed else "no"
    office_reference = f"asset:{event.office}"
    return {"office": office_reference, "best": event.best, "needed": event.needed, "tied": is_tie}


VOTES: Chapter[World] = Chapter(
    "CUR-ELECT",
    acts=(Act(CastVotes, _cast_votes_objections, _draft_votes, _offer_cast_votes),),
    events=(
        EventType(VotesCast, _evolve_votes, _cast_args),
        EventType(RunoffCalled, _evolve_runoff, _runoff_args),
        EventType(
            TurnsResumed,
            lambda world, _event, _entry: replace(world, phase="actions"),
        ),
        EventType(NobodyElected, _evolve_nobody, _nobody_args),
    ),
)
