"""LIM: the ten legiones a mortal may command, and the confiscation of more by gods."""

from collections.abc import Mapping

from pydantic import Field

from ledger.contract.acts import Act, ActContext, Command, Draft, Drafts, EventType
from ledger.contract.form import Choice, ChosenFields, DependentField, Number, Option
from ledger.contract.offer import Form, KnownState, meets_demand, open_to
from ledger.games.ludi_romani import arms, goods, roster
from ledger.games.ludi_romani.chapter import RomanChapter
from ledger.games.ludi_romani.state import Game, World
from ledger.record.entry import Event
from ledger.record.objection import Objection, Objections, about_character, is_met
from ledger.record.references import Who, arguments_of, count_of
from ledger.record.state import SwitchValue

HIGHEST_NUMBER = 10_000
"""The maximum number of legiones or classes that a single act can move."""

NO_LIMIT = 10**12
"""The number that stands for an unlimited amount of an asset."""

PRESIDER_TAKES = "presider_takes"
"""The reading by which no character keeps captures above the limit (PROEL-21)."""


class Confiscate(Command):
    """Take from a mortal all legiones above the limit."""

    owner: Who = Field(alias="from")
    """The mortal, who chooses the number of each kind."""
    legio_curialis: int = Field(ge=0, le=HIGHEST_NUMBER)
    """Number of legiones curiales that are taken."""
    legio_clientarum: int = Field(ge=0, le=HIGHEST_NUMBER)
    """Number of legiones clientarum that are taken."""


class LegionsConfiscated(Event, stored="ludi_romani/legions-confiscated@1"):
    """The legiones above the limit that a god took from a mortal."""

    numen: Who
    owner: Who
    legio_curialis: int
    legio_clientarum: int


def number_of_counted_legions(
    state: Game, character: str, asset: str, cap_scope: SwitchValue | None = None
) -> int:
    """Return how many legiones count against the limit for this kind, by the reading in force.

    Rule: LIM-01.
    """
    if (cap_scope or state.switch("cap.scope")) == "each_kind":
        return state.books.holding(character, asset)
    return goods.number_of_legions(state, character)


def room_for_legions(state: Game, character: str, asset: str) -> int:
    """Return how many more of this kind a character may acquire (LIM-01).

    The result is `NO_LIMIT` without a limit. By one reading a surplus is allowed, until a god
    notices and takes it.
    """
    return (
        room_under_every_reading(state, character, asset)
        if state.switch("cap.refuse_transfers")
        else NO_LIMIT
    )


def room_under_every_reading(state: Game, character: str, asset: str) -> int:
    """Return how many more of this kind a character may command under every reading (LIM-01).

    By law or with a dos, a character gets at most this number. The god who carries out the law gets
    the surplus.
    """
    if not state.world.person(character).mortal or asset not in goods.LEGIONES:
        return NO_LIMIT
    limit = state.world.scenario.limits.legiones_per_mortal
    return max(0, limit - number_of_counted_legions(state, character, asset))


def must_stay_within_ten(state: Game, character: str, asset: str, added_amount: int) -> Objections:
    """Raise an objection if a mortal would command more than ten legiones (LIM-01)."""
    fitting_number = room_for_legions(state, character, asset)
    if added_amount > fitting_number:
        limit = state.world.scenario.limits.legiones_per_mortal
        message_args = {"who": f"who:{character}", "n": fitting_number, "most": limit}
        yield Objection("LIM-01", "legions-limit", message_args)


def excess_legions(state: Game, character: str) -> Mapping[str, int]:
    """Return how many legiones are above the limit, for each group of kinds that count together.

    Rule: LIM-02.
    """
    limit = state.world.scenario.limits.legiones_per_mortal
    groups = goods.LEGIONES if state.switch("cap.scope") == "each_kind" else (goods.CURIALIS,)
    return {
        legio: max(0, number_of_counted_legions(state, character, legio) - limit)
        for legio in groups
    }


def _confiscate_objections(state: Game, actor: str, command: Confiscate) -> Objections:
    yield from _must_be_god(state, actor)
    yield from _must_exceed_limit(state, command.owner)
    yield from _must_take_all_above_ten(state, command)
    yield from arms.legions_must_be_safe(state, (command.owner,))
    for legio in goods.LEGIONES:
        yield from _must_have_legions(state, command.owner, legio, getattr(command, legio))


def _must_be_god(state: Game, actor: str) -> Objections:
    """Raise an objection unless the actor is a god other than Mercury (LIM-02, MERC-17)."""
    if state.world.person(actor).mortal:
        yield Objection("LIM-02", "gods-confiscate")
    yield from roster.must_be_able_to_own_property(state, actor)


def _must_exceed_limit(state: Game, owner: str) -> Objections:
    """Raise an objection unless the owner has more than ten legiones (LIM-02)."""
    if not _exceeds_limit(state, owner):
        yield Objection("LIM-02", "not-over-limit", about_character(owner))


def _exceeds_limit(state: Game, owner: str) -> bool:
    return state.world.person(owner).mortal and any(excess_legions(state, owner).values())


def _must_take_all_above_ten(state: Game, command: Confiscate) -> Objections:
    """Raise an objection unless the god takes exactly the legiones above ten (LIM-02)."""
    excess = excess_legions(state, command.owner)
    amounts = {goods.CURIALIS: command.legio_curialis, goods.CLIENTARUM: command.legio_clientarum}
    if len(excess) == 1:
        amounts = {goods.CURIALIS: sum(amounts.values())}
    if amounts != excess and _exceeds_limit(state, command.owner):
        yield Objection("LIM-02", "take-all-above", {"n": sum(excess.values())})


def _must_have_legions(state: Game, owner: str, legio: str, legion_count: int) -> Objections:
    """Raise an objection unless the owner has the legiones that are taken (FATA-12)."""
    own_number = state.books.holding(owner, legio)
    if legion_count > own_number:
        yield goods.too_little_objection(owner, legio, legion_count - own_number)


def _draft_confiscation(
    state: Game, actor: str, command: Confiscate, _context: ActContext
) -> Drafts:
    """Return the draft by which the god keeps the legiones as winnings (LIM-02)."""
    amounts = {legio: getattr(command, legio) for legio in goods.LEGIONES}
    postings = (
        posting
        for legio, legion_count in amounts.items()
        for posting in goods.postings_handing_over(
            state, legio, command.owner, goods.spoils_account(actor), legion_count
        )
    )
    return (Draft(LegionsConfiscated(actor, command.owner, **amounts), tuple(postings)),)


@open_to(meets_demand(_must_be_god))
def _offer_confiscate(state: Game, actor: str, known_state: KnownState[World]) -> Form | None:
    excess = [
        character for character in state.world.scenario.cast if _exceeds_limit(state, character)
    ]
    if not excess:
        return None
    owners = [
        character for character in excess if is_met(arms.legions_must_be_safe(state, (character,)))
    ]
    if not owners:
        return Form(blocked=tuple(arms.legions_must_be_safe(state, excess[:1])))
    options = tuple(
        Option(owner, "note-legions", {"n": goods.number_of_legions(state, owner)})
        for owner in owners
    )
    owner_field = Choice("from", options)
    if known_state.chosen.get("from") not in owners:
        dependent_fields = (DependentField(legio, ("from",)) for legio in goods.LEGIONES)
        return Form((owner_field, *dependent_fields))
    return Form((owner_field, *_kind_fields(state, known_state.chosen["from"], known_state.chosen)))


def _kind_fields(
    state: Game, owner: str, chosen_values: ChosenFields
) -> tuple[Number | DependentField, ...]:
    excess = excess_legions(state, owner)
    if len(excess) > 1:
        return tuple(
            _kind_field(legio, legion_count, legion_count) for legio, legion_count in excess.items()
        )
    total = excess[goods.CURIALIS]
    clientarum = state.books.holding(owner, goods.CLIENTARUM)
    number_of_curiales = state.books.holding(owner, goods.CURIALIS)
    first_field = _kind_field(
        goods.CURIALIS, max(0, total - clientarum), min(total, number_of_curiales)
    )
    curiales = chosen_values.get(goods.CURIALIS)
    if not isinstance(curiales, int) or not first_field.least <= curiales <= first_field.most:
        return (first_field, DependentField(goods.CLIENTARUM, (goods.CURIALIS,)))
    return (first_field, _kind_field(goods.CLIENTARUM, total - curiales, total - curiales))


def _kind_field(legio: str, minimum: int, maximum: int) -> Number:
    return Number(legio, minimum, maximum, unit=f"asset:{legio}")


_MESSAGE_ARGS = arguments_of("owner", who="numen", n=count_of(*goods.LEGIONES))


def mortals_above_limit(state: Game, switch: str, value: SwitchValue) -> tuple[str, ...]:
    """Return the mortals above the limit under another reading of it (FATA-10)."""
    strict_readings = {
        "cap.scope": value,
        "cap.refuse_transfers": True,
        "cap.capture_excess": PRESIDER_TAKES,
    }
    if strict_readings.get(switch) != value:
        return ()
    cap_scope = value if switch == "cap.scope" else None
    limit = state.world.scenario.limits.legiones_per_mortal
    return tuple(
        mortal.id
        for mortal in state.world.scenario.mortals
        if any(
            number_of_counted_legions(state, mortal.id, legio, cap_scope) > limit
            for legio in goods.LEGIONES
        )
    )


LIMITS = RomanChapter(
    "LIM",
    irregular=(mortals_above_limit,),
    acts=(Act(Confiscate, _confiscate_objections, _draft_confiscation, _offer_confiscate),),
    events=(EventType(LegionsConfiscated, message_args=_MESSAGE_ARGS, undo="postings"),),
)
