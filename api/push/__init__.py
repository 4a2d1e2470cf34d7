"""Web push (RFC 8030): messages to phones whose app is closed. Off without a key of the server."""
