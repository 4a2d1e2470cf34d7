"""The election of consuls by a count of heads or of suffragia, if cheers do not decide (SEN-08)."""

from dataclasses import replace
from typing import Any

from ledger.contract.acts import Act, ActContext, Command, Consent, Draft, Drafts, fold_of
from ledger.contract.form import Option, Subset
from ledger.contract.offer import (
    Form,
    KnownState,
    fieldless_offer,
    form_unless_blocked,
    is_among,
    options_form,
)
from ledger.games.ludi_romani import goods
from ledger.games.ludi_romani.places import Characters
from ledger.games.ludi_romani.senatus import ballots, chamber, consuls
from ledger.games.ludi_romani.senatus.consuls import ConsulsMade
from ledger.games.ludi_romani.senatus.state import Poll
from ledger.games.ludi_romani.state import Game, World
from ledger.kernel.vocabulary.objections import has_unwaivable_objection
from ledger.record.audience import Audience
from ledger.record.entry import Entry, Event
from ledger.record.objection import Objection, Objections, about_character
from ledger.record.references import Who
from ledger.record.shared_map import Map


class PollConsuls(Command):
    """Open the count for the election of consuls."""


class VoteConsul(Command):
    """Vote for a nominee in the election of consuls."""

    who: Who
    """The nominee."""


class DeclareConsuls(Command):
    """Declare the nominees with the most votes elected."""

    chosen: Characters = ()
    """The nominees who are elected in a tie."""


class PollOpened(Event, stored="ludi_romani/poll-opened@1"):
    """The open count for the election of consuls."""

    by: Who
    method: str
    """`heads` or `suffragia`."""


class VoiceGiven(Event, stored="ludi_romani/voice-given@1"):
    """A vote for a nominee in the election of consuls."""

    voter: Who
    who: Who


def counting_method(state: Game) -> str:
    """Return how votes are counted: by heads, unless the reading says by suffragia (SEN-08)."""
    return "suffragia" if state.switch("consul.method") == "suffragia" else "heads"


def poll_must_be_possible(state: Game, actor: str, _command: Any = None) -> Objections:
    """Raise an objection unless Venus may open a count, when the cheers do not decide (SEN-08)."""
    yield from chamber.must_preside(state, actor)
    yield from chamber.must_be_hiems(state)
    yield from consuls.offices_must_be_open(state)
    if state.world.curia.poll is not None:
        yield Objection("SEN-08", "count-is-open")
    elif not consuls.standing_nominees(state):
        yield Objection("SEN-06", "nobody-nominated")


def _draft_poll(state: Game, actor: str, _command: Command, _context: ActContext) -> Drafts:
    """Return the drafts that open the count.

    A voter counts as one vote, or with the own suffragia (SEN-08).
    """
    method_of_poll = counting_method(state)
    heads = Map(dict.fromkeys(chamber.voters_in_chamber(state), 1))
    roll = chamber.suffragia_of_chamber(state) if method_of_poll == "suffragia" else heads
    return (Draft(PollOpened(actor, method_of_poll)), chamber.draft_roll_of_voters(roll))


def must_be_able_to_vote_for_consul(state: Game, actor: str) -> Objections:
    """Raise an objection unless the actor is a voter in Rome who has not yet cast a valid vote.

    Rule: SEN-08.

    A voter may vote again if the nominee no longer stands.
    """
    yield from chamber.must_be_hiems(state)
    yield from chamber.must_be_in_rome(state, actor)
    yield from chamber.must_have_vote(state, actor)
    poll = state.world.curia.poll
    if poll is None:
        yield Objection("SEN-08", "no-count")
    elif poll.votes.get(actor) in consuls.standing_nominees(state):
        yield Objection("SEN-08", ballots.VOTED_ALREADY, about_character(actor))
    elif actor not in poll.roll:
        known_goods = ((actor, goods.SUFFRAGIUM),) if poll.method == "suffragia" else ()
        yield Objection(
            "SEN-02",
            "not-on-the-roll",
            about_character(actor),
            waivable=False,
            rests_on=known_goods,
        )


def _vote_objections(state: Game, actor: str, command: VoteConsul) -> Objections:
    yield from must_be_able_to_vote_for_consul(state, actor)
    if command.who not in consuls.standing_nominees(state):
        yield Objection("SEN-06", "not-nominated", about_character(command.who), waivable=False)


def _draft_vote(_state: Game, actor: str, command: VoteConsul, _context: ActContext) -> Drafts:
    return (Draft(VoiceGiven(actor, command.who)),)


def votes_by_nominee(state: Game) -> dict[str, int]:
    """Return the votes for each nominee who may still become consul (SEN-08)."""
    poll = state.world.curia.poll or Poll("heads")
    vote_counts = dict.fromkeys(consuls.standing_nominees(state), 0)
    for voter, character in poll.votes.items():
        if character in vote_counts:
            vote_counts[character] += poll.roll.get(voter, 0)
    return vote_counts


def outcome_of_poll(state: Game) -> tuple[tuple[str, ...], tuple[str, ...], int]:
    """Return the elected nominees, the tied nominees, and how many of the tied can be elected."""
    vote_counts = votes_by_nominee(state)
    ranking = sorted(vote_counts, key=lambda character: (-vote_counts[character], character))
    number_of_consuls = min(consuls.number_of_consuls_to_choose(state), len(ranking))
    if not number_of_consuls:
        return (), (), 0
    last_count = vote_counts[ranking[number_of_consuls - 1]]
    certain_consuls = tuple(
        character for character in ranking if vote_counts[character] > last_count
    )
    tied_characters = tuple(
        character for character in ranking if vote_counts[character] == last_count
    )
    if len(certain_consuls) + len(tied_characters) == number_of_consuls:
        return (*certain_consuls, *tied_characters), (), 0
    return certain_consuls, tied_characters, number_of_consuls - len(certain_consuls)


def declaration_must_be_due(state: Game, actor: str) -> Objections:
    """Raise an objection unless Venus declares the result of an open count (SEN-07, SEN-08)."""
    yield from chamber.must_preside(state, actor)
    yield from chamber.must_be_hiems(state)
    if state.world.curia.poll is None:
        yield Objection("SEN-08", "no-count", waivable=False)
    elif not consuls.standing_nominees(state):
        yield Objection("SEN-06", "nobody-nominated", waivable=False)


def _declare_objections(state: Game, actor: str, command: DeclareConsuls) -> Objections:
    """Raise an objection unless Venus chooses the right number of tied nominees (SEN-05)."""
    objections = tuple(declaration_must_be_due(state, actor))
    yield from objections
    if has_unwaivable_objection(objections):
        return
    _certain_consuls, tied_characters, number_of_consuls = outcome_of_poll(state)
    candidates = set(command.chosen)
    if (
        len(candidates) < len(command.chosen)
        or len(candidates) != number_of_consuls
        or candidates - set(tied_characters)
    ):
        yield Objection("SEN-05", "choose-among-equals", {"n": number_of_consuls}, waivable=False)


def _draft_declared_consuls(
    state: Game, actor: str, command: DeclareConsuls, _context: ActContext
) -> Drafts:
    """Return the draft that makes the two nominees with the most votes consuls (SEN-07, SEN-08)."""
    poll = state.world.curia.poll or Poll("heads")
    certain_consuls, _level, _wanted = outcome_of_poll(state)
    return (Draft(ConsulsMade((*certain_consuls, *command.chosen), actor, poll.method)),)


def _offer_vote(state: Game, actor: str, known_state: KnownState[World]) -> Form | None:
    if state.world.curia.poll is None or not chamber.is_in_rome(state, actor):
        return None
    objections = ballots.visible_objections(
        known_state, actor, must_be_able_to_vote_for_consul(state, actor)
    )
    nobody_objection = Objection("SEN-06", "nobody-nominated")
    return options_form(
        "who", map(Option, consuls.standing_nominees(state)), nobody_objection, objections
    )


def _offer_declare_consuls(state: Game, actor: str, _known_state: KnownState[World]) -> Form | None:
    if actor not in chamber.presiders(state) or state.world.curia.poll is None:
        return None
    _certain_consuls, tied_characters, number_of_consuls = outcome_of_poll(state)
    tie = (
        (
            Subset(
                "chosen", tuple(map(Option, tied_characters)), number_of_consuls, number_of_consuls
            ),
        )
        if number_of_consuls
        else ()
    )
    return form_unless_blocked(*tie, blocking_objections=declaration_must_be_due(state, actor))


def _voice_audience(state: Game, event: VoiceGiven) -> Audience:
    return chamber.audience_of_vote(state, event.voter)


def _undo_poll(state: Game, entry: Entry) -> Drafts:
    """Return the drafts that close the count without a result (FATA-08)."""
    return chamber.draft_cancelled_act("poll", entry.event.by) if state.world.curia.poll else ()


@fold_of(PollOpened, undo=_undo_poll)
def _evolve_opened_poll(world: World, event: PollOpened, _entry: Entry) -> World:
    """Return the world with an open count and closed nominations (SEN-06, SEN-08)."""
    return replace(world, curia=replace(world.curia, poll=Poll(event.method)))


def _undo_vote(state: Game, entry: Entry) -> Drafts:
    """Return the drafts that let the voter vote again (FATA-08)."""
    poll, voter = state.world.curia.poll, entry.event.voter
    return (
        chamber.draft_cancelled_act("voice", voter)
        if poll is not None and voter in poll.votes
        else ()
    )


@fold_of(VoiceGiven, audience=_voice_audience, undo=_undo_vote)
def _evolve_vote(world: World, event: VoiceGiven, _entry: Entry) -> World:
    poll = world.curia.poll
    if poll is None:
        return world
    poll = replace(poll, votes=poll.votes.set(event.voter, event.who))
    return replace(world, curia=replace(world.curia, poll=poll))


_POLL_OFFER = fieldless_offer(poll_must_be_possible, is_among(chamber.presiders))
POLL_CONSULS = Act(PollConsuls, poll_must_be_possible, _draft_poll, _POLL_OFFER)
VOTE_CONSUL = Act(
    VoteConsul,
    _vote_objections,
    _draft_vote,
    _offer_vote,
    consent=Consent(recorders=chamber.gods_who_may_record_votes),
)
DECLARE_CONSULS = Act(
    DeclareConsuls, _declare_objections, _draft_declared_consuls, _offer_declare_consuls
)
