"""The server: REST, GraphQL, live streams, identity, and the commands of `acta`.

The server contains no game rules.
"""

import structlog

# The default traceback of structlog prints local variables, for example purses and letters of the
# game. `api.observing.log` configures a server; this line protects commands and programs that embed
# the server.
if not structlog.is_configured():
    structlog.configure(
        processors=[
            *structlog.get_config()["processors"][:-1],
            structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback),
        ]
    )
