"""How long things may be, and what may be longer, with its reason."""

MOST_LINES_OF_A_MODULE = 300
MOST_LINES_OF_A_FUNCTION = 40

LONGER_MODULES: dict[str, str] = {
    "pwa/src/core/wire.ts": "written from the description: a list of types",
    "pwa/src/games/cursus_honorum/wire.ts": "written from the description: a list of types",
    "pwa/src/games/ludi_romani/wire.ts": "written from the description: a list of types",
    "pwa/src/games/morituri/wire.ts": "written from the description: a list of types",
}
"""Path -> why it is one module all the same."""

LONGER_FUNCTIONS: dict[str, str] = {}
"""`path::name` -> why it is one function all the same."""
