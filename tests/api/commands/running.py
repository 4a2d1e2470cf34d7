"""Runs `acta` like an organiser."""

from typer.testing import CliRunner, Result

from api.cli import app


def run_acta(*arguments: object) -> Result:
    return CliRunner().invoke(app, [str(argument) for argument in arguments])


def run_successfully(*arguments: object) -> str:
    result = run_acta(*arguments)
    assert result.exit_code == 0, result.output
    return result.output


def run_expecting_failure(*arguments: object) -> str:
    result = run_acta(*arguments)
    assert result.exit_code == 1, result.output
    assert "Traceback" not in result.output
    return result.output
