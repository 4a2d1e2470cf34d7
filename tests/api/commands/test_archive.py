"""The archives that `acta archive` writes of a rehearsed evening, without a server."""

import stat
from pathlib import Path

import pytest

from api.archiving.archive_packer import PackedArchive
from ledger.record.audience import Viewer
from ledger.verify import verify_export
from tests.api.archiving.unpacked import PAGE, UnpackedArchive, data_blocks_of_page, unpack_page
from tests.api.commands.running import run_expecting_failure, run_successfully
from tests.api.commands.stores import game_heads_in_file


@pytest.fixture
def game(scenario: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Rehearse an evening in the default file, write a page for archives, and return the game."""
    pages = Path("pages")
    pages.mkdir()
    (pages / "archive.html").write_text(PAGE, encoding="utf-8")
    monkeypatch.setenv("ACTA_PAGES", str(pages))
    run_successfully("rehearse", scenario, "--acts", 3, "--seed", 7, "--store", "acta.db")
    (game,) = game_heads_in_file("acta.db")
    return game


def file_permissions(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_an_archive_of_one_character_holds_the_entries_that_they_may_see(game: str) -> None:
    assert f"{game}-minerva.html" in run_successfully("archive", game, "--viewer", "minerva")
    path = Path(f"{game}-minerva.html")
    archive = unpack_page(path.read_bytes())
    assert archive.json("/view")["me"] == ["minerva"]
    assert "/stories/minerva" in archive.paths
    assert "/stories/cicero" not in archive.paths
    assert (archive.index["game"], archive.index["closed"]) == (game, True)
    report = verify_export(archive.text("/export.jsonl").encode().splitlines(keepends=True))
    assert report.findings == ()
    assert file_permissions(path) == 0o600


def test_an_archive_without_a_name_holds_the_entries_that_everybody_may_see(game: str) -> None:
    run_successfully("archive", "--out", "home")
    assert [path.name for path in Path("home").iterdir()] == [f"{game}-public.html"]
    assert unpack_page(Path("home", f"{game}-public.html").read_bytes()).json("/view")["me"] == []
    assert file_permissions(Path("home")) == 0o700


def test_several_archives_are_written_in_one_run_each_once(game: str) -> None:
    asked = ("--viewer", "minerva", "--viewer", "cicero", "--viewer", "minerva", "--public")
    run_successfully("archive", *asked, "--out", "home")
    names = {path.name for path in Path("home").iterdir()}
    assert names == {f"{game}-{who}.html" for who in ("minerva", "cicero", "public")}


def test_the_option_all_writes_an_archive_for_everybody(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[frozenset[str]] = []

    def note_viewer_and_pack(_game: object, viewer: Viewer, _workshop: object) -> PackedArchive:
        made.append(viewer.characters)
        return PackedArchive("", ())

    monkeypatch.setattr("api.commands.archive.pack_archive", note_viewer_and_pack)
    run_successfully("archive", game, "--all")
    assert frozenset() in made
    assert len(made) == len(set(made)) > 10


def test_a_large_archive_is_a_folder(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("api.archiving.page.MAX_PAGE_BYTES", 100)
    monkeypatch.setattr("api.archiving.archive_packer.PART_SIZE", 50_000)
    assert f"{game}-public/index.html" in run_successfully("archive", game)
    folder = Path(f"{game}-public")
    parts = sorted((folder / "data").iterdir(), key=lambda path: int(path.stem))
    assert len(parts) > 3
    texts = [path.read_text(encoding="utf-8").split('"')[1] for path in parts]
    index = data_blocks_of_page((folder / "index.html").read_bytes())["index"]
    assert UnpackedArchive(index, texts).json("/view")["game"] == game
    assert {file_permissions(path) for path in (*parts, folder / "index.html")} == {0o600}
    assert {file_permissions(folder), file_permissions(folder / "data")} == {0o700}


def test_the_command_says_why_an_archive_cannot_be_written(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "Nobody here is called dio" in run_expecting_failure("archive", game, "--viewer", "dio")
    assert "not both" in run_expecting_failure("archive", game, "--viewer", "cicero", "--all")
    assert "holds no game other" in run_expecting_failure("archive", "other")
    monkeypatch.setenv("ACTA_PAGES", "nowhere")
    assert "make build builds it" in run_expecting_failure("archive", game)
    assert not list(Path().glob("*.html"))
