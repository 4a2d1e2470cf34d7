"""The kernel's part of the view: the game itself, and all requests that wait for a character."""

from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from typing import Any, NamedTuple

from ledger.kernel.cast.slices import cast_member_document
from ledger.kernel.view.console_slices import grave_act_document, period_document
from ledger.kernel.view.pending_types import (
    AppealDoc,
    DutyDoc,
    ExpiredDoc,
    GraveActDoc,
    PetitionDoc,
    QuestionDoc,
    WindowDoc,
)
from ledger.kernel.view.slice_types import CardDoc, GameDoc, KnockDoc, ResultDoc
from ledger.kernel.view.visibility import LaidOpen, never_laid_open
from ledger.kernel.vocabulary.stand_in_rule import stand_ins_of, with_stand_ins
from ledger.kernel.windows.opening import reminder_time
from ledger.language.free_text import ERASED_TEXT
from ledger.language.legible_text import has_visible_sign
from ledger.record.audience import Audience, Viewer, only
from ledger.record.cast import CastMember, Knock
from ledger.record.result import Result
from ledger.record.shared_map import Map
from ledger.record.state import (
    Appeal,
    Card,
    Duty,
    ExpiredPetition,
    GraveAct,
    Kernel,
    Petition,
    Question,
    State,
    Window,
)
from ledger.record.view import (
    Bundle,
    Document,
    Slice,
    bundle_by_key,
    bundle_for_everybody,
)

TextFunction = Callable[[str], str]
FreeFields = Callable[[str], tuple[str, ...]]


def no_free_text_fields(_act: str) -> tuple[str, ...]:
    """Return no fields, for code in which no act has free words."""
    return ()


class _TextReader(NamedTuple):
    """A reader of free words."""

    texts: TextFunction
    """Finds the words of a digest."""
    whole: bool = True
    """Whether the reader may read all words, including words in old terms."""


class _FreeWords(NamedTuple):
    """The access of the kernel's slices to free words."""

    texts: TextFunction
    """Finds the words of a digest."""
    free: FreeFields
    """Gives the fields of an act that hold free words."""
    laid_open: LaidOpen
    """Returns whether the author has opened words to a viewer."""

    def slice_with_words(
        self, readers: Audience, source: object, render: Callable[[_TextReader], Document]
    ) -> Slice:
        """Return a slice with free words.

        When the game is closed, only disclosed words are opened.
        """

        def render_opened_words(viewer: Viewer) -> Document:
            return render(
                _TextReader(lambda digest: self._opened_text(digest, viewer), whole=False)
            )

        return Slice(
            readers, (source,), lambda: render(_TextReader(self.texts)), render_opened_words
        )

    def _opened_text(self, digest: str, viewer: Viewer) -> str:
        return self.texts(digest) if self.laid_open(digest, viewer) else ""

    def fields(self, request: Petition | Appeal, text_reader: _TextReader) -> dict[str, Any]:
        """Return the terms with their free words, which older ledgers hold in the terms."""
        texts = {
            field_name: text_reader.texts(request.terms[field_name]) for field_name in request.kept
        }
        hidden_fields = set() if text_reader.whole else {*self.free(request.type)} - {*texts}
        return {
            **request.terms,
            **texts,
            **{field_name: "" for field_name in hidden_fields if field_name in request.terms},
        }


def kernel_slices(
    state: State[Any],
    text_of: TextFunction,
    awaited_characters: tuple[str, ...] = (),
    free_text_fields_of: FreeFields = no_free_text_fields,
    result: Result | None = None,
    is_laid_open: LaidOpen = never_laid_open,
) -> Iterator[Bundle]:
    """Yield every slice that all games share.

    - `text_of` finds free words by their digest.
    - `awaited_characters` are the characters whose act the game waits for.
    - `free_text_fields_of` names the fields of an act that hold free words.
    - `is_laid_open` says which words their authors have disclosed after the game.
    """
    kernel_state, free_words = state.kernel, _FreeWords(text_of, free_text_fields_of, is_laid_open)
    yield bundle_for_everybody("game", (kernel_state,), lambda: _game_document(kernel_state))
    yield bundle_for_everybody(
        "awaited", awaited_characters, lambda: {"ids": list(awaited_characters)}
    )
    if result is not None:
        yield bundle_for_everybody("result", (result,), lambda: _result_document(result))
    yield bundle_for_everybody(
        "names", (kernel_state.names,), lambda: _player_names(kernel_state.names, text_of)
    )
    stand_ins = kernel_state.stand_ins
    if stand_ins:
        yield bundle_for_everybody("stand_ins", (stand_ins,), lambda: stand_ins_of(kernel_state))
    yield from _bundles_of_requests(kernel_state, free_words)
    yield from _bundles_of_people(kernel_state, free_words)


def _bundles_of_requests(kernel_state: Kernel, free_words: _FreeWords) -> Iterator[Bundle]:
    """Yield a bundle for each kind of request that waits for an answer."""
    petitions, grave_acts, duties = (
        kernel_state.petitions,
        kernel_state.grave_acts,
        kernel_state.duties,
    )
    windows, appeals, questions = kernel_state.windows, kernel_state.appeals, kernel_state.questions
    expired_petitions = kernel_state.expired
    stand_ins, stewards = kernel_state.stand_ins, kernel_state.stewards
    yield bundle_by_key(
        "petition",
        petitions,
        lambda petition_id: _petition_slice(petitions[petition_id], kernel_state, free_words),
        stand_ins,
    )
    yield bundle_by_key(
        "expired",
        expired_petitions,
        lambda petition_id: _expired_slice(
            expired_petitions[petition_id], kernel_state, free_words
        ),
        stand_ins,
    )
    yield bundle_by_key(
        "grave-act",
        grave_acts,
        lambda grave_act_id: _grave_act_slice(grave_acts[grave_act_id], free_words),
    )
    yield bundle_by_key(
        "duty", duties, lambda duty_id: _duty_slice(duties[duty_id], kernel_state), stand_ins
    )
    yield bundle_by_key("window", windows, lambda window_id: _window_slice(windows[window_id]))
    yield bundle_by_key(
        "appeal",
        appeals,
        lambda appeal_id: _appeal_slice(appeals[appeal_id], stewards, free_words),
        stewards,
    )
    yield bundle_by_key(
        "question",
        questions,
        lambda question_id: _question_slice(questions[question_id], free_words),
    )


def _bundles_of_people(kernel_state: Kernel, free_words: _FreeWords) -> Iterator[Bundle]:
    """Yield the bundles of the cards, of the knocks at the door, and of the cast."""
    cards, knocks, cast, stewards = (
        kernel_state.cards,
        kernel_state.knocks,
        kernel_state.cast,
        kernel_state.stewards,
    )
    yield bundle_by_key(
        "card", cards, lambda card_id: _card_slice(cards[card_id], stewards), stewards
    )
    yield bundle_by_key(
        "knock",
        knocks,
        lambda knock_id: _knock_slice(knocks[knock_id], stewards, free_words),
        stewards,
    )
    yield bundle_by_key(
        "cast", cast, lambda character: _cast_slice(cast[character], stewards, free_words), stewards
    )


def _game_document(kernel_state: Kernel) -> GameDoc:
    return {
        "id": kernel_state.game,
        "title": kernel_state.title,
        "ruleset": kernel_state.ruleset,
        "version": kernel_state.version,
        "status": kernel_state.status,
        "period": period_document(kernel_state.period),
        "waiting": kernel_state.waiting,
        "paused_at": kernel_state.paused_at,
        "closing": bool(kernel_state.closing_by),
        "closes_at": kernel_state.closes_at,
        "rulings": kernel_state.rulings,
        "dice": kernel_state.dice,
        "score_board": kernel_state.score_board,
        "stewards": list(kernel_state.stewards),
        "players": list(kernel_state.players),
        "restored": kernel_state.heir.at if kernel_state.heir else 0,
        "server": server_name(kernel_state),
    }


def server_name(kernel_state: Kernel) -> str:
    """Return the name by which phones know the game's server; "" for the game's first server.

    The name is the number of the takeover and the id of the key (8 hex digits), with a plus
    between.
    """
    takeover_count = len(kernel_state.takeovers)
    return f"{takeover_count}+{kernel_state.seal_key.split('+')[1]}" if takeover_count else ""


def _result_document(result: Result) -> ResultDoc:
    return {
        "outcome": result.outcome,
        "who": list(result.who),
        "places": [list(place) for place in result.places],
        "agreed": result.agreed,
    }


def _player_names(name_digests: Map[str, str], text_of: TextFunction) -> dict[str, str]:
    """Return the names of the players; "" for a name that was erased or cannot be seen."""
    name_texts = {character: text_of(name_digests[character]) for character in sorted(name_digests)}
    return {
        character: "" if name_text == ERASED_TEXT or not has_visible_sign(name_text) else name_text
        for character, name_text in name_texts.items()
    }


def _petition_slice(petition: Petition, kernel_state: Kernel, free_words: _FreeWords) -> Slice:
    people = (petition.actor, *petition.voices)
    audience = with_stand_ins(kernel_state, petition.audience, *people)
    return free_words.slice_with_words(
        audience,
        petition,
        lambda text_reader: _petition_document(petition, free_words, text_reader),
    )


def _petition_document(
    petition: Petition, free_words: _FreeWords, text_reader: _TextReader
) -> PetitionDoc:
    document: PetitionDoc = {
        "id": petition.id,
        "type": petition.type,
        "actor": petition.actor,
        "fields": free_words.fields(petition, text_reader),
        "voices": list(petition.voices),
        "given": list(petition.given),
        "since": petition.since,
    }
    if petition.waive or petition.reason:
        document["waive"] = list(petition.waive)
        document["reason"] = text_reader.texts(petition.reason)
    return document


def _expired_slice(
    expired_petition: ExpiredPetition, kernel_state: Kernel, free_words: _FreeWords
) -> Slice:
    """Return the slice for the proposer and the voices. Stewards read the chronicle instead."""
    petition = expired_petition.petition

    def render_expired(text_reader: _TextReader) -> ExpiredDoc:
        document = _petition_document(petition, free_words, text_reader)
        return {**document, "period": expired_petition.period, "year": expired_petition.year}

    people = (petition.actor, *petition.voices)
    audience = with_stand_ins(kernel_state, only(petition.actor, petition.voices), *people)
    return free_words.slice_with_words(audience, expired_petition, render_expired)


def _grave_act_slice(grave_act: GraveAct, free_words: _FreeWords) -> Slice:
    petition = grave_act.petition

    def render_grave_act(text_reader: _TextReader) -> GraveActDoc:
        return grave_act_document(
            grave_act, free_words.fields(petition, text_reader), text_reader.texts(petition.reason)
        )

    return free_words.slice_with_words(petition.audience, grave_act, render_grave_act)


def _duty_slice(duty: Duty, kernel_state: Kernel) -> Slice:
    def render_duty() -> DutyDoc:
        return {
            "id": duty.id,
            "kind": duty.kind,
            "owes": duty.owes,
            "options": list(duty.options),
            "default": duty.default,
            "args": duty.terms,
            "since": duty.since,
            "period": duty.period,
        }

    return Slice(with_stand_ins(kernel_state, duty.audience, duty.owes), (duty,), render_duty)


def _window_slice(window: Window) -> Slice:
    def render_window() -> WindowDoc:
        return {
            "id": window.id,
            "kind": window.kind,
            "owed": [character for character in window.owed if character not in window.excused],
            "since": window.since,
            "until": window.until,
            "moved": window.moved,
            "remind_at": reminder_time(window),
            "every": window.every,
            "seal": window.seal,
            "root": window.root,
            "sealed_at": window.sealed_at,
            "over": bool(window.final),
            "readiness": window.readiness,
            "ready": window.ready,
            "ready_who": list(window.ready_who),
            "args": window.terms,
        }

    return Slice(window.audience, (window,), render_window)


def _appeal_slice(appeal: Appeal, stewards: Audience, free_words: _FreeWords) -> Slice:
    def render_appeal(text_reader: _TextReader) -> AppealDoc:
        return {
            "id": appeal.id,
            "type": appeal.type,
            "actor": appeal.actor,
            "fields": free_words.fields(appeal, text_reader),
            "rules": list(appeal.rules),
            "reason": text_reader.texts(appeal.reason),
        }

    return free_words.slice_with_words(only(appeal.actor, stewards), appeal, render_appeal)


def _question_slice(question: Question, free_words: _FreeWords) -> Slice:
    def render_question(text_reader: _TextReader) -> QuestionDoc:
        return {
            "id": question.id,
            "entry": question.entry,
            "rule": question.rule,
            "key": question.key,
            "args": question.args,
            "judges": list(question.judges),
            "by": question.by,
            "reason": text_reader.texts(question.reason),
        }

    return free_words.slice_with_words(question.audience, question, render_question)


def _card_slice(card: Card, stewards: Audience) -> Slice:
    def render_card() -> CardDoc:
        return {
            "id": card.id,
            "character": card.character,
            "claimed": bool(card.device),
            "moves": len(card.moves),
        }

    return Slice(_character_and_stewards(card.character, stewards), (card,), render_card)


def _knock_slice(knock: Knock, stewards: Audience, free_words: _FreeWords) -> Slice:
    def render_knock(text_reader: _TextReader) -> KnockDoc:
        return {"id": knock.id, "name": text_reader.texts(knock.name), "at": knock.at}

    return free_words.slice_with_words(only(stewards), knock, render_knock)


def _cast_slice(member: CastMember, stewards: Audience, free_words: _FreeWords) -> Slice:
    render = partial(cast_member_document, member)
    return free_words.slice_with_words(
        only(stewards), member, lambda text_reader: render(text_reader.texts)
    )


@lru_cache(maxsize=4096)
def _character_and_stewards(character: str, stewards: Audience) -> Audience:
    return only(character, stewards)
