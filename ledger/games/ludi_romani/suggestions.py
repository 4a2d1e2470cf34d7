"""The acts that phones suggest first to each kind of character, with their effects."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from ledger.contract.form import Choice, Option, Subset
from ledger.contract.offer import Form, Forms, KnownState, ReadyAct, Suggestion
from ledger.games.ludi_romani import calendar, ghosts, goods, roster
from ledger.games.ludi_romani.sedes import unseated_people
from ledger.games.ludi_romani.state import Game, World
from ledger.games.ludi_romani.tributum import claims

_BATTLE_ACTS = ("accept-challenge", "field-legions", "roll-dice", "convert-legio")
_SEA_ACTS = ("throw-for", "lead-triumph", "decide-fate", "form-alliance")
_SENATE_ACTS = ("share-census", "cast-votes", "vote-consul", "nominate", "bring-bill")

_BUYING_ACTS = ("buy-legions", "buy-classes")
"""The acts that are not suggested to characters who can never own a legio."""

ACTS_OF_LIVING = (
    "appeal-thiasos",
    "plead-in-senate",
    *_BATTLE_ACTS,
    "choose-start",
    "repay-dos",
    *_SEA_ACTS,
    "collect-tribute",
    "seek-protection",
    *_SENATE_ACTS,
    "wed",
    "claim-dos",
    "take-client",
    "buy-legions",
    "challenge",
    "draw-lots",
    "move",
    "befriend",
    "buy-classes",
)
"""The first acts of a living mortal, the most urgent first."""

ACTS_IN_MOTUS = ("appeal-thiasos", "choose-start", "repay-dos", "move", *ACTS_OF_LIVING)
"""The first acts of a living mortal in a motus, when everybody looks for a seat (MOTUS-05)."""

ACTS_OF_DEAD = ("lament", "throw-for", "give-to-party", "attach", "drift", "bequeath")
"""The first acts of the dead: be received below, then attach to the living (IMAGO-01, IMAGO-04)."""

ACTS_OF_GODS = (
    "choose-start",
    "roll-dice",
    "name-victor",
    "roll-ships",
    "close-forms",
    "decide-fate",
    "receive-dead",
    "approve-will",
    "carry-out-law",
    "seat-unseated",
    "reside",
    "pay-tribute",
    "acclaim-consuls",
    "confiscate",
    "roam",
)
"""The first acts of a god."""

ACTS_OF_FATA = ("begin-play", "end-evening", "repeat-tribute")
"""The first acts of the Fates."""

ACTS_AT_ALL_TIMES = ("send-message", "roam")
"""The acts that are suggested when no other can be."""

Suggester = Callable[[Game, str, Form], Suggestion]


def suggestions_for_actor(
    known_state: KnownState[World], actor: str, forms: Forms
) -> Iterator[Suggestion]:
    """Yield the acts to suggest to a character, from the open forms alone.

    A player gets a guide until the first act after a phone took the card. If none of the
    first acts is open, the acts in `ACTS_AT_ALL_TIMES` are suggested.
    """
    state = known_state.state
    if actor not in state.world.people:
        return
    guide_key = _guiding_message(state, actor) if _is_before_first_act(state, actor) else ""
    useless_acts = (
        _BUYING_ACTS if {*goods.LEGIONES} <= {*roster.assets_unfit_for(state, actor)} else ()
    )
    best_acts = [
        act for act in _acts_by_priority(state, actor) if act in forms and act not in useless_acts
    ]
    if not best_acts and actor in state.kernel.stewards:
        guide_key = ""  # the guide of the Fates is about the beginning
    for act in best_acts or (act for act in ACTS_AT_ALL_TIMES if act in forms):
        yield _suggestion(state, actor, act, forms[act])._replace(guide=guide_key)
        guide_key = ""


def _acts_by_priority(state: Game, actor: str) -> tuple[str, ...]:
    person = state.world.person(actor)
    if not person.mortal:
        return ACTS_OF_FATA if actor in state.kernel.stewards else ACTS_OF_GODS
    if not person.living:
        return ACTS_OF_DEAD
    return ACTS_IN_MOTUS if state.period.kind == "motus" else ACTS_OF_LIVING


def _guiding_message(state: Game, actor: str) -> str:
    """Return the message that guides a character through the first act, by role and state."""
    person = state.world.person(actor)
    if not person.mortal:
        return "guide-fates" if actor in state.kernel.stewards else _guide_of_god(state, actor)
    return f"guide-{person.role}" if person.living else "guide-imago"


def _guide_of_god(state: Game, actor: str) -> str:
    """Return the message that guides a god: for the winter, the motus before it, or the summer.

    Rules: MOTUS-09, 10, 11.
    """
    next_period = calendar.next_period(state)
    is_before_winter = next_period is not None and next_period.kind == "hiems"
    if state.period.kind == "motus" and is_before_winter:
        must_settle = state.world.scenario.cast[actor].hiems_seat == "must_take_seat"
        return "guide-numen-motus" if must_settle else "guide-numen-winter"
    return "guide-numen-winter" if state.period.kind == "hiems" else "guide-numen"


def _is_before_first_act(state: Game, actor: str) -> bool:
    """Return whether the character has not acted since a phone first took one of their cards.

    Without a phone, and for the Fates, this is true only in the first season.
    """
    last_entry = state.log.acted.get(actor)
    cards = (state.kernel.cards[card] for card in state.kernel.cards_of(actor))
    claims = [card.claimed for card in cards if card.claimed]
    if not claims or actor in state.kernel.stewards:
        return last_entry is None and state.period.seq == 1
    return last_entry is None or last_entry < min(claims)


def _suggestion(state: Game, actor: str, act: str, form: Form) -> Suggestion:
    suggester = _SUGGESTERS.get(act)
    return suggester(state, actor, form) if suggester else Suggestion(act, f"act-{act}")


def _first_field_options(form: Form) -> tuple[Option, ...]:
    """Return the options of the first field that has any."""
    return next((field.options for field in form.fields if isinstance(field, Choice | Subset)), ())


def _first_field_values(form: Form) -> list[str]:
    return [option.value for option in _first_field_options(form)]


def _option_references(reference_kind: str, form: Form) -> dict[str, Any]:
    """Return the number of a form's options, and references to the first two."""
    field_values = _first_field_values(form)
    return {
        "count": len(field_values),
        reference_kind: [f"{reference_kind}:{field_value}" for field_value in field_values[:2]],
    }


def _only_choice(form: Form) -> dict[str, str]:
    """Return the only option of a form's field as its value; empty if the field has several."""
    first_field = form.fields[0] if form.fields else None
    has_one_option = isinstance(first_field, Choice) and len(first_field.options) == 1
    return (
        {first_field.name: first_field.options[0].value}
        if has_one_option and isinstance(first_field, Choice)
        else {}
    )


def _suggester_among_options(act: str, reference_kind: str) -> Suggester:
    """Return a function that suggests an act which names one of several options."""
    return lambda _state, _actor, form: Suggestion(
        act, f"suggest-{act}", _option_references(reference_kind, form), _only_choice(form)
    )


def _suggest_collecting(state: Game, actor: str, form: Form) -> Suggestion:
    """Return the suggestion to collect tribute, with the god's debt and the ghosts' share.

    Rules: TRIB-06, IMAGO-07.
    """
    tribute = claims.tribute_owed(state, state.seating.place_of(actor))
    amount = min(tribute, claims.ghost_share(state) * len(ghosts.ghosts_of(state, actor)))
    message_args = {"n": tribute, "taken": amount, **_option_references("who", form)}
    return Suggestion(
        "collect-tribute", "suggest-collect-tribute", message_args, _only_choice(form)
    )


def _suggest_paying(state: Game, actor: str, form: Form) -> Suggestion:
    """Return the suggestion to pay tribute, with an act for each claimant.

    A god with too little money for all chooses whom to pay (TRIB-04). A claimant with ghosts may
    wait until they are gone (TRIB-09).
    """
    tribute = claims.tribute_owed(state, state.seating.place_of(actor))
    message_args = {"n": tribute, **_option_references("who", form)}
    ready_options = tuple(
        ReadyAct("ready-pay-tribute", {"who": f"who:{claimant}", "n": tribute}, {"to": claimant})
        for claimant in _first_field_values(form)
        if not claims.has_too_little_for_all(state, actor) and not ghosts.ghosts_of(state, claimant)
    )
    return Suggestion(
        "pay-tribute", "suggest-pay-tribute", message_args, _only_choice(form), ready=ready_options
    )


def _suggest_legion(state: Game, actor: str, form: Form) -> Suggestion:
    """Return the suggestion to buy a legio, with the lowest price, and the role of a first legio.

    Rules: ROST-04, ROST-06.
    """
    sale_fields = {
        legio
        for legio in goods.LEGIONES
        for option in _first_field_options(form)
        if _is_option_for(option, legio)
    }
    new_role = roster.role_from_asset(state, actor, goods.CURIALIS) or "nothing"
    message_args = {
        "n": min((goods.price(state, legio) for legio in sale_fields), default=0),
        "becomes": new_role,
    }
    return Suggestion("buy-legions", "suggest-buy-legions", message_args, _only_choice(form))


def _is_option_for(option: Option, asset: str) -> bool:
    message_args = option.args or {}
    return f"asset:{asset}" in (message_args.get("asset"), message_args.get("other"))


def _suggest_ships(state: Game, _actor: str, form: Form) -> Suggestion:
    message_args = {"n": goods.price(state, goods.CLASSIS)}
    return Suggestion("buy-classes", "suggest-buy-classes", message_args, _only_choice(form))


def _suggest_attaching(state: Game, _actor: str, form: Form) -> Suggestion:
    """Return the suggestion to attach to a host, with a ghost's share of each tribute of its host.

    Rule: IMAGO-07.
    """
    message_args = {"n": claims.ghost_share(state), **_option_references("who", form)}
    return Suggestion("attach", "suggest-attach", message_args)


def _suggest_receiving(_state: Game, _actor: str, form: Form) -> Suggestion:
    piece_count = sum((option.args or {}).get("n", 0) for option in _first_field_options(form))
    ready_options = tuple(
        ReadyAct(
            "ready-receive-dead",
            {"gate": option.value, **(option.args or {})},
            {"gate": option.value},
        )
        for option in _first_field_options(form)
    )
    return Suggestion(
        "receive-dead",
        "suggest-receive-dead",
        {"n": piece_count},
        _only_choice(form),
        ready=ready_options,
    )


def _suggest_seating(state: Game, _actor: str, form: Form) -> Suggestion:
    """Return the suggestion to seat mortals, each on the nearest free seat (SEDES-13)."""
    ready_options = tuple(
        ReadyAct(
            "ready-seat-unseated",
            {"who": f"who:{mortal}", "place": f"place:{region}"},
            {"who": mortal, "to": region},
        )
        for mortal, region in unseated_people.nearest_free_seats(state)
    )
    message_args = {"n": len(_first_field_options(form))}
    return Suggestion("seat-unseated", "suggest-seat-unseated", message_args, ready=ready_options)


def _suggest_repaying(state: Game, actor: str, _form: Form) -> Suggestion:
    """Return the suggestion to repay, with the dos that is owed back (DIV-03)."""
    debts = [debt for debt in state.world.bonds.debts.values() if debt.husband == actor]
    message_args = {
        "n": sum(debt.dos for debt in debts),
        "who": [f"who:{debt.wife}" for debt in debts],
    }
    return Suggestion("repay-dos", "suggest-repay-dos", message_args)


def _suggest_claiming(state: Game, actor: str, form: Form) -> Suggestion:
    """Return the suggestion to claim, with the dos that Juno can call in at once (DIV-03)."""
    debt = state.world.bonds.debts.get(actor)
    message_args = {"n": debt.dos if debt else 0, **_option_references("who", form)}
    return Suggestion("claim-dos", "suggest-claim-dos", message_args, _only_choice(form))


_SUGGESTERS: Mapping[str, Suggester] = {
    "choose-start": _suggester_among_options("choose-start", "place"),
    "reside": _suggester_among_options("reside", "place"),
    "move": _suggester_among_options("move", "place"),
    "wed": _suggester_among_options("wed", "who"),
    "take-client": _suggester_among_options("take-client", "who"),
    "challenge": _suggester_among_options("challenge", "who"),
    "befriend": _suggester_among_options("befriend", "who"),
    "confiscate": _suggester_among_options("confiscate", "who"),
    "collect-tribute": _suggest_collecting,
    "pay-tribute": _suggest_paying,
    "buy-legions": _suggest_legion,
    "buy-classes": _suggest_ships,
    "attach": _suggest_attaching,
    "receive-dead": _suggest_receiving,
    "seat-unseated": _suggest_seating,
    "repay-dos": _suggest_repaying,
    "claim-dos": _suggest_claiming,
}
"""The functions that make suggestions with more details than the name of the act."""
