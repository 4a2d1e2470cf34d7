"""The alterations of a game's data."""

import sys
from pathlib import Path

import pytest

from ledger.scenario import files, yamlfile
from tests.mutate import swap
from tests.mutate.data import DataFile
from tests.mutate.samples import BOOK
from tests.mutate.target import GameTarget

TEXT = """\
rounds: 9  # NUX-01
loud: true  # NUX-01
cost: 300000  # NUX-01
bell: "18:30"  # NUX-01
free: 5
told: 4  # NUX-03
children:  # NUX-02
  ada: {name: Ada, place: wall, nuts: 0}
  bea: {name: Bea, place: wall, nuts: 2000, lon: 12.5}
  cai:
    name: Cai
    place: bench
    nuts: 1000  # NUX-01
    bones: 1  # NUX-03
games: [tag, hide]  # NUX-01
ways:  # NUX-02
  - [gate, wall]
throw:
  default: once  # NUX-02
  values:
    - {value: once, means: "Once."}
    - {value: twice, means: "Twice."}
"""


def alterations_of_file(folder: Path) -> dict[str, tuple[str, ...]]:
    """Return the alterations of the file, with their rules."""
    (folder / "rulebook.md").write_text(BOOK)
    file = folder / "yard.yaml"
    file.write_text(TEXT)
    target = GameTarget("nuces", folder, folder / "rulebook.md", folder, root=folder)
    return {f"{m.where}: {m.what}": m.rules for m in DataFile(target, file).mutants()}


def test_every_named_value_is_altered_and_every_part_of_a_named_list_is_left_out(
    tmp_path: Path,
) -> None:
    one, two = ("NUX-01",), ("NUX-02",)
    assert alterations_of_file(tmp_path) == {
        "rounds: 9 becomes 10": one,
        "loud: true becomes false": one,
        "cost: 300000 becomes 400000": one,
        "bell: 18:30 becomes 18:31": one,
        "children.ada.place: wall becomes bench": two,
        "children.ada.nuts: 0 becomes 1000": two,
        "children.bea.place: wall becomes bench": two,
        "children.bea.nuts: 2000 becomes 3000": two,
        "children.cai.place: bench becomes wall": two,
        "children.cai.nuts: 1000 becomes 2000": one,
        "games.0: tag left out": one,
        "games.1: hide left out": one,
        "ways.0: ['gate', 'wall'] left out": two,
        "throw.default: once becomes twice": two,
    }


def test_the_altered_file_reads_as_altered_and_every_other_file_unchanged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    alterations_of_file(tmp_path)
    for known in [*sys.modules.values()]:
        if getattr(known, "read_yaml", None) is yamlfile.read_yaml:
            # the data are put back at the end
            monkeypatch.setattr(known, "read_yaml", yamlfile.read_yaml)
    content = (tmp_path / "yard.yaml").read_bytes()
    swap.swap_document(content, ("children", "cai", "nuts"), 7)
    found = yamlfile.read_yaml(content.decode(), "another name").value
    other = yamlfile.read_yaml(b"children: 1", "yard.yaml").value
    swap.swap_document(content, ("games", 0), swap.DROP)
    # the file is read in the way in which every game reads its data
    both = vars(files)["read_yaml"](content, "yard.yaml").value
    assert isinstance(found, dict)
    assert isinstance(both, dict)
    assert isinstance(found["children"], dict)
    assert found["children"]["cai"] == {"name": "Cai", "place": "bench", "nuts": 7, "bones": 1}
    assert found["games"] == ["tag", "hide"]
    assert both["games"] == ["hide"]
    assert other == {"children": 1}
