"""A person is erased: no byte of their name and words is left, and a mark shows the gap."""

from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from ledger.language.free_text import ERASED_TEXT
from ledger.store import open_store
from ledger.verify import Report, verify_export
from tests.api.commands.running import run_expecting_failure, run_successfully
from tests.api.hall import Hall, expect_problem, open_hall
from tests.api.words.evening import (
    PEOPLE,
    ClosedEvening,
    WordsOfPerson,
    bytes_of_store,
    check_words_are_gone,
    closed_evening,
)
from tests.toy.post import rules_with_letters
from tests.toy.rules import TOY
from tests.toy.streets import STREET

LETTERS = "abcdefghijklmnopqrstuvwxyzäöüßéłあ界 "
FORMS = ("jsonl", "entries", "csv", "ledger", "beancount", "parquet")


def texts_with_tag(tag: str, longest: int) -> st.SearchStrategy[str]:
    """Return texts that nothing else contains, because they begin with a tag."""
    text = st.text(LETTERS, min_size=1, max_size=longest).filter(lambda one: one == one.strip())
    return text.map(lambda one: f"zq{tag}{one}")


def words_of_person_strategy() -> st.SearchStrategy[WordsOfPerson]:
    long = 900
    return st.builds(
        WordsOfPerson,
        texts_with_tag("name", 30).map(lambda one: " ".join(one.split())),
        texts_with_tag("letter", long),
        texts_with_tag("open", long),
        texts_with_tag("appeal", 200),
        texts_with_tag("contest", 200),
    )


async def verify_export_of(evening: ClosedEvening, who: str) -> Report:
    answer = await evening.phones[who].get(evening.path("/export.jsonl"))
    return verify_export(answer.content.splitlines(keepends=True))


@settings(max_examples=6, phases=[Phase.generate])
@given(said=words_of_person_strategy(), ruled=st.booleans())
async def test_no_byte_of_an_erased_person_is_left(
    tmp_path_factory: pytest.TempPathFactory, said: WordsOfPerson, *, ruled: bool
) -> None:
    folder = tmp_path_factory.mktemp("evening")
    async with closed_evening(said, store=folder / "acta.db") as evening:
        await evening.lay_words_open("ada", "everybody")
        before = await evening.all_answers("nurse")
        assert all(text in before for text in (said.name, said.open_letter))
        assert said.letter.encode() in bytes_of_store(folder)
        await evening.erase_person("nurse" if ruled else "ada", "ada")
        check_words_are_gone(bytes_of_store(folder), said)
        for who in (*PEOPLE, "room"):
            check_words_are_gone((await evening.all_answers(who)).encode(), said)
        assert evening.bea.appeal in await evening.all_answers("nurse")
        assert not (await verify_export_of(evening, "nurse")).findings
    check_words_are_gone(bytes_of_store(folder), said)


async def test_a_gap_shows_the_erasure_and_the_character_and_its_acts_stay() -> None:
    async with closed_evening() as evening:
        ada = evening.phones["ada"]
        before = await verify_export_of(evening, "ada")
        told = await evening.erase_person("ada")
        assert told == {"who": "ada", "words": 5}
        view = await ada.view()
        assert view["slices"]["names"]["ada"] == ""
        assert view["slices"]["names"]["bea"] == evening.bea.name
        assert view["erased"] == 1
        reasons = [line.get("reason") for line in view["entries"]]
        assert reasons.count(ERASED_TEXT) == 2
        letters = (await ada.get(evening.path("/letters"))).json()["letters"]
        mine = [letter for letter in letters if letter["writer"] == "ada"]
        assert [(one["text"], one["erased"], one["lost"]) for one in mine] == [
            ("", True, False)
        ] * 2
        assert {(one["erased"], one["text"]) for one in await evening.words("ada")} == {(True, "")}
        after = await verify_export_of(evening, "ada")
        assert (before.counts.erased, after.counts.erased) == (0, 5)
        assert before.counts.texts - after.counts.texts == 5
        assert not after.findings
        assert any("Free texts that were erased: 5" in line for line in after.lines())


async def test_a_second_erasure_changes_nothing() -> None:
    async with closed_evening() as evening:
        await evening.erase_person("ada")
        assert (await evening.erase_person("ada"))["words"] == 0


async def test_only_a_steward_erases_another_person_and_does_not_learn_how_many_words() -> None:
    async with closed_evening() as evening:
        path = evening.path("/words/erasures")
        for who in ("bea", "aunt"):
            body = {"as": who, "who": "ada"}
            expect_problem(await evening.phones[who].post(path, body), "not-your-card")
        expect_problem(await evening.phones["room"].post(path, {"as": "ada"}), "unauthorized")
        body = {"as": "nurse", "who": "nobody"}
        wrong = expect_problem(await evening.phones["nurse"].post(path, body), "unknown-character")
        assert [error["field"] for error in wrong["errors"]] == ["who"]
        assert await evening.erase_person("nurse", "ada") == {"who": "ada"}
        assert evening.ada.name not in await evening.all_answers("nurse")


async def test_the_organiser_erases_a_person_from_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("api.commands.console.GAMES", {"nuces": rules_with_letters()})
    kept = tmp_path / "acta.db"
    async with closed_evening(store=kept) as evening:
        game, said = evening.hall.id, evening.ada
    assert "Several" not in run_successfully(
        "erase", game, f"{said.name.upper()}\u3164", "--store", kept
    )
    check_words_are_gone(bytes_of_store(tmp_path), said)
    for form in FORMS:
        to = tmp_path / f"out.{form}"
        run_successfully("export", "--as", form, "--texts", "--store", kept, "--to", to)
        check_words_are_gone(to.read_bytes(), said)
    assert ERASED_TEXT.encode() in (tmp_path / "out.entries").read_bytes()
    run_successfully("report", "--store", kept, "--to", tmp_path / "book.html")
    check_words_are_gone((tmp_path / "book.html").read_bytes(), said)
    report = verify_export((tmp_path / "out.jsonl").read_bytes().splitlines(keepends=True))
    assert (report.findings, report.counts.erased) == ((), 5)
    for name in ("Dio", "\u200b"):
        assert "Nobody here is called" in run_expecting_failure(
            "erase", game, name, "--store", kept
        )
    assert "Nothing was kept of ada" in run_successfully("erase", game, "ada", "--store", kept)


async def note_player(hall: Hall, character: str, name: str) -> None:
    """Let the nurse note under *Cast* who plays a character, with a remark."""
    nurse = await hall.phone("nurse")
    await nurse.does("cast-character", character=character, name=name, note="table zqnote")


@pytest.mark.parametrize(
    "person", ["Hans  Jürgen Meier", "HANS JÜRGEN MEIER", "Hans Ju\u0308rgen Meier"]
)
async def test_a_person_is_erased_by_a_real_name_that_stands_in_the_cast_list_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, person: str
) -> None:
    monkeypatch.setattr("api.commands.console.GAMES", {"nuces": TOY})
    kept = tmp_path / "acta.db"
    with closing(open_store(str(kept))) as store:
        async with open_hall(store=store) as hall:
            await note_player(hall, "ada", "Hans Jürgen Meier")
            game = hall.id
    assert "Hans Jürgen Meier".encode() in bytes_of_store(tmp_path)
    assert "Erased 2 words of ada." in run_successfully("erase", game, person, "--store", kept)
    for gone in ("Meier", "zqnote"):
        assert gone.encode() not in bytes_of_store(tmp_path)
    assert "Nobody here is called" in run_expecting_failure("erase", game, person, "--store", kept)


async def test_a_shared_name_is_refused_until_the_character_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("api.commands.console.GAMES", {"nuces": TOY})
    kept = tmp_path / "acta.db"
    with closing(open_store(str(kept))) as store:
        async with open_hall(store=store) as hall:
            await note_player(hall, "ada", "Hans Meier")
            bea = await hall.phone("bea")
            await bea.does("introduce", name="hans meier")
            game = hall.id
    several = run_expecting_failure("erase", game, "Hans Meier", "--store", kept)
    assert "Several are called Hans Meier. Name the character: ada, bea." in several
    assert "Erased 2 words of ada." in run_successfully("erase", game, "ada", "--store", kept)
    assert "Erased 1 word of bea." in run_successfully("erase", game, "Hans Meier", "--store", kept)
    assert b"eier" not in bytes_of_store(tmp_path)


async def test_the_name_of_a_waiting_newcomer_is_erased(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("api.commands.console.GAMES", {"street": STREET})
    kept = tmp_path / "acta.db"
    with closing(open_store(str(kept))) as store:
        async with open_hall(store=store, rulesets={"street": STREET}) as hall:
            body = {"name": "Hans Meier", "token": "0123456789abcdef" * 2}
            key = "00000000-0000-4000-8000-000000000001"
            knock = await hall.stranger().post(
                f"/games/{hall.id}/knocks", body, Idempotency_Key=key
            )
            assert knock.is_success
            game = hall.id
    assert "Erased 1 word of hans meier." in run_successfully(
        "erase", game, "hans meier", "--store", kept
    )
    assert b"Meier" not in bytes_of_store(tmp_path)
