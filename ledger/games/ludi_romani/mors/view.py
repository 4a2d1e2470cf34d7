"""The slices about death, which show death sentences, waiting ghosts, open estates and wills."""

from collections.abc import Iterator
from typing import TypedDict

from ledger.games.ludi_romani.audiences import PRIVATE_GOODS
from ledger.games.ludi_romani.mors.death import estate_account
from ledger.games.ludi_romani.mors.estate import estate_holdings
from ledger.games.ludi_romani.mors.wills import audience_of_will
from ledger.games.ludi_romani.state import Game
from ledger.record.audience import EVERYBODY, only
from ledger.record.books import lent_account
from ledger.record.shared_map import Map
from ledger.record.view import Bundle, Slice, bundle_by_key


class SentenceDoc(TypedDict):
    """A pending death sentence."""

    who: str
    """The condemned."""
    cause: str
    """The cause of death."""
    by: str
    """The character who caused it; empty for nobody."""
    executioner: str
    """The character who carries it out; empty for nobody."""


class OpenEstateDoc(TypedDict):
    """An estate that is not closed yet, without its money and votes."""

    dead: str
    """The dead person."""
    cause: str
    """The cause of death."""
    executor: str
    """The character who carries out the will."""
    holds: dict[str, int]
    """The amount of each asset in it, in units of the asset."""


class WaitingDoc(TypedDict):
    """A ghost at a gate."""

    who: str
    """The ghost."""
    gate: str
    """The place of the gate."""


class AttachedDoc(TypedDict):
    """A ghost and the person it is attached to."""

    ghost: str
    """The ghost."""
    to: str
    """The person."""


class MorsDoc(TypedDict):
    """The condemned, open estates, and ghosts."""

    sentences: list[SentenceDoc]
    """The condemned."""
    estates: list[OpenEstateDoc]
    """The open estates."""
    waiting: list[WaitingDoc]
    """The ghosts at gates."""
    attached: list[AttachedDoc]
    """The ghosts that are attached to people."""


class WillDoc(TypedDict):
    """A will."""

    writer: str
    """The character whose will it is."""
    heirs: dict[str, str]
    """The heir of each asset, by asset."""


class EstateDoc(TypedDict):
    """The whole of an estate."""

    dead: str
    """The dead person."""
    holds: dict[str, int]
    """The amount of each asset in it, in units of the asset (money in denarii)."""


def death_bundles(state: Game) -> Iterator[Bundle]:
    """Yield the public slice on death with all estates, and the slices of wills."""
    world = state.world
    goods = tuple(
        account for deceased in world.mors.estates for account in _estate_accounts(state, deceased)
    )
    sources = (world.mors, *goods)
    yield Bundle("mors", sources, lambda: _slices(state, sources))
    # a god in Vesta's shape reads wills, too, as long as the god has this shape
    yield bundle_by_key(
        "will",
        world.mors.wills,
        lambda writer: _will_slice(state, writer),
        world.powers.guises,
        world.scenario,
        state.kernel.stewards,
    )


def _estate_accounts(state: Game, deceased: str) -> tuple[Map[str, int], ...]:
    """Return the accounts of an estate, with the suffragia that others have on loan."""
    accounts = state.books.accounts
    keepers = state.world.bonds.lent_to.get(deceased, ())
    account_names = (
        estate_account(deceased),
        *(lent_account(keeper, deceased) for keeper in keepers),
    )
    return tuple(accounts[account] for account in account_names if account in accounts)


def _slices(state: Game, sources: tuple[object, ...]) -> Iterator[tuple[str, Slice]]:
    mors = state.world.mors
    yield "mors", Slice(EVERYBODY, sources, lambda: _public_doc(state))
    for deceased in sorted(mors.estates):
        yield f"estate/{deceased}", _estate_slice(state, deceased, sources)


def _public_doc(state: Game) -> MorsDoc:
    mors = state.world.mors
    sentences = sorted(mors.sentences.values(), key=lambda sentence: sentence.condemned)
    return {
        "sentences": [
            {
                "who": sentence.condemned,
                "cause": sentence.cause,
                "by": sentence.author,
                "executioner": sentence.executioner,
            }
            for sentence in sentences
        ],
        "estates": [_open_estate_doc(state, deceased) for deceased in sorted(mors.estates)],
        "waiting": [
            {"who": character, "gate": mors.gates_of_umbrae[character]}
            for character in sorted(mors.gates_of_umbrae)
        ],
        "attached": [{"ghost": ghost, "to": host} for ghost, host in mors.hosts_of_imagines],
    }


def _open_estate_doc(state: Game, deceased: str) -> OpenEstateDoc:
    """Return an estate as everybody sees it: without money and votes, which are private."""
    estate = state.world.mors.estates[deceased]
    public_goods = {
        asset: amount
        for asset, amount in estate_holdings(state, deceased).items()
        if asset not in PRIVATE_GOODS
    }
    return {
        "dead": deceased,
        "cause": estate.cause,
        "executor": estate.executor,
        "holds": public_goods,
    }


def _estate_slice(state: Game, deceased: str, sources: tuple[object, ...]) -> Slice:
    """Return the slice of the whole estate, for its executor and the dead character (MORS-17)."""
    audience = only(deceased, state.world.mors.estates[deceased].executor, state.kernel.stewards)
    return Slice(
        audience,
        sources,
        lambda: {"dead": deceased, "holds": dict(estate_holdings(state, deceased))},
    )


def _will_slice(state: Game, writer: str) -> Slice:
    heirs = state.world.mors.wills[writer]

    def render_will() -> WillDoc:
        return {"writer": writer, "heirs": {asset: heirs[asset] for asset in sorted(heirs)}}

    return Slice(audience_of_will(state, writer), (heirs,), render_will)
