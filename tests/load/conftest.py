"""Leaves out the tests whose phones need `uvloop`, on systems that have none."""

from importlib.util import find_spec

collect_ignore = [] if find_spec("uvloop") else ["test_bench_smoke.py", "test_stages.py"]
