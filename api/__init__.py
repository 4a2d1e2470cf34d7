"""The server: REST, GraphQL, live streams, identity, the commands of `acta`. It has no rules."""

import structlog

# structlog's own traceback prints all that lies at hand where something failed: purses, letters.
# `api.log` sets up a server's log; this holds for commands, and for programs that embed the server.
if not structlog.is_configured():
    structlog.configure(
        processors=[
            *structlog.get_config()["processors"][:-1],
            structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback),
        ]
    )
