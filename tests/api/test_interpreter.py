"""The build of a Python is told by the options of its `configure`, as its builders leave them."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from api.base import interpreter
from api.base.interpreter import Build, interpreter_build, interpreter_words


@pytest.mark.parametrize(
    ("variables", "build"),
    [
        ({"CONFIG_ARGS": "'--enable-optimizations' '--with-lto'"}, Build.OPTIMISED),
        ({"CONFIG_ARGS": "'--enable-optimizations' '--with-lto=full'"}, Build.OPTIMISED),
        ({"CONFIG_ARGS": "'--enable-optimizations'"}, Build.PROFILED),
        ({"CONFIG_ARGS": "'--with-wheel-pkg-dir=/usr/share/python-wheels/'"}, Build.OPTIMISED),
        ({"CONFIG_ARGS": "'--with-lto'"}, Build.PLAIN),
        ({"CONFIG_ARGS": "'--prefix=/opt'"}, Build.PLAIN),
        ({"CONFIG_ARGS": None}, Build.PLAIN),
        ({}, Build.PLAIN),
        ({"CONFIG_ARGS": "--enable-optimizations --with-lto", "Py_DEBUG": 1}, Build.PLAIN),
        ({"CONFIG_ARGS": "--enable-optimizations", "Py_GIL_DISABLED": 1}, Build.PLAIN),
    ],
    ids=lambda value: value.name if isinstance(value, Build) else str(value),
)
def test_the_options_of_configure_tell_the_build(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, Any], build: Build
) -> None:
    monkeypatch.setattr("sysconfig.get_config_vars", lambda: variables)
    assert interpreter_build() is build


def test_a_python_for_windows_was_built_by_python_org(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setattr("sysconfig.get_config_vars", dict)
    assert interpreter_build() is Build.PROFILED


def test_the_file_runs_alone_as_a_program_and_says_the_same() -> None:
    path = str(Path(interpreter.__file__))
    said = subprocess.run(
        [sys.executable, "-I", path], stdout=subprocess.PIPE, text=True, check=True
    )
    assert said.stdout.strip() == f"{int(interpreter_build())} {interpreter_words()}"
