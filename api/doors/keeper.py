"""Counts connections by client, and drops connections that wait too long.

A hall shares one address, so a client with a session is counted by the session. Connections without
a session are counted by address, even before their first request.
"""

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from weakref import WeakValueDictionary

from api.base.origin import client_network
from api.base.problems import too_many
from api.base.settings import Settings
from api.doors.connection import Connection
from api.doors.share import LoopTimeShare
from api.limits.rate_limits import LimitLog


@dataclass(frozen=True, slots=True)
class Client:
    """A client whose connections are counted together: a session, or strangers at an address."""

    name: str
    is_stranger: bool


class ConnectionKeeper:
    """Counts the connections of one server, and gives each its share of the loop's time.

    All strangers have one share, and each session has its own. `most` is the maximum of connections
    of the server. If a new connection exceeds this maximum, the longest idle connection is dropped.
    So no client can lock others out by opening many connections. Connections with a running request
    stay.
    """

    def __init__(
        self, settings: Settings, maximum: int, clock: Callable[[], float] = monotonic
    ) -> None:
        self._settings = settings
        self._maximum = maximum
        self._clock = clock
        self._connections_of: dict[Client, dict[Connection, None]] = {}
        self._asker_of: dict[Connection, Client] = {}
        self._limit_log = LimitLog()
        self._stranger_share = LoopTimeShare(clock)
        self._shares = WeakValueDictionary[str, LoopTimeShare]()

    def __len__(self) -> int:
        return len(self._asker_of)

    def add_connection(self, connection: Connection) -> None:
        """Note a new connection.

        If there are too many connections, drop the new one or an idle one.
        """
        client = Client(client_network(connection.address), is_stranger=True)
        connection.share = self._stranger_share
        self._assign_connection(connection, client)
        if not self._make_room(client, connection):
            self._drop(connection)
        elif len(self._asker_of) > self._maximum:
            self._limit_log("connections", "all")
            stranger_connections = (
                connection
                for connection, client in self._asker_of.items()
                if client.is_stranger and connection.is_idle
            )
            self._drop(next(stranger_connections, connection))

    def add_request(self, connection: Connection, address: str, session: str) -> None:
        """Note a request on a connection. Raises: the problem too-many."""
        client = (
            Client(session, is_stranger=False)
            if session
            else Client(client_network(address), is_stranger=True)
        )
        old_asker = self._asker_of.get(connection)
        if old_asker is not None and old_asker != client:
            self._unassign_connection(connection)
            self._assign_connection(connection, client)
        if connection.is_gone or not self._make_room(client, connection):
            raise too_many()
        connection.busy += 1
        connection.share = self._share_of(client)
        connection.is_proxied = client_network(address) != client_network(connection.address)

    def _share_of(self, client: Client) -> LoopTimeShare:
        if client.is_stranger:
            return self._stranger_share
        time_share = self._shares.get(client.name)
        if time_share is None:
            time_share = self._shares[client.name] = LoopTimeShare(self._clock)
        return time_share

    def note_request_end(self, connection: Connection) -> None:
        """Note the end of a request."""
        connection.note_request_end(self._clock())
        if not connection.is_gone:
            own_connections = self._connections_of[self._asker_of[connection]]
            # moved to the end, because the others have been idle for longer
            own_connections[connection] = own_connections.pop(connection)

    def remove_connection(self, connection: Connection) -> None:
        """Note a lost connection."""
        connection.is_gone = True
        self._unassign_connection(connection)

    def drop_late_connections(self) -> None:
        """Drop connections that are late with a head or a body, or do not read their answer."""
        now = self._clock()
        for connection, client in list(self._asker_of.items()):
            late_part = connection.late_part(now, self._settings)
            if late_part:
                self._limit_log(late_part, client.name)
                self._drop(connection)

    def _make_room(self, client: Client, newcomer: Connection) -> bool:
        """Return whether a client may have one more connection.

        An idle connection may be dropped for it.
        """
        own_connections = self._connections_of[client]
        if len(own_connections) <= self._allowed_connections(client):
            return True
        self._limit_log("connections", client.name)
        idle_connection = next(
            (
                connection
                for connection in own_connections
                if connection.is_idle and connection is not newcomer
            ),
            None,
        )
        if idle_connection is not None:
            self._drop(idle_connection)
        return idle_connection is not None

    def _allowed_connections(self, client: Client) -> int:
        settings = self._settings
        return settings.stranger_connections if client.is_stranger else settings.session_connections

    def _assign_connection(self, connection: Connection, client: Client) -> None:
        self._asker_of[connection] = client
        self._connections_of.setdefault(client, {})[connection] = None

    def _drop(self, connection: Connection) -> None:
        connection.drop()
        self._unassign_connection(connection)

    def _unassign_connection(self, connection: Connection) -> None:
        client = self._asker_of.pop(connection, None)
        if client is not None:
            self._connections_of[client].pop(connection)
            if not self._connections_of[client]:
                del self._connections_of[client]
